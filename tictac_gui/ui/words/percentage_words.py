"""How percentages are written: in the way of the language, and adding up to 100."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from tictac_gui.games.percentages import percentages as rounded

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

translate = QCoreApplication.translate

_MOST_DECIMALS = 2


def percentages(shares: Sequence[Fraction]) -> list[str]:
    """Write shares that add up to 1 as percentages that add up to 100."""
    # Languages differ in whether there is a space; a line must not break there.
    text = translate("Percentage", "{0}%").replace(" ", "\N{NO-BREAK SPACE}")
    return [text.format(number) for number in share_numbers(shares, _MOST_DECIMALS)]


def share_numbers(shares: Sequence[Fraction], decimals: int) -> list[str]:
    """Write the same without the sign; 0 and 100, without decimals, are exact."""
    locale = QLocale()
    return [
        side.value + locale.toString(float(value), "f", 0 if value in (0, 100) else decimals)
        for value, side in rounded(shares, decimals)
    ]
