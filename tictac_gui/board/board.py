"""What the boards of all games have in common: the board, and the button on which a move is played.

The window shows and asks nothing beyond this; how a board looks is up to its subclasses.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from tictac_gui.board.marks import has_discs
from tictac_gui.board.overlay import Annotation, LinePreview, WinningLine
from tictac_gui.board.symbols import PENDING, CellValue
from tictac_gui.look.look import PULSE_MS
from tictac_gui.words import game_words, reason_words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import Explanation, MoveValue, ReviewedMove
    from tictac_gui.games import BoardPosition, Game, Hint
    from tictac_gui.look.look import Look

_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


class BoardButton(QAbstractButton):
    """Is pressed with Return as well as with Space, and once however long a key is held."""

    PRESSED_BY: ClassVar = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
    """Besides Space, with which any button can be pressed."""

    focused = Signal()
    attention_changed = Signal()
    """The pointer or the keyboard focus has arrived or left."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shows_focus = False
        self._is_hinted = False
        self._pulse = self._animation(PULSE_MS, QEasingCurve.Type.SineCurve)
        self._pulse.setLoopCount(3)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)

    @property
    def has_pointer(self) -> bool:
        """Whether the pointer is here, even if Qt has missed that it left."""
        return self.underMouse() and self.rect().contains(self.mapFromGlobal(QCursor.pos()))

    @property
    def has_keyboard(self) -> bool:
        """Whether the button has the keyboard focus and shows it."""
        return self.hasFocus() and self._shows_focus

    @property
    def is_hinted(self) -> bool:
        """Whether the button is shown as a good move."""
        return self._is_hinted

    def show_hint(self, *, is_hinted: bool, pulses: bool) -> None:
        """Highlight the button as a good move, or stop doing so."""
        self._is_hinted = is_hinted
        if is_hinted and pulses:
            self._pulse.start()
        else:
            self._pulse.stop()
        self.update()

    def hide_focus(self) -> None:
        """Show the keyboard focus only when a key is pressed."""
        self._shows_focus = False
        self.update()

    @property
    def _hint_strength(self) -> float:
        """How strongly the hint is shown now, from 0 to 1."""
        is_running = self._pulse.state() == QAbstractAnimation.State.Running
        return float(self._pulse.currentValue()) if is_running else 0.3

    def _animation(self, duration: int, curve: QEasingCurve.Type) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setDuration(duration)
        animation.setEasingCurve(curve)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.valueChanged.connect(self.update)
        return animation

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
            # It comes back to what had moved away from under it, of which Qt tells nothing.
            self.attention_changed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # A ring around what was just clicked would only be in the way.
        # A menu that closes or a window that becomes active again changes nothing.
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
            # The arrow keys are for the board: a button would go to its neighbour in the order
            # of creation.
            event.ignore()


def make_tab_stop(stop: BoardButton, buttons: Iterable[BoardButton], board: QWidget) -> None:
    """Let Tab reach one button of a board only; the arrow keys go on from there."""
    for button in buttons:
        policy = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(policy)
    board.setFocusProxy(stop)


