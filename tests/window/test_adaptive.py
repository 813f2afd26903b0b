"""The adaptive level in the window: where it is chosen, and how its step is shown and announced."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.main_window import OpenWindow, StartProgram, Window
from tictac_gui.engine import ADAPTIVE, Difficulty
from tictac_gui.engine.levels import Rating
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.history.statistics_window import TallyRow
from tictac_gui.history.words import game_players
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.widgets.labels import ElidedLabel
from tictac_gui.window import words
from tictac_gui.window.actions import DifficultyMenu
from tictac_gui.window.player_cards import PlayerCard
from tictac_gui.window.status import StatusLabel

AS_X = Setup(difficulty=ADAPTIVE)
LOSES = [3, 4]
"""The computer's moves against one who completes the top row."""
FIRST = "Computer, Adaptive, step 9 of 20: 0"
"""How the computer's score is named before any game."""


def note(window: Window, name: str) -> str:
    return window.action(name).text().partition("\n")[2]


def caption(window: Window) -> ElidedLabel:
    """The note on the computer's card."""
    _, note = window.find(PlayerCard, "player_o").findChildren(ElidedLabel)
    return note


def lose(window: Window) -> None:
    """Complete the top row: the computer loses."""
    window.play(0, 1)
    lose_at_last(window)


def lose_at_last(window: Window) -> None:
    window.play(2)
    window.wait_for(Phase.OVER)


class TestTheMenus:
    def test_offer_it_against_a_person(self, open_window: OpenWindow) -> None:
        window, name = open_window(), "adaptive"
        assert note(window, name) == "Step 9 of 20: up when you win, down when you lose."
        window.action(name).trigger()
        assert window.controller.setup.difficulty is ADAPTIVE
        assert window.action(name).isChecked()

    def test_offer_it_in_connect_four_too_with_steps_of_its_own(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(Setup(game=CONNECT_FOUR))
        window.action("adaptive").trigger()
        assert note(window, "adaptive").startswith("Step 5 of 11:")
        assert window.score_names[2] == "Computer, Adaptive, step 5 of 11: 0"

    def test_offer_it_to_no_computer_that_plays_another(self, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.TWO_COMPUTERS), Script([]))
        for name in ("action_x_adaptive", "action_o_adaptive"):
            assert window.widget.findChild(QAction, name) is None
        assert not window.action("adaptive").isVisible()

    def test_are_wide_enough_for_every_step(self, open_window: OpenWindow) -> None:
        window = open_window()
        for menu in window.widget.findChildren(DifficultyMenu):
            before = menu.sizeHint()
            menu.show_step(20, 20)
            assert menu.sizeHint() == before


