"""One column of the board: a button that paints its discs, and above them the one that would fall.

It knows no rules.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen

from tictac_gui.ui.board.board_button import BoardButton
from tictac_gui.ui.board.columns.cell_pictures import HOLE, CellLook
from tictac_gui.ui.board.discs import paint_disc, within
from tictac_gui.ui.board.value_symbol import paint_step, paint_value
from tictac_gui.ui.look import motion

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Mark
    from tictac_gui.ui.board.columns.cell_pictures import CellPictures
    from tictac_gui.ui.board.value_symbol import CellValue
    from tictac_gui.ui.look.look import Look

_STEP = 0.32
"""The size of the number of a later move, as a fraction of a cell's side."""
_LEAST_WITH_BOTH = 40
"""The smallest side of a cell in which there is room for the first move of a line and its value."""
_HINT = 0.035
"""The width of the ring where a hint would land, as a fraction of a cell's side."""


class ColumnButton(BoardButton):
    """Shows discs, and which of them was dropped last, falls or has won.

    Where a disc would land it may show what that leads to; any free cell may show a later move.
    """

    PRESSED_BY: ClassVar = {*BoardButton.PRESSED_BY, Qt.Key.Key_Down}

    landed = Signal()

    def __init__(
        self, rows: int, pictures: CellPictures, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._pictures = pictures
        self._discs: tuple[Mark | None, ...] = (None,) * rows
        self._last: int | None = None
        self._winning: frozenset[int] | None = None
        self._ghost: Mark | None = None
        self._better: Mark | None = None
        self._value: CellValue | None = None
        self._lingering: tuple[int | None, CellValue] | None = None
        self._steps: Mapping[int, tuple[int, Mark]] = {}
        self._is_attended = False
        self._cells = QRect()
        self._falling = self._animation(motion.DROP_MS, QEasingCurve.Type.InQuad)
        self._falling.finished.connect(self.landed)

    @property
    def discs(self) -> tuple[Mark | None, ...]:
        """What is in each row, from the top."""
        return self._discs

    @property
    def landing_row(self) -> int | None:
        """Where a disc would land; None if the column is full."""
        return self._discs.count(None) - 1 if None in self._discs else None

    @property
    def hovering(self) -> Mark | None:
        """The disc shown above the column, ready to fall."""
        # Not while another falls: for a moment they would be in the same place.
        is_shown = self._is_attended and self.landing_row is not None and not self.is_moving
        return self._ghost if is_shown else None

    @property
    def last_row(self) -> int | None:
        """The row that is shown as the last one filled."""
        return self._last

    @property
    def winning_rows(self) -> frozenset[int]:
        """The rows that are shown as part of a completed line."""
        return self._winning or frozenset()

    @property
    def value(self) -> CellValue | None:
        """What the column is shown to lead to."""
        return self._value

    @property
    def steps(self) -> Mapping[int, tuple[int, Mark]]:
        """The numbers and marks of the later moves shown here, by their rows."""
        return self._steps

    @property
    def is_moving(self) -> bool:
        """Whether the last disc is still falling."""
        return self._falling.state() == QAbstractAnimation.State.Running

    def place(self, column: QRect, cells: QRect) -> None:
        """Put the column, with all that is above and below its cells, into its place."""
        self.setGeometry(column)
        self._cells = cells.translated(-column.topLeft())
        self.update()

    def show_discs(
        self,
        discs: tuple[Mark | None, ...],
        last: int | None,
        winning: frozenset[int] | None,
    ) -> None:
        """Show what is in each row; rows in a completed line if there is one anywhere."""
        self._discs, self._last, self._winning = discs, last, winning
        self.update()

    def drop(self) -> None:
        """Let the last disc fall into its place."""
        rows = 1 if self._last is None else self._last + 1
        # As things fall: the way grows with the square of the time.
        self._falling.setDuration(round(motion.DROP_MS * sqrt(rows / len(self._discs))))
        self._falling.start()

    def stop_falling(self) -> None:
        """Show the last disc in its place."""
        self._falling.stop()
        self.update()

    def show_ghost(self, mark: Mark | None) -> None:
        """Set the disc that a click would drop."""
        self._ghost, self._better = mark, None
        self.update()

    def show_better(self, mark: Mark | None) -> None:
        """Show faintly a disc that would have been better dropped here."""
        self._better = mark
        self.update()

    def show_attended(self, *, is_attended: bool) -> None:
        """Let the disc that would fall hover above, or not."""
        self._is_attended = is_attended
        self.update()

    def show_value(self, value: CellValue | None) -> None:
        """Show what dropping a disc here leads to, or nothing.

        What is there no longer is still seen until something else is, or it is cleared.
        """
        if value:
            self._lingering = self.landing_row, value
        self._value = value
        self.update()

    def clear_value(self) -> None:
        """See no more than is shown."""
        if not self._value:
            self._lingering = None
            self.update()

    def show_steps(self, steps: Mapping[int, tuple[int, Mark]]) -> None:
        """Show the numbers and marks of later moves, by their rows."""
        if steps != self._steps:
            self._steps = steps
            self.update()

    @property
    def _corner(self) -> float:
        return self.width() * 0.2

    def _cell(self, row: float) -> QRectF:
        side = float(self.width())
        return QRectF(self._cells.left(), self._cells.top() + row * side, side, side)

    def _hole(self, row: int) -> QRectF:
        return within(self._cell(row), HOLE)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        if self._is_hinted:
            painter.setBrush(theme.hint_ground(self._hint_strength))
        elif self.isDown():
            painter.setBrush(theme.accent_ground)
        else:
            return
        painter.drawRoundedRect(self._cells, self._corner, self._corner)

    def _paint_cells(self, painter: QPainter) -> None:
        side, ratio = self.width(), self.devicePixelRatioF()
        for row, mark in enumerate(self._discs):
            is_last = row == self._last
            look = CellLook(
                None if is_last and self.is_moving else mark,
                is_last,
                is_winning=row in self.winning_rows,
                is_faded=self._winning is not None and row not in self._winning,
            )
            picture = self._pictures.picture(look, side, ratio)
            painter.drawPixmap(self._cell(row).topLeft(), picture)

    def _paint_falling(self, painter: QPainter) -> None:
        """Paint the last disc on its way, behind the board but for its holes."""
        if not self.is_moving or self._last is None or not (mark := self._discs[self._last]):
            return
        seen = QPainterPath()
        seen.addRect(0, 0, self.width(), self._cells.top())
        for row in range(self._last + 1):
            seen.addEllipse(self._hole(row))
        painter.save()
        painter.setClipPath(seen)
        at = -1 + (self._last + 1) * float(self._falling.currentValue())
        paint_disc(painter, mark, self._cell(at), self._look.theme)
        painter.restore()

    def _paint_ghosts(self, painter: QPainter) -> None:
        """Paint what is not there yet."""
        theme, landing = self._look.theme, self.landing_row
        for row, (_, mark) in self._steps.items():
            paint_disc(painter, mark, self._cell(row), theme, is_faded=True)
        if landing is not None:
            self._paint_landing(painter, landing)
        for row, (number, mark) in self._steps.items():
            paint_step(painter, number, self._cell(row), theme.mark(mark), theme.surface, _STEP)

    def _paint_landing(self, painter: QPainter, landing: int) -> None:
        """Paint where a disc would land what is known about that."""
        theme = self._look.theme
        faint = self._better or (self._ghost if self._is_hinted else None)
        if faint and landing not in self._steps:
            paint_disc(painter, faint, self._cell(landing), theme, is_faded=True)
        if self._is_hinted:
            painter.setPen(QPen(theme.accent, max(2.0, self.width() * _HINT), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self._hole(landing))
        number, _ = self._steps.get(landing, (0, None))
        is_crowded = number > 1 or (number == 1 and self.width() < _LEAST_WITH_BOTH)
        if self._lingering and self._lingering[0] == landing and not (is_crowded or self.is_moving):
            value = self._lingering[1]
            plate = theme.plate() if faint or number else None
            paint_value(painter, value, self._hole(landing), theme.ending(value.ending), plate)

    def _paint_focus(self, painter: QPainter) -> None:
        """Paint a ring in the space around the holes."""
        width = min(max(self.width() * 0.05, 1.5), 3.0)
        painter.setPen(QPen(self._look.theme.text, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half, beyond = width / 2, self.width() * 0.05
        around = QRectF(self._cells).adjusted(half, -beyond, -half, beyond)
        painter.drawRoundedRect(around, self._corner, self._corner)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_cells(painter)
        self._paint_falling(painter)
        self._paint_ghosts(painter)
        if self.hovering:
            paint_disc(painter, self.hovering, self._cell(-1), self._look.theme)
        if self.has_keyboard:
            self._paint_focus(painter)
