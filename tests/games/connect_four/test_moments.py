"""The key moments of lost games are those that a plain look at every position finds, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tests.connect_four import careful_positions, plain_scores
from tests.four_by_cells import cells_of, columns, drop, forking, wins
from tictac_gui.engine.review import KeyMoment, MomentKind, Review
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.reasons import Flaw

Played = tuple[list[Board], tuple[int, ...], Review]
PLAIN = {
    *(Flaw.LEFT_OPEN, Flaw.PLAYED_BELOW, Flaw.ALLOWED_FORK),
    *(Flaw.MISSED_WIN, Flaw.MISSED_FORK),
}


def play_on(board: Board, rng: Random) -> tuple[list[Board], tuple[int, ...]]:
    """Play to the end, mostly with care: return all positions, and the moves between them."""
    boards, moves = [board], []
    while not board.outcome:
        careful = [column for column, _ in board.successors()]
        moves.append(rng.choice(careful if rng.random() < 0.7 else board.moves()))
        board = board.play(moves[-1])
        boards.append(board)
    return boards, tuple(moves)


@cache
def played(count: int) -> list[Played]:
    """Return lost games, reviewed from a late position on, where all can be tried."""
    rng, found = Random(33), list[Played]()
    for start in careful_positions(29, count, seed=29):
        boards, moves = play_on(start, rng)
        if boards[-1].is_won:
            found.append((boards, moves, replace(CONNECT_FOUR, start=start).review(moves)))
    return found


@pytest.fixture(params=[150, pytest.param(4000, marks=pytest.mark.soak)])
def games(request: pytest.FixtureRequest) -> list[Played]:
    return played(request.param)


def moments(games: list[Played]) -> Iterator[tuple[list[Board], tuple[int, ...], KeyMoment]]:
    for boards, moves, review in games:
        for moment in review.moments:
            yield boards, moves, moment


def overlooks(boards: list[Board], moves: tuple[int, ...], number: int) -> bool:
    """Return whether a move met no threat that could be met, and the next move carried it out."""
    before, loser = cells_of(boards[number]), boards[number].turn
    if wins(before, loser):
        # What was missed then is plainer.
        return False
    others = [drop(before, c, loser) for c in columns(before) if c != moves[number]]
    after, reply = drop(before, moves[number], loser), moves[number + 1]
    if reply in wins(after, loser.other):
        return any(not wins(other, loser.other) for other in others)
    if wins(after, loser.other) or reply not in forking(after, loser.other):
        return False
    # Where all moves lose as soon, there was nothing to meet it with.
    scores = plain_scores(boards[number])
    return scores[moves[number]] < max(scores.values()) and any(
        not (wins(it, loser.other) or forking(it, loser.other)) for it in others
    )


def expected(boards: list[Board], moves: tuple[int, ...]) -> dict[int, set[MomentKind]]:
    """Look at each position of the loser's for what its best move and its own would have led to."""
    own = range(len(moves) % 2, len(moves) - 1, 2)
    found: dict[int, set[MomentKind]] = {}
    for kind, numbers in {
        MomentKind.OVERLOOKED: [n for n in own if overlooks(boards, moves, n)],
        MomentKind.LAST_CHANCE: [
            n
            for n in own
            if max(plain_scores(boards[n]).values()) >= 0 > plain_scores(boards[n])[moves[n]]
        ],
        MomentKind.THREW_AWAY: [
            n
            for n in own
            if max(plain_scores(boards[n]).values()) > 0 >= plain_scores(boards[n])[moves[n]]
        ],
    }.items():
        for number in numbers[-1:]:
            found.setdefault(number, set()).add(kind)
    return found


def test_are_what_a_plain_look_finds(games: list[Played]) -> None:
    seen: Counter[MomentKind] = Counter()
    for boards, moves, review in games:
        found = {moment.number: set(moment.kinds) for moment in review.moments}
        assert found == expected(boards, moves), f"{boards[0]} {moves}"
        seen.update(kind for kinds in found.values() for kind in kinds)
    assert all(seen[kind] > len(games) // 20 for kind in MomentKind)


def test_are_three_at_most_and_what_is_plain_comes_first(games: list[Played]) -> None:
    for _, _, review in games:
        flaws = [review.moves[moment.number].explanation for moment in review.moments]
        plain = [flaw is not None and flaw.reason in PLAIN for flaw in flaws]
        assert len(plain) <= len(MomentKind)
        assert plain == sorted(plain, reverse=True)


def test_are_left_by_lines_that_can_be_played_and_keep_their_result(games: list[Played]) -> None:
    for boards, moves, moment in moments(games):
        before, scores = boards[moment.number], plain_scores(boards[moment.number])
        assert 1 <= len(moment.line) <= 7
        first = moment.line[0]
        if first == moves[moment.number]:
            assert scores[first] < 0, "what follows refutes it"
        else:
            assert scores[first] == max(scores.values())
        board = before
        for column in moment.line:
            board = board.play(column)
        if board.outcome:
            won = board.is_won and board.turn is (
                before.turn.other if scores[first] > 0 else before.turn
            )
            assert won == bool(scores[first])


def test_are_known_from_the_end_before_all_moves_are_judged() -> None:
    boards, moves, review = next(
        each for each in played(150) if MomentKind.OVERLOOKED in each[2].moments[0].kinds
    )
    game = replace(CONNECT_FOUR, start=boards[0])
    steps = [found.moments for found in game.reviews(moves)]
    assert steps[0] == ()
    overlooked = review.moments[0].number
    known = len(moves) - overlooked
    assert review.moments[0].number in {moment.number for moment in steps[known]}
    assert steps[-1] == review.moments


def test_are_none_in_a_drawn_or_an_unfinished_game() -> None:
    rng = Random(1)
    drawn = next(
        (boards, moves)
        for start in careful_positions(34, 400, seed=2)
        for boards, moves in [play_on(start, rng)]
        if not boards[-1].is_won
    )
    boards, moves = drawn
    game = replace(CONNECT_FOUR, start=boards[0])
    assert game.review(moves).moments == ()
    assert game.review(moves[:-1]).moments == ()
    assert game.review(()).moments == ()
