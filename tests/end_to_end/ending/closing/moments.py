"""What a program may be doing when it is asked to end, and how it is brought to do that.

Everything comes from outside, as from a person: files that it finds, options, keys. So what was
built is brought there just as what runs from source.
"""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.storage.test_version_2_files import WRITTEN
from tests.storage.version_1_files import CLOSED, add_games, take
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.database import Database

HARD_TO_ANSWER = (3, 6, 6, 0, 2, 6, 0, 5, 6, 3, 4)
"""Moves after which Unbeatable thinks for a second or two."""
OLD_GAMES = 20_000
"""So many that bringing them up to date takes a while."""
FOUR = ("--game", "connect-four")
TO_METHODS = "ctrl+Tab"
"""To the other tab, and there to its first button."""
TO_LOOKAHEAD = ("shift+Tab",) * 4
"""Backwards from the tree."""


@dataclass(frozen=True)
class Moment:
    """Something that a program does for a while, once it has been asked to."""

    name: str
    options: tuple[str, ...] = ()
    settings: str = ""
    """Lines of its settings file."""
    keep_games: Callable[[Path], object] | None = None
    """Puts a file of games into its folder."""
    keys: tuple[str, ...] = ()
    """Pressed in the window."""
    title: str = ""
    """Of the window that the keys open, if they do; with its own keys."""
    keys_there: tuple[str, ...] = ()
    searches: bool = False
    """Whether a search goes on from then on, for a second at least."""
    before_window: bool = False
    """Whether it begins before there is a window, and soon ends then."""


def _keep_hard_game(folder: Path) -> None:
    setup = Setup(Players.PERSON_AS_X, Difficulty.UNBEATABLE, game=CONNECT_FOUR)
    with closing(Database(folder / "games.sqlite")) as database:
        database.save(GameRecord.begin(setup, 0, HARD_TO_ANSWER))


def _keep_version_1(folder: Path) -> None:
    add_games(take(CLOSED, folder), OLD_GAMES)


def _keep_version_2(folder: Path) -> None:
    take(WRITTEN, folder)


MOMENTS = (
    Moment("it starts", before_window=True),
    Moment("it brings an old file up to date", keep_games=_keep_version_1, before_window=True),
    Moment("nothing goes on"),
    Moment("it thinks: tic-tac-toe", ("--play-as", "o", "--difficulty", "unbeatable")),
    Moment(
        "two computers play: tic-tac-toe",
        settings="players=two_computers\nkeep_playing=true\nspeed=fast\n",
    ),
    Moment(
        "two computers play: Connect Four",
        settings="game=connect_four\nkeep_playing=true\nspeed=fast\n"
        "[connect_four]\nplayers=two_computers\nx_difficulty=hard\no_difficulty=unbeatable\n",
    ),
    Moment(
        "it thinks: Connect Four",
        settings="game=connect_four\n[connect_four]\ndifficulty=unbeatable\n",
        keep_games=_keep_hard_game,
        searches=True,
    ),
    Moment(
        "values: Connect Four",
        settings="game=connect_four\nmove_values=true\n[connect_four]\ndifficulty=unbeatable\n",
        keep_games=_keep_hard_game,
        searches=True,
    ),
    Moment(
        "match-ups: tic-tac-toe",
        keys=("ctrl+m",),
        title="Match-ups: Tic-Tac-Toe — Tictac",
        keys_there=("space",),
    ),
    Moment(
        "match-ups: Connect Four",
        FOUR,
        keys=("ctrl+m",),
        title="Match-ups: Connect Four — Tictac",
        keys_there=("space",),
        searches=True,
    ),
    Moment(
        "Prove It: tic-tac-toe",
        keys=("ctrl+shift+p",),
        title="Prove It: Tic-Tac-Toe — Tictac",
        keys_there=("space",),
    ),
    Moment(
        "Prove It: Connect Four",
        FOUR,
        keys=("ctrl+shift+p",),
        title="Prove It: Connect Four — Tictac",
        keys_there=("space",),
        searches=True,
    ),
    Moment(
        "methods: tic-tac-toe",
        keys=("ctrl+h",),
        title="How it thinks — Tictac",
        keys_there=(TO_METHODS, "space"),
        searches=True,
    ),
    Moment(
        "methods: Connect Four",
        FOUR,
        keys=("ctrl+h",),
        title="How it thinks — Tictac",
        keys_there=(TO_METHODS, "space"),
        searches=True,
    ),
    Moment("search tree: tic-tac-toe", keys=("ctrl+h",), title="How it thinks — Tictac"),
    Moment(
        "search tree: Connect Four",
        FOUR,
        keys=("ctrl+h",),
        title="How it thinks — Tictac",
        keys_there=(*TO_LOOKAHEAD, "End"),
    ),
    Moment("course", keys=("ctrl+l",), title="Course: How a Computer Thinks — Tictac"),
    Moment("puzzles: tic-tac-toe", keys=("ctrl+u",), title="Puzzles: Tic-Tac-Toe — Tictac"),
    Moment(
        "puzzles: Connect Four",
        FOUR,
        keep_games=_keep_version_2,
        keys=("ctrl+u",),
        title="Puzzles: Connect Four — Tictac",
    ),
)
