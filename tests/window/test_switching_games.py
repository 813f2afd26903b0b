"""Another game in the window: found, chosen and left just as it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QListView,
    QMessageBox,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.choosers import Gate, endless
from tests.language.live_language import switch as switch_language
from tests.main_window import (
    KeepGames,
    OpenWindow,
    StartProgram,
    Window,
    assert_mnemonics_differ,
)
from tests.storage.version_1_files import KILLED, take
from tictac_gui.board.columns import ColumnsBoard
from tictac_gui.board.grid import GridBoard
from tictac_gui.board.overlay import Annotation
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, Game
from tictac_gui.help.pages import HelpPage
from tictac_gui.history.statistics_window import TallyRow
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.translation import leave_language

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
FOUR_PEOPLE = Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR)
FOUR_IN_COLUMN_1 = (0, 1, 0, 1, 0, 1, 0)
OFFERED = (
    *("move_values", "analysis", "see_turning_point", "show_search"),
    *("back_to_game", "play_from_here", "matchups", "proof"),
)


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    leave_language(qapp)
    QLocale.setDefault(QLocale("C"))


def tabs(window: Window) -> QTabBar:
    return window.find(QTabBar, "game_switch")


def is_played(window: Window, game: Game) -> bool:
    return window.controller.setup.game is game and tabs(window).currentIndex() == GAMES.index(game)


def switch(qtbot: QtBot, window: Window, game: Game) -> None:
    window.action(game.name).trigger()
    qtbot.waitUntil(lambda: is_played(window, game))
    assert window.scores, "the store has answered"


def click_tab(qtbot: QtBot, window: Window, game: Game) -> None:
    place = tabs(window).tabRect(GAMES.index(game)).center()
    qtbot.mouseClick(tabs(window), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: is_played(window, game))
    assert window.scores, "the store has answered"


def drop(window: Window, *columns: int) -> None:
    for column in columns:
        window.wait_for(Phase.PERSON)
        window.click(f"column_{column}")


def moves(window: Window) -> tuple[int, ...]:
    return window.controller.moves


def is_analysed(window: Window) -> bool:
    return window.widget.analysis.is_open


class TestTheSwitch:
    def test_is_there_with_tic_tac_toe_chosen_on_a_new_machine(
        self, start_program: StartProgram
    ) -> None:
        window = start_program()
        assert [tabs(window).tabText(number) for number in range(2)] == [
            "Tic-Tac-Toe",
            "Connect Four",
        ]
        assert is_played(window, TIC_TAC_TOE)
        assert window.action("tic_tac_toe").isChecked()
        assert not window.action("connect_four").isChecked()

    def test_leads_to_the_other_board_and_back(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        click_tab(qtbot, window, CONNECT_FOUR)
        assert window.widget.findChild(ColumnsBoard)
        assert not window.widget.findChild(GridBoard)
        assert window.action("connect_four").isChecked()
        click_tab(qtbot, window, TIC_TAC_TOE)
        assert window.widget.findChild(GridBoard)
        assert not window.widget.findChild(ColumnsBoard)

    def test_is_worked_with_keys_and_keeps_the_focus(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        assert tabs(window) in window.focusable
        tabs(window).setFocus()
        window.press(Qt.Key.Key_Right)
        qtbot.waitUntil(lambda: is_played(window, CONNECT_FOUR))
        assert window.focused == "game_switch"
        window.press(Qt.Key.Key_Left)
        qtbot.waitUntil(lambda: is_played(window, TIC_TAC_TOE))

    def test_has_names_for_a_screen_reader(self, open_window: OpenWindow) -> None:
        window = open_window()
        bar = QAccessible.queryAccessibleInterface(tabs(window))
        assert bar is not None
        # Qt names the whole row by the chosen tab.
        assert bar.text(QAccessible.Text.Name) == "Tic-Tac-Toe"
        assert bar.role() is QAccessible.Role.PageTabList
        names = [bar.child(number).text(QAccessible.Text.Name) for number in range(2)]
        assert names == ["Tic-Tac-Toe", "Connect Four"]

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_and_all_else_is_seen_in_a_small_window(
        self, qtbot: QtBot, open_window: OpenWindow, game: Game
    ) -> None:
        window = open_window(Setup(game=game))
        window.widget.resize(320, 420)
        qtbot.waitUntil(lambda: window.widget.width() == 320)
        for widget in (tabs(window), window.button("player_o"), window.button("new_game")):
            place = widget.mapTo(window.widget, QPoint(0, 0))
            assert window.widget.rect().contains(widget.rect().translated(place))

    def test_leaves_the_keyboard_on_the_board(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        click_tab(qtbot, window, CONNECT_FOUR)
        window.press(Qt.Key.Key_Space)
        assert moves(window) == (3,)

    def test_announces_what_is_played_now(
        self, qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        heard: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.window.main_window.announce", lambda _widget, text: heard.append(text)
        )
        window = open_window(TWO_PEOPLE)
        switch(qtbot, window, CONNECT_FOUR)
        assert heard == ["Connect Four. Your turn: play amber."]


class TestEachGameIsLeftAsItWas:
    def test_in_the_middle(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4, 0)
        switch(qtbot, window, CONNECT_FOUR)
        window.controller.choose_setup(FOUR_PEOPLE)
        drop(window, 3, 3, 2)
        switch(qtbot, window, TIC_TAC_TOE)
        assert window.marks == "O../.X./..."
        window.action("undo").trigger()
        switch(qtbot, window, CONNECT_FOUR)
        assert moves(window) == (3, 3, 2)
        switch(qtbot, window, TIC_TAC_TOE)
        assert window.action("redo").isEnabled()

    @pytest.mark.parametrize("is_animated", [True, False])
    def test_at_the_end(self, qtbot: QtBot, open_window: OpenWindow, is_animated: bool) -> None:
        window = open_window(TWO_PEOPLE, is_animated=is_animated)
        window.play(0, 3, 1, 4, 2)
        switch(qtbot, window, CONNECT_FOUR)
        window.controller.choose_setup(FOUR_PEOPLE)
        drop(window, *FOUR_IN_COLUMN_1)
        switch(qtbot, window, TIC_TAC_TOE)
        assert window.winning == {0, 1, 2}
        assert window.status == "X wins!"
        assert window.scores == ["1", "0", "0"]
        switch(qtbot, window, CONNECT_FOUR)
        assert window.status == "Amber wins!"
        assert window.scores == ["1", "0", "0"]
        window.click("new_game")
        drop(window, 6, *FOUR_IN_COLUMN_1)
        qtbot.waitUntil(lambda: window.scores == ["1", "0", "1"])
        switch(qtbot, window, TIC_TAC_TOE)
        assert window.scores == ["1", "0", "0"]

    def test_while_the_computer_thinks(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        gate = Gate()
        window = open_window(chooser=gate)
        window.play(4)
        qtbot.waitUntil(lambda: gate.is_reached)
        switch(qtbot, window, CONNECT_FOUR)
        drop(window, 3)
        switch(qtbot, window, TIC_TAC_TOE)
        assert moves(window) == (4,)
        assert window.controller.phase is Phase.COMPUTER
        gate.open()
        window.wait_for(Phase.PERSON)
        assert len(moves(window)) == 2
        switch(qtbot, window, CONNECT_FOUR)
        window.wait_for(Phase.PERSON)
        assert moves(window)[0] == 3
        assert len(moves(window)) == 2

    def test_while_looking_back(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        qtbot.waitUntil(window.action("see_turning_point").isEnabled)
        window.action("see_turning_point").trigger()
        switch(qtbot, window, CONNECT_FOUR)
        assert not window.find(QWidget, "looking_back").isVisible()
        switch(qtbot, window, TIC_TAC_TOE)
        assert window.winning == {0, 1, 2}

    def test_with_values_and_analysis_open(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("move_values").trigger()
        window.action("analysis").trigger()
        width = window.widget.width()
        switch(qtbot, window, CONNECT_FOUR)
        assert is_analysed(window)
        assert window.action("analysis").isChecked()
        switch(qtbot, window, TIC_TAC_TOE)
        assert is_analysed(window)
        assert window.action("analysis").isChecked()
        assert window.action("move_values").isChecked()
        assert window.widget.width() == width

    def test_with_two_computers_that_wait(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.TWO_COMPUTERS), chooser=endless)
        window.click("pause")
        switch(qtbot, window, CONNECT_FOUR)
        switch(qtbot, window, TIC_TAC_TOE)
        assert window.controller.is_held
        assert window.status == "Paused. X to move."


class TestTheNextStart:
    def test_opens_the_game_that_was_played_last_and_the_other_is_where_it_was(
        self, qtbot: QtBot, start_program: StartProgram
    ) -> None:
        window = start_program()
        window.controller.choose_setup(TWO_PEOPLE)
        window.play(4, 0, 8)
        switch(qtbot, window, CONNECT_FOUR)
        assert window.controller.setup == Setup(game=CONNECT_FOUR)
        setup = Setup(Players.TWO_PEOPLE, Difficulty.HARD, game=CONNECT_FOUR)
        window.controller.choose_setup(setup)
        drop(window, 3, 3)
        window.widget.close()

        window = start_program()
        assert is_played(window, CONNECT_FOUR)
        assert window.controller.setup == setup
        assert moves(window) == (3, 3)
        switch(qtbot, window, TIC_TAC_TOE)
        assert window.controller.setup == TWO_PEOPLE
        assert moves(window) == (4, 0, 8)

    def test_after_a_sudden_end_finds_both(
        self, qtbot: QtBot, start_program: StartProgram, tmp_path: Path
    ) -> None:
        window = start_program()
        window.controller.choose_setup(TWO_PEOPLE)
        window.play(4)
        switch(qtbot, window, CONNECT_FOUR)
        window.controller.choose_setup(FOUR_PEOPLE)
        drop(window, 3, 3)
        assert window.scores, "all is written by now"
        # What a killed program leaves: its files as they are, and no lock.
        killed = tmp_path / "killed"
        (tmp_path / "data").rename(killed)
        take(killed / "games.sqlite", tmp_path / "data")

        window = start_program()
        assert moves(window) == (3, 3)
        switch(qtbot, window, TIC_TAC_TOE)
        assert moves(window) == (4,)

    def test_with_a_file_of_version_1_resumes_its_game_and_has_room_for_the_other(
        self, qtbot: QtBot, start_program: StartProgram, tmp_path: Path
    ) -> None:
        take(KILLED, tmp_path / "data")
        window = start_program()
        assert moves(window)[:3] == (0, 1, 2)
        switch(qtbot, window, CONNECT_FOUR)
        assert window.scores == ["0", "0", "0"]
        window.controller.choose_setup(FOUR_PEOPLE)
        drop(window, *FOUR_IN_COLUMN_1)
        qtbot.waitUntil(lambda: window.scores == ["1", "0", "0"])
        switch(qtbot, window, TIC_TAC_TOE)
        assert moves(window)[:3] == (0, 1, 2)


class TestConnectFour:
    @pytest.mark.parametrize("difficulty", Difficulty, ids=lambda level: level.name)
    def test_is_played_by_pointer_and_keys_against_each_level(
        self, qtbot: QtBot, open_window: OpenWindow, difficulty: Difficulty
    ) -> None:
        window = open_window(Setup(difficulty=difficulty, game=CONNECT_FOUR))
        drop(window, 3)
        window.wait_for(Phase.PERSON)
        window.press(Qt.Key.Key_1)
        assert moves(window)[2] == 0
        qtbot.waitUntil(lambda: len(moves(window)) == 4)
        assert window.controller.phase in (Phase.PERSON, Phase.OVER)

    def test_offers_all_that_tic_tac_toe_does(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        for game in (TIC_TAC_TOE, CONNECT_FOUR):
            switch(qtbot, window, game)
            assert all(window.action(name).isVisible() for name in OFFERED)
            for name in ("values", "show_analysis"):
                assert window.find(QAbstractButton, name).isVisible()
        window.press(Qt.Key.Key_V)
        assert window.widget.move_values.is_chosen

    def test_gives_a_hint_in_its_own_words(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(FOUR_PEOPLE)
        drop(window, *FOUR_IN_COLUMN_1[:-1])
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: window.status.startswith("Hint: column 1."))
        assert "four in a row" in window.status

    def test_shows_its_hint_again_when_it_is_returned_to(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(FOUR_PEOPLE)
        drop(window, *FOUR_IN_COLUMN_1[:-1])
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: window.status.startswith("Hint: column 1."))
        switch(qtbot, window, TIC_TAC_TOE)
        assert "Hint" not in window.status
        switch(qtbot, window, CONNECT_FOUR)
        qtbot.waitUntil(lambda: window.status.startswith("Hint: column 1."))
        assert window.find(Annotation, "").isVisible()

    def test_has_statistics_of_its_own(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(Setup(), (0, 3, 1, 4, 2), (0, 3, 1, 4, 2))
        keep_games(Setup(game=CONNECT_FOUR), FOUR_IN_COLUMN_1)
        window = open_window(FOUR_PEOPLE)
        window.action("statistics").trigger()
        row = window.find(TallyRow, "tally_medium_x")
        qtbot.waitUntil(lambda: "1 played" in row.accessibleName())
        window.click("clear")
        box = window.find(QMessageBox, "")
        assert box.text() == "Clear all statistics and past games of Connect Four?"
        box.close()
        switch(qtbot, window, TIC_TAC_TOE)
        window.action("statistics").trigger()
        row = window.find(TallyRow, "tally_medium_x")
        qtbot.waitUntil(lambda: "2 played" in row.accessibleName())

    def test_has_past_games_of_its_own_to_play_on(
        self, qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames
    ) -> None:
        keep_games(Setup(), (0, 3, 1, 4, 2))
        keep_games(Setup(game=CONNECT_FOUR), FOUR_IN_COLUMN_1)
        window = open_window(FOUR_PEOPLE)
        window.action("past_games").trigger()
        past = window.find(QListView, "past_games")
        qtbot.waitUntil(lambda: past.model().rowCount() == 1)
        qtbot.keyClick(past.window(), Qt.Key.Key_Home)
        [play_on] = past.window().findChildren(QAbstractButton, "play_from_here")
        qtbot.mouseClick(play_on, Qt.MouseButton.LeftButton)
        assert window.controller.is_practice
        assert window.controller.setup.game is CONNECT_FOUR

    def test_is_explained_in_its_own_words(self, open_window: OpenWindow) -> None:
        window = open_window(FOUR_PEOPLE)
        for name in ("how_to_play", "keyboard_shortcuts"):
            window.action(name).trigger()
            text = window.find(HelpPage, name).plain_text
            for word in ("three in a row", "1 to 9", "exact odds"):
                assert word.lower() not in text.lower()
            assert "1 to 7" in text
            assert "Move Values" in text
            assert "search tree" in text.lower()
        text = window.find(HelpPage, "how_to_play").plain_text
        assert "four in a row" in text
        assert "a lookahead of 1 to 8 moves" in text

    def test_help_that_is_open_is_about_the_game_that_is_played(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(FOUR_PEOPLE)
        window.action("how_to_play").trigger()
        switch(qtbot, window, TIC_TAC_TOE)
        assert "three in a row" in window.find(HelpPage, "how_to_play").plain_text
        qtbot.waitUntil(lambda: "…" not in window.find(HelpPage, "how_to_play").plain_text)

    def test_has_mnemonics_that_differ(self, open_window: OpenWindow) -> None:
        assert_mnemonics_differ(open_window(FOUR_PEOPLE))

    def test_stays_in_another_language(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(FOUR_PEOPLE)
        drop(window, 3, 3)
        switch_language(window, "german", qtbot)
        assert is_played(window, CONNECT_FOUR)
        assert moves(window) == (3, 3)
        assert window.status == "Gelb ist dran."
        drop(window, 2)
        assert moves(window) == (3, 3, 2)
