"""The positions decide which boards are the same; a wrong mark is refuted by turning one."""

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.course.chapters import COURSE
from tictac_gui.course.same_boards import (
    Alike,
    MarkBoards,
    MarkBoardsTask,
    OtherBoard,
    SameBoard,
    Sameness,
    Turned,
    Unlike,
    images,
)
from tictac_gui.course.steps import NothingMarked
from tictac_gui.games import TIC_TAC_TOE

STEPS = [step for chapter in COURSE for step in chapter.steps if isinstance(step, MarkBoards)]
FIRST_MOVES = tuple((cell,) for cell in TIC_TAC_TOE.cells)


def task(
    sameness: Sameness, boards: tuple[tuple[int, ...], ...], *marks: int, pause_ms: int = 0
) -> MarkBoardsTask:
    made = MarkBoardsTask(MarkBoards("same", TIC_TAC_TOE, sameness, boards), pause_ms)
    for board in marks:
        made.toggle(board)
    return made


def said_by(checked: MarkBoardsTask, qtbot: QtBot) -> list[object]:
    """Have marks checked that are wrong, and return all that is said until the end."""
    said: list[object] = []
    checked.remarked.connect(said.append)
    checked.check()
    qtbot.waitUntil(lambda: not checked.is_showing)
    assert checked.is_right is False
    return said


class TestImages:
    def test_are_all_that_the_rules_take_for_the_same(self) -> None:
        moves = (0, 4, 5)
        boards = {TIC_TAC_TOE.history(image.moves).position for image in images(moves, 3)}
        assert len(boards) == 8
        assert len({board.canonical_key for board in boards}) == 1

    def test_turn_clockwise_and_swap_left_and_right(self) -> None:
        found = {(image.quarters, image.is_mirrored): image.moves for image in images((0, 1), 3)}
        assert found[0, False] == (0, 1)
        assert found[1, False] == (2, 5)
        assert found[2, False] == (8, 7)
        assert found[0, True] == (2, 1)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.key)
def test_every_step_of_the_course_has_right_and_wrong_boards(step: MarkBoards) -> None:
    made = MarkBoardsTask(step, pause_ms=0)
    assert 2 < len(made.right) < len(made.boards) - 1


class TestOneOfEachKind:
    @pytest.mark.parametrize("marks", [(0, 1, 4), (8, 5, 4), (2, 7, 4), (6, 3, 4)])
    def test_accepts_any_of_a_kind(self, marks: tuple[int, ...]) -> None:
        made = task(Sameness.KINDS, FIRST_MOVES, *marks)
        made.check()
        assert made.is_done

    def test_turns_one_of_two_that_are_the_same(self, qtbot: QtBot) -> None:
        made = task(Sameness.KINDS, FIRST_MOVES, 0, 1, 4, 8)
        said = said_by(made, qtbot)
        assert said == [
            Alike(is_both_marked=True),
            Turned(1, is_mirrored=False, is_same=False),
            Turned(2, is_mirrored=False, is_same=True),
            Alike(is_both_marked=True),
        ]
        assert made.boards[8] == made.boards[0]
        assert made.lit == {0, 8}
        assert not made.is_done

    def test_turns_one_of_a_kind_that_is_missing(self, qtbot: QtBot) -> None:
        made = task(Sameness.KINDS, FIRST_MOVES, 0, 4)
        *turned, last = said_by(made, qtbot)
        assert last == Unlike(8, is_marked=False)
        assert len(turned) == 8
        assert 1 in made.lit


class TestTurned:
    BOARDS = ((0, 4, 5), (2, 4, 7), (0, 4, 1))

    def test_a_board_that_was_missed_becomes_the_first(self, qtbot: QtBot) -> None:
        made = task(Sameness.TURNED, (*self.BOARDS, (8, 4, 3)), 1)
        assert said_by(made, qtbot)[-1] == Alike(is_both_marked=False)
        assert made.boards[3] == made.boards[0]

    def test_a_board_that_was_marked_wrongly_never_does(self, qtbot: QtBot) -> None:
        made = task(Sameness.TURNED, self.BOARDS, 2)
        assert said_by(made, qtbot)[-1] == Unlike(8, is_marked=True)

    def test_the_first_one_can_not_be_marked(self) -> None:
        assert task(Sameness.TURNED, self.BOARDS, 0).marks == set()


class TestReached:
    BOARDS = ((0, 4, 8), (8, 4, 0), (0, 8, 4))

    def test_shows_the_order_until_boards_are_compared(self, qtbot: QtBot) -> None:
        made = task(Sameness.REACHED, self.BOARDS, 2)
        assert made.order(2) == (0, 8, 4)
        assert said_by(made, qtbot)[-1] == OtherBoard()
        assert made.order(2) == ()
        assert made.ringed == {4, 8}

    def test_says_that_one_is_missing(self, qtbot: QtBot) -> None:
        made = task(Sameness.REACHED, (*self.BOARDS, (8, 4, 0)), 1)
        assert said_by(made, qtbot)[-1] == SameBoard()
        assert made.ringed == set()

    def test_compares_all_with_the_first(self) -> None:
        assert task(Sameness.REACHED, ((0, 4, 8), (0, 8, 4), (8, 4, 0))).right == {2}

    def test_needs_a_mark(self) -> None:
        made = task(Sameness.REACHED, self.BOARDS)
        assert made.lit == made.ringed == set()
        made.check()
        assert made.remark == NothingMarked()

    def test_a_mark_can_be_taken_back(self) -> None:
        assert task(Sameness.REACHED, self.BOARDS, 2, 1, 2).marks == {1}

    def test_a_mark_after_it_takes_the_refutation_away(self, qtbot: QtBot) -> None:
        made = task(Sameness.REACHED, self.BOARDS, 2, pause_ms=20)
        with qtbot.waitSignals([made.changed, made.changed]):
            made.check()
        assert made.lit == {0, 2}
        assert made.ringed == {4, 8}
        is_showing = [made.is_showing]
        made.toggle(1)
        assert made.lit == made.ringed == set()
        assert [*is_showing, made.is_showing] == [True, False]
        assert made.order(2) == (0, 8, 4)
        assert made.remark is None

    def test_nothing_can_be_marked_or_checked_once_it_is_done(self, qtbot: QtBot) -> None:
        made = task(Sameness.REACHED, self.BOARDS, 1)
        assert made.order(1) == (8, 4, 0)
        made.check()
        assert made.order(1) == (), "what counts now is what was reached"
        with qtbot.assertNotEmitted(made.changed):
            made.toggle(2)
            made.check()
        assert made.marks == {1}

    def test_the_last_hint_gives_the_boards_away_until_it_is_done(self) -> None:
        made = task(Sameness.REACHED, self.BOARDS)
        made.hint()
        assert made.marked == set()
        made.hint()
        assert made.marked == {1}
        made.toggle(1)
        made.check()
        assert made.marked == set()
