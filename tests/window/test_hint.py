"""A hint makes a game practice: that is said beside it before it is given, and once when it is."""

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import DRAWN, TWO_PEOPLE, X_WINS

WARNING = "A hint makes this game practice."
TIP = "Mark a good move. With a hint, this game doesn't count. (H)"


def hint(window: Window, qtbot: QtBot) -> None:
    window.action("hint").trigger()
    qtbot.waitUntil(lambda: window.status.startswith("Hint: "))


class TestBeforeItIsGiven:
    def test_the_menu_and_the_tip_say_what_it_makes_of_the_game(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        assert window.action("hint").text() == "&Hint (Makes It Practice)"
        assert window.button("hint").toolTip() == TIP
        hint(window, qtbot)
        assert window.action("hint").text() == "&Hint"
        assert window.button("hint").toolTip() == "Mark a good move, and say why it is good. (H)"
        window.action("new_game").trigger()
        assert window.button("hint").toolTip() == TIP

    def test_the_status_says_so_too_as_long_as_the_button_is_attended(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.button("hint").setFocus(Qt.FocusReason.TabFocusReason)
        assert window.status == WARNING
        window.button("undo").setFocus(Qt.FocusReason.TabFocusReason)
        window.cells[4].setFocus(Qt.FocusReason.TabFocusReason)
        assert window.status == "X to move."
        qtbot.mouseMove(window.widget, QPoint(1, 1))
        qtbot.mouseMove(window.button("hint"))
        qtbot.waitUntil(lambda: window.status == WARNING)
        hint(window, qtbot)


class TestOnceItIsGiven:
    def test_its_words_stay_as_long_as_its_ring(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        hint(window, qtbot)
        said = window.status
        window.controller.names.choose("Anna", "Bo")
        window.button("hint").setFocus(Qt.FocusReason.TabFocusReason)
        window.cells[4].setFocus(Qt.FocusReason.TabFocusReason)
        assert window.status == said
        assert window.hinted
        window.play(0)
        assert window.status == "Practice: this game doesn't count. Bo to move."
        assert not window.hinted

    def test_practice_is_announced_once(
        self, qtbot: QtBot, open_window: OpenWindow, heard: list[str]
    ) -> None:
        window = open_window(TWO_PEOPLE)
        for _ in range(2):
            hint(window, qtbot)
            qtbot.waitUntil(lambda: not window.controller._finder.is_searching)
        first, second = heard
        assert first == f"{second} Practice: this game doesn't count."

    def test_the_game_is_not_scored(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        hint(window, qtbot)
        window.play(*X_WINS)
        assert window.status == "X wins! Practice, not counted."
        assert window.scores == ["0", "0", "0"]


def test_the_button_is_disabled_when_the_game_is_over(open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(*DRAWN)
    assert not window.button("hint").isEnabled()
    window.action("undo").trigger()
    assert window.button("hint").isEnabled()
