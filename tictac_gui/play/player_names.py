"""What two people at one screen are called; without a name, a player is called by the mark."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import bidirectional, category

from PySide6.QtCore import QObject, Signal

from tictac_gui.engine import Mark

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 20
"""How many characters a name may have."""
_JOINER = "\u200d"
_ISOLATED = "\u2068{0}\u2069"
# They would turn around the sentence in which the name is said.
_DIRECTIONS = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def cleaned(name: str) -> str:
    """Return a name as it can stand in a line of text; empty means that there is none."""
    spaced = " ".join(name.split())
    fit = (
        character
        for character in spaced
        if category(character) not in ("Cc", "Cs") and character not in _DIRECTIONS
    )
    # What joins emoji to one must have something to join.
    return "".join(fit)[:LONGEST].strip(f" {_JOINER}")


class PlayerNames(QObject):
    """The names, as the people have chosen them."""

    changed = Signal()

    def __init__(self, x: str = "", o: str = "") -> None:
        super().__init__()
        self._names = {Mark.X: cleaned(x), Mark.O: cleaned(o)}

    def of(self, mark: Mark) -> str:
        """Return the name that was chosen for the player of a mark, empty if none was."""
        return self._names[mark]

    @property
    def in_sentences(self) -> Mapping[Mark, str]:
        """The names that were chosen; those written from right to left leave the rest as it is."""
        return {
            mark: _ISOLATED.format(name) if _is_right_to_left(name) else name
            for mark, name in self._names.items()
            if name
        }

    def choose(self, x: str, o: str) -> None:
        """Call the players by these names from now on."""
        names = {Mark.X: cleaned(x), Mark.O: cleaned(o)}
        if names != self._names:
            self._names = names
            self.changed.emit()


class TypedNames(QObject):
    """What has been typed in place of the names, until it is accepted or discarded."""

    def __init__(self, names: PlayerNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.discard()

    def of(self, mark: Mark) -> str:
        """Return what was typed for the player of a mark, or is there to be changed."""
        return self._typed[mark]

    def type(self, mark: Mark, text: str) -> None:
        """Take what was typed."""
        self._typed[mark] = text

    def accept(self) -> None:
        """Call the players so from now on."""
        self._names.choose(self._typed[Mark.X], self._typed[Mark.O])

    def discard(self) -> None:
        """Go back to the names there are."""
        self._typed = {mark: self._names.of(mark) for mark in Mark}


def _is_right_to_left(name: str) -> bool:
    return any(bidirectional(character) in ("R", "AL") for character in name)
