"""Tic-tac-toe's functions by short names, for tests that ask them thousands of times."""

from functools import partial

from tictac_gui.games.tic_tac_toe import EXACT, TIC_TAC_TOE, _tables
from tictac_gui.games.tic_tac_toe.strength import best_response as best_response_by

choose_move = TIC_TAC_TOE.choose_move
find_hint = TIC_TAC_TOE.find_hint
move_values = TIC_TAC_TOE.move_values
move_weights = TIC_TAC_TOE.move_weights
policy_weights = TIC_TAC_TOE.policy_weights
review = TIC_TAC_TOE.review
odds = EXACT.odds
play_match = EXACT.play_match
prove = EXACT.prove
strength = EXACT.strength
forget_replies = _tables._tables.clear
replies_of_both = _tables.of_both
best_response = partial(best_response_by, _tables)
