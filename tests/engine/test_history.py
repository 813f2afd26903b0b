import pytest

from tictac_gui.engine import IllegalMoveError, Mark
from tictac_gui.engine.history import History
from tictac_gui.games.tic_tac_toe import Board

X_ONLY = {Mark.X}
O_ONLY = {Mark.O}
BOTH = set(Mark)
NOBODY: set[Mark] = set()


def test_a_new_game_has_an_empty_board_and_nothing_to_undo() -> None:
    history = History(Board())
    assert history.position == Board()
    assert history.undo(BOTH) is None
    assert history.redo(BOTH) is None


def test_playing_leads_to_the_board_of_the_moves() -> None:
    assert str(History(Board()).play(4).play(0).position) == "O../.X./..."


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(IllegalMoveError, match="taken"):
        History(Board()).play(4).play(4)


def test_those_who_have_moved_are_known_even_when_all_is_undone() -> None:
    assert History(Board()).movers == set()
    assert History(Board(), (4,)).movers == X_ONLY
    assert History(Board(), (), undone=(4, 0)).movers == BOTH


class TestUndo:
    def test_takes_the_reply_and_your_own_move(self) -> None:
        assert History(Board(), (4, 0, 8, 2)).undo(X_ONLY) == History(
            Board(), (4, 0), undone=(8, 2)
        )

    def test_takes_only_your_move_while_there_is_no_reply(self) -> None:
        assert History(Board(), (4, 0, 8)).undo(X_ONLY) == History(Board(), (4, 0), undone=(8,))

    def test_never_takes_the_opening_of_the_opponent(self) -> None:
        assert History(Board(), (4,)).undo(O_ONLY) is None
        assert History(Board(), (4, 0, 8)).undo(O_ONLY) == History(Board(), (4,), undone=(0, 8))

    def test_takes_one_move_between_two_people(self) -> None:
        assert History(Board(), (4, 0, 8)).undo(BOTH) == History(Board(), (4, 0), undone=(8,))

    def test_takes_nothing_where_nobody_plays(self) -> None:
        assert History(Board(), (4, 0, 8)).undo(NOBODY) is None

    def test_goes_on_to_the_turn_before(self) -> None:
        history = History(Board(), (4, 0, 8, 2)).undo(X_ONLY)
        assert history
        assert history.undo(X_ONLY) == History(Board(), undone=(4, 0, 8, 2))


def test_going_back_to_a_count_keeps_what_follows_to_be_redone() -> None:
    history = History(Board(), (4, 0, 8), undone=(2,)).back_to(1)
    assert history == History(Board(), (4,), undone=(0, 8, 2))


class TestRedo:
    def test_brings_your_move_and_the_reply(self) -> None:
        history = History(Board(), (4, 0), undone=(8, 2, 1, 7))
        assert history.redo(X_ONLY) == History(Board(), (4, 0, 8, 2), undone=(1, 7))

    def test_brings_one_move_between_two_people(self) -> None:
        history = History(Board(), (4,), undone=(0, 8))
        assert history.redo(BOTH) == History(Board(), (4, 0), undone=(8,))

    def test_brings_a_move_that_had_no_reply_yet(self) -> None:
        assert History(Board(), (4, 0), undone=(8,)).redo(X_ONLY) == History(Board(), (4, 0, 8))

    @pytest.mark.parametrize("people", [X_ONLY, O_ONLY, BOTH])
    def test_is_the_inverse_of_undo(self, people: set[Mark]) -> None:
        history = History(Board(), (4, 0, 8, 2, 1, 7) if people != O_ONLY else (4, 0, 8, 2, 1))
        taken = history.undo(people)
        assert taken
        assert taken.redo(people) == history

    def test_is_over_once_another_move_is_played(self) -> None:
        assert History(Board(), (4, 0), undone=(8, 2)).play(1).redo(X_ONLY) is None
