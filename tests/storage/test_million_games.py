"""A file that a very diligent player might have: everything keeps working."""

from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from statistics import median
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from tests.sample_games import EASY_AS_X, X_WINS
from tests.storage.files_of_games import new_game
from tests.storage.stores import OpenStore, carry_out, start
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.game import BoardPosition
from tictac_gui.play.records import GameRecord
from tictac_gui.storage.database import Database
from tictac_gui.storage.store import Store

GAMES = 1_000_000
LONGEST_SAVE_S = 0.5


def finished_games(count: int) -> list[tuple[str, str]]:
    """Return the moves and results of up to `count` different games."""

    def games(board: BoardPosition, moves: str = "") -> Iterator[tuple[str, str]]:
        if outcome := board.outcome:
            yield moves, outcome.winner.value if outcome.winner else "draw"
        for cell in board.moves():
            yield from games(board.play(cell), f"{moves}{cell}")

    return list(islice(games(TIC_TAC_TOE.start), count))


def write_finished(path: Path, count: int, samples: list[tuple[str, str]]) -> None:
    """Write `count` games, the samples again and again."""
    with closing(Database(path)) as database, database._transaction():
        database._connection.executemany(
            "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot) VALUES"
            " (?, '2026-01-01T00:00:00+00:00', 'PERSON_AS_X', 'person', 'EASY', ?, ?, 1, 0)",
            ((str(number), *samples[number % len(samples)]) for number in range(count)),
        )


@pytest.mark.soak
def test_a_million_games_can_be_counted_read_and_added_to(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    samples = finished_games(1000)
    write_finished(path, GAMES, samples)
    expected = [sum(result == kind for _, result in samples) for kind in ("X", "draw", "O")]
    with closing(Database(path)) as database:
        score = database.score(None, Difficulty.EASY, TIC_TAC_TOE)
        found = [score.x_wins, score.draws, score.o_wins]
        assert found == [count * GAMES // len(samples) for count in expected]
        tally = database.tallies(TIC_TAC_TOE)[0]
        assert (tally.difficulty, tally.mark, tally.played) == (Difficulty.EASY, Mark.X, GAMES)
        assert database.count(TIC_TAC_TOE) == GAMES
        database.save(GameRecord.begin(EASY_AS_X, 0, X_WINS))
        games, more = database.past_games(None, 200, TIC_TAC_TOE)
        assert games[0].record.moves == X_WINS
        read = len(games)
        while more:
            games, more = database.past_games(more, 20_000, TIC_TAC_TOE)
            read += len(games)
        assert read == GAMES + 1
        database.clear(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == 0
        database.restore(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == GAMES + 1


@pytest.mark.soak
@pytest.mark.parametrize("count", [10_000, 100_000, GAMES])
def test_moves_are_saved_at_once_while_the_statistics_are_counted(
    qtbot: QtBot, open_store: OpenStore, path: Path, figure: Callable[..., None], count: int
) -> None:
    write_finished(path, count, finished_games(count))
    store = open_store()
    start(qtbot, store)
    answers: list[object] = []
    began = monotonic()
    store.ask(store, lambda database: database.tallies(TIC_TAC_TOE)[0].played, answers.append)
    saves: list[float] = []
    while not answers:
        saves.append(seconds_to_save(qtbot, store))
    seconds = monotonic() - began
    assert answers == [count]
    figure(f"statistics of {count:,} games", f"{seconds:.1f} s")
    longest = max(saves)
    figure(
        f"statistics of {count:,} games: a save meanwhile",
        f"{median(saves) * 1e3:.0f} ms, at most {longest * 1e3:.0f} ms",
        f"{LONGEST_SAVE_S * 1e3:.0f} ms",
    )
    assert longest < LONGEST_SAVE_S


def seconds_to_save(qtbot: QtBot, store: Store) -> float:
    """Save a game under way and return how long it took until it was on disk."""
    began = monotonic()
    store.save(new_game((4, 0)))
    # Carried out after it.
    carry_out(qtbot, store, lambda _database: True)
    return monotonic() - began
