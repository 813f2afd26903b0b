"""Exact strength: known facts, and agreement with a slower and simpler calculation."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from tests.tic_tac_toe import best_response, odds, strength
from tests.weights import weights
from tictac_gui.engine import Mark
from tictac_gui.engine.levels import Policy
from tictac_gui.games.matchup import Odds
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.exact import CASUAL
from tictac_gui.games.tic_tac_toe.levels import Player

ANY_BEST = Policy(lookahead=None)
AT_RANDOM = Player.RANDOM.value
MINIMAX = Player.MINIMAX.value
UNBEATABLE = Player.UNBEATABLE.value

PAIRINGS = list(product(Player, Player))


def odds_in_fractions(x: Player, o: Player) -> Odds:
    """Go through all boards, each for itself."""

    @cache
    def wins(board: Board) -> tuple[Fraction, Fraction]:
        if outcome := board.outcome:
            return Fraction(outcome.winner is Mark.X), Fraction(outcome.winner is Mark.O)
        moves = weights(board, x if board.turn is Mark.X else o).items()
        after = [(weight, *wins(board.play(cell))) for cell, weight in moves]
        return (
            sum((weight * x_wins for weight, x_wins, _ in after), Fraction()),
            sum((weight * o_wins for weight, _, o_wins in after), Fraction()),
        )

    x_wins, o_wins = wins(Board())
    return Odds(x_wins, 1 - x_wins - o_wins, o_wins)


def response_in_fractions(mark: Mark, opponent: Player) -> Odds:
    """Go through all boards, each for itself, for the highest odds of a win, then of no loss."""

    @cache
    def wins(board: Board) -> tuple[Fraction, Fraction]:
        """Return how often the mark wins, and how often it doesn't lose."""
        if outcome := board.outcome:
            return Fraction(outcome.winner is mark), Fraction(outcome.winner in (mark, None))
        if board.turn is mark:
            return max(wins(board.play(cell)) for cell in board.moves())
        moves = weights(board, opponent).items()
        after = [(weight, *wins(board.play(cell))) for cell, weight in moves]
        return (
            sum((weight * win for weight, win, _ in after), Fraction()),
            sum((weight * no_loss for weight, _, no_loss in after), Fraction()),
        )

    win, no_loss = wins(Board())
    ends = (win, no_loss - win, 1 - no_loss)
    return Odds(*ends if mark is Mark.X else reversed(ends))


class TestOdds:
    def test_of_two_random_movers_are_known(self) -> None:
        assert odds(AT_RANDOM, AT_RANDOM) == Odds(
            x_wins=Fraction(737, 1260), draw=Fraction(8, 63), o_wins=Fraction(121, 420)
        )

    def test_of_an_even_choice_among_best_moves_against_a_random_mover_are_known(self) -> None:
        assert odds(ANY_BEST, AT_RANDOM) == Odds(
            Fraction(75257, 77760), Fraction(2503, 77760), Fraction(0)
        )

    def test_of_unbeatable_against_a_random_mover_are_the_ceiling_of_never_losing_play(
        self,
    ) -> None:
        assert odds(UNBEATABLE, AT_RANDOM) == Odds(
            Fraction(191, 192), Fraction(1, 192), Fraction(0)
        )
        assert odds(AT_RANDOM, UNBEATABLE) == Odds(
            Fraction(0), Fraction(79, 945), Fraction(866, 945)
        )

    def test_of_the_first_best_move_show_that_it_knows_no_symmetry(self) -> None:
        assert odds(AT_RANDOM, MINIMAX).o_wins == Fraction(254, 315)

    @pytest.mark.exhaustive
    @pytest.mark.parametrize(("x", "o"), PAIRINGS)
    def test_agree_with_those_worked_out_board_by_board(self, x: Player, o: Player) -> None:
        assert odds(x.value, o.value) == odds_in_fractions(x, o)

    @pytest.mark.parametrize(("x", "o"), PAIRINGS)
    def test_add_up_to_one(self, x: Player, o: Player) -> None:
        found = odds(x.value, o.value)
        assert found.x_wins + found.draw + found.o_wins == 1
        assert min(found.x_wins, found.draw, found.o_wins) >= 0

    def test_have_the_wins_of_either_mark(self) -> None:
        found = odds(AT_RANDOM, AT_RANDOM)
        assert [found.wins(mark) for mark in Mark] == [found.x_wins, found.o_wins]


class TestTheBestResponse:
    @pytest.mark.parametrize("mark", Mark)
    @pytest.mark.parametrize("player", [Player.UNBEATABLE, Player.MINIMAX])
    def test_never_wins_against_those_that_never_lose(self, player: Player, mark: Mark) -> None:
        found = best_response(mark, player.value)
        assert found == Odds(Fraction(0), Fraction(1), Fraction(0))

    @pytest.mark.parametrize("mark", Mark)
    @pytest.mark.parametrize("opponent", Player)
    def test_wins_at_least_as_often_as_any_player(self, opponent: Player, mark: Mark) -> None:
        most = best_response(mark, opponent.value).wins(mark)
        for player in Player:
            x, o = (player, opponent) if mark is Mark.X else (opponent, player)
            assert odds(x.value, o.value).wins(mark) <= most, player

    def test_takes_more_risks_than_unbeatable_when_they_pay(self) -> None:
        """As O it beats a random mover more often than never-losing play can, but may lose."""
        exploited = best_response(Mark.O, AT_RANDOM)
        assert exploited.o_wins > odds(AT_RANDOM, UNBEATABLE).o_wins
        assert exploited.x_wins > 0

    @pytest.mark.exhaustive
    @pytest.mark.parametrize("mark", Mark)
    @pytest.mark.parametrize("opponent", Player)
    def test_agrees_with_that_worked_out_board_by_board(self, opponent: Player, mark: Mark) -> None:
        assert best_response(mark, opponent.value) == response_in_fractions(mark, opponent)


class TestStrength:
    def test_is_the_mean_of_moving_first_and_second(self) -> None:
        hard = Player.HARD.value
        first, second = odds(hard, CASUAL), odds(CASUAL, hard)
        found = strength(hard)
        assert found.beats_casual == (first.x_wins + second.o_wins) / 2
        assert found.loses_to_casual == (first.o_wins + second.x_wins) / 2
        exploited = best_response(Mark.X, hard).x_wins + best_response(Mark.O, hard).o_wins
        assert found.loses_to_expert == exploited / 2

    @pytest.mark.parametrize("player", Player)
    def test_shows_no_casual_player_to_do_better_than_an_expert(self, player: Player) -> None:
        found = strength(player.value)
        assert found.loses_to_casual <= found.loses_to_expert

    def test_of_unbeatable_has_no_loss(self) -> None:
        found = strength(UNBEATABLE)
        assert found.loses_to_casual == found.loses_to_expert == 0
        assert found.beats_casual > 0
