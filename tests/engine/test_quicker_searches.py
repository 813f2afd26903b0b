"""What makes a search quicker without changing what it finds: limits, and asking for less."""

from __future__ import annotations

from itertools import count, product

import pytest

from tests.boards import unfinished
from tests.countdown import Countdown
from tictac_gui.engine import Search, SearchStopped
from tictac_gui.engine.likely_places import LikelyPlaces
from tictac_gui.engine.search import WIN
from tictac_gui.games.tic_tac_toe import Board

LATEST = 14
FURTHEST_SEEN = 6


def limits(position: Countdown) -> tuple[int, int]:
    """Tell only what holds in the last few moves, and elsewhere that nobody wins at once."""
    if position.counters <= FURTHEST_SEEN:
        score = Search().value(position)
        return score, score
    return 4 - WIN, WIN - 3


class TestLimits:
    @pytest.mark.parametrize("caching", [False, True])
    def test_change_no_score(self, caching: bool) -> None:
        for counters in range(1, LATEST):
            limited = Search(cache=caching, limits=limits)
            position = Countdown(counters)
            assert limited.evaluate(position).scores == Search().evaluate(position).scores
            assert limited.value(position) == Search().value(position)

    def test_spare_all_visits_where_one_move_is_known_to_be_enough(self) -> None:
        """The second move leaves seven counters, which loses; the first would be tried before."""

        def loses_with_seven(position: Countdown) -> tuple[int, int]:
            return -WIN, 5 - WIN if position.counters == 7 else WIN

        search = Search(limits=loses_with_seven)
        visits = count()
        assert search.move_reaching(Countdown(9), WIN - 6, lambda: next(visits) > 0) == 2
        assert Search().evaluate(Countdown(9)).scores[2] == WIN - 6

    def test_save_visits(self) -> None:
        position = Countdown(LATEST)
        saved = Search(cache=False, limits=limits).evaluate(position)
        assert saved.positions < Search(cache=False).evaluate(position).positions

    @pytest.mark.parametrize(
        "search",
        [Search(prune=False, limits=limits), Search(textbook=True, limits=limits)],
        ids=["without pruning", "as in textbooks"],
    )
    def test_are_not_asked_for_where_all_is_to_be_visited(self, search: Search) -> None:
        same = Search(prune=search.prune, textbook=search.textbook)
        position = Countdown(LATEST)
        assert search.evaluate(position) == same.evaluate(position)

    def test_are_not_asked_for_where_the_lookahead_is_limited(self) -> None:
        for lookahead in range(1, LATEST):
            limited = Search(limits=limits).evaluate(Countdown(LATEST), lookahead)
            assert limited == Search().evaluate(Countdown(LATEST), lookahead)


class TestMovesThatReachAScore:
    @pytest.mark.exhaustive
    def test_are_those_that_score_so_much(self) -> None:
        search, exact = Search(), Search()
        for board in unfinished():
            scores = exact.evaluate(board).scores
            for wanted in {-WIN, 0, 1, *scores.values()}:
                expected = tuple(move for move, score in scores.items() if score >= wanted)
                assert search.moves_reaching(board, wanted) == expected, (board, wanted)

    @pytest.mark.parametrize("prune", [False, True])
    @pytest.mark.parametrize("caching", [False, True])
    def test_are_the_same_with_any_options(self, prune: bool, caching: bool) -> None:
        for counters, wanted in product(range(1, LATEST), (-WIN, 4 - WIN, 0, WIN - 3)):
            position = Countdown(counters)
            scores = Search().evaluate(position).scores
            expected = tuple(move for move, score in scores.items() if score >= wanted)
            search = Search(prune=prune, cache=caching, limits=limits)
            assert search.moves_reaching(position, wanted) == expected

    def test_are_none_once_the_game_is_over(self) -> None:
        assert Search().moves_reaching(Board.parse("XXX/OO./..."), -WIN) == ()

    def test_are_no_longer_looked_for_when_asked_to_stop(self) -> None:
        with pytest.raises(SearchStopped):
            Search().moves_reaching(Board(), 0, should_stop=lambda: True)


def place_of(position: Countdown, move: int) -> int:
    return (position.counters - move) % 3


class TestLikelyPlaces:
    @pytest.mark.parametrize("caching", [False, True])
    def test_change_no_score(self, caching: bool) -> None:
        search = Search(cache=caching, place_of=place_of)
        for counters in range(1, LATEST):
            position = Countdown(counters)
            assert search.evaluate(position).scores == Search().evaluate(position).scores

    def test_are_learned_from_moves_that_prove_enough(self) -> None:
        """Whoever leaves one counter more than a multiple of three wins."""
        taught = Search(cache=False, place_of=place_of)
        first = taught.evaluate(Countdown(LATEST)).positions
        assert taught.evaluate(Countdown(LATEST)).positions < first

    def test_come_after_the_move_that_was_best_before(self) -> None:
        position = Countdown(5)
        places = LikelyPlaces(place_of)
        pairs = position.successors()
        for _ in range(10):
            places.learn(position, 2, pairs)
        assert [move for move, _ in places.likely_first(position, pairs, None)] == [2, 1]
        assert [move for move, _ in places.likely_first(position, pairs, 1)] == [1, 2]

    def test_gain_as_many_points_as_moves_were_tried_in_vain_and_those_lose_one_each(self) -> None:
        """Five points outweigh one rank in the order in which the position gives its moves."""
        board = Board()
        places = LikelyPlaces(lambda _board, move: move)
        pairs = [(move, board.play(move)) for move in range(4)]

        def order() -> list[int]:
            return [move for move, _ in places.likely_first(board, pairs, None)]

        assert order() == [0, 1, 2, 3]
        places.learn(board, 2, pairs)
        assert order() == [0, 1, 2, 3]
        places.learn(board, 2, pairs)
        # The points are now -2, -2, 4 and, where none was tried, 0.
        assert order() == [0, 2, 1, 3]
        places.learn(board, 1, pairs)
        assert order() == [0, 1, 2, 3]

    def test_where_nothing_was_tried_come_after_others_that_are_worth_as_much(self) -> None:
        board = Board()
        places = LikelyPlaces(lambda _board, move: move)
        pairs = [(move, board.play(move)) for move in range(4)]
        for _ in range(10):
            places.learn(board, 2, pairs)
        assert [move for move, _ in places.likely_first(board, pairs, None)] == [2, 0, 1, 3]


class TestAMoveThatReachesAScore:
    @pytest.mark.exhaustive
    def test_is_found_wherever_there_is_one(self) -> None:
        search, exact = Search(), Search()
        for board in unfinished():
            scores = exact.evaluate(board).scores
            for wanted in (0, 1, max(scores.values()), max(scores.values()) + 1):
                move = search.move_reaching(board, wanted)
                if move is None:
                    assert wanted > max(scores.values()), board
                else:
                    assert scores[move] >= wanted, board

    def test_is_looked_for_alone_where_the_score_of_the_position_is_known(self) -> None:
        exact = Search()
        for counters, wanted in product(range(2, LATEST), (0, 1)):
            position = Countdown(counters)
            known = {position: exact.value(position)}
            move = Search(known=known.get).move_reaching(position, wanted)
            if known[position] < wanted:
                assert move is None
            else:
                assert exact.move_score(position, move or 0) >= wanted

    def test_is_none_once_the_game_is_over(self) -> None:
        assert Search().move_reaching(Board.parse("XXX/OO./..."), 0) is None
