"""Programs that tests start: what they write, how they end, and patience with them."""

import os
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryFile
from threading import Event, Thread
from time import monotonic
from typing import Self

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which a test gives up; a busy machine needs some of them."""
A_MOMENT = 10.0
"""Seconds in which even a busy machine ends a program that is about to end."""


def wait_until(condition: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Ask again and again until the condition holds."""
    deadline = monotonic() + patience
    pause = Event()
    while not condition():
        assert monotonic() < deadline, f"waited in vain until {what}"
        pause.wait(0.02)


def bare_environment() -> dict[str, str]:
    """Return the environment without screens, buses and what would change Qt or Python."""
    places = ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS")
    return {
        name: value
        for name, value in os.environ.items()
        if name not in places and not name.startswith(("QT_", "PYTHON"))
    }


@dataclass(frozen=True)
class Ended:
    """How a program ended."""

    status: int
    errors: str


class Program:
    """A running program; leaving its context ends it, if it hasn't ended by itself."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        cwd: Path = ROOT,
        stdin: int = subprocess.DEVNULL,
    ) -> None:
        self._errors = TemporaryFile("a+")  # noqa: SIM115 - is closed when the program has ended
        self._process = subprocess.Popen(
            command,
            env=environment,
            cwd=cwd,
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self._lines: Queue[str] = Queue()
        self._reader = Thread(target=self._read)
        self._reader.start()

    @property
    def number(self) -> int:
        """By which the system knows the program."""
        return self._process.pid

    def next_line(self, *, wait: bool = True) -> str:
        """Return the next line that the program writes; without waiting, it may be empty."""
        try:
            line = self._lines.get(wait, PATIENCE)
        except Empty:
            line = ""
        assert line or not wait, f"{self._process.args!r} says no more: {self._read_errors()!r}"
        return line

    def ended(self) -> Ended | None:
        """Return how the program ended, None while it runs."""
        status = self._process.poll()
        return None if status is None else Ended(status, self._read_errors())

    def wait_for_end(self) -> Ended:
        """See the program end by itself, within a moment."""
        status = self._process.wait(A_MOMENT)
        return Ended(status, self._read_errors())

    def interrupt(self) -> None:
        """Press Ctrl+C."""
        self.send(signal.SIGINT)

    def send(self, number: signal.Signals) -> None:
        """Send a signal, as `kill` does."""
        self._process.send_signal(number)

    def kill(self) -> list[str]:
        """End the program without warning and return the lines that it had still written."""
        self._process.kill()
        return self.remaining_lines()

    def remaining_lines(self) -> list[str]:
        """Return the lines that the program has written up to its end and nobody has read."""
        self._reader.join()
        lines = []
        while line := self.next_line(wait=False):
            lines.append(line)
        return lines

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def _read_errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(A_MOMENT)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._reader.join()
        # Closes its pipe too.
        self._process.__exit__(None, None, None)
        self._errors.close()
