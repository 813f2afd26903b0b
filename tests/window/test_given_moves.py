"""Moves given to the window at its start: it goes on from them, or shows how the game ended."""

from tests.main_window import OpenWindow
from tests.sample_games import TWO_PEOPLE, X_WINS
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup


def test_a_position_is_played_on_from_as_practice(open_window: OpenWindow) -> None:
    window = open_window(TWO_PEOPLE)
    window.widget.go_on_from((4, 0, 8))
    assert window.marks == "O../.X./..X"
    assert window.controller.is_practice
    assert window.controller.phase is Phase.PERSON
    window.play(2)
    assert window.marks == "O.O/.X./..X"


def test_the_computer_moves_where_it_is_its_turn(open_window: OpenWindow) -> None:
    window = open_window(Setup(Players.PERSON_AS_O, Difficulty.UNBEATABLE, game=CONNECT_FOUR))
    moves = (0, 0, 1, 1, 2, 2)
    window.widget.go_on_from(moves)
    window.wait_for(Phase.OVER)
    assert window.controller.board == Grid.parse("1122334")


def test_a_game_that_is_over_is_looked_at_and_the_game_under_way_stays(
    open_window: OpenWindow,
) -> None:
    window = open_window(TWO_PEOPLE)
    window.play(4)
    window.widget.go_on_from(X_WINS)
    assert len(window.winning) == 3
    assert window.controller.moves == (4,)
    assert not window.controller.is_practice
