"""The finished Windows program tried as a person would, under Wine: by pointer and keys, as pixels.

What smoke.py does inside of Windows relies on what the program saves; here it is seen from outside.
"""

from __future__ import annotations

from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING

from smoke import (
    ENDED_WELL,
    LEVEL,
    VERSION,
    decline_course,
    expect,
    finished_games,
    kept,
    play_to_the_end,
    try_first_start,
    try_on_screen,
    try_second_start,
    try_unwritable_home,
)
from smoke_linux import LinuxScreen
from windows.wine import ENGLISH, GERMAN

from tests.end_to_end.program import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from windows.wine import Wine

    from tests.end_to_end.desktop import Desktop

PROGRAM = "tictac.exe"
_SHELL_FOLDERS = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
AWKWARD_NAME = "Spiele für Übermütige – 三目並べ"


class WineScreen(LinuxScreen):
    """A screen on which a Windows program is seen; its data is in one place, whatever the home."""

    def __init__(self, desktop: Desktop, starter: Path, data: Path) -> None:
        super().__init__(desktop, starter, PROGRAM)
        self._data = data

    def database(self, _home: Path) -> Path:
        """Return where the games are saved."""
        return self._data / "Roaming" / "tictac" / "games.sqlite"

    def settings(self, _home: Path) -> Path:
        """Return where the settings are saved."""
        return self._data / "Local" / "tictac" / "settings.ini"


class Trial:
    """Tries a program in Wine; most trials begin without games and settings."""

    def __init__(self, wine: Wine, desktop: Desktop, work: Path, artefacts: Path) -> None:
        self._wine = wine
        self._desktop = desktop
        self._work = work
        self._artefacts = artefacts
        self._score: object = None
        self.data = wine.profile / "AppData"

    def play(self, program: Path) -> str:
        """Choose a level, play by pointer and keys, close, start again and find the score."""
        home, artefacts = self._wine.home, self._artefacts / "play"
        with self._screen(program, "play") as screen:
            self._score = try_first_start(screen, home, artefacts)
            try_second_start(screen, home, self._score, artefacts)
            games = finished_games(screen.database(home))
        self._wait_until_closed(program.parent)
        self._wait_until_closed(self.data)
        [(_, level)] = games
        return (
            f"1 game to its end at {level.capitalize()}, the score there again, no file left open"
        )

    def find_score(self, program: Path) -> None:
        """Start it once more after `play`, and find the same score."""
        with self._screen(program, "score", forgets=False) as screen:
            try_second_start(screen, self._wine.home, self._score, self._artefacts / "score")

    def play_in_awkward_folders(self, program: Path) -> str:
        """Do the same where the folders of program and games have spaces, umlauts and more."""
        awkward = self._wine.drive / AWKWARD_NAME
        data = awkward / "Jürgen Groß"
        program.parent.rename(awkward)
        for name in ("Roaming", "Local"):
            (data / name).mkdir(parents=True)
        self._wine.give(data)
        before = {name: self._shell_folder(name) for name in ("AppData", "Local AppData")}
        try:
            self._move_shell_folder("AppData", self._wine.path(data / "Roaming"))
            self._move_shell_folder("Local AppData", self._wine.path(data / "Local"))
            with self._screen(awkward / program.name, "awkward", data=data) as screen:
                try_on_screen(screen, self._wine.home, self._artefacts / "awkward")
        finally:
            for name, path in before.items():
                self._move_shell_folder(name, path)
            rmtree(data)
            awkward.rename(program.parent)
        return f"the same in C:\\{AWKWARD_NAME}"

    def play_without_permission(self, program: Path) -> str:
        """Play where nobody but an administrator may save anything, and see that said."""
        with self._screen(program, "no-permission") as screen:
            # They belong to whoever runs this, not to the person.
            self.forget()
            for place in self.places():
                place.mkdir()
            try_unwritable_home(screen, self._work, self._artefacts / "no-permission")
            expect("the files written", [*chain(*map(Path.iterdir, self.places()))], [])
        self.forget()
        return "a notice, a game to its end, no file written"

    def play_twice_at_once(self, program: Path) -> str:
        """Open a second window beside the first and play in it; both save."""
        home = self._wine.home
        with self._screen(program, "twice") as screen:
            first = screen.open(home)
            play_to_the_end(first)
            second = screen.open(home, beside=first)
            play_to_the_end(second)
            screen.keep_picture(self._artefacts / "twice" / "both.png")
            locks = sorted(path.name for path in self.data.rglob("window-*.lock"))
            expect("the locks of two windows", locks, ["window-0.lock", "window-1.lock"])
            for game in (second, first):
                expect("the end of the program", game.close(), ENDED_WELL)
            count = len(finished_games(screen.database(home)))
        expect("the games that both have saved", count, 2)
        return "two windows, a game in each, both saved"

    def play_in_german(self, program: Path) -> str:
        """Start it in a German Windows."""
        with self._screen(program, "german", language=GERMAN) as screen:
            game = screen.open(self._wine.home)
            choose = game.open_levels()
            screen.keep_picture(self._artefacts / "german" / "menu.png")
            choose(LEVEL)
            game.rest()
            screen.keep_picture(self._artefacts / "german" / "start.png")
            expect("the end of the program", game.close(), ENDED_WELL)
        return "a level chosen from the menu; see the pictures"

    def print_in_console(self, program: Path) -> str:
        """Ask for the version and let two players meet, in Windows' own shell."""
        console = program.with_name("tictac-cli.exe").name
        said = self._wine.run("wine", "cmd", "/c", f"{console} --version", folder=program.parent)
        expect("the beginning of --version", said[: len(VERSION)], VERSION)
        options = "--match random minimax --games 200 --seed 1"
        table = self._wine.run("wine", "cmd", "/c", f"{console} {options}", folder=program.parent)
        expect("whether X wins against minimax", "X wins       0" in table, True)
        return f"{'; '.join(said.splitlines())}; a match-up of 200 games"

    def places(self) -> list[Path]:
        """Return the folders of games and settings."""
        return [self.data / "Roaming" / "tictac", self.data / "Local" / "tictac"]

    def forget(self) -> None:
        """Delete games and settings."""
        for place in self.places():
            rmtree(place, ignore_errors=True)

    @contextmanager
    def _screen(
        self,
        program: Path,
        name: str,
        *,
        forgets: bool = True,
        data: Path | None = None,
        language: str = ENGLISH,
    ) -> Iterator[WineScreen]:
        artefacts = self._artefacts / name
        artefacts.mkdir(parents=True, exist_ok=True)
        starter = self._wine.starter(program, self._work, language)
        screen = WineScreen(self._desktop, starter, data or self.data)
        if forgets:
            self.forget()
            settings = screen.settings(self._wine.home)
            decline_course(settings)
            self._wine.give(settings.parent)
        try:
            with kept(screen, artefacts):
                yield screen
        finally:
            screen.end_all()

    def _wait_until_closed(self, folder: Path) -> None:
        """Wait until no file is open in a folder: Wine closes those of a program that has ended."""
        wait_until(lambda: not self._wine.open_files(folder), f"no file is open in {folder}")

    def _shell_folder(self, name: str) -> str:
        told = self._wine.run("wine", "reg", "query", _SHELL_FOLDERS, "/v", name)
        return told.strip().splitlines()[-1].split("    ")[-1]

    def _move_shell_folder(self, name: str, path: str) -> None:
        self._wine.run("wine", "reg", "add", _SHELL_FOLDERS, "/v", name, "/d", path, "/f")
