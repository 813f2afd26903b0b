"""The positions of the course are what its words say of them."""

import pytest

from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.tracing.trace import Scoring, Trace
from tictac_gui.games import BoardPosition
from tictac_gui.play.course.chapters import COURSE
from tictac_gui.play.course.steps import FillTree, Judge, PickMove, Play


def step_of(chapter: str, step: str) -> Play | Judge | PickMove | FillTree:
    [steps] = [part.steps for part in COURSE if part.key == chapter]
    [found] = [each for each in steps if each.key == step]
    assert isinstance(found, Play | Judge | PickMove | FillTree)
    return found


def position(chapter: str, step: str) -> BoardPosition:
    return step_of(chapter, step).position


def endings(chapter: str, step: str) -> list[Ending]:
    """Return what each move leads to."""
    found = step_of(chapter, step)
    scores = found.game.search.evaluate(found.position).scores
    return [Forecast.of(score).ending for score in scores.values()]


@pytest.mark.parametrize(
    ("step", "ending"),
    [
        ("win", Ending.WIN),
        ("draw", Ending.DRAW),
        ("lost", Ending.LOSS),
        ("judge", Ending.DRAW),
        ("foresee", Ending.WIN),
        ("prove", Ending.WIN),
    ],
)
def test_the_first_chapter_has_wins_draws_and_losses(step: str, ending: Ending) -> None:
    reached = endings("can_you_win", step)
    assert max(reached, key=lambda each: each.value) is ending
    assert ending is Ending.LOSS or set(reached) != {ending}, "there is something to do wrong"


def test_the_first_win_can_be_reached_in_more_than_one_way() -> None:
    assert endings("can_you_win", "win").count(Ending.WIN) > 1


def test_the_doomed_board_has_wins_below_it() -> None:
    trace = Trace(position("backwards", "doomed"))
    assert {call.value for call in trace.children(trace.root)} == {trace.root.value} == {-10}
    replies = [each for call in trace.children(trace.root) for each in trace.children(call)]
    assert max(each.value for each in replies) == 10


def test_one_move_alone_wins_what_is_played_out() -> None:
    assert position("backwards", "far") == position("backwards", "play")
    assert endings("backwards", "far").count(Ending.WIN) == 1


def test_two_wins_look_the_same_until_moves_are_counted() -> None:
    board = position("sooner", "equal")
    plain, counted = Trace(board), Trace(board, scoring=Scoring.DISTANCES)
    assert [call.value for call in plain.children(plain.root)].count(plain.root.value) == 2
    assert [call.value for call in counted.children(counted.root)].count(counted.root.value) == 1
    assert plain.root.best != counted.root.best
    assert board == position("sooner", "naive") == position("sooner", "finish")


def test_names_are_unique_and_short_enough_for_the_settings() -> None:
    assert len({chapter.key for chapter in COURSE}) == len(COURSE)
    for chapter in COURSE:
        assert 3 <= len(chapter.steps) <= 8
        assert len(set(chapter.keys)) == len(chapter.steps)
        assert all(key.isidentifier() for key in (chapter.key, *chapter.keys))
