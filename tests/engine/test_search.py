from collections.abc import Callable
from itertools import product

import pytest

from tests.boards import draw, unfinished
from tests.countdown import Countdown
from tests.solver import plies_to_the_end
from tictac_gui.engine import Search, SearchStopped
from tictac_gui.engine.position import Position
from tictac_gui.engine.search import HIGHEST_ESTIMATE, WIN, Evaluation
from tictac_gui.games.tic_tac_toe import Board

OPTIONS = [
    pytest.param(
        Search(prune=prune, cache=caching, symmetry=symmetry),
        id="-".join(
            word
            for word, on in (("prune", prune), ("cache", caching), ("symmetry", symmetry))
            if on
        )
        or "plain",
    )
    for prune, caching, symmetry in product((False, True), repeat=3)
]


def expected_scores(board: Board, horizon: int = 9) -> dict[int, int]:
    scores = {}
    for cell in board.moves():
        result, plies = plies_to_the_end(board.play(cell), horizon - 1)
        scores[cell] = -result * (WIN - plies - 1)
    return scores


class TestScores:
    @pytest.mark.exhaustive
    @pytest.mark.parametrize("search", OPTIONS)
    def test_are_exact_for_every_move_of_every_position_with_any_options(
        self, search: Search
    ) -> None:
        for board in unfinished():
            assert search.evaluate(board).scores == expected_scores(board), board

    @pytest.mark.exhaustive
    @pytest.mark.parametrize("search", [option for option in OPTIONS if "cache" in str(option.id)])
    @pytest.mark.parametrize("lookahead", range(1, 9))
    def test_are_those_within_sight_of_a_limited_lookahead(
        self, search: Search, lookahead: int
    ) -> None:
        for board in unfinished():
            scores = search.evaluate(board, lookahead).scores
            assert scores == expected_scores(board, lookahead), board

    @pytest.mark.parametrize("search", OPTIONS)
    def test_within_sight_need_no_cache(self, search: Search) -> None:
        assert search.evaluate(Board(), lookahead=5).scores == dict.fromkeys(range(9), 0)
        board = draw("""
            X..
            .O.
            ..X
        """)
        assert search.evaluate(board, lookahead=3).scores == expected_scores(board, 3)

    def test_prefer_the_quicker_win(self) -> None:
        scores = Search().evaluate(Board.parse("XX./OO./...")).scores
        assert max(scores, key=lambda cell: scores[cell]) == 2
        assert scores[2] == WIN - 1

    def test_prefer_the_later_loss(self) -> None:
        board = draw("""
            XO.
            X..
            ...
        """)
        evaluation = Search().evaluate(board)
        assert evaluation.best == (6,)
        assert evaluation.scores == {6: 4 - WIN} | dict.fromkeys((2, 4, 5, 7, 8), 2 - WIN)

    def test_of_a_line_completed_belong_to_the_side_that_completed_it(self) -> None:
        """A finished row is a loss for whoever is to move next, never a win."""
        for rows in ("XX./OO./...", "XX./OO./X.."):
            board = Board.parse(rows)
            winning = {cell for cell in board.moves() if board.play(cell).outcome}
            scores = Search(prune=False, cache=False).evaluate(board).scores
            assert all(scores[cell] > 0 for cell in winning)
            assert set(Search().evaluate(board).best) == winning

    def test_of_the_tutorial_s_sample_board_choose_the_centre(self) -> None:
        board = draw("""
            O.X
            X.X
            .OO
        """)
        evaluation = Search(prune=False, cache=False, symmetry=False).evaluate(board)
        signs = [(score > 0) - (score < 0) for score in evaluation.scores.values()]
        assert signs == [-1, 1, -1]
        assert evaluation.best == (4,)
        assert evaluation.positions == 9

    def test_of_a_finished_game_are_none(self) -> None:
        evaluation = Search().evaluate(Board.parse("XXX/OO./..."))
        assert evaluation.scores == {}
        assert evaluation.best == ()


