"""What is said about each line of the code."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tictac_gui.analysis import code_words
from tictac_gui.engine.listing import Execution, Moment, Role
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.tic_tac_toe import Board

pytestmark = pytest.mark.usefixtures("qapp")

TRAP = FourBoard.parse("73766245772667543125356557223336")
SEARCHES: list[tuple[Game, Trace[Any]]] = [
    (TIC_TAC_TOE, Trace(Board.parse("O.X/X.X/.OO"))),
    (TIC_TAC_TOE, Trace(Board.parse("X.O/.X./.XO"), prune=True)),
    (TIC_TAC_TOE, Trace(Board.parse("XOX/XO./O.."), prune=True)),
    (CONNECT_FOUR, Trace(TRAP, prune=True, scoring=Scoring.THOUSANDS, lookahead=4)),
    (CONNECT_FOUR, Trace(TRAP, scoring=Scoring.FAR_DISTANCES, lookahead=1)),
]


def texts() -> Iterator[tuple[Moment[Any], str]]:
    for game, trace in SEARCHES:
        execution = Execution(trace)
        for number in range(execution.lines):
            moment = execution.moment(number)
            yield moment, code_words.line(game, trace, moment)


def test_every_kind_of_line_is_described(qapp: QApplication) -> None:
    del qapp
    roles = {moment.role for moment, text in texts() if text}
    assert roles == set(Role) - {Role.REST}


def test_no_text_has_an_open_place() -> None:
    for moment, text in texts():
        assert "{" not in text, moment.role
        assert text.endswith((".", "?")), text


@pytest.mark.parametrize(
    ("role", "text"),
    [
        (Role.RETURN_WIN, "X has won, and is MAX: call 5 returns +10."),
        (Role.RETURN_WIN, "O has won, and is MIN: call 3 returns −10."),
        (Role.RETURN_DRAW, "A draw: call {0} returns 0."),
        (Role.IS_DRAWN, "Is it a draw? No: O has won."),
        (Role.IS_FAR_ENOUGH, "Has it looked far enough ahead? No: depth is 0, not 4."),
        (Role.IS_FAR_ENOUGH, "Has it looked far enough ahead? Yes: depth is 4."),
        (Role.TRY, "No further move is left to try."),
        (Role.KEEP, "Call 5 has returned +10, higher than −10: the new best."),
        (Role.KEEP, "Call 6 has returned −10, not higher than +10: best stays."),
        (Role.NARROW, "alpha rises from −∞ to {0}: MAX can get that much here."),
        (Role.IS_CLOSED, "Has alpha reached beta? Yes: {0} ≥ {1}."),
        (Role.BREAK, "No further move need be tried: {0} are pruned."),
        (Role.BREAK, "No further move need be tried: 1 is pruned."),
        (Role.RETURN, "Call 1 returns +10, the highest value it has found. "),
    ],
)
def test_says_what_is_about_to_happen(role: Role, text: str) -> None:
    begins, _, rest = text.partition("{")
    _, _, ends = rest.rpartition("}")
    said = [each for moment, each in texts() if moment.role is role]
    assert any(each.startswith(begins) and each.endswith(ends) for each in said), said
