"""Try a finished program as a person would: open it, play, close it, and find everything saved.

    python packaging/smoke.py dist/tictac/tictac --artefacts build/smoke

Exit status 0 means success. Otherwise it prints what was expected and what was seen, and saves a
screenshot of that moment. The working directory is the checkout.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Protocol

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tests.end_to_end.program import PATIENCE, Ended, bare_environment
from tictac_gui import __version__
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE, BoardPosition

if sys.platform == "linux":
    from smoke_linux import new_screen
else:
    from smoke_elsewhere import new_screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from smoke_linux import LinuxScreen

    from tictac_gui.games.tic_tac_toe import Board

LEVEL = Difficulty.HARD
"""Not the default."""
VERSION = f"tictac {__version__}\nConnect Four's solver: compiled\n"
ENDED_WELL = Ended(status=0, errors="")


class Game(Protocol):
    """The running program, as a person sees it."""

    def choose(self, difficulty: Difficulty) -> None:
        """Choose a level from the menu."""

    def play(self, cell: int, *, by_key: bool) -> None:
        """Play a free cell, by key or with the pointer, and wait for the reply."""

    def board(self) -> Board:
        """Return the marks on the board."""

    def rest(self) -> None:
        """Wait until nothing moves."""

    def new_game(self) -> None:
        """Begin another game."""

    def score(self) -> object:
        """Return the score, in any form that can be compared."""

    def wait_for_score(self, is_right: Callable[[object], bool], what: str) -> None:
        """Wait until the score is right."""

    def close(self) -> Ended:
        """Close the window and wait for the program to end."""


class Screen(Protocol):
    """Where the program is started and seen."""

    def open(self, home: Path) -> Game:
        """Start the program with this home folder and wait for its window."""

    def database(self, home: Path) -> Path:
        """Return where the games are saved."""

    def settings(self, home: Path) -> Path:
        """Return where the settings are saved."""

    def left_behind(self, home: Path) -> list[str]:
        """Return the processes that the program started and that outlive it."""

    def keep_picture(self, file: Path) -> None:
        """Save what the screen shows."""


def try_options(executable: Path) -> None:
    """Ask for the version and for help, and play in a terminal."""
    executable = console_program(executable)
    lines = run(executable, "--version").splitlines()
    expect("the beginning of --version", lines[:2], VERSION.splitlines())
    output = run(executable, "--help")
    expect("the beginning of --help", output[:13], "usage: tictac")
    output = run(executable, "--terminal", lines=[*"123456789", "q"])
    results = ("You win!", "The computer wins.", "A draw.")
    expect("the results of a game in the terminal", sum(map(output.count, results)), 1)


def run(executable: Path, *options: str, lines: list[str] | None = None) -> str:
    """Run the program without a screen, with lines typed ahead, and return what it prints."""
    ended = subprocess.run(
        [executable, *options],
        env=bare_environment(),
        input="".join(f"{line}\n" for line in lines or []),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    expect(f"the end of {options[0]}", Ended(ended.returncode, ended.stderr), ENDED_WELL)
    return ended.stdout


def console_program(executable: Path) -> Path:
    """Return the program that prints: on Windows one that has windows has a twin for that."""
    twin = executable.with_name(f"{executable.stem}-cli{executable.suffix}")
    return twin if sys.platform == "win32" else executable


def decline_course(settings: Path) -> None:
    """Let somebody new have been offered the course before.

    It is offered above the score, which is compared as a picture.
    """
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[General]\ncourse_offered=true\n", encoding="utf-8")


def try_first_start(screen: Screen, home: Path, artefacts: Path) -> object:
    """Choose a level, play a game and close the window; return the score that was shown."""
    settings = screen.settings(home)
    if not settings.is_file():
        decline_course(settings)
    game = screen.open(home)
    game.choose(LEVEL)
    game.rest()
    # Not earlier: the level is shown beside it.
    no_games = game.score()
    last = play_to_the_end(game)
    screen.keep_picture(artefacts / "finished-game.png")
    game.new_game()
    game.rest()
    game.wait_for_score(lambda score: score != no_games, "the score counts the finished game")
    game.rest()
    score = game.score()
    expect("the end of the program", game.close(), ENDED_WELL)
    expect("the processes left behind", screen.left_behind(home), [])
    # Not earlier: on Windows, a file that somebody reads can't be replaced by the program.
    level = f"difficulty={LEVEL.name.lower()}"
    expect(f"whether {level} is on file", level in settings.read_text().splitlines(), True)
    expect("the games on file", finished_games(screen.database(home)), [(last, LEVEL.name)])
    log = screen.database(home).with_name("tictac.log")
    expect("the trouble on file", log.read_text(encoding="utf-8"), "")
    return score


def try_second_start(screen: Screen, home: Path, score: object, artefacts: Path) -> None:
    """See the same score again."""
    game = screen.open(home)
    game.wait_for_score(lambda seen: seen == score, "the score is the one before the restart")
    game.rest()
    screen.keep_picture(artefacts / "second-start.png")
    expect("the end of the program", game.close(), ENDED_WELL)
    expect("the processes left behind", screen.left_behind(home), [])
    expect("the number of games on file", len(finished_games(screen.database(home))), 1)


def play_to_the_end(game: Game) -> Board:
    """Play the first free cell every time, alternating between pointer and keyboard."""
    by_key = False
    while not (board := game.board()).outcome:
        game.play(board.moves()[0], by_key=by_key)
        by_key = not by_key
    game.rest()
    return board


def finished_games(database: Path) -> list[tuple[BoardPosition, str]]:
    """Return how the saved games ended and at which level, read without the program's own code."""
    query = "SELECT moves, o FROM game WHERE result IN ('X', 'O', 'draw') ORDER BY number"
    if not database.is_file():
        raise AssertionError(f"expected games in {database}, but there is no such file")
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(query).fetchall()
    return [
        (TIC_TAC_TOE.history(tuple(map(int, moves))).position, difficulty)
        for moves, difficulty in rows
    ]


