"""Playing a game through its controller, and waiting for what it does."""

from pytestqt.qtbot import QtBot

from tests.choosers import Gate
from tests.play.conftest import Play
from tests.storage.stores import ask
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import Score
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.store import Store

AS_O = Setup(Players.PERSON_AS_O)
WATCHING = Setup(Players.TWO_COMPUTERS)


def wait_for_turn(qtbot: QtBot, game: GameController) -> None:
    qtbot.waitUntil(lambda: game.phase is Phase.PERSON)


def play_moves(qtbot: QtBot, game: GameController, *cells: int) -> None:
    for cell in cells:
        wait_for_turn(qtbot, game)
        game.play_move(cell)


def score(qtbot: QtBot, game: GameController) -> Score:
    """Return the score once the store has answered."""
    store: Store = game._store
    ask(qtbot, store, lambda _database: None)
    return game.score


def play_on_gate(
    qtbot: QtBot, play: Play, setup: Setup | None = None
) -> tuple[GameController, Gate]:
    """Let a person play the centre, so that the computer thinks and is held there."""
    gate = Gate()
    game = play(setup, gate, find_hint=gate.find_hint)
    game.play_move(4)
    qtbot.waitUntil(lambda: gate.is_reached)
    assert game.phase is Phase.COMPUTER
    return game, gate
