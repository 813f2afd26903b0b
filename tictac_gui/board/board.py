"""What the boards of all games have in common: the board, and the buttons that play its moves.

The window needs no more than this; how a board looks is up to its subclasses.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tictac_gui.board import words
from tictac_gui.board.marks import has_discs
from tictac_gui.board.overlay import Annotation, LinePreview, WinningLine
from tictac_gui.board.symbols import PENDING, CellValue
from tictac_gui.look.motion import PULSE_MS, new_animation
from tictac_gui.words import move_words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QMoveEvent

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import Explanation, MoveValue, ReviewedMove
    from tictac_gui.engine.search import Forecast
    from tictac_gui.games import BoardPosition, Game, Hint
    from tictac_gui.look.appearance import Look

_LONG = 1000
"""More moves than any game has."""
_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


class BoardButton(QAbstractButton):
    """Plays a move; Return presses it as well as Space, and only once while a key is held down."""

    PRESSED_BY: ClassVar = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
    """The keys besides Space, which presses any button."""

    focused = Signal()
    attention_changed = Signal()
    """The pointer or the keyboard focus has arrived or left."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.is_hinted = False
        """Whether the button is shown as a good move."""
        self._shows_focus = False
        self._pulse = new_animation(self, PULSE_MS, QEasingCurve.Type.SineCurve)
        self._pulse.setLoopCount(3)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)

    @property
    def has_pointer(self) -> bool:
        """Whether the pointer is here; Qt alone may have missed that it left."""
        return self.underMouse() and self.rect().contains(self.mapFromGlobal(QCursor.pos()))

    @property
    def has_keyboard(self) -> bool:
        """Whether the button has the keyboard focus and shows it."""
        return self.hasFocus() and self._shows_focus

    def show_hint(self, *, is_hinted: bool, pulses: bool) -> None:
        """Highlight the button as a good move, or stop doing so."""
        self.is_hinted = is_hinted
        if is_hinted and pulses:
            self._pulse.start()
        else:
            self._pulse.stop()
        self.update()

    def hide_focus(self) -> None:
        """Show no keyboard focus until a key is pressed."""
        self._shows_focus = False
        self.update()

    @property
    def _hint_strength(self) -> float:
        """How strongly the hint is shown now, from 0 to 1."""
        is_running = self._pulse.state() == QAbstractAnimation.State.Running
        return float(self._pulse.currentValue()) if is_running else 0.3

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()
        self.attention_changed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()
        self.attention_changed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.underMouse():
            # The pointer returns to a button that had moved away; Qt sends no enter event.
            self.attention_changed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # After a click a ring would only be in the way. When a menu closes or the window becomes
        # active again, the ring stays as it was.
        if event.reason() in (*_KEYBOARD_REASONS, Qt.FocusReason.MouseFocusReason):
            self._shows_focus = event.reason() in _KEYBOARD_REASONS
        super().focusInEvent(event)
        self.focused.emit()
        self.attention_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.attention_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._shows_focus:
            self._shows_focus = True
            self.update()
            self.attention_changed.emit()
        if event.key() in self.PRESSED_BY:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            # The board handles the arrow keys: Qt would move the focus in the order of creation.
            event.ignore()


def make_tab_stop(stop: BoardButton, buttons: Iterable[BoardButton], board: QWidget) -> None:
    """Let Tab reach only one button of a board, from which the arrow keys reach the others."""
    for button in buttons:
        policy = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(policy)
    board.setFocusProxy(stop)


