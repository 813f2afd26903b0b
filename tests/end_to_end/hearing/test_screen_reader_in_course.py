"""The course in a real window as a screen reader gets it."""

from tests.end_to_end.hearing.heard_game import Hear
from tests.end_to_end.hearing.screen_reader import Accessible, ScreenReader


def test_it_reads_the_task_and_announces_every_answer(hear: Hear) -> None:
    game = hear()
    game.press_key("ctrl+l")
    game.wait_until_focused(
        "You are X, and it is your turn. Can you win this? The computer plays O and makes no"
        " mistakes. Click a cell."
    )
    reader = game._reader
    course = window_called(reader, "Course: How a Computer Thinks")
    names = [button.name for button in course.find_all("push button")]
    assert "Chapter 1, open, 6 steps: Can you win this?" in names
    assert "Row 1, column 3, empty" in names
    press(course, "Hint")
    game.wait_for_announcements(
        "One threat can be stopped. Look for a move that makes two threats at once."
    )
    press(course, "Row 1, column 3, empty")
    game.wait_for_announcements(
        "That throws the win away: X could have made two threats at once. Watch:",
    )
    # Nobody knows how fast it is read: it goes on only when it is told to.
    press(course, "Go on")
    game.wait_for_announcements("O: bottom left. It stops three in a row.")


def window_called(reader: ScreenReader, title: str) -> Accessible:
    return next(each for each in reader.program().children() if each.name.startswith(title))


def press(window: Accessible, name: str) -> None:
    next(each for each in window.find_all("push button") if each.name == name).press()
