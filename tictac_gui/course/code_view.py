"""The lines of a program, each of which can be clicked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.board.board import make_tab_stop
from tictac_gui.course import code_words
from tictac_gui.course.step_view import FramedBoard, StepView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from tictac_gui.course.code import ReadCodeTask
    from tictac_gui.look.appearance import Look

_ROOM = 3
"""Above and below a line."""
_GUTTER = 2.4
"""The room for its number, in lines' heights."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class LineButton(FramedBoard):
    """A line of a program, with its number."""

    def __init__(self, number: int, text: str, look: Look) -> None:
        super().__init__(look)
        self._number = number
        self._text = text
        self.is_found = self.is_given_away = False
        self.setObjectName(f"line_{number}")
        self.setAccessibleName(code_words.line_name(number, text))
        self.setEnabled(bool(text))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, *, is_found: bool, is_given_away: bool) -> None:
        """Show whether it has answered a question, or a hint gives it away."""
        self.is_found, self.is_given_away = is_found, is_given_away
        self.setAccessibleDescription(
            code_words.line_state(is_found=is_found, is_given_away=is_given_away)
        )
        self.update()

    def _code_font(self) -> QFont:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(max(round(self.fontMetrics().height() * 0.78), 8))
        return font

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        width = QFontMetrics(self._code_font()).horizontalAdvance(self._text)
        return QSize(round(width + line * (_GUTTER + 1)), line + 2 * _ROOM)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        is_framed = self.is_found or self.is_given_away or self.underMouse() or self.has_keyboard
        if self.isEnabled() and is_framed:
            self._paint_frame(
                painter,
                is_chosen=self.is_found,
                is_lit=False,
                is_given_away=self.is_given_away,
            )
        gutter = self.fontMetrics().height() * _GUTTER
        painter.setFont(self._code_font())
        painter.setPen(theme.muted)
        number = QRectF(0, 0, gutter * 0.7, self.height())
        text = "✓" if self.is_found else str(self._number + 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(number, right, text)
        painter.setPen(theme.text)
        room = QRectF(gutter, 0, self.width() - gutter, self.height())
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, left, self._text)


class CodeLines(QWidget):
    """Lines below each other; the arrow keys go from one to the next."""

    def __init__(self, task: ReadCodeTask, look: Look) -> None:
        super().__init__()
        self.buttons = [
            LineButton(number, line.text, look) for number, line in enumerate(task.lines)
        ]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for number, button in enumerate(self.buttons):
            layout.addWidget(button)
            button.clicked.connect(partial(task.choose, number))
            button.focused.connect(partial(self._make_tab_stop, button))
        layout.addStretch()
        self._make_tab_stop(self.buttons[0])

    def _make_tab_stop(self, stop: LineButton) -> None:
        make_tab_stop(stop, self.buttons, self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        usable = [button for button in self.buttons if button.isEnabled()]
        focused = next((n for n, button in enumerate(usable) if button.hasFocus()), None)
        if step is None or focused is None:
            event.ignore()
        elif 0 <= focused + step < len(usable):
            usable[focused + step].setFocus(Qt.FocusReason.OtherFocusReason)


class ReadCodeView(StepView):
    """Shows the program, and which of its lines have been found."""

    def __init__(self, task: ReadCodeTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._lines = CodeLines(task, look)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._lines)
        self.setFocusProxy(self._lines)

    def refresh(self) -> None:
        for number, button in enumerate(self._lines.buttons):
            button.show_state(
                is_found=number in self._task.found,
                is_given_away=number == self._task.marked,
            )

    @property
    def attended(self) -> Sequence[QWidget]:
        marked = self._task.marked
        return () if marked is None else (self._lines.buttons[marked],)
