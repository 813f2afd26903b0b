"""Percentages as they are written in each language."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tictac_gui.words.number_words import ordinal, percentages, share_numbers

pytestmark = pytest.mark.usefixtures("english_numbers")


class InGerman(QTranslator):
    def translate(self, context: str, text: str, *_more: object) -> str:
        return "{0} %" if (context, text) == ("Percentage", "{0}%") else text


@pytest.fixture
def german(english_numbers: None, qapp: QApplication) -> Iterator[None]:  # noqa: ARG001 - before it
    QLocale.setDefault(QLocale("de_DE"))
    translator = InGerman()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.parametrize(
    ("share", "text", "rest"),
    [
        (Fraction(0), "0", "100"),
        (Fraction(1, 2), "50.00", "50.00"),
        (Fraction(191, 192), "99.48", "0.52"),
        (Fraction(1, 1_000_000), "<0.01", ">99.99"),
        (Fraction(1, 10_000), "0.01", "99.99"),
        (Fraction(12_345, 1_000_000), "1.23", "98.77"),
    ],
)
def test_what_may_happen_is_not_called_impossible_nor_certain(
    share: Fraction, text: str, rest: str
) -> None:
    assert share_numbers((share, 1 - share), decimals=2) == [text, rest]


def test_in_english_the_sign_follows_the_number() -> None:
    assert percentages((Fraction(191, 192), Fraction(1, 192), Fraction(0))) == [
        "99.48%",
        "0.52%",
        "0%",
    ]


@pytest.mark.usefixtures("german")
def test_in_german_a_space_is_between_them_at_which_no_line_breaks() -> None:
    shares = (Fraction(191, 192), Fraction(1, 192), Fraction(0))
    space = "\N{NO-BREAK SPACE}"
    assert percentages(shares) == [f"99,48{space}%", f"0,52{space}%", f"0{space}%"]
    rare = Fraction(1, 5000)
    assert share_numbers((rare, 1 - rare), decimals=1) == ["<0,1", ">99,9"]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        *((1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th")),
        *((13, "13th"), (20, "20th"), (21, "21st"), (22, "22nd"), (23, "23rd"), (24, "24th")),
    ],
)
def test_an_ordinal_has_its_ending(value: int, text: str) -> None:
    assert ordinal(value) == text
