"""The installer tried under Wine: installed, put over an older version, removed again.

Files and registry are compared with those before. It knows a page by the button that Enter presses
there; all else is in pictures, for a person to judge.
"""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from shutil import copy, copytree, rmtree
from typing import TYPE_CHECKING

from compare_builds import differences
from smoke import ENDED_WELL, expect, finished_games
from windows.installer import make_installer
from windows.wine import ENGLISH, GERMAN

from tests.end_to_end.program import wait_until
from tictac_gui import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator

    from windows.trial import Trial
    from windows.wine import Wine

    from tests.end_to_end.desktop import Desktop

_UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall"
_KEY = rf"[HKEY_CURRENT_USER\{_UNINSTALL}\Tictac]"
_OLDER = "0.0.1"
_RUNNING = 2
"""The status of an installer that finds the program running."""
_TELL_BUTTON = Path(__file__).with_name("default_button.py").read_text(encoding="utf-8")
_PAGES = {
    ENGLISH: ("english", "Tictac Setup ", ("I &Agree", "&Next >", "&Install", "&Finish")),
    GERMAN: (
        "german",
        "Installation von Tictac ",
        ("&Annehmen", "&Weiter >", "&Installieren", "&Fertigstellen"),
    ),
}
"""By language: the name for pictures, the title, and the buttons that lead from page to page."""
_PAGES_OF_REMOVAL = {
    ENGLISH: ("english", "Tictac Uninstall ", ("&Uninstall", "&Close")),
    GERMAN: ("german", "Deinstallation von Tictac ", ("&Deinstallieren", "&Beenden")),
}


