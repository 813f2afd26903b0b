"""Handles standard streams that are closed, full, unreadable or gone; no Qt.

Whatever is wrong with them, the program ends with an exit status and at most one line of text, not
with a traceback.
"""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

FAILED = 1
"""The exit status of a program that couldn't write its output or read its input."""
INTERRUPTED = 130
"""The exit status of a program that was ended with Ctrl+C."""
_LONGEST_LINE = 1000
"""In characters. The rest is skipped: an endless line would use up all memory."""


class UnreadableInputError(Exception):
    """The input can't be read or decoded."""


def replace_closed_streams() -> None:
    """Make output to a closed stdout fail, as it does on a full disk; Python would ignore it."""
    # On Windows a GUI program may have no streams at all, which is not a failure.
    is_closed = not sys.stdout and bool(sys.stdin or sys.stderr) and sys.platform != "win32"
    if is_closed:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if not sys.stderr:
        # Otherwise argparse and print() would write messages for stderr to stdout.
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - stays open


@contextmanager
def exit_on_failure() -> Iterator[None]:
    """End the program if the output can't be written or the input can't be read."""
    try:
        try:
            yield
        finally:
            if sys.stdout:
                sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has closed the pipe, as `head` does.
        _discard(sys.stdout)
        sys.exit(FAILED)
    except OSError as error:
        write_error(f"tictac: the output can't be written: {error.strerror}\n")
        _discard(sys.stdout)
        sys.exit(FAILED)
    except UnreadableInputError as error:
        write_error(f"tictac: the input can't be read: {error}\n")
        sys.exit(FAILED)


def write_error(text: str) -> None:
    """Write to stderr; ignore a failure, which could be reported nowhere."""
    try:
        print(text, end="", file=sys.stderr, flush=True)
    except OSError:
        _discard(sys.stderr)


def read_line(prompt: str) -> str:
    """Prompt for a line and return its beginning; raise EOFError at the end of the input."""
    # Not input(): it fails without stderr, and reads the whole line into memory.
    print(prompt, end="", flush=True)
    if not sys.stdin:
        raise EOFError
    try:
        line = part = sys.stdin.readline(_LONGEST_LINE)
        while part and not part.endswith("\n"):
            part = sys.stdin.readline(_LONGEST_LINE)
    except OSError as error:
        raise UnreadableInputError(error.strerror) from error
    except UnicodeError as error:
        raise UnreadableInputError(error) from error
    if not line:
        raise EOFError
    return line


def _discard(stream: TextIO) -> None:
    """Send unwritten output to nowhere: Python flushes it again when it exits."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
