"""The board on which a move drops a disc into a column; the columns paint their discs."""

from __future__ import annotations

from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLabel

from tictac_gui.board import words
from tictac_gui.board.board import BoardButton, BoardWidget
from tictac_gui.board.holes import (
    EDGE,
    FRAME,
    HOLE,
    DiscPictures,
    edge_height,
    frame_width,
    ring_hole,
)
from tictac_gui.board.marks import paint_disc, within
from tictac_gui.board.symbols import CellValue, paint_step, paint_value
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.look.motion import DROP_MS, new_animation
from tictac_gui.widgets.labels import announce
from tictac_gui.words import move_words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import MoveValue
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.look.appearance import Look

_STEP = 0.32
"""The size of the number of a later move, as a fraction of a cell's side."""
_HINT = 0.055
"""The width of the ring where a hint would land; as the next two, a fraction of a cell's side."""
_HAND = 0.6
"""The height of the space above the board, which the disc in hand needs."""
_HELD = 0.7
"""How far above the board's edge the cell of the disc in hand begins; the disc goes behind it."""
_LEAST_HAND = 24
"""The least height of that space."""
_LATE_LOSS = Forecast(Ending.LOSS, 18)
"""No value takes more words."""
_BOUNCE = 0.15
"""How much of its speed a disc has left when it bounces."""
_LINGER_MS = 200
"""How long old values stay visible after a move while new ones are missing: else they flicker."""
_ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


def fallen(part: float) -> float:
    """Return how much of its way a disc has fallen after a part of the time.

    It falls faster and faster, as in nature, bounces once and lies still.
    """
    time = part * (1 + 2 * _BOUNCE)
    if time < 1:
        return time * time
    from_top = time - 1 - _BOUNCE
    return 1 - _BOUNCE * _BOUNCE + from_top * from_top


