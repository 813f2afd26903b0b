"""Proof that a player never loses, or a counterexample, by playing every possible game.

It takes no shortcuts: every game is played to its last move, and symmetric games are all played.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tictac_gui.engine.position import Mark
from tictac_gui.games.proof import Proof, Proofs
from tictac_gui.games.tic_tac_toe.board import Board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.engine.position import Outcome
    from tictac_gui.games.tic_tac_toe.replies import Weights

GAMES_PER_UPDATE = 25
"""How many games are played between two results."""


def prove_both(weights: Weights, policy: Policy) -> Iterator[Proofs]:
    """Let the person move first in all games, then second; yield the results so far."""
    first = Proof()
    for first in prove(weights, policy, Mark.O):
        yield Proofs(first)
    for second in prove(weights, policy, Mark.X):
        yield Proofs(first, second)


def prove(weights: Weights, policy: Policy, mark: Mark) -> Iterator[Proof]:
    """Play the policy with the mark against everything that a person could play.

    Every move that the policy might choose is tried too. The results so far are yielded every so
    often, and once all games are played; to stop early, stop iterating.
    """
    proof = Proof()
    for moves, outcome in _every_game(weights, policy, mark):
        proof = replace(proof, latest_game=moves)
        if outcome.winner is None:
            proof = replace(proof, draws=proof.draws + 1)
        elif outcome.winner is mark:
            proof = replace(proof, wins=proof.wins + 1)
        else:
            # Both sides can always draw, so no game has to be lost.
            proof = replace(
                proof,
                losses=proof.losses + 1,
                failures=proof.failures + 1,
                failed_game=proof.failed_game or moves,
            )
        if proof.games % GAMES_PER_UPDATE == 0:
            yield proof
    yield proof


def _every_game(
    weights: Weights, policy: Policy, mark: Mark
) -> Iterator[tuple[tuple[int, ...], Outcome]]:
    """Yield the moves and the outcome of every game, lower cells first."""
    choices: dict[Board, tuple[int, ...]] = {}

    def games(board: Board, moves: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Outcome]]:
        if outcome := board.outcome:
            yield moves, outcome
            return
        if board.turn is not mark:
            cells = board.moves()
        else:
            # Once per board: the choice doesn't depend on how the board was reached.
            if board not in choices:
                choices[board] = tuple(weights(board, policy))
            cells = choices[board]
        for cell in cells:
            yield from games(board.play(cell), (*moves, cell))

    return games(Board(), ())
