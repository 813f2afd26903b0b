"""Starts of a program, each of which is asked to end at some moment, in some way, and timed."""

import os
import select
import signal
import sqlite3
from collections import deque
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from enum import Enum
from itertools import cycle, islice
from pathlib import Path
from random import Random
from threading import Event
from time import clock_gettime, monotonic

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.ending.closing.moments import MOMENTS, Moment
from tests.end_to_end.program import A_MOMENT, Program, bare_environment, wait_until

TITLE = "Tictac"
LONGEST = 1.0
"""Seconds for which a program does something before it is asked to end: about those of a start."""
_GLANCE = 0.01
"""Seconds in which a search that is under way is seen to go on."""


class Way(Enum):
    """How a program is asked to end."""

    WINDOW_MANAGER = "window manager"
    TERMINATE = "SIGTERM"
    INTERRUPT = "Ctrl+C"


@dataclass(frozen=True)
class Start:
    """A program to be started, and how to end it."""

    command: tuple[str, ...]
    moment: Moment
    way: Way
    share: float
    """When: the part of the moment's longest time that passes before."""

    @property
    def is_seen(self) -> bool:
        """Whether its window is waited for: a person can't close one that isn't there."""
        return not self.moment.before_window or self.way is Way.WINDOW_MANAGER


@dataclass(frozen=True)
class Ending:
    """How a program ended; times are in seconds since it was asked to."""

    start: Start
    status: int | None
    """None if it had to be killed."""
    said: str
    """All that it has written, to its log too."""
    trouble: str
    """What is wrong with its files."""
    seconds: float
    processor_seconds: float
    """Which it spent."""
    queue_seconds: float
    """For which its first thread was kept waiting for a processor."""
    is_searching: bool
    """Whether it was in the middle of a search."""

    @property
    def own_seconds(self) -> float:
        """What it took, but for the time in which others had the processor."""
        return self.seconds - self.queue_seconds

    @property
    def _is_pythons_own(self) -> bool:
        """Whether it was Python that heard Ctrl+C, when it had not yet begun with the program."""
        is_early = self.start.way is Way.INTERRUPT and not self.start.is_seen
        has_begun = ", in main\n" in self.said or "pyi_rth" in self.said
        return is_early and "KeyboardInterrupt" in self.said and not has_begun

    @property
    def fault(self) -> str:
        """What is wrong with it, if anything."""
        if self.status is None:
            return f"did not end: {self.said}"
        if self.trouble:
            return self.trouble
        expected = {
            Way.WINDOW_MANAGER: {0},
            # By the signal, as long as there was nothing to lose.
            Way.TERMINATE: {0} if self.start.is_seen else {0, -signal.SIGTERM},
            Way.INTERRUPT: {-signal.SIGINT} if self.start.is_seen else {-signal.SIGINT, 130},
        }[self.start.way]
        if self._is_pythons_own:
            return ""
        if self.status not in expected:
            return f"ended with {self.status}"
        return f"said {self.said!r}" if self.said else ""


def draw_starts(commands: Sequence[tuple[str, ...]], count: int, rng: Random) -> list[Start]:
    """Return starts with every moment as often as the others, in any of the ways."""
    starts = [
        Start(commands[number % len(commands)], moment, rng.choice(list(Way)), rng.random())
        for number, moment in enumerate(islice(cycle(MOMENTS), count))
    ]
    rng.shuffle(starts)
    return starts


def end(start: Start, desktop: Desktop, folder: Path) -> Ending:
    """Start a program, have it do what it is to do, ask it to end and see how it does."""
    moment = start.moment
    home = folder / "tictac"
    home.mkdir(parents=True)
    settings = f"[General]\ncourse_offered=true\n{moment.settings}"
    (home / "settings.ini").write_text(settings, encoding="utf-8")
    if moment.keep_games:
        moment.keep_games(home)
    environment = {
        **bare_environment(),
        "DISPLAY": desktop.display,
        **dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(folder)),
        "XDG_RUNTIME_DIR": str(folder),
    }
    with Program([*start.command, *moment.options], environment) as program:
        window = 0
        if start.is_seen:
            window = desktop.window(TITLE)
            _bring_about(moment, program, desktop, window)
        if not (start.is_seen and moment.before_window):
            Event().wait(LONGEST * start.share)
        return _ask_to_end(start, program, desktop, window, home)


