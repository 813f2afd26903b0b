from tictac_gui.engine import Difficulty, Mark
from tictac_gui.game.store import FinishedGame, Score, Store

PERSON, EASY, HARD = None, Difficulty.EASY, Difficulty.HARD


def test_a_new_store_has_no_score() -> None:
    assert Store().score(PERSON, EASY) == Score(0, 0, 0)


def test_games_add_up() -> None:
    store = Store()
    for winner in (Mark.X, Mark.X, None, Mark.O):
        store.add(FinishedGame(PERSON, EASY, (), winner))
    assert store.score(PERSON, EASY) == Score(2, 1, 1)


def test_each_level_has_a_score_of_its_own() -> None:
    store = Store()
    store.add(FinishedGame(PERSON, EASY, (), Mark.X))
    assert store.score(PERSON, HARD) == Score(0, 0, 0)


def test_a_person_keeps_their_wins_when_they_change_marks() -> None:
    store = Store()
    store.add(FinishedGame(PERSON, EASY, (), Mark.X))
    store.add(FinishedGame(EASY, PERSON, (), Mark.X))
    store.add(FinishedGame(EASY, PERSON, (), None))
    assert store.score(PERSON, EASY) == Score(x_wins=1, draws=1, o_wins=1)
    store.add(FinishedGame(EASY, PERSON, (), Mark.O))
    assert store.score(PERSON, EASY) == Score(x_wins=2, draws=1, o_wins=1)
    assert store.score(EASY, PERSON) == Score(x_wins=1, draws=1, o_wins=2)


def test_two_people_are_told_apart_by_their_marks() -> None:
    store = Store()
    store.add(FinishedGame(PERSON, PERSON, (), Mark.O))
    assert store.score(PERSON, PERSON) == Score(0, 0, 1)


def test_two_computers_are_told_apart_by_their_marks() -> None:
    store = Store()
    store.add(FinishedGame(EASY, HARD, (), Mark.O))
    assert store.score(EASY, HARD) == Score(0, 0, 1)
    assert store.score(HARD, EASY) == Score(0, 0, 0)
