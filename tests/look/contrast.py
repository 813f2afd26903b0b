"""The themes, and how well two colours can be told apart."""

import pytest
from PySide6.QtGui import QColor

from tictac_gui.look import theme

THEMES = {
    "light": theme.LIGHT,
    "dark": theme.DARK,
    "light high contrast": theme.LIGHT_HIGH_CONTRAST,
    "dark high contrast": theme.DARK_HIGH_CONTRAST,
}
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast as accessibility guidelines define it, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
