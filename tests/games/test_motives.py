"""Why a level made a move is true of the position, and of what the level could see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.boards import unfinished
from tests.connect_four import careful_positions, plain_scores, random_positions
from tests.four_by_cells import cells_of, drop, has_fork, landing, wins
from tictac_gui.engine import Policy
from tictac_gui.engine.search import Ending
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.connect_four import Board
from tictac_gui.games.motives import Motive, Why, find_why

Asked = tuple[BoardPosition, int, Policy, Why]
POLICIES = (
    *CONNECT_FOUR.policies.values(),
    CONNECT_FOUR.scale[3],
    CONNECT_FOUR.scale[8],
    Policy(lookahead=0),
)


def ask(game: Game, board: BoardPosition, policy: Policy) -> Iterator[Asked]:
    for move in game.policy_weights(board, policy):
        yield board, move, policy, find_why(game, board, move, policy)


@cache
def asked(times: int) -> list[Asked]:
    """Ask about every move that each level may make in late positions, where all can be tried."""
    boards = [b for b in random_positions(100 * times, seed=5) if b.filled.bit_count() >= 30]
    for discs in (30, 31, 33, 36, 38, 39):
        boards += careful_positions(discs, 20 * times, seed=discs)
    return [each for b in boards for policy in POLICIES for each in ask(CONNECT_FOUR, b, policy)]


@pytest.fixture(params=[1, pytest.param(25, marks=pytest.mark.soak)])
def answers(request: pytest.FixtureRequest) -> list[Asked]:
    return asked(request.param)


def seen(board: Board, depth: int) -> int:
    """Return 1 or -1 if the side to move is seen to win or lose within so many moves, else 0."""
    if board.is_won:
        return -1
    if not depth or board.outcome:
        return 0
    return max(-seen(board.play(column), depth - 1) for column in board.moves())


def result(board: Board, column: int) -> int:
    score = plain_scores(board)[column]
    return (score > 0) - (score < 0)


def stops(board: Board, move: int, why: Why) -> bool:
    cells, opponent = cells_of(board), board.turn.other
    threatened = {landing(cells, column) for column in wins(cells, opponent)}
    is_over = bool(wins(drop(cells, move, board.turn), opponent))
    return why.lookahead != 1 and landing(cells, move) in threatened and not is_over


def is_only(board: Board, move: int, why: Why) -> bool:
    others = [column for column in board.moves() if column != move]
    is_held = result(board, move) >= 0
    if why.lookahead:
        is_held = seen(board.play(move), why.lookahead - 1) <= 0
    return is_held and all(result(board, other) < 0 for other in others)


def is_trap(board: Board, move: int, why: Why) -> bool:
    assert isinstance(why.trap, int)
    then = board.play(move)
    replies = [result(then, reply) for reply in then.moves()]
    ending = {1: Ending.WIN, 0: Ending.DRAW, -1: Ending.LOSS}[result(then, why.trap)]
    return result(then, why.trap) == min(replies) < max(replies) and ending is why.trap_ending


def is_unseen(board: Board, move: int, why: Why) -> bool:
    return why.lookahead is not None and seen(board.play(move), why.lookahead - 1) == 0


TRUE: dict[Motive, Callable[[Board, int, Why], bool]] = {
    Motive.RANDOM: lambda _board, _move, why: why.lookahead == 0,
    Motive.WINS: lambda board, move, _: move in wins(cells_of(board), board.turn),
    Motive.STOPS: stops,
    Motive.TWO_THREATS: lambda board, move, _: has_fork(
        drop(cells_of(board), move, board.turn), board.turn
    ),
    Motive.FORCES_WIN: lambda board, move, _: result(board, move) > 0,
    Motive.ONLY: is_only,
    Motive.TRAP: is_trap,
    Motive.LOST: lambda board, _move, _why: all(result(board, c) < 0 for c in board.moves()),
    Motive.KEEPS_DRAW: lambda board, move, _: (
        result(board, move) == 0 == max(result(board, column) for column in board.moves())
    ),
    Motive.CHANCE: is_unseen,
    Motive.LOOKED_BEST: is_unseen,
}
"""Judges of each answer, cell by cell and by trying everything."""


def test_is_true_in_every_position(answers: list[Asked]) -> None:
    kinds: Counter[Motive] = Counter()
    for board, move, policy, why in answers:
        assert isinstance(board, Board)
        assert TRUE[why.motive](board, move, why), f"{board} {move} {policy} {why}"
        assert why.motive is not Motive.TRAP or policy.sets_traps
        kinds[why.motive] += 1
    assert all(kinds[motive] for motive in Motive), kinds


def test_says_no_more_than_the_level_could_see(answers: list[Asked]) -> None:
    for board, move, policy, why in answers:
        assert isinstance(board, Board)
        assert why.lookahead in (policy.lookahead, policy.slip_lookahead)
        assert why.is_careless == (why.lookahead != policy.lookahead)
        if why.lookahead and why.motive in (Motive.FORCES_WIN, Motive.TWO_THREATS):
            assert seen(board.play(move), why.lookahead - 1) == -1
        if why.lookahead and why.motive in (Motive.LOST, Motive.ONLY):
            columns_ = [c for c in board.moves() if why.motive is Motive.LOST or c != move]
            assert all(seen(board.play(c), why.lookahead - 1) == 1 for c in columns_)


def test_names_carelessness_only_where_it_would_not_have_played_so_otherwise(
    answers: list[Asked],
) -> None:
    careless = [each for each in answers if each[3].is_careless]
    assert careless
    for board, move, policy, _ in careless:
        usual = Policy(policy.lookahead, policy.tolerance)
        assert move not in CONNECT_FOUR.policy_weights(board, usual)


def test_draws_the_lines_that_show_it(answers: list[Asked]) -> None:
    for board, _, _, why in answers:
        if why.motive in (Motive.WINS, Motive.STOPS, Motive.TWO_THREATS):
            assert why.explanation
            assert why.explanation.lines
            whose = board.turn.other if why.motive is Motive.STOPS else board.turn
            assert why.explanation.side is whose


def test_is_there_for_every_move_of_tic_tac_toe() -> None:
    kinds: Counter[Motive] = Counter()
    for board in unfinished():
        for policy in (*TIC_TAC_TOE.policies.values(), TIC_TAC_TOE.scale[5], TIC_TAC_TOE.scale[15]):
            for _, move, _, why in ask(TIC_TAC_TOE, board, policy):
                kinds[why.motive] += 1
                after = board.play(move)
                assert (why.motive is Motive.WINS) == (
                    after.outcome is not None and after.outcome.winner is board.turn
                )
    assert set(kinds) == set(Motive) - {Motive.RANDOM}