class BoardWidget(QWidget):
    """Shows positions of a game and reports which move was clicked; it knows no rules."""

    move_clicked = Signal(int)
    line_struck = Signal()

    def __init__(self, game: Game, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board: BoardPosition = game.start
        """The position shown."""
        self._game = game
        self._look = look
        self._last_move: int | None = None
        self._people: frozenset[Mark] = frozenset()
        self._moves_by_key = game.moves_by_key
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._line = WinningLine(look, self)
        self._line.struck.connect(self.line_struck)
        self._annotation = Annotation(self, look)
        self._buttons: Sequence[BoardButton] = ()
        self._preview = LinePreview(game, self)

    @property
    def is_striking(self) -> bool:
        """Whether the winning line is still being drawn, or will be when its last move is."""
        return self._line.is_moving or bool(self._is_moving and self.board.winning_lines)

    @property
    def attended_moves(self) -> Sequence[int]:
        """The moves with the pointer and with the keyboard focus, in this order."""
        buttons = list(enumerate(self._buttons))
        pointed = [move for move, button in buttons if button.has_pointer]
        return pointed + [move for move, button in buttons if button.has_keyboard]

    @property
    def annotated_move(self) -> ReviewedMove | None:
        """The move that is shown together with a better one."""
        return self._annotation.move_shown

    def move_of_key(self, text: str) -> int | None:
        """Return the move that a typed character stands for, if any."""
        return self._moves_by_key.get(text)

    def focus_quietly(self) -> None:
        """Take the keyboard focus, but show no ring around a cell, which might look like a hint."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        for button in self._buttons:
            button.hide_focus()

    def useful_width(self, height: int) -> int:
        """Return the width beyond which a board of this height has empty space beside it."""
        return height

    def cell_rect(self, cell: int) -> QRect:
        """Return the square of a cell."""
        raise NotImplementedError

    def show_board(
        self,
        board: BoardPosition,
        last_move: int | None,
        people: frozenset[Mark],
        *,
        is_playable: bool = True,
    ) -> None:
        """Show marks, last move and winning line, and remove hint and values.

        Where a person can play, the cell under the pointer shows a ghost of their mark.
        """
        self.board, self._last_move, self._people = board, last_move, people
        is_turn = board.turn in people and not board.outcome and is_playable
        self._show_marks(board.turn if is_turn else None)
        self._annotation.show_move(None)
        self._name_cells(hint=None)
        self.show_values({})
        self._place_line()
        if not board.winning_lines:
            self._line.clear()
        else:
            self._strike()

    def show_hint(self, move: int) -> None:
        """Highlight one move as a hint."""
        raise NotImplementedError

    def explain(self, why: Hint | Explanation) -> None:
        """Show the lines that a hint or an explanation is about."""
        self._annotation.show_lines(why, self._playable_cells())

    def annotate(self, move: ReviewedMove) -> None:
        """Show the move that was played on this board, and a better one."""
        board, cell_of = self.board, self._game.cell_of
        played, better = cell_of(board, move.move), cell_of(board, move.better)
        self._show_alternatives(move.mark, played, better)
        self.show_hint(move.better)
        for cell, name in words.annotated_cell_names(self._game, board, move.mark, played, better):
            self._name_cell(cell, name)
        self._annotation.show_move(move, played, better)
        self._annotation.show_lines(move.explanation, self._playable_cells())

    def show_values(self, values: Mapping[int, MoveValue], pending: Collection[int] = ()) -> None:
        """Show the value of each move, or that it is pending."""
        raise NotImplementedError

    def show_steps(self, steps: Mapping[int, tuple[int, Mark]]) -> None:
        """Show the numbers and marks of later moves in the cells that they fill."""
        raise NotImplementedError

    @property
    def _is_moving(self) -> bool:
        """Whether the last move is still being drawn, or falls."""
        raise NotImplementedError

    def _use(self, buttons: Sequence[BoardButton]) -> None:
        """Play each move with its button; the buttons are in the order of the moves."""
        self._buttons = buttons
        for move, button in enumerate(buttons):
            button.clicked.connect(partial(self.move_clicked.emit, move))
            button.focused.connect(partial(self._make_tab_stop, button))
            button.attention_changed.connect(self._attend)
        self._make_tab_stop(buttons[len(buttons) // 2])

    def _show_marks(self, ghost: Mark | None) -> None:
        """Show the marks of the board, and the mark that a click would play."""
        raise NotImplementedError

    def _show_alternatives(self, mark: Mark, played: int, better: int) -> None:
        """Show a mark where it was played, and faintly where it would have been better."""
        raise NotImplementedError

    def _name_cell(self, cell: int, name: str) -> None:
        """Name a cell for a screen reader."""
        raise NotImplementedError

    def _last_cell(self) -> int | None:
        """Return the cell that was filled last."""
        raise NotImplementedError

    def _name_cells(self, hint: int | None) -> None:
        """Name all cells, one of which may be a hint."""
        last = self._last_cell()
        for cell in self._game.cells:
            name = words.cell_name(
                self._game,
                self.board,
                cell,
                last_cell=last,
                hinted_cell=hint,
                people=self._people,
            )
            self._name_cell(cell, name)

    def _playable_cells(self) -> list[int]:
        """Return the cells that can be filled now."""
        return [self._game.cell_of(self.board, move) for move in self.board.moves()]

    def _best(self, values: Mapping[int, MoveValue]) -> frozenset[int]:
        """Return the moves with the best value, once all are known; none if all are as good."""
        if len(values) < len(self.board.moves()):
            return frozenset()
        worth = {move: _worth(value.forecast) for move, value in values.items()}
        best = max(worth.values(), default=0)
        return frozenset(move for move in worth if worth[move] == best > min(worth.values()))

    def _describe(
        self, button: QWidget, value: MoveValue | None, *, is_pending: bool, is_best: bool
    ) -> CellValue | None:
        """Describe the value of a button's move on the button, and return the value to paint."""
        if not value:
            text = move_words.pending_value() if is_pending else ""
            button.setToolTip(text)
            button.setAccessibleDescription(text)
            return PENDING if is_pending else None
        forecast, mark, people = value.forecast, self.board.turn, self._people
        button.setToolTip(move_words.value_in_full(self._game, forecast, mark, people))
        description = move_words.value_description(self._game, value, mark, people)
        button.setAccessibleDescription(words.best_move(description) if is_best else description)
        return CellValue(forecast.ending, move_words.value(forecast), is_best)

    @Slot()
    def _strike(self) -> None:
        """Strike the winning line, once, if there is one and the last move is there."""
        if self.board.winning_lines and self._line.isHidden() and not self._is_moving:
            self._line.strike(is_drawn_in=self._look.motion.is_shown)

    def _place_line(self) -> None:
        if not (lines := self.board.winning_lines):
            return
        winner = self.board.mark_at(lines[0][0])
        assert winner  # noqa: S101 - its cells are filled
        centres = [[QRectF(self.cell_rect(cell)).center() for cell in line] for line in lines]
        joins_discs = has_discs(self.board)
        self._line.place(centres, winner, self.cell_rect(0).width(), joins_discs=joins_discs)

    def _make_tab_stop(self, stop: BoardButton) -> None:
        make_tab_stop(stop, self._buttons, self)

    @Slot()
    def _attend(self) -> None:
        """Follow the pointer and the keyboard focus, one of which has moved."""
        self._ask_pointer()
        self._preview.refresh()

    def _ask_pointer(self) -> None:
        """Mark the button under the pointer as such, and no other.

        Qt notices when the pointer moves, but not when a button moves under it or away from it; and
        a button that has moved under the pointer gets no event when the pointer leaves.
        """
        for button in self._buttons:
            is_here = button.rect().contains(button.mapFromGlobal(QCursor.pos()))
            is_under_mouse = self.underMouse() and is_here
            if is_under_mouse != button.underMouse():
                button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_under_mouse)
                button.update()

    def _place_overlays(self) -> None:
        """Move what is drawn over the cells; to be called when the cells have moved."""
        self._attend()
        self._line.setGeometry(self.rect())
        self._annotation.setGeometry(self.rect())
        self._place_line()

    def sizeHint(self) -> QSize:
        return QSize(440, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 150)

    def moveEvent(self, event: QMoveEvent) -> None:
        # Under a still pointer, and perhaps without another size.
        super().moveEvent(event)
        self._attend()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._attend()


def _worth(forecast: Forecast) -> int:
    """Return a number that is higher the better a forecast is."""
    return forecast.ending.value * (_LONG - forecast.own_moves)


def board_for(game: Game, look: Look) -> BoardWidget:
    """Return a new board that fits the game; its module is loaded when it is first needed."""
    # At the start, either every cell can be played or every column.
    if len(game.start.moves()) == len(game.cells):
        from tictac_gui.board.grid import GridBoard

        return GridBoard(game, look)
    from tictac_gui.board.columns import ColumnsBoard

    return ColumnsBoard(game, look)
