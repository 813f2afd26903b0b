"""Tic-tac-toe's functions by short names, for tests that ask them thousands of times."""

from functools import partial

from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.exact import EXACT, TABLES
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
forget_replies = TABLES._tables.clear
replies_of_both = TABLES.of_both
best_response = partial(best_response_by, TABLES)
