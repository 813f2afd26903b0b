"""Unbeatable never gives away what a position holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import chain, count, repeat
from math import inf
from random import Random

import pytest

from tests.connect_four import careful_positions, patient_game, plain_scores
from tictac_gui.engine import Difficulty, Policy, Search, SearchStopped
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OPENING_BOOK, OpeningBook
from tictac_gui.games.connect_four.levels import CASUAL
from tictac_gui.games.connect_four.scores import TRAP_SECONDS, ExactScores, PerfectPlayer

FIRST, SECOND = 0, 1
RANDOM = Policy(lookahead=0)
SOLVABLE = 26
"""Discs with which any position is solved in no time."""


def without_book(
    clock: Callable[[], float] = lambda: 0.0, proof_seconds: float = inf
) -> PerfectPlayer:
    """Return a player whose book is missing, with all the time it wants."""

    def read() -> bytes:
        raise FileNotFoundError

    book = OpeningBook(read)
    return PerfectPlayer(ExactScores(book), Search(), book, clock, proof_seconds)


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def exact_scores(board: Board) -> dict[int, int]:
    return Search().evaluate(board).scores


def best_of(scores: dict[int, int]) -> set[int]:
    highest = max(scores.values())
    return {move for move, score in scores.items() if score == highest}


def share_of_mistakes(board: Board) -> Fraction:
    """Count the replies that are worse than the best, or give away a win if there is one."""
    if board.outcome:
        return Fraction(0)
    scores = exact_scores(board).values()
    worse = [score for score in scores if score < min(1, max(scores))]
    return Fraction(len(worse), len(scores))


class TestMoves:
    def test_are_by_the_book_as_long_as_it_lasts(self) -> None:
        board = Board()
        while (move := OPENING_BOOK.move(board)) is not None:
            assert CONNECT_FOUR.move_weights(board, Difficulty.UNBEATABLE) == {move: 1}
            board = board.play(move)
            board = board.play(OPENING_BOOK.move(board) or board.moves()[0])
        assert board.filled.bit_count() > 8

    @pytest.mark.parametrize("discs", [27, 30, 33])
    def test_are_the_best_after_which_most_replies_are_mistakes(self, discs: int) -> None:
        player = without_book()
        for board in careful_positions(discs, 15, seed=discs):
            best = best_of(exact_scores(board))
            shares = {move: share_of_mistakes(board.play(move)) for move in best}
            expected = {move for move in best if shares[move] == max(shares.values())}
            assert set(player.best(board)) == expected, str(board)

    def test_that_win_are_the_quickest_and_that_lose_the_latest(self) -> None:
        player = without_book()
        found = set()
        for board in careful_positions(34, 60, seed=3):
            scores = plain_scores(board)
            assert set(player.best(board)) <= best_of(scores), str(board)
            found.add(sign(max(scores.values())))
        assert found == {-1, 0, 1}

    def test_are_none_once_the_game_is_over(self) -> None:
        assert without_book().best(Board.parse("1212121")) == ()

    def test_are_found_at_once_where_values_are_in_the_book(self) -> None:
        """Not by the book: the level is raised when the game has begun badly."""
        board = Board.parse("14")
        assert OPENING_BOOK.move(board) is None
        moves = set(CONNECT_FOUR.move_weights(board, Difficulty.UNBEATABLE))
        assert moves <= best_of(CONNECT_FOUR.scores(board))


class TestWhenTimeIsUp:
    def test_it_no_longer_matters_which_of_the_best_moves_is_the_better_trap(self) -> None:
        several = 0
        for board in careful_positions(30, 10, seed=4):
            best = best_of(exact_scores(board))
            assert set(without_book(count(step=TRAP_SECONDS).__next__).best(board)) == best
            several += len(best) > len(without_book().best(board))
        assert several

    def test_before_anything_is_proven_a_look_ahead_decides(self) -> None:
        player = without_book(count().__next__, proof_seconds=1)
        board = Board.parse("4455")
        assert set(player.best(board)) == set(Search().evaluate(board, 1).best)

    def test_a_win_that_is_proven_by_then_is_played(self) -> None:
        """In the centre, which is looked at first."""
        found = 0
        for board in careful_positions(24, 40, seed=9):
            scores = exact_scores(board)
            if scores.get(3) == max(scores.values()) > 0:
                found += 1
                # The first poll is that of the centre, the second is late.
                clock = chain([0.0, 0.0], repeat(2.0)).__next__
                assert 3 in without_book(clock, proof_seconds=1).best(board), str(board)
        assert found


def stop_after(polls: int) -> Callable[[], bool]:
    remaining = iter(range(polls))
    return lambda: next(remaining, None) is None


@pytest.mark.parametrize("polls", [0, 1, 3])
def test_the_search_stops_when_asked(polls: int) -> None:
    (board,) = careful_positions(8, 1, seed=2)
    with pytest.raises(SearchStopped):
        without_book().best(board, stop_after(polls))


def test_looking_for_traps_stops_when_asked() -> None:
    """That is what the last polls are for, whichever form the solver has."""
    board = next(
        board
        for board in careful_positions(24, 20, seed=5)
        if len(board.moves()) >= 6 and len(best_of(exact_scores(board))) > 1
    )
    polls = count()
    without_book().best(board, lambda: next(polls) < 0)
    with pytest.raises(SearchStopped):
        without_book().best(board, stop_after(next(polls) - 1))


def played(opponent: Policy, side: int, seed: int) -> Iterable[tuple[Board, int | None]]:
    """Play a game, and give each position together with Unbeatable's move in it, if it moves."""
    unbeatable, game = patient_game(), replace(CONNECT_FOUR, search=Search())
    board, rng = Board(), Random(seed)
    while not board.outcome:
        is_ours = board.filled.bit_count() % 2 == side
        if is_ours:
            move = unbeatable.choose_move(board, Difficulty.UNBEATABLE, rng)
        else:
            move = game.choose_move(board, opponent, rng)
        yield board, move if is_ours else None
        board = board.play(move)
    yield board, None


OPPONENTS = pytest.mark.parametrize("opponent", [RANDOM, CASUAL], ids=["random", "casual"])


class TestGames:
    @OPPONENTS
    def test_are_won_by_moving_first(self, opponent: Policy) -> None:
        for seed in range(4):
            *_, (end, _) = played(opponent, FIRST, seed)
            assert end.is_won
            assert end.filled.bit_count() % 2, "the first player made the last move"

    @OPPONENTS
    def test_are_never_let_slip_by_moving_second(self, opponent: Policy) -> None:
        """What was held, as far as the book or a quick search knows it, is held to the end."""
        for seed in range(4):
            held = -1
            for board, move in played(opponent, SECOND, seed):
                if move is not None and known(board):
                    score = max(CONNECT_FOUR.scores(board).values())
                    assert sign(score) >= held, str(board)
                    held = sign(score)
            assert result_for_second(board) >= held


def known(board: Board) -> bool:
    return OPENING_BOOK.value(board) is not None or board.filled.bit_count() >= SOLVABLE


def result_for_second(end: Board) -> int:
    if not end.is_won:
        return 0
    return -1 if end.filled.bit_count() % 2 else 1
