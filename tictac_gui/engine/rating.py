"""How a level that adapts follows a person's results, up and down a scale of steps.

It is Elo's rule against an opponent who is always rated as the person is. Both are expected to do
equally well, so a win raises the rating, a loss lowers it by as much, and a draw is just what was
expected: it says nothing about who wins the games that aren't drawn, of which a person is to win
half. As in Elo's rule, the first games move it further than later ones.
"""

from __future__ import annotations

from dataclasses import dataclass

_FIRST_STEP = 0.45
"""Where on the scale begins of whom nothing is known: rather too low than too high."""
_FIRST_GAIN, _GAMES_PER_GAIN = 0.15, 2
"""By how much of the scale the first games move it, and after how many it is half a step less."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How well a person plays, in half steps of a scale; all that has to be kept."""

    step: int
    """The step at which the next game is played, counted from 1."""
    lead: int = 0
    """How many half steps the rating is above that: -1, 0 or 1.

    The step follows only when it is a whole one behind, so that it doesn't change to and fro: in
    the long run, it takes two wins more than losses to move it.
    """
    games: int = 0
    """How many games have moved the rating."""

    @classmethod
    def first(cls, steps: int) -> Rating:
        """Return where a person begins on a scale of so many steps."""
        return cls(max(1, round(_FIRST_STEP * steps)))

    def is_possible(self, steps: int) -> bool:
        """Return whether a person can have this rating on a scale of so many steps."""
        is_within = 2 <= 2 * self.step + self.lead <= 2 * steps
        return is_within and abs(self.lead) <= 1 and self.games >= 0

    def after(self, *, won: bool, steps: int) -> Rating:
        """Return the rating after a game that was won or lost, on a scale of so many steps."""
        gain = max(1, round(2 * _FIRST_GAIN * steps) - self.games // _GAMES_PER_GAIN)
        rating = 2 * self.step + self.lead + (gain if won else -gain)
        lead = min(max(rating, 2), 2 * steps) - 2 * self.step
        # Towards zero: the step stays half a step behind rather than run ahead.
        moved = int(lead / 2)
        return Rating(self.step + moved, lead - 2 * moved, self.games + 1)
