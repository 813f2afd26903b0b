"""The 3×3 grid of cells: shows a board and reports the cell that was clicked; it knows no rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QSizePolicy, QWidget

from tictac_gui.games import TIC_TAC_TOE, BoardPosition
from tictac_gui.ui.board.annotation import Annotation
from tictac_gui.ui.board.cell_button import CellButton, CellValue
from tictac_gui.ui.board.line_preview import LinePreview
from tictac_gui.ui.board.winning_line import WinningLine
from tictac_gui.ui.look.theme import LIGHT, Theme
from tictac_gui.ui.words import game_words
from tictac_gui.ui.words.moves import move_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tictac_gui.engine import Mark
    from tictac_gui.engine.move_values import MoveValue
    from tictac_gui.engine.review import ReviewedMove
    from tictac_gui.ui.look.motion import Motion

_GAP = 0.024
"""The space between cells, as a fraction of the board's side."""
_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_MOVES_BY_KEY = TIC_TAC_TOE.moves_by_key


class BoardView(QWidget):
    """Nine cells that form a square in the middle of the available space."""

    cell_clicked = Signal(int)
    line_struck = Signal()

    def __init__(self, motion: Motion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._theme = LIGHT
        self._board: BoardPosition = TIC_TAC_TOE.start
        self._last_move: int | None = None
        self._people: frozenset[Mark] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._cells = [CellButton(self) for _ in range(9)]
        for number, cell in enumerate(self._cells):
            cell.setObjectName(f"cell_{number}")
            cell.clicked.connect(partial(self.cell_clicked.emit, number))
            cell.focused.connect(partial(self._make_tab_stop, cell))
            cell.attention_changed.connect(self._ask_pointer)
        self._make_tab_stop(self._cells[4])
        self._line = WinningLine(self)
        self._line.struck.connect(self.line_struck)
        self._annotation = Annotation(self._cells, self)
        self._preview = LinePreview(self._cells, self)

    @property
    def board(self) -> BoardPosition:
        """The board shown."""
        return self._board

    @property
    def is_striking(self) -> bool:
        """Whether the winning line is still being struck."""
        return self._line.is_moving

    @property
    def winning_cells(self) -> list[CellButton]:
        """The cells that are shown as part of a completed line."""
        return [cell for cell in self._cells if cell.is_winning]

    def move_of_key(self, text: str) -> int | None:
        """Return the move that a typed character stands for, None if it is no move."""
        return _MOVES_BY_KEY.get(text)

    def show_theme(self, theme: Theme) -> None:
        """Switch to a theme."""
        self._theme = theme
        for cell in self._cells:
            cell.show_theme(theme)
        self._annotation.show_theme(theme)
        self._line.show_theme(theme)

    def show_board(
        self,
        board: BoardPosition,
        last_move: int | None,
        people: frozenset[Mark],
        *,
        is_playable: bool = True,
    ) -> None:
        """Show marks, last move and winning line, and remove hint and values.

        Where a person can play, the free cell under the pointer shows a ghost of their mark.
        """
        had_line = self._board.outcome is not None and bool(self._board.outcome.cells)
        self._board, self._last_move, self._people = board, last_move, people
        is_turn = board.turn in people and not board.outcome and is_playable
        ghost = board.turn if is_turn else None
        winning = board.outcome.cells if board.outcome else frozenset()
        for number, cell in enumerate(self._cells):
            mark = board.mark_at(number)
            is_new = number == last_move and cell.mark is None
            cell.show_ghost(ghost)
            cell.show_mark(
                mark,
                is_last=number == last_move,
                is_winning=number in winning,
                is_drawn_in=is_new and self._motion.is_shown,
            )
        self._annotation.show_move(None)
        self._name_cells(hint=None)
        self.show_values({})
        self._place_line()
        if not winning:
            self._line.clear()
        elif not had_line:
            self._line.strike(is_drawn_in=self._motion.is_shown)

    def show_hint(self, hinted: int) -> None:
        """Highlight one cell as a hint."""
        for number, cell in enumerate(self._cells):
            cell.show_hint(is_hinted=number == hinted, pulses=self._motion.is_shown)
        self._name_cells(hint=hinted)

    def annotate(self, move: ReviewedMove) -> None:
        """Show with the board the move that was made on it, and what would have been better."""
        for number, cell in enumerate(self._cells):
            is_played = number == move.move
            mark = move.mark if is_played else self._board.mark_at(number)
            cell.show_mark(mark, is_last=False, is_winning=False, is_drawn_in=False)
            cell.show_ghost(move.mark if number == move.better else None)
        self.show_hint(move.better)
        names = game_words.annotated_cell_names(self._board, move)
        for number, name in names.items():
            self._cells[number].setAccessibleName(name)
        self._annotation.show_move(move)

    def show_values(self, values: Mapping[int, MoveValue]) -> None:
        """Show in each free cell what it leads to, if there is a value for it."""
        mark, people = self._board.turn, self._people
        for number, cell in enumerate(self._cells):
            if value := values.get(number):
                forecast = value.forecast
                text, count = move_words.value(forecast), str(forecast.own_moves or "")
                cell.show_value(CellValue(forecast.ending, text, short_text=count))
                cell.setToolTip(move_words.value_in_full(forecast, mark, people))
                described = move_words.value_description(TIC_TAC_TOE, value, mark, people)
                cell.setAccessibleDescription(described)
            else:
                cell.show_value(None)
                cell.setToolTip("")
                cell.setAccessibleDescription("")
        self._preview.show_values(mark, values)

    def _name_cells(self, hint: int | None) -> None:
        for number, cell in enumerate(self._cells):
            name = game_words.cell_name(
                self._board,
                number,
                last_cell=self._last_move,
                hinted_cell=hint,
                people=self._people,
            )
            cell.setAccessibleName(name)

    def _make_tab_stop(self, stop: CellButton) -> None:
        """Let Tab reach one cell only; the arrow keys go on from there."""
        for cell in self._cells:
            policy = Qt.FocusPolicy.StrongFocus if cell is stop else Qt.FocusPolicy.ClickFocus
            cell.setFocusPolicy(policy)
        self.setFocusProxy(stop)

    @Slot()
    def _ask_pointer(self) -> None:
        """Let the cell under the pointer know, and no other.

        Qt notices when the pointer moves, but not when a cell moves away from under it; and it
        never tells a cell that has come under the pointer in this way when the pointer leaves.
        """
        for cell in self._cells:
            is_here = cell.rect().contains(cell.mapFromGlobal(QCursor.pos()))
            is_under_mouse = self.underMouse() and is_here
            if is_under_mouse != cell.underMouse():
                cell.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_under_mouse)
                cell.update()

    def _place_line(self) -> None:
        outcome = self._board.outcome
        if not outcome or not outcome.winner:
            return
        lines = [
            [QPointF(self._cells[cell].geometry().center()) for cell in line]
            for line in self._board.winning_lines
        ]
        self._line.place(lines, outcome.winner, self._cells[0].width())

    def sizeHint(self) -> QSize:
        return QSize(440, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 150)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = min(self.width(), self.height())
        gap = round(side * _GAP)
        size = (side - 2 * gap) // 3
        side = 3 * size + 2 * gap
        left, top = (self.width() - side) // 2, (self.height() - side) // 2
        for number, cell in enumerate(self._cells):
            row, column = divmod(number, 3)
            cell.setGeometry(left + column * (size + gap), top + row * (size + gap), size, size)
        self._ask_pointer()
        self._preview.refresh()
        self._line.setGeometry(self.rect())
        self._annotation.setGeometry(self.rect())
        self._place_line()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or not isinstance(focused, CellButton):
            event.ignore()
            return
        row, column = divmod(self._cells.index(focused), 3)
        row, column = (min(max(at + by, 0), 2) for at, by in zip((row, column), step, strict=True))
        self._cells[3 * row + column].setFocus(Qt.FocusReason.OtherFocusReason)
