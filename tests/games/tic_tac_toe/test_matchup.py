"""Played match-ups: repeatable, and true to the players' exact weights."""

import os
import subprocess
import sys
from fractions import Fraction
from itertools import islice, pairwise, product
from math import sqrt

import pytest

from tests.tic_tac_toe import odds, replies_of_both
from tests.tic_tac_toe import play_match as play
from tests.weights import weights
from tictac_gui.engine import Mark
from tictac_gui.games.matchup import Odds, Standing
from tictac_gui.games.tic_tac_toe import Board, exact
from tictac_gui.games.tic_tac_toe.exact import GAMES_PER_STANDING
from tictac_gui.games.tic_tac_toe.levels import Player

RANDOM, UNBEATABLE = Player.RANDOM.value, Player.UNBEATABLE.value
PAIRINGS = list(product(Player, Player))


def last(x: Player, o: Player, games: int, seed: int) -> Standing:
    *_, standing = play(x.value, o.value, games, seed)
    return standing


class TestAMatchUp:
    @pytest.mark.parametrize("games", [1, 100, 999, 1000, 1001, 2500])
    def test_plays_as_many_games_as_asked_for(self, games: int) -> None:
        assert last(Player.RANDOM, Player.RANDOM, games, seed=1).games == games

    @pytest.mark.parametrize("games", [0, -5])
    def test_needs_a_game_to_play(self, games: int) -> None:
        with pytest.raises(ValueError, match="at least one game"):
            next(play(RANDOM, RANDOM, games, 1))

    def test_gives_the_standing_again_and_again(self) -> None:
        standings = list(play(RANDOM, RANDOM, 450, 1))
        assert [standing.games for standing in standings] == [100, 200, 300, 400, 450]
        for earlier, later in pairwise(standings):
            assert later.x_wins >= earlier.x_wins
            assert later.draws >= earlier.draws
            assert later.o_wins >= earlier.o_wins

    def test_that_is_left_early_has_played_the_first_games_of_the_whole(self) -> None:
        [*_, left] = islice(play(RANDOM, RANDOM, 1_000_000, 5), 3)
        assert left == last(Player.RANDOM, Player.RANDOM, 3 * GAMES_PER_STANDING, seed=5)

    @pytest.mark.parametrize(("x", "o"), PAIRINGS)
    def test_with_the_same_seed_is_the_same(self, x: Player, o: Player) -> None:
        assert last(x, o, 2000, seed=7) == last(x, o, 2000, seed=7)

    def test_with_another_seed_is_another(self) -> None:
        standings = {last(Player.RANDOM, Player.RANDOM, 2000, seed) for seed in range(5)}
        assert len(standings) > 1

    @pytest.mark.parametrize("hash_seed", ["0", "1", "2"])
    def test_with_the_same_seed_is_the_same_in_every_process(self, hash_seed: str) -> None:
        script = (
            "from tictac_gui.games.tic_tac_toe.exact import EXACT\n"
            "from tictac_gui.games.tic_tac_toe.levels import Player\n"
            "print([list(EXACT.play_match(x.value, o.value, 300, 11)) "
            "for x in Player for o in Player])"
        )
        result = subprocess.run(
            [sys.executable, "-c", script],
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
            capture_output=True,
            text=True,
            check=True,
        )
        here = [list(play(x.value, o.value, 300, 11)) for x, o in PAIRINGS]
        assert result.stdout == f"{here}\n"

    def test_keeps_the_results_that_it_has_always_had(self) -> None:
        """A seed that someone wrote down must go on giving the same games."""
        assert last(Player.RANDOM, Player.UNBEATABLE, 1000, seed=1) == Standing(0, 76, 924)


class TestTheSample:
    @pytest.mark.parametrize(("x", "o"), PAIRINGS)
    def test_is_as_close_to_the_exact_odds_as_chance_allows(self, x: Player, o: Player) -> None:
        games = 20_000
        standing, exact = last(x, o, games, seed=2), odds(x.value, o.value)
        for count, chance in (
            (standing.x_wins, exact.x_wins),
            (standing.draws, exact.draw),
            (standing.o_wins, exact.o_wins),
        ):
            deviation = sqrt(games * chance * (1 - chance))
            # All of the 108 stay within it but once in some thousand seeds.
            assert abs(count - games * chance) <= 4.5 * deviation, (standing, exact)

    @pytest.mark.parametrize(("x", "o"), PAIRINGS)
    def test_is_drawn_by_the_players_exact_weights(self, x: Player, o: Player) -> None:
        """Every board that can be met is compared with what the players would do there."""
        tree = exact._tree(*replies_of_both(x.value, o.value))
        is_turned = x.value.is_symmetric and o.value.is_symmetric
        seen = set()

        def compare(node: exact._Node, board: Board) -> None:
            if isinstance(node, int):
                marks = (Mark.X, None, Mark.O)
                assert board.outcome
                assert board.outcome.winner is marks[node]
                return
            if board in seen:
                return
            seen.add(board)
            expected: dict[Board, Fraction] = {}
            player = x if board.turn is Mark.X else o
            for cell, weight in weights(board, player).items():
                after = board.play(cell)
                after = after.canonical if is_turned else after
                expected[after] = expected.get(after, Fraction()) + weight
            ends = [sum(list(expected.values())[:count]) for count in range(1, len(expected))]
            shares, following = node
            assert shares == tuple(float(end) for end in ends)
            for after_node, after in zip(following, expected, strict=True):
                compare(after_node, after)

        compare(tree, Board())
        assert len(seen) > 1


class TestAStanding:
    def test_has_no_frequencies_before_the_first_game(self) -> None:
        assert Standing().frequencies is None

    def test_has_frequencies_to_compare_with_odds(self) -> None:
        assert Standing(x_wins=5, draws=2, o_wins=1).frequencies == Odds(
            Fraction(5, 8), Fraction(1, 4), Fraction(1, 8)
        )
