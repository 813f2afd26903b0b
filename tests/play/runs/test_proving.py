from tests.tic_tac_toe import prove
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games.exact import Proof
from tictac_gui.games.tic_tac_toe.levels import LEVELS
from tictac_gui.play.runs.proving import Proofs, prove_both

UNBEATABLE, HARD = LEVELS[Difficulty.UNBEATABLE], LEVELS[Difficulty.HARD]


def test_a_person_moves_first_and_then_second() -> None:
    steps = list(prove_both(UNBEATABLE))
    [*_, as_second], [*_, as_first] = prove(UNBEATABLE, Mark.O), prove(UNBEATABLE, Mark.X)
    assert steps[-1] == Proofs(person_first=as_second, person_second=as_first)
    assert steps[0].person_second == Proof()
    games = [step.all.games for step in steps]
    assert games == sorted(games)


def test_both_are_added_up() -> None:
    first = Proof(wins=1, draws=2, losses=3, lost_game=(0, 1))
    second = Proof(wins=10, draws=20, losses=30, lost_game=(2, 3))
    assert Proofs(first, second).all == Proof(11, 22, 33, (0, 1))
    assert Proofs(Proof(), second).all == Proof(10, 20, 30, (2, 3))


def test_no_person_beats_unbeatable() -> None:
    *_, proofs = prove_both(UNBEATABLE)
    assert proofs.all.losses == 0
    assert proofs.all.lost_game is None
