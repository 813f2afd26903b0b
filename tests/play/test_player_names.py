import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.engine import Mark
from tictac_gui.play.setup import LONGEST_NAME, PlayerNames, cleaned

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


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
def test_a_name_is_kept_as_it_can_stand_in_a_line(typed: str, kept: str) -> None:
    assert cleaned(typed) == kept
    assert cleaned(kept) == kept
    assert PlayerNames(typed).of(Mark.X) == kept


def test_none_is_there_until_one_is_chosen(qtbot: QtBot) -> None:
    names = PlayerNames()
    assert names.in_sentences == {}
    with qtbot.waitSignal(names.changed):
        names.choose("Anna", " ")
    assert names.in_sentences == {Mark.X: "Anna"}


def test_the_same_ones_change_nothing(qtbot: QtBot) -> None:
    names = PlayerNames("Anna", "Ben")
    with qtbot.assertNotEmitted(names.changed):
        names.choose(" Anna", "Ben ")


def test_one_from_right_to_left_does_not_turn_the_sentence_around() -> None:
    assert PlayerNames("דנה", "Ben").in_sentences == {Mark.X: "\u2068דנה\u2069", Mark.O: "Ben"}
