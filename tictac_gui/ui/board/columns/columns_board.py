"""The board on which a move is a column: shows a position and reports the column clicked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLabel

from tictac_gui.ui.board.board_widget import BoardWidget
from tictac_gui.ui.board.columns.cell_pictures import CellPictures
from tictac_gui.ui.board.columns.column_button import ColumnButton
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.words import column_words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import MoveValue
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.look.look import Look

_FRAME = 0.1
"""The width of the frame around the cells, as a fraction of a cell's side."""
_LINGER_MS = 200
"""How long values are seen after a move unless the new ones are there: without it they flicker."""
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ColumnsBoard(BoardWidget):
    """Columns in a frame, and above them a row's room for the disc that would fall.

    The columns paint everything; each cell is there as well, for a screen reader to read.
    """

    def __init__(self, game: Game, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(game, look, parent)
        self._falling: BoardPosition | None = None
        self._leading: ColumnButton | None = None
        self._attended: tuple[ColumnButton | None, ColumnButton | None] = (None, None)
        rows, columns = game.start.rows, game.start.columns
        self._cells = [QLabel(self) for _ in game.cells]
        for number, cell in enumerate(self._cells):
            cell.setObjectName(f"cell_{number}")
            cell.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._pictures = CellPictures(look)
        self._columns = [ColumnButton(rows, self._pictures, look, self) for _ in range(columns)]
        for number, column in enumerate(self._columns):
            column.setObjectName(f"column_{number}")
            column.clicked.connect(partial(self._tell_if_full, number))
            column.landed.connect(self._on_landed)
        self._lingering = QTimer(self, singleShot=True, interval=_LINGER_MS)
        self._lingering.timeout.connect(self._clear_values)
        self._use(self._columns)

    @property
    def is_striking(self) -> bool:
        """Whether the winning line is still being struck, or will be when its disc has landed."""
        return super().is_striking or bool(self._falling and self._falling.winning_lines)

    def cell_rect(self, cell: int) -> QRect:
        """Return the square of a cell."""
        return self._cells[cell].geometry()

    def show_hint(self, move: int) -> None:
        """Highlight one column, and the cell where a disc would land, as a hint."""
        for number, column in enumerate(self._columns):
            column.show_hint(is_hinted=number == move, pulses=self._look.motion.is_shown)
        self._name_cells(hint=self._game.cell_of(self._board, move))

    def show_values(self, values: Mapping[int, MoveValue], pending: Collection[int] = ()) -> None:
        """Show what each column leads to where a disc would land, if there is a value for it."""
        for number, column in enumerate(self._columns):
            is_pending = number in pending
            column.show_value(self._describe(column, values.get(number), is_pending=is_pending))
            if column.landing_row is None and not self._board.outcome:
                column.setToolTip(column_words.full_column(number))
        if len(values) == len(self._board.moves()):
            self._clear_values()
        elif not self._lingering.isActive():
            self._lingering.start()
        self._preview.show_values(values)

    def show_steps(self, steps: Mapping[int, tuple[int, Mark]]) -> None:
        """Show the numbers and marks of later moves in the cells that they fill."""
        for number, column in enumerate(self._columns):
            column.show_steps(
                {row: steps[c] for row, c in self._column_cells(number) if c in steps}
            )

    @Slot()
    def _clear_values(self) -> None:
        self._lingering.stop()
        for column in self._columns:
            column.clear_value()

    def _column_cells(self, column: int) -> list[tuple[int, int]]:
        """Return the rows of a column and the numbers of its cells."""
        cells = range(column, len(self._cells), len(self._columns))
        return list(enumerate(cells))

    def _show_marks(self, ghost: Mark | None) -> None:
        last = self._last_cell()
        is_new = last is not None and self._is_empty(last)
        if is_new or self._falling != self._board:
            self._end_fall()
        if falls := is_new and self._look.motion.is_shown:
            self._falling = self._board
        for column in self._columns:
            column.show_ghost(ghost)
            column.show_hint(is_hinted=False, pulses=False)
        self._show_discs()
        if falls and self._last_move is not None:
            self._columns[self._last_move].drop()

    def _end_fall(self) -> None:
        """Don't wait for a disc that falls."""
        self._falling = None
        for column in self._columns:
            column.stop_falling()

    def _is_empty(self, cell: int) -> bool:
        """Return whether a cell has been shown as empty until now."""
        row, column = divmod(cell, len(self._columns))
        return self._columns[column].discs[row] is None

    def _show_discs(self) -> None:
        """Show all discs, and those in a completed line unless one of them is still falling."""
        board, last = self._board, self._last_cell()
        outcome = board.outcome
        winning = outcome.cells if outcome and outcome.winner and not self._falling else None
        for number, column in enumerate(self._columns):
            cells = self._column_cells(number)
            column.show_discs(
                tuple(board.mark_at(cell) for _, cell in cells),
                next((row for row, cell in cells if cell == last), None),
                None if winning is None else frozenset(r for r, cell in cells if cell in winning),
            )

    def _show_alternatives(self, mark: Mark, played: int, better: int) -> None:
        self._end_fall()
        for number, column in enumerate(self._columns):
            cells = self._column_cells(number)
            discs = tuple(mark if c == played else self._board.mark_at(c) for _, c in cells)
            column.show_discs(discs, None, None)
            column.show_ghost(None)
            column.show_better(mark if any(c == better for _, c in cells) else None)

    def _name_cell(self, cell: int, name: str) -> None:
        self._cells[cell].setAccessibleName(name)

    def _name_cells(self, hint: int | None) -> None:
        super()._name_cells(hint)
        for number, column in enumerate(self._columns):
            is_hinted = hint is not None and hint % len(self._columns) == number
            discs = [disc for disc in column.discs if disc]
            rows = len(column.discs)
            name = column_words.column_name(number, discs, rows, is_hinted=is_hinted)
            column.setAccessibleName(name)

    def _last_cell(self) -> int | None:
        """Return the highest disc in the column that was played last."""
        if self._last_move is None:
            return None
        cells = self._column_cells(self._last_move)
        return next((cell for _, cell in cells if self._board.mark_at(cell)), None)

    def _strike(self) -> None:
        if not self._falling:
            super()._strike()

    @Slot()
    def _attend(self) -> None:
        """Let the disc hover where the pointer or the keyboard is, whichever has moved last."""
        super()._attend()
        pointed = next((column for column in self._columns if column.has_pointer), None)
        focused = next((column for column in self._columns if column.has_keyboard), None)
        before, self._attended = self._attended, (pointed, focused)
        moved = [now for was, now in zip(before, self._attended, strict=True) if now is not was]
        if not any(moved) and self._leading in self._attended:
            return
        self._leading = next(filter(None, (*moved, *self._attended)), None)
        for column in self._columns:
            column.show_attended(is_attended=column is self._leading)

    @Slot()
    def _on_landed(self) -> None:
        self._falling = None
        self._show_discs()
        if self._board.winning_lines:
            self._strike()

    def _tell_if_full(self, column: int) -> None:
        if self._columns[column].landing_row is None and not self._board.outcome:
            announce(self, column_words.full_column(column))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._cells[0].width()
        frame = side * _FRAME
        cells = QRectF(self._cells[0].geometry().united(self._cells[-1].geometry()))
        painter.setPen(QPen(self._look.theme.edge, max(1.0, side * 0.02)))
        painter.setBrush(self._look.theme.surface)
        board = cells.adjusted(-frame, -frame, frame, frame)
        painter.drawRoundedRect(board, side * 0.3, side * 0.3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns, rows = len(self._columns), self._board.rows
        parts = QSize(columns, rows + 1)
        side = int(
            min(
                self.width() / (parts.width() + 2 * _FRAME),
                self.height() / (parts.height() + 2 * _FRAME),
            )
        )
        frame = round(side * _FRAME)
        left = (self.width() - columns * side) // 2
        above = (self.height() - (rows + 1) * side - 2 * frame) // 2
        top = above + side + frame
        for number, cell in enumerate(self._cells):
            row, column = divmod(number, columns)
            cell.setGeometry(left + column * side, top + row * side, side, side)
        for number, button in enumerate(self._columns):
            cells = QRect(left + number * side, top, side, rows * side)
            button.place(cells.adjusted(0, above - top, 0, frame), cells)
        self._place_overlays()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or not isinstance(focused, ColumnButton):
            event.ignore()
            return
        at = self._columns.index(focused) + step
        if 0 <= at < len(self._columns):
            self._columns[at].setFocus(Qt.FocusReason.OtherFocusReason)
