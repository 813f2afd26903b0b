"""Chapter 7: how players do who choose at random, look one move ahead, or play perfectly."""

from tictac_gui.engine import Difficulty
from tictac_gui.engine.search import Ending
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.course.guesses import GuessMatch, NameMatch
from tictac_gui.play.course.steps import Chapter, PickMove

_EASY = TIC_TAC_TOE.policies[Difficulty.EASY]

CHAPTER = Chapter(
    "good_enough",
    (
        PickMove("one_ahead", TIC_TAC_TOE, Board.parse("OX./.X./O.."), _EASY),
        GuessMatch("chance", TIC_TAC_TOE, ("random", "random"), Ending.WIN, (20, 40, 60, 80)),
        GuessMatch("easy", TIC_TAC_TOE, ("easy", "random"), Ending.WIN, (50, 65, 80, 95)),
        GuessMatch(
            "perfect_first",
            TIC_TAC_TOE,
            ("unbeatable", "random"),
            Ending.WIN,
            (70, 80, 90, 100),
        ),
        GuessMatch("perfect", TIC_TAC_TOE, ("random", "unbeatable"), Ending.WIN, (0, 5, 10, 20)),
        GuessMatch(
            "both", TIC_TAC_TOE, ("unbeatable", "unbeatable"), Ending.DRAW, (25, 50, 75, 100)
        ),
        NameMatch(
            "who",
            TIC_TAC_TOE,
            ("medium", "unbeatable"),
            ("easy", "medium", "hard", "unbeatable"),
        ),
    ),
)
