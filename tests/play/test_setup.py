from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.engine import ADAPTIVE, Difficulty, Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.setup import LONGEST_NAME, PlayerNames, Players, Setup, cleaned

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


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


class TestNames:
    @pytest.mark.parametrize(
        ("typed", "kept"),
        [
            ("Anna", "Anna"),
            ("XX and OO", "XX and OO"),
            ("  Anna \t Lena\n", "Anna Lena"),
            ("", ""),
            (" \u2003\u2028 ", ""),
            ("Zoë Ñandú", "Zoë Ñandú"),
            ("דנה", "דנה"),
            ("小明", "小明"),
            (FAMILY, FAMILY),
            ("<b>&Ben</b>", "<b>&Ben</b>"),
            ("A\x00n\x1bna", "Anna"),
            ("\ud83dAnna", "Anna"),
            ("\u202eannA\u2069", "annA"),
            ("n" * 500, "n" * 20),
            ("n" * (LONGEST_NAME - 1) + " n", "n" * (LONGEST_NAME - 1)),
            ("n" * (LONGEST_NAME - 2) + FAMILY, "n" * (LONGEST_NAME - 2) + FAMILY[0]),
        ],
    )
    def test_a_name_is_kept_as_it_can_stand_in_a_line(self, typed: str, kept: str) -> None:
        assert cleaned(typed) == kept
        assert cleaned(kept) == kept
        assert PlayerNames(typed).of(Mark.X) == kept

    def test_none_is_there_until_one_is_chosen(self, qtbot: QtBot) -> None:
        names = PlayerNames()
        assert names.in_sentences == {}
        with qtbot.waitSignal(names.changed):
            names.choose("Anna", " ")
        assert names.in_sentences == {Mark.X: "Anna"}

    def test_the_same_ones_change_nothing(self, qtbot: QtBot) -> None:
        names = PlayerNames("Anna", "Ben")
        with qtbot.assertNotEmitted(names.changed):
            names.choose(" Anna", "Ben ")

    def test_one_from_right_to_left_does_not_turn_the_sentence_around(self) -> None:
        assert PlayerNames("דנה", "Ben").in_sentences == {Mark.X: "\u2068דנה\u2069", Mark.O: "Ben"}
