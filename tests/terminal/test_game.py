import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from random import Random

import pytest

from tests.slow_scores import SlowScores
from tictac_gui.__main__ import main
from tictac_gui.engine import Difficulty, Mark, Search
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.connect_four.book import OpeningBook
from tictac_gui.games.game import BookFault
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.terminal import game, words
from tictac_gui.terminal.game import play


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

        assert play(TIC_TAC_TOE, difficulty, person, Random(5), read) == 0
        return self._capsys.readouterr().out


def test_the_board_is_drawn_with_the_numbers_of_its_empty_cells(session: Session) -> None:
    assert " 7 | 8 | 9 \n---+---+---\n 4 | 5 | 6 \n---+---+---\n 1 | 2 | 3 " in session.type()


def test_a_number_plays_that_cell_and_the_computer_answers(session: Session) -> None:
    printed = session.type("5")
    assert " | X | " in printed
    assert "The computer plays" in printed


def test_the_computer_opens_when_the_person_plays_o(session: Session) -> None:
    printed = session.type(person=Mark.O)
    assert printed.index("The computer plays") < printed.index("O to move")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0", "There is no cell 0: cells are 1 to 9."),
        ("10", "There is no cell 10: cells are 1 to 9."),
        ("9" * 5000, f"There is no cell {'9' * 40}...: cells are 1 to 9."),
        ("x" * 5000, f"'{'x' * 40}...' is not a move."),
        ("5", "Cell 5 is taken."),
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
    printed = session.type("5", line, "q")
    assert message in printed
    assert printed.endswith("X to move: Good-bye.\n")


def test_undo_removes_the_move_and_the_reply(session: Session) -> None:
    printed = session.type("5", "u")
    assert printed.count(" 7 | 8 | 9 \n---+---+---\n 4 | 5 | 6 ") == 2


def test_undo_without_a_move_says_so(session: Session) -> None:
    assert "There is nothing to undo." in session.type("u")


def test_a_hint_names_a_best_move(session: Session) -> None:
    printed = session.type("7", "h")
    cells = TIC_TAC_TOE.moves_by_key
    board = Board().play(0).play(cells[printed.split("The computer plays ")[1][0]])
    hinted = cells[printed.split("A best move: ")[1][0]]
    assert hinted in Search().evaluate(board).best


def test_a_hint_says_why(session: Session) -> None:
    hint = TIC_TAC_TOE.find_hint(Board())
    assert (
        f"; {words.good_reason(TIC_TAC_TOE, hint.reason, hint.forecast, Mark.O)}."
        in session.type("h")
    )


def test_values_are_shown_beside_the_numbers_of_the_cells(session: Session) -> None:
    printed = session.type("v")
    row = " 7 Draw | 8 Draw | 9 Draw "
    assert row in printed
    assert printed.endswith("X to move: \nGood-bye.\n"), "nothing was played"


def test_values_that_take_long_are_left_open(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "_VALUE_SECONDS", 0.0)
    slow, typed = SlowScores(TIC_TAC_TOE, slow={4}), iter("vq")
    assert play(slow.game, Difficulty.EASY, Mark.X, Random(1), lambda _: next(typed)) == 0
    assert " 4 Draw | 5 ?    | 6 Draw \n" in capsys.readouterr().out


def test_values_are_those_of_the_search(session: Session) -> None:
    printed = session.type("7", "v", difficulty=Difficulty.UNBEATABLE)
    cells = TIC_TAC_TOE.moves_by_key
    board = Board().play(0).play(cells[printed.split("The computer plays ")[1][0]])
    keys = {cell: key for key, cell in cells.items()}
    for cell, found in TIC_TAC_TOE.move_values(board).items():
        assert f" {keys[cell]} {words.value(found.forecast)} " in printed


def test_the_end_of_a_game_judges_its_moves(session: Session) -> None:
    printed = session.type(*"123456789", difficulty=Difficulty.UNBEATABLE)
    judged = printed.split("The computer wins.\n\n")[1]
    lines = judged.split("Type n for")[0].splitlines()
    moves = [TIC_TAC_TOE.moves_by_key[line.split()[2]] for line in lines[:-1]]
    outcome = TIC_TAC_TOE.history(tuple(moves)).position.outcome
    assert outcome
    assert outcome.winner is Mark.O
    review = TIC_TAC_TOE.review(moves)
    for number, (line, move) in enumerate(zip(lines, review.moves, strict=False), start=1):
        assert line.startswith(f"{number:2}. {move.mark.value} ")
        assert line.endswith(f"  {words.verdict(TIC_TAC_TOE, move)}")
    assert lines[-1] == words.summary(review, Mark.X)


def test_undoing_the_end_of_a_game_judges_nothing(session: Session) -> None:
    printed = session.type(*"123456789", "u", difficulty=Difficulty.UNBEATABLE)
    assert printed.count("Best moves:") == 1
    assert printed.endswith("X to move: \nGood-bye.\n")


