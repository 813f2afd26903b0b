"""Steps through a search, from call to call or from line to line, as in a debugger."""

import pytest

from tictac_gui.analysis.tree_model import StepCommand, Walk
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.games import BoardPosition
from tictac_gui.games.tic_tac_toe import Board

SAMPLE = Trace[BoardPosition](Board.parse("O.X/X.X/.OO"))


@pytest.fixture
def by_line() -> Walk:
    return Walk.start(SAMPLE, is_by_line=True)


class TestAWalk:
    def test_is_as_long_as_there_are_steps_or_lines(self, by_line: Walk) -> None:
        assert by_line.length == 81
        assert by_line.by_line(False).length == SAMPLE.steps == 13

    def test_goes_no_further_than_to_the_end(self, by_line: Walk) -> None:
        for walk in (by_line, by_line.by_line(False)):
            assert walk.to(1_000).at == walk.length - 1
            for command in StepCommand:
                assert walk.to(1_000).after(command).at < walk.length
                assert walk.after(command).at >= 0

    def test_shows_the_calls_of_its_line_or_its_step(self, by_line: Walk) -> None:
        # The line after the return of call 2, which is the current one of the step.
        there = by_line.to(by_line.execution.number_of(4)).after(StepCommand.FORWARD)
        assert [call.number for call in there.path] == [1]
        assert there.step == 4
        assert [call.number for call in there.by_line(False).path] == [1, 2]

    def test_stays_in_place_when_the_unit_is_changed_to_and_fro(self, by_line: Walk) -> None:
        for step in range(SAMPLE.steps):
            walk = by_line.by_line(False).to(step)
            assert walk.by_line(True).step == step
            assert walk.by_line(True).by_line(False) == walk
            assert walk.moment == walk.by_line(True).moment

    def test_goes_on_in_a_search_that_only_scores_otherwise(self, by_line: Walk) -> None:
        walk = by_line.to(50)
        other = Trace[BoardPosition](SAMPLE.root.position, scoring=Scoring.DISTANCES)
        assert walk.is_alike(other)
        assert walk.through(other).moment.line == walk.moment.line
        assert not walk.is_alike(Trace[BoardPosition](SAMPLE.root.position, prune=True))
        assert not walk.is_alike(Trace[BoardPosition](Board()))


@pytest.mark.parametrize(
    ("command", "reached"),
    [
        (StepCommand.START, {0: 0, 5: 0, 80: 0}),
        (StepCommand.BACK, {0: 0, 1: 0, 80: 79}),
        (StepCommand.FORWARD, {0: 1, 79: 80, 80: 80}),
        (StepCommand.END, {0: 80, 80: 80}),
        # Line 6 makes call 2, which ends with line 30; then call 1 goes on.
        (StepCommand.OVER, {0: 1, 5: 6, 6: 31, 30: 31, 80: 80}),
        (StepCommand.OUT, {0: 80, 7: 31, 30: 31, 31: 80, 80: 80}),
    ],
)
def test_a_command_leads_from_line_to_line_as_a_debugger_would(
    by_line: Walk, command: StepCommand, reached: dict[int, int]
) -> None:
    assert {at: by_line.to(at).after(command).at for at in reached} == reached


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
