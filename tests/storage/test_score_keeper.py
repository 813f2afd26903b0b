"""The score between those who play, whoever they are and whenever the store answers."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.storage.files_of_games import write_games
from tests.storage.stores import OpenStore, Owner
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.play.records import Score
from tictac_gui.storage.store import ScoreKeeper

EASY = Difficulty.EASY


@pytest.fixture
def scores(qtbot: QtBot, path: Path, open_store: OpenStore) -> ScoreKeeper:
    """Keep the score of a person who has won three games as X against Easy."""
    write_games(path, 3)
    store = open_store()
    Owner(store).start()
    scores = ScoreKeeper(store, store)
    with qtbot.waitSignal(scores.score_found):
        scores.follow(None, EASY, TIC_TAC_TOE)
    return scores


def test_is_nothing_to_nothing_until_the_store_has_answered(open_store: OpenStore) -> None:
    store = open_store()
    assert ScoreKeeper(store, store).score == Score()


def test_comes_from_the_store(scores: ScoreKeeper) -> None:
    assert scores.score == Score(x_wins=3)


def test_of_players_who_swap_marks_is_swapped_before_the_store_answers(
    scores: ScoreKeeper,
) -> None:
    scores.follow(EASY, None, TIC_TAC_TOE)
    assert scores.score == Score(o_wins=3)


def test_of_the_same_players_stays_until_the_store_answers(scores: ScoreKeeper) -> None:
    scores.follow(None, EASY, TIC_TAC_TOE)
    assert scores.score == Score(x_wins=3)


def test_of_others_or_another_game_is_not_known_at_first(qtbot: QtBot, scores: ScoreKeeper) -> None:
    scores.follow(None, EASY, CONNECT_FOUR)
    assert scores.score == Score()
    with qtbot.waitSignal(scores.score_found):
        scores.follow(None, EASY, TIC_TAC_TOE)
    assert scores.score == Score(x_wins=3), "and no answer about the other game is taken for it"
