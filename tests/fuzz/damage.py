"""Makes wrong inputs out of right ones, and tries very many of them.

A little damage gets further into a reader than noise does, which is refused at its first byte.
"""

import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import TypeVar

Whole = TypeVar("Whole", str, bytes)
Input = TypeVar("Input")

BYTES: tuple[bytes, ...] = (
    *(bytes([value]) for value in range(256)),
    *(b"\0" * 4, b"\xff" * 4, b"\x7f\xff\xff\xff", b"\x80\0\0\0", b"\0" * 64),
)
"""What is put into bytes: any of them, and numbers at the ends of their range."""
CHARACTERS: tuple[str, ...] = (
    *"0123456789./XOxo \t\n\r\0-+=[]%@\\\"'",
    *("٣", "²", "ß", "İ", "\u2028", "\ud800", "\U0001f600", "é", "０"),
    *("99999999999999999999", "-1", "1e9", "nan", "../.."),
)
"""What is put into texts: digits that are none, letters that change their length in other cases."""
PATIENCE_SECONDS = 60
"""How long one input may take at most, on a busy machine."""


def damaged(rng: Random, whole: Whole, pieces: Sequence[Whole]) -> Whole:
    """Return the whole with some of it replaced, left out, doubled or cut off."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        start = rng.randrange(len(whole) + 1)
        end = min(len(whole), start + rng.choice((0, 1, 1, 1, 2, 8, 64)))
        how = rng.randrange(12)
        if how == 0:
            whole = whole[:start]
        elif how == 1:
            whole = whole[:end] + whole[start:]
        elif how == 2:
            whole = whole[:start] + whole[end:]
        else:
            whole = whole[:start] + rng.choice(pieces) + whole[end:]
    return whole


def new_random() -> Random:
    """Return a source that is another at every run, unless a seed is given to repeat one."""
    return Random(int(os.environ["TICTAC_SEED"]))


def try_inputs(
    count: int, rng: Random, make: Callable[[Random], Input], check: Callable[[Input], object]
) -> None:
    """Check `count` inputs; the first that fails, or takes for ever, is printed."""
    has_alarm = hasattr(signal, "SIGALRM")
    before = signal.signal(signal.SIGALRM, _give_up) if has_alarm else None
    try:
        for number in range(count):
            made = make(rng)
            if has_alarm:
                signal.alarm(PATIENCE_SECONDS)
            try:
                check(made)
            except BaseException:
                print(f"input {number}: {made!r}")
                raise
    finally:
        if has_alarm:
            signal.alarm(0)
            with suppress(TypeError):  # Python doesn't know what was there.
                signal.signal(signal.SIGALRM, before)


def _give_up(_number: int, _frame: object) -> None:
    message = f"it takes more than {PATIENCE_SECONDS} seconds"
    raise AssertionError(message)
