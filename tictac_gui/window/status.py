"""The line below the board: what the game is waiting for, and in large letters how it ended.

There is always room for the large letters, so that the board stays where it is when a game ends.
What a result means for the next game stands beside it in small letters, where there is room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QLabel

from tictac_gui.look.theme import enlarged
from tictac_gui.play.change import Change, Event
from tictac_gui.widgets.labels import wrap
from tictac_gui.window import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent

    from tictac_gui.look.appearance import Look
    from tictac_gui.play.controller import GameController

_USUAL = 1.15
"""The size of the text, as a multiple of the system's font size."""
_RESULT = (1.7, 1.5, 1.3, _USUAL, 1.0, 0.9)
"""The sizes of a result: it has the first that fits in one line."""
_LARGEST, _WIDE = 3.0, 20
"""In a wide window a result grows to this size at most, and to one `_WIDE`th of the width."""
_ANY_HEIGHT = 10_000


class GameNews:
    """The words for the status and for screen readers; it shows and announces nothing itself.

    They are about a change to the game as a whole: undo, redo, a new game, other levels. Levels
    can't be seen on the board, so the remark about them stays in the status for a while.
    """

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._remark = ""

    def news(self, change: Change) -> str:
        """Describe a change, empty if the board shows it; it may begin or end the remark."""
        controller, event = self._controller, change.event
        if event is Event.LEVELS:
            self._remark = words.levels(controller.setup)
            return self.status()
        # A person has read it by their next move; between two computers, it lasts one move.
        if change.begins_game or (
            change.moves and not (event is Event.REPLIED and controller.people)
        ):
            self._remark = ""
        if event is Event.UNDONE:
            text = words.undone(controller, change.moves)
        elif event is Event.REDONE:
            text = words.redone(controller, change.moves)
        elif event is Event.NEW_GAME:
            text = words.new_game()
        else:
            return self.status() if event is Event.PRACTICE else ""
        # The result is announced separately, when its line has been struck.
        return text if change.ends_game else words.followed_by(text, self.status())

    def status(self, *, is_faultless: bool = False) -> str:
        """Say what the game is waiting for, after any remark, or how it ended."""
        status = words.status(self._controller, is_faultless=is_faultless)
        if not self._remark or self._controller.board.outcome:
            return status
        return words.followed_by(self._remark, status)

    @property
    def next_step(self) -> tuple[str, ...]:
        """How much harder or easier the next game will be: in full, and more briefly."""
        controller = self._controller
        if not (change := controller.level_change):
            return ()
        game = controller.setup.game
        return words.next_step(change, controller.adaptation.step(game), len(game.scale))

    def with_next_step(self, result: str) -> str:
        """Say after a result how much harder or easier it has made the next game."""
        return words.followed_by(result, self.next_step[0]) if self.next_step else result


class StatusLabel(QLabel):
    """Shows a sentence; while it is the result of a game, as large as there is room for."""

    def __init__(self, look: Look) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self._look = look
        self.setObjectName("status")
        wrap(self)
        # A name may look like HTML.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.is_result = False
        """Whether the text is shown as the result of a game."""
        self.note = ""
        """The text beside the result."""
        self._notes: Sequence[str] = ()
        self._system_font = self.font()
        self._small_font = enlarged(self._system_font, 1.0, is_bold=False)
        self.setFont(enlarged(self._system_font, _USUAL))

    def show_result(self, *, is_result: bool, notes: Sequence[str] = ()) -> None:
        """Show the text as the result of a game, or as any other.

        The notes all mean the same; the first that has room beside the result is shown.
        """
        if is_result is not self.is_result:
            self.is_result = is_result
            self.updateGeometry()
        self._notes = notes if is_result else ()
        self._choose_font()

    def _choose_font(self) -> None:
        font, self.note = self._choice_at(self.contentsRect().width())
        if font != self.font():
            self.setFont(font)
        self.update()

    def _choice_at(self, width: int) -> tuple[QFont, str]:
        """Return the font of the text in a label of this width, and the note beside it."""
        if not self.is_result:
            return enlarged(self._system_font, _USUAL), ""
        factors = (self._largest_at(width), *_RESULT)
        sizes = [enlarged(self._system_font, factor, is_bold=True) for factor in factors]
        # A result without its note is the last choice: a note matters more than large letters.
        pairs = [(size, note) for size in sizes for note in self._notes]
        pairs += [(size, "") for size in sizes]
        fitting = (pair for pair in pairs if sum(self._widths(*pair)) <= width)
        return next(fitting, pairs[-1])

    def _largest_at(self, width: int) -> float:
        line = QFontMetrics(self._system_font).height()
        return min(max(width / line / _WIDE, _RESULT[0]), _LARGEST)

    def _widths(self, font: QFont, note: str) -> tuple[int, int]:
        """Return the width of the result, and that of a note with the gap before it."""
        small = QFontMetrics(self._small_font)
        beside = small.height() + small.horizontalAdvance(note) if note else 0
        return QFontMetrics(font).horizontalAdvance(self.text()), beside

    def heightForWidth(self, width: int) -> int:
        # With the font for that width, not the present one: otherwise a column whose width depends
        # on this height would show and hide its scroll bar without end.
        font, _ = self._choice_at(width)
        needed = _height(self.text(), font, width)
        # Room for the largest letters, whatever is shown.
        largest = enlarged(self._system_font, self._largest_at(width), is_bold=True)
        # Qt rounds up what a label needs.
        return max(needed, _height("X", largest, width)) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.note:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        large, beside = self._widths(self.font(), self.note)
        metrics, room = self.fontMetrics(), self.contentsRect()
        left = room.left() + (room.width() - large - beside) // 2
        baseline = room.top() + (room.height() - metrics.height()) // 2 + metrics.ascent()
        painter.drawText(left, baseline, self.text())
        painter.setFont(self._small_font)
        painter.setPen(self._look.theme.muted)
        gap = painter.fontMetrics().height()
        painter.drawText(left + large + gap, baseline, self.note)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_font()


def _height(text: str, font: QFont, width: int) -> int:
    """Return the height of a text that is wrapped at a width."""
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    room = QRect(0, 0, width, _ANY_HEIGHT)
    return QFontMetrics(font).boundingRect(room, flags, text).height()
