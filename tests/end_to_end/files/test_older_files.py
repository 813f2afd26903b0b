"""The real program opens files of games that older versions have written, and all is there."""

import os
from pathlib import Path

from tests.end_to_end.watched_game import Watch, WatchedGame
from tests.storage.test_version_2_files import WRITTEN
from tests.storage.version_1_files import CLOSED, take, version
from tictac_gui.storage.migrations import VERSION

FOR_EVER = "--pause-ms=1000000000"


def put(source: Path) -> Path:
    """Put a file where the program looks for its games."""
    return take(source, Path(os.environ["XDG_DATA_HOME"], "tictac"))


def scores(game: WatchedGame) -> list[str]:
    return [game.things[name].text for name in ("score_x", "score_draws", "score_o")]


def see(game: WatchedGame, keys: str, name: str, text: str) -> None:
    """Open a window by its keys, see a text in it, and close it again."""
    game.press(keys)
    game.wait_until(lambda: name in game.things)
    game.wait_until(lambda: text in game.things[name].text + game.things[name].description)
    game.press("Escape", inside=name)
    game.wait_until(lambda: name not in game.things)


def see_past_games(game: WatchedGame, newest: str) -> None:
    see(game, "ctrl+p", "step_status", newest)


def see_statistics(game: WatchedGame, easy: str) -> None:
    see(game, "ctrl+t", "tally_easy_x", easy)


def switch(game: WatchedGame, action: str) -> None:
    game.click("Game")
    game.click(action)
    game.wait_until(lambda: action not in game.things)


def test_one_of_version_1(watch: Watch) -> None:
    path = put(CLOSED)
    game = watch(FOR_EVER)
    game.wait_until(lambda: game.board == "O...X....")
    game.wait_until(lambda: scores(game) == ["3", "1", "1"])
    see_past_games(game, newest="Draw")
    see_statistics(game, easy="5 played, 3 won, 1 drawn, 1 lost")
    switch(game, "action_connect_four")
    game.wait_until(lambda: game.board == "." * 42)
    assert scores(game) == ["0", "0", "0"]
    assert version(path) == VERSION
    assert path.with_name("games-version-1.sqlite").exists()


def test_one_of_version_2_with_both_games(watch: Watch) -> None:
    put(WRITTEN)
    game = watch(FOR_EVER)
    game.wait_until(lambda: game.board == "O.O.X...X")
    game.wait_until(lambda: scores(game) == ["3", "2", "3"])
    see_past_games(game, newest="You won")
    see_statistics(game, easy="4 played, 2 won, 1 drawn, 1 lost")
    switch(game, "action_connect_four")
    game.wait_until(lambda: game.board.endswith("...OX....XXO.."))
    game.wait_until(lambda: scores(game) == ["0", "0", "1"])
    # A drawn game of two computers, which is newer, isn't listed.
    see_past_games(game, newest="You won")
    see_statistics(game, easy="3 played, 1 won, 1 drawn, 1 lost")
