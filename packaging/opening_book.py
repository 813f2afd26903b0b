"""Make the opening book of Connect Four: bitbully solves what is slow to search.

It takes some minutes. resources/books/connect-four.md describes the file.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import TYPE_CHECKING

from bitbully.bitbully_core import BitBullyCore, BoardCore
from bitbully_databases import BitBullyDatabases
from book_file import packed

from tictac_gui.engine import SearchStopped
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import (
    MOST_NUMBERED,
    MOST_VALUED,
    number_of,
    rank_of,
    urgent_column,
)
from tictac_gui.games.connect_four.cells import BOTTOM, CENTRE_FIRST, COLUMNS, mirrored
from tictac_gui.games.connect_four.solver import Solver, new_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from multiprocessing.pool import Pool as PoolType

FILE = Path(__file__).resolve().parent.parent / "resources" / "books" / "connect-four.book"
LAST = (14, 13)
"""With how many discs the first and the second player last find a move in the book."""
LAST_TRAPS = 10
"""With more discs, which replies are worse is not in bitbully's database: the centre decides."""
SLOW = 300_000
"""A position is slow if our own solver visits more positions than this to find its score: 2 s
uncompiled, 0.03 s compiled. Its move is then in the book."""
POSITIONS_AT_ONCE = 64
MANY_NEWS = 100_000
NEWS = 2_000
"""How many positions are solved between two lines of progress."""


def main() -> int:
    """Make the book and say how large it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    with Pool(options.processes) as pool:
        values, ranked = exact_values(pool)
        # Each moves with another number of discs, so no position is met by both.
        moves = own_moves(pool, 0, LAST[0]) | own_moves(pool, 1, LAST[1])
        further = further_moves(pool, moves, 0, LAST[0]) | further_moves(pool, moves, 1, LAST[1])
    book = packed(values, ranked, moves, LAST, further)
    options.file.parent.mkdir(exist_ok=True)
    options.file.write_bytes(book)
    count = len(values) + len(ranked)
    counts = f"{count:,} values, {len(moves):,} moves and {len(further):,} further ones"
    print(f"{options.file}: {len(book):,} bytes, {counts}")
    return 0


def exact_values(pool: PoolType) -> tuple[dict[int, int], dict[int, int]]:
    """Return after how many moves each early position ends, by number and by rank."""
    numbered = {}
    boards = [Board()]
    for _ in range(MOST_NUMBERED + 1):
        for board, length in zip(boards, lengths(pool, boards), strict=True):
            # Where the cells are filled symmetrically, both images have a number.
            numbered[number_of(board.own, board.filled)] = length
            numbered[number_of(mirrored(board.own), mirrored(board.filled))] = length
        boards = one_move_later(boards)
    for _ in range(MOST_NUMBERED + 1, MOST_VALUED):
        boards = one_move_later(boards)
    quiet = [board for board in boards if not board.own_threats & board.filled + BOTTOM]
    ranks = (rank_of(board.own, board.filled) for board in quiet)
    return numbered, dict(zip(ranks, lengths(pool, quiet), strict=True))


def one_move_later(boards: list[Board]) -> list[Board]:
    """Return all positions after a move that doesn't win."""
    after = (board.play(move) for board in boards for move in board.moves())
    return distinct(board for board in after if not board.is_won)


def lengths(pool: PoolType, boards: list[Board]) -> Iterator[int]:
    """Return after how many moves each position ends; all have the same number of discs."""
    discs = boards[0].filled.bit_count()
    solved = pool.imap(moves_to_end, boards, POSITIONS_AT_ONCE)
    for number, length in enumerate(solved, start=1):
        yield length
        if number % MANY_NEWS == 0 or number == len(boards):
            print(f"{discs} discs: {number:,} of {len(boards):,} positions valued", flush=True)


def own_moves(pool: PoolType, first: int, last: int) -> dict[int, int]:
    """Return the moves of a perfect player, by the keys of all positions that it can meet.

    It moves with `first`, `first` + 2 … `last` discs on the board.
    """
    found = {}
    boards = [Board()] if first == 0 else distinct(Board().play(move) for move in range(COLUMNS))
    for discs in range(first, last + 1, 2):
        after, slow = [], []
        for board in boards:
            column = urgent_column(board.own, board.filled)
            if column is None:
                slow.append(board)
            else:
                after.append(board.play(column))
        columns = pool.imap(best_column, slow, POSITIONS_AT_ONCE)
        for number, (board, column) in enumerate(zip(slow, columns, strict=True), start=1):
            found[board.key] = column
            after.append(board.play(column))
            if number % NEWS == 0 or number == len(slow):
                solved = f"{number:,} of {len(slow):,} solved"
                print(f"{discs} discs: {len(boards):,} positions, {solved}", flush=True)
        boards = one_move_later(after)
    return found


