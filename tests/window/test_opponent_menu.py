from dataclasses import replace

import pytest
from PySide6.QtWidgets import QMenu, QToolButton

from tests.choosers import Script, endless
from tests.main_window import OpenWindow, Window
from tictac_gui.engine import ADAPTIVE, Difficulty
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

NAMES = ["easy", "medium", "hard", "unbeatable", "adaptive", "two_people", "two_computers"]


def chip(window: Window) -> QToolButton:
    return window.find(QToolButton, "opponent")


def shown(menu: QMenu) -> list[str]:
    texts = [each.text() for each in menu.actions() if each.isVisible() and each.text()]
    return [text.partition("\n")[0] for text in texts]


def checked(window: Window) -> list[str]:
    return [name for name in NAMES if window.action(f"opponent_{name}").isChecked()]


@pytest.mark.parametrize("former", Players)
@pytest.mark.parametrize("opponent", NAMES)
def test_every_opponent_is_one_choice_away_from_every_other(
    open_window: OpenWindow, former: Players, opponent: str
) -> None:
    window = open_window(Setup(former), endless)
    assert chip(window).isVisible()
    window.action(f"opponent_{opponent}").trigger()
    assert checked(window) == [opponent]
    setup = window.controller.setup
    if opponent in ("two_people", "two_computers"):
        assert setup.players is Players[opponent.upper()]
    else:
        assert setup.difficulty.name == opponent.upper()
        assert len(window.controller.people) == 1


@pytest.mark.parametrize(
    ("setup", "text", "spoken"),
    [
        (Setup(), "vs Medium ▾", "Opponent: Medium"),
        (Setup(Players.PERSON_AS_O, Difficulty.EASY), "vs Easy ▾", "Opponent: Easy"),
        (
            Setup(difficulty=ADAPTIVE),
            "vs Adaptive ▾",
            "Opponent: Adaptive, step 9 of 20",
        ),
        (Setup(Players.TWO_PEOPLE), "Two people ▾", "Players: Two people"),
        (Setup(Players.TWO_COMPUTERS), "Two computers ▾", "Players: Two computers"),
    ],
)
def test_the_button_says_who_plays(
    open_window: OpenWindow, setup: Setup, text: str, spoken: str
) -> None:
    window = open_window(setup, endless)
    assert chip(window).text() == text
    assert chip(window).accessibleName() == spoken


def test_the_menu_says_it_in_full(open_window: OpenWindow) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE))
    opponents = [
        *("You vs &Easy", "You vs &Medium", "You vs &Hard", "You vs &Unbeatable"),
        *("You vs &Adaptive", "&Two People", "Two &Computers"),
    ]
    assert shown(chip(window).menu()) == opponents
    window.action("two_computers").trigger()
    assert shown(chip(window).menu()) == [*opponents, "&X's Level", "&O's Level"]


@pytest.mark.parametrize("players", [Players.PERSON_AS_X, Players.PERSON_AS_O, Players.ALTERNATING])
def test_who_comes_back_to_the_computer_has_the_marks_they_had(
    open_window: OpenWindow, players: Players
) -> None:
    window = open_window(Setup(players), endless)
    window.action("opponent_two_people").trigger()
    window.action("opponent_two_computers").trigger()
    window.action("opponent_hard").trigger()
    assert window.controller.setup == replace(Setup(players), difficulty=Difficulty.HARD)


def test_another_level_lets_the_game_go_on(open_window: OpenWindow) -> None:
    window = open_window(chooser=Script([0]))
    window.play(4)
    window.wait_for(Phase.PERSON)
    window.action("opponent_easy").trigger()
    assert window.marks == "O../.X./..."
    assert chip(window).text() == "vs Easy ▾"


def test_the_button_is_reached_by_keyboard(open_window: OpenWindow) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE))
    assert chip(window) in window.focusable
