"""A review grows: what takes little time is known first, and nothing that is said is taken back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from tictac_gui.engine import Mark, Search, SearchStopped
from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.study import judging
from tictac_gui.engine.study.judging import review, reviews
from tictac_gui.engine.study.review import Explanation, Review, Verdict
from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE, Board

# X takes a corner, O errs on an edge, X gives the win back, and O loses it for good.
GAME = (0, 1, 8, 4, 7, 6, 2, 3, 5)
# A draw in which both could have won: O errs first.
DRAWN = (0, 1, 8, 4, 7, 6, 2, 5, 3)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every move take too long to be judged at once."""
    monkeypatch.setattr(judging, "PATIENCE", 0)


def games(count: int) -> list[tuple[int, ...]]:
    """Return games at random, some of them not over."""
    rng, found = Random(3), []
    for _ in range(count):
        board, moves = Board(), []
        while board.moves() and rng.random() > 0.04:
            moves.append(rng.choice(board.moves()))
            board = board.play(moves[-1])
        found.append(tuple(moves))
    return found


def stages(moves: tuple[int, ...]) -> list[Review]:
    return list(reviews(Board(), moves, Search()))


class TestWhatTakesLittleTime:
    def test_is_known_at_once(self) -> None:
        assert stages(GAME) == [review(Board(), GAME, Search())]

    def test_is_what_is_found_within_as_many_positions_as_there_is_patience_for(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        needed = Search().evaluate(Board()).positions
        for patience, is_known in ((needed, True), (needed - 1, False)):
            monkeypatch.setattr(judging, "PATIENCE", patience)
            assert stages((4,))[0].is_complete == is_known

    def test_is_explained_by_whoever_can(self) -> None:
        def explain(_position: Board, move: int, _should_stop: object) -> Explanation:
            return Explanation(Ending.DRAW, better=move)

        *_, last = reviews(Board(), GAME, Search(), explain=explain)
        assert [each.explanation and each.explanation.better for each in last.moves] == [*GAME]
        assert review(Board(), GAME, Search(), explain=explain) == last

    def test_is_all_of_no_moves(self) -> None:
        assert stages(()) == [Review()]

    def test_comes_first_and_then_the_last_moves(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # Enough for the last moves, which leave few positions.
        monkeypatch.setattr(judging, "PATIENCE", 30)
        monkeypatch.setattr(judging, "_MORE_PATIENCE", 0)
        found = stages(GAME)
        assert found[0].by_number == (None,) * 9
        assert [stage.pending for stage in found[:9]] == [*range(8, -1, -1)]
        roughly = [move.is_rough for move in found[9].moves]
        assert roughly == sorted(roughly, reverse=True)
        assert 0 < sum(roughly) < 9
        assert len(found) == 10 + sum(roughly)

    def test_is_found_out_with_more_patience_where_the_game_may_have_turned(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(judging, "PATIENCE", 1)
        monkeypatch.setattr(judging, "_MORE_PATIENCE", 10_000)
        [judged] = [stage for stage in stages(GAME) if stage.by_number.count(None) == 0][:1]
        # The last change by O and by X, but not O's first.
        assert [n for n, move in enumerate(judged.moves) if not move.is_rough] == [2, 7]


@pytest.mark.usefixtures("impatient")
class TestWhatTakesLong:
    def test_is_first_known_roughly_from_the_last_move_on(self) -> None:
        found = stages(GAME)
        assert [stage.by_number.count(None) for stage in found] == [*range(9, -1, -1), *[0] * 9]
        assert [stage.pending for stage in found[9:]] == [*range(8, -1, -1), None]
        assert all(move.is_rough for move in found[9].moves)
        assert not found[9].is_complete
        assert found[9].is_judged
        assert not found[8].is_judged
        assert found[-1] == review(Board(), GAME, Search())
        assert found[-1].is_complete

    def test_is_never_said_wrongly(self) -> None:
        for moves in games(60):
            exact = review(Board(), moves, Search())
            for stage in stages(moves):
                for number, move in enumerate(stage.by_number):
                    if not move:
                        continue
                    known = exact.moves[number]
                    assert (move.mark, move.move) == (known.mark, known.move)
                    assert move.before.ending is known.before.ending
                    assert move.after.ending is known.after.ending
                    for forecast, whole in ((move.before, known.before), (move.after, known.after)):
                        assert forecast.own_moves in (0, whole.own_moves)
                        assert forecast == whole or whole != Forecast(Ending.WIN, 1)
                    if not move.is_rough:
                        assert move == known
                    elif known.verdict.changes_result:
                        assert move.verdict is known.verdict
                        [better] = move.best
                        value = -Search().value(self.position(moves[:number]).play(better))
                        assert Ending((value > 0) - (value < 0)) is known.before.ending
                    else:
                        assert move.verdict is Verdict.NO_MISTAKE

    def test_is_not_asked_where_a_book_knows_the_result(self) -> None:
        """It is known that nothing was better, so other moves need no search."""
        exact = Search()
        drawn = [board for n in range(4) if exact.value(board := self.position(DRAWN[:n])) == 0]
        visits = []
        for search in (Search(known=dict.fromkeys(drawn, 0).get), Search()):
            polls = count()
            judged = self.judged(search, polls)
            assert [move.verdict for move in judged.moves] == [
                move.verdict if move.verdict.changes_result else Verdict.NO_MISTAKE
                for move in review(Board(), DRAWN, Search()).moves
            ]
            visits.append(next(polls))
        assert visits[0] < visits[1]

    def test_is_never_said_wrongly_where_a_book_knows_some_positions(self) -> None:
        exact = Search()
        for moves in games(40):
            whole = review(Board(), moves, Search())
            for last in range(4):
                book = {board: exact.value(board) for board in self.boards(moves[:last])}
                for stage in reviews(Board(), moves, Search(known=book.get)):
                    for found, right in zip(stage.by_number, whole.moves, strict=True):
                        assert not found or found.before.ending is right.before.ending
                        assert not found or found.after.ending is right.after.ending

    def boards(self, moves: tuple[int, ...]) -> list[Board]:
        return [self.position(moves[:number]) for number in range(len(moves) + 1)]

    def judged(self, search: Search, polls: Iterator[int]) -> Review:
        stages = reviews(Board(), DRAWN, search, lambda: next(polls) < 0)
        return next(stage for stage in stages if stage.is_judged)

    def position(self, moves: tuple[int, ...]) -> Board:
        board = Board()
        for move in moves:
            board = board.play(move)
        return board

    def test_is_not_explained_yet(self) -> None:
        explained = list(TIC_TAC_TOE.reviews(GAME))
        assert not any(move.explanation for move in explained[9].moves)
        assert all(move.explanation for move in explained[-1].moves)

    @pytest.mark.parametrize("people", [{Mark.X}, {Mark.O}, set(Mark), set()])
    def test_is_no_turning_point_as_long_as_it_may_be_another(self, people: set[Mark]) -> None:
        everybody = frozenset(people)
        for moves in ((0, 1, 8, 4, 7, 3, 6), GAME, (0, 1, 2, 4, 7, 3, 5, 8, 6), DRAWN):
            found = [stage.turning_point(everybody) for stage in stages(moves)]
            known = [point for point in found if point is not None]
            assert found == [None] * (len(found) - len(known)) + known
            assert len(set(known)) <= 1
            assert found[-1] == review(Board(), moves, Search()).turning_point(everybody)

    def test_is_not_searched_again_where_it_is_known(self) -> None:
        whole = review(Board(), GAME, Search())
        known = whole.by_number[:6]
        search = Search()
        found = list(reviews(Board(), GAME[:7], search, earlier=known))
        assert found[-1] == review(Board(), GAME[:7], Search())
        assert found[0].by_number == (*known, None)
        assert found[0].pending == 6
        assert len(found) == 3
        # Of a longer game, only the moves that are left count.
        [shorter] = reviews(Board(), GAME[:3], search, earlier=known)
        assert shorter.moves == known[:3]

    @pytest.mark.parametrize("polls", range(0, 200, 7))
    def test_can_be_stopped_at_any_time(self, polls: int) -> None:
        left = iter(range(polls))
        with pytest.raises(SearchStopped):
            list(reviews(Board(), GAME, Search(), lambda: next(left, None) is None))


class TestAMoveThatExceeds:
    @pytest.mark.parametrize("search", [Search(), Search(known=Search().value)])
    def test_a_limit_scores_more(self, search: Search) -> None:
        for moves in games(30):
            board = TestWhatTakesLong().position(moves)
            for move, score in Search().evaluate(board).scores.items():
                for limit in (-995, -1, 0, 995, score - 1, score, score + 1):
                    assert search.exceeds(board, move, limit) == (score > limit)
