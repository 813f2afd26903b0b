"""Tic-tac-toe: its rules and levels; hints and exact tools are loaded when first asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Search
from tictac_gui.games.game import Game
from tictac_gui.games.tic_tac_toe.board import Board
from tictac_gui.games.tic_tac_toe.levels import LEVELS, SCALE, Player
from tictac_gui.resources import resource

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tictac_gui.engine.levels import Policy
    from tictac_gui.engine.position import Mark
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.matchup import ExactTools
    from tictac_gui.games.notation import Problem
    from tictac_gui.games.proof import Proofs
    from tictac_gui.games.puzzles import PuzzleTools
    from tictac_gui.games.tic_tac_toe.hints import Hints, Traps

__all__ = ["TIC_TAC_TOE", "Board"]


def _hints() -> Hints:
    from tictac_gui.games.tic_tac_toe.hints import HINTS

    return HINTS


def _traps() -> Traps:
    from tictac_gui.games.tic_tac_toe.hints import TRAPS

    return TRAPS


def _load_exact_tools() -> ExactTools:
    from tictac_gui.games.tic_tac_toe.exact import EXACT

    return EXACT


def _load_puzzles() -> PuzzleTools:
    from tictac_gui.games.tic_tac_toe.exact import PUZZLES

    return PUZZLES


def _find_order(marks: Sequence[Mark | None]) -> tuple[int, ...] | Problem:
    from tictac_gui.games.tic_tac_toe.orders import find_order

    return find_order(marks)


def _prove(
    policy: Policy, _replies: int, _should_stop: ShouldStop | None = None
) -> Iterator[Proofs]:
    from tictac_gui.games.tic_tac_toe.exact import prove_both

    return prove_both(TIC_TAC_TOE.policy_weights, policy)


TIC_TAC_TOE = Game(
    name="tic_tac_toe",
    start=Board(),
    policies=LEVELS,
    search=Search(),
    cell_of=lambda _board, cell: cell,
    hint_finder=lambda board, stop: _hints().find(board, stop),
    # As the digits lie on a numeric keypad.
    keys="789456123",
    scale=SCALE,
    best_traps=lambda board, stop: _traps().best(board, stop),
    explainer=lambda board, cell, stop: _hints().explain(board, cell, stop),
    exact=_load_exact_tools,
    prove=_prove,
    puzzles=_load_puzzles,
    find_order=_find_order,
    players={player.name.lower(): player.value for player in Player},
    rules_text=partial(resource("code/tic_tac_toe.txt").read_text, encoding="utf-8"),
)
