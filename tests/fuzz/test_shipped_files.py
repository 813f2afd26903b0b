"""Files that are shipped and were damaged since: the opening book, and the puzzles."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from zlib import compress, decompress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.damage import BYTES, CHARACTERS, damaged, new_random, try_inputs
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import (
    HEADER,
    MAGIC,
    VERSION,
    BookError,
    unpack,
)
from tictac_gui.games.puzzles import parse
from tictac_gui.resources import resource

BOOK = resource("books/connect-four.book").read_bytes()
WHOLE_BOOK = unpack(BOOK)
CONTENTS = decompress(BOOK[HEADER.size :])
PUZZLES = resource("puzzles/connect-four.txt").read_text(encoding="ascii")
SOME_LINES = "".join(PUZZLES.splitlines(keepends=True)[::60])
BOOKS, UNPACKED_BOOKS, PUZZLE_FILES = 78_000, 2_000, 60_000


def check_book(data: bytes) -> None:
    """Read a book that says what it said, or refuse it."""
    with suppress(BookError):
        assert unpack(data) == WHOLE_BOOK


def check_unpacked_book(data: bytes) -> None:
    """Read a book that is as it was packed: what is refused then is refused as a whole."""
    with suppress(BookError):
        contents = unpack(data)
        assert len(contents.slots) % 3 == 0
        assert contents.slots


def check_puzzles(text: str) -> None:
    """Read what may be puzzles, or refuse the file in the same words."""
    try:
        puzzles = parse(text, Board.parse)
    except ValueError as error:
        reason = str(error)
    else:
        reason = ""
        assert puzzles
        assert not any(puzzle.position.outcome for puzzle in puzzles)
    assert reason in ("", "the file of puzzles is damaged")


def a_book(rng: Random) -> bytes:
    # Mostly where its form is.
    if rng.random() < 0.5:
        return damaged(rng, BOOK[: HEADER.size], BYTES) + BOOK[HEADER.size :]
    return damaged(rng, BOOK, BYTES)


def an_unpacked_book(rng: Random) -> bytes:
    if rng.random() < 0.5:
        body = damaged(rng, BOOK[HEADER.size :], BYTES)
    else:
        body = compress(damaged(rng, CONTENTS, BYTES), 1)
    return HEADER.pack(MAGIC, VERSION, len(body)) + body


def some_puzzles(rng: Random) -> str:
    return damaged(rng, PUZZLES if rng.random() < 0.1 else SOME_LINES, CHARACTERS)


@given(st.one_of(st.binary(), st.builds(a_book, st.randoms())))
def test_any_bytes_are_the_book_or_refused(data: bytes) -> None:
    check_book(data)


@settings(max_examples=20, deadline=None)
@given(st.builds(an_unpacked_book, st.randoms()))
def test_any_contents_of_a_book_are_read_or_refused(data: bytes) -> None:
    check_unpacked_book(data)


@given(st.one_of(st.text(), st.builds(some_puzzles, st.randoms())))
def test_any_text_is_puzzles_or_refused(text: str) -> None:
    check_puzzles(text)


@pytest.mark.soak
def test_very_many_books(figure: Callable[..., None]) -> None:
    rng = new_random()
    try_inputs(BOOKS, rng, a_book, check_book)
    try_inputs(UNPACKED_BOOKS, rng, an_unpacked_book, check_unpacked_book)
    figure("fuzz: opening books", f"{BOOKS + UNPACKED_BOOKS:,} inputs", "BookError only")


@pytest.mark.soak
def test_very_many_files_of_puzzles(figure: Callable[..., None]) -> None:
    try_inputs(PUZZLE_FILES, new_random(), some_puzzles, check_puzzles)
    figure("fuzz: files of puzzles", f"{PUZZLE_FILES:,} inputs", "ValueError only")
