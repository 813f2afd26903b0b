"""The results of a proof by play, added up."""

from dataclasses import replace

from tictac_gui.games.proof import Proof, Proofs

FIRST = Proof(wins=5, draws=2, losses=1, failures=1, failed_game=(4, 0), latest_game=(1,))
SECOND = Proof(wins=10, draws=20, losses=30, failures=2, failed_game=(8,), latest_game=(2,))


def test_before_a_game_there_are_no_results() -> None:
    assert Proofs() == Proofs(Proof(), Proof(), None, replies=0, beginnings=0)
    assert Proofs().all == Proof(wins=0, draws=0, losses=0, failures=0, failed_game=None)
    assert (Proofs().all.games, Proofs().all.latest_game) == (0, ())
    assert (Proofs().seconds, Proofs().seconds_left) == (0, None)


class TestBothSidesTogether:
    def test_have_all_games(self) -> None:
        both = Proofs(FIRST, SECOND).all
        assert (both.wins, both.draws, both.losses, both.failures) == (15, 22, 31, 3)
        assert both.games == FIRST.games + SECOND.games == 68

    def test_have_the_game_that_failed_first_and_the_one_played_last(self) -> None:
        both = Proofs(FIRST, SECOND).all
        assert (both.failed_game, both.latest_game) == ((4, 0), (2,))
        only_second = Proofs(Proof(), SECOND).all
        assert only_second.failed_game == (8,)
        only_first = Proofs(FIRST, Proof()).all
        assert only_first.latest_game == (1,)


class TestTheTimeLeft:
    def test_is_as_long_for_each_game_as_it_was_so_far(self) -> None:
        assert Proofs(Proof(wins=2), Proof(losses=1), total=12, seconds=6.0).seconds_left == 18

    def test_is_unknown_where_nobody_knows_how_many_games_there_will_be(self) -> None:
        assert Proofs(FIRST, SECOND, total=None, seconds=6.0).seconds_left is None


def test_neither_the_time_nor_the_last_game_makes_a_difference_to_the_result() -> None:
    assert Proofs(FIRST, seconds=3.0) == Proofs(replace(FIRST, latest_game=()), seconds=4.0)
