"""The person is the search: its order, what it skips and what alpha and beta are."""

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.course.chapters import COURSE
from tictac_gui.course.trees import Immaterial, Limit, LookedAt, Matters, Path, limits, subtree
from tictac_gui.course.walking import (
    Bounds,
    NotNext,
    NotOver,
    Returned,
    Walked,
    WalkTree,
    WalkTreeTask,
)
from tictac_gui.engine import Mark
from tictac_gui.engine.trace import Trace, Window
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board

WALKS = [
    pytest.param(step, id=step.key)
    for chapter in COURSE
    for step in chapter.steps
    if isinstance(step, WalkTree)
]
PLAIN = WalkTree("plain", TIC_TAC_TOE, Board.parse("O.X/X.X/.OO"))
SWEEP = WalkTree("sweep", TIC_TAC_TOE, Board.parse("XOX/OO./.X."), prune=True)
ORDER = WalkTree("order", TIC_TAC_TOE, Board.parse("..X/XOO/.OX"), prune=True)


def task_of(step: WalkTree) -> WalkTreeTask:
    return WalkTreeTask(step, pause_ms=0)


def walk(task: WalkTreeTask) -> list[object]:
    """Walk to the end, and return the remarks."""
    said: list[object] = []
    task.remarked.connect(said.append)
    while task.next:
        task.choose(task.next)
    task.end()
    return said


@pytest.mark.parametrize("step", WALKS)
class TestEveryWalk:
    def test_looks_at_what_the_search_looks_at_and_in_its_order(self, step: WalkTree) -> None:
        task = task_of(step)
        trace = Trace(step.position, prune=step.prune)
        order = [path for path, _ in subtree(trace, (), trace.root) if path in task.calls]
        seen = list(task.seen)
        while task.next:
            before = task.seen
            task.choose(task.next)
            seen += task.seen - before
        assert set(order) == set(seen) == task.seen
        assert [path for path in order if path in seen] == order
        task.end()
        assert task.is_done
        assert task.skipped == task.skippable == set(task.calls) - set(order)

    def test_shows_nothing_that_the_search_does_not_know(self, step: WalkTree) -> None:
        """Whatever boards not looked at are worth, every value and limit that is shown holds."""
        task = task_of(step)
        while task.next:
            for path, (value, limit) in task.known.items():
                call = task.calls[path]
                below = [each for each in task.calls if each[: len(path)] == path]
                is_complete = all(each in task.seen for each in below if not children(task, each))
                assert is_complete or limit is not Limit.EXACT or best_is_certain(task, path)
                match limit:
                    case Limit.EXACT:
                        assert value == call.value
                    case Limit.AT_MOST:
                        assert call.value <= value
                    case Limit.AT_LEAST:
                        assert call.value >= value
            task.choose(task.next)

    def test_ends_with_the_true_value_at_the_top(self, step: WalkTree) -> None:
        task = task_of(step)
        walk(task)
        assert task.known[task.top] == (task.calls[task.top].value, Limit.EXACT)

    def test_has_the_bounds_of_the_search(self, step: WalkTree) -> None:
        task = task_of(step)
        for said in (task.first_remark, *walk(task)):
            if isinstance(said, Bounds):
                assert said.window in windows(task)

    def test_can_be_refuted_at_every_wrong_board(self, step: WalkTree) -> None:
        task = task_of(step)
        while task.next:
            for path in task.calls:
                if path != task.next:
                    task.choose(path)
                    assert isinstance(task.remark, LookedAt | Immaterial | Matters | NotNext), path
                    if isinstance(task.remark, Immaterial):
                        assert path in task.skippable
                    assert not task.is_done
            task.choose(task.next)
            if task.is_over:
                return
        task.end()
        assert task.is_done


def children(task: WalkTreeTask, path: Path) -> list[Path]:
    return [each for each in task.calls if each[:-1] == path != each]


def best_is_certain(task: WalkTreeTask, path: Path) -> bool:
    """Return whether no board left below can change a value, by what is known of the others."""
    below = [task.known.get(each) for each in children(task, path)]
    value, _ = task.known[path]
    is_max = task.calls[path].is_max
    enough = {Limit.EXACT, Limit.AT_MOST if is_max else Limit.AT_LEAST}
    return all(
        each is not None
        and each[1] in enough
        and (each[0] <= value if is_max else each[0] >= value)
        for each in below
    )


def windows(task: WalkTreeTask) -> set[Window]:
    """Return alpha and beta of all calls at all steps."""
    search = task.search
    return {search.window(search.path(step)[-1], step) for step in range(search.steps)} | {
        search.window(call, later)
        for step in range(search.steps)
        for call in search.path(step)
        for later in range(step, search.steps)
    }


