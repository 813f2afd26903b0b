"""Tells what a person has done to the game as a whole: undo, redo, a new game, other levels.

Screen readers hear all of it. Of what the board itself doesn't show, a remark stays in the status.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.words import game_words, news_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from tictac_gui.engine import Mark
    from tictac_gui.play.controller import GameController


class GameNews(QObject):
    """Speaks for the widget that shows the status."""

    def __init__(self, controller: GameController, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._controller = controller
        self._speaker = speaker
        self._remark = ""
        controller.moves_undone.connect(self._on_moves_undone)
        controller.moves_redone.connect(self._on_moves_redone)
        controller.game_started.connect(self.forget_remark)
        controller.new_game_started.connect(self._on_new_game_started)
        controller.levels_changed.connect(self._on_levels_changed)
        controller.move_chosen.connect(self._on_move_chosen)

    def status(self, *, is_faultless: bool = False) -> str:
        """Say what the game is waiting for, or how it ended, and what is to be remarked."""
        status = game_words.status(self._controller, is_faultless=is_faultless)
        if not self._remark or self._controller.board.outcome:
            return status
        return news_words.followed_by(self._remark, status)

    @property
    def next_step(self) -> tuple[str, ...]:
        """How much harder or easier a result has made the next game: in full, and shorter."""
        controller = self._controller
        if not (change := controller.step_change):
            return ()
        game = controller.setup.game
        return news_words.next_step(change, controller.adaptation.step(game), len(game.scale))

    def with_next_step(self, result: str) -> str:
        """Say after a result by how much it has made the next game harder or easier."""
        return news_words.followed_by(result, self.next_step[0]) if self.next_step else result

    @Slot()
    def forget_remark(self) -> None:
        """Let the status be as usual: a person has moved, so they have read it."""
        self._remark = ""

    @Slot(object)
    def _on_moves_undone(self, moves: tuple[int, ...]) -> None:
        self.forget_remark()
        controller = self._controller
        left, players = len(controller.moves), self._players
        self._tell(news_words.undone(controller.setup.game, moves, left, players))

    @Slot(object)
    def _on_moves_redone(self, moves: tuple[int, ...]) -> None:
        self.forget_remark()
        controller = self._controller
        before, players = len(controller.moves) - len(moves), self._players
        self._tell(news_words.redone(controller.setup.game, moves, before, players))

    @Slot()
    def _on_new_game_started(self) -> None:
        if self._controller.is_practice:
            announce(self._speaker, self.status())
        else:
            self._tell(news_words.new_game())

    @Slot()
    def _on_levels_changed(self) -> None:
        self._remark = news_words.levels(self._controller.setup)
        announce(self._speaker, self.status())

    @Slot()
    def _on_move_chosen(self) -> None:
        if not self._controller.people:
            self.forget_remark()

    @property
    def _players(self) -> tuple[frozenset[Mark], Mapping[Mark, str]]:
        return self._controller.people, self._controller.names.in_sentences

    def _tell(self, text: str) -> None:
        # The result is told by itself, when its line has been struck.
        is_over = self._controller.board.outcome is not None
        announce(self._speaker, text if is_over else news_words.followed_by(text, self.status()))