@pytest.mark.exhaustive
class TestPositionsVisited:
    @pytest.mark.parametrize(
        ("search", "positions"),
        [
            (Search(prune=False, cache=False, symmetry=False), 549_946),
            (Search(prune=False, cache=True, symmetry=False), 5_478),
            (Search(prune=False, cache=True, symmetry=True), 765),
        ],
    )
    def test_from_the_empty_board_are_the_known_numbers(
        self, search: Search, positions: int
    ) -> None:
        assert search.evaluate(Board()).positions == positions

    @pytest.mark.parametrize("caching", [False, True])
    @pytest.mark.parametrize("symmetry", [False, True])
    def test_are_fewer_with_pruning(self, caching: bool, symmetry: bool) -> None:
        def visited(*, prune: bool) -> int:
            search = Search(prune=prune, cache=caching, symmetry=symmetry)
            return search.evaluate(Board()).positions

        assert visited(prune=True) < visited(prune=False)

    def test_are_only_the_one_asked_for_once_the_cache_is_warm(self) -> None:
        search = Search()
        search.evaluate(Board())
        assert search.evaluate(Board()).positions == 1

    def test_grow_with_the_lookahead(self) -> None:
        search = Search(prune=False, cache=False, symmetry=False)
        visited = [search.evaluate(Board(), lookahead).positions for lookahead in (1, 2, 3)]
        assert visited == [1 + 9, 1 + 9 + 72, 1 + 9 + 72 + 504]


def stop_after(polls: int) -> Callable[[], bool]:
    remaining = iter(range(polls))
    return lambda: next(remaining, None) is None


class TestStopping:
    @pytest.mark.parametrize("polls", [0, 1, 100])
    def test_ends_the_search_at_once(self, polls: int) -> None:
        with pytest.raises(SearchStopped):
            Search().evaluate(Board(), should_stop=stop_after(polls))

    def test_ends_whatever_is_asked(self) -> None:
        for ask in (
            lambda: Search().value(Countdown(9), should_stop=lambda: True),
            lambda: Search().move_score(Countdown(9), 1, should_stop=lambda: True),
            lambda: list(Search().deepen(Countdown(9), should_stop=lambda: True)),
        ):
            with pytest.raises(SearchStopped):
                ask()

    def test_ends_it_even_where_all_is_cached(self) -> None:
        search = Search()
        assert search.move_score(Countdown(9), 2) > 0
        with pytest.raises(SearchStopped):
            search.move_score(Countdown(9), 2, should_stop=lambda: True)

    def test_at_any_moment_leaves_only_truth_in_the_cache(self) -> None:
        truth = expected_scores(Board.parse("X../.../..."))
        polls = 0
        while True:
            search = Search()
            try:
                search.evaluate(Board(), should_stop=stop_after(polls))
            except SearchStopped:
                assert search.evaluate(Board.parse("X../.../...")).scores == truth
                polls += 7
            else:
                break
        assert polls > 100


def test_all_that_spares_visits_is_on_unless_it_is_turned_off() -> None:
    search = Search()
    assert (search.prune, search.cache, search.symmetry) == (True, True, True)
    assert not search.textbook


class TestLookahead:
    @pytest.mark.parametrize("lookahead", [0, -1])
    def test_of_nothing_is_refused(self, lookahead: int) -> None:
        with pytest.raises(ValueError, match="at least 1"):
            Search().evaluate(Board(), lookahead)


class TestAnotherGame:
    def test_and_tic_tac_toe_both_fulfil_the_contract(self) -> None:
        games: list[Position] = [Countdown(3), Board()]
        for game in games:
            assert len(game.moves()) > 1
            assert {move for move, _ in game.successors()} <= set(game.moves())
            assert game.play(1).turn != game.turn

    @pytest.mark.parametrize("search", OPTIONS)
    def test_is_searched_through_the_contract_alone(self, search: Search) -> None:
        assert search.evaluate(Countdown(6)).best == (2,)
        assert search.evaluate(Countdown(5)).best == (1,)
        assert all(score < 0 for score in search.evaluate(Countdown(4)).scores.values())

    @pytest.mark.parametrize("search", OPTIONS)
    def test_is_guessed_where_the_lookahead_ends(self, search: Search) -> None:
        assert search.evaluate(Countdown(20), lookahead=1).scores == {1: 5, 2: -5}


