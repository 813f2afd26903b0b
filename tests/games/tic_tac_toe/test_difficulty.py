from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from tests.boards import draw, unfinished
from tests.solver import best_moves, trap_chance
from tests.tic_tac_toe import choose_move, move_weights, odds, policy_weights, strength
from tictac_gui.engine import Difficulty, Mark, Search, SearchStopped
from tictac_gui.engine.levels import Policy
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.levels import LEVELS, Player

TRUTH = Search()
AT_RANDOM = Player.RANDOM.value
ANY_BEST = Policy(lookahead=None)


def winning_cells(board: Board) -> set[int]:
    return {
        cell
        for cell in board.moves()
        if (outcome := board.play(cell).outcome) and outcome.winner is board.turn
    }


def threatened_cells(board: Board) -> set[int]:
    """Return where the opponent would complete a line if it were their turn."""
    own, other = (
        (board.crosses, board.noughts) if board.turn is Mark.X else (board.noughts, board.crosses)
    )
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    cells = set()
    for line in lines:
        theirs = [cell for cell in line if other >> cell & 1]
        free = [cell for cell in line if not (own | other) >> cell & 1]
        if len(theirs) == 2 and free:
            cells.add(free[0])
    return cells


def shares(probability: Fraction, cells: set[int]) -> Counter[int]:
    return Counter(dict.fromkeys(cells, probability / len(cells)))


def best_traps(board: Board) -> set[int]:
    chances = {cell: trap_chance(board.play(cell), board.turn) for cell in best_moves(board)}
    return {cell for cell, chance in chances.items() if chance == max(chances.values())}


# How often a level looks how many moves ahead, in percent; it plays evenly among the best it sees.
LOOKS_AHEAD = {
    Difficulty.EASY: {1: 100},
    Difficulty.MEDIUM: {2: 90, 1: 10},
    Difficulty.HARD: {9: 75, 2: 25},
}


class TestExactWeights:
    """Every level's odds on every board, by a solver that shares nothing with the engine."""

    @pytest.mark.parametrize("difficulty", LOOKS_AHEAD)
    def test_follow_from_how_far_the_level_looks_and_how_often(
        self, difficulty: Difficulty
    ) -> None:
        for board in unfinished():
            expected = Counter[int]()
            for moves, percent in LOOKS_AHEAD[difficulty].items():
                expected += shares(Fraction(percent, 100), best_moves(board, moves))
            assert move_weights(board, difficulty) == expected, board

    def test_of_unbeatable_are_even_among_the_best_traps(self) -> None:
        for board in unfinished():
            expected = shares(Fraction(1), best_traps(board))
            assert move_weights(board, Difficulty.UNBEATABLE) == expected, board

    @pytest.mark.parametrize(
        ("difficulty", "block", "other"),
        [
            (Difficulty.EASY, Fraction(1, 6), Fraction(1, 6)),
            (Difficulty.MEDIUM, Fraction(11, 12), Fraction(1, 60)),
            (Difficulty.HARD, Fraction(1), None),
            (Difficulty.UNBEATABLE, Fraction(1), None),
        ],
    )
    def test_of_a_block_are_as_worked_out_by_hand(
        self, difficulty: Difficulty, block: Fraction, other: Fraction | None
    ) -> None:
        board = draw("""
            XX.
            .O.
            ...
        """)
        expected = {2: block} | (dict.fromkeys((3, 5, 6, 7, 8), other) if other else {})
        assert move_weights(board, difficulty) == expected

    def test_of_hard_where_it_can_be_out_forked_are_as_worked_out_by_hand(self) -> None:
        board = draw("""
            X..
            .O.
            ..X
        """)
        edge, corner = Fraction(3, 4) / 4 + Fraction(1, 4) / 6, Fraction(1, 4) / 6
        assert move_weights(board, Difficulty.HARD) == {
            **dict.fromkeys((1, 3, 5, 7), edge),
            **dict.fromkeys((2, 6), corner),
        }


class TestWeights:
    @pytest.mark.parametrize("difficulty", Difficulty)
    def test_are_probabilities_of_legal_moves_on_every_board(self, difficulty: Difficulty) -> None:
        for board in unfinished():
            weights = move_weights(board, difficulty)
            assert set(weights) <= set(board.moves())
            assert all(weight > 0 for weight in weights.values())
            assert sum(weights.values()) == 1

    @pytest.mark.parametrize("difficulty", Difficulty)
    def test_of_a_finished_game_are_none(self, difficulty: Difficulty) -> None:
        assert move_weights(Board.parse("XXX/OO./..."), difficulty) == {}

    @pytest.mark.parametrize("difficulty", Difficulty)
    def test_can_be_stopped(self, difficulty: Difficulty) -> None:
        with pytest.raises(SearchStopped):
            move_weights(Board(), difficulty, should_stop=lambda: True)
        # Nor does it matter whether it has thought about the board before.
        move_weights(Board(), difficulty)
        with pytest.raises(SearchStopped):
            move_weights(Board(), difficulty, should_stop=lambda: True)


