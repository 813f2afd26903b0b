"""The variables of the call that runs, as cards in rows; the one that was just set stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.focus_row import FocusRow
from tictac_gui.ui.words.analysis import code_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from tictac_gui.engine.tracing.execution import Moment
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.look.look import Look

_GAP = 5
_MARGIN = 3


class _Variable(NamedTuple):
    name: str
    value: str
    is_new: bool


class Variables(FocusRow):
    """Shows a name and a value each; Tab reaches them all at once."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setObjectName("code_variables")
        self._shown: list[_Variable] = []
        self._rows = 1

    def show_moment(self, game: Game, moment: Moment[BoardPosition]) -> None:
        """Show what the running call knows."""
        self._shown = [
            _Variable(name, code_words.variable(game, name, value), name == moment.assigned)
            for name, value in moment.variables.items()
        ]
        self.setAccessibleName(code_words.variables(game, moment))
        self._keep_rows()
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._shown = []
        self.setAccessibleName("")
        self.update()

    @property
    def texts(self) -> list[str]:
        """What is shown, a name and a value each."""
        return [f"{each.name} {each.value}" for each in self._shown]

    def _places(self) -> list[QRectF]:
        """Return where the variables stand: beside each other, in as many rows as it takes."""
        places: list[QRectF] = []
        x = y = float(_MARGIN)
        for each in self._shown:
            width = self._width(each)
            if places and x + width > self.width() - _MARGIN:
                x, y = float(_MARGIN), y + self._height() + _GAP
            places.append(QRectF(x, y, width, self._height()))
            x += width + _GAP
        return places

    def _width(self, each: _Variable) -> float:
        bold = QFontMetricsF(enlarged(self.font(), 1, is_bold=True))
        text = self.fontMetrics().horizontalAdvance(each.name) + bold.horizontalAdvance(each.value)
        return text + self.fontMetrics().height() * 1.3

    def _height(self) -> int:
        return round(self.fontMetrics().height() * 1.4)

    def _keep_rows(self) -> None:
        """Never take fewer rows than before, so that nothing jumps."""
        rows = len({place.top() for place in self._places()})
        if rows > self._rows:
            self._rows = rows
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = self._rows * (self._height() + _GAP) - _GAP + 2 * _MARGIN
        return QSize(10 * self.fontMetrics().height(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._rows = 1
            self._keep_rows()
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, inside = self._look.theme, self.fontMetrics().height() * 0.45
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for each, place in zip(self._shown, self._places(), strict=True):
            painter.setPen(QPen(theme.accent if each.is_new else theme.edge, 1 + each.is_new))
            painter.setBrush(theme.accent_ground if each.is_new else theme.surface)
            painter.drawRoundedRect(place, 6, 6)
            text = place.adjusted(inside, 0, -inside, 0)
            painter.setFont(self.font())
            painter.setPen(theme.muted)
            painter.drawText(text, left, each.name)
            painter.setFont(enlarged(self.font(), 1, is_bold=True))
            painter.setPen(theme.text)
            painter.drawText(text, right, each.value)
        painter.end()
        super().paintEvent(event)