def expect(what: str, seen: object, expected: object) -> None:
    """Raise AssertionError unless what was seen is what was expected."""
    if seen != expected:
        raise AssertionError(f"{what}: expected {expected!r}, saw {seen!r}")


def try_unwritable_home(screen: LinuxScreen, folder: Path, artefacts: Path) -> None:
    """See the notice that nothing can be saved, and play anyway."""
    no_folder = folder / "no-folder"
    no_folder.touch()
    # A path below a file can't be created, not even by root, whom permissions don't stop.
    game = screen.open(no_folder / "home")
    game.wait_for_notice()
    play_to_the_end(game)
    screen.keep_picture(artefacts / "unwritable-home.png")
    ended = game.close()
    expect("the exit status", ended.status, 0)
    # Saying on stderr too that nothing can be saved is fine, but a traceback isn't.
    expect("whether there is a traceback in the errors", "Traceback" in ended.errors, False)
    expect("the processes left behind", screen.left_behind(no_folder / "home"), [])


@contextmanager
def kept(screen: Screen, artefacts: Path) -> Iterator[None]:
    """Save a screenshot if something goes wrong."""
    try:
        yield
    except Exception:
        screen.keep_picture(artefacts / "failure.png")
        raise


def isolate_environment() -> None:
    """Remove variables that point outside the empty home folder or select another language."""
    for name in [*os.environ]:
        if name.startswith("XDG_") or name in ("LANGUAGE", "LD_LIBRARY_PATH"):
            del os.environ[name]
    os.environ["LC_ALL"] = "C.UTF-8"


def step(what: str) -> None:
    """Print what is tried next."""
    print(f"Smoke test: {what}", flush=True)


def try_on_screen(screen: Screen, home: Path, artefacts: Path) -> None:
    """Go through what a person with an empty home folder does."""
    step("choose a level, play and close")
    score = try_first_start(screen, home, artefacts)
    step("start again and find the score")
    try_second_start(screen, home, score, artefacts)


def try_all(executable: Path, folder: Path, artefacts: Path) -> None:
    """Try everything that this platform allows."""
    step("ask for the version and help, play in a terminal")
    try_options(executable)
    home = folder / "home"
    home.mkdir()
    with new_screen(executable) as screen, kept(screen, artefacts):
        try_on_screen(screen, home, artefacts)
        if sys.platform == "linux":
            step("play where nothing can be written")
            try_unwritable_home(screen, folder, artefacts)


def main() -> int:
    """Try the program given on the command line; return 0 on success."""
    parser = argparse.ArgumentParser(description="Try a finished program as a person would.")
    parser.add_argument("executable", type=Path)
    parser.add_argument("--artefacts", type=Path, required=True, help="folder for pictures")
    options = parser.parse_args()
    options.artefacts.mkdir(parents=True, exist_ok=True)
    isolate_environment()
    with TemporaryDirectory(prefix="smoke-") as folder:
        try:
            try_all(options.executable.resolve(), Path(folder), options.artefacts)
        except AssertionError as error:
            print(f"The smoke test failed: {error}", file=sys.stderr)
            print(f"Pictures are in {options.artefacts}", file=sys.stderr)
            return 1
    print("The smoke test passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
