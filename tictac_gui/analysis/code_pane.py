"""The code of the search at one line: its text, the calls under way, and the variables."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolTip, QVBoxLayout, QWidget

from tictac_gui.analysis import code_words
from tictac_gui.analysis.code_text import CodeText
from tictac_gui.board.little_boards import paint_little_board, ring_cell
from tictac_gui.games.game import program
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.containers import FocusRow
from tictac_gui.widgets.labels import announce
from tictac_gui.words import number_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from tictac_gui.engine.listing import Execution, Moment
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.look.appearance import Look

_BOARD, _LEAST_BOARD = 2.4, 1.25
_NUMBER = 1.0
_ARROW = 0.85
_ROOM = 0.25
"""Sizes in the stack of calls, in line heights, so that they grow with the font."""
_GAP = 5
_MARGIN = 3
"""The space between the variables, and around them, in pixels."""
_COPIED_MS = 2_000
"""How long the button is labelled as copied."""


class CallStack(FocusRow):
    """Shows the calls under way as boards with tool tips; Tab reaches the whole row."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setObjectName("code_stack")
        self._game: Game | None = None
        self._moment: Moment[BoardPosition] | None = None

    def show_moment(self, game: Game, moment: Moment[BoardPosition]) -> None:
        """Show which calls are under way."""
        self._game, self._moment = game, moment
        self.setAccessibleName(code_words.stack(game, moment))
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._game, self._moment = None, None
        self.setAccessibleName("")
        self.update()

    @property
    def numbers(self) -> list[int]:
        """The numbers of the calls under way."""
        return [call.number for call in self._moment.stack] if self._moment else []

    @property
    def shown(self) -> list[int]:
        """The depths of the calls that are seen; the first and the last ones always are."""
        count = len(self._moment.stack) if self._moment else 0
        least = self._ratio() * self._line() * _LEAST_BOARD + self._line() * _ARROW
        fitting = max(int((self.width() - self._margin()) / least), 2)
        if count <= fitting:
            return list(range(count))
        return [0, *range(count - fitting + 2, count)] if fitting > 2 else [0, count - 1]

    def _line(self) -> int:
        return self.fontMetrics().height()

    def _margin(self) -> float:
        return 2 * self._line() * _ROOM

    def _ratio(self) -> float:
        """Return how much wider than high the boards are."""
        board = self._moment.call.position if self._moment else None
        return board.columns / board.rows if board else 1.0

    def _places(self) -> dict[int, QRectF]:
        """Return where each board is, by the depth of its call."""
        line, shown = self._line(), self.shown
        # One more for the dots, where some are left out.
        count = max(shown, default=0) + 1
        columns = len(shown) + (count > len(shown))
        room = (self.width() - self._margin()) / max(columns, 1) - line * _ARROW
        width = min(room, line * _BOARD * self._ratio())
        height = width / self._ratio()
        places = {}
        for column, depth in enumerate(shown):
            skipped = columns - len(shown) if depth else 0
            x = line * _ROOM + (column + skipped) * (width + line * _ARROW)
            y = line * (_ROOM + (_BOARD - height / line) / 2)
            places[depth] = QRectF(x, y, width, height)
        return places

    def _tip(self, point: QPointF) -> str:
        if self._game and self._moment:
            for depth, place in self._places().items():
                if place.adjusted(0, 0, 0, self._line()).contains(point):
                    return code_words.call_label(self._game, self._moment, depth)
        return ""

    def _paint_call(self, painter: QPainter, depth: int, place: QRectF, *, is_last: bool) -> None:
        assert self._game  # noqa: S101 - there is something to paint
        assert self._moment  # noqa: S101
        theme, line, stack = self._look.theme, self._line(), self._moment.stack
        call = stack[depth]
        out = line * 0.14
        painter.setPen(QPen(theme.accent if is_last else theme.edge, 2 if is_last else 1))
        painter.setBrush(theme.accent_ground if is_last else theme.surface)
        painter.drawRoundedRect(place.adjusted(-out, -out, out, out), 4, 4)
        paint_little_board(painter, call.position, place, theme)
        if depth and call.move is not None:
            cell = self._game.cell_of(stack[depth - 1].position, call.move)
            ring_cell(painter, call.position, cell, place, theme)
        self._paint_number(painter, number_words.number(call.number), place, is_last=is_last)

    def _paint_number(
        self, painter: QPainter, number: str, place: QRectF, *, is_last: bool
    ) -> None:
        """Write the number of a call below its board, no wider than to the next one."""
        theme, line = self._look.theme, self._line()
        font = enlarged(self.font(), 0.82, is_bold=is_last)
        room, width = place.width() + line * _ARROW, QFontMetricsF(font).horizontalAdvance(number)
        painter.setFont(enlarged(font, min(room / width, 1), is_bold=is_last))
        painter.setPen(theme.accent if is_last else theme.muted)
        below = QRectF(place.left() - line, line * (_ROOM + _BOARD), place.width() + 2 * line, line)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, number)

    def _paint_arrow(self, painter: QPainter, place: QRectF, *, is_gap: bool) -> None:
        """Paint an arrow to this board from the one before, with dots for boards left out."""
        line = self._line()
        centre = QPointF(place.left() - line * _ARROW / 2, place.center().y())
        reach = line * 0.16
        painter.setPen(QPen(self._look.theme.muted, line * 0.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corners = QPointF(-reach / 2, -reach), QPointF(reach / 2, 0), QPointF(-reach / 2, reach)
        painter.drawPolyline([centre + corner for corner in corners])
        if is_gap:
            painter.setFont(self.font())
            room = QRectF(place.left() - line * _ARROW - place.width(), place.top(), 0, 0)
            room.setSize(place.size())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "…")

    def sizeHint(self) -> QSize:
        return QSize(10 * self._line(), round(self._line() * (_BOARD + _NUMBER + 2 * _ROOM)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._places()
        last = max(places, default=0)
        for depth, place in places.items():
            self._paint_call(painter, depth, place, is_last=depth == last)
            if depth:
                is_gap = depth - 1 not in places
                self._paint_arrow(painter, place, is_gap=is_gap)
        painter.end()
        super().paintEvent(event)


class _Variable(NamedTuple):
    name: str
    value: str
    is_new: bool


class Variables(FocusRow):
    """Shows names and values; Tab reaches the whole row."""

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
        """A name and a value for each variable."""
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
        """Add rows if needed, but never remove any, so that the layout stays still."""
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


class CodePane(QWidget):
    """Shows one moment of the execution."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("code")
        self._program: Callable[[], str] = str
        self.text = CodeText(look)
        self._stack = CallStack(look)
        self._variables = Variables(look)
        self._copy = QPushButton(self.tr("Copy"))
        self._copy.setObjectName("code_copy")
        self._copy.setToolTip(self.tr("Copy a program that runs by itself"))
        self._copy.setAutoDefault(False)
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.clicked.connect(self._on_copy_clicked)
        self._copied = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._copied.timeout.connect(self._on_copied_timeout)
        self._lay_out()
        self.text.show_font(self.font())
        self.show_nothing()

    def show_moment(
        self, game: Game, execution: Execution[BoardPosition], moment: Moment[BoardPosition]
    ) -> None:
        """Show which line is about to run."""
        root = moment.stack[0].position
        self._program = partial(program, game, execution.listing, root)
        self.text.show_text(execution.listing.text)
        self.text.show_line(moment.line)
        self._stack.show_moment(game, moment)
        self._variables.show_moment(game, moment)
        self._copy.setEnabled(True)

    def show_nothing(self) -> None:
        """Show that there is no search."""
        self.text.show_text("")
        self._stack.clear()
        self._variables.clear()
        self._copy.setEnabled(False)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(self._stack, stretch=1)
        top.addWidget(self._copy, alignment=Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addWidget(self.text, stretch=1)
        layout.addWidget(self._variables)
        layout.addStretch()

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._program())
        self._copy.setText(self.tr("Copied"))
        self._copied.start()
        announce(self._copy, self.tr("Copied"))

    @Slot()
    def _on_copied_timeout(self) -> None:
        self._copy.setText(self.tr("Copy"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.text.show_font(self.font())
