"""A task on a tree: the boards it shows, each a call of a search, and what is lit up there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.play.course.tasks.task import Task

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine.trace import Call, Trace
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.course.steps import Path


class ShownTree(Task):
    """Holds the whole tree of a search that is small enough to be run at once."""

    def __init__(
        self, game: Game, trace: Trace[BoardPosition], pause_ms: int, top: Path = ()
    ) -> None:
        super().__init__(pause_ms)
        self.game = game
        """The game that the tree is of."""
        self.trace = trace
        """The search that the tree shows."""
        self.top = top
        """The board from which on it is shown."""
        self._calls = dict(subtree(trace, (), trace.root))
        self._lit: tuple[Path, ...] = ()

    @property
    def calls(self) -> dict[Path, Call[BoardPosition]]:
        """The boards shown, each with the call of the search that it stands for, from the top."""
        top = self.top
        return {path: call for path, call in self._calls.items() if path[: len(top)] == top}

    @property
    def values(self) -> dict[Path, int]:
        """The values that are shown."""
        raise NotImplementedError

    @property
    def lit(self) -> tuple[Path, ...]:
        """The boards of the line that refutes an answer, as far as it has been shown."""
        return self._lit


def subtree(
    trace: Trace[BoardPosition], path: Path, call: Call[BoardPosition]
) -> Iterator[tuple[Path, Call[BoardPosition]]]:
    """Yield a call and all below it in the order in which they are made, with their paths."""
    yield path, call
    for child in trace.children(call):
        assert child.move is not None  # noqa: S101 - only the root has none
        yield from subtree(trace, (*path, child.move), child)
