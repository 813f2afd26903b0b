"""The command line: opens a window, or plays a game or a match-up in the terminal; no Qt.

The function that opens a window is passed in, and one that names the libraries it is made with.
Without them, all is done in the terminal: by itself this module is tictac-cli, the program for
consoles, which Windows needs. A console there doesn't
wait for a program that has windows: if tictac.exe wrote into the console that it was started from,
its lines would come after the next prompt, and the keys for a game would go to both.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tictac_gui import __version__
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.connect_four.solver import IS_COMPILED
from tictac_gui.games.notation import NotationError, read_any
from tictac_gui.system.display import has_display
from tictac_gui.system.error_log import log_details
from tictac_gui.system.streams import (
    INTERRUPTED,
    exit_on_failure,
    replace_closed_streams,
    write_error,
)
from tictac_gui.terminal import analysis, match_table
from tictac_gui.terminal.game import play as play_in_terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from _typeshed import SupportsWrite

    OpenWindow = Callable[
        [Difficulty | None, Mark | None, Game | None, Path | None, tuple[int, ...] | None], int
    ]
    """Takes level, side and game to begin with, the folder for all files, and moves to show."""

DEFAULT_GAMES = 1000
DEFAULT_SEARCHED_GAMES = 100
"""For a game in which every move is searched for, so that a game takes seconds."""
MISUSED = 2
"""The exit status for wrong arguments, the same as argparse's."""
_OF_GAMES = ("terminal", "difficulty", "play_as", "data_dir", "debug")
"""The options about a game that is played."""
_GAMES = {game.name.replace("_", "-"): game for game in GAMES}
_PLAYERS = tuple(dict.fromkeys(name for game in GAMES for name in game.players))


def main() -> int:
    """Do in a console what the arguments ask for; return the exit status."""
    try:
        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


def run(
    arguments: Sequence[str],
    open_window: OpenWindow | None = None,
    libraries: Callable[[], Sequence[str]] = tuple,
) -> int:
    """Do what the arguments ask for, if need be in the terminal; return the exit status.

    `libraries` names what windows are made with, for --version.
    """
    has_terminal = bool(sys.stdin or sys.stdout)
    replace_closed_streams()
    with exit_on_failure():
        options = _options(arguments)
        if options.version:
            _print_version(libraries())
            return 0
    folder: Path | None = None
    if options.data_dir:
        folder = Path(options.data_dir)
        if fault := _make_folder(folder):
            write_error(f"tictac: error: {folder} can't be used: {fault}\n")
            return MISUSED
    if options.debug:
        log_details()
    try:
        game, moves = _game_and_moves(options)
    except NotationError as error:
        write_error(f"tictac: error: {error}\n")
        return MISUSED
    with exit_on_failure():
        if options.match:
            return _play_match(game or TIC_TAC_TOE, options)
        if options.analyse is not None:
            return analysis.run(game or TIC_TAC_TOE, moves or (), is_json=options.json)
    difficulty = Difficulty[options.difficulty.upper()] if options.difficulty else None
    person = Mark(options.play_as.upper()) if options.play_as else None
    if open_window and _is_for_window(options, has_terminal=has_terminal):
        return open_window(difficulty, person, game, folder and folder.absolute(), moves)
    game, moves = game or TIC_TAC_TOE, moves or ()
    # Who goes on from a position has the first move.
    person = person or game.history(moves).position.turn
    with exit_on_failure():
        return play_in_terminal(
            game, difficulty or Difficulty.MEDIUM, person, Random(), moves=moves
        )


def _game_and_moves(
    options: argparse.Namespace,
) -> tuple[Game | None, tuple[int, ...] | None]:
    """Return the game that is asked for, and the moves of its position; raise NotationError."""
    game = _GAMES[options.game] if options.game else None
    text = options.moves if options.analyse is None else options.analyse
    return (game, None) if text is None else read_any([game] if game else GAMES, text)


def _is_for_window(options: argparse.Namespace, *, has_terminal: bool) -> bool:
    """Return whether to play in a window, if there can be one."""
    if options.terminal:
        # On Windows a program with windows has no terminal, even when started from one.
        return not has_terminal and has_display()
    if not has_display():
        write_error("No display found, so here is the game in the terminal.\n")
        return False
    return True


