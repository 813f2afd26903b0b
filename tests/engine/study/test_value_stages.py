"""Values that are found in stages: what is once proven stays so, and everything ends up exact."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from tests.connect_four import careful_positions, plain_scores
from tictac_gui.engine import Search, SearchStopped
from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.study.move_values import (
    FIRST_LOOK,
    LONGEST_SECONDS,
    MoveValue,
    Outlook,
    value_stages,
)
from tictac_gui.games.connect_four import Board

SEARCH = Search()
LATE = [board for stones in range(26, 36) for board in careful_positions(stones, 9, seed=stones)]
HARD = careful_positions(18, 1, seed=0)[0]
"""So early that proofs take a while."""


class Ticking:
    """A clock that goes on whenever it is looked at: the same on every computer."""

    def __init__(self, seconds: float) -> None:
        self._ticks = (number * seconds for number in count())

    def __call__(self) -> float:
        return next(self._ticks)


def stages(
    board: Board, tick: float = 2e-4, seconds: float | None = None, even_margin: int = 0
) -> Iterator[dict[int, MoveValue]]:
    return value_stages(
        board, Search(), even_margin=even_margin, seconds=seconds, clock=Ticking(tick)
    )


def exact(board: Board) -> dict[int, Forecast]:
    scores = SEARCH.evaluate(board).scores
    return {move: Forecast.of(score) for move, score in scores.items()}


class TestStages:
    def test_end_with_exact_values_and_never_change_what_they_have_proven(self) -> None:
        several = 0
        for board in LATE:
            expected = exact(board)
            proven: set[int] = set()
            found = list(stages(board))
            several += len(found) > 1
            for stage in found:
                assert tuple(stage) == board.moves()
                certain = {move for move, value in stage.items() if value.is_proven}
                assert proven <= certain
                proven = certain
                for move in proven:
                    assert stage[move].forecast == expected[move], board
            assert proven == set(board.moves())
        assert several > len(LATE) // 4, "few positions were hard enough to show anything"

    def test_agree_with_a_plain_look_at_everything_that_can_follow(self) -> None:
        for board in careful_positions(32, 12, seed=3):
            *_, last = stages(board)
            expected = {m: Forecast.of(score) for m, score in plain_scores(board).items()}
            assert {move: value.forecast for move, value in last.items()} == expected

    def test_look_further_and_further_until_moves_are_proven(self) -> None:
        seen = [
            {v.forecast.lookahead for v in stage.values() if isinstance(v.forecast, Outlook)}
            for stage in stages(HARD)
        ]
        looked = [lookahead for stage in seen for lookahead in stage]
        assert looked[0] == FIRST_LOOK
        assert looked == sorted(looked)
        assert all(len(stage) <= 1 for stage in seen)
        assert not seen[-1]

    def test_prove_one_move_after_the_other(self) -> None:
        proven = [sum(value.is_proven for value in stage.values()) for stage in stages(HARD)]
        assert proven == sorted(proven)
        assert len(set(proven)) > 2

    def test_of_a_finished_game_are_one_without_values(self) -> None:
        assert list(stages(Board.parse("1122334"))) == [{}]


class TestTime:
    def test_that_is_up_still_gives_something_for_every_move(self) -> None:
        [found] = stages(HARD, seconds=0)
        assert tuple(found) == HARD.moves()
        assert any(value.forecast == Outlook(Ending.WIN, FIRST_LOOK) for value in found.values())

    def test_that_is_limited_ends_the_proofs(self) -> None:
        *_, found = stages(HARD, seconds=1)
        assert not all(value.is_proven for value in found.values())

    def test_is_not_wasted_on_what_cannot_be_proven(self) -> None:
        *_, found = stages(Board(), tick=LONGEST_SECONDS / 100)
        assert not any(value.is_proven for value in found.values())

    def test_ends_at_once_when_nobody_wants_to_know_any_more(self) -> None:
        asked = count()
        found = value_stages(HARD, Search(), should_stop=lambda: next(asked) > 20_000)
        with pytest.raises(SearchStopped):
            list(found)
        assert next(asked) < 20_010


class TestOutlooks:
    @pytest.mark.parametrize(
        ("margin", "endings"), [(0, {Ending.WIN, Ending.LOSS}), (700, {Ending.DRAW})]
    )
    def test_are_even_within_a_margin(self, margin: int, endings: set[Ending]) -> None:
        found = {
            value.forecast.ending
            for value in next(stages(HARD, seconds=0, even_margin=margin)).values()
            if not value.is_proven
        }
        assert found <= endings
        assert found

    def test_weigh_what_is_seen_before_either_side_s_move(self) -> None:
        sooner, later = (Search().evaluate(HARD, FIRST_LOOK - less).scores for less in (1, 0))
        for move, value in next(stages(HARD, seconds=0)).items():
            if not value.is_proven:
                assert value.forecast.ending.value * (sooner[move] + later[move]) >= 0


class TestLines:
    def test_that_are_proven_lead_to_the_end_in_as_many_moves_as_is_told(self) -> None:
        for board in LATE[::5]:
            *_, last = stages(board)
            for move, value in last.items():
                position = board
                assert value.line[0] == move
                for each in value.line:
                    position = position.play(each)
                assert position.outcome, (board, value)
                forecast = value.forecast
                assert isinstance(forecast, Forecast)
                if forecast.ending is Ending.DRAW:
                    assert position.outcome.winner is None
                else:
                    is_win = forecast.ending is Ending.WIN
                    assert (position.outcome.winner is board.turn) is is_win
                    assert len(value.line) == 2 * forecast.own_moves - is_win

    def test_consist_of_best_moves(self) -> None:
        for board in careful_positions(29, 10, seed=8):
            *_, last = stages(board)
            for value in last.values():
                position = board.play(value.line[0])
                for move in value.line[1:]:
                    assert move in SEARCH.evaluate(position).best
                    position = position.play(move)

    def test_go_as_far_as_is_seen(self) -> None:
        for stage in stages(HARD, seconds=1):
            for value in stage.values():
                if isinstance(value.forecast, Outlook):
                    assert len(value.line) == value.forecast.lookahead

    def test_that_take_long_are_told_after_the_values(self) -> None:
        board, tries = LATE[-1], []

        def slow(position: Board, lookahead: int | None, _is_over: object) -> tuple[int, ...]:
            tries.append(lookahead)
            if lookahead is not None:
                return ()
            if tries.count(None) <= len(board.moves()):
                raise SearchStopped
            return SEARCH.line(position)

        first, *_, last = value_stages(board, Search(), line=slow)
        assert all(value.is_proven for value in first.values())
        assert [value.line for value in first.values()] == [(move,) for move in board.moves()]
        for move, value in last.items():
            assert value.line == (move, *SEARCH.line(board.play(move)))

    def test_that_are_never_found_stay_as_far_as_they_have_been_seen(self) -> None:
        board = LATE[-1]

        def short(position: Board, lookahead: int | None, _is_over: object) -> tuple[int, ...]:
            if lookahead is None:
                raise SearchStopped
            return SEARCH.line(position)[:2]

        *_, last = value_stages(board, Search(), line=short)
        for move, value in last.items():
            assert value.is_proven
            assert value.line == (move, *SEARCH.line(board.play(move))[:2])

    def test_may_be_told_by_somebody_else(self) -> None:
        board = LATE[-1]
        *_, last = value_stages(board, Search(), line=lambda *_: ())
        assert [value.line for value in last.values()] == [(move,) for move in board.moves()]


def test_a_line_is_not_searched_where_it_is_known_what_all_moves_lead_to() -> None:
    for board in careful_positions(30, 10, seed=5):
        visited: list[Board] = []

        def known(position: Board, visited: list[Board] = visited) -> int | None:
            visited.append(position)
            return SEARCH.value(position) if position.filled.bit_count() < 36 else None

        line = Search(known=known).line(board)
        assert visited
        position = board
        for move in line:
            assert move in SEARCH.evaluate(position).best
            position = position.play(move)
        assert position.outcome
        assert len(Search(known=known).line(board, 5, should_stop=lambda: True)) <= 5


@pytest.mark.parametrize("symmetry", [True, False])
@pytest.mark.parametrize("cache", [True, False])
@pytest.mark.parametrize("prune", [True, False])
def test_every_kind_of_search_gives_a_line_of_best_moves(
    prune: bool, cache: bool, symmetry: bool
) -> None:
    for board in careful_positions(34, 4, seed=1):
        search = Search(prune=prune, cache=cache, symmetry=symmetry)
        position, line = board, search.line(board)
        for move in line:
            assert move in SEARCH.evaluate(position).best
            position = position.play(move)
        assert position.outcome
        assert len(search.line(board, 3)) == min(3, len(line))
