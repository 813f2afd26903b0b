"""Whatever is typed: options on the command line, and anything at all in the terminal game."""

import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.damage import BYTES, CHARACTERS, damaged, new_random, try_inputs
from tictac_gui import command_line
from tictac_gui.terminal import game as terminal_game

OPTIONS, SESSIONS, LINES = 20_000, 1_500, 40
WORDS = (
    *("--terminal", "--game", "--difficulty", "--play-as", "--match", "--games", "--seed"),
    *("tic-tac-toe", "connect-four", "easy", "unbeatable", "x", "O", "random", "minimax", "1", "7"),
    *("--data-dir", "--debug", "--data-dir=", "nowhere"),
    *("--moves", "--analyse", "--json", "4453", "O.X/X.X/.OO", "--moves="),
    *("--version", "--help", "--", "-", "--gam", "--game=connect-four", "--games=1" + "0" * 5000),
)
COMMANDS = (*map(str, range(10)), "n", "u", "h", "v", "", "q", " 5 ", "N", "55", "five")
ENCODINGS = ("utf-8", "ascii", "latin-1", "cp1252", "utf-16-le")


def check_options(arguments: list[str]) -> None:
    """Read them, or end as programs do: after help with 0, after a complaint with 2."""
    said, status = StringIO(), 0
    try:
        with redirect_stderr(said), redirect_stdout(StringIO()):
            command_line._options(arguments)
    except SystemExit as end:
        status = int(end.code or 0)
    assert status == (2 if "tictac: error: " in said.getvalue() else 0)


def some_options(rng: Random) -> list[str]:
    arguments = rng.choices(WORDS, k=rng.randrange(7))
    return [
        damaged(rng, argument, CHARACTERS) if rng.random() < 0.2 else argument
        for argument in arguments
    ]


def check_session(typed: bytes, options: tuple[str, ...] = (), encoding: str = "utf-8") -> None:
    """Play until the input ends: the program says good-bye, and nothing is wrong."""
    screen = TextIOWrapper(BytesIO(), encoding="ascii")
    keyboard = sys.stdin
    sys.stdin = TextIOWrapper(BytesIO(typed), encoding=encoding)
    try:
        with redirect_stdout(screen):
            assert command_line.run(["--terminal", *options]) == 0
    finally:
        sys.stdin = keyboard
    screen.seek(0)
    assert screen.read().rstrip().endswith("Good-bye.")


def a_session(rng: Random) -> tuple[bytes, tuple[str, ...], str]:
    lines = [
        damaged(rng, line, BYTES) if rng.random() < 0.3 else line
        for line in (rng.choice(COMMANDS).encode() for _ in range(LINES))
        # What would end the session, or take long, comes up by damage alone.
        if line not in (b"q", b"\0")
    ]
    mark, level = rng.choice("xo"), rng.choice(("easy", "medium", "unbeatable"))
    options = ("--play-as", mark, "--difficulty", level)
    return b"\n".join(lines), options, rng.choice(ENCODINGS)


@pytest.fixture(autouse=True, scope="module")
def _in_a_hurry() -> Iterator[None]:
    """Judge and value moves only as far as takes no time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terminal_game, "_REVIEW_SECONDS", 0.0)
        patch.setattr(terminal_game, "_VALUE_SECONDS", 0.0)
        yield


@given(st.one_of(st.lists(st.text()), st.builds(some_options, st.randoms())))
def test_any_options_are_obeyed_or_refused(arguments: list[str]) -> None:
    check_options(arguments)


@settings(max_examples=30, deadline=None)
@given(st.one_of(st.binary(), st.builds(a_session, st.randoms()).map(lambda made: made[0])))
def test_any_input_in_the_terminal_is_answered(typed: bytes) -> None:
    check_session(typed)


@settings(max_examples=5, deadline=None)
@given(typed=st.lists(st.sampled_from("1234567nu89\n"), max_size=15).map("\n".join))
def test_any_input_in_connect_four_is_answered(typed: str) -> None:
    check_session(typed.encode(), ("--game", "connect-four", "--difficulty", "easy"))


@pytest.mark.soak
def test_very_many_options(figure: Callable[..., None]) -> None:
    try_inputs(OPTIONS, new_random(), some_options, check_options)
    figure("fuzz: command lines", f"{OPTIONS:,} inputs", "exit status 0 or 2")


@pytest.mark.soak
def test_very_many_lines_in_the_terminal(figure: Callable[..., None]) -> None:
    try_inputs(SESSIONS, new_random(), a_session, lambda made: check_session(*made))
    figure("fuzz: lines typed in the terminal", f"{SESSIONS * LINES:,} inputs", "each answered")
