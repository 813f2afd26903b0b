"""Positions given on the command line: analysed, played on from, or refused with a sentence."""

import json

import pytest

from tests.end_to_end.command_line.console import run, tictac

LATE = "231125455163124544133726742176566"
"""Late enough to be solved in no time, even uncompiled; red completes four in column 7."""
WITHOUT_QT = """
import sys
for name in ("PySide6", "shiboken6"):
    sys.modules[name] = None
from tictac_gui.__main__ import main
sys.exit(main({0!r}))
"""


class TestAnalysis:
    def test_is_printed_without_qt(self) -> None:
        told = run("-c", WITHOUT_QT.format(["--analyse", LATE]))
        assert (told.returncode, told.stderr) == (0, "")
        lines = told.stdout.splitlines()
        assert "Red to move." in lines
        assert "7       Win in 1        7" in lines
        assert lines[-1] == "A best move: 7; it completes four in a row."

    def test_is_printed_for_other_programs(self) -> None:
        told = run("-c", WITHOUT_QT.format(["--analyse", "O.X/X.X/.OO", "--json"]))
        assert (told.returncode, told.stderr) == (0, "")
        found = json.loads(told.stdout)
        assert (found["game"], found["board"], found["turn"]) == ("tic-tac-toe", "O.X/X.X/.OO", "X")
        assert found["best_line"] == "5"

    def test_is_of_the_first_game_in_which_the_text_is_possible(self) -> None:
        games = [
            json.loads(tictac("--analyse", text, "--json").stdout)["game"] for text in ("135", LATE)
        ]
        assert games == ["tic-tac-toe", "connect-four"]


@pytest.mark.parametrize("option", ["--analyse", "--moves"])
@pytest.mark.parametrize(
    ("text", "game", "message"),
    [
        ("44444448", "connect-four", "move 7: column 4 is full"),
        ("4444444", "", "move 7: column 4 is full"),
        ("5x5", "", "move 2: 'x' is not a cell from 1 to 9"),
        ("XXX/OOO/...", "", "both sides have three in a row"),
        (
            "......./" * 4 + "X....../O......",
            "",
            "X moves first, but every disc at the bottom is O's",
        ),
        ("5" * 5000, "tic-tac-toe", "the text has 5,000 characters"),
    ],
)
def test_that_is_wrong_is_refused_with_a_sentence(
    option: str, text: str, game: str, message: str
) -> None:
    told = tictac(option, text, *(("--game", game) if game else ()))
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith("tictac: error: ")
    assert told.stderr.count("\n") == 1
    assert message in told.stderr


@pytest.mark.parametrize(
    "options",
    [
        ("--json",),
        ("--analyse", "5", "--moves", "5"),
        ("--analyse", "5", "--terminal"),
        ("--analyse", "", "--match", "easy", "easy"),
        ("--match", "easy", "easy", "--moves", ""),
    ],
)
def test_options_that_have_nothing_to_do_with_each_other_are_refused(
    options: tuple[str, ...],
) -> None:
    told = tictac(*options)
    assert (told.returncode, told.stdout) == (2, "")
    assert "tictac: error: " in told.stderr


class TestMoves:
    def test_are_gone_on_from_in_the_terminal_by_the_side_to_move(self) -> None:
        told = tictac("--terminal", "--moves", "51379", lines=["6", "q"])
        assert told.returncode == 0
        assert told.stdout.startswith("You play O against the computer (medium).")
        assert " O | 8 | X \n---+---+---\n 4 | X | 6 " in told.stdout
        assert "| X | O \n" in told.stdout

    def test_are_gone_on_from_by_the_computer_where_the_person_plays_the_other_side(self) -> None:
        told = tictac("--terminal", "--moves", "5137", "--play-as", "o")
        assert told.stdout.startswith("You play O ")
        assert "The computer plays " in told.stdout

    def test_that_end_a_game_are_shown_as_its_end(self) -> None:
        told = tictac("--terminal", "--moves", "74859")
        assert "The computer wins." in told.stdout or "You win!" in told.stdout

    def test_leave_a_new_game_to_begin_at_the_beginning(self) -> None:
        told = tictac("--terminal", "--moves", "4453", "--game", "connect-four", lines=["n", "q"])
        *_, last = told.stdout.split("Type a column's number")
        board = last.split("to move: ")[1]
        assert "O" not in board.split("Good-bye")[0]
