from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from tests.tic_tac_toe import strength
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.levels import LEVELS
from tictac_gui.play.strengths import DifficultyStrengths


@pytest.fixture
def strengths(qtbot: QtBot) -> Iterator[DifficultyStrengths]:  # noqa: ARG001 - the application must exist
    strengths = DifficultyStrengths(TIC_TAC_TOE)
    yield strengths
    strengths.shutdown()


def thread(strengths: DifficultyStrengths) -> QThread | None:
    return strengths._worker._thread if strengths._worker else None


def test_nothing_is_measured_before_someone_wants_to_know(strengths: DifficultyStrengths) -> None:
    assert strengths.game is TIC_TAC_TOE
    assert not strengths.by_difficulty
    assert thread(strengths) is None


def test_every_level_is_measured(qtbot: QtBot, strengths: DifficultyStrengths) -> None:
    with qtbot.waitSignal(strengths.measured):
        strengths.measure()
        assert not strengths.by_difficulty
    assert strengths.by_difficulty == {
        difficulty: strength(LEVELS[difficulty]) for difficulty in Difficulty
    }


def test_they_are_measured_once_and_then_the_thread_ends(
    qtbot: QtBot, strengths: DifficultyStrengths
) -> None:
    with qtbot.waitSignal(strengths.measured):
        strengths.measure()
        strengths.measure()
    used = thread(strengths)
    assert used
    assert used.isFinished()
    with qtbot.assertNotEmitted(strengths.measured):
        strengths.measure()
    assert thread(strengths) is used


def test_shutdown_while_measuring_ends_the_thread_unanswered(
    qtbot: QtBot, strengths: DifficultyStrengths
) -> None:
    with qtbot.assertNotEmitted(strengths.measured):
        strengths.measure()
        strengths.shutdown()
    used = thread(strengths)
    assert used
    assert used.isFinished()
    strengths.shutdown()
