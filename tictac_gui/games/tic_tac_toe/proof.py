"""Proof that a player never loses, or the game that refutes it, by playing every possible game.

It takes no short cut: nothing is known of a game before its last move is played, and no game
stands for another.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tictac_gui.games.exact import Proof
from tictac_gui.games.tic_tac_toe.board import Board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.engine.position import Mark, Outcome
    from tictac_gui.games.tic_tac_toe.replies import Weights

PORTION = 100
"""How many games are played between two looks at the count."""


def prove(weights: Weights, policy: Policy, mark: Mark) -> Iterator[Proof]:
    """Let the player hold the mark against everything that a person could play.

    Every move that the player might choose is tried too. The count is given again and again, the
    last time when all games are played; whoever has seen enough stops asking.
    """
    proof = Proof()
    for moves, outcome in _every_game(weights, policy, mark):
        if outcome.winner is None:
            proof = replace(proof, draws=proof.draws + 1)
        elif outcome.winner is mark:
            proof = replace(proof, wins=proof.wins + 1)
        else:
            lost_game = proof.lost_game or moves
            proof = replace(proof, losses=proof.losses + 1, lost_game=lost_game)
        if proof.games % PORTION == 0:
            yield proof
    yield proof


def _every_game(
    weights: Weights, policy: Policy, mark: Mark
) -> Iterator[tuple[tuple[int, ...], Outcome]]:
    """Give the moves and the outcome of every game, those with the lower cells first."""
    choices: dict[Board, tuple[int, ...]] = {}

    def games(board: Board, moves: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Outcome]]:
        if outcome := board.outcome:
            yield moves, outcome
            return
        if board.turn is not mark:
            cells = board.moves()
        else:
            # The player is asked once for each board; it doesn't look at how that came about.
            if board not in choices:
                choices[board] = tuple(weights(board, policy))
            cells = choices[board]
        for cell in cells:
            yield from games(board.play(cell), (*moves, cell))

    return games(Board(), ())
