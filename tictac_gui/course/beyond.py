"""Steps on what lies beyond minimax: how large games grow, and what other programs do there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Signal

from tictac_gui.course.steps import HINTS, Remark, Right, Step, Task, Tools

if TYPE_CHECKING:
    from tictac_gui.games import Game


class GameSize(Enum):
    """How many positions a game has."""

    TIC_TAC_TOE = 5_478
    """Counted here, too."""
    CONNECT_FOUR = 4_531_985_219_092
    """Counted by John Tromp."""
    CHESS = 48 * 10**43
    """About: estimated by John Tromp from a sample of a million positions."""
    GO = 208 * 10**168
    """On 19 lines, rounded: counted by John Tromp and others."""

    @property
    def digits(self) -> int:
        """How many digits the number has."""
        return len(str(self.value))


@dataclass(frozen=True, slots=True)
class GuessSize(Step):
    """The question how many digits the number of positions of a game has."""

    asked: GameSize
    offers: tuple[int, ...]

    def make_task(self, tools: Tools) -> GuessSizeTask:
        return GuessSizeTask(self, tools.pause_ms)


class Idea(Enum):
    """What programs do where minimax alone is not enough."""

    SEARCH = auto()
    """Alpha-beta, with estimates that were learned."""
    SAMPLES = auto()
    """Monte Carlo tree search."""
    LEARNING = auto()
    """A network that has taught itself."""


class Way(Enum):
    """Where a person can go from the end of the course."""

    PLAY = auto()
    """Against Unbeatable."""
    PUZZLE = auto()
    SEARCH = auto()
    """The search tree of the position on their own board."""


@dataclass(frozen=True, slots=True)
class ReadOn(Step):
    """Cards with ideas; it is done when all have been turned over."""

    def make_task(self, tools: Tools) -> ReadOnTask:
        return ReadOnTask(self.game, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class WrongSize(Remark):
    """The number has more digits than that, or fewer."""

    is_right: ClassVar = False
    is_too_high: bool


class GuessSizeTask(Task):
    """Shows the numbers of the other games first."""

    def __init__(self, step: GuessSize, pause_ms: int) -> None:
        super().__init__(step.game, pause_ms)
        self.asked = step.asked
        self.offers = step.offers

    @property
    def shown(self) -> list[GameSize]:
        """The games whose numbers are shown."""
        return [size for size in GameSize if self.is_over or size.digits < self.asked.digits]

    @property
    def marked(self) -> int | None:
        """The answer, once the last hint has given it away."""
        return self.asked.digits if self.hints >= HINTS and not self.is_over else None

    def give(self, digits: int) -> None:
        """Answer with a number of digits."""
        if self.is_over:
            return
        if digits == self.asked.digits:
            self._say(Right())
            self._finish()
        else:
            self._say(WrongSize(digits > self.asked.digits))
        self.changed.emit()


class ReadOnTask(Task):
    """Is done once every card has been turned over; then there are ways to go on."""

    way_chosen = Signal(object)
    """Carries a `Way`."""

    def __init__(self, game: Game, pause_ms: int) -> None:
        super().__init__(game, pause_ms)
        self.turned: frozenset[Idea] = frozenset()
        """The cards that show their text."""

    @property
    def marked(self) -> Idea | None:
        """The card that the last hint gives away: the next one to turn over."""
        left = (idea for idea in Idea if idea not in self.turned)
        return next(left, None) if self.hints >= HINTS else None

    def turn(self, idea: Idea) -> None:
        """Turn a card over."""
        if idea not in self.turned:
            self.turned |= {idea}
            if len(self.turned) == len(Idea):
                self._finish()
            self.changed.emit()

    def choose_way(self, way: Way) -> None:
        """Leave the course for something to do."""
        self.way_chosen.emit(way)
