"""Looks for widgets that stand alone."""

from tictac_gui.look.appearance import Look
from tictac_gui.look.motion import Motion
from tictac_gui.look.theme import LIGHT, Theme


def look(theme: Theme = LIGHT, *, is_animated: bool = False) -> Look:
    return Look(theme, Motion(is_chosen=is_animated))