class ColumnButton(BoardButton):
    """Shows discs, and which of them was dropped last, falls or has won.

    Above the board it shows the disc in hand or its value; any free cell may show a later move.
    """

    PRESSED_BY: ClassVar = {*BoardButton.PRESSED_BY, Qt.Key.Key_Down}

    landed = Signal()

    def __init__(
        self, rows: int, pictures: DiscPictures, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._pictures = pictures
        self.discs: tuple[Mark | None, ...] = (None,) * rows
        """The content of each row, from the top."""
        self.last_row: int | None = None
        """The row that is shown as the last one filled."""
        self.value: CellValue | None = None
        self.steps: Mapping[int, tuple[int, Mark]] = {}
        """The numbers and marks of the later moves shown here, by their rows."""
        self.winning_rows: frozenset[int] = frozenset()
        """The rows that are shown as part of a completed line."""
        self._ghost: Mark | None = None
        self._better: Mark | None = None
        self._painted_value: tuple[int | None, CellValue] | None = None
        """The value that is painted, and the row for which it was shown."""
        self._is_leading = False
        self._cells = QRect()
        self._board = QRect()
        """The part of the board's picture that is seen here."""
        self._fall_animation = new_animation(self, DROP_MS)
        self._fall_animation.finished.connect(self.landed)

    @property
    def landing_row(self) -> int | None:
        """Where a disc would land; None if the column is full."""
        return self.discs.count(None) - 1 if None in self.discs else None

    @property
    def hovering(self) -> Mark | None:
        """The disc in hand, above the column, or faint where it would land if a value is there."""
        # Not while another disc falls: for a moment both would be in the same place.
        is_shown = self._is_leading and self.landing_row is not None and not self.is_moving
        return self._ghost if is_shown else None

    @property
    def _shown_value(self) -> CellValue | None:
        """The value that is painted: not that of a disc which has been dropped meanwhile."""
        row, value = self._painted_value or (None, None)
        return value if row == self.landing_row and not self.is_moving else None

    @property
    def is_moving(self) -> bool:
        """Whether the last disc is still falling."""
        return self._fall_animation.state() == QAbstractAnimation.State.Running

    def place(self, column: QRect, cells: QRect, board: QRect) -> None:
        """Set the place of the column, that of its cells, and that of the whole board."""
        self.setGeometry(column)
        self._cells = cells.translated(-column.topLeft())
        self._board = column.intersected(board).translated(-board.topLeft())
        self.update()

    def show_discs(
        self, discs: tuple[Mark | None, ...], last: int | None, winning: frozenset[int]
    ) -> None:
        """Show the content of each row, the last one filled and those in a completed line."""
        self.discs, self.last_row, self.winning_rows = discs, last, winning
        self.update()

    def drop(self) -> None:
        """Let the last disc fall into its place."""
        rows = 1 if self.last_row is None else self.last_row + 1
        # As in nature, the distance grows with the square of the time.
        self._fall_animation.setDuration(round(DROP_MS * sqrt(rows / len(self.discs))))
        self._fall_animation.start()

    def stop_falling(self) -> None:
        """Show the last disc in its place."""
        self._fall_animation.stop()
        self.update()

    def show_ghost(self, mark: Mark | None, better: Mark | None = None) -> None:
        """Set the disc that a click would drop, and one to show faintly as the better move."""
        self._ghost, self._better = mark, better
        self.update()

    def show_leading(self, *, is_leading: bool) -> None:
        """Set whether this is the column for the hovering disc."""
        self._is_leading = is_leading
        self.update()

    def show_value(self, value: CellValue | None) -> None:
        """Set the value of dropping a disc here; None outdates the former one.

        An outdated value stays visible until another replaces it, or `drop_outdated_value`.
        """
        if value:
            self._painted_value = self.landing_row, value
        self.value = value
        self.update()

    def drop_outdated_value(self) -> None:
        """Hide a former value, unless the one that is visible still holds."""
        if not self.value:
            self._painted_value = None
            self.update()

    def show_steps(self, steps: Mapping[int, tuple[int, Mark]]) -> None:
        """Show the numbers and marks of later moves, by their rows."""
        if steps != self.steps:
            self.steps = steps
            self.update()

    @property
    def _hand_row(self) -> float:
        """Where the disc in hand is, in rows."""
        side = self.width()
        return -(frame_width(side) / side + _HELD) if side else 0.0

    def _cell(self, row: float) -> QRectF:
        side = float(self.width())
        return QRectF(self._cells.left(), self._cells.top() + row * side, side, side)

    def _paint_discs(self, painter: QPainter) -> None:
        """Paint the discs in their holes, the one that falls and the one in hand."""
        ratio = self.devicePixelRatioF()
        for row, mark in enumerate(self.discs):
            if mark and not (row == self.last_row and self.is_moving):
                self._pictures.paint_disc(painter, mark, self._cell(row), ratio)
        if self.is_moving and self.last_row is not None and (mark := self.discs[self.last_row]):
            way = self.last_row - self._hand_row
            at = self._hand_row + way * fallen(float(self._fall_animation.currentValue()))
            paint_disc(painter, mark, self._cell(at), self._look.theme)
        if self.hovering and not self._shown_value:
            paint_disc(painter, self.hovering, self._cell(self._hand_row), self._look.theme)

    def _paint_board(self, painter: QPainter) -> None:
        """Paint the board in front of the discs, lit where a disc would fall."""
        side, ratio = self.width(), self.devicePixelRatioF()
        place = QRectF(0, self._cells.top() - frame_width(side), side, self._board.height())
        part = self._board
        self._pictures.paint_board(painter, place, side, ratio, is_lit=False, part=part)
        strength = 1.0 if self.hovering or self.isDown() else 0.0
        if self.is_hinted:
            strength = max(strength, 0.4 + self._hint_strength)
        if strength:
            painter.setOpacity(min(strength, 1.0))
            self._pictures.paint_board(painter, place, side, ratio, is_lit=True, part=part)
            painter.setOpacity(1.0)

    def _paint_ghosts(self, painter: QPainter) -> None:
        """Paint what is only shown: later moves, a hint, a better move."""
        theme, landing = self._look.theme, self.landing_row
        for row, (_, mark) in self.steps.items():
            paint_disc(painter, mark, self._cell(row), theme, is_faded=True)
        if landing is not None:
            self._paint_landing(painter, landing)
        for row, (number, mark) in self.steps.items():
            paint_step(painter, number, self._cell(row), theme.disc(mark), theme.sign(mark), _STEP)

    def _paint_landing(self, painter: QPainter, landing: int) -> None:
        """Paint the hint and the better disc where a disc would land."""
        theme = self._look.theme
        is_seen = self.is_hinted or (self.hovering and self._shown_value)
        faint = self._better or (self._ghost if is_seen else None)
        if faint and landing not in self.steps:
            paint_disc(painter, faint, self._cell(landing), theme, is_faded=True)
        if self.is_hinted:
            width = max(2.0, self.width() * _HINT)
            painter.setPen(QPen(theme.on_board, width, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(within(self._cell(landing), HOLE + width / self.width()))

    def _paint_value(self, painter: QPainter, value: CellValue) -> None:
        """Paint the value of the column above the board."""
        edge = self._cells.top() - frame_width(self.width())
        place = QRectF(0, 0, self.width(), edge - 2)
        longest = move_words.value(_LATE_LOSS)
        paint_value(painter, value, place, self._look.theme, longest=longest)

    def _paint_focus(self, painter: QPainter) -> None:
        """Paint a ring around the holes."""
        width = min(max(self.width() * 0.05, 1.5), 3.0)
        painter.setPen(QPen(self._look.theme.on_board, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half, beyond = width / 2, self.width() * 0.07
        around = QRectF(self._cells).adjusted(half, -beyond, -half, beyond)
        painter.drawRoundedRect(around, self.width() * 0.24, self.width() * 0.24)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_discs(painter)
        self._paint_board(painter)
        if self.last_row is not None and not (self.is_moving or self.winning_rows):
            ring_hole(painter, self._cell(self.last_row), self._look.theme.on_board)
        self._paint_ghosts(painter)
        if value := self._shown_value:
            self._paint_value(painter, value)
        if self.has_keyboard:
            self._paint_focus(painter)


class ColumnsBoard(BoardWidget):
    """A board with holes in columns, and above it some space for the disc in hand.

    The columns paint their discs and the board in front of them; the cells are empty labels for a
    screen reader.
    """

    def __init__(self, game: Game, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(game, look, parent)
        self._falling_board: BoardPosition | None = None
        """The board whose last disc is still falling."""
        self._leading: ColumnButton | None = None
        """The attended column that the pointer or the focus reached last; there the disc hovers."""
        self._attended: tuple[ColumnButton | None, ColumnButton | None] = (None, None)
        """The columns with the pointer and with the focus."""
        rows, columns = game.start.rows, game.start.columns
        self._cells = [QLabel(self) for _ in game.cells]
        for number, cell in enumerate(self._cells):
            cell.setObjectName(f"cell_{number}")
            cell.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._pictures = DiscPictures(rows, columns, look)
        self._columns = [ColumnButton(rows, self._pictures, look, self) for _ in range(columns)]
        for number, column in enumerate(self._columns):
            column.setObjectName(f"column_{number}")
            column.clicked.connect(partial(self._announce_if_full, number))
            column.landed.connect(self._on_landed)
        self._linger_timer = QTimer(self, singleShot=True, interval=_LINGER_MS)
        self._linger_timer.timeout.connect(self._drop_outdated_values)
        self._use(self._columns)

    def useful_width(self, height: int) -> int:
        """Return the width of the board, which is wide and has space above it."""
        return self._width(self._side(height))

    def cell_rect(self, cell: int) -> QRect:
        """Return the square of a cell."""
        return self._cells[cell].geometry()

    def show_hint(self, move: int) -> None:
        """Highlight one column, and the cell where a disc would land, as a hint."""
        for number, column in enumerate(self._columns):
            column.show_hint(is_hinted=number == move, pulses=self._look.motion.is_shown)
        self._name_cells(hint=self._game.cell_of(self.board, move))

    def show_values(self, values: Mapping[int, MoveValue], pending: Collection[int] = ()) -> None:
        """Show the value of each column above it, or that it is pending."""
        best = self._best(values)
        for number, column in enumerate(self._columns):
            is_pending, is_best = number in pending, number in best
            value = values.get(number)
            column.show_value(self._describe(column, value, is_pending=is_pending, is_best=is_best))
            if column.landing_row is None and not self.board.outcome:
                column.setToolTip(words.full_column(number))
        if len(values) == len(self.board.moves()):
            self._drop_outdated_values()
        elif not self._linger_timer.isActive():
            self._linger_timer.start()
        self._preview.show_values(values)

    def show_steps(self, steps: Mapping[int, tuple[int, Mark]]) -> None:
        """Show the numbers and marks of later moves in the cells that they fill."""
        for number, column in enumerate(self._columns):
            column.show_steps(
                {row: steps[c] for row, c in self._column_cells(number) if c in steps}
            )

    @property
    def _is_moving(self) -> bool:
        return self._falling_board is not None

    @Slot()
    def _drop_outdated_values(self) -> None:
        self._linger_timer.stop()
        for column in self._columns:
            column.drop_outdated_value()

    def _column_cells(self, column: int) -> list[tuple[int, int]]:
        """Return the rows of a column and the numbers of its cells."""
        cells = range(column, len(self._cells), len(self._columns))
        return list(enumerate(cells))

    def _show_marks(self, ghost: Mark | None) -> None:
        last = self._last_cell()
        is_new = last is not None and self._is_empty(last)
        if is_new or self._falling_board != self.board:
            self._end_fall()
        if falls := is_new and self._look.motion.is_shown:
            self._falling_board = self.board
        for column in self._columns:
            column.show_ghost(ghost)
            column.show_hint(is_hinted=False, pulses=False)
        self._show_discs()
        if falls and self._last_move is not None:
            self._columns[self._last_move].drop()

    def _end_fall(self) -> None:
        """Show a disc that falls in its place."""
        self._falling_board = None
        for column in self._columns:
            column.stop_falling()

    def _is_empty(self, cell: int) -> bool:
        """Return whether a cell has been shown as empty until now."""
        row, column = divmod(cell, len(self._columns))
        return self._columns[column].discs[row] is None

    def _show_discs(self) -> None:
        """Show all discs, and the winning ones unless a disc is still falling."""
        board, last = self.board, self._last_cell()
        outcome = None if self._falling_board else board.outcome
        winning = outcome.cells if outcome else frozenset[int]()
        for number, column in enumerate(self._columns):
            cells = self._column_cells(number)
            column.show_discs(
                tuple(board.mark_at(cell) for _, cell in cells),
                next((row for row, cell in cells if cell == last), None),
                frozenset(row for row, cell in cells if cell in winning),
            )

    def _show_alternatives(self, mark: Mark, played: int, better: int) -> None:
        self._end_fall()
        for number, column in enumerate(self._columns):
            cells = self._column_cells(number)
            discs = tuple(mark if c == played else self.board.mark_at(c) for _, c in cells)
            column.show_discs(discs, None, frozenset())
            column.show_ghost(None, mark if any(c == better for _, c in cells) else None)

    def _name_cell(self, cell: int, name: str) -> None:
        self._cells[cell].setAccessibleName(name)

    def _name_cells(self, hint: int | None) -> None:
        super()._name_cells(hint)
        for number, column in enumerate(self._columns):
            is_hinted = hint is not None and hint % len(self._columns) == number
            discs = [disc for disc in column.discs if disc]
            name = words.column_name(
                self._game,
                number,
                discs,
                was_played_last=number == self._last_move,
                is_hinted=is_hinted,
            )
            column.setAccessibleName(name)

    def _last_cell(self) -> int | None:
        """Return the highest disc in the column that was played last."""
        if self._last_move is None:
            return None
        cells = self._column_cells(self._last_move)
        return next((cell for _, cell in cells if self.board.mark_at(cell)), None)

    @Slot()
    def _attend(self) -> None:
        """Let the disc hover over the attended column that was reached last.

        Where the pointer or the focus has only left a column, the disc stays if the other is there.
        """
        super()._attend()
        pointed = next((column for column in self._columns if column.has_pointer), None)
        focused = next((column for column in self._columns if column.has_keyboard), None)
        before, self._attended = self._attended, (pointed, focused)
        # None stands for "has left".
        moved = [now for was, now in zip(before, self._attended, strict=True) if now is not was]
        if not any(moved) and self._leading in self._attended:
            return
        self._leading = next(filter(None, (*moved, *self._attended)), None)
        for column in self._columns:
            column.show_leading(is_leading=column is self._leading)

    @Slot()
    def _on_landed(self) -> None:
        self._falling_board = None
        self._show_discs()
        self._strike()

    def _announce_if_full(self, column: int) -> None:
        if self._columns[column].landing_row is None and not self.board.outcome:
            announce(self, words.full_column(column))

    def _width(self, side: int) -> int:
        """Return the width of the board with cells of this side."""
        return len(self._columns) * side + 2 * int(frame_width(side))

    def _side(self, height: int) -> int:
        """Return the side of a cell in a board of this height, if it is wide enough."""
        board = self.board.rows + 2 * FRAME + EDGE
        return int(max(min(height / (board + _HAND), (height - _LEAST_HAND) / board), 0))

    def _board_rect(self) -> QRect:
        """Return the place of the board without the space above it."""
        cells = self._cells[0].geometry().united(self._cells[-1].geometry())
        frame = int(frame_width(self._cells[0].width()))
        return cells.adjusted(
            -frame, -frame, frame, frame + int(edge_height(self._cells[0].width()))
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        # All of it, although the columns paint it again: at a ratio such as 1.25 they don't meet.
        painter = QPainter(self)
        side, ratio = self._cells[0].width(), self.devicePixelRatioF()
        place = QRectF(self._board_rect())
        self._pictures.paint_board(painter, place, side, ratio, is_lit=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns, rows = len(self._columns), self.board.rows
        side = int(self.width() / (columns + 2 * FRAME))
        if self._width(side + 1) <= self.width():
            side += 1
        side = min(side, self._side(self.height()))
        frame, edge = int(frame_width(side)), int(edge_height(side))
        hand = max(round(side * _HAND), _LEAST_HAND)
        board = rows * side + 2 * frame + edge
        left = (self.width() - columns * side) // 2
        # In the middle, as if the space above the board were not there, where there is enough.
        above = max((self.height() - board) // 2, hand)
        top = above + frame
        for number, cell in enumerate(self._cells):
            row, column = divmod(number, columns)
            cell.setGeometry(left + column * side, top + row * side, side, side)
        for number, button in enumerate(self._columns):
            cells = QRect(left + number * side, top, side, rows * side)
            column_rect = cells.adjusted(0, -frame - hand, 0, frame + edge)
            button.place(column_rect, cells, self._board_rect())
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
