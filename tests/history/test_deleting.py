"""Single games are deleted from Past Games, and can be brought back until it is closed."""

import sqlite3
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.history.past_games_page import OpenPastGames, PastGamesPage
from tests.main_window import KeepGames, LockFile, OpenWindow
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tests.storage.stores import ask
from tictac_gui.play.setup import Setup
from tictac_gui.storage.store import Store

GAMES = (X_WINS, O_WINS, DRAWN)


def files(path: Path) -> int:
    """Return how many games the file holds, hidden ones too."""
    with closing(sqlite3.connect(path)) as connection:
        [count] = connection.execute("SELECT count(*) FROM game").fetchone()
        return int(count)


def shown(games: PastGamesPage) -> list[str]:
    return [result.removesuffix(" won") for result in games.results]


def test_the_selected_game_is_deleted_and_the_next_one_shown(
    qtbot: QtBot, open_past_games: OpenPastGames
) -> None:
    games = open_past_games(TWO_PEOPLE, *GAMES)
    assert shown(games) == ["Draw", "O", "X"]
    games.choose(1)
    games.click("delete_game")
    qtbot.waitUntil(lambda: games.count == 2)
    assert shown(games) == ["Draw", "X"]
    assert games.status.startswith("Move 5 of 5: X won")
    assert games.label("report").text().startswith("The game is deleted.")


def test_games_come_back_one_by_one_to_their_places(
    open_past_games: OpenPastGames,
) -> None:
    games = open_past_games(TWO_PEOPLE, *GAMES)
    assert not games.button("undo_delete").isEnabled()
    for left in (2, 1, 0):
        games.choose(0 if left else games.count - 1)
        games.click("delete_game")
        games.wait_for(left)
    assert not games.button("delete_game").isEnabled()
    assert games.message == "No games yet."
    for back in (1, 2, 3):
        games.click("undo_delete")
        games.wait_for(back)
    assert shown(games) == ["Draw", "O", "X"]
    assert not games.button("undo_delete").isEnabled()
    assert games.label("report").text() == "The game is back."


def test_keys_delete_and_undo(qtbot: QtBot, open_past_games: OpenPastGames) -> None:
    games = open_past_games(TWO_PEOPLE, *GAMES)
    games.press(Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: games.count == 2)
    qtbot.keyClick(games.widget.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: games.count == 3)


def test_closing_makes_it_final(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, games_path: Path
) -> None:
    keep_games(TWO_PEOPLE, *GAMES)
    window = open_window(TWO_PEOPLE)
    games = PastGamesPage(window, qtbot)
    games.wait_for(3)
    before = files(games_path)
    games.click("delete_game")
    qtbot.waitUntil(lambda: games.count == 2)
    assert files(games_path) == before
    games.widget.close()
    store: Store = window.controller._store
    ask(qtbot, store, lambda _database: None)
    qtbot.waitUntil(lambda: files(games_path) == before - 1)
    again = PastGamesPage(window, qtbot)
    again.wait_for(2)
    assert not again.button("undo_delete").isEnabled()


def test_the_score_counts_without_it_and_with_it_again(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
) -> None:
    keep_games(EASY_AS_X, X_WINS, X_WINS)
    window = open_window(EASY_AS_X)
    assert window.scores == ["2", "0", "0"] or window.scores[0].startswith("2")
    games = PastGamesPage(window, qtbot)
    games.wait_for(2)
    games.click("delete_game")
    qtbot.waitUntil(lambda: window.scores[0].startswith("1"))
    games.click("undo_delete")
    qtbot.waitUntil(lambda: window.scores[0].startswith("2"))


def test_that_cannot_be_written_is_reported_and_the_game_stays(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, lock_file: LockFile
) -> None:
    keep_games(TWO_PEOPLE, *GAMES)
    window = open_window(TWO_PEOPLE)
    games = PastGamesPage(window, qtbot)
    games.wait_for(3)
    with lock_file(window):
        games.click("delete_game")
        qtbot.waitUntil(lambda: "could not be changed" in games.label("report").text())
        assert games.count == 3


class TestGamesOfTwoComputers:
    def test_are_listed_only_if_they_are_wanted(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(TWO_PEOPLE, X_WINS)
        keep_games(WATCHED, O_WINS, DRAWN)
        window = open_window(TWO_PEOPLE)
        games = PastGamesPage(window, qtbot)
        games.wait_for(1)
        [box] = [each for each in games.boxes if each.objectName() == "show_watched"]
        box.click()
        games.wait_for(3)
        box.click()
        games.wait_for(1)
        assert shown(games) == ["X"]

    def test_are_remembered_as_wanted(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(WATCHED, O_WINS)
        first = PastGamesPage(open_window(TWO_PEOPLE), qtbot)
        first.boxes[0].click()
        first.wait_for(1)
        second = PastGamesPage(open_window(Setup()), qtbot)
        second.wait_for(1)
        assert second.boxes[0].isChecked()
