import pytest

from tests.boards import unfinished
from tests.countdown import COUNTDOWN, Countdown
from tests.solver import best_moves, move_value, plies_to_the_end
from tests.tic_tac_toe import review
from tictac_gui.engine import Mark, SearchStopped
from tictac_gui.engine.review import Explanation, Review, ReviewedMove, Verdict, reviews
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.tic_tac_toe import Board

BEST, ONLY, INEXACT = Verdict.BEST, Verdict.ONLY, Verdict.INEXACT
MISTAKE, BLUNDER = Verdict.MISTAKE, Verdict.BLUNDER


def moves_to(board: Board) -> tuple[int, ...]:
    """Return moves that lead to a board, in an order that ends no game on the way."""
    crosses = [cell for cell in range(9) if board.mark_at(cell) is Mark.X]
    noughts = [cell for cell in range(9) if board.mark_at(cell) is Mark.O]
    moves = [cell for pair in zip(crosses, noughts, strict=False) for cell in pair]
    return (*moves, *crosses[len(noughts) :])


def expected_verdict(board: Board, cell: int) -> Verdict:
    """Judge a move by what the results of all moves are, in the words of the game."""
    before, _ = plies_to_the_end(board)
    after, _ = move_value(board, cell)
    others = [move_value(board, other)[0] for other in board.moves() if other != cell]
    match before, after:
        case (1, -1):
            return BLUNDER
        case (1, 0) | (0, -1):
            return MISTAKE
    if cell not in best_moves(board):
        return INEXACT
    if others and all(result < after for result in others):
        return ONLY
    return BEST