@pytest.mark.parametrize("person", Mark)
def test_every_cell_is_played_with_the_key_of_the_window(session: Session, person: Mark) -> None:
    if person is Mark.X:
        for key, cell in TIC_TAC_TOE.moves_by_key.items():
            printed = session.type(key, difficulty=Difficulty.EASY)
            drawn = printed.split("The computer plays")[1]
            rows = [line for line in drawn.splitlines() if "|" in line]
            marks = [each.strip() for row in rows for each in row.split("|")]
            assert marks[cell] == "X"
    printed = session.type(person=person)
    assert f"{person.value} to move: " in printed


def test_a_game_runs_to_its_end_and_can_be_followed_by_another(session: Session) -> None:
    printed = session.type(*"123456789", "h", "v", "5", "n", difficulty=Difficulty.EASY)
    assert any(result in printed for result in ("You win!", "The computer wins.", "A draw."))
    assert "there is no move to hint at" in printed
    assert "there is no move to value" in printed
    assert "Cell 5 is taken." in printed or "The game is over." in printed
    assert printed.endswith("X to move: \nGood-bye.\n")


def test_every_result_has_its_words(session: Session) -> None:
    printed = "".join(
        session.type(*"789456123", "n", *"321654987", "n", *"579134826", difficulty=difficulty)
        for difficulty in Difficulty
        for _ in range(3)
    )
    for result in ("You win!", "The computer wins."):
        assert result in printed


def test_a_draw_is_called_a_draw(session: Session) -> None:
    assert "A draw." in session.type(*"54329")


@pytest.mark.parametrize(("interruption", "status"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_the_end_of_input_and_ctrl_c_quit_politely(
    capsys: pytest.CaptureFixture[str], interruption: type[BaseException], status: int
) -> None:
    def read(_prompt: str) -> str:
        raise interruption

    assert play(TIC_TAC_TOE, Difficulty.EASY, Mark.X, Random(5), read) == status
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


class TestConnectFour:
    """What is different where a move is a column."""

    @pytest.fixture
    def typed(self, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
        def type_lines(*lines: str) -> str:
            remaining = iter([*lines, "q"])
            assert (
                play(CONNECT_FOUR, Difficulty.MEDIUM, Mark.X, Random(5), lambda _: next(remaining))
                == 0
            )
            return capsys.readouterr().out

        return type_lines

    def test_a_number_drops_a_disc_into_that_column(self, typed: Callable[..., str]) -> None:
        *_, last = typed("4").strip().split("\n\n")[:-1]
        assert last.splitlines()[-1].split("|")[3] == " X "

    def test_columns_show_their_numbers_where_a_disc_would_fall(
        self, typed: Callable[..., str]
    ) -> None:
        assert " 1 | 2 | 3 | 4 | 5 | 6 | 7 \n" in typed()

    def test_speaks_of_columns(self, typed: Callable[..., str]) -> None:
        what = "h for a hint, v for the value of each column,\n"
        assert f"Type a column's number to play there, {what}" in typed()
        assert "There is no column 8: columns are 1 to 7." in typed("8")
        assert "Column 4 is full." in typed(*"44444444")

    def test_values_stand_below_the_board(self, typed: Callable[..., str]) -> None:
        printed = typed("v")
        judged = re.findall(r"^\d \w+ ?.*$", printed, re.MULTILINE)
        assert judged == [
            *("1 Lose in 20", "2 Lose in 21", "3 Draw", "4 Win in 21"),
            *("5 Draw", "6 Lose in 21", "7 Lose in 20"),
        ]

    def test_judges_the_moves_of_a_game(self, typed: Callable[..., str]) -> None:
        printed = typed(*"123456712345671234567")
        assert re.search(
            r"\n 1\. Amber 1  Blunder: it turned a win into a loss\. .*Better: 4\.", printed
        )
        assert re.search(r"\n 2\. Red   \d  [A-Z]", printed)

    def test_takes_no_long_time_to_judge_a_game(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(game, "_REVIEW_SECONDS", 0.0)
        slow = SlowScores(CONNECT_FOUR).game
        typed = iter("171717262635353544q")
        play(slow, Difficulty.EASY, Mark.X, Random(5), lambda _: next(typed))
        assert "To judge every move would take too long." in capsys.readouterr().out

    def test_a_hint_says_what_the_book_knows(self, typed: Callable[..., str]) -> None:
        assert "A best move: 4; it wins in 21 moves, whatever Red does." in typed("h")


def test_a_book_that_cant_be_used_is_reported_once(capsys: pytest.CaptureFixture[str]) -> None:
    book = OpeningBook(lambda: b"")
    assert book.move(Grid()) is None
    faulty = replace(CONNECT_FOUR, fault=lambda: book.fault)
    answers = iter(["4", "4", "q"])
    assert play(faulty, Difficulty.EASY, Mark.X, Random(5), lambda _prompt: next(answers)) == 0
    printed = capsys.readouterr().out
    assert printed.count("The opening book of Connect Four is incomplete.") == 1
    assert printed.count("The computer plays") == 2


@pytest.mark.parametrize("fault", BookFault)
def test_every_fault_of_the_book_has_its_words(fault: BookFault) -> None:
    assert words.fault(fault).startswith("The opening book of Connect Four ")