def further_moves(pool: PoolType, moves: dict[int, int], first: int, last: int) -> dict[int, int]:
    """Return moves for what is met after the last move of the book and is slow to search.

    Such positions arise where the opponent resists best or nearly so.
    """
    boards = [Board()] if first == 0 else distinct(Board().play(move) for move in range(COLUMNS))
    for _ in range(first, last + 1, 2):
        after = (board.play(book_column(board, moves)) for board in boards)
        boards = after_resistance(pool, after)
    found: dict[int, int] = {}
    while boards:
        discs = boards[0].filled.bit_count()
        print(f"{discs} discs: {len(boards):,} positions after the best replies", flush=True)
        are_slow = pool.map(is_slow, boards, 1)
        slow = [board for board, takes_long in zip(boards, are_slow, strict=True) if takes_long]
        print(f"{discs} discs: {len(slow):,} of them are slow", flush=True)
        columns = pool.map(best_column, slow, 1)
        found |= {board.key: column for board, column in zip(slow, columns, strict=True)}
        after = (board.play(column) for board, column in zip(slow, columns, strict=True))
        boards = after_resistance(pool, after)
    return found


def book_column(board: Board, moves: dict[int, int]) -> int:
    """Return the move of the book in a position that it knows."""
    column = urgent_column(board.own, board.filled)
    return moves[board.key] if column is None else column


def after_resistance(pool: PoolType, boards: Iterable[Board]) -> list[Board]:
    """Return the positions after all replies that are the best or nearly so."""
    playing = [board for board in boards if not board.outcome]
    after = pool.imap(good_replies, playing, POSITIONS_AT_ONCE)
    return distinct(board for each in after for board in each)


def good_replies(board: Board) -> list[Board]:
    """Return the positions after replies with the best result, reached at most two moves worse."""
    after = [board.play(move) for move in board.moves()]
    if any(each.is_won for each in after):
        return []
    scores = [-oracle().mtdf(theirs(each), 0) for each in after]
    best = max(scores)
    # The score of a win or loss changes by one for every two moves.
    good = {best, best - 1} if best not in (0, 1) else {best}
    return [each for each, score in zip(after, scores, strict=True) if score in good]


def is_slow(board: Board) -> bool:
    """Return whether our own solver takes long; the answer is the same in both its forms."""
    # An empty table, so that the answer doesn't depend on what was asked before.
    solver = Solver(new_table(), lambda: solver.visited > SLOW)
    try:
        solver.score(board.own, board.filled)
    except SearchStopped:
        return True
    return solver.visited > SLOW


def distinct(boards: Iterable[Board]) -> list[Board]:
    """Return each board once, of mirror images the one with the lower key, in ascending order."""
    found = {}
    for board in boards:
        key = min(board.key, mirrored(board.key))
        if key not in found:
            found[key] = board if key == board.key else mirror_image(board)
    return [found[key] for key in sorted(found)]


def mirror_image(board: Board) -> Board:
    """Return the board as a mirror shows it."""
    own, filled, own_threats, other_threats, is_won = board
    threats = mirrored(own_threats), mirrored(other_threats)
    return Board(mirrored(own), mirrored(filled), *threats, is_won)


@cache
def oracle() -> BitBullyCore:
    """Return bitbully with its database of all positions with twelve discs."""
    return BitBullyCore(BitBullyDatabases.get_database_path("12-ply-dist"))


def theirs(board: Board) -> BoardCore:
    """Return a board of bitbully's."""
    first_player = board.own if board.filled.bit_count() % 2 == 0 else board.own ^ board.filled
    columns = [
        [
            0 if not board.filled >> bit & 1 else 1 if first_player >> bit & 1 else 2
            for bit in range(7 * column, 7 * column + 6)
        ]
        for column in range(COLUMNS)
    ]
    found = BoardCore()
    if not found.setBoard(columns):
        raise ValueError(f"bitbully does not accept {board}")
    return found


def moves_to_end(board: Board) -> int:
    """Return after how many moves the game ends with best play; 0 is a draw."""
    position = theirs(board)
    score = oracle().mtdf(position, 0)
    return oracle().scoreToMovesLeft(score, position) if score else 0


def best_column(board: Board) -> int:
    """Return the best move after which people go wrong most easily.

    Of moves that win equally soon or lose equally late it is the one after which most replies give
    away a win or a draw; then, most replies are worse at all; then, it is nearest to the centre.
    """
    score = oracle().mtdf(theirs(board), 0)
    columns = (column for column in CENTRE_FIRST if column in board.moves())
    best = (column for column in columns if not exceeds(board.play(column), -score))
    if board.filled.bit_count() > LAST_TRAPS:
        return next(best)
    return max(best, key=lambda column: ways_to_go_wrong(board.play(column), -score))


def ways_to_go_wrong(board: Board, score: int) -> tuple[int, int]:
    """Count the moves that give away the result, and all that are not the best."""
    after = [board.play(move) for move in board.moves()]
    worse = [each for each in after if not each.is_won and exceeds(each, -score)]
    if score < 0:
        return 0, len(worse)
    return sum(exceeds(each, -1 if score else 0) for each in worse), len(worse)


def exceeds(board: Board, score: int) -> bool:
    """Return whether the board is better for the side to move than the score."""
    return bool(oracle().negamax(theirs(board), score, score + 1, 0) > score)


if __name__ == "__main__":
    sys.exit(main())