def _make_folder(folder: Path) -> str:
    """Make a folder if it is missing; return why it can't be used, "" if it can."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        return "it isn't a folder"
    except OSError as error:
        return error.strerror or str(error)
    return "" if os.access(folder, os.W_OK | os.X_OK) else "it can't be written to"


def _play_match(game: Game, options: argparse.Namespace) -> int:
    x, o = options.match
    # Short enough to be written down and typed again.
    seed = Random().randrange(1_000_000) if options.seed is None else options.seed
    default = DEFAULT_GAMES if game.exact else DEFAULT_SEARCHED_GAMES
    return match_table.run(game, x, o, options.games or default, seed)


class _Parser(argparse.ArgumentParser):
    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # Argparse ignores errors when it writes the help or the version.
        if file is sys.stderr:
            write_error(message)
        else:
            print(message, end="", file=file)


def _print_version(libraries: Sequence[str]) -> None:
    print(f"tictac {__version__}")
    print(f"Connect Four's solver: {'compiled' if IS_COMPILED else 'not compiled, so slower'}")
    print(", ".join([f"Python {platform.python_version()}", *libraries]))


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.analyse is not None:
        _refuse(parser, options, "analyse", ("match", "moves", *_OF_GAMES))
    elif options.json:
        parser.error("--json needs --analyse")
    if options.match:
        _refuse(parser, options, "match", ("moves", *_OF_GAMES))
        name = options.game or next(iter(_GAMES))
        players = _GAMES[name].players
        if unknown := [player for player in options.match if player not in players]:
            parser.error(f"{name} has no player {unknown[0]!r}: there are {', '.join(players)}")
    elif options.games is not None or options.seed is not None:
        parser.error("--games and --seed need --match")
    return options


def _refuse(
    parser: argparse.ArgumentParser, options: argparse.Namespace, name: str, others: Sequence[str]
) -> None:
    """Complain if an option stands beside one that it has nothing to do with."""
    for other in others:
        if getattr(options, other) not in (None, False):
            parser.error(f"--{name} can't be combined with --{other.replace('_', '-')}")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tictac", description="Tic-tac-toe you can't beat – and it shows you why."
    )
    parser.add_argument(
        "--version",
        action="store_true",
        help="show the version, whether Connect Four's solver is compiled, and which Python and Qt "
        "the program runs on, and exit",
    )
    parser.add_argument(
        "--terminal", action="store_true", help="play in the terminal instead of a window"
    )
    parser.add_argument(
        "--game",
        type=str.lower,
        choices=_GAMES,
        help="which game (default: as last time; in the terminal and for --match, tic-tac-toe; "
        "with --moves and --analyse, the first in which the text is possible)",
    )
    parser.add_argument(
        "--difficulty",
        type=str.lower,
        choices=[difficulty.name.lower() for difficulty in Difficulty],
        help="how strongly the computer plays (default: as last time; in the terminal, medium)",
    )
    parser.add_argument(
        "--play-as",
        type=str.lower,
        choices=["x", "o"],
        help="your side: x moves first and is X or, in Connect Four, amber; o is O or red "
        "(default: as last time; in the terminal, x or, with --moves, the side to move)",
    )
    parser.add_argument(
        "--moves",
        metavar="TEXT",
        help="go on from a position: the moves so far, in tic-tac-toe the digits of the cells as "
        "on a numeric keypad (5137), in Connect Four the columns (4453); or the rows of the board "
        "from the top, with '.' for an empty cell (O.X/X.X/.OO)",
    )
    parser.add_argument(
        "--analyse",
        metavar="TEXT",
        help="print for a position, given as for --moves, how the game ends after each move with "
        "best play, how it goes on, and a hint",
    )
    parser.add_argument(
        "--json", action="store_true", help="print what --analyse has found for other programs"
    )
    parser.add_argument(
        "--match",
        nargs=2,
        metavar=("X", "O"),
        type=str.lower,
        choices=_PLAYERS,
        help="let two players meet and print how their games end, beside the exact odds where "
        f"these are known; there are {_known_players()}",
    )
    parser.add_argument(
        "--games",
        type=_whole_number(at_least=1),
        metavar="N",
        help=f"how many games --match plays (default: {DEFAULT_GAMES}, or "
        f"{DEFAULT_SEARCHED_GAMES} of connect-four)",
    )
    parser.add_argument(
        "--seed",
        type=_whole_number(at_least=0),
        metavar="N",
        help="plays the same games again as the --match that named this seed",
    )
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        type=_name,
        help="keep games, settings and log in this folder, which is made if it is missing, and "
        "touch no others",
    )
    parser.add_argument(
        "--debug",
        action="store_true",
        help="print to stderr, and log, whatever is asked, answered, dropped, changed and saved",
    )
    return parser


def _known_players() -> str:
    """Name the players of the first game, then those of each other game."""
    (_, first), *others = _GAMES.items()
    for_others = (f"; in {name}, {', '.join(game.players)}" for name, game in others)
    return ", ".join(first.players) + "".join(for_others)


def _name(text: str) -> str:
    if not text:
        # An unset variable of a shell, for example. It would mean the current folder.
        raise argparse.ArgumentTypeError("the name is empty")
    return text


def _whole_number(at_least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = at_least - 1
        if number < at_least:
            raise argparse.ArgumentTypeError(f"not a whole number from {at_least} up: {text!r}")
        return number

    return read


if __name__ == "__main__":
    sys.exit(main())
