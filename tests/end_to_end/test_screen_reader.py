"""A real window as a screen reader gets it: names of what is there, and news of what happens."""

import sys
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.screen_reader import ScreenReader, new_screen_reader


class HeardGame:
    """A game against a computer whose replies are known, as it makes no mistakes."""

    def __init__(self, desktop: Desktop, reader: ScreenReader) -> None:
        self._desktop = desktop
        self._reader = reader
        self._announced: list[str] = []
        desktop.start(sys.executable, "-m", "tictac_gui", "--difficulty=unbeatable")
        self._window_id = desktop.window("Tictac")
        [self.window] = reader.program().children()
        buttons = self.window.find_all("push button")
        self.cells = [button for button in buttons if button.name.startswith("Row ")]

    def press(self, role: str, name: str) -> None:
        next(thing for thing in self.window.find_all(role) if thing.name == name).press()

    def press_key(self, key: str) -> None:
        self._desktop.press(self._window_id, key)

    def press_key_until_it_tells(self, key: str, text: str) -> None:
        """Press a key that has no effect until something is known, and none once it had."""

        def is_told() -> bool:
            self.press_key(key)
            return text in self._reader.announcements

        self._reader.wait_until(is_told, f"{text} is told")
        self.wait_for_announcements(text)

    def wait_for_announcements(self, *texts: str) -> None:
        """Wait for the next announcements and see that there have been no others."""
        self._announced += texts
        heard = self._reader.announcements
        self._reader.wait_until(lambda: len(heard) >= len(self._announced), f"{texts} is told")
        assert heard == self._announced

    def wait_for_name(self, name: str) -> None:
        """Wait for the news that something has another name now."""
        self._reader.wait_until(lambda: name in self._reader.new_names, f"{name} is told")

    def wait_until_heard(self, ending: str) -> None:
        """Wait for one more announcement, of which only the end is known."""
        heard, before = self._reader.announcements, len(self._announced)
        self._reader.wait_until(lambda: len(heard) > before, f"{ending} is told")
        self._announced.append(heard[before])
        assert heard == self._announced
        assert heard[-1].endswith(ending)

    def wait_until_focused(self, name: str) -> None:
        reader = self._reader
        reader.wait_until(
            lambda: reader.focused is not None and reader.focused.name == name,
            f"{name} has the focus",
        )

    def wait_for_focus(self, cell: int) -> None:
        reader = self._reader
        reader.wait_until(lambda: reader.focused == self.cells[cell], f"{cell} has the focus")


Hear = Callable[[], HeardGame]


@pytest.fixture
def hear(desktop: Desktop, qapp: QApplication) -> Iterator[Hear]:  # noqa: ARG001 - brings events
    """Start the game on a desktop with a screen reader."""
    with new_screen_reader(desktop) as reader:
        yield partial(HeardGame, desktop, reader)


class TestACell:
    def test_says_where_it_is(self, hear: Hear) -> None:
        game = hear()
        assert (game.window.role, game.window.name) == ("frame", "Tictac")
        assert [cell.name for cell in game.cells] == [
            f"Row {row}, column {column}, empty" for row in (1, 2, 3) for column in (1, 2, 3)
        ]

    def test_that_is_played_has_another_name(self, hear: Hear) -> None:
        game = hear()
        game.cells[0].press()
        game.wait_for_name("Row 1, column 1, X, your last move")

    def test_that_an_arrow_key_leads_to_has_the_focus(self, hear: Hear) -> None:
        game = hear()
        game.press_key("Up")
        game.wait_for_focus(1)
        game.press_key("Right")
        game.wait_for_focus(2)


class TestAnotherLanguage:
    def test_is_announced_and_leaves_the_focus_where_it_was(self, hear: Hear) -> None:
        game = hear()
        game.press_key("Up")
        game.wait_for_focus(1)
        game.press("menu item", "Deutsch")
        game.wait_until_heard(": Deutsch")
        game.wait_until_focused("Zeile 1, Spalte 2, leer")
        game.press_key("Right")
        game.wait_until_focused("Zeile 1, Spalte 3, leer")


class TestTheComputer:
    def test_announces_its_move(self, hear: Hear) -> None:
        game = hear()
        game.cells[0].press()
        game.wait_for_announcements("Computer plays centre.")
        game.wait_for_name("Row 2, column 2, O, the computer's last move")
        assert game.cells[0].name == "Row 1, column 1, X"

    @pytest.mark.parametrize("is_animated", [True, False], ids=["animated", "at once"])
    def test_announces_its_winning_move_before_the_result(
        self, hear: Hear, is_animated: bool
    ) -> None:
        game = hear()
        if not is_animated:
            game.press("menu item", "Animations")
        game.cells[0].press()
        game.wait_for_announcements("Computer plays centre.")
        game.cells[1].press()
        game.wait_for_announcements("Computer plays top right.")
        game.cells[3].press()
        game.wait_for_announcements("Computer plays bottom left.", "The computer wins.")
        assert game.cells[6].name == "Row 3, column 1, O, in the winning line"


class TestUndo:
    def test_and_redo_and_a_new_game_are_announced(self, hear: Hear) -> None:
        game = hear()
        game.cells[0].press()
        game.wait_for_announcements("Computer plays centre.")
        game.press("push button", "Undo")
        game.wait_for_announcements(
            "Undone: your top left, the computer's centre. Your turn: play X."
        )
        game.press("menu item", "Redo")
        game.wait_for_announcements(
            "Redone: your top left, the computer's centre. Your turn: play X."
        )
        game.press("push button", "New game")
        game.wait_for_announcements("New game. Your turn: play X.")

    def test_of_a_finished_game_announces_that_what_follows_is_practice(self, hear: Hear) -> None:
        game = hear()
        for cell, reply in ((0, "centre"), (1, "top right")):
            game.cells[cell].press()
            game.wait_for_announcements(f"Computer plays {reply}.")
        game.cells[3].press()
        game.wait_for_announcements("Computer plays bottom left.", "The computer wins.")
        game.press("push button", "Undo")
        game.wait_for_announcements(
            "Undone: your middle left, the computer's bottom left."
            " Practice: this game doesn't count. Your turn: play X."
        )
        labels = [label.name for label in game.window.find_all("label")]
        assert "Practice: this game doesn't count. Your turn: play X." in labels


class TestAHint:
    def test_is_announced(self, hear: Hear) -> None:
        game = hear()
        game.cells[0].press()
        game.wait_for_announcements("Computer plays centre.")
        game.cells[1].press()
        game.wait_for_announcements("Computer plays top right.")
        game.press("push button", "Hint")
        game.wait_for_announcements("Hint: bottom left. It stops three in a row.")
        game.wait_for_name("Row 3, column 1, empty, hint")


class TestTheTurningPoint:
    def test_is_announced_and_found_on_the_board(self, hear: Hear) -> None:
        game = hear()
        game.cells[0].press()
        game.wait_for_announcements("Computer plays centre.")
        game.cells[1].press()
        game.wait_for_announcements("Computer plays top right.")
        game.cells[3].press()
        game.wait_for_announcements("Computer plays bottom left.", "The computer wins.")
        sentence = "Here O's diagonal was left open; the bottom left would have held the draw."
        game.press_key_until_it_tells("t", sentence)
        game.wait_for_name("Row 2, column 1, X, the move that changed the result")
        game.wait_for_name("Row 3, column 1, empty, better")
        game.press_key("Escape")
        game.wait_for_name("Row 3, column 1, O, in the winning line")