def _bring_about(moment: Moment, program: Program, desktop: Desktop, window: int) -> None:
    if moment.keys:
        _press(program, desktop, window, *moment.keys)
    if moment.title:
        opened = desktop.window(moment.title)
        if moment.keys_there:
            _press(program, desktop, opened, *moment.keys_there)
    if moment.searches:
        before = _search_seconds(program.number)
        wait_until(
            lambda: _search_seconds(program.number) > before + _GLANCE,
            f"{moment.name} is under way",
        )


def _press(program: Program, desktop: Desktop, window: int, *keys: str) -> None:
    """Press keys once the program waits for them: earlier ones might find the focus elsewhere."""
    looks: deque[tuple[bool, float]] = deque(maxlen=4)

    def rests() -> bool:
        looks.append((_is_waiting(program.number), _processor_seconds(program.number)))
        return len(looks) == looks.maxlen and looks[0][0] and len(set(looks)) == 1

    wait_until(rests, "the program waits")
    desktop.press(window, *keys)


def _ask_to_end(
    start: Start, program: Program, desktop: Desktop, window: int, home: Path
) -> Ending:
    number = program.number
    searched = _search_seconds(number)
    Event().wait(_GLANCE)
    is_searching = _search_seconds(number) > searched
    process = os.pidfd_open(number)
    try:
        asked = monotonic()
        processor, queue = _processor_seconds(number), _queue_seconds(number)
        if start.way is Way.WINDOW_MANAGER:
            desktop.ask_to_close(window)
        elif start.way is Way.TERMINATE:
            program.send(signal.SIGTERM)
        else:
            program.interrupt()
        has_ended, _, _ = select.select([process], [], [], A_MOMENT)
        seconds = monotonic() - asked
    finally:
        os.close(process)
    # These can be read of a program that has ended, as long as nobody has waited for it.
    processor = _processor_seconds(number) - processor
    queue = _queue_seconds(number) - queue
    status, said = None, ""
    if has_ended:
        ended = program.wait_for_end()
        status, said = ended.status, "".join(program.remaining_lines()) + ended.errors
    else:
        # Its log then tells what each of its threads was doing.
        program.send(signal.SIGABRT)
        program.wait_for_end()
    if (log := home / "tictac.log").exists():
        said += log.read_text(encoding="utf-8")
    trouble = _trouble(home)
    return Ending(start, status, said, trouble, seconds, processor, queue, is_searching)


def _trouble(home: Path) -> str:
    """Return what is wrong with the files that a program has left, if anything."""
    aside = [path.name for path in home.iterdir() if "set-aside" in path.name]
    games = home / "games.sqlite"
    if aside or not games.exists():
        return " ".join(aside)
    with closing(sqlite3.connect(games)) as connection:
        [(found,)] = connection.execute("PRAGMA integrity_check(1)")
    return "" if found == "ok" else str(found)


def _processor_seconds(number: int) -> float:
    """Return how long the threads of a process have had a processor, all together."""
    # Linux numbers the clock of a process so; see clock_getcpuclockid(3).
    return clock_gettime(~number << 3 | 2)


def _queue_seconds(number: int) -> float:
    """Return how long the first thread of a process has waited for a processor."""
    return int(Path(f"/proc/{number}/schedstat").read_text().split()[1]) / 1e9


def _is_waiting(number: int) -> bool:
    """Return whether the first thread of a process waits for anything but a processor."""
    # After the name of the program, which may have any characters.
    state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    return state == "S"


def _search_seconds(number: int) -> float:
    """Return how long the threads that search have had a processor."""
    nanoseconds = 0
    for thread in Path(f"/proc/{number}/task").iterdir():
        # It may end meanwhile.
        with suppress(OSError):
            if (thread / "comm").read_text() == "search\n":
                nanoseconds += int((thread / "schedstat").read_text().split()[0])
    return nanoseconds / 1e9
