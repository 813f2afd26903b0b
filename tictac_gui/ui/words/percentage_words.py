"""How percentages are written: in the way of the language, and adding up to 100."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from tictac_gui.games.matchup import percentages as rounded

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

translate = QCoreApplication.translate

MOST_DECIMALS = 2


def percentages(shares: Sequence[Fraction], decimals: int = MOST_DECIMALS) -> list[str]:
    """Write shares that add up to 1 as percentages that add up to 100."""
    return [_percentage(number) for number in share_numbers(shares, decimals)]


def percentage_range(lowest: float, highest: float) -> str:
    """Write between which percentages a share lies, or that it has just one value."""
    numbers = dict.fromkeys(_number(100 * share, 1) for share in (lowest, highest))
    return _percentage("\N{EN DASH}".join(numbers))


def share_numbers(shares: Sequence[Fraction], decimals: int) -> list[str]:
    """Write the same without the sign; 0 and 100, without decimals, are exact."""
    return [
        side.value + _number(float(value), decimals) for value, side in rounded(shares, decimals)
    ]


def _number(value: float, decimals: int) -> str:
    return QLocale().toString(value, "f", 0 if value in (0, 100) else decimals)


def _percentage(number: str) -> str:
    # Languages differ in whether there is a space; a line must not break there.
    text = translate("Percentage", "{0}%").replace(" ", "\N{NO-BREAK SPACE}")
    return text.format(number)
