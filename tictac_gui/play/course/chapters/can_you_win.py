"""Chapter 1: positions that are won, drawn and lost, whatever the other side does."""

from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.course.steps import Chapter, Judge, Play

_PUZZLE = Board.parse("O.X/X../.O.")

CHAPTER = Chapter(
    "can_you_win",
    (
        Play("win", TIC_TAC_TOE, Board.parse("XO./.X./..O")),
        Play("draw", TIC_TAC_TOE, Board.parse("O.X/.X./O..")),
        Play("lost", TIC_TAC_TOE, Board.parse("OX./..X/O..")),
        Judge("judge", TIC_TAC_TOE, Board.parse(".XO/.O./X..")),
        Judge("foresee", TIC_TAC_TOE, _PUZZLE),
        Play("prove", TIC_TAC_TOE, _PUZZLE),
    ),
)
