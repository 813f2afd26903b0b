"""Chapter 3: values go up from the ends; each step asks for the one at the top."""

from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.course.steps import Asked, Chapter, FillTree, Path, Play, Question

_EASY = Board.parse("XO./XXO/..O")
_HARD = Board.parse("XOX/O../OX.")


def _predict(key: str, board: Board, top: Path = (), *, only_ends: bool = False) -> FillTree:
    """Ask for the value of the topmost board."""
    question = Question(Asked.VALUE, top)
    return FillTree(key, TIC_TAC_TOE, board, (question,), top, only_ends=only_ends)


CHAPTER = Chapter(
    "backwards",
    (
        _predict("reply", _EASY, top=(2,)),
        _predict("move", _EASY),
        _predict("ends", Board.parse("XOX/XO./O.."), only_ends=True),
        _predict("doomed", Board.parse("XOO/.OX/..X"), only_ends=True),
        _predict("far", _HARD, only_ends=True),
        Play("play", TIC_TAC_TOE, _HARD),
    ),
)
