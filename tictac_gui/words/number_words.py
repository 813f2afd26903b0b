"""How numbers are written: percentages that add up to 100, values, durations and dates."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from tictac_gui.games.matchup import Odds
from tictac_gui.games.matchup import percentages as rounded
from tictac_gui.words.side_words import sides

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime
    from fractions import Fraction

    from tictac_gui.games import Game

translate = QCoreApplication.translate

MOST_DECIMALS = 2


def percentages(shares: Sequence[Fraction], decimals: int = MOST_DECIMALS) -> list[str]:
    """Write shares that add up to 1 as percentages that add up to 100."""
    return [_percentage(number) for number in share_numbers(shares, decimals)]


def percentage_range(lowest: float, highest: float) -> str:
    """Write a range of percentages, or one percentage if both ends are the same."""
    numbers = dict.fromkeys(_number(100 * share, 1) for share in (lowest, highest))
    return _percentage("\N{EN DASH}".join(numbers))


def share_numbers(shares: Sequence[Fraction], decimals: int) -> list[str]:
    """Write percentages without their sign; 0 and 100 are exact, and have no decimals."""
    return [
        qualifier.value + _number(float(value), decimals)
        for value, qualifier in rounded(shares, decimals)
    ]


def _number(value: float, decimals: int) -> str:
    return QLocale().toString(value, "f", 0 if value in (0, 100) else decimals)


def _percentage(number: str) -> str:
    # Languages differ in whether there is a space; a line must not break there.
    text = translate("Percentage", "{0}%").replace(" ", "\N{NO-BREAK SPACE}")
    return text.format(number)


def number(value: int) -> str:
    """Write a whole number with thousands separators."""
    return QLocale().toString(value)


def decimal(value: float) -> str:
    """Write a number with one decimal."""
    return QLocale().toString(value, "f", 1)


def ordinal(value: int) -> str:
    """Write a number up to 30 that says which of several is meant."""
    others = {
        1: translate("Ordinal", "1st"),
        2: translate("Ordinal", "2nd"),
        3: translate("Ordinal", "3rd"),
        21: translate("Ordinal", "21st"),
        22: translate("Ordinal", "22nd"),
        23: translate("Ordinal", "23rd"),
    }
    return others.get(value) or translate("Ordinal", "{0}th").format(value)


def odds_sentence(game: Game, odds: Odds, decimals: int = MOST_DECIMALS) -> str:
    """Say how games end."""
    return ends_sentence(game, percentages(odds.shares, decimals))


def ends_sentence(game: Game, shares: Iterable[str]) -> str:
    """Say how often each side wins, and how often nobody does."""
    text = translate("Matchup", "{3} wins {0}, draws {1}, {4} wins {2}")
    return text.format(*shares, *sides(game))


def duration(seconds: float) -> str:
    """Say roughly how long something takes."""
    whole = round(seconds)
    if whole < 1:
        return translate("Matchup", "less than a second")
    if whole < 60:
        return translate("Matchup", "{0} s").format(whole)
    if whole < 3600:
        return translate("Matchup", "{0} min {1} s").format(*divmod(whole, 60))
    return translate("Matchup", "{0} h {1} min").format(*divmod(round(seconds / 60), 60))


def value(amount: float) -> str:
    """Write a value with its sign."""
    if amount == 0:
        return "0"
    digits = "∞" if amount in (inf, -inf) else str(abs(amount))
    return f"+{digits}" if amount > 0 else f"−{digits}"


def side(*, is_max: bool) -> str:
    """Name the side that moves in a row of the tree."""
    return "MAX" if is_max else "MIN"


def moment(when: datetime) -> str:
    """Write a date and time as the locale does."""
    local = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)
