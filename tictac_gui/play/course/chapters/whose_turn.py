"""Chapter 2: MAX takes the highest value, MIN the lowest; a tree is filled in from below."""

from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.course.steps import Asked, Chapter, FillTree, Question

_THREE_CELLS = Board.parse("O.X/X.X/.OO")
"""The board with which many texts on minimax begin."""
_ANOTHER = Board.parse("XOX/OO./.X.")

CHAPTER = Chapter(
    "whose_turn",
    (
        FillTree(
            "ends",
            TIC_TAC_TOE,
            _THREE_CELLS,
            tuple(Question(Asked.VALUE, path) for path in ((1, 4), (4,), (6, 1, 4), (6, 4))),
            only_ends=True,
        ),
        FillTree(
            "lowest",
            TIC_TAC_TOE,
            _THREE_CELLS,
            (Question(Asked.CHOICE, (6,)),),
            top=(6,),
        ),
        FillTree(
            "highest",
            TIC_TAC_TOE,
            _THREE_CELLS,
            tuple(Question(Asked.CHOICE, path) for path in ((1,), (6, 1), (6,), ())),
        ),
        FillTree(
            "alone",
            TIC_TAC_TOE,
            _ANOTHER,
            (
                *(Question(Asked.VALUE, path) for path in ((5,), (6,), (8,))),
                Question(Asked.CHOICE, ()),
            ),
        ),
    ),
)
