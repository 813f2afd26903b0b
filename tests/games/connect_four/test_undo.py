"""Undo and redo in any order and at any moment of a game, whoever the people in it are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tictac_gui.engine import IllegalMoveError, Mark
from tictac_gui.engine.history import History
from tictac_gui.games import CONNECT_FOUR, BoardPosition

UNDO, REDO = "undo", "redo"
commands = st.lists(st.one_of(st.integers(0, 6), st.sampled_from([UNDO, REDO])), max_size=70)
some_people = st.sets(st.sampled_from(Mark), min_size=1)


def turn(moves: int) -> Mark:
    return Mark.O if moves % 2 else Mark.X


def drawn(moves: tuple[int, ...]) -> str:
    """Drop discs on each other, with no rule but that, and write down what is there."""
    columns: list[list[str]] = [[] for _ in range(7)]
    for number, move in enumerate(moves):
        columns[move].append(turn(number).value)
    full = ["".join(column).ljust(6, ".") for column in columns]
    return "/".join("".join(column[row] for column in full) for row in reversed(range(6)))


def obey(
    history: History[BoardPosition], command: int | str, people: set[Mark]
) -> History[BoardPosition]:
    if command == UNDO:
        return history.undo(people) or history
    if command == REDO:
        return history.redo(people) or history
    if command in history.position.moves():
        return history.play(int(command))
    with pytest.raises(IllegalMoveError):
        history.play(int(command))
    return history


@given(commands, some_people)
def test_the_board_is_always_that_of_the_moves(
    given_commands: list[int | str], people: set[Mark]
) -> None:
    history = CONNECT_FOUR.history()
    for command in given_commands:
        history = obey(history, command, people)
        assert str(history.position) == drawn(history.moves)
        assert history.position.turn is turn(len(history.moves))


@given(commands, some_people)
def test_undo_leads_to_a_person_s_last_turn_and_redo_to_the_next(
    given_commands: list[int | str], people: set[Mark]
) -> None:
    history = CONNECT_FOUR.history()
    for command in given_commands:
        before, history = history, obey(history, command, people)
        if history == before or command not in (UNDO, REDO):
            continue
        assert history.moves + history.undone == before.moves + before.undone, "none is lost"
        fewer, more = sorted((len(before.moves), len(history.moves)))
        assert not any(turn(count) in people for count in range(fewer + 1, more)), "none is skipped"
        is_all_redone = command == REDO and not history.undone
        assert turn(len(history.moves)) in people or is_all_redone


@given(commands, some_people)
def test_redo_leads_back_to_where_a_person_has_undone(
    given_commands: list[int | str], people: set[Mark]
) -> None:
    history = CONNECT_FOUR.history()
    for command in given_commands:
        history = obey(history, command, people)
    is_theirs = history.position.outcome or history.position.turn in people
    undone = history.undo(people)
    if is_theirs and undone and not history.undone:
        assert undone.redo(people) == history
