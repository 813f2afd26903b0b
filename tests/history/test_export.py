"""Games are exported whole, as a table or for programs, or not at all."""

import csv
import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from PySide6.QtWidgets import QFileDialog, QProgressDialog
from pytestqt.qtbot import QtBot

from tests.history.past_games_page import PastGamesPage
from tests.main_window import KeepGames, OpenWindow
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.notation import read, written
from tictac_gui.history.past_games import PastGames
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Setup
from tictac_gui.play.watching import WatchedGames
from tictac_gui.storage import exports
from tictac_gui.storage.database import Database
from tictac_gui.storage.store import Store

FIELDS = ["game", "begun", "x", "x_name", "o", "o_name", "result", "counts", "moves"]


@pytest.fixture
def target(tmp_path: Path) -> Path:
    (tmp_path / "out").mkdir()
    return tmp_path / "out" / "games.csv"


def export(qtbot: QtBot, games: PastGamesPage, target: Path) -> str:
    """Choose a name, as a person would, and return the report."""
    games.click("export")
    *_, dialog = games.widget.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(target))
    dialog.close()
    qtbot.waitUntil(lambda: games.label("report").isVisible())
    return games.label("report").text()


def rows(target: Path) -> list[dict[str, str]]:
    with target.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def page(qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames) -> PastGamesPage:
    keep_games(EASY_AS_X, X_WINS)
    keep_games(TWO_PEOPLE, O_WINS, counts=False)
    keep_games(WATCHED, DRAWN)
    games = PastGamesPage(open_window(TWO_PEOPLE), qtbot)
    games.wait_for(2)
    return games


def test_a_table_has_all_that_is_known_of_the_games_in_the_list(
    qtbot: QtBot, page: PastGamesPage, target: Path
) -> None:
    assert export(qtbot, page, target) == "Exported games: 2"
    first, second = rows(target)
    assert list(first) == FIELDS
    assert (first["x"], first["o"], first["result"], first["counts"]) == (
        *("person", "easy", "X", "true"),
    )
    assert first["moves"] == written(TIC_TAC_TOE, X_WINS)
    assert (second["o"], second["result"], second["counts"]) == ("person", "O", "false")
    assert [path.name for path in target.parent.iterdir()] == ["games.csv"]


def test_programs_get_the_same(qtbot: QtBot, page: PastGamesPage, target: Path) -> None:
    target = target.with_suffix(".JSON")
    page.boxes[0].click()
    page.wait_for(3)
    assert export(qtbot, page, target) == "Exported games: 3"
    found = json.loads(target.read_text(encoding="utf-8"))
    assert [list(game) for game in found] == [FIELDS] * 3
    assert [(game["result"], game["counts"]) for game in found] == [
        *(("X", True), ("O", False), ("draw", True)),
    ]
    assert [read(TIC_TAC_TOE, game["moves"]) for game in found] == [X_WINS, O_WINS, DRAWN]


def test_a_name_cannot_be_a_formula_and_is_read_by_spreadsheets(
    qtbot: QtBot, open_window: OpenWindow, target: Path
) -> None:
    window = open_window(TWO_PEOPLE)
    window.controller.names.choose('=1+1,"Zoë"', "Ben")
    window.play(*X_WINS)
    games = PastGamesPage(window, qtbot)
    games.wait_for(1)
    export(qtbot, games, target)
    assert target.read_bytes().startswith(b"\xef\xbb\xbf")
    [row] = rows(target)
    assert (row["x_name"], row["o_name"]) == ('\'=1+1,"Zoë"', "Ben")


def test_a_failure_is_reported_and_nothing_is_left(
    qtbot: QtBot, page: PastGamesPage, target: Path
) -> None:
    target.mkdir()
    report = export(qtbot, page, target)
    assert report.startswith("The games could not be exported: ")
    qtbot.waitUntil(lambda: [path.name for path in target.parent.iterdir()] == ["games.csv"])
    assert page.count == 2, "the list is as it was"
    assert "could not be exported" in export(qtbot, page, target / "nowhere" / "games.csv")


