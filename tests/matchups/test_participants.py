"""Who takes part: ticked in a menu that stays open."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.matchups.matchups_page import FOUR_PLAYERS
from tictac_gui.matchups.table import Participants


@pytest.fixture
def participants(qtbot: QtBot) -> Participants:
    participants = Participants(FOUR_PLAYERS, FOUR_PLAYERS[:2])
    qtbot.addWidget(participants)
    return participants


def test_it_says_how_many_there_are(qtbot: QtBot, participants: Participants) -> None:
    count = len(FOUR_PLAYERS)
    assert participants.text() == f"Players: 2 of {count}"
    third = participants.menu().actions()[2]
    with qtbot.waitSignal(participants.changed):
        third.trigger()
    assert participants.text() == f"Players: 3 of {count}"
    assert participants.chosen == (*FOUR_PLAYERS[:3],)


def test_somebody_has_to_play(qtbot: QtBot, participants: Participants) -> None:
    first, second = participants.menu().actions()[:2]
    first.trigger()
    with qtbot.assertNotEmitted(participants.changed):
        second.trigger()
    assert participants.chosen == (FOUR_PLAYERS[1],)
    assert participants.text().startswith("Players: 1 of")


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_ticks_and_leaves_the_menu_open(
    qtbot: QtBot, participants: Participants, key: Qt.Key
) -> None:
    menu = participants.menu()
    menu.show()
    menu.setActiveAction(menu.actions()[2])
    qtbot.keyClick(menu, key)
    assert menu.isVisible()
    assert len(participants.chosen) == 3
    qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()


def test_others_are_shown_without_a_word(qtbot: QtBot, participants: Participants) -> None:
    with qtbot.assertNotEmitted(participants.changed):
        participants.show_chosen(FOUR_PLAYERS)
    assert participants.chosen == tuple(FOUR_PLAYERS)
