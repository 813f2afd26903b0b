from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest

from tictac_gui import terminal
from tictac_gui.__main__ import main
from tictac_gui.engine import Difficulty, Mark, Search
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board


@pytest.fixture
def session(capsys: pytest.CaptureFixture[str]) -> "Session":
    return Session(capsys)


class Session:
    """Types lines into the terminal game and gives back what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def type(
        self,
        *lines: str,
        difficulty: Difficulty = Difficulty.UNBEATABLE,
        person: Mark = Mark.X,
    ) -> str:
        remaining: Iterator[str] = iter(lines)

        def read(prompt: str) -> str:
            print(prompt, end="")
            try:
                return next(remaining)
            except StopIteration:
                raise EOFError from None

        assert terminal.play(TIC_TAC_TOE, difficulty, person, Random(5), read) == 0
        return self._capsys.readouterr().out


def test_the_board_is_drawn_with_the_numbers_of_its_empty_cells(session: Session) -> None:
    assert " 0 | 1 | 2 \n---+---+---\n 3 | 4 | 5 \n---+---+---\n 6 | 7 | 8 " in session.type()


def test_a_number_plays_that_cell_and_the_computer_answers(session: Session) -> None:
    printed = session.type("4")
    assert " | X | " in printed
    assert "The computer plays" in printed


def test_the_computer_opens_when_the_person_plays_o(session: Session) -> None:
    printed = session.type(person=Mark.O)
    assert printed.index("The computer plays") < printed.index("O to move")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("9", "There is no cell 9: cells are 0 to 8."),
        ("9" * 5000, f"There is no cell {'9' * 40}...: cells are 0 to 8."),
        ("x" * 5000, f"'{'x' * 40}...' is not a move."),
        ("4", "Cell 4 is taken."),
        ("centre", "'centre' is not a move."),
        ("-1", "'-1' is not a move."),
        ("1.5", "'1.5' is not a move."),
        ("²", "'²' is not a move."),
        ("", "That was an empty line."),
    ],
)
def test_anything_else_gets_a_clear_message_and_another_chance(
    session: Session, line: str, message: str
) -> None:
    printed = session.type("4", line, "q")
    assert message in printed
    assert printed.endswith("X to move: Good-bye.\n")


def test_undo_removes_the_move_and_the_reply(session: Session) -> None:
    printed = session.type("4", "u")
    assert printed.count(" 0 | 1 | 2 \n---+---+---\n 3 | 4 | 5 ") == 2


def test_undo_without_a_move_says_so(session: Session) -> None:
    assert "There is nothing to undo." in session.type("u")


def test_a_hint_names_a_best_move(session: Session) -> None:
    printed = session.type("0", "h")
    board = Board().play(0).play(int(printed.split("The computer plays ")[1][0]))
    hinted = int(printed.split("A best move: ")[1][0])
    assert hinted in Search().evaluate(board).best


def test_a_game_runs_to_its_end_and_can_be_followed_by_another(session: Session) -> None:
    printed = session.type(*"012345678", "h", "5", "n", difficulty=Difficulty.EASY)
    assert any(result in printed for result in ("You win!", "The computer wins.", "A draw."))
    assert "there is no move to hint at" in printed
    assert "Cell 5 is taken." in printed or "The game is over." in printed
    assert printed.endswith("X to move: \nGood-bye.\n")


def test_every_result_has_its_words(session: Session) -> None:
    printed = "".join(
        session.type(*"012345678", "n", *"876543210", "n", *"402681357", difficulty=difficulty)
        for difficulty in Difficulty
        for _ in range(3)
    )
    for result in ("You win!", "The computer wins."):
        assert result in printed


def test_a_draw_is_called_a_draw(session: Session) -> None:
    assert "A draw." in session.type(*"43872")


@pytest.mark.parametrize(("interruption", "status"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_the_end_of_input_and_ctrl_c_quit_politely(
    capsys: pytest.CaptureFixture[str], interruption: type[BaseException], status: int
) -> None:
    def read(_prompt: str) -> str:
        raise interruption

    assert terminal.play(TIC_TAC_TOE, Difficulty.EASY, Mark.X, Random(5), read) == status
    assert capsys.readouterr().out.endswith("\nGood-bye.\n")


class TestTheCommandLine:
    def test_passes_difficulty_and_mark_on(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sys.stdin", StringIO("q\n"))
        assert main(["--terminal", "--difficulty", "hard", "--play-as", "O"]) == 0
        assert "You play O against the computer (hard)." in capsys.readouterr().out

    @pytest.mark.parametrize(
        "arguments", [["--nonsense"], ["--difficulty", "godlike"], ["--play-as", "z"]]
    )
    def test_refuses_what_it_does_not_know(
        self, capsys: pytest.CaptureFixture[str], arguments: list[str]
    ) -> None:
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        assert stopped.value.code == 2
        assert "usage: tictac" in capsys.readouterr().err

    def test_falls_back_to_the_terminal_without_a_display(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.setattr("sys.stdin", StringIO("q\n"))
        assert main([]) == 0
        captured = capsys.readouterr()
        assert captured.err == "No display found, so here is the game in the terminal.\n"
        assert "You play X" in captured.out
