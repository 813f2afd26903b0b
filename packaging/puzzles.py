"""Finds the puzzles of Connect Four in games of its levels: the same ones at every run.

    python packaging/puzzles.py

It takes some minutes. Each has three answers at most, and what is wrong is refuted soon. All of it
is proven by the program's own solver, and kept in the order of their difficulty.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tictac_gui.engine.levels import Difficulty
from tictac_gui.engine.search import WIN, Ending
from tictac_gui.games.connect_four import CONNECT_FOUR, Board
from tictac_gui.games.connect_four.cells import mirrored
from tictac_gui.games.connect_four.hints import forced_fork, forks, within_reach
from tictac_gui.games.connect_four.reasons import Reason
from tictac_gui.games.puzzles import LONGEST_REFUTATION, Puzzle, PuzzleKind, answers, puzzle_at

if TYPE_CHECKING:
    from enum import Enum

FILE = ROOT / "resources" / "puzzles" / "connect-four.txt"
OF_EACH_KIND = 30
SEED = 4
DISCS = range(10, 34)
MOST_ANSWERS = 3
LEVELS = (Difficulty.EASY, Difficulty.MEDIUM)
_KINDS = [kind for kind in PuzzleKind if kind is not PuzzleKind.BETTER_MOVE]


def main() -> None:
    """Play games until there are enough puzzles of each kind."""
    rng = Random(SEED)
    found: dict[int, tuple[str, Puzzle]] = {}
    kinds: Counter[PuzzleKind] = Counter()
    for number in count(1):
        # One of each kind from a game at most, so that few of them look alike.
        of_game: dict[PuzzleKind, tuple[str, Puzzle]] = {}
        game = _play(rng)
        for discs in DISCS[: max(len(game) - DISCS.start, 0)]:
            if puzzle := _puzzle(game[:discs], kinds):
                of_game.setdefault(puzzle.kind, (game[:discs], puzzle))
        for kind, pair in of_game.items():
            key = pair[1].position.key
            assert isinstance(key, int)  # noqa: S101 - it is so in this game
            if found.setdefault(min(key, mirrored(key)), pair) is pair:
                kinds[kind] += 1
        if number % 20 == 0:
            print(number, {kind.name.lower(): kinds[kind] for kind in _KINDS}, flush=True)
        if all(kinds[kind] >= OF_EACH_KIND for kind in _KINDS):
            break
    FILE.parent.mkdir(exist_ok=True)
    chosen = sorted(found.values(), key=lambda pair: pair[1].difficulty)
    text = "".join(map(_line, chosen))
    FILE.write_text(text, encoding="ascii", newline="\n")


def _line(pair: tuple[str, Puzzle]) -> str:
    columns, puzzle = pair
    assert puzzle.ending  # noqa: S101 - it is known of all that are found here
    parts = (puzzle.kind.name.lower(), columns, puzzle.ending.name.lower())
    return f"{' '.join(parts)} {puzzle.by_chance} {puzzle.by_lookahead}\n"


def _play(rng: Random) -> str:
    """Return the columns of a game between two levels, some moves of which are played at random."""
    board, columns, seats = Board(), "", rng.choices(LEVELS, k=2)
    while not board.outcome and len(columns) < DISCS.stop:
        if len(columns) < 4 or rng.random() < 0.1:
            column = rng.choice(board.moves())
        else:
            column = CONNECT_FOUR.choose_move(board, seats[len(columns) % 2], rng)
        board = board.play(column)
        columns += str(column + 1)
    return columns


def _puzzle(columns: str, kinds: Counter[PuzzleKind]) -> Puzzle | None:
    """Return the puzzle after some moves, if there is a good one of a kind that is looked for."""
    board = Board.parse(columns)
    if (likely := _likely_kind(board)) and kinds[likely] >= OF_EACH_KIND:
        return None
    puzzle = puzzle_at(CONNECT_FOUR, board)
    if not puzzle or kinds[puzzle.kind] >= OF_EACH_KIND:
        return None
    scores = CONNECT_FOUR.scores(board)
    right = answers(puzzle.kind, scores)
    wrong = [score for move, score in scores.items() if move not in right]
    # Where there is nothing to win, what is wrong must be seen to be lost.
    is_plain = puzzle.ending is Ending.WIN or all(
        WIN + score <= LONGEST_REFUTATION + 1 for score in wrong
    )
    is_seen = puzzle.kind is not PuzzleKind.WIN_IN_THREE or all(
        _explain(board, move) is Reason.FORCES_TWO_THREATS for move in right
    )
    return puzzle if len(right) <= MOST_ANSWERS and is_plain and is_seen else None


def _likely_kind(board: Board) -> PuzzleKind | None:
    """Return of which kind a position must be if it is a puzzle, as far as a glance tells."""
    if board.own_threats & within_reach(board):
        return PuzzleKind.WIN_IN_ONE
    if board.other_threats & within_reach(board):
        return PuzzleKind.STOP_IT
    if forks(board):
        return PuzzleKind.FIND_FORK
    if any(forced_fork(board, column, 3) for column in board.moves()):
        return PuzzleKind.WIN_IN_THREE
    return None


def _explain(board: Board, move: int) -> Enum:
    assert CONNECT_FOUR.explainer  # noqa: S101 - it has one
    return CONNECT_FOUR.explainer(board, move, None).reason


if __name__ == "__main__":
    main()
