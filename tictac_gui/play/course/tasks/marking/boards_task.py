"""Boards of which the same ones are marked; a wrong mark is answered by turning the board."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from tictac_gui.play.course.markings import Sameness
from tictac_gui.play.course.tasks.marking.remarks import (
    Alike,
    NothingMarked,
    OtherBoard,
    SameBoard,
    Turned,
    Unlike,
)
from tictac_gui.play.course.tasks.marking.turning import images
from tictac_gui.play.course.tasks.task import HINTS, Task

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.course.markings import MarkBoards
    from tictac_gui.play.course.tasks.marking.turning import Image


class BoardsTask(Task):
    """Asks the positions themselves which of them are the same."""

    def __init__(self, step: MarkBoards, pause_ms: int) -> None:
        super().__init__(pause_ms)
        self._step = step
        self._boards = [self._board_after(moves) for moves in step.boards]
        self._marks: set[int] = set()
        self._lit: frozenset[int] = frozenset()
        self._ringed: frozenset[int] = frozenset()
        self._turned: dict[int, BoardPosition] = {}

    @property
    def game(self) -> Game:
        """The game that the boards are of."""
        return self._step.game

    @property
    def sameness(self) -> Sameness:
        """When two boards count as the same."""
        return self._step.sameness

    @property
    def boards(self) -> list[BoardPosition]:
        """The boards as they are shown now."""
        return [self._turned.get(n, board) for n, board in enumerate(self._boards)]

    @property
    def model(self) -> int | None:
        """The board that the others are compared with, if there is one."""
        return None if self.sameness is Sameness.KINDS else 0

    @property
    def kinds(self) -> list[Hashable]:
        """What two boards have in common if they are the same, for each of them."""
        if self.sameness is Sameness.REACHED:
            return [board.key for board in self._boards]
        return [board.canonical_key for board in self._boards]

    @property
    def marks(self) -> frozenset[int]:
        """The boards that the person has marked."""
        return frozenset(self._marks)

    @property
    def lit(self) -> frozenset[int]:
        """The boards that a remark is about."""
        return self._lit

    @property
    def ringed(self) -> frozenset[int]:
        """The cells on them in which they differ."""
        return self._ringed

    @property
    def marked(self) -> frozenset[int]:
        """The boards that the last hint gives away."""
        return self.right if self._hints >= HINTS and not self.is_done else frozenset()

    @property
    def right(self) -> frozenset[int]:
        """The boards that are to be marked; where one of each kind is, the first ones."""
        kinds = self.kinds
        if self.model is None:
            return frozenset(map(kinds.index, kinds))
        return frozenset(n for n, kind in enumerate(kinds) if n and kind == kinds[0])

    def order(self, board: int) -> tuple[int, ...]:
        """Return the moves that lead to a board if that is what it is about, or else none."""
        is_shown = self.sameness is Sameness.REACHED and board not in self._turned
        return self._step.boards[board] if is_shown and not self.is_done else ()

    def toggle(self, board: int) -> None:
        """Mark a board, or take that back."""
        if not self.is_done and board != self.model:
            self._clear()
            self._marks ^= {board}
            self.changed.emit()

    def check(self) -> None:
        """Compare what is marked with what is right, and refute the first difference."""
        if self.is_done:
            return
        self._clear()
        if not self._marks:
            self._say(NothingMarked())
        elif self.model is None:
            self._check_kinds()
        else:
            self._check_same(self.model)
        self.changed.emit()

    def _check_same(self, model: int) -> None:
        # What was marked is answered before what was not.
        if different := self._marks - self.right or self.right - self._marks:
            self._compare(min(different), [model])
        else:
            self._finish()

    def _check_kinds(self) -> None:
        kinds = self.kinds
        twice = [
            pair
            for pair in combinations(sorted(self._marks), 2)
            if kinds[pair[0]] == kinds[pair[1]]
        ]
        found = {kinds[n] for n in self._marks}
        missing = [n for n in self.right if kinds[n] not in found]
        if twice:
            first, second = twice[0]
            self._compare(second, [first])
        elif missing:
            self._compare(min(missing), self._marks)
        else:
            self._finish()

    def _compare(self, board: int, others: Collection[int]) -> None:
        """Show whether a board is the same as one of others."""
        self._lit = frozenset({board, *others})
        if self.sameness is Sameness.REACHED:
            self._compare_cells(board, *others)
        else:
            self._turn(board, others)

    def _compare_cells(self, board: int, model: int) -> None:
        """Show what has been reached instead of how, and where that differs."""
        is_same = self._boards[board].key == self._boards[model].key
        remark = SameBoard() if is_same else OtherBoard()
        self._say(remark)
        self._show_in_turn([partial(self._show_cells, board, model), partial(self._say, remark)])

    def _show_cells(self, board: int, model: int) -> None:
        pair = [self._boards[n] for n in (board, model)]
        self._turned = {n: self._boards[n] for n in (board, model)}
        self._ringed = frozenset(
            cell for cell in self.game.cells if pair[0].mark_at(cell) is not pair[1].mark_at(cell)
        )

    def _turn(self, board: int, others: Collection[int]) -> None:
        """Turn and mirror a board until it is one of the others, or all has been tried."""
        keys = {self._boards[other].key for other in others}
        sights: list[Callable[[], None]] = []
        is_same = False
        ways = 0
        for image in images(self._step.boards[board], self.game.start.columns):
            ways += 1
            is_same = self._board_after(image.moves).key in keys
            sights.append(partial(self._show_image, board, image, is_same=is_same))
            if is_same:
                break
        end = Alike(board in self._marks) if is_same else Unlike(ways, board in self._marks)
        self._say(end)
        self._show_in_turn([*sights[1:], partial(self._say, end)])

    def _show_image(self, board: int, image: Image, *, is_same: bool) -> None:
        self._turned = {board: self._board_after(image.moves)}
        self._say(Turned(image.quarters, image.is_mirrored, is_same))

    def _board_after(self, moves: tuple[int, ...]) -> BoardPosition:
        return self.game.history(moves).position

    def _clear(self) -> None:
        self._stop_showing()
        self._lit = self._ringed = frozenset()
        self._turned = {}
        self._forget_answer()