class TestMinimax:
    def test_says_what_each_call_does(self) -> None:
        task = task_of(PLAIN)
        said = walk(task)
        assert said[:3] == [
            Walked(2, None, ()),
            Walked(3, -10, ()),
            Walked(4, -10, (Returned(2, -10, is_max=False),)),
        ]
        assert said[-1] == Walked(
            9, -10, (Returned(6, -10, is_max=False), Returned(1, 10, is_max=True))
        )

    def test_knows_nothing_of_a_call_that_waits(self) -> None:
        task = task_of(PLAIN)
        for path in ((1,), (1, 4), (1, 6), (4,)):
            task.choose(path)
        assert task.values == {(1, 4): -10, (1, 6): -10, (1,): -10, (4,): 10}

    def test_numbers_the_calls(self) -> None:
        task = task_of(PLAIN)
        task.choose((1,))
        numbers = {path: state.number for path, state in task.states.items()}
        assert numbers[()] == 1
        assert numbers[1,] == 2
        assert numbers[4,] is None

    @pytest.mark.parametrize(
        ("path", "is_above"), [((4,), False), ((6,), False), ((1, 4), True), ((6, 1, 4), True)]
    )
    def test_comes_to_no_other_board_first(self, path: Path, is_above: bool) -> None:
        task = task_of(PLAIN)
        task.choose(path)
        assert task.remark == NotNext(is_above)

    def test_goes_to_no_board_again(self) -> None:
        task = task_of(PLAIN)
        task.choose(())
        assert task.remark == LookedAt(is_begun=True)
        for path in ((1,), (1, 4), (1, 6)):
            task.choose(path)
        task.choose((1,))
        assert task.remark == LookedAt()

    def test_has_no_bounds(self) -> None:
        assert task_of(PLAIN).first_remark is None

    def test_gives_the_next_board_away_last(self) -> None:
        task = task_of(PLAIN)
        task.hint()
        assert not any(state.is_marked for state in task.states.values())
        task.hint()
        assert task.states[1,].is_marked


class TestAlphaBeta:
    def test_covers_what_it_has_not_looked_at(self) -> None:
        task = task_of(SWEEP)
        while task.next:
            covered = {path for path, state in task.states.items() if state.is_covered}
            assert covered == set(task.calls) - task.seen
            task.choose(task.next)
        task.end()
        assert not any(state.is_covered for state in task.states.values())

    def test_goes_down_to_the_first_end_by_itself(self) -> None:
        task = task_of(SWEEP)
        assert task.latest == (5, 6, 8)
        assert task.first_remark == Bounds(Window(beta=10), Mark.O, is_max=False)

    def test_says_alpha_and_beta_where_the_search_is(self) -> None:
        said = walk(task_of(SWEEP))
        assert said == [
            Bounds(Window(alpha=0), Mark.X, is_max=True, value=0),
            Bounds(Window(0, -10), Mark.O, is_max=False, value=-10),
            Bounds(Window(0, -10), Mark.O, is_max=False, value=-10),
        ]

    def test_skips_what_is_passed_by(self, qtbot: QtBot) -> None:
        task = task_of(SWEEP)
        for path in ((5, 8), (6,), (8,)):
            task.choose(path)
        assert task.skipped == {path for path in task.skippable if path[0] == 6}
        assert task.known[6,] == (-10, Limit.AT_MOST)
        with qtbot.waitSignal(task.done):
            task.end()
        assert task.skipped == task.skippable

    def test_explains_why_a_board_can_be_skipped(self, qtbot: QtBot) -> None:
        task = task_of(SWEEP)
        for path in ((5, 8), (6,)):
            task.choose(path)
        task.choose((6, 8))
        assert task.remark == Immaterial(Mark.X, is_max=True, here=-10, elsewhere=0, is_chosen=True)
        qtbot.waitUntil(lambda: not task.is_busy)
        assert task.supposed[()] == 0
        task.choose((8,))
        assert task.supposed == {}

    def test_explains_why_a_board_can_not_be_skipped(self, qtbot: QtBot) -> None:
        task = task_of(SWEEP)
        task.choose((6,))
        assert isinstance(task.remark, Matters)
        qtbot.waitUntil(lambda: not task.is_busy)
        assert task.lit[0] == (5, 8)
        task.end()
        assert isinstance(task.remark, Matters)
        assert not task.is_done

    def test_does_not_know_that_nothing_is_better_than_a_win(self) -> None:
        task = task_of(ORDER)
        said: list[object] = []
        task.remarked.connect(said.append)
        task.choose((1,))
        task.end()
        assert said == [NotNext(is_above=False, is_certain=True), NotOver()]

    def test_knows_only_a_limit_of_a_move_that_is_cut_off(self) -> None:
        task = task_of(ORDER)
        walk(task)
        assert Trace(ORDER.position).children(Trace(ORDER.position).root)[-1].value == -10
        assert task.known[6,] == (0, Limit.AT_MOST)
        assert task.chosen_below((6,)) == (6, 0), "not the board that is crossed out"
        assert task.chosen_below(()) == (1,)

    def test_cuts_at_max_too(self) -> None:
        [step] = [each.values[0] for each in WALKS if each.id == "beta"]
        assert isinstance(step, WalkTree)
        task = task_of(step)
        cut = {path[:-1] for path in task.highest_skippable}
        assert cut
        assert all(task.calls[path].is_max for path in cut)

    def test_says_at_last_that_nothing_is_left(self) -> None:
        task = task_of(SWEEP)
        while task.next:
            task.choose(task.next)
        task.hint()
        task.hint()
        assert task.gives_end_away

    def test_can_not_be_answered_once_it_is_over(self, qtbot: QtBot) -> None:
        task = task_of(SWEEP)
        walk(task)
        with qtbot.assertNotEmitted(task.changed):
            task.choose((6, 8))
            task.end()


def test_a_value_that_may_be_anything_is_not_known() -> None:
    assert limits({(): (-float("inf"), float("inf"))}) == {}
