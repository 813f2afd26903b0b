"""The colours of a terminal, or none where it has none or none are wanted; no text depends on them.

They are of the sixteen that people choose for their terminals, so that they can be read there.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass

from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending


@dataclass(frozen=True, slots=True)
class Ink:
    """Puts a text into colour by the codes for it, if there is any colour."""

    is_coloured: bool = False

    def mark(self, mark: Mark, text: str) -> str:
        """Return a text in the colour of a mark: blue or red, as in the window."""
        return self._with("1;94" if mark is Mark.X else "1;91", text)

    def ending(self, ending: Ending, text: str) -> str:
        """Return a text in the colour of what it leads to."""
        codes = {Ending.WIN: "32", Ending.LOSS: "31", Ending.DRAW: ""}
        return self._with(codes[ending], text)

    def strong(self, text: str) -> str:
        """Return a text that stands out."""
        return self._with("1", text)

    def faint(self, text: str) -> str:
        """Return a text that stays in the background."""
        return self._with("2", text)

    def _with(self, codes: str, text: str) -> str:
        return f"\x1b[{codes}m{text}\x1b[0m" if self.is_coloured and codes else text


def ink() -> Ink:
    """Return the colours of the terminal that the output goes to; none if it goes elsewhere."""
    is_terminal = bool(sys.stdout) and sys.stdout.isatty()
    # See https://no-color.org: an empty value doesn't count.
    is_wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    # Older consoles of Windows show the codes as they are.
    is_able = sys.platform != "win32" or "WT_SESSION" in os.environ
    return Ink(is_terminal and is_wanted and is_able)
