"""A past game in a window of its own: which position is shown, and the steps between them."""

import pytest
from pytestqt.qtbot import QtBot

from tests.sample_games import TWO_PEOPLE, X_WINS
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import GameRecord
from tictac_gui.play.viewed_game import Navigation, ViewedGame

END = len(X_WINS)


@pytest.fixture
def viewed(qtbot: QtBot) -> ViewedGame:  # noqa: ARG001 - the application must exist
    viewed = ViewedGame(TIC_TAC_TOE)
    viewed.show(GameRecord.begin(TWO_PEOPLE, 0, X_WINS))
    return viewed


def test_without_a_game_there_is_nothing_to_step_through() -> None:
    empty = ViewedGame(TIC_TAC_TOE)
    assert (empty.position, empty.last_move, empty.shown()) == (TIC_TAC_TOE.start, None, None)
    assert not any(map(empty.can_go, Navigation))


def test_its_end_is_shown_first(viewed: ViewedGame) -> None:
    assert (viewed.moves, viewed.last_move) == (END, X_WINS[-1])
    assert viewed.position == TIC_TAC_TOE.history(X_WINS).position
    assert viewed.shown() == (TIC_TAC_TOE, viewed.position, X_WINS)


@pytest.mark.parametrize(
    ("steps", "moves"),
    [
        ([Navigation.BACK], END - 1),
        ([Navigation.BACK, Navigation.BACK, Navigation.FORWARD], END - 1),
        ([Navigation.FIRST], 0),
        ([Navigation.FIRST, Navigation.FORWARD], 1),
        ([Navigation.FIRST, Navigation.LAST], END),
    ],
)
def test_a_step_shows_another_position(
    viewed: ViewedGame, steps: list[Navigation], moves: int
) -> None:
    for step in steps:
        viewed.go(step)
    assert viewed.moves == moves
    assert viewed.position == TIC_TAC_TOE.history(X_WINS[:moves]).position
    assert viewed.last_move == (X_WINS[moves - 1] if moves else None)


BACKWARD, FORWARD = (Navigation.FIRST, Navigation.BACK), (Navigation.FORWARD, Navigation.LAST)


@pytest.mark.parametrize(
    ("there", "beyond", "back"),
    [(Navigation.LAST, FORWARD, BACKWARD), (Navigation.FIRST, BACKWARD, FORWARD)],
)
def test_no_step_leads_beyond_its_ends(
    qtbot: QtBot,
    viewed: ViewedGame,
    there: Navigation,
    beyond: tuple[Navigation, ...],
    back: tuple[Navigation, ...],
) -> None:
    viewed.go(there)
    assert not any(map(viewed.can_go, beyond))
    assert all(map(viewed.can_go, back))
    with qtbot.assertNotEmitted(viewed.changed):
        for step in beyond:
            viewed.go(step)
    with qtbot.waitSignal(viewed.changed):
        viewed.go(back[0])
