"""A real window as a screen reader gets it: names of what is there, and news of what happens."""

from functools import partial

import pytest

from tests.end_to_end.hearing.heard_game import Hear


@pytest.fixture
def hear(hear: Hear) -> Hear:
    """Start a game against a computer whose replies are known, as it makes no mistakes."""
    return partial(hear, "--difficulty=unbeatable")


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
        hint = "Hint: bottom left. It stops three in a row."
        game.wait_for_announcements(f"{hint} Practice: this game doesn't count.")
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
        game.press_key_until_announced("t", sentence)
        game.wait_for_name("Row 2, column 1, X, the move that changed the result")
        game.wait_for_name("Row 3, column 1, empty, better")
        game.press_key("Escape")
        game.wait_for_name("Row 3, column 1, O, in the winning line")


class TestTheCodeOfTheSearch:
    def test_is_read_line_by_line(self, hear: Hear) -> None:
        game = hear()
        game.press_key("ctrl+h")
        game.turn_to("How it thinks — Tictac")
        game.press_when_there("push button", "Show a small example")
        game.wait_until_focused("Search tree")
        game.wait_until_there("label", "1 of 9 calls")
        game.press_key("l")
        game.wait_for_announcements(
            "Line 4: def minimax(board, player): – Call 1 begins: what is this position worth to X?"
        )
        game.press_key("Right")
        game.wait_for_announcements("Line 5: if board.outcome: – Is the game over? No.")
