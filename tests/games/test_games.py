"""What every game of the program offers."""

import subprocess
import sys

import pytest

from tests.countdown import COUNTDOWN
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.engine.levels import ADAPTIVE
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.tic_tac_toe.exact import EXACT

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_has_a_policy_for_every_difficulty(game: Game) -> None:
    assert set(game.policies) == set(Difficulty)


@every_game
def test_begins_with_an_empty_board_and_x_to_move(game: Game) -> None:
    assert len(game.cells) == game.start.rows * game.start.columns
    assert all(game.start.mark_at(cell) is None for cell in game.cells)
    assert game.start.turn is Mark.X


@every_game
def test_fills_a_cell_of_the_board_with_every_first_move(game: Game) -> None:
    for move in game.start.moves():
        cell = game.cell_of(game.start, move)
        assert cell in game.cells
        assert game.start.play(move).mark_at(cell) is Mark.X


@every_game
def test_has_a_key_for_every_first_move(game: Game) -> None:
    assert sorted(game.moves_by_key.values()) == sorted(game.start.moves())


@every_game
def test_knows_every_first_move_without_a_fault(game: Game) -> None:
    assert set(game.scores(game.start)) == set(game.start.moves())
    assert game.fault() is None


@pytest.mark.parametrize(
    ("game", "moves"),
    [("TIC_TAC_TOE", (0, 3)), ("CONNECT_FOUR", (3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1))],
)
def test_can_be_stopped_while_it_looks_for_a_hint(game: str, moves: tuple[int, ...]) -> None:
    # In a new process: here another test may already have found this hint, which is cached.
    script = f"""
from tictac_gui.games import {game} as game
game.find_hint(game.history({moves}).position, lambda: True)
"""
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert ended.stderr.splitlines()[-1].endswith("SearchStopped")


@every_game
def test_explains_every_move_of_a_review_be_it_good_or_bad(game: Game) -> None:
    # A corner, to which the edge beside it is the wrong reply.
    *_, last = game.reviews([0, 1])
    assert last == game.review([0, 1])
    assert [judged.explanation is not None for judged in last.moves] == [True, True]


@every_game
def test_offers_all_that_a_game_can(game: Game) -> None:
    assert game.levels == (*Difficulty, ADAPTIVE)
    assert game.best_traps
    assert game.explainer
    assert game.prove
    assert game.puzzles
    assert game.puzzles()
    assert game.find_order


def test_a_game_offers_nothing_that_it_is_not_given() -> None:
    game = COUNTDOWN
    assert game.levels == tuple(Difficulty)
    assert (game.best_traps, game.explainer, game.exact) == (None, None, None)
    assert (game.analysis_lookahead, game.estimate_by_feature) == (None, None)
    assert (game.move_scorer, game.line_finder) == (None, None)
    assert (game.prove, game.proof_replies) == (None, range(0))
    assert (game.players, game.casual_wins) == ({}, {})
    assert (game.puzzles, game.rules_text, game.fault()) == (None, None, None)
    assert game.find_order is None


def test_only_what_is_too_large_to_be_searched_is_estimated_and_measured_by_playing() -> None:
    assert CONNECT_FOUR.exact is None
    assert CONNECT_FOUR.estimate_by_feature
    assert CONNECT_FOUR.casual_wins
    assert TIC_TAC_TOE.analysis_lookahead is None
    assert TIC_TAC_TOE.estimate_by_feature is None
    assert not TIC_TAC_TOE.casual_wins


def test_the_keys_of_tic_tac_toe_lie_as_on_a_numeric_keypad() -> None:
    keys = {cell: key for key, cell in TIC_TAC_TOE.moves_by_key.items()}
    assert [keys[cell] for cell in TIC_TAC_TOE.cells] == [*"789", *"456", *"123"]


def test_names_distinguish_games() -> None:
    assert len({game.name for game in GAMES}) == len(GAMES)


def test_the_keys_of_connect_four_count_its_columns() -> None:
    assert CONNECT_FOUR.moves_by_key == {str(column + 1): column for column in range(7)}


def test_games_share_no_cache() -> None:
    assert len({id(game.search) for game in GAMES}) == len(GAMES)


@every_game
def test_players_of_match_ups_include_every_level(game: Game) -> None:
    for difficulty, policy in game.policies.items():
        assert game.players[difficulty.name.lower()] == policy


def test_tic_tac_toe_loads_its_exact_tools_when_they_are_asked_for() -> None:
    assert TIC_TAC_TOE.exact
    assert TIC_TAC_TOE.exact() is EXACT