def test_a_file_of_that_name_is_replaced_whole(
    qtbot: QtBot, page: PastGamesPage, target: Path
) -> None:
    target.write_text("something longer than before" * 1000)
    export(qtbot, page, target)
    assert len(rows(target)) == 2


def keep_many(path: Path, game: Game, count: int) -> None:
    """Write games at random, quickly."""
    rng = Random(1)
    lines = []
    for _ in range(200):
        position, moves = game.start, []
        while not position.outcome:
            moves.append(rng.choice(list(position.moves())))
            position = position.play(moves[-1])
        lines.append(moves)
    with closing(Database(path)) as database:
        for number, moves in enumerate(lines):
            database.save(GameRecord.begin(Setup(game=game), number, tuple(moves)))
        with database.change() as execute:
            columns = "begun, players, x, o, moves, result, counts, slot, game"
            execute(
                f"INSERT INTO game (key, {columns})"
                " WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
                f" SELECT n.i || key, {columns} FROM n, game LIMIT ?",
                (count // 200 + 1, count - 200),
            )


def memory() -> int:
    """Return the most megabytes that this process has had, as far as the system tells."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    [peak] = [line for line in status.read_text().splitlines() if line.startswith("VmHWM:")]
    return int(peak.split()[1]) // 1024


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("count", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_very_many_games_show_their_progress(
    qtbot: QtBot, tmp_path: Path, target: Path, game: Game, count: int, figure: Callable[..., None]
) -> None:
    keep_many(tmp_path / "games.sqlite", game, count)
    store = Store(tmp_path / "games.sqlite")
    try:
        past = PastGames(game, store, WatchedGames())
        before = memory()
        begun = perf_counter()
        progress: list[tuple[int, int]] = []
        with qtbot.waitSignal(past.export_ended, timeout=600_000) as ended:
            past.begin_export(str(target)).progressed.connect(
                lambda written, total: progress.append((written, total))
            )
        assert ended.args == [count, ""]
        assert progress[-1] == (count, count)
        assert len(progress) >= count // exports.PORTION
        grown = memory() - before
        seconds = perf_counter() - begun
        figure(f"export of {count:,} games of {game.name}", f"{seconds:.1f} s, {grown} MB more")
        assert grown < 60
        assert len(rows(target)) == count
    finally:
        store.shutdown()


def test_it_can_be_cancelled_and_leaves_nothing(qtbot: QtBot, tmp_path: Path, target: Path) -> None:
    keep_many(tmp_path / "games.sqlite", CONNECT_FOUR, 5_000)
    store = Store(tmp_path / "games.sqlite")
    try:
        past = PastGames(CONNECT_FOUR, store, WatchedGames())
        export = past.begin_export(str(target))
        with qtbot.waitSignal(export.progressed):
            pass
        past.cancel_export()
        assert past.export is None
        with qtbot.assertNotEmitted(past.export_ended):
            qtbot.waitUntil(lambda: list(target.parent.iterdir()) == [])
    finally:
        store.shutdown()


def test_the_window_shows_progress_that_can_be_cancelled(
    qtbot: QtBot, open_window: OpenWindow, games_path: Path, target: Path
) -> None:
    keep_many(games_path, TIC_TAC_TOE, 20_000)
    games = PastGamesPage(open_window(TWO_PEOPLE), qtbot)
    qtbot.waitUntil(lambda: games.count > 0)
    games.click("export")
    [dialog] = games.widget.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(target))
    [progress] = games.widget.findChildren(QProgressDialog)
    qtbot.waitUntil(lambda: progress.value() > 0)
    assert progress.maximum() == 20_000
    progress.canceled.emit()
    qtbot.waitUntil(lambda: list(target.parent.iterdir()) == [])
