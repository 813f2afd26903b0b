"""Chapter 4: of two wins, the sooner one; how a search comes to prefer it, and a later loss."""

from tictac_gui.engine import Policy
from tictac_gui.engine.trace import Scoring
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.course.steps import Asked, Chapter, FillTree, PickMove, Question

_TWO_WINS = Board.parse("XOO/X../.XO")
_LOST = Board.parse("OX./..X/O..")
_NAIVE = Policy(lookahead=None, takes_first=True)
_SOONEST = Policy(lookahead=None)

CHAPTER = Chapter(
    "sooner",
    (
        PickMove("finish", TIC_TAC_TOE, _TWO_WINS, _SOONEST),
        FillTree(
            "equal",
            TIC_TAC_TOE,
            _TWO_WINS,
            tuple(Question(Asked.VALUE, path) for path in ((4,), (5,), (6,))),
            hidden=frozenset({()}),
        ),
        PickMove("naive", TIC_TAC_TOE, _TWO_WINS, _NAIVE),
        FillTree(
            "depth",
            TIC_TAC_TOE,
            _TWO_WINS,
            (
                *(Question(Asked.VALUE, path) for path in ((6,), (5, 4, 6), (5,))),
                Question(Asked.CHOICE, ()),
            ),
            scoring=Scoring.DISTANCES,
            hidden=frozenset({(5, 4), (5, 6), (5, 6, 4)}),
        ),
        PickMove("later", TIC_TAC_TOE, _LOST, _SOONEST),
    ),
)
