"""A review grows move by move, from the last one on, and nothing that is said is taken back."""

from __future__ import annotations

import pytest

from tictac_gui.engine import Mark, SearchStopped
from tictac_gui.engine.review import Explanation, Review, reviews
from tictac_gui.engine.search import Ending
from tictac_gui.engine.stopping import ShouldStop
from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE, Board

# X takes a corner, O errs on an edge, X gives the win back, and O loses it for good.
GAME = (0, 1, 8, 4, 7, 6, 2, 3, 5)
# A draw in which both could have won: O errs first.
DRAWN = (0, 1, 8, 4, 7, 6, 2, 5, 3)


def stages(moves: tuple[int, ...]) -> list[Review]:
    return list(reviews(Board(), moves, TIC_TAC_TOE.scores))


def test_the_last_moves_are_judged_first() -> None:
    found = stages(GAME)
    assert [stage.pending for stage in found] == [*range(8, -1, -1), None]
    assert [stage.is_complete for stage in found] == [False] * 9 + [True]


def test_what_is_judged_stays_as_it_is() -> None:
    *earlier, last = stages(GAME)
    for stage in earlier:
        for found, known in zip(stage.by_number, last.by_number, strict=True):
            assert found in (None, known)


def test_no_moves_are_judged_at_once() -> None:
    assert stages(()) == [Review()]


def test_moves_are_explained_by_whoever_can() -> None:
    def explain(_position: Board, move: int, _should_stop: ShouldStop | None) -> Explanation:
        return Explanation(Ending.DRAW, better=move)

    *_, last = reviews(Board(), GAME, TIC_TAC_TOE.scores, explain=explain)
    assert [each.explanation and each.explanation.better for each in last.moves] == [*GAME]


@pytest.mark.parametrize("people", [{Mark.X}, {Mark.O}, set(Mark), set()])
def test_no_turning_point_is_reported_as_long_as_it_may_be_another(people: set[Mark]) -> None:
    everybody = frozenset(people)
    for moves in ((0, 1, 8, 4, 7, 3, 6), GAME, (0, 1, 2, 4, 7, 3, 5, 8, 6), DRAWN):
        found = [stage.turning_point(everybody) for stage in stages(moves)]
        known = [point for point in found if point is not None]
        assert found == [None] * (len(found) - len(known)) + known
        assert len(set(known)) <= 1


def test_what_is_known_is_not_asked_for_again() -> None:
    *_, whole = stages(GAME)
    known = whole.by_number[:6]
    asked: list[Board] = []

    def scores(board: Board, should_stop: ShouldStop | None) -> dict[int, int]:
        asked.append(board)
        return TIC_TAC_TOE.scores(board, should_stop)

    first, last = reviews(Board(), GAME[:7], scores, earlier=known)
    assert first.by_number == (*known, None)
    assert last.by_number == whole.by_number[:7]
    assert len(asked) == 1
    # Of a longer game, only the moves that are left count.
    [shorter] = reviews(Board(), GAME[:3], scores, earlier=known)
    assert shorter.moves == known[:3]


def test_judging_can_be_stopped() -> None:
    with pytest.raises(SearchStopped):
        list(reviews(Board(), GAME, TIC_TAC_TOE.scores, lambda: True))


def test_what_needs_no_search_is_judged_also_when_the_rest_is_stopped() -> None:
    def scores(board: Board, should_stop: ShouldStop | None) -> dict[int, int]:
        if board.moves_left < 5:
            raise SearchStopped
        return TIC_TAC_TOE.scores(board, should_stop)

    found: list[Review] = []
    with pytest.raises(SearchStopped):
        found.extend(reviews(Board(), GAME, scores))
    assert [move is not None for move in found[-1].by_number] == [True] * 5 + [False] * 4
