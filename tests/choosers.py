"""Ways to choose the computer's moves that tests hand to the controller."""

from collections.abc import Callable, Iterable
from random import Random
from threading import Event

from tictac_gui.engine import Difficulty, Policy, SearchStopped
from tictac_gui.games import BoardPosition, Game, Hint


class Gate:
    """Holds every search back until it is opened, and goes on when asked to stop.

    So its answers come late: after whatever the test did in the meantime.
    """

    def __init__(self) -> None:
        self.boards: list[BoardPosition] = []
        self.levels: list[Difficulty | Policy] = []
        self._opened = Event()

    @property
    def is_reached(self) -> bool:
        return bool(self.boards)

    def open(self) -> None:
        self._opened.set()

    def __call__(
        self,
        game: Game,
        board: BoardPosition,
        difficulty: Difficulty | Policy,
        rng: Random,
        _should_stop: Callable[[], bool],
        /,
    ) -> int:
        self.levels.append(difficulty)
        self._hold(board)
        return game.choose_move(board, difficulty, rng)

    def find_hint(
        self, game: Game, board: BoardPosition, _should_stop: Callable[[], bool], /
    ) -> Hint:
        self._hold(board)
        return game.find_hint(board)

    def _hold(self, board: BoardPosition) -> None:
        self.boards.append(board)
        assert self._opened.wait(timeout=30), "nobody opened the gate"


def no_hint(_game: Game, _board: BoardPosition, _should_stop: Callable[[], bool], /) -> Hint:
    """Fail to find a hint."""
    raise RuntimeError("out of ideas")


def endless(
    _game: Game,
    _board: BoardPosition,
    _difficulty: Difficulty | Policy,
    _rng: Random,
    should_stop: Callable[[], bool],
    /,
) -> int:
    """Search until asked to stop."""
    while not should_stop():
        pass
    raise SearchStopped


class Script:
    """Plays the given cells in order; an exception in their place is raised."""

    def __init__(self, answers: Iterable[int | Exception]) -> None:
        self._answers = iter(answers)

    def __call__(
        self,
        _game: Game,
        _board: BoardPosition,
        _difficulty: Difficulty | Policy,
        _rng: Random,
        _should_stop: Callable[[], bool],
        /,
    ) -> int:
        answer = next(self._answers)
        if isinstance(answer, Exception):
            raise answer
        return answer
