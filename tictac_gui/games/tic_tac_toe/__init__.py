"""Tic-tac-toe: its rules, levels, hints and exact odds."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Search
from tictac_gui.games.game import Game
from tictac_gui.games.tic_tac_toe.board import Board
from tictac_gui.games.tic_tac_toe.explanations import Explanations
from tictac_gui.games.tic_tac_toe.hints import Hints
from tictac_gui.games.tic_tac_toe.levels import LEVELS, SCALE, Player
from tictac_gui.games.tic_tac_toe.traps import Traps
from tictac_gui.resources import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.games.exact import ExactTools
    from tictac_gui.games.proof import Proofs
    from tictac_gui.games.puzzles import PuzzleTools

__all__ = ["TIC_TAC_TOE", "Board"]


def _load_exact_tools() -> ExactTools:
    from tictac_gui.games.tic_tac_toe.exact import EXACT

    return EXACT


def _prove(
    policy: Policy, _replies: int, _should_stop: Callable[[], bool] | None = None
) -> Iterator[Proofs]:
    from tictac_gui.games.tic_tac_toe.proof import prove_both

    return prove_both(TIC_TAC_TOE.policy_weights, policy)


def _load_puzzles() -> PuzzleTools:
    from tictac_gui.games.tic_tac_toe.puzzles import PUZZLES

    return PUZZLES


_search = Search()
_traps = Traps(_search)
_hints = Hints(_search, _traps)

TIC_TAC_TOE = Game(
    name="tic_tac_toe",
    start=Board(),
    policies=LEVELS,
    search=_search,
    cell_of=lambda _board, cell: cell,
    hint_finder=_hints.find,
    # As the digits lie on a numeric keypad.
    keys="789456123",
    scale=SCALE,
    best_traps=_traps.best,
    explainer=Explanations(_search, _hints).explain,
    exact=_load_exact_tools,
    prove=_prove,
    puzzles=_load_puzzles,
    players={player.name.lower(): player.value for player in Player},
    rules_text=partial(resource("code/tic_tac_toe.txt").read_text, encoding="utf-8"),
)
