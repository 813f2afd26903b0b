"""The analysis of a position, as text and as JSON: what it says is what the game says."""

import json

import pytest

from tests.boards import unfinished
from tests.connect_four import plain_scores, random_positions
from tictac_gui.engine.search import Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.notation import read, written
from tictac_gui.terminal import analysis
from tictac_gui.terminal.drawing import Ink


def values_of(game: Game, text: str) -> dict[str, object]:
    moves = read(game, text)
    position = game.history(moves).position
    hint = None if position.outcome else game.find_hint(position)
    found = analysis.as_values(game, moves, game.move_values(position), hint)
    as_read: dict[str, object] = json.loads(json.dumps(found))
    assert as_read == found
    return as_read


def check_lines(game: Game, text: str, found: dict[str, object]) -> None:
    """Every line is legal and ends as, and when, the value says; the best come first."""
    moves = read(game, text)
    turn = game.history(moves).position.turn
    values = found["values"]
    assert isinstance(values, list)
    for value in values:
        line = read(game, written(game, moves) + value["line"])[len(moves) :]
        assert value["line"].startswith(value["move"])
        outcome = game.history((*moves, *line)).position.outcome
        assert outcome
        ending = "draw" if not outcome.winner else "win" if outcome.winner is turn else "loss"
        own_moves = (
            0 if ending == "draw" else (len(line) + 1) // 2 if ending == "win" else len(line) // 2
        )
        assert (value["ending"], value["in"]) == (ending, own_moves)
    endings = [("win", "draw", "loss").index(value["ending"]) for value in values]
    assert endings == sorted(endings)
    assert [value["is_best"] for value in values] == [
        (value["ending"], value["in"]) == (values[0]["ending"], values[0]["in"]) for value in values
    ]
    assert found["best_line"] == values[0]["line"]


def test_every_position_of_tic_tac_toe_is_analysed_exactly() -> None:
    for board in unfinished():
        found = values_of(TIC_TAC_TOE, str(board))
        assert found["board"] == str(board)
        assert found["turn"] == board.turn.value
        check_lines(TIC_TAC_TOE, str(board), found)


def test_late_positions_of_connect_four_are_analysed_exactly() -> None:
    late = [board for board in random_positions(2_000, seed=3) if 0 < board.moves_left < 9]
    assert len(late) > 5
    for board in late[:12]:
        found = values_of(CONNECT_FOUR, str(board))
        check_lines(CONNECT_FOUR, str(board), found)
        values = found["values"]
        assert isinstance(values, list)
        forecasts = {int(value["move"]) - 1: (value["ending"], value["in"]) for value in values}
        assert forecasts == {
            column: (forecast.ending.name.lower(), forecast.own_moves)
            for column, score in plain_scores(board).items()
            for forecast in [Forecast.of(score)]
        }


def test_a_game_that_is_over_has_a_result_and_no_values() -> None:
    assert values_of(TIC_TAC_TOE, "74859") == {
        "game": "tic-tac-toe",
        "moves": "74859",
        "board": "XXX/OO./...",
        "turn": None,
        "result": "X",
        "values": [],
        "best_line": "",
        "hint": None,
    }
    drawn = values_of(TIC_TAC_TOE, "XOX/XOO/OXX")
    assert (drawn["result"], drawn["turn"]) == ("draw", None)


def test_a_hint_has_its_reason_by_name_and_in_words() -> None:
    late = "231125455163124544133726742176566"
    assert values_of(CONNECT_FOUR, late)["hint"] == {
        "move": "7",
        "reason": "wins",
        "sentence": "A best move: 7; it completes four in a row.",
    }


@pytest.mark.parametrize(
    ("game", "text", "shown"),
    [
        (
            TIC_TAC_TOE,
            "O.X/X.X/.OO",
            (
                " O | 8 | X \n---+---+---\n X | 5 | X \n---+---+---\n 1 | O | O \n\n"
                "X to move.\n\n"
                "Cell  With best play  The game goes on\n"
                "5     Win in 1        5\n"
                "8     Lose in 1       85\n"
                "1     Lose in 1       15\n\n"
                "A best move: 5; it completes three in a row."
            ),
        ),
        (
            TIC_TAC_TOE,
            "74859",
            "[X]|[X]|[X]\n---+---+---\n O | O | . \n---+---+---\n . | . | . \n\nX wins.",
        ),
        (
            TIC_TAC_TOE,
            "XOX/XOO/OXX",
            " X | O | X \n---+---+---\n X | O | O \n---+---+---\n O | X | X \n\nA draw.",
        ),
    ],
)
def test_people_read_the_board_a_table_and_the_hint(game: Game, text: str, shown: str) -> None:
    moves = read(game, text)
    position = game.history(moves).position
    hint = None if position.outcome else game.find_hint(position)
    assert analysis.as_text(game, moves, game.move_values(position), hint, Ink()) == shown
