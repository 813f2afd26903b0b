"""What can be skipped in a tree is what alpha-beta skips, and every wrong mark is refuted."""

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.course.chapters import COURSE
from tictac_gui.course.steps import NothingMarked
from tictac_gui.course.trees import (
    Immaterial,
    Limit,
    LookedAt,
    Matters,
    Path,
    PruneTree,
    PruneTreeTask,
    Supposed,
    subtree,
)
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board

STEPS = [step for chapter in COURSE for step in chapter.steps if isinstance(step, PruneTree)]
CUT = PruneTree("cut", TIC_TAC_TOE, Board.parse("O.X/.O./XOX"), seen=(3, 1))
PRUNED: Path = (3, 5)


def opened(task: PruneTreeTask) -> set[Path]:
    """Return the boards that are shown as not looked at yet."""
    return {path for path, state in task.states.items() if state.is_open}


def marked(step: PruneTree, *paths: Path) -> PruneTreeTask:
    task = PruneTreeTask(step, pause_ms=0)
    for path in paths:
        task.toggle(path)
    return task


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
class TestEveryTreeOfTheCourse:
    def test_has_something_to_skip(self, step: PruneTree) -> None:
        task = marked(step)
        assert task.skippable
        assert list(task.calls) == sorted(task.calls), "that is the order of the search"
        assert len(task.skippable) == task.trace.root.calls - task.search.root.calls
        assert not task.skippable & task.looked_at

    def test_needs_all_that_is_looked_at_unless_the_result_is_certain(
        self, step: PruneTree
    ) -> None:
        task = marked(step)
        visited = dict(subtree(task.search, (), task.search.root))
        for path in task.calls:
            window = visited[path].window if path in visited else None
            is_certain = window and (window.alpha >= 10 or window.beta <= -10)
            assert task.matters(path) == (path in visited and not is_certain), path

    def test_is_done_by_marking_what_alpha_beta_prunes(self, step: PruneTree) -> None:
        task = marked(step, *marked(step).highest_skippable)
        task.check()
        assert task.is_done
        assert task.values[()] == task.trace.root.value == task.search.root.value


class TestMarking:
    def test_takes_all_below_along(self) -> None:
        task = marked(CUT, PRUNED)
        assert task.skipped == {PRUNED, (3, 5, 1)}

    def test_below_a_mark_takes_that_back(self) -> None:
        task = marked(CUT, PRUNED, (3, 5, 1))
        assert task.skipped == set()

    def test_above_a_mark_takes_its_place(self) -> None:
        task = marked(CUT, (3, 5, 1), PRUNED)
        task.toggle(PRUNED)
        assert task.skipped == set()

    def test_what_has_been_looked_at_is_refused(self) -> None:
        task = marked(CUT, (1,))
        assert task.remark == LookedAt()
        task.toggle((3,))
        assert task.remark == LookedAt(is_begun=True), "it has not been looked at to the end"
        assert task.skipped == set()

    def test_the_board_at_the_top_does_nothing(self) -> None:
        assert marked(CUT, ()).skipped == set()

    def test_shows_no_value_that_is_not_known_yet(self) -> None:
        task = marked(CUT)
        assert task.supposed == {}
        assert task.values[1,] == 0
        assert task.values[3, 1] == -10
        assert opened(task) == {(3, 5), (3, 5, 1), (5,)}
        assert {path for path, state in task.states.items() if state.is_begun} == {(), (3,)}
        assert task.known[3,] == (-10, Limit.AT_MOST), "for O has an answer worth that"
        assert task.known[()] == (0, Limit.AT_LEAST)
        covered = {path for path, state in task.states.items() if state.is_covered}
        assert covered == opened(task), "nor the boards"


class TestChecking:
    def test_nothing_asks_for_a_mark(self) -> None:
        task = marked(CUT)
        task.check()
        assert task.remark == NothingMarked()
        assert not task.is_done

    def test_a_board_that_matters_shows_two_values_with_two_results(self, qtbot: QtBot) -> None:
        task = marked(CUT, PRUNED, (5,))
        said: list[object] = []
        task.remarked.connect(said.append)
        task.check()
        qtbot.waitUntil(lambda: not task.is_showing)
        matters = Matters((0, 10), (0, 10))
        assert said == [matters, Supposed(0, 0), Supposed(10, 10), matters]
        assert task.is_right is False
        assert task.lit == ((5,), ())
        assert task.supposed == {(5,): 10, (): 10}
        task.check()
        assert task.supposed == {}, "it is shown again from the beginning"

    def test_a_board_that_was_missed_shows_that_nothing_changes(self, qtbot: QtBot) -> None:
        step = PruneTree("two", TIC_TAC_TOE, Board.parse("XOX/OO./.X."), seen=(6, 5))
        task = marked(step, (6, 8))
        said: list[object] = []
        task.remarked.connect(said.append)
        task.check()
        qtbot.waitUntil(lambda: not task.is_showing)
        why, *supposed, again = said
        assert isinstance(why, Immaterial)
        assert (why.chooser.value, why.is_max, why.here, why.elsewhere) == ("X", True, -10, 0)
        assert supposed == [Supposed(-10, 0), Supposed(0, 0), Supposed(10, 0)]
        assert again == why
        assert task.is_right is False

    def test_accepts_more_where_the_result_is_certain_already(self) -> None:
        # O wins in the first answer to the first move: it can't get better for O.
        step = PruneTree("order", TIC_TAC_TOE, Board.parse("..X/XOO/.OX"), seen=(0, 1))
        [pruned] = marked(step).highest_skippable
        task = marked(step, pruned, (0, 6))
        assert not task.matters((0, 6))
        assert (0, 6) not in task.skippable
        task.check()
        assert task.is_done

    def test_a_mark_after_it_takes_the_refutation_away(self) -> None:
        task = marked(CUT, (5,))
        task.check()
        assert task.lit
        task.toggle((5,))
        assert not task.lit
        assert not task.is_showing
        assert task.remark is None

    def test_nothing_can_be_marked_or_checked_once_it_is_done(self, qtbot: QtBot) -> None:
        task = marked(CUT, PRUNED)
        task.check()
        assert task.is_done
        with qtbot.assertNotEmitted(task.changed):
            task.toggle((5,))
            task.check()
        assert task.skipped == {PRUNED, (3, 5, 1)}
        assert opened(task) == set()
        assert set(task.values) == set(task.calls) - task.skippable
        assert task.known[3,] == (-10, Limit.AT_MOST)
        assert task.known[()] == (10, Limit.EXACT)

    def test_the_search_has_come_to_the_board_that_was_seen_last(self) -> None:
        task = marked(CUT, (5,))
        attended = [task.attended]
        task.check()
        assert [*attended, task.attended] == [[(3, 1)], [(5,)]], "then to the one that is refuted"

    def test_the_last_hint_gives_the_boards_away(self) -> None:
        task = marked(CUT)
        task.hint()
        assert task.marked == set()
        task.hint()
        assert task.marked == {PRUNED}
        assert task.attended == [PRUNED]
        task.toggle(PRUNED)
        task.check()
        assert task.marked == set()
