"""How two computers play for those who watch: how fast, with pauses, step by step, on and on.

It commands the controller and touches no game with a person in it.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players

if TYPE_CHECKING:
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.looking_back import LookBack

_BETWEEN_GAMES = 4
"""How long the end of a game is shown, in pauses before a move."""


class Speed(Enum):
    """How long the pause before a move is, compared with the usual one."""

    SLOW = 3.0
    NORMAL = 1.0
    FAST = 0.2


class Watching(QObject):
    """What was chosen for games between two computers; a pause ends with the last of them."""

    changed = Signal()
    """The speed, or whether they keep playing; of a pause, the controller emits a change."""
    speed_chosen = Signal(object)
    keep_playing_chosen = Signal(bool)

    def __init__(self, controller: GameController, look_back: LookBack) -> None:
        super().__init__(controller)
        self._controller = controller
        self._look_back = look_back
        self._speed = Speed.NORMAL
        self._keeps_playing = False
        self._next_game = QTimer(self, singleShot=True)
        self._next_game.timeout.connect(controller.new_game)
        look_back.changed.connect(self._await_next_game)

    @property
    def is_active(self) -> bool:
        """Whether two computers play."""
        return self._controller.setup.players is Players.TWO_COMPUTERS

    @property
    def is_paused(self) -> bool:
        """Whether the computers wait until they are told to go on."""
        return self._controller.is_held

    @property
    def speed(self) -> Speed:
        """How fast they play."""
        return self._speed

    @property
    def keeps_playing(self) -> bool:
        """Whether another game begins by itself when one has ended."""
        return self._keeps_playing

    @property
    def goes_on(self) -> bool:
        """Whether two computers play game after game, and are not paused."""
        return self.is_active and self._keeps_playing and not self.is_paused

    def pause(self) -> None:
        """Let the computers wait, even one that is thinking."""
        self._controller.hold(is_held=True)

    def resume(self) -> None:
        """Let the computers go on."""
        self._controller.hold(is_held=False)

    def step(self) -> None:
        """Have one move made, after the end the next game begun, and wait then."""
        if self._controller.phase is Phase.OVER:
            self.pause()
            self._controller.new_game()
        else:
            self._controller.step()

    def choose_speed(self, speed: Speed) -> None:
        """Play at this speed from now on."""
        if speed is self._speed:
            return
        self._speed = speed
        self._controller.set_pace(speed.value)
        self._refresh()
        self.speed_chosen.emit(speed)

    def keep_playing(self, keeps_playing: bool) -> None:
        """Begin another game whenever one has ended, or don't."""
        if keeps_playing is self._keeps_playing:
            return
        self._keeps_playing = keeps_playing
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
            # A person who looks at earlier moves is not to be torn away from them.
            and not self._look_back.is_active
        )
        if not is_due:
            self._next_game.stop()
        elif not self._next_game.isActive():
            self._next_game.start(self._controller.pause_ms * _BETWEEN_GAMES)
