"""The proof for both marks, one after the other: the person moves first, then second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tictac_gui.engine import Mark
from tictac_gui.engine.difficulty import Policy
from tictac_gui.games.exact import Proof
from tictac_gui.games.tic_tac_toe.exact import EXACT

Prove = Callable[[Policy], Iterator["Proofs"]]
"""Plays every possible game against a policy and yields the results so far."""


@dataclass(frozen=True, slots=True)
class Proofs:
    """The results so far."""

    person_first: Proof
    person_second: Proof

    @property
    def all(self) -> Proof:
        """Both together."""
        first, second = self.person_first, self.person_second
        return Proof(
            first.wins + second.wins,
            first.draws + second.draws,
            first.losses + second.losses,
            first.lost_game or second.lost_game,
            second.latest_game or first.latest_game,
        )


def prove_both(policy: Policy) -> Iterator[Proofs]:
    """Play a policy against everything that a person could play; yield the results so far."""
    first = Proof()
    for first in EXACT.prove(policy, Mark.O):
        yield Proofs(first, Proof())
    for second in EXACT.prove(policy, Mark.X):
        yield Proofs(first, second)
