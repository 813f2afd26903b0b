import pytest

from tictac_gui.analysis.tree_model import StepCommand
from tictac_gui.engine.trace import Trace
from tictac_gui.games import BoardPosition
from tictac_gui.games.tic_tac_toe import Board

SAMPLE = Trace[BoardPosition](Board.parse("O.X/X.X/.OO"))
"""Its steps are at the calls 1, 2, 3, 4, 2, 5, 6, 7, 8, 7, 9, 6, 1."""


@pytest.mark.parametrize(
    ("command", "reached"),
    [
        (StepCommand.START, {0: 0, 5: 0, 12: 0}),
        (StepCommand.BACK, {0: 0, 1: 0, 12: 11}),
        (StepCommand.FORWARD, {0: 1, 11: 12, 12: 12}),
        (StepCommand.END, {0: 12, 12: 12}),
        # To the return of this call: 2 returns at step 4, 7 at 9; a finished game has returned,
        # so it is the next call's: after 3 comes 4, after 5 comes 6, after 2 has returned, 5.
        (
            StepCommand.OVER,
            {0: 12, 1: 4, 2: 3, 3: 4, 4: 5, 5: 11, 6: 11, 7: 9, 8: 9, 11: 12, 12: 12},
        ),
        (StepCommand.OUT, {0: 12, 1: 12, 2: 4, 3: 4, 5: 12, 7: 11, 8: 9, 9: 11, 12: 12}),
    ],
)
def test_a_command_leads_where_a_debugger_would(
    command: StepCommand, reached: dict[int, int]
) -> None:
    assert {at: command.target(SAMPLE, at) for at in reached} == reached


def test_only_two_commands_go_back() -> None:
    assert {command for command in StepCommand if not command.is_forward} == {
        StepCommand.START,
        StepCommand.BACK,
    }
