"""Tic-tac-toe's functions by short names, for tests that ask them thousands of times."""

from collections.abc import Callable, Iterator
from functools import partial

from tictac_gui.engine.levels import Policy
from tictac_gui.games.proof import Proofs
from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.exact import EXACT, TABLES
from tictac_gui.games.tic_tac_toe.exact import best_response as best_response_by
from tictac_gui.games.tic_tac_toe.exact import prove as prove_one
from tictac_gui.games.tic_tac_toe.exact import prove_both as prove_both_by

choose_move = TIC_TAC_TOE.choose_move
find_hint = TIC_TAC_TOE.find_hint
move_values = TIC_TAC_TOE.move_values
move_weights = TIC_TAC_TOE.move_weights
policy_weights = TIC_TAC_TOE.policy_weights
review = TIC_TAC_TOE.review
odds = EXACT.odds
play_match = EXACT.play_match
prove = partial(prove_one, TIC_TAC_TOE.policy_weights)
strength = EXACT.strength
forget_replies = TABLES._tables.clear
replies_of_both = TABLES.of_both
best_response = partial(best_response_by, TABLES)


def prove_both(
    policy: Policy, _replies: int = 0, _should_stop: Callable[[], bool] | None = None
) -> Iterator[Proofs]:
    """Play as the window does, which asks of any game how many replies to try."""
    return prove_both_by(TIC_TAC_TOE.policy_weights, policy)
