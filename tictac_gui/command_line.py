"""What can be asked for on the command line: a window, a game in the terminal, a match-up there.

Each is imported only when it is asked for: the terminal needs no Qt.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from tictac_gui import __version__
from tictac_gui.display import has_display
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.engine.players import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

USUAL_GAMES = 1000


def run(
    arguments: Sequence[str], open_window: Callable[[Difficulty | None, Mark | None], int]
) -> int:
    """Do what the arguments ask for and return the exit status."""
    options = _options(arguments)
    if options.match:
        return _print_to_whoever_reads(partial(_match, options))
    difficulty = Difficulty[options.difficulty.upper()] if options.difficulty else None
    person = Mark(options.play_as.upper()) if options.play_as else None
    if not options.terminal and not has_display():
        print("No display found, so here is the game in the terminal.", file=sys.stderr)
        options.terminal = True
    elif options.terminal and not (sys.stdin or sys.stdout) and has_display():
        # On Windows a program with windows has no terminal, whatever it was started from.
        options.terminal = False
    if not options.terminal:
        return open_window(difficulty, person)
    from tictac_gui import terminal

    return _print_to_whoever_reads(
        partial(terminal.play, difficulty or Difficulty.MEDIUM, person or Mark.X, Random())
    )


def _match(options: argparse.Namespace) -> int:
    from tictac_gui import match_table

    x, o = (Player[name.upper()] for name in options.match)
    # Small enough to be noted down and typed again.
    seed = Random().randrange(1_000_000) if options.seed is None else options.seed
    try:
        return match_table.run(x, o, options.games or USUAL_GAMES, seed)
    except KeyboardInterrupt:
        return match_table.INTERRUPTED


def _print_to_whoever_reads(command: Callable[[], int]) -> int:
    """Run what prints to the terminal and return its exit status."""
    try:
        status = command()
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone, as `head` does. Python would stumble over that
        # once more when it flushes the output at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.match:
        for name in ("terminal", "difficulty", "play_as"):
            if getattr(options, name):
                parser.error(f"--match can't be combined with --{name.replace('_', '-')}")
    elif options.games is not None or options.seed is not None:
        parser.error("--games and --seed need --match")
    return options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tictac", description="Tic-tac-toe you can't beat, and that shows you why."
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument(
        "--terminal", action="store_true", help="play in the terminal instead of a window"
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
        help="your mark; X moves first (default: as last time; in the terminal, x)",
    )
    parser.add_argument(
        "--match",
        nargs=2,
        metavar=("X", "O"),
        type=str.lower,
        choices=[player.name.lower() for player in Player],
        help="let two players meet and print how their games end, beside the exact odds; there "
        f"are {', '.join(player.name.lower() for player in Player)}",
    )
    parser.add_argument(
        "--games",
        type=_whole_number(at_least=1),
        metavar="N",
        help=f"how many games --match plays (default: {USUAL_GAMES})",
    )
    parser.add_argument(
        "--seed",
        type=_whole_number(at_least=0),
        metavar="N",
        help="plays the same games again as the --match that named this seed",
    )
    return parser


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
