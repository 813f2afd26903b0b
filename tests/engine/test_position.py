"""What the positions of every game have in common."""

import pytest

from tictac_gui.engine import Mark, Outcome


@pytest.mark.parametrize("mark", Mark)
def test_each_mark_is_the_opponent_of_the_other(mark: Mark) -> None:
    assert mark.other is not mark
    assert mark.other.other is mark


def test_marks_are_written_as_they_are_called() -> None:
    assert [mark.value for mark in Mark] == ["X", "O"]


def test_an_outcome_has_no_cells_unless_they_are_given() -> None:
    assert Outcome(Mark.X) == (Mark.X, frozenset())
