"""Threats that are had in the end: what the waiting game finds is what trying everything finds."""

from __future__ import annotations

import pytest

from tests.connect_four import careful_positions
from tests.four_by_cells import cells_of, completes, gets, landing
from tictac_gui.engine import IllegalMoveError, Mark, Search, SearchStopped
from tictac_gui.games.connect_four import Board, waiting
from tictac_gui.games.connect_four.cells import cell_of_bit
from tictac_gui.games.connect_four.waiting import WaitingGame, WaitingGames


def lasting(board: Board, *, is_own: bool) -> int | None:
    found = WaitingGames().lasting_threat(board, is_own=is_own)
    return None if found is None else cell_of_bit(found.bit_length() - 1)


@pytest.mark.parametrize(
    "times", [1, pytest.param(20, marks=pytest.mark.soak)], ids=["some", "many"]
)
@pytest.mark.parametrize("is_own", [True, False])
def test_a_lasting_threat_is_the_lowest_that_can_be_had_by_force(is_own: bool, times: int) -> None:
    counted = 0
    for discs in (29, 30, 31, 32, 34, 36, 38):
        for board in careful_positions(discs, 40 * times, seed=discs):
            cells = cells_of(board)
            side = board.turn if is_own else board.turn.other
            had = [
                cell
                for cell in range(42)
                if cells[cell] is None
                and landing(cells, cell % 7) > cell
                and completes(cells, cell, side)
                and gets(cells, side, cell, board.turn)
            ]
            found = lasting(board, is_own=is_own)
            if had:
                counted += 1
                assert found in had, str(board)
                assert found // 7 == max(cell // 7 for cell in had), str(board)
            else:
                assert found is None, str(board)
    assert counted > 20


def test_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = careful_positions(24, 60, seed=24)
    found = [lasting(board, is_own=False) for board in boards]
    monkeypatch.setattr(waiting, "_MOST_VISITS", 1)
    given_up = [lasting(board, is_own=False) for board in boards]
    assert given_up.count(None) > found.count(None)


def test_the_search_for_it_can_be_stopped() -> None:
    boards = careful_positions(24, 60, seed=24)
    board = next(board for board in boards if lasting(board, is_own=False) is not None)
    with pytest.raises(SearchStopped):
        WaitingGames().lasting_threat(board, is_own=False, should_stop=lambda: True)


@pytest.fixture(scope="module")
def games() -> list[WaitingGame]:
    """Give late games around the top cell of a column, whether or not that is a threat."""
    return [
        WaitingGame(board.own, board.own ^ board.filled, below, board.other_threats, True)
        for board in careful_positions(33, 60, seed=5)
        for column in board.moves()
        if not board.filled & (below := 1 << 7 * column + 4) and not board.other_threats & below
    ]


class TestTheWaitingGame:
    def test_is_scored_alike_without_the_options_of_the_search(
        self, games: list[WaitingGame]
    ) -> None:
        plain = Search(prune=False, cache=False, symmetry=False)
        won = [plain.value(game) > 0 for game in games]
        assert [Search().value(game) > 0 for game in games] == won
        assert 5 < won.count(True) < len(won) - 5

    def test_goes_on_in_turns_until_there_is_no_move(self, games: list[WaitingGame]) -> None:
        for game in games:
            assert game.turn is Mark.X
            while moves := game.moves():
                after = game.play(moves[0])
                assert after.turn is game.turn.other
                assert after.moves_left == game.moves_left - 1
                game = after  # noqa: PLW2901 - the same game
            assert game.outcome
            assert game.successors() == []

    def test_has_no_moves_below_the_threat(self, games: list[WaitingGame]) -> None:
        closed = [game for game in games if (game.waiter | game.other) & game.below >> 1]
        assert closed
        for game in closed:
            column = (game.below.bit_length() - 1) // 7
            with pytest.raises(IllegalMoveError, match=f"column {column} can't be played"):
                game.play(column)

    def test_is_another_one_if_the_other_side_is_to_move(self, games: list[WaitingGame]) -> None:
        for game in games:
            assert game._replace(is_waiters_turn=False).key != game.key

    def test_is_never_estimated(self, games: list[WaitingGame]) -> None:
        assert games[0].estimate() == 0
