"""Another language, at once: the game and its window stay as they were."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.board.shown_values import shown_values
from tests.changes import wait_for
from tests.choosers import Gate, Script
from tests.language.live_language import (
    english_among,
    is_german,
    only,
    open_page,
    settled,
    switch,
    texts,
)
from tests.main_window import OpenWindow, Window
from tests.sample_games import DRAWN, EASY_AS_X, TWO_PEOPLE, WATCHED, X_WINS
from tictac_gui.engine import ADAPTIVE, Difficulty
from tictac_gui.play.change import Event
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.widgets.labels import ElidedLabel
from tictac_gui.window import game_panel, main_window
from tictac_gui.window.game_panel import GamePanel


class TestTheGame:
    @pytest.mark.parametrize("moves", [(), (4, 0), X_WINS, DRAWN])
    def test_goes_on_where_it_is(
        self, qtbot: QtBot, open_window: OpenWindow, moves: tuple[int, ...]
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*moves)
        if moves:
            window.action("undo").trigger()
        marks, scores, winning = window.marks, window.scores, window.winning
        switch(window, "german", qtbot)
        assert (window.marks, window.scores, window.winning) == (marks, scores, winning)
        assert window.action("redo").isEnabled() is bool(moves)
        window.action("redo").trigger()
        assert window.controller.moves == moves

    def test_goes_on_at_the_step_of_the_adaptive_level(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(Setup(difficulty=ADAPTIVE), Script([3, 4]))
        window.play(0, 1, 2)
        switch(window, "german", qtbot)
        assert "12/20" in window.widget.findChildren(ElidedLabel)[-1].shown
        assert window.action("adaptive").isChecked()
        assert "12" in window.action("adaptive").text()

    def test_goes_on_while_the_computer_thinks(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        gate = Gate()
        window = open_window(EASY_AS_X, chooser=gate)
        window.play(4)
        switch(window, "german", qtbot)
        assert window.controller.phase is Phase.COMPUTER
        assert english_among({window.status}) == set()
        gate.open()
        window.wait_for(Phase.PERSON)
        assert window.marks.count("O") == 1
        assert window.status == "Du bist dran mit X."

    def test_may_change_right_after_the_switch(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4)
        panel = only(window, GamePanel)
        with wait_for(qtbot, window.controller, Event.NEW_GAME):
            window.action("language_german").trigger()
            # Its turn comes before anything that is deleted later is.
            QTimer.singleShot(0, window.controller, window.controller.new_game)
        assert is_german()
        assert not isValid(panel)
        assert window.marks == ".../.../..."
        assert window.status == "X ist dran."

    def test_shows_its_winner_even_if_the_line_was_being_struck(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.play(*X_WINS)
        assert only(window, GamePanel).board.is_striking
        switch(window, "german", qtbot)
        assert not only(window, GamePanel).board.is_striking
        assert window.status == "X gewinnt!"
        assert window.winning == {0, 1, 2}
        assert window.scores == ["1", "0", "0"]

    def test_strikes_no_line_again_and_announces_no_winner_again(
        self, qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.play(*X_WINS)
        qtbot.waitUntil(lambda: window.status == "X wins!")
        said: list[str] = []
        monkeypatch.setattr(game_panel, "announce", lambda _widget, text: said.append(text))
        switch(window, "german", qtbot)
        assert said == []
        assert not only(window, GamePanel).board.is_striking
        assert window.status == "X gewinnt!"

    def test_that_two_computers_play_stays_paused(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(WATCHED, pause_ms=60_000)
        window.widget.watching.pause()
        in_english = texts(window, visible=True)
        switch(window, "german", qtbot)
        assert window.widget.watching.is_paused
        assert english_among(texts(window)) == set()
        switch(window, "english", qtbot)
        assert texts(window, visible=True) == in_english

    def test_keeps_its_hint(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4, 1)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: window.hinted == {2})
        switch(window, "german", qtbot)
        assert window.hinted == {2}
        assert window.status.startswith("Tipp")
        window.play(8)
        switch(window, "english", qtbot)
        assert window.hinted == set()

    def test_is_looked_back_at_as_before(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4, 0, 8)
        open_page(window, "moves")
        moves = window.find(QListView, "moves")
        moves.setCurrentIndex(moves.model().index(1, 0))
        assert window.marks == ".../.X./..."
        switch(window, "german", qtbot)
        assert window.marks == ".../.X./..."
        assert window.find(QListView, "moves").currentIndex().row() == 1
        assert window.find(QLabel, "looking_back").text() == "Rückblick: Zug 1 von 3"
        window.action("back_to_game").trigger()
        assert window.marks == "O../.X./..X"

    def test_shows_move_values_at_once(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("move_values").trigger()
        qtbot.waitUntil(lambda: len(shown_values(window)) == 9)
        switch(window, "german", qtbot)
        assert len(shown_values(window)) == 9
        assert window.action("move_values").isChecked()
        window.play(4)
        qtbot.waitUntil(lambda: len(shown_values(window)) == 8)
        window.action("move_values").trigger()
        assert not shown_values(window)
        switch(window, "english", qtbot)
        assert not shown_values(window), "those that were turned off don't come back"


class TestTheWindow:
    def test_stays_the_same_one_where_it_is(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.setGeometry(40, 60, 700, 720)
        switch(window, "german", qtbot)
        assert window.widget.geometry().getRect() == (40, 60, 700, 720)
        assert window.widget.isActiveWindow()

    def test_stays_maximised(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.showMaximized()
        switch(window, "german", qtbot)
        assert window.widget.isMaximized()

    @pytest.mark.parametrize("name", ["cell_0", "cell_8", "new_game", "player_o", "move_back"])
    def test_keeps_the_focus_where_it_is(
        self, qtbot: QtBot, open_window: OpenWindow, name: str
    ) -> None:
        window = open_window()
        open_page(window, "moves")
        window.play(4)
        window.find(QWidget, name).setFocus()
        assert window.focused == name
        switch(window, "german", qtbot)
        assert window.focused == name

    @pytest.mark.parametrize(
        "reason", [Qt.FocusReason.MouseFocusReason, Qt.FocusReason.TabFocusReason]
    )
    def test_shows_the_focus_only_if_it_did_before(
        self, qtbot: QtBot, open_window: OpenWindow, reason: Qt.FocusReason
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.cells[0].setFocus(reason)
        is_shown = window.cells[0].has_keyboard
        assert is_shown is (reason is Qt.FocusReason.TabFocusReason)
        switch(window, "german", qtbot)
        assert window.focused == "cell_0"
        assert window.cells[0].has_keyboard is is_shown

    def test_says_which_language_it_is_in_now(
        self, qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(main_window, "announce", lambda _widget, text: said.append(text))
        window = open_window(TWO_PEOPLE)
        switch(window, "german", qtbot)
        switch(window, "english", qtbot)
        assert [text.split(": ")[1] for text in said] == ["Deutsch", "English"]

    def test_is_never_painted_half_translated(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS)
        open_page(window, "moves")
        settled(window, qtbot)
        painted = Painted(window)
        switch(window, "german", qtbot)
        qtbot.waitUntil(lambda: painted.in_german > 0)
        assert painted.mixed == []

    def test_shows_what_has_been_chosen(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.PERSON_AS_O, Difficulty.HARD))
        window.action("animations").trigger()
        is_animated = window.action("animations").isChecked()
        switch(window, "german", qtbot)
        for name in ("language_german", "hard", "person_as_o"):
            assert window.action(name).isChecked(), name
        assert not window.action("language_system").isChecked()
        assert window.action("animations").isChecked() is is_animated


class Painted:
    """Looks at the texts each time before something in the window is painted."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.in_german = 0
        self.mixed: list[set[str]] = []
        self._watch = _PaintWatch(window.widget, self._look)

    def _look(self) -> None:
        visible = {
            text
            for label in self._window.widget.findChildren(QLabel)
            if label.isVisible() and (text := label.text())
        }
        if is_german():
            self.in_german += 1
            if english := english_among(visible):
                self.mixed.append(english)


class _PaintWatch(QWidget):
    def __init__(self, window: QWidget, look: Callable[[], None]) -> None:
        super().__init__()
        self._look = look
        window.installEventFilter(self)

    def eventFilter(self, _watched: object, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.UpdateRequest:
            self._look()
        return False
