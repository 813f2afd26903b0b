"""What a screen reader hears when a person undoes, redoes, begins anew or changes the level."""

import pytest

from tests.choosers import Script, endless
from tests.main_window import OpenWindow, Window
from tictac_gui.engine import Difficulty
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.window.actions import Actions

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
WATCHING = Setup(Players.TWO_COMPUTERS)


def trigger(window: Window, heard: list[str], *names: str) -> list[str]:
    heard.clear()
    for name in names:
        window.action(name).trigger()
    return heard


class TestUndo:
    def test_names_both_moves_and_whose_turn_it_is(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(chooser=Script([3]))
        window.play(4)
        window.wait_for(Phase.PERSON)
        assert trigger(window, heard, "undo") == [
            "Undone: your centre, the computer's middle left. Your turn: play X."
        ]

    def test_names_the_one_move_that_had_no_reply(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(chooser=endless)
        window.play(4)
        assert trigger(window, heard, "undo") == ["Undone: your centre. Your turn: play X."]

    def test_between_two_people_names_the_mark(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4)
        assert trigger(window, heard, "undo") == ["Undone: O centre. O to move."]

    def test_of_a_finished_game_says_that_what_follows_is_practice(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(chooser=Script([3, 4]))
        window.play(0, 1, 2)
        assert trigger(window, heard, "undo") == [
            "Undone: your top right. Practice: this game doesn't count. Your turn: play X."
        ]
        assert window.status == "Practice: this game doesn't count. Your turn: play X."


class TestRedo:
    def test_names_both_moves_and_whose_turn_it_is(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(chooser=Script([3]))
        window.play(4)
        window.wait_for(Phase.PERSON)
        window.action("undo").trigger()
        assert trigger(window, heard, "redo") == [
            "Redone: your centre, the computer's middle left. Your turn: play X."
        ]

    def test_of_the_last_move_is_followed_by_the_result_which_counts(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        window.action("undo").trigger()
        assert trigger(window, heard, "redo") == ["Redone: X top right.", "X wins!"]

    def test_of_nothing_is_not_announced(self, open_window: OpenWindow, heard: list[str]) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4)
        assert trigger(window, heard, "redo") == []


class TestANewGame:
    def test_says_whose_turn_it_is(self, open_window: OpenWindow, heard: list[str]) -> None:
        window = open_window(chooser=endless)
        window.play(4)
        assert trigger(window, heard, "new_game") == ["New game. Your turn: play X."]

    def test_that_the_computer_begins_says_so(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(chooser=endless)
        assert trigger(window, heard, "person_as_o") == ["New game. Computer is thinking…"]

    def test_is_not_announced_for_the_first_one(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        open_window()
        assert heard == []

    def test_after_practice_is_none(self, open_window: OpenWindow, heard: list[str]) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        assert trigger(window, heard, "undo", "new_game")[-1] == "New game. X to move."


class TestAnotherLevel:
    def test_is_announced_with_what_comes_of_it(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(Setup(difficulty=Difficulty.HARD), Script([0]))
        window.play(4)
        window.wait_for(Phase.PERSON)
        assert trigger(window, heard, "easy") == ["From now on: Easy. Your turn: play X."]

    def test_of_one_of_two_computers_is_shown_until_the_next_move(
        self, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(WATCHING, Script([0, RuntimeError("out of ideas"), 4, 1, 3, 2]))
        window.wait_for(Phase.FAILED)
        assert trigger(window, heard, "o_hard")[0].startswith(
            "From now on: Unbeatable as X, Hard as O."
        )
        window.wait_for(Phase.OVER)
        assert "From now on" not in window.status


class TestThePanel:
    def test_is_refreshed_once_for_each_move(
        self, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        refreshed: list[int] = []
        window = open_window(chooser=Script([3]), pause_ms=0)
        refresh = Actions.refresh

        def note(actions: Actions) -> None:
            refreshed.append(len(window.controller.moves))
            refresh(actions)

        monkeypatch.setattr(Actions, "refresh", note)
        window.play(4)
        window.wait_for(Phase.PERSON)
        assert refreshed == [1, 2]
