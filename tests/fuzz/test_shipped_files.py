"""Files that are shipped and were damaged since: the opening book, and the puzzles."""

from collections.abc import Callable
from random import Random
from zlib import compress, decompress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.damage import BYTES, CHARACTERS, damaged, new_random, try_inputs
from tictac_gui.games.connect_four.book import (
    HEADER,
    MAGIC,
    VERSION,
    BookError,
    checksum_of,
    unpack,
)
from tictac_gui.games.connect_four.puzzles import parse, with_checksum
from tictac_gui.resources import resource

BOOK = resource("books/connect-four.book").read_bytes()
CONTENTS = decompress(BOOK[HEADER.size :])
PUZZLES = resource("puzzles/connect-four.txt").read_text(encoding="ascii")
SOME_LINES = "".join(PUZZLES.splitlines(keepends=True)[:-1:60])
BOOKS, SEALED_BOOKS, PUZZLE_FILES, SEALED_PUZZLE_FILES = 78_000, 2_000, 40_000, 20_000


def check_book(data: bytes) -> None:
    """Read a book that is as it was, or refuse it."""
    try:
        unpack(data)
    except BookError:
        is_refused = True
    else:
        is_refused = False
    assert is_refused != (data == BOOK)


def check_sealed_book(data: bytes) -> None:
    """Read a book whose checksum is right: what is refused then is refused as a whole."""
    try:
        contents = unpack(data)
    except BookError:
        return
    assert len(contents.slots) % 3 == 0
    assert contents.slots


def check_puzzles(text: str) -> None:
    try:
        parse(text)
    except ValueError:
        is_refused = True
    else:
        is_refused = False
    assert is_refused != (text == PUZZLES)


def check_sealed_puzzles(text: str) -> None:
    try:
        assert parse(text)
    except ValueError as error:
        reason = str(error)
        assert "is no puzzle" in reason or "damaged" in reason or "surrogates" in reason


def a_book(rng: Random) -> bytes:
    # Mostly where its form is.
    if rng.random() < 0.5:
        return damaged(rng, BOOK[: HEADER.size], BYTES) + BOOK[HEADER.size :]
    return damaged(rng, BOOK, BYTES)


def a_sealed_book(rng: Random) -> bytes:
    if rng.random() < 0.5:
        body = damaged(rng, BOOK[HEADER.size :], BYTES)
    else:
        body = compress(damaged(rng, CONTENTS, BYTES), 1)
    return HEADER.pack(MAGIC, VERSION, len(body), checksum_of(VERSION, body)) + body


def some_puzzles(rng: Random) -> str:
    return damaged(rng, PUZZLES, CHARACTERS)


def some_sealed_puzzles(rng: Random) -> str:
    text = damaged(rng, SOME_LINES, CHARACTERS)
    return with_checksum(text.encode(errors="replace").decode())


@given(st.one_of(st.binary(), st.builds(a_book, st.randoms())))
def test_any_bytes_are_the_book_or_refused(data: bytes) -> None:
    check_book(data)


@settings(max_examples=20, deadline=None)
@given(st.builds(a_sealed_book, st.randoms()))
def test_any_contents_of_a_book_are_read_or_refused(data: bytes) -> None:
    check_sealed_book(data)


@given(st.one_of(st.text(), st.builds(some_puzzles, st.randoms())))
def test_any_text_is_the_puzzles_or_refused(text: str) -> None:
    check_puzzles(text)


@given(st.builds(some_sealed_puzzles, st.randoms()))
def test_any_lines_of_puzzles_are_read_or_refused(text: str) -> None:
    check_sealed_puzzles(text)


@pytest.mark.soak
def test_very_many_books(figure: Callable[..., None]) -> None:
    rng = new_random()
    try_inputs(BOOKS, rng, a_book, check_book)
    try_inputs(SEALED_BOOKS, rng, a_sealed_book, check_sealed_book)
    figure("fuzz: opening books", f"{BOOKS + SEALED_BOOKS:,} inputs", "BookError only")


@pytest.mark.soak
def test_very_many_files_of_puzzles(figure: Callable[..., None]) -> None:
    rng = new_random()
    try_inputs(PUZZLE_FILES, rng, some_puzzles, check_puzzles)
    try_inputs(SEALED_PUZZLE_FILES, rng, some_sealed_puzzles, check_sealed_puzzles)
    count = PUZZLE_FILES + SEALED_PUZZLE_FILES
    figure("fuzz: files of puzzles", f"{count:,} inputs", "ValueError only")
