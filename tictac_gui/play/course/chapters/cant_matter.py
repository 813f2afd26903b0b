"""Chapter 5: what can't change the choice at the top need not be looked at."""

from tictac_gui.engine.methods import Method
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.course.guesses import GuessCount
from tictac_gui.play.course.markings import MarkTree
from tictac_gui.play.course.steps import Chapter

CHAPTER = Chapter(
    "cant_matter",
    (
        MarkTree("first", TIC_TAC_TOE, Board.parse("O.X/.O./XOX"), seen=(3, 1)),
        MarkTree("sweep", TIC_TAC_TOE, Board.parse("XOX/OO./.X.")),
        MarkTree("order", TIC_TAC_TOE, Board.parse("..X/XOO/.OX")),
        GuessCount(
            "count",
            TIC_TAC_TOE,
            TIC_TAC_TOE.start,
            Method.PLAIN,
            Method.ALPHA_BETA,
            (300_000, 100_000, 20_000, 1_000),
        ),
        MarkTree("alone", TIC_TAC_TOE, Board.parse("XOX/O.X/..O")),
    ),
)
