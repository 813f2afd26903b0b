"""Which position is shown on the board: the current one, an earlier one or a past game's.

Nothing here changes a game, except that one can go on from an earlier position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.change import Change, Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game, Hint
    from tictac_gui.games.motives import Why
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.records import GameRecord


class LookBack(QObject):
    """Looks back without touching the game, which goes on meanwhile.

    A reply by the computer doesn't change the position shown. Anything else that changes the game
    ends looking back: what a person does, such as undo, and an unfinished game that is resumed.
    """

    changed = Signal(object)
    """Carries each `Change` of the game, and those of looking back at it."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self.past: GameRecord | None = None
        """The past game that is shown; None for the game being played."""
        self._count: int | None = None
        """The number of moves before the position shown; None for all."""
        self.shows_next = False
        """Whether a key moment is shown: also the move made there, `GameReview.shown_move`."""
        self.hint: Hint | None = None
        """The hint for the position shown."""
        self.why: Why | None = None
        """Why the computer made its last move, once that was asked."""
        controller.changed.connect(self._pass_on)

    @property
    def is_active(self) -> bool:
        """Whether an earlier position or a past game is shown."""
        return self._count is not None or self.past is not None

    @property
    def game(self) -> Game:
        """The kind of the game shown."""
        return (self.past or self._controller).setup.game

    @property
    def people(self) -> frozenset[Mark]:
        """The marks that people play in the game shown."""
        return (self.past or self._controller).people

    @property
    def names(self) -> Mapping[Mark, str]:
        """The names of the people in the game shown; of a past game, those that they had then."""
        if self.past:
            return self.past.names_in_sentences
        return self._controller.names.in_sentences

    @property
    def all_moves(self) -> tuple[int, ...]:
        """All moves of the game shown."""
        return (self.past or self._controller).moves

    @property
    def is_over(self) -> bool:
        """Whether the game shown has ended, whichever of its positions is shown."""
        return self.game.history(self.all_moves).position.outcome is not None

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves that lead to the position shown."""
        return self.all_moves[: self._count]

    @property
    def board(self) -> BoardPosition:
        """The position shown."""
        return self.game.history(self.moves).position

    @property
    def can_play_on(self) -> bool:
        """Whether the game could go on from the position shown."""
        return self.is_active and not self.board.outcome

    def look_at(self, count: int, *, shows_next: bool = False) -> None:
        """Show the position after `count` moves.

        If `count` is all moves, looking back ends; a past game stays open, at its end.
        """
        is_end = count >= len(self.all_moves)
        self._show(self.past, None if is_end else count, shows_next=shows_next)

    @property
    def can_step_back(self) -> bool:
        """Whether there is a position before the one shown."""
        return bool(self.moves)

    @property
    def can_step_forward(self) -> bool:
        """Whether there is a position after the one shown."""
        return len(self.moves) < len(self.all_moves)

    def step_back(self) -> None:
        """Show the position before the one shown."""
        if self.can_step_back:
            self.look_at(len(self.moves) - 1)

    def step_forward(self) -> None:
        """Show the position after the one shown."""
        if self.can_step_forward:
            self.look_at(len(self.moves) + 1)

    def open(self, record: GameRecord, count: int) -> None:
        """Show a past game after `count` moves; the game being played stays as it is."""
        is_end = count >= len(record.moves)
        self._show(record, None if is_end else count, shows_next=False)

    def leave(self) -> None:
        """Show the current position of the game being played again."""
        self._show(None, None, shows_next=False)

    def play_on(self) -> None:
        """Go on playing from the position shown."""
        if self.can_play_on:
            self.play_from(len(self.moves))

    def play_from(self, count: int) -> None:
        """Go on playing after `count` moves of this game; of a past one, as practice."""
        if self.past:
            self._controller.practise(self.past, count)
        else:
            self._controller.play_from(count)

    def _show(self, past: GameRecord | None, count: int | None, *, shows_next: bool) -> None:
        if (past, count, shows_next) != (self.past, self._count, self.shows_next):
            self.past, self._count, self.shows_next = past, count, shows_next
            self._pass_on(Change(Event.LOOKED))

    @Slot(object)
    def _pass_on(self, change: Change) -> None:
        if change.shows_position:
            self.hint = self.why = None
            if change.event not in (Event.REPLIED, Event.LOOKED):
                self.past, self._count, self.shows_next = None, None, False
        elif change.event in (Event.HINT, Event.WHY) and not self.is_active:
            self.hint, self.why = change.hint, change.why
        self.changed.emit(change)
