"""Which position is shown: the current one, an earlier one of the game, or one of a past game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.change import Change, Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game, Hint
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.records import GameRecord


class LookBack(QObject):
    """Looks back without touching the game, which goes on meanwhile.

    A reply by the computer doesn't change the position shown. Anything else that changes the game,
    such as undo or a new game, was done by the person and ends looking back.
    """

    changed = Signal(object)
    """Carries each `Change` of the game, and those of looking back at it."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._past: GameRecord | None = None
        self._count: int | None = None
        self._shows_next = False
        self.hint: Hint | None = None
        """The hint for the position shown."""
        controller.changed.connect(self._on_changed)

    @property
    def is_active(self) -> bool:
        """Whether an earlier position or a past game is shown."""
        return self._count is not None or self._past is not None

    @property
    def past(self) -> GameRecord | None:
        """The past game that is looked at; None if it is the game being played."""
        return self._past

    @property
    def game(self) -> Game:
        """The kind of game that is looked at."""
        return (self._past or self._controller).setup.game

    @property
    def people(self) -> frozenset[Mark]:
        """The marks that people play in it."""
        return (self._past or self._controller).people

    @property
    def names(self) -> Mapping[Mark, str]:
        """What these people are called; of a past game, nobody knows any more."""
        return {} if self._past else self._controller.names.in_sentences

    @property
    def all_moves(self) -> tuple[int, ...]:
        """All moves of the game that is looked at."""
        return (self._past or self._controller).moves

    @property
    def is_over(self) -> bool:
        """Whether that game has ended, whichever of its positions is shown."""
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
    def shows_next(self) -> bool:
        """Whether the move that was made in the position is to be shown too."""
        return self._shows_next

    @property
    def can_play_on(self) -> bool:
        """Whether the game could go on from the position shown."""
        return self.is_active and not self.board.outcome

    def look_at(self, count: int, *, shows_next: bool = False) -> None:
        """Show the position after so many moves.

        In the game being played, all of them end looking back.
        """
        is_end = count >= len(self.all_moves)
        self._show(self._past, None if is_end else count, shows_next=shows_next)

    def open(self, record: GameRecord, count: int) -> None:
        """Show a past game after so many moves; the game being played stays as it is."""
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
        """Go on playing after so many moves of this game; of a past one, as practice."""
        if self._past:
            self._controller.practise(self._past, count)
        else:
            self._controller.play_from(count)

    def _show(self, past: GameRecord | None, count: int | None, *, shows_next: bool) -> None:
        if (past, count, shows_next) != (self._past, self._count, self._shows_next):
            self._past, self._count, self._shows_next = past, count, shows_next
            self._on_changed(Change(Event.LOOKED))

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.shows_position:
            self.hint = None
            if change.event not in (Event.REPLIED, Event.LOOKED):
                self._past, self._count, self._shows_next = None, None, False
        elif change.event is Event.HINT and not self.is_active:
            self.hint = change.hint
        self.changed.emit(change)
