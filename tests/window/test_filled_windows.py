"""Windows with all that they can show: everything has room, makes sense and changes colour."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.language.live_language import open_page, settled
from tests.main_window import KeepGames, OpenWindow, Window
from tests.matchups.conftest import open_matchups  # noqa: F401
from tests.matchups.matchups_page import OpenMatchups
from tests.proof.conftest import open_proof  # noqa: F401
from tests.proof.proof_page import OpenProof
from tests.puzzles.conftest import OpenPuzzles, open_puzzles  # noqa: F401 - a fixture
from tests.puzzles.puzzles_page import solve
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, X_WINS
from tests.window.parts import (
    assert_all_can_be_seen,
    assert_all_have_names,
    assert_all_have_room,
    assert_all_texts_make_sense,
    assert_is_narrow_enough,
)
from tests.window.pictures import colours_left, wait_until_up_to_date
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.look import theme


def assert_is_finished(qtbot: QtBot, window: Window, filled: QWidget) -> None:
    QApplication.processEvents()
    assert_all_have_room(filled)
    assert_all_have_names(filled)
    assert_all_texts_make_sense(filled)
    assert_all_can_be_seen(filled)
    assert_is_narrow_enough(filled)
    window.action("dark").trigger()
    wait_until_up_to_date(qtbot, filled)
    assert colours_left(filled, theme.LIGHT, theme.DARK) == set()


@pytest.mark.parametrize("shows_all", [False, True])
def test_match_ups_that_were_played(
    qtbot: QtBot,
    open_matchups: OpenMatchups,  # noqa: F811 - the fixture
    shows_all: bool,
) -> None:
    matchups = open_matchups()
    if shows_all:
        matchups.show_all()
    matchups.play(20)
    assert_is_finished(qtbot, matchups.window, matchups.widget)


def test_a_notice_with_an_offer(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.widget.offer_course()
    assert_is_finished(qtbot, window, window.widget)


def test_a_proof_that_has_ended(qtbot: QtBot, open_proof: OpenProof) -> None:  # noqa: F811
    proving = open_proof()
    proving.prove()
    assert_is_finished(qtbot, proving.window, proving.widget)
    muted = [
        label.text()
        for label in proving.widget.findChildren(QLabel)
        if label.palette().color(label.foregroundRole()) == theme.DARK.muted and label.isVisible()
    ]
    assert "Games" in muted


@pytest.mark.parametrize("game", [TIC_TAC_TOE, CONNECT_FOUR], ids=lambda game: game.name)
def test_a_puzzle_that_is_solved(
    qtbot: QtBot,
    open_puzzles: OpenPuzzles,  # noqa: F811
    game: Game,
) -> None:
    puzzling = open_puzzles(game)
    solve(puzzling, qtbot)
    assert_is_finished(qtbot, puzzling.window, puzzling.widget)


@pytest.mark.parametrize("name", ["statistics", "past_games"])
def test_games_of_all_kinds(
    qtbot: QtBot, open_window: OpenWindow, keep_games: KeepGames, name: str
) -> None:
    keep_games(EASY_AS_X, X_WINS, O_WINS, DRAWN)
    window = open_window(EASY_AS_X)
    window.action(name).trigger()
    settled(window, qtbot)
    [dialog] = [each for each in QApplication.topLevelWidgets() if each.parent() is window.widget]
    assert_is_finished(qtbot, window, dialog)


@pytest.mark.parametrize("page", ["moves", "search_tree", "methods"])
def test_the_analysis_of_a_game_that_is_over(
    qtbot: QtBot, open_window: OpenWindow, page: str
) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(*X_WINS)
    open_page(window, page)
    settled(window, qtbot)
    assert_is_finished(qtbot, window, window.widget)