class BoardWidget(QWidget):
    """Shows positions of a game and reports which move was clicked; it knows no rules.

    How cells look and what is clicked is up to each kind of board.
    """

    move_clicked = Signal(int)
    line_struck = Signal()

    def __init__(self, game: Game, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._look = look
        self._board = game.start
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
    def board(self) -> BoardPosition:
        """The position shown."""
        return self._board

    @property
    def is_striking(self) -> bool:
        """Whether the winning line is still being struck, or about to be."""
        return self._line.is_moving

    @property
    def attended_moves(self) -> Sequence[int]:
        """The move under the pointer, then the one with the keyboard focus, as far as any is."""
        buttons = list(enumerate(self._buttons))
        pointed = [move for move, button in buttons if button.has_pointer]
        return pointed + [move for move, button in buttons if button.has_keyboard]

    @property
    def annotated_move(self) -> ReviewedMove | None:
        """The move that is shown with what would have been better."""
        return self._annotation.move_shown

    def move_of_key(self, text: str) -> int | None:
        """Return the move that a typed character stands for, None if it is no move."""
        return self._moves_by_key.get(text)

    def focus_quietly(self) -> None:
        """Take the keyboard focus, but show no ring around a cell: it might be taken for a hint."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        for button in self._buttons:
            button.hide_focus()

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

        Where a person can play, what they point at shows a ghost of their mark.
        """
        self._board, self._last_move, self._people = board, last_move, people
        is_turn = board.turn in people and not board.outcome and is_playable
        self._show_marks(board.turn if is_turn else None)
        self._annotation.show_move(None)
        self._name_cells(hint=None)
        self.show_values({})
        self._place_line()
        if not board.winning_lines:
            self._line.clear()
        elif self._line.isHidden():
            self._strike()

    def show_hint(self, move: int) -> None:
        """Highlight one move as a hint."""
        raise NotImplementedError

    def explain(self, why: Hint | Explanation) -> None:
        """Show which lines a hint or a reason is about."""
        self._annotation.show_lines(why, self._playable_cells())

    def annotate(self, move: ReviewedMove) -> None:
        """Show with the board the move that was made on it, and what would have been better."""
        board, cell_of = self._board, self._game.cell_of
        played, better = cell_of(board, move.move), cell_of(board, move.better)
        self._show_alternatives(move.mark, played, better)
        self.show_hint(move.better)
        for cell, name in game_words.annotated_cell_names(board, move.mark, played, better):
            self._name_cell(cell, name)
        self._annotation.show_move(move, played, better)
        self._annotation.show_lines(move.explanation, self._playable_cells())

    def show_values(self, values: Mapping[int, MoveValue], pending: Collection[int] = ()) -> None:
        """Show what each move leads to, if there is a value for it or will be."""
        raise NotImplementedError

    def show_steps(self, steps: Mapping[int, tuple[int, Mark]]) -> None:
        """Show the numbers and marks of later moves in the cells that they fill."""
        raise NotImplementedError

    def _use(self, buttons: Sequence[BoardButton]) -> None:
        """Let a button for each move, in their order, be what is played."""
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
        """Show a mark where it was played, and faintly where that was better."""
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
            name = game_words.cell_name(
                self._board, cell, last_cell=last, hinted_cell=hint, people=self._people
            )
            self._name_cell(cell, name)

    def _playable_cells(self) -> list[int]:
        """Return the cells that can be filled now."""
        return [self._game.cell_of(self._board, move) for move in self._board.moves()]

    def _describe(
        self, button: QWidget, value: MoveValue | None, *, is_pending: bool
    ) -> CellValue | None:
        """Describe on a button what its move leads to, and return how its cell shows that."""
        if not value:
            text = reason_words.pending_value() if is_pending else ""
            button.setToolTip(text)
            button.setAccessibleDescription(text)
            return PENDING if is_pending else None
        forecast, mark, people = value.forecast, self._board.turn, self._people
        button.setToolTip(reason_words.value_in_full(forecast, mark, people))
        button.setAccessibleDescription(
            reason_words.value_description(self._game, value, mark, people)
        )
        text, short_text = reason_words.value(forecast), reason_words.short_value(forecast)
        return CellValue(forecast.ending, text, short_text)

    def _strike(self) -> None:
        self._line.strike(is_drawn_in=self._look.motion.is_shown)

    def _place_line(self) -> None:
        if not (lines := self._board.winning_lines):
            return
        winner = self._board.mark_at(lines[0][0])
        assert winner  # noqa: S101 - its cells are filled
        centres = [[QPointF(self.cell_rect(cell).center()) for cell in line] for line in lines]
        joins_discs = has_discs(self._board)
        self._line.place(centres, winner, self.cell_rect(0).width(), joins_discs=joins_discs)

    def _make_tab_stop(self, stop: BoardButton) -> None:
        make_tab_stop(stop, self._buttons, self)

    @Slot()
    def _attend(self) -> None:
        """Follow the pointer and the keyboard focus, one of which has moved."""
        self._ask_pointer()
        self._preview.refresh()

    def _ask_pointer(self) -> None:
        """Let the button under the pointer know, and no other.

        Qt notices when the pointer moves, but not when a button moves away from under it; and it
        never tells one that has come under the pointer in this way when the pointer leaves.
        """
        for button in self._buttons:
            is_here = button.rect().contains(button.mapFromGlobal(QCursor.pos()))
            is_under_mouse = self.underMouse() and is_here
            if is_under_mouse != button.underMouse():
                button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_under_mouse)
                button.update()

    def _place_overlays(self) -> None:
        """Let what is drawn over the cells follow them; to be called when they have moved."""
        self._attend()
        self._line.setGeometry(self.rect())
        self._annotation.setGeometry(self.rect())
        self._place_line()

    def sizeHint(self) -> QSize:
        return QSize(440, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, 150)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._attend()


def board_for(game: Game, look: Look) -> BoardWidget:
    """Return a new board that fits the game; its module is loaded when one is first needed."""
    # At the start, either every cell can be played or every column.
    if len(game.start.moves()) == len(game.cells):
        from tictac_gui.board.grid import GridBoard

        return GridBoard(game, look)
    from tictac_gui.board.columns import ColumnsBoard

    return ColumnsBoard(game, look)
