"""Puzzles in the real program, solved or not with the pointer and the keyboard."""

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended
from tests.end_to_end.watched_game import Watch


def test_one_is_opened_shown_solved_and_left(watch: Watch, desktop: Desktop) -> None:
    game = watch("--pause-ms=0")
    game.press("ctrl+u")
    game.wait_until(lambda: "task" in game.things)
    game.wait_until(lambda: " to move: " in game.things["task"].text)
    game.press("s", inside="task")
    game.wait_until(lambda: game.things["status"].text.startswith("The answer: "))
    game.wait_until(lambda: "streak 0, best 0" in game.things["puzzle_progress"].text)
    desktop.keep_screenshot("puzzle-shown")
    game.press("n", inside="task")
    game.wait_until(lambda: game.things["status"].text == "")
    game.press("h", inside="task")
    game.wait_until(lambda: game.things["status"].text.startswith("Look for a line"))
    game.press("Escape", inside="task")
    game.wait_until(lambda: "task" not in game.things)
    assert game.close() == Ended(status=0, errors="")
