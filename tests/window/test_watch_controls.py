import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolButton
from pytestqt.qtbot import QtBot

from tests.changes import changes_of, wait_for
from tests.choosers import Script, endless
from tests.main_window import OpenWindow, StartProgram, Window
from tests.sample_games import X_WINS
from tests.window.clipping import wait_until_unclipped
from tictac_gui.play.change import Event
from tictac_gui.play.controller import Phase
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.watching import Speed

WATCHING = Setup(Players.TWO_COMPUTERS)
NAMES = ["pause", "step", "keep_playing", "speed"]


def visible(window: Window) -> list[str]:
    buttons = [window.widget.findChild(QAbstractButton, name) for name in NAMES]
    return [button.objectName() for button in buttons if button and button.isVisible()]


def places_of(window: Window, *names: str) -> list[QPoint]:
    """Return where these buttons stand in the window."""
    return [window.button(name).mapTo(window.widget, QPoint()) for name in names]


@pytest.mark.parametrize("players", Players)
def test_they_are_there_only_while_two_computers_play(
    open_window: OpenWindow, players: Players
) -> None:
    window = open_window(Setup(players), endless)
    assert visible(window) == (NAMES if players is Players.TWO_COMPUTERS else [])
    window.action("two_computers").trigger()
    assert visible(window) == NAMES
    window.action("person_as_x").trigger()
    assert visible(window) == []


def test_they_are_reached_by_keyboard_and_have_names(open_window: OpenWindow) -> None:
    window = open_window(WATCHING, endless)
    focusable = {widget.objectName(): widget for widget in window.focusable}
    for name in NAMES:
        assert focusable[name].accessibleName() or focusable[name].property("text")
    assert window.button("speed").accessibleName() == "Speed: Normal"


def test_the_focus_goes_to_the_board_when_they_go(open_window: OpenWindow) -> None:
    window = open_window(WATCHING, endless)
    window.button("step").setFocus(Qt.FocusReason.TabFocusReason)
    window.action("two_people").trigger()
    assert window.focused.startswith("cell_")


def test_pause_and_resume_is_one_button(open_window: OpenWindow) -> None:
    window = open_window(WATCHING, endless)
    assert window.status == "X is thinking…"
    window.click("pause")
    assert window.button("pause").text() == "Resume"
    assert window.status == "Paused. X to move."
    window.click("pause")
    assert window.button("pause").text() == "Pause"
    assert window.status == "X is thinking…"


def test_step_makes_one_move(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(WATCHING, Script(X_WINS), pause_ms=3_600_000)
    window.click("step")
    qtbot.waitUntil(lambda: window.marks == "X../.../...")
    assert window.status == "Paused. O to move."
    window.button("step").setFocus(Qt.FocusReason.TabFocusReason)
    window.press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.marks == "X../O../...")


def test_keep_playing_begins_the_next_game(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(WATCHING, Script(X_WINS * 3))
    window.button("keep_playing").click()
    ends = changes_of(window.controller, lambda change: change.ends_game)
    qtbot.waitUntil(lambda: len(ends) == 2)
    window.button("keep_playing").click()


def test_nothing_moves_between_games_that_follow_each_other(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(WATCHING, Script(X_WINS), pause_ms=3_600_000)
    window.button("keep_playing").click()
    QApplication.processEvents()
    places = places_of(window, "cell_0", "pause", "new_game")
    with qtbot.waitSignal(window.find(GameReview, "").reviewed):
        for _ in X_WINS:
            with wait_for(qtbot, window.controller, Event.REPLIED):
                window.click("step")
    assert window.button("see_turning_point").isVisible(), "paused, it can be looked at"
    window.click("pause")
    QApplication.processEvents()
    assert not window.button("see_turning_point").isVisible()
    assert places_of(window, "cell_0", "pause", "new_game") == places


def test_the_speed_is_chosen_from_a_menu(open_window: OpenWindow) -> None:
    window = open_window(WATCHING, endless)
    slow, normal, fast = window.find(QToolButton, "speed").menu().actions()
    assert normal.isChecked()
    fast.trigger()
    assert fast.isChecked()
    assert not slow.isChecked()
    assert window.button("speed").text() == "Fast ▾"
    assert window.widget.watching.speed is Speed.FAST


def test_what_was_chosen_is_kept_but_not_the_pause(start_program: StartProgram) -> None:
    first = start_program()
    first.action("two_computers").trigger()
    first.click("pause")
    first.find(QToolButton, "speed").menu().actions()[0].trigger()
    first.button("keep_playing").click()
    first.widget.close()
    second = start_program()
    assert second.button("keep_playing").isChecked()
    assert second.button("speed").text() == "Slow ▾"
    assert second.button("pause").text() == "Pause"
    second.button("keep_playing").click()
    second.wait_until_not(Phase.COMPUTER)


@pytest.mark.parametrize("size", [(320, 420), (480, 640)])
def test_no_text_is_clipped(qtbot: QtBot, open_window: OpenWindow, size: tuple[int, int]) -> None:
    window = open_window(WATCHING, endless)
    window.widget.resize(*size)
    QApplication.processEvents()
    wait_until_unclipped(qtbot, window)
