"""The window is killed and started again: it comes back as it was, with its panel."""

import os
import signal
from pathlib import Path

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import wait_until
from tests.end_to_end.watched_game import Watch, WatchedGame

FOR_EVER = "--pause-ms=1000000000"


def settings() -> set[str]:
    """Return what has been kept so far, line by line."""
    path = Path(os.environ["XDG_CONFIG_HOME"], "tictac", "settings.ini")
    return set(path.read_text().splitlines()) if path.exists() else set()


def sizes(game: WatchedGame) -> dict[str, tuple[int, int]]:
    return {name: game.things[name].size for name in ("window", "analysis", "cell_4")}


def test_a_window_as_high_as_the_screen_comes_back_with_its_title_in_reach(
    watch: Watch, desktop: Desktop
) -> None:
    game = watch(FOR_EVER)
    kept = settings()
    game.resize(800, 970)
    game.wait_until(lambda: game.things["window"].size == (800, 970))
    wait_until(lambda: settings() != kept, "the new size is kept")
    kill(game)
    again = watch(FOR_EVER)
    again.wait_until(lambda: again.things["window"].height > 900)
    window = again.things["window"].window
    wait_until(lambda: desktop.place(window).top() > 0, "there is room for a title above")
    assert again.close().status == 0


def kill(game: WatchedGame) -> None:
    game.send(signal.SIGKILL)
    assert game.wait_for_end().status == -signal.SIGKILL


def test_killed_with_the_panel_open_it_comes_back_with_room_for_it(watch: Watch) -> None:
    game = watch(FOR_EVER)
    cell = game.things["cell_4"].size
    game.press("a")
    # No later than the panel itself is known to be open, its room is.
    wait_until(lambda: "analysis=true" in settings(), "the panel is kept as open")
    game.wait_until(lambda: "analysis" in game.things and game.things["cell_4"].size == cell)
    before = sizes(game)
    kill(game)
    again = watch(FOR_EVER)
    again.wait_until(lambda: "analysis" in again.things and sizes(again) == before)


def test_killed_after_it_was_resized_it_comes_back_in_that_size(watch: Watch) -> None:
    game = watch(FOR_EVER)
    game.press("a")
    game.wait_until(lambda: "analysis" in game.things)
    wait_until(lambda: "analysis=true" in settings(), "the panel is kept as open")
    kept = settings()
    game.resize(1111, 777)
    game.wait_until(lambda: game.things["window"].size == (1111, 777))
    wait_until(lambda: settings() != kept, "the new size is kept")
    before = sizes(game)
    kill(game)
    again = watch(FOR_EVER)
    again.wait_until(lambda: "analysis" in again.things and sizes(again) == before)
