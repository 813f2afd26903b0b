"""Every move of late positions has a reason that holds by trying everything, cell by cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache

import pytest

from tests.connect_four import careful_positions, plain_scores, random_positions
from tests.four_by_cells import (
    cells_of,
    columns,
    completes,
    drop,
    forces_fork,
    forking,
    gets,
    is_line_of,
    landing,
    wins,
)
from tictac_gui.engine import Mark, SearchStopped
from tictac_gui.engine.review import Explanation
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.reasons import Flaw, Reason

Explained = tuple[Board, int, Explanation]


def explain(board: Board, column: int) -> Explanation:
    assert CONNECT_FOUR.explainer
    return CONNECT_FOUR.explainer(board, column, None)


@cache
def explain_moves(times: int) -> tuple[Explained, ...]:
    boards = [b for b in random_positions(400 * times, seed=7) if b.filled.bit_count() >= 31]
    for discs in (31, 32, 33, 35, 37):
        boards += careful_positions(discs, 60 * times, seed=discs)
    return tuple((board, move, explain(board, move)) for board in boards for move in board.moves())


@pytest.fixture(params=[1, pytest.param(15, marks=pytest.mark.soak)])
def moves(request: pytest.FixtureRequest) -> tuple[Explained, ...]:
    """Give a thousand moves and why they were good or bad; many more to those who have time."""
    return explain_moves(request.param)


def flawed(moves: tuple[Explained, ...]) -> Iterator[tuple[Board, int, Explanation, int]]:
    """Give the moves that are not best, with what is better."""
    for board, column, found in moves:
        if found.better is not None:
            yield board, column, found, found.better


def forecast(board: Board, column: int) -> Forecast:
    return Forecast.of(plain_scores(board)[column])


def misses_four(board: Board, _column: int, better: int) -> bool:
    return better in wins(cells_of(board), board.turn)


def leaves_four_open(board: Board, column: int, _better: int) -> bool:
    cells, opponent = cells_of(board), board.turn.other
    return bool(wins(cells, opponent) & wins(drop(cells, column, board.turn), opponent) - {column})


def plays_below(board: Board, column: int, _better: int) -> bool:
    return column in wins(drop(cells_of(board), column, board.turn), board.turn.other)


def allows_a_fork(board: Board, column: int, better: int) -> bool:
    cells, opponent = cells_of(board), board.turn.other
    played, other = (drop(cells, move, board.turn) for move in (column, better))
    return bool(forking(played, opponent)) and not forking(other, opponent)


def misses_a_fork(board: Board, _column: int, better: int) -> bool:
    return better in forking(cells_of(board), board.turn)


def allows_a_forced_fork(board: Board, column: int, better: int) -> bool:
    after = drop(cells_of(board), column, board.turn)
    if forecast(board, better).ending is Ending.LOSS:
        return False
    own_moves = forecast(board, column).own_moves
    return any(forces_fork(after, board.turn.other, c, own_moves) for c in columns(after))


def misses_a_forced_fork(board: Board, _column: int, better: int) -> bool:
    own_moves = forecast(board, better).own_moves
    return forces_fork(cells_of(board), board.turn, better, own_moves)


def allows_a_lasting_threat(board: Board, column: int, better: int) -> bool:
    after, opponent = drop(cells_of(board), column, board.turn), board.turn.other
    is_lost = forecast(board, better).ending is Ending.LOSS
    return not is_lost and any(
        gets(after, opponent, cell, opponent) for cell in far(after, opponent)
    )


def misses_a_lasting_threat(board: Board, _column: int, better: int) -> bool:
    after, side = drop(cells_of(board), better, board.turn), board.turn
    return any(gets(after, side, cell, side.other) for cell in far(after, side))


def far(cells: tuple[Mark | None, ...], side: Mark) -> list[int]:
    """Return the cells out of reach where a side would complete four."""
    return [
        cell
        for cell in range(42)
        if cells[cell] is None and landing(cells, cell % 7) > cell and completes(cells, cell, side)
    ]


FLAWS: dict[Enum, Callable[[Board, int, int], bool]] = {
    Flaw.MISSED_WIN: misses_four,
    Flaw.LEFT_OPEN: leaves_four_open,
    Flaw.PLAYED_BELOW: plays_below,
    Flaw.ALLOWED_FORK: allows_a_fork,
    Flaw.MISSED_FORK: misses_a_fork,
    Flaw.ALLOWED_FORCED_FORK: allows_a_forced_fork,
    Flaw.MISSED_FORCED_FORK: misses_a_forced_fork,
    Flaw.ALLOWED_LASTING_THREAT: allows_a_lasting_threat,
    Flaw.MISSED_LASTING_THREAT: misses_a_lasting_threat,
}


class TestEveryMove:
    def test_is_explained_as_good_exactly_if_it_is_best(self, moves: tuple[Explained, ...]) -> None:
        for board, column, found in moves:
            scores = plain_scores(board)
            is_best = scores[column] == max(scores.values())
            assert isinstance(found.reason, Reason if is_best else Flaw), (str(board), column)
            if found.better is not None:
                assert scores[found.better] == max(scores.values()), (str(board), column)

    def test_that_is_not_best_has_a_flaw_that_holds_and_no_plainer_one(
        self, moves: tuple[Explained, ...]
    ) -> None:
        for board, column, found, better in flawed(moves):
            first = next((f for f in FLAWS if FLAWS[f](board, column, better)), Flaw.TOO_DEEP)
            assert found.reason is first, (str(board), column, found)

    def test_has_each_flaw_somewhere_and_is_seldom_beyond_what_the_board_shows(
        self, moves: tuple[Explained, ...]
    ) -> None:
        counts = Counter(found.reason for _, _, found, _ in flawed(moves))
        assert set(counts) == set(Flaw)
        assert counts[Flaw.TOO_DEEP] < counts.total() / 4


class TestTheLines:
    def test_lack_the_cells_that_are_named_and_nothing_else(
        self, moves: tuple[Explained, ...]
    ) -> None:
        for board, column, found, better in flawed(moves):
            if found.reason is Flaw.TOO_DEEP:
                assert (found.lines, found.side, found.cells) == ((), None, ())
                continue
            cells = cells_of(board)
            is_missed = found.reason.name.startswith("MISSED")
            assert found.side is (board.turn if is_missed else board.turn.other)
            if found.moves:
                cells = cells if is_missed else drop(cells, column, board.turn)
                for number, move in enumerate(found.moves):
                    cells = drop(cells, move, found.side.other if number % 2 else found.side)
                assert found.moves[0] == better or not is_missed
            elif found.reason is Flaw.ALLOWED_FORK:
                after = drop(cells, column, board.turn)
                forked = [drop(after, c, found.side) for c in forking(after, found.side)]
                cells = next(
                    c for c in forked if all(is_short(c, line, found) for line in found.lines)
                )
            elif found.reason is not Flaw.MISSED_WIN:
                cells = drop(cells, better if is_missed else column, board.turn)
            assert found.lines, (str(board), column)
            assert all(is_short(cells, line, found) for line in found.lines), (str(board), column)
            completed = {cell for line in found.lines for cell in line if cells[cell] is None}
            assert completed == set(found.cells)

    def test_of_a_forced_fork_come_with_the_moves_that_lead_to_it(
        self, moves: tuple[Explained, ...]
    ) -> None:
        for _, _, found, _ in flawed(moves):
            is_forced = found.reason in (Flaw.ALLOWED_FORCED_FORK, Flaw.MISSED_FORCED_FORK)
            assert bool(found.moves) == is_forced
            assert not is_forced or len(found.moves) % 2 == 1


def is_short(cells: tuple[Mark | None, ...], line: tuple[int, ...], found: Explanation) -> bool:
    """Return whether a line lacks just one cell, which is among those that are named."""
    assert found.side
    missing = {cell for cell in line if cells[cell] is None}
    return len(missing) == 1 and is_line_of(cells, line, found.side, missing & set(found.cells))


@pytest.mark.parametrize(
    ("text", "flaw", "better"),
    [
        ("13621127154751436334277651", Flaw.MISSED_WIN, 5),
        ("1176726464567723376443743212421", Flaw.LEFT_OPEN, 2),
        ("5611317362627677211272525553574", Flaw.PLAYED_BELOW, 3),
        ("72227651166677211135256714", Flaw.ALLOWED_FORK, 3),
        ("13762141711764574157742642", Flaw.MISSED_FORK, 6),
        ("56172371715723557541171264364", Flaw.ALLOWED_FORCED_FORK, 3),
        ("745322453537337164136677611", Flaw.MISSED_FORCED_FORK, 5),
        ("1721654356323311215344556536", Flaw.ALLOWED_LASTING_THREAT, 2),
        ("666242757224544244162355313", Flaw.MISSED_LASTING_THREAT, 1),
    ],
)
def test_the_explanation_is_what_a_good_player_would_say(
    text: str, flaw: Flaw, better: int
) -> None:
    found = explain(Board.parse(text[:-1]), int(text[-1]) - 1)
    assert (found.reason, found.better) == (flaw, better - 1)


def test_explaining_can_be_stopped() -> None:
    assert CONNECT_FOUR.explainer
    with pytest.raises(SearchStopped):
        CONNECT_FOUR.explainer(Board.parse("444443333322"), 1, lambda: True)
