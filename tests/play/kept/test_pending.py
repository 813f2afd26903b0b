"""Games that wait to be written, while one of them is."""

from tests.play.kept.files_of_games import new_game
from tictac_gui.play.kept.pending import Pending


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
