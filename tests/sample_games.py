"""Setups and the moves of finished games that many tests use."""

from tictac_gui.engine import Difficulty
from tictac_gui.play.setup import Players, Setup

EASY_AS_X = Setup(Players.PERSON_AS_X, Difficulty.EASY)
EASY_AS_O = Setup(Players.PERSON_AS_O, Difficulty.EASY)
TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
WATCHED = Setup(Players.TWO_COMPUTERS, x_difficulty=Difficulty.EASY, o_difficulty=Difficulty.HARD)

X_WINS, O_WINS, DRAWN = (0, 3, 1, 4, 2), (8, 0, 7, 1, 3, 2), (0, 4, 8, 1, 7, 6, 2, 5, 3)