class TestStrength:
    """How often each level is beaten, as the mean of moving first and second."""

    @pytest.mark.parametrize(
        ("difficulty", "lowest", "highest"),
        [
            (Difficulty.EASY, 95, 100),
            (Difficulty.MEDIUM, 60, 80),
            (Difficulty.HARD, 10, 30),
            (Difficulty.UNBEATABLE, 0, 0),
        ],
    )
    def test_against_an_expert_is_as_promised(
        self, difficulty: Difficulty, lowest: int, highest: int
    ) -> None:
        assert lowest <= 100 * strength(LEVELS[difficulty]).loses_to_expert <= highest

    @pytest.mark.parametrize(
        ("difficulty", "lowest", "highest"),
        [
            (Difficulty.EASY, 70, 100),
            (Difficulty.MEDIUM, 25, 40),
            (Difficulty.HARD, 5, 15),
            (Difficulty.UNBEATABLE, 0, 0),
        ],
    )
    def test_against_a_casual_player_is_as_promised(
        self, difficulty: Difficulty, lowest: int, highest: int
    ) -> None:
        assert lowest <= 100 * strength(LEVELS[difficulty]).loses_to_casual <= highest

    def test_grows_from_level_to_level(self) -> None:
        beaten = [strength(LEVELS[difficulty]).loses_to_expert for difficulty in Difficulty]
        assert beaten == sorted(beaten, reverse=True)
        assert len(set(beaten)) == 4


class TestCharacter:
    @pytest.mark.parametrize("difficulty", Difficulty)
    def test_every_level_takes_a_win_in_one(self, difficulty: Difficulty) -> None:
        for board in unfinished():
            if wins := winning_cells(board):
                assert set(move_weights(board, difficulty)) <= wins, board

    @pytest.mark.parametrize("difficulty", [Difficulty.HARD, Difficulty.UNBEATABLE])
    def test_the_upper_levels_never_miss_a_block(self, difficulty: Difficulty) -> None:
        for board in unfinished():
            threats = threatened_cells(board)
            if len(threats) == 1 and not winning_cells(board):
                assert set(move_weights(board, difficulty)) == threats, board

    def test_easy_does_not_look_for_blocks(self) -> None:
        board = draw("""
            XX.
            .O.
            ...
        """)
        assert move_weights(board, Difficulty.EASY) == policy_weights(board, AT_RANDOM)

    def test_medium_blocks_but_slips_now_and_then(self) -> None:
        board = draw("""
            XX.
            .O.
            ...
        """)
        assert Fraction(9, 10) < move_weights(board, Difficulty.MEDIUM)[2] < 1

    def test_hard_can_be_out_forked(self) -> None:
        """O must not take the other corner: X would get two threats at once."""
        board = draw("""
            X..
            .O.
            ..X
        """)
        forked = {cell for cell, score in TRUTH.evaluate(board).scores.items() if score < 0}
        weights = move_weights(board, Difficulty.HARD)
        assert 0 < sum(weights.get(cell, 0) for cell in forked) < Fraction(1, 4)


class TestUnbeatable:
    def test_keeps_the_value_of_every_position(self) -> None:
        for board in unfinished():
            scores = TRUTH.evaluate(board).scores
            for cell in move_weights(board, Difficulty.UNBEATABLE):
                assert scores[cell] == max(scores.values()), board

    def test_wins_as_often_as_never_losing_play_can_against_a_random_mover(self) -> None:
        unbeatable = LEVELS[Difficulty.UNBEATABLE]
        as_x, as_o = odds(unbeatable, AT_RANDOM), odds(AT_RANDOM, unbeatable)
        assert (as_x.x_wins, as_x.o_wins) == (Fraction(191, 192), Fraction())
        assert (as_o.o_wins, as_o.x_wins) == (Fraction(866, 945), Fraction())

    def test_sets_more_traps_than_any_best_move_would(self) -> None:
        unbeatable = LEVELS[Difficulty.UNBEATABLE]
        assert odds(unbeatable, AT_RANDOM).x_wins > odds(ANY_BEST, AT_RANDOM).x_wins
        assert odds(AT_RANDOM, unbeatable).o_wins > odds(AT_RANDOM, ANY_BEST).o_wins


class TestChoosing:
    def test_follows_the_weights(self) -> None:
        board = draw("""
            X..
            .O.
            ..X
        """)
        weights = move_weights(board, Difficulty.HARD)
        rng = Random(3)
        drawn = Counter(choose_move(board, Difficulty.HARD, rng) for _ in range(4000))
        assert set(drawn) == set(weights)
        for cell, weight in weights.items():
            assert drawn[cell] / 4000 == pytest.approx(float(weight), abs=0.03)

    def test_is_repeatable_with_the_same_random_source(self) -> None:
        def games() -> list[int]:
            rng = Random(7)
            return [choose_move(Board(), Difficulty.EASY, rng) for _ in range(20)]

        assert games() == games()
        assert len(set(games())) > 1

    def test_from_a_finished_game_says_that_it_is_over(self) -> None:
        with pytest.raises(ValueError, match="the game is over"):
            choose_move(Board.parse("XXX/OO./..."), Difficulty.EASY, Random(1))
