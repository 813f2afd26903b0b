"""A step on several boards: those that are the same as another are marked, and then checked.

A wrong mark is refuted by turning and mirroring the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tictac_gui.course.steps import HINTS, NothingMarked, Remark, Step, Task, Tools

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterator

    from tictac_gui.games import BoardPosition


class Sameness(Enum):
    """When boards count as the same, and which of them are to be marked."""

    REACHED = auto()
    """Those with the same marks in the same cells as the first one, reached in any order."""
    TURNED = auto()
    """Those that can be turned or mirrored to become the first one."""
    KINDS = auto()
    """One of each kind: none that can be turned or mirrored to become another one."""


@dataclass(frozen=True, slots=True)
class MarkBoards(Step):
    """Boards of which some are the same."""

    sameness: Sameness
    boards: tuple[tuple[int, ...], ...]
    """The moves that lead to each of them, which are cells."""

    def make_task(self, tools: Tools) -> MarkBoardsTask:
        return MarkBoardsTask(self, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class SameBoard(Remark):
    """Two boards have the same marks in the same cells, but one of them was not marked."""

    is_right: ClassVar = False


@dataclass(frozen=True, slots=True)
class OtherBoard(Remark):
    """A marked board has other marks than the first one; the cells are shown."""

    is_right: ClassVar = False


@dataclass(frozen=True, slots=True)
class Turned(Remark):
    """A board is shown turned or mirrored, to compare it with others."""

    quarters: int
    """The number of quarter turns, clockwise."""
    is_mirrored: bool
    is_same: bool
    """Whether it has become the board it is compared with."""


@dataclass(frozen=True, slots=True)
class Unlike(Remark):
    """A board stays different however it is turned and mirrored."""

    is_right: ClassVar = False
    ways: int
    """The number of ways to turn and mirror it."""
    is_marked: bool
    """Whether it was marked as one that is the same."""


@dataclass(frozen=True, slots=True)
class Alike(Remark):
    """A board has become another one, so that they should have been treated as the same."""

    is_right: ClassVar = False
    is_both_marked: bool
    """Whether one of them would have been enough."""


class Image(NamedTuple):
    """A board, given by the moves that lead to it, after turning and mirroring."""

    moves: tuple[int, ...]
    quarters: int
    """The number of quarter turns, clockwise, after mirroring."""
    is_mirrored: bool


def images(moves: tuple[int, ...], side: int) -> Iterator[Image]:
    """Yield all images of a board of `side` rows and columns, the board itself first."""
    for is_mirrored in (False, True):
        image = tuple(_mirrored(move, side) for move in moves) if is_mirrored else moves
        for quarters in range(4):
            yield Image(image, quarters, is_mirrored)
            image = tuple(_turned(move, side) for move in image)


def _turned(cell: int, side: int) -> int:
    """Return where a quarter turn clockwise takes a cell."""
    row, column = divmod(cell, side)
    return column * side + side - 1 - row


def _mirrored(cell: int, side: int) -> int:
    """Return where swapping left and right takes a cell."""
    row, column = divmod(cell, side)
    return row * side + side - 1 - column


class CardState(NamedTuple):
    """How one of the boards is shown."""

    board: BoardPosition
    order: tuple[int, ...] = ()
    """The moves that lead to it, if they are shown as numbers."""
    is_model: bool = False
    """Whether the others are compared with it."""
    is_marked: bool = False
    is_lit: bool = False
    """Whether a remark is about it."""
    is_given_away: bool = False
    """Whether a hint gives it away as an answer."""
    ringed: frozenset[int] = frozenset()
    """Cells that a remark is about."""


class MarkBoardsTask(Task):
    """Asks the positions themselves which of them are the same."""

    def __init__(self, step: MarkBoards, pause_ms: int) -> None:
        super().__init__(step.game, pause_ms)
        self.sameness = step.sameness
        self._orders = step.boards
        self._boards = [self._board_after(moves) for moves in step.boards]
        self.model = None if step.sameness is Sameness.KINDS else 0
        """The board that the others are compared with, if there is one."""
        self.kinds: list[Hashable] = [
            board.key if step.sameness is Sameness.REACHED else board.canonical_key
            for board in self._boards
        ]
        """The key that boards have in common if they are the same, for each of them."""
        self.right = self._right()
        """The boards that are to be marked; where one of each kind is, the first ones."""
        self.marks: frozenset[int] = frozenset()
        """The boards that the person has marked."""
        self.lit: frozenset[int] = frozenset()
        """The boards that a remark is about."""
        self.ringed: frozenset[int] = frozenset()
        """The cells on them in which they differ."""
        self._turned: dict[int, BoardPosition] = {}

    @property
    def boards(self) -> list[BoardPosition]:
        """The boards as they are shown now."""
        return [self._turned.get(n, board) for n, board in enumerate(self._boards)]

    @property
    def marked(self) -> frozenset[int]:
        """The boards that the last hint gives away."""
        return self.right if self.hints >= HINTS and not self.is_done else frozenset()

    @property
    def states(self) -> list[CardState]:
        """How each board is shown."""
        return [
            CardState(
                board,
                self.order(number),
                is_model=number == self.model,
                is_marked=number in self.marks,
                is_lit=number in self.lit,
                is_given_away=number in self.marked,
                ringed=self.ringed if number in self.lit else frozenset(),
            )
            for number, board in enumerate(self.boards)
        ]

    def order(self, board: int) -> tuple[int, ...]:
        """Return the moves that lead to a board if the question is about them, or else none."""
        is_shown = self.sameness is Sameness.REACHED and board not in self._turned
        return self._orders[board] if is_shown and not self.is_done else ()

    def toggle(self, board: int) -> None:
        """Mark a board, or take that back."""
        if not self.is_done and board != self.model:
            self._clear()
            self.marks ^= {board}
            self.changed.emit()

    def check(self) -> None:
        """Compare the marked boards with the right ones, and refute the first difference."""
        if self.is_done:
            return
        self._clear()
        if not self.marks:
            self._say(NothingMarked())
        elif self.model is None:
            self._check_kinds()
        else:
            self._check_same(self.model)
        self.changed.emit()

    def _right(self) -> frozenset[int]:
        if self.model is None:
            return frozenset(map(self.kinds.index, self.kinds))
        return frozenset(n for n, kind in enumerate(self.kinds) if n and kind == self.kinds[0])

    def _check_same(self, model: int) -> None:
        # Wrong marks are refuted before missing ones.
        if different := self.marks - self.right or self.right - self.marks:
            self._compare(min(different), [model])
        else:
            self._finish()

    def _check_kinds(self) -> None:
        kinds = self.kinds
        twice = [
            pair for pair in combinations(sorted(self.marks), 2) if kinds[pair[0]] == kinds[pair[1]]
        ]
        found = {kinds[n] for n in self.marks}
        missing = [n for n in self.right if kinds[n] not in found]
        if twice:
            first, second = twice[0]
            self._compare(second, [first])
        elif missing:
            self._compare(min(missing), self.marks)
        else:
            self._finish()

    def _compare(self, board: int, others: Collection[int]) -> None:
        """Show whether a board is the same as one of others."""
        self.lit = frozenset({board, *others})
        if self.sameness is Sameness.REACHED:
            self._compare_cells(board, *others)
        else:
            self._turn(board, others)

    def _compare_cells(self, board: int, model: int) -> None:
        """Replace the numbers of the moves by marks, and ring the cells that differ."""
        is_same = self._boards[board].key == self._boards[model].key
        remark = SameBoard() if is_same else OtherBoard()
        self._say(remark)
        frames = [partial(self._show_cells, board, model), partial(self._say, remark)]
        self._show_in_turn(frames, replaces_remarks=False)

    def _show_cells(self, board: int, model: int) -> None:
        one, other = self._boards[board], self._boards[model]
        self._turned = {board: one, model: other}
        self.ringed = frozenset(
            cell for cell in self.game.cells if one.mark_at(cell) is not other.mark_at(cell)
        )

    def _turn(self, board: int, others: Collection[int]) -> None:
        """Turn and mirror a board until it is one of the others, or all has been tried."""
        keys = {self._boards[other].key for other in others}
        frames: list[Callable[[], None]] = []
        is_same = False
        ways = 0
        for image in images(self._orders[board], self.game.start.columns):
            ways += 1
            is_same = self._board_after(image.moves).key in keys
            frames.append(partial(self._show_image, board, image, is_same=is_same))
            if is_same:
                break
        end = Alike(board in self.marks) if is_same else Unlike(ways, board in self.marks)
        self._say(end)
        self._show_in_turn([*frames[1:], partial(self._say, end)])

    def _show_image(self, board: int, image: Image, *, is_same: bool) -> None:
        self._turned = {board: self._board_after(image.moves)}
        self._say(Turned(image.quarters, image.is_mirrored, is_same))

    def _board_after(self, moves: tuple[int, ...]) -> BoardPosition:
        return self.game.history(moves).position

    def _clear(self) -> None:
        self._stop_showing()
        self.lit = self.ringed = frozenset()
        self._turned = {}
        self._forget_answer()