class InstallerTrial:
    """Installs and removes the program; its trials build on one another."""

    def __init__(
        self, wine: Wine, desktop: Desktop, trial: Trial, work: Path, artefacts: Path
    ) -> None:
        self._wine = wine
        self._desktop = desktop
        self._trial = trial
        self._work = work
        self._artefacts = artefacts
        artefacts.mkdir(parents=True, exist_ok=True)
        self._setup = wine.drive / "setup.exe"
        self._place = trial.data / "Local" / "Programs" / "Tictac"
        menu = trial.data / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        self._entry = menu / "Tictac.lnk"
        self._icon = wine.profile / "Desktop" / "Tictac.lnk"
        self._files: set[str] = set()
        self._registry: dict[str, str] = {}

    def begin(self, installer: Path) -> None:
        """Note what there is before anything is installed."""
        self._trial.forget()
        copy(installer, self._setup)
        self._wine.give(self._setup)
        # As in every Windows in which anything else has ever been installed.
        self._wine.run("wine", "reg", "add", rf"HKCU\{_UNINSTALL}", "/f")
        self._place.parent.mkdir(exist_ok=True)
        self._wine.give(self._place.parent)
        self._files, self._registry = self._wine.files(), self._wine.registry()

    def install_by_hand(self, folder: Path) -> str:
        """Go through the pages in English; the last one starts the program."""
        self._go_through_pages(ENGLISH)
        installed = self._work / "installed"
        copytree(self._place, installed)
        (installed / "uninstall.exe").unlink()
        expect("the files that differ from the folder", differences(folder, installed), [])
        rmtree(installed)
        expect("whether it is in the start menu", self._entry.is_file(), True)
        expect("whether it is on the desktop, unasked", self._icon.exists(), False)
        expect("the registry keys that differ", self._changed_keys(), [_KEY])
        return "files as in the folder, 1 registry key, in the start menu, started from the end"

    def play(self) -> str:
        """Play a game with what was installed."""
        return self._trial.play(self._place / "tictac.exe")

    def refuse_while_running(self) -> str:
        """Try to replace and to remove the program while it runs."""
        with self._running():
            self._wine.run("wine", self._wine.path(self._setup), "/S", status=_RUNNING)
            for language in (ENGLISH, GERMAN):
                self._try_to_remove(language)
        return f"refused with status {_RUNNING}, removing by hand, too, and the program ran on"

    def remove_silently(self) -> str:
        """Remove it without a question: all is as before, but games stay."""
        self._remove_silently()
        self._expect_all_as_before(but_games=True)
        return "files and registry as before, games still there"

    def replace_older(self) -> str:
        """Install over an older version, in German: games and the icon stay, its files go."""
        older = self._make_older()
        self._wine.run("wine", self._wine.path(older), "/S", "/DESKTOP")
        older.unlink()
        stale = self._place / "_internal" / "stale.dll"
        expect("whether the older version is there", stale.is_file(), True)
        expect("its version", self._version(), _OLDER)
        self._go_through_pages(GERMAN)
        expect("whether files of the older version are left", stale.exists(), False)
        expect("the version now", self._version(), __version__)
        expect("whether the icon is on the desktop", self._icon.is_file(), True)
        self._trial.find_score(self._place / "tictac.exe")
        return f"{_OLDER} became {__version__}; the same score, the icon kept, old files gone"

    def remove_by_hand(self) -> str:
        """Go through the uninstaller in both languages; it leaves games unless asked."""
        self._remove_by_hand(GERMAN)
        self._wine.run("wine", self._wine.path(self._setup), "/S")
        self._remove_by_hand(ENGLISH)
        return "files and registry as before, games still there"

    def remove_with_games(self) -> str:
        """Install silently, and remove all, the games too."""
        self._wine.run("wine", self._wine.path(self._setup), "/S")
        self._remove_silently("/GAMES")
        # They go last.
        wait_until(lambda: not any(map(Path.exists, self._trial.places())), "the games are gone")
        self._expect_all_as_before(but_games=False)
        return "files and registry as before, games gone"

    def _go_through_pages(self, language: str) -> None:
        """Install by hand with what is suggested, and close the program that is started then."""
        name, title, labels = _PAGES[language]
        self._start(self._setup, language)
        for page, label in zip(("licence", "choices", "folder", "end"), labels, strict=True):
            self._leave_page(f"{name}-{page}", title, label)
        window = self._desktop.window("Tictac")
        self._desktop.picture_at_rest().save(str(self._artefacts / f"{name}-started.png"))
        self._desktop.close(window)
        wait_until(lambda: not self._wine.open_files(self._place), "the program has ended")

    def _try_to_remove(self, language: str) -> None:
        """Be told that the program runs, and leave it at that."""
        name, title, (remove, _) = _PAGES_OF_REMOVAL[language]
        self._start(self._place / "uninstall.exe", language)
        self._leave_page(f"{name}-removal", title, remove)
        # Windows' own messages have no space at the end of their title.
        message = self._desktop.window(title.rstrip())
        self._desktop.picture_at_rest().save(str(self._artefacts / f"{name}-runs.png"))
        self._desktop.press(message, "Escape")
        page = self._desktop.window(title)
        self._desktop.picture_at_rest().save(str(self._artefacts / f"{name}-not-removed.png"))
        self._desktop.press(page, "Escape")
        wait_until(lambda: not self._desktop.active_window(title), "the uninstaller has ended")

    def _start(self, program: Path, language: str) -> None:
        self._desktop.start(str(self._wine.starter(program, self._work, language)))

    def _leave_page(self, name: str, title: str, label: str) -> None:
        """Wait for the page whose button has the label, save a picture of it and press Enter."""
        wait_until(lambda: self._button(title) == label, f"there is a button {label}")
        window = self._desktop.window(title)
        self._desktop.picture_at_rest().save(str(self._artefacts / f"{name}.png"))
        self._desktop.press(window, "Return")
        wait_until(lambda: self._button(title) != label, f"Enter presses {label}")

    def _button(self, title: str) -> str:
        """Return what the button says that Enter presses, if it can be pressed."""
        python = self._wine.path(self._wine.python / "python.exe")
        # Without the files of bytecode, which would count as a change.
        return self._wine.run("wine", python, "-B", "-c", _TELL_BUTTON, title).strip()

    @contextmanager
    def _running(self) -> Iterator[None]:
        program = self._desktop.start(
            str(self._wine.starter(self._place / "tictac.exe", self._work))
        )
        window = self._desktop.window("Tictac")
        yield
        expect("whether the program has ended", program.ended(), None)
        self._desktop.close(window)
        expect("the end of the program", program.wait_for_end(), ENDED_WELL)

    def _make_older(self) -> Path:
        """Make an installer of an older version; two small files are enough to see it replaced."""
        folder = self._work / "older"
        (folder / "_internal").mkdir(parents=True)
        (folder / "tictac.exe").write_bytes(b"an older program")
        (folder / "_internal" / "stale.dll").write_bytes(b"no longer needed")
        older = self._wine.drive / "older-setup.exe"
        make_installer(folder, _OLDER).rename(older)
        self._wine.give(older)
        return older

    def _remove_by_hand(self, language: str) -> None:
        name, title, (remove, close) = _PAGES_OF_REMOVAL[language]
        self._start(self._place / "uninstall.exe", language)
        self._leave_page(f"{name}-removal", title, remove)
        wait_until(lambda: not self._place.exists(), "the program is gone")
        self._leave_page(f"{name}-removed", title, close)
        self._expect_all_as_before(but_games=True)

    def _remove_silently(self, *options: str) -> None:
        self._wine.run("wine", self._wine.path(self._place / "uninstall.exe"), "/S", *options)
        # It goes on in a copy of itself, so that it can remove itself.
        wait_until(lambda: not self._place.exists(), "the program is gone")
        wait_until(lambda: _KEY not in self._wine.registry(), "the registry key is gone")

    def _expect_all_as_before(self, *, but_games: bool) -> None:
        files = self._wine.files()
        kept = tuple(
            place.relative_to(self._wine.drive).as_posix() for place in self._trial.places()
        )
        games = {name for name in files if name.startswith(kept)}
        expect("the files that differ", sorted((files ^ self._files) - games), [])
        expect("the registry keys that differ", self._changed_keys(), [])
        expect("whether there are games", bool(games), but_games)
        if but_games:
            expect("the games kept", self._games(), 1)

    def _changed_keys(self) -> list[str]:
        now = self._wine.registry()
        return sorted(
            key
            for key in now.keys() | self._registry.keys()
            if now.get(key) != self._registry.get(key)
        )

    def _version(self) -> str:
        values = self._wine.registry()[_KEY].splitlines()
        [version] = (value for value in values if value.startswith('"DisplayVersion"='))
        return version.partition("=")[2].strip('"')

    def _games(self) -> int:
        return len(finished_games(self._trial.data / "Roaming" / "tictac" / "games.sqlite"))