class TestTheCache:
    @pytest.mark.parametrize("limit", [2, 3, 50])
    def test_never_grows_beyond_its_limit_and_changes_no_score(self, limit: int) -> None:
        search = Search(cache_limit=limit)
        board = Board.parse("X../.O./...")
        assert search.evaluate(board).scores == Search().evaluate(board).scores
        assert len(search._table) <= limit


class TestAnEstimate:
    def test_does_not_fade_with_distance(self) -> None:
        for lookahead in range(1, 8):
            scores = Search().evaluate(Countdown(20), lookahead).scores
            assert set(map(abs, scores.values())) == {5}

    def test_is_taken_for_no_proof_however_high(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def highest(position: Countdown) -> int:
            return HIGHEST_ESTIMATE if position.counters % 2 == 0 else -HIGHEST_ESTIMATE

        monkeypatch.setattr(Countdown, "estimate", highest)
        search = Search()
        for counters, lookahead in product(range(2, 10), range(1, 10)):
            scores = search.evaluate(Countdown(counters), lookahead).scores
            plain = Search(prune=False, cache=False).evaluate(Countdown(counters), lookahead)
            assert scores == plain.scores
            assert min(map(abs, scores.values())) >= HIGHEST_ESTIMATE


class TestDeepening:
    @pytest.mark.parametrize("counters", range(1, 8))
    def test_finds_what_one_look_as_far_finds(self, counters: int) -> None:
        position = Countdown(counters)
        looks = list(Search().deepen(position, max_lookahead=counters))
        assert [look.scores for look in looks] == [
            Search().evaluate(position, lookahead).scores for lookahead in range(1, len(looks) + 1)
        ]

    def test_ends_as_soon_as_all_is_proven(self) -> None:
        looks = list(Search().deepen(Countdown(3), max_lookahead=7))
        assert looks[-1].is_proven
        assert not any(look.is_proven for look in looks[:-1])
        assert looks[-1].scores == Search().evaluate(Countdown(3)).scores

    def test_looks_no_further_than_the_game_can_last(self) -> None:
        [look] = Search().deepen(Board.parse("XOX/XOO/OX."))
        assert look.scores == {8: 0}
        [look] = Search().deepen(Board.parse("XXX/OO./..."))
        assert look.scores == {}

    def test_gives_all_that_it_has_found_before_it_is_stopped(self) -> None:
        visits = iter(range(10**6))
        looks = Search().deepen(
            Countdown(7), max_lookahead=7, should_stop=lambda: next(visits) > 12
        )
        assert next(looks).scores == Search().evaluate(Countdown(7), 1).scores
        with pytest.raises(SearchStopped):
            list(looks)


class TestTolerance:
    def test_lets_moves_pass_that_look_hardly_worse(self) -> None:
        evaluation = Evaluation({0: 10, 1: 7, 2: 6, 3: -990}, positions=4)
        assert evaluation.within(0) == (0,)
        assert evaluation.within(3) == (0, 1)
        assert evaluation.within(10**6) == (0, 1, 2), "but never one that loses for certain"

    def test_finds_nothing_where_there_are_no_moves(self) -> None:
        assert Evaluation({}, positions=1).within(100) == Evaluation({}, positions=1).best == ()

    def test_ends_where_something_is_proven(self) -> None:
        assert Evaluation({0: 990, 1: 988, 2: 5}, positions=3).within(100) == (0,)
        assert Evaluation({0: -990, 1: -988}, positions=2).within(100) == (1,)
