"""What is said of a change to the game as a whole: undo, redo, a new game, other levels.

Screen readers hear all of it. Of what the board itself doesn't show, a remark stays in the status.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.play.change import Change, Event
from tictac_gui.window import words

if TYPE_CHECKING:
    from tictac_gui.play.controller import GameController


class GameNews:
    """The words for the status and for screen readers; it shows and announces nothing itself."""

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._remark = ""

    def news(self, change: Change) -> str:
        """Say what a change is, empty if the board says it; it may begin or end the remark."""
        controller, event = self._controller, change.event
        game, players = controller.setup.game, (controller.people, controller.names.in_sentences)
        before = len(controller.moves) - len(change.moves)
        if event is Event.LEVELS:
            self._remark = words.levels(controller.setup)
            return self.status()
        # A person has read it before they do anything; those who watch do nothing.
        if change.begins_game or (change.moves and not (event is Event.REPLIED and players[0])):
            self._remark = ""
        if event is Event.UNDONE:
            text = words.undone(game, change.moves, len(controller.moves), players)
        elif event is Event.REDONE:
            text = words.redone(game, change.moves, before, players)
        elif event is Event.NEW_GAME:
            text = words.new_game()
        else:
            return self.status() if event is Event.PRACTICE else ""
        # The result is announced by itself, when its line has been struck.
        return text if change.ends_game else words.followed_by(text, self.status())

    def status(self, *, is_faultless: bool = False) -> str:
        """Say what the game is waiting for, or how it ended, and what is to be remarked."""
        status = words.status(self._controller, is_faultless=is_faultless)
        if not self._remark or self._controller.board.outcome:
            return status
        return words.followed_by(self._remark, status)

    @property
    def next_step(self) -> tuple[str, ...]:
        """How much harder or easier a result has made the next game: in full, and shorter."""
        controller = self._controller
        if not (change := controller.step_change):
            return ()
        game = controller.setup.game
        return words.next_step(change, controller.adaptation.step(game), len(game.scale))

    def with_next_step(self, result: str) -> str:
        """Say after a result by how much it has made the next game harder or easier."""
        return words.followed_by(result, self.next_step[0]) if self.next_step else result
