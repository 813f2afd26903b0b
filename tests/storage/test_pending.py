"""Games that wait to be written: in which order, and what they add to a score."""

from tests.sample_games import DRAWN, EASY_AS_O, O_WINS, X_WINS
from tests.storage.files_of_games import new_game
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import Score
from tictac_gui.storage.store import Pending


def test_a_game_that_is_put_again_while_it_is_written_is_written_again() -> None:
    pending = Pending()
    finished, practice = new_game(), new_game()
    pending.put(finished)
    being_written = pending.first()
    assert being_written
    # Undone and redone meanwhile: the last one put is the one to go on with.
    pending.put(practice)
    pending.put(finished)
    pending.remove(being_written)
    written = []
    while record := pending.first():
        written.append(record.key)
        pending.remove(record)
    assert written == [practice.key, finished.key]


def test_all_that_wait_are_added_to_what_is_already_written() -> None:
    pending = Pending()
    for moves in (X_WINS, X_WINS, O_WINS, DRAWN):
        pending.put(new_game(moves))
    pending.put(new_game(O_WINS, EASY_AS_O))
    written = Score(x_wins=10, draws=20, o_wins=30)
    with_all = pending.added_to(written, None, Difficulty.EASY, TIC_TAC_TOE)
    assert with_all == Score(x_wins=13, draws=21, o_wins=31)