@pytest.mark.exhaustive
def test_every_move_of_every_position_is_judged_by_what_it_does_to_the_result() -> None:
    for board in unfinished():
        for cell in board.moves():
            move = review((*moves_to(board), cell)).moves[-1]
            assert (move.mark, move.move) == (board.turn, cell)
            assert move.verdict is expected_verdict(board, cell), (board, cell)
            assert set(move.best) == best_moves(board)
            for forecast, (result, plies) in (
                (move.before, plies_to_the_end(board)),
                (move.after, move_value(board, cell)),
            ):
                assert forecast.ending is Ending(result)
                assert forecast.own_moves == ((plies + 1) // 2 if result else 0)


class TestAVerdict:
    @pytest.mark.parametrize(
        ("moves", "verdict"),
        [
            ((0,), BEST),
            ((0, 4), ONLY),
            ((0, 1), MISTAKE),
            ((0, 3, 1, 4, 2), ONLY),
            ((0, 3, 1, 4, 8), BLUNDER),
            ((0, 1, 4, 2, 8), BEST),
            ((0, 1, 4, 8, 7), MISTAKE),
            ((0, 1, 3, 2, 4), INEXACT),
        ],
    )
    def test_is_what_a_teacher_would_say(self, moves: tuple[int, ...], verdict: Verdict) -> None:
        assert review(moves).moves[-1].verdict is verdict

    def test_on_the_last_free_cell_is_best_and_not_the_only_one(self) -> None:
        assert review((0, 4, 8, 1, 7, 6, 2, 5, 3)).moves[-1].verdict is BEST

    def test_says_whether_it_is_best_and_whether_it_changes_the_result(self) -> None:
        assert [verdict for verdict in Verdict if verdict.is_best] == [ONLY, BEST]
        assert [verdict for verdict in Verdict if verdict.changes_result] == [MISTAKE, BLUNDER]


class TestASummary:
    # X takes a corner, O errs on an edge, X gives the win back, and O loses it for good.
    GAME = review((0, 1, 8, 4, 7, 6, 2, 3, 5))

    def test_counts_the_best_moves_of_a_side(self) -> None:
        assert [move.verdict.is_best for move in self.GAME.moves].count(True) == (
            self.GAME.best(Mark.X) + self.GAME.best(Mark.O)
        )
        assert self.GAME.played(Mark.X) == 5
        assert self.GAME.played(Mark.O) == 4
        assert self.GAME.best(Mark.O) < 4

    def test_names_the_last_move_that_changed_the_result(self) -> None:
        changes = [move.verdict.changes_result for move in self.GAME.moves]
        assert [number for number, changed in enumerate(changes) if changed] == [1, 2, 7]
        assert self.GAME.last_change() == 7
        assert self.GAME.last_change(Mark.O) == 7
        assert self.GAME.last_change(Mark.X) == 2

    def test_names_none_where_nobody_went_wrong(self) -> None:
        assert review((0, 4, 8, 1, 7, 6, 2, 5, 3)).last_change() is None
        assert review(()) == Review()
        assert Review().last_change() is None

    def test_contains_what_was_thrown_away(self) -> None:
        move = self.GAME.moves[2]
        assert move.before.ending is Ending.WIN
        assert move.after == Forecast(Ending.DRAW)


def test_a_review_can_be_stopped() -> None:
    with pytest.raises(SearchStopped):
        review((4,), lambda: True)


def test_an_explanation_points_at_nothing_by_default() -> None:
    found = Explanation(Verdict.BEST)
    assert (found.better, found.side) == (None, None)
    assert (found.lines, found.moves, found.cells) == ((), (), ())


@pytest.mark.parametrize(
    ("explanation", "better"),
    [
        (None, 4),
        (Explanation(Verdict.BEST), 4),
        (Explanation(Verdict.BEST, better=0), 0),
        (Explanation(Verdict.BEST, better=8), 8),
    ],
)
def test_the_better_move_is_the_one_that_is_explained_or_else_the_first_of_the_best(
    explanation: Explanation | None, better: int
) -> None:
    draw = Forecast(Ending.DRAW)
    judged = ReviewedMove(Mark.X, 1, MISTAKE, draw, draw, (4, 8), explanation)
    assert judged.better == better


class TestTheTurningPoint:
    EVERYBODY = frozenset(Mark)

    def test_is_the_loser_s_last_mistake_not_one_that_the_winner_gave_back(self) -> None:
        # O's reply loses, X misses the win, O loses again.
        game = review((0, 1, 8, 4, 7, 3, 6))
        assert [move.verdict.changes_result for move in game.moves] == [
            *(False, True, True, False, False, True, False)
        ]
        for people in (frozenset({Mark.X}), frozenset({Mark.O}), self.EVERYBODY, frozenset[Mark]()):
            assert game.moves[-1].after.ending is Ending.WIN
            assert game.turning_point(people) == 5

    def test_in_a_draw_is_the_person_s_own(self) -> None:
        game = review((0, 1, 8, 4, 7, 6, 2, 5, 3))
        assert game.moves[-1].after.ending is Ending.DRAW
        assert game.turning_point(frozenset({Mark.X})) == game.last_change(Mark.X) == 2
        assert game.turning_point(frozenset({Mark.O})) == game.last_change(Mark.O) == 1
        assert game.turning_point(self.EVERYBODY) == 2

    def test_is_nowhere_in_a_game_without_mistakes(self) -> None:
        assert review((0, 4, 8, 1, 7, 6, 2, 5, 3)).turning_point(self.EVERYBODY) is None
        assert Review().turning_point(self.EVERYBODY) is None

    def test_may_be_a_mistake_by_who_moves_last_where_that_loses(self) -> None:
        """With three counters, to take one is the mistake; in the end one has to take the last."""
        *_, found = reviews(Countdown(3), (1, 1, 1), COUNTDOWN.scores)
        assert found.turning_point(frozenset(Mark)) == 0

    def test_is_nowhere_in_a_game_of_one_move(self) -> None:
        *_, found = reviews(Countdown(1), (1,), COUNTDOWN.scores)
        assert found.turning_point(frozenset(Mark)) is None