class TestTheStep:
    def test_is_shown_with_the_score_and_in_the_menus(self, open_window: OpenWindow) -> None:
        window = open_window(AS_X, Script(LOSES))
        assert caption(window).shown == "Adaptive 9/20 ▾"
        assert window.score_names[2] == FIRST
        lose(window)
        assert caption(window).shown == "Adaptive 12/20 ▾"
        assert window.score_names[2] == "Computer, Adaptive, step 12 of 20: 0"
        assert note(window, "adaptive").startswith("Step 12 of 20:")

    @pytest.mark.parametrize("size", [(320, 420), (480, 640), (1400, 1000)])
    def test_has_room_with_the_score_in_every_window(
        self, qtbot: QtBot, open_window: OpenWindow, size: tuple[int, int]
    ) -> None:
        window = open_window(AS_X, Script(LOSES))
        window.widget.resize(*size)
        lose(window)
        qtbot.waitUntil(lambda: caption(window).shown.startswith("Adaptive 12/20"))

    def test_is_the_first_to_go_where_there_is_no_room(self, qtbot: QtBot) -> None:
        label = ElidedLabel()
        qtbot.addWidget(label)
        label.let_be_cut(False)
        label.show_text("Adaptive 12/20", "Adaptive")
        label.resize(label.sizeHint())
        assert label.shown == "Adaptive 12/20"
        label.resize(label.minimumSizeHint())
        assert label.shown == "Adaptive"

    def test_stands_small_beside_the_large_result(self, open_window: OpenWindow) -> None:
        window = open_window(AS_X, Script(LOSES))
        lose(window)
        assert window.status == "You win!"
        status = window.find(StatusLabel, "status")
        assert status.is_result
        assert status.note == "Next game harder: step 12 of 20."
        window.action("new_game").trigger()
        assert not status.note

    def test_stands_there_in_short_where_there_is_little_room(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(AS_X, Script(LOSES))
        window.widget.resize(320, 420)
        window.play(0, 1)
        window.wait_for(Phase.PERSON)
        QApplication.processEvents()
        before = [cell.geometry() for cell in window.cells]
        lose_at_last(window)
        QApplication.processEvents()
        assert window.find(StatusLabel, "status").note == "Harder: step 12"
        assert [cell.geometry() for cell in window.cells] == before

    def test_is_not_beside_what_is_looked_back_at(self, open_window: OpenWindow) -> None:
        window = open_window(AS_X, Script(LOSES))
        lose(window)
        window.widget._look_back.look_at(2)
        status = window.find(StatusLabel, "status")
        assert not status.note
        window.widget._look_back.leave()
        assert status.note

    def test_is_announced_with_the_result(self, open_window: OpenWindow, heard: list[str]) -> None:
        window = open_window(AS_X, Script(LOSES))
        lose(window)
        assert heard[-1] == "You win! Next game harder: step 12 of 20."

    def test_is_announced_once(self, open_window: OpenWindow, heard: list[str]) -> None:
        window = open_window(AS_X, Script(LOSES))
        lose(window)
        window.action("undo").trigger()
        window.action("redo").trigger()
        assert heard[-1] == "You win!"

    def test_that_stays_is_not_announced(self, open_window: OpenWindow, heard: list[str]) -> None:
        window = open_window(AS_X, Script(LOSES))
        window.controller.adaptation._ratings[TIC_TAC_TOE] = Rating(20)
        lose(window)
        assert heard[-1] == "You win!"
        assert caption(window).shown == "Adaptive 20/20 ▾"

    @pytest.mark.parametrize(
        ("change", "text"),
        [
            (1, "Next game a little harder: step 8 of 20."),
            (-1, "Next game a little easier: step 8 of 20."),
            (-3, "Next game easier: step 8 of 20."),
        ],
    )
    def test_is_described_by_how_much_it_changes(self, change: int, text: str) -> None:
        assert words.next_step(change, 8, 20)[0] == text

    def test_is_there_again_after_another_game(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(AS_X, Script(LOSES))
        lose(window)
        window.action("connect_four").trigger()
        qtbot.waitUntil(lambda: caption(window).shown == "Medium ▾")
        window.action("tic_tac_toe").trigger()
        qtbot.waitUntil(lambda: caption(window).shown == "Adaptive 12/20 ▾")


class TestTheNextStart:
    def test_goes_on_at_the_same_step(self, qtbot: QtBot, start_program: StartProgram) -> None:
        first = start_program()
        first.action("adaptive").trigger()
        while not first.controller.adaptation.rating(TIC_TAC_TOE).games:
            first.action("new_game").trigger()
            while first.controller.phase is not Phase.OVER:
                first.play(first.controller.board.moves()[0])
                first.wait_until_not(Phase.COMPUTER)
        # Only when the line has been struck.
        qtbot.waitUntil(lambda: caption(first).shown != "Adaptive 9/20 ▾")
        shown = caption(first).shown
        assert first.scores
        score = first.controller.score
        first.widget.close()
        second = start_program()
        assert second.action("adaptive").isChecked()
        assert caption(second).shown == shown
        assert second.scores
        assert second.controller.score == score

    def test_goes_on_with_the_game_under_way(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("adaptive").trigger()
        first.play(4)
        first.wait_for(Phase.PERSON)
        marks = first.marks
        first.widget.close()
        second = start_program()
        assert second.marks == marks
        assert second.controller.setup.difficulty is ADAPTIVE


def test_its_games_have_a_line_of_their_own_in_the_statistics(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(AS_X, Script(LOSES))
    lose(window)
    window.action("statistics").trigger()
    row = window.find(TallyRow, "tally_adaptive_x")
    qtbot.waitUntil(lambda: "1 played" in row.accessibleName())
    assert row.accessibleName().startswith("Adaptive as X: 1 played, 1 won")


def test_its_games_are_named_among_the_past_ones_and_practised_at_the_present_step(
    open_window: OpenWindow,
) -> None:
    window = open_window(AS_X, Script([*LOSES, 8]))
    lose(window)
    record = window.controller._record
    assert game_players(record) == "Adaptive, you played X"
    window.action("easy").trigger()
    window.controller.practise(record, 2)
    assert "Practice from move 3, Adaptive." in window.notice
    assert caption(window).shown == "Adaptive 12/20 ▾"


def test_a_change_in_the_middle_of_a_game_is_announced(
    open_window: OpenWindow, heard: list[str]
) -> None:
    window = open_window(Setup(difficulty=Difficulty.HARD), Script([0]))
    window.play(4)
    window.wait_for(Phase.PERSON)
    window.action("adaptive").trigger()
    assert heard[-1] == (
        "From now on: Adaptive. Practice: this game doesn't count. Your turn: play X."
    )
    assert window.find(QLabel, "status").text() == heard[-1]


def test_a_game_without_a_scale_doesn_t_offer_it(open_window: OpenWindow) -> None:
    window = open_window(Setup(game=replace(TIC_TAC_TOE, scale=())))
    assert window.action("unbeatable").isVisible()
    assert window.widget.findChild(QAction, "action_adaptive") is None
