from dataclasses import replace

import pytest

from tictac_gui.engine import ADAPTIVE, Difficulty, Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.setup import Players, Setup


def test_people_hold_the_marks_that_were_chosen_for_them() -> None:
    assert Players.PERSON_AS_X.people(0) == Players.PERSON_AS_X.people(1) == {Mark.X}
    assert Players.PERSON_AS_O.people(0) == Players.PERSON_AS_O.people(1) == {Mark.O}
    assert Players.TWO_PEOPLE.people(0) == {Mark.X, Mark.O}
    assert Players.TWO_COMPUTERS.people(0) == set()


def test_marks_change_hands_from_game_to_game_when_alternating() -> None:
    held = [Players.ALTERNATING.people(game) for game in range(3)]
    assert held == [{Mark.X}, {Mark.O}, {Mark.X}]


def test_the_computer_plays_a_person_at_the_chosen_difficulty() -> None:
    setup = Setup(Players.ALTERNATING, Difficulty.HARD)
    assert (setup.seat(Mark.X, 0), setup.seat(Mark.O, 0)) == (None, Difficulty.HARD)
    assert (setup.seat(Mark.X, 1), setup.seat(Mark.O, 1)) == (Difficulty.HARD, None)


def test_players_of_a_past_game_leave_other_choices_alone() -> None:
    easy = Difficulty.EASY
    chosen = Setup(Players.PERSON_AS_X, easy, easy, easy)
    person = Setup(Players.ALTERNATING, Difficulty.HARD)
    computers = Setup(
        Players.TWO_COMPUTERS, x_difficulty=Difficulty.HARD, o_difficulty=Difficulty.MEDIUM
    )
    assert chosen.adopting(person) == Setup(Players.ALTERNATING, Difficulty.HARD, easy, easy)
    assert chosen.adopting(computers) == Setup(
        Players.TWO_COMPUTERS, easy, Difficulty.HARD, Difficulty.MEDIUM
    )
    assert chosen.adopting(Setup(Players.TWO_PEOPLE)) == Setup(Players.TWO_PEOPLE, easy, easy, easy)


def test_two_computers_have_a_level_each() -> None:
    setup = Setup(
        Players.TWO_COMPUTERS, x_difficulty=Difficulty.EASY, o_difficulty=Difficulty.UNBEATABLE
    )
    assert setup.seat(Mark.X, 0) is Difficulty.EASY
    assert setup.seat(Mark.O, 0) is Difficulty.UNBEATABLE


def test_a_level_that_the_game_lacks_can_t_be_chosen() -> None:
    without_scale = replace(TIC_TAC_TOE, scale=())
    with pytest.raises(ValueError, match="tic_tac_toe has no level ADAPTIVE"):
        Setup(difficulty=ADAPTIVE, game=without_scale)
