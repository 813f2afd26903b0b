"""Looks for widgets that stand alone."""

from tictac_gui.look.look import Look, Motion
from tictac_gui.look.theme import LIGHT, Theme


def look(theme: Theme = LIGHT, *, is_animated: bool = False) -> Look:
    return Look(theme, Motion(is_chosen=is_animated))
