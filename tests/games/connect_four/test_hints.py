"""Hints in Connect Four: every reason they give is checked by a plain look at the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

import pytest

from tests.connect_four import (
    careful_positions,
    completing,
    plain_scores,
    random_positions,
)
from tictac_gui.engine import Search, SearchStopped
from tictac_gui.engine.forecast import Forecast
from tictac_gui.games import CONNECT_FOUR, Hint
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.hints import Hints, Reason

POSITIONS_EACH = 300
"""How many positions a hint may look at here: a fraction of what a second would allow."""
LATE = 31


def ticking() -> Callable[[], float]:
    """Make a clock by which a second passes in so many looks at it."""
    ticks = count()
    return lambda: next(ticks) / POSITIONS_EACH


@cache
def hints() -> dict[Board, Hint]:
    found = Hints(Search(), ticking())
    boards = [*random_positions(1_500, seed=1)]
    for stones in (6, 12, 18, 24, 30, 36, 39):
        boards += careful_positions(stones, 120, seed=stones)
    # So late that all ends are seen.
    for stones in (34, 38, 40, 41):
        boards += careful_positions(stones, 100, seed=stones)
    return {board: found.find(board) for board in boards}


def hinted(*reasons: Reason) -> list[tuple[Board, Hint]]:
    found = [(board, hint) for board, hint in hints().items() if hint.reason in reasons]
    assert found, f"no position has a hint with {reasons}"
    return found


def test_every_reason_is_given_somewhere() -> None:
    assert {hint.reason for hint in hints().values()} == set(Reason)


def test_whoever_can_complete_four_does() -> None:
    for board, hint in hints().items():
        wins = completing(board, board.turn)
        assert (hint.reason is Reason.WINS) == (hint.move in wins) == bool(wins), str(board)


def test_what_is_stopped_is_the_one_place_where_the_opponent_would_complete_four() -> None:
    for board, hint in hints().items():
        threats = completing(board, board.turn.other)
        is_forced = len(threats) == 1 and not completing(board, board.turn)
        assert (hint.reason is Reason.BLOCKS) == is_forced, str(board)
        if is_forced:
            assert threats == {hint.move}


def test_of_two_threats_the_opponent_can_stop_but_one() -> None:
    for board, hint in hinted(Reason.TWO_THREATS):
        after = board.play(hint.move)
        assert not completing(after, after.turn), str(board)
        for reply in after.moves():
            assert completing(after.play(reply), board.turn), str(board)
        assert hint.forecast
        assert hint.forecast.own_moves == 2


def test_forecasts_are_what_plain_minimax_finds() -> None:
    checked = 0
    for board, hint in hints().items():
        if board.filled.bit_count() >= LATE and hint.forecast:
            scores = plain_scores(board)
            assert hint.forecast == Forecast.of(scores[hint.move]), str(board)
            assert scores[hint.move] == max(scores.values())
            checked += 1
    assert checked > 300


def test_a_win_in_few_moves_is_won_by_playing_it() -> None:
    for board, hint in hinted(Reason.FORCES_WIN):
        assert hint.forecast
        if hint.forecast.own_moves <= 3:
            assert wins_within(board, hint.move, hint.forecast.own_moves), str(board)
            assert not wins_within(board, hint.move, hint.forecast.own_moves - 1)


def wins_within(board: Board, move: int, own_moves: int) -> bool:
    """Try everything, with nothing but the rules."""
    after = board.play(move)
    if after.outcome or own_moves <= 1:
        return own_moves > 0 and after.is_won
    replies = [after.play(reply) for reply in after.moves()]
    return all(
        not reply.outcome and any(wins_within(reply, then, own_moves - 1) for then in reply.moves())
        for reply in replies
    )


def test_a_lost_position_is_lost_and_the_loss_the_longest() -> None:
    late = [(b, hint) for b, hint in hinted(Reason.LOST) if b.filled.bit_count() >= LATE]
    assert late
    for board, hint in late:
        scores = plain_scores(board)
        assert scores[hint.move] == max(scores.values()) < 0, str(board)


def test_where_one_move_is_left_it_is_the_only_defence_or_the_only_column() -> None:
    for board, hint in hinted(Reason.ONLY_COLUMN):
        assert board.moves() == (hint.move,)
    late = [(b, hint) for b, hint in hinted(Reason.ONLY_DEFENCE) if b.filled.bit_count() >= LATE]
    assert late
    for board, hint in late:
        losing = {move for move, score in plain_scores(board).items() if score < 0}
        assert losing >= set(board.moves()) - {hint.move}, str(board)


def test_a_draw_is_kept_where_nothing_wins() -> None:
    for board, hint in hinted(Reason.KEEPS_DRAW):
        if board.filled.bit_count() >= LATE:
            scores = plain_scores(board)
            assert max(scores.values()) == scores[hint.move] == 0, str(board)


def test_what_only_looks_best_does_so_that_many_moves_ahead() -> None:
    for board, hint in hinted(Reason.LOOKS_BEST)[::10]:
        assert hint.forecast is None
        assert hint.lookahead
        assert hint.move in Search().evaluate(board, hint.lookahead).best, str(board)


def test_asking_again_gives_the_same_hint() -> None:
    board = Board.parse("4455")
    found = Hints(Search(), ticking())
    assert found.find(board) is found.find(board)


def test_old_hints_are_dropped_in_time() -> None:
    # Time is up at every look at this clock, so that each hint looks but one move ahead.
    found = Hints(Search(), count().__next__)
    for board in {*random_positions(3_000, seed=3)}:
        found.find(board)
    assert len(found._found) <= 1_000


def test_the_centre_is_hinted_at_first() -> None:
    hint = Hints(Search(), ticking()).find(Board())
    assert (hint.move, hint.reason, hint.forecast) == (3, Reason.LOOKS_BEST, None)


def test_there_is_no_hint_when_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="the game is over"):
        CONNECT_FOUR.find_hint(Board.parse("1212121"))


def test_a_hint_can_be_stopped() -> None:
    with pytest.raises(SearchStopped):
        CONNECT_FOUR.find_hint(Board.parse("1234"), should_stop=lambda: True)
