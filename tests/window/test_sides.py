"""In Connect Four the sides are amber and red: whatever the window shows or says, never X and O."""

import re
from xml.etree import ElementTree as ET

import pytest
from pytestqt.qtbot import QtBot

from tests.course.answers import go_wrong
from tests.course.conftest import open_course  # noqa: F401 - a fixture
from tests.course.course import OpenCourse, Pointer
from tests.language.live_language import open_page, settled, texts, texts_of
from tests.main_window import KeepGames, OpenWindow, Window, assert_mnemonics_differ
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.controller import Phase
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.setup import Players, Setup
from tictac_gui.resources import resource

AMBER_WINS = (0, 1, 0, 1, 0, 1, 0)
_LETTER = re.compile(r"(?<![\w&])&?[XO](?!\w)")
_OF_TIC_TAC_TOE = (
    *("X and O take turns marking", "X und O besetzen"),
    *("X tries its three moves", "X probiert seine drei"),
    *("with X, O and a dot", "mit X, O und einem Punkt"),
    *("written as its moves in turn", "schreibt man als seine Züge"),
)


def lettered(found: set[str]) -> set[str]:
    """Return the texts that call a side by its letter."""
    return {text for text in found if _LETTER.search(text)}


def drop(window: Window, *columns: int) -> None:
    for column in columns:
        window.wait_for(Phase.PERSON)
        window.click(f"column_{column}")


@pytest.mark.parametrize("players", Players)
def test_a_game_is_played_by_amber_and_red(
    qtbot: QtBot, open_window: OpenWindow, heard: list[str], players: Players
) -> None:
    window = open_window(Setup(players, Difficulty.EASY, game=CONNECT_FOUR))
    assert lettered(texts(window)) == set()
    assert_mnemonics_differ(window)
    if players is Players.TWO_PEOPLE:
        drop(window, *AMBER_WINS[:-1])
        for action in ("undo", "redo", "hint"):
            window.action(action).trigger()
            assert lettered(texts(window)) == set()
        qtbot.waitUntil(lambda: window.status.startswith("Hint: column 1."))
        assert lettered(texts(window)) == set()
        drop(window, AMBER_WINS[-1])
        assert window.status == "Amber wins! Practice, not counted."
        review = window.find(GameReview, "")
        qtbot.waitUntil(lambda: not review.is_running)
        window.action("see_turning_point").trigger()
    elif players is not Players.TWO_COMPUTERS:
        window.wait_for(Phase.PERSON)
    for page in ("moves", "search_tree"):
        open_page(window, page)
        assert lettered(settled(window, qtbot)) == set()
    assert lettered(set(heard)) == set()


@pytest.mark.parametrize(
    "name",
    [
        *("statistics", "past_games", "matchups", "proof", "names", "puzzles", "how_to_play"),
        "open_position",
    ],
)
def test_other_windows_name_them_so_too(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, name: str
) -> None:
    for players in Players:
        keep_games(Setup(players, Difficulty.EASY, game=CONNECT_FOUR), AMBER_WINS)
    window = open_window(Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR))
    before = texts(window)
    window.action(name).trigger()
    shown = settled(window, qtbot) - before
    assert shown
    assert lettered(shown) == set()


@pytest.mark.parametrize("step", ["drop", "estimate", "two", "look", "punish", "trap", "further"])
def test_the_course_names_them_so_too(
    open_course: OpenCourse,  # noqa: F811 - the fixture
    step: str,
) -> None:
    course = open_course()
    course.open("out_of_sight", step)
    course.settle()
    shown = texts_of(course.widget)
    course.click("course_hint")
    course.settle()
    shown |= texts_of(course.widget)
    for _ in go_wrong(course, Pointer()):
        course.settle()
        shown |= texts_of(course.widget)
        break
    assert lettered(shown) == set()


def test_no_sentence_about_both_games_has_a_letter_in_it() -> None:
    catalogue = ET.parse(resource("translations") / "tictac_de.ts")  # noqa: S314 - our own
    found = {
        (context.findtext("name", ""), text)
        for context in catalogue.iter("context")
        for message in context.iter("message")
        for text in (message.findtext("source", ""), message.findtext("translation", ""))
        if _LETTER.search(text)
    }
    # All but the last chapter of the course are about tic-tac-toe; a test above opens the last.
    others = {text for context, text in found if context != "Course"}
    assert {text for text in others if not any(part in text for part in _OF_TIC_TAC_TOE)} == set()
