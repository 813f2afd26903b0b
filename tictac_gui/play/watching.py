"""Watching two computers: their speed, pauses, single moves, and game after game.

It commands the controller and leaves games with a person in them alone.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.setup import Players

if TYPE_CHECKING:
    from tictac_gui.play.looking_back import LookBack

_BETWEEN_GAMES = 4
"""How long the end of a game is shown, in multiples of the pause before a move."""


class Speed(Enum):
    """The pause before a move, in multiples of the usual one."""

    SLOW = 3.0
    NORMAL = 1.0
    FAST = 0.2


class Watching(QObject):
    """The choices for games between two computers; a pause ends when a person plays again."""

    changed = Signal()
    """The speed or `keeps_playing` has changed; a pause is a change of the controller's."""
    speed_chosen = Signal(object)
    keep_playing_chosen = Signal(bool)

    def __init__(self, controller: GameController, look_back: LookBack) -> None:
        super().__init__(controller)
        self._controller = controller
        self._look_back = look_back
        self.speed = Speed.NORMAL
        self.keeps_playing = False
        """Whether another game begins by itself when one has ended."""
        self._next_game = QTimer(self, singleShot=True)
        self._next_game.timeout.connect(controller.new_game)
        look_back.changed.connect(self._await_next_game)

    @property
    def is_active(self) -> bool:
        """Whether two computers play."""
        return self._controller.setup.players is Players.TWO_COMPUTERS

    @property
    def is_paused(self) -> bool:
        """Whether the computers wait until `resume` or `step` is called."""
        return self._controller.is_held

    @property
    def goes_on(self) -> bool:
        """Whether two computers play game after game, and are not paused."""
        return self.is_active and self.keeps_playing and not self.is_paused

    def pause(self) -> None:
        """Pause the computers, even one that is thinking."""
        self._controller.hold(is_held=True)

    def resume(self) -> None:
        """Let the computers go on."""
        self._controller.hold(is_held=False)

    def step(self) -> None:
        """Make one move, or begin the next game after the end of one, then pause."""
        if self._controller.phase is Phase.OVER:
            self.pause()
            self._controller.new_game()
        else:
            self._controller.step()

    def choose_speed(self, speed: Speed) -> None:
        """Play at this speed from now on."""
        if speed is self.speed:
            return
        self.speed = speed
        self._controller.set_pace(speed.value)
        self._refresh()
        self.speed_chosen.emit(speed)

    def keep_playing(self, keeps_playing: bool) -> None:
        """Begin another game whenever one has ended, or don't."""
        if keeps_playing is self.keeps_playing:
            return
        self.keeps_playing = keeps_playing
        self._refresh()
        self.keep_playing_chosen.emit(keeps_playing)

    def _refresh(self) -> None:
        self._await_next_game()
        self.changed.emit()

    @Slot()
    def _await_next_game(self) -> None:
        is_due = (
            self.goes_on
            and self._controller.phase is Phase.OVER
            # A new game would take away the earlier moves that a person is looking at.
            and not self._look_back.is_active
        )
        if not is_due:
            self._next_game.stop()
        elif not self._next_game.isActive():
            self._next_game.start(self._controller.pause_ms * _BETWEEN_GAMES)


class WatchedGames(QObject):
    """Whether past games of two computers are listed: where many are watched, they fill it."""

    chosen = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_shown = False

    @Slot(bool)
    def show(self, is_shown: bool) -> None:
        """List these games, too, or only those with people."""
        if is_shown is not self.is_shown:
            self.is_shown = is_shown
            self.chosen.emit(is_shown)
