from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.tic_tac_toe import play_match as play
from tictac_gui.__main__ import main
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.matchup import Odds, Standing
from tictac_gui.games.tic_tac_toe import exact
from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.terminal import match_table
from tictac_gui.words import game_words

EXACT = Odds(Fraction(1, 3), Fraction(2, 3), Fraction(0))


def test_what_was_played_stands_beside_the_exact_odds() -> None:
    standing = Standing(x_wins=1, draws=1_234, o_wins=0)
    assert match_table.table(TIC_TAC_TOE, standing, EXACT).splitlines() == [
        "         games    played     exact",
        "X wins       1    0.081%   33.333%",
        "Draws    1,234   99.919%   66.667%",
        "O wins       0    0.000%    0.000%",
        "Total    1,235",
    ]


def test_before_the_first_game_there_is_nothing_to_compare() -> None:
    assert match_table.table(TIC_TAC_TOE, Standing(), EXACT).splitlines()[1:] == [
        "X wins       0        -   33.333%",
        "Draws        0        -   66.667%",
        "O wins       0        -    0.000%",
        "Total        0",
    ]


def test_without_exact_odds_it_says_where_they_may_lie() -> None:
    assert match_table.table(
        TIC_TAC_TOE, Standing(x_wins=60, draws=0, o_wins=140)
    ).splitlines() == [
        "         games   played     95% sure",
        "X wins      60    30.0%   24.1-36.7%",
        "Draws        0     0.0%     0.0-1.9%",
        "O wins     140    70.0%   63.3-75.9%",
        "Total      200",
    ]
    assert (
        match_table.table(TIC_TAC_TOE, Standing()).splitlines()[1]
        == "X wins       0        -          -"
    )


def test_ctrl_c_ends_the_games_but_keeps_what_was_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupted() -> Iterator[Standing]:
        yield Standing(5, 4, 1)
        yield Standing(10, 8, 2)
        raise KeyboardInterrupt

    assert match_table.report(TIC_TAC_TOE, "Title", interrupted(), 1_000_000, EXACT) == 130
    printed = capsys.readouterr().out
    assert printed.startswith("Title\n")
    assert "Stopped after 20 of 1,000,000 games." in printed
    assert match_table.table(TIC_TAC_TOE, Standing(10, 8, 2), EXACT) in printed


def test_ctrl_c_before_the_first_game_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_arguments: object) -> Odds:
        raise KeyboardInterrupt

    monkeypatch.setattr(exact, "EXACT", replace(exact.EXACT, odds=interrupted))
    assert main(["--match", "random", "easy"]) == 130
    assert "Traceback" not in capsys.readouterr().err


class TestTheCommandLine:
    def test_plays_what_was_asked_for(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--match", "Random", "minimax", "--games", "300", "--seed", "4"]) == 0
        printed = capsys.readouterr().out
        assert printed.startswith("X: Random\nO: Minimax (first best move)\nSeed: 4\n\n")
        *_, standing = play(Player.RANDOM.value, Player.MINIMAX.value, 300, 4)
        assert f"O wins   {standing.o_wins:5}" in printed
        assert printed.endswith("Total      300\n")

    @pytest.mark.parametrize("player", Player)
    def test_knows_every_player(self, player: Player, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--match", player.name.lower(), player.name.lower(), "--games", "1"]) == 0
        assert player.name.capitalize() in capsys.readouterr().out

    def test_plays_another_game(self, capsys: pytest.CaptureFixture[str]) -> None:
        arguments = ["--match", "Casual", "random", "--game", "Connect-Four", "--games", "5"]
        assert main(arguments) == 0
        printed = capsys.readouterr().out
        assert printed.startswith("Amber: Casual (completes and stops fours)\nRed: Random\n")
        assert "\nAmber wins   " in printed
        assert "95% sure" in printed
        assert printed.endswith("Total            5\n")

    def test_lets_minimax_look_so_many_moves_ahead(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        arguments = ["--match", "minimax-3", "minimax-1", "--game", "connect-four", "--games", "2"]
        assert main([*arguments, "--seed", "5"]) == 0
        printed = capsys.readouterr().out
        assert printed.startswith(
            "Amber: Minimax, lookahead 3\nRed: Minimax, lookahead 1\nSeed: 5 (but"
        )
        assert "every game is the same" in printed

    def test_says_where_the_seed_does_not_repeat_the_games(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert match_table.run(CONNECT_FOUR, "unbeatable", "random", 1, seed=5) == 0
        assert "Seed: 5 (but the games depend on how far" in capsys.readouterr().out

    @pytest.mark.parametrize("player", CONNECT_FOUR.players)
    def test_has_a_name_for_every_player_of_another_game(self, player: str) -> None:
        assert match_table.player_name(player)

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["--match", "random", "godlike"], "minimax"),
            (["--match", "random"], "expected 2 arguments"),
            (["--match", "random", "easy", "--games", "0"], "not a whole number from 1 up: '0'"),
            (["--match", "random", "easy", "--games", "many"], "from 1 up: 'many'"),
            (["--match", "random", "easy", "--seed", "-1"], "from 0 up: '-1'"),
            (["--match", "random", "easy", "--terminal"], "combined with --terminal"),
            (["--match", "random", "easy", "--play-as", "x"], "combined with --play-as"),
            (
                ["--match", "easy", "minimax", "--game", "connect-four"],
                "connect-four has no player 'minimax': there are random, casual, easy, medium,",
            ),
            (["--match", "easy", "casual"], "tic-tac-toe has no player 'casual': there are random"),
            (["--match", "easy", "hard", "--game", "chess"], "invalid choice: 'chess'"),
            (["--games", "5"], "--games and --seed need --match"),
            (["--seed", "5"], "--games and --seed need --match"),
        ],
    )
    def test_says_what_is_wrong(
        self, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        assert stopped.value.code == 2
        assert message in capsys.readouterr().err


@pytest.mark.parametrize("player", [*TIC_TAC_TOE.players, *CONNECT_FOUR.players])
def test_players_have_the_same_names_as_in_the_window(player: str) -> None:
    assert match_table.player_name(player) == game_words.contestant_name(player)
