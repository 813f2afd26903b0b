"""Hints in Connect Four: every reason they give is checked by a plain look at the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

import pytest

from tests.connect_four import careful_positions, plain_scores, random_positions
from tests.four_by_cells import (
    Cells,
    cells_of,
    columns,
    completes,
    drop,
    forces_fork,
    forking,
    gets,
    has_fork,
    is_line_of,
    landing,
    wins,
)
from tictac_gui.engine import Search, SearchStopped
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, Hint
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OPENING_BOOK
from tictac_gui.games.connect_four.hints import Hints
from tictac_gui.games.connect_four.reasons import Reason
from tictac_gui.games.connect_four.scores import ExactScores

POSITIONS_EACH = 300
"""How many positions a hint may look at here: a fraction of what a second would allow."""
LATE = 31
SOLVED = 28
"""From this number of discs on, any position is solved in no time, also uncompiled."""


def ticking(positions: int = POSITIONS_EACH) -> Callable[[], float]:
    """Return a clock by which a second passes in `positions` readings."""
    ticks = count()
    return lambda: next(ticks) / positions


def hints_without_end(clock: Callable[[], float]) -> Hints:
    """Return hints for which the end of the game is too far away to be looked for."""
    return Hints(EXACT, Search(), clock, exact_seconds=0)


EXACT = ExactScores(OPENING_BOOK)


Found = dict[Board, Hint]


@cache
def find_hints(times: int) -> Found:
    found = hints_without_end(ticking())
    boards = [*random_positions(800 * times, seed=1)]
    for discs in (6, 12, 18, 24, 30, 36, 39):
        boards += careful_positions(discs, 60 * times, seed=discs)
    hints = {board: found.find(board) for board in boards}
    found = Hints(EXACT, Search())
    for discs in (SOLVED, 31, 32, 34, 38, 40, 41):
        boards = careful_positions(discs, 60 * times, seed=100 + discs)
        hints |= {board: found.find(board) for board in boards}
    return hints


@pytest.fixture(params=[1, pytest.param(10, marks=pytest.mark.soak)])
def hints(request: pytest.FixtureRequest) -> Found:
    """Give thousands of hints, and many thousands to those who have time."""
    return find_hints(request.param)


def hinted(hints: Found, reason: Reason) -> list[tuple[Board, Hint]]:
    found = [(board, hint) for board, hint in hints.items() if hint.reason is reason]
    assert found, f"no position has a hint with {reason}"
    return found


def is_late(board: Board) -> bool:
    return board.filled.bit_count() >= LATE


def test_every_reason_is_given_somewhere(hints: Found) -> None:
    assert {hint.reason for hint in hints.values()} == set(Reason)


def test_whoever_can_complete_four_does(hints: Found) -> None:
    for board, hint in hints.items():
        own = wins(cells_of(board), board.turn)
        assert (hint.reason is Reason.WINS) == (hint.move in own) == bool(own), str(board)


def test_what_is_stopped_is_the_one_place_where_the_opponent_completes_four(
    hints: Found,
) -> None:
    for board, hint in hints.items():
        cells, opponent = cells_of(board), board.turn.other
        threats = wins(cells, opponent)
        is_forced = len(threats) == 1 and not wins(cells, board.turn)
        if is_forced:
            assert threats == {hint.move}, str(board)
        is_stopped = is_forced and not wins(drop(cells, hint.move, board.turn), opponent)
        assert (hint.reason is Reason.BLOCKS) == is_stopped, str(board)


def test_a_four_is_stopped_even_by_who_has_no_time_to_see_it() -> None:
    found = hints_without_end(count().__next__)
    for board in {*random_positions(300, seed=2)}:
        cells, opponent = cells_of(board), board.turn.other
        if not wins(cells, board.turn) and (threats := wins(cells, opponent)):
            hint = found.find(board)
            assert hint.move in threats, str(board)
            is_lost = hint.reason is Reason.LOST_TO_TWO_THREATS
            assert is_lost == has_fork(cells, opponent), str(board)


def test_of_two_threats_the_opponent_can_stop_but_one(hints: Found) -> None:
    for board, hint in hints.items():
        fork = forking(cells_of(board), board.turn)
        if hint.reason is Reason.TWO_THREATS:
            assert hint.move in fork, str(board)
            assert hint.forecast
            assert hint.forecast.own_moves == 2
        elif fork and hint.reason not in (Reason.WINS, Reason.BLOCKS):
            assert not hint.forecast, f"two threats were missed on {board}"


def test_two_threats_are_forced_by_threats_with_one_answer_each(hints: Found) -> None:
    for board, hint in hinted(hints, Reason.FORCES_TWO_THREATS):
        assert hint.forecast
        cells, own_moves = cells_of(board), hint.forecast.own_moves
        assert own_moves > 2
        assert forces_fork(cells, board.turn, hint.move, own_moves), str(board)


def test_a_lasting_threat_is_had_in_the_end_whatever_the_opponent_does(hints: Found) -> None:
    late = [(board, hint) for board, hint in hinted(hints, Reason.LASTING_THREAT) if is_late(board)]
    assert len(late) > 15
    for board, hint in late:
        [cell] = hint.cells
        after = drop(cells_of(board), hint.move, board.turn)
        assert completes(after, cell, board.turn), str(board)
        assert landing(after, cell % 7) > cell
        assert gets(after, board.turn, cell, board.turn.other), str(board)


def test_a_position_is_lost_to_what_the_opponent_has_in_the_end(
    hints: Found,
) -> None:
    late = [(b, hint) for b, hint in hinted(hints, Reason.LOST_TO_LASTING_THREAT) if is_late(b)]
    assert len(late) > 15
    for board, hint in late:
        [cell] = hint.cells
        cells, opponent = cells_of(board), board.turn.other
        assert completes(cells, cell, opponent), str(board)
        assert gets(cells, opponent, cell, board.turn), str(board)


def test_a_position_is_lost_to_two_threats_if_both_can_t_be_stopped(hints: Found) -> None:
    for board, hint in hints.items():
        cells, opponent = cells_of(board), board.turn.other
        is_lost = has_fork(cells, opponent)
        assert (hint.reason is Reason.LOST_TO_TWO_THREATS) == is_lost, str(board)
        if is_lost:
            assert hint.move in wins(cells, opponent), "one of them can be stopped all the same"
            assert len(hint.cells) > 1


def test_of_a_safe_move_all_others_let_the_opponent_complete_four_above_them(hints: Found) -> None:
    for board, hint in hinted(hints, Reason.ONLY_SAFE):
        cells, opponent = cells_of(board), board.turn.other
        for column in columns(cells):
            answers = wins(drop(cells, column, board.turn), opponent)
            assert answers == (set() if column == hint.move else {column}), str(board)


def test_columns_not_to_play_are_those_below_a_threat(
    hints: Found,
) -> None:
    for board, hint in hinted(hints, Reason.NOT_BELOW):
        cells, opponent = cells_of(board), board.turn.other
        below = {
            column
            for column in columns(cells)
            if column in wins(drop(cells, column, board.turn), opponent)
        }
        assert {cell % 7 for cell in hint.cells} == below, str(board)
        assert hint.move not in below
        assert all(landing(cells, cell % 7) == cell + 7 for cell in hint.cells)


def test_two_threats_are_stopped_that_the_opponent_was_about_to_make(hints: Found) -> None:
    for board, hint in hinted(hints, Reason.STOPS_TWO_THREATS):
        cells, opponent = cells_of(board), board.turn.other
        assert forking(cells, opponent), str(board)
        assert not forking(drop(cells, hint.move, board.turn), opponent), str(board)


def test_the_lines_of_a_reason_lack_one_of_the_cells_that_it_names(
    hints: Found,
) -> None:
    own = (Reason.WINS, Reason.TWO_THREATS, Reason.FORCES_TWO_THREATS, Reason.LASTING_THREAT)
    without = set()
    for board, hint in hints.items():
        if not hint.side:
            without.add(hint.reason)
            assert not hint.lines
            continue
        cells = cells_of(board)
        assert hint.side is (board.turn if hint.reason in own else board.turn.other), str(board)
        if hint.reason in own[1:]:
            cells = drop(cells, hint.move, board.turn)
        elif hint.reason is Reason.STOPS_TWO_THREATS:
            # Where several such moves are prevented, one is shown.
            shown = (drop(cells, c, hint.side) for c in forking(cells, hint.side))
            cells = next(each for each in shown if fits(each, hint))
        assert fits(cells, hint), str(board)
    assert without == {
        Reason.FORCES_WIN,
        Reason.LOST,
        Reason.ONLY_COLUMN,
        Reason.ONLY_DEFENCE,
        Reason.KEEPS_DRAW,
        Reason.LOOKS_BEST,
    }


def fits(cells: Cells, hint: Hint) -> bool:
    """Return whether each line lacks just one of the cells, and each cell completes a line."""
    assert hint.side
    completed = set()
    for line in hint.lines:
        missing = {cell for cell in line if cells[cell] is None}
        if len(missing) != 1 or not is_line_of(cells, line, hint.side, missing):
            return False
        completed |= missing
    return completed == set(hint.cells)


def test_forecasts_are_what_plain_minimax_finds(hints: Found) -> None:
    checked = 0
    for board, hint in hints.items():
        if is_late(board) and hint.forecast:
            scores = plain_scores(board)
            assert hint.forecast == Forecast.of(scores[hint.move]), str(board)
            assert scores[hint.move] == max(scores.values())
            checked += 1
    assert checked > 400


def test_a_win_in_few_moves_is_won_by_playing_it(hints: Found) -> None:
    for board, hint in hinted(hints, Reason.FORCES_WIN):
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


def test_a_lost_position_is_lost_and_the_loss_the_longest(hints: Found) -> None:
    late = [(b, hint) for b, hint in hinted(hints, Reason.LOST) if is_late(b)]
    assert late
    for board, hint in late:
        scores = plain_scores(board)
        assert scores[hint.move] == max(scores.values()) < 0, str(board)


def test_where_one_move_is_left_it_is_the_only_defence_or_the_only_column(hints: Found) -> None:
    for board, hint in hinted(hints, Reason.ONLY_COLUMN):
        assert board.moves() == (hint.move,)
    late = [(b, hint) for b, hint in hinted(hints, Reason.ONLY_DEFENCE) if is_late(b)]
    assert late
    for board, hint in late:
        losing = {move for move, score in plain_scores(board).items() if score < 0}
        assert losing >= set(board.moves()) - {hint.move}, str(board)


def test_a_draw_is_kept_where_nothing_wins(hints: Found) -> None:
    for board, hint in hinted(hints, Reason.KEEPS_DRAW):
        if is_late(board):
            scores = plain_scores(board)
            assert max(scores.values()) == scores[hint.move] == 0, str(board)


def test_what_only_looks_best_does_so_that_many_moves_ahead(hints: Found) -> None:
    for board, hint in hinted(hints, Reason.LOOKS_BEST)[::10]:
        assert hint.forecast is None
        assert hint.lookahead
        assert hint.move in Search().evaluate(board, hint.lookahead).best, str(board)


def test_asking_again_gives_the_same_hint() -> None:
    board = Board.parse("4455")
    found = hints_without_end(ticking())
    assert found.find(board) is found.find(board)


def test_where_the_end_is_too_far_away_the_time_is_used_to_look_ahead() -> None:
    (board,) = careful_positions(12, 1, seed=12)
    seen = [
        hints_without_end(ticking(positions)).find(board).lookahead or 0
        for positions in (100, 1_000, 4_000)
    ]
    assert 1 <= seen[0] < seen[1] < seen[2]


def test_old_hints_are_dropped_in_time() -> None:
    # Time is up at every look at this clock, so that each hint looks but one move ahead.
    found = hints_without_end(count().__next__)
    for board in {*random_positions(3_000, seed=3)}:
        found.find(board)
    assert len(found._found) <= 1_000


def test_the_first_move_is_known_to_win_from_the_book() -> None:
    hint = CONNECT_FOUR.find_hint(Board())
    assert (hint.move, hint.forecast) == (3, Forecast(Ending.WIN, 21))
    assert hint.lookahead is None


def test_there_is_no_hint_when_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="the game is over"):
        CONNECT_FOUR.find_hint(Board.parse("1212121"))


def test_a_hint_can_be_stopped() -> None:
    with pytest.raises(SearchStopped):
        CONNECT_FOUR.find_hint(Board.parse("444443333322"), should_stop=lambda: True)
