"""Chapter 6: boards reached in another order, turned or mirrored need not be searched again."""

from tictac_gui.engine.methods import Method
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.course.guesses import GuessCount
from tictac_gui.play.course.markings import MarkBoards, Sameness
from tictac_gui.play.course.steps import Chapter

_CORNER = 0

CHAPTER = Chapter(
    "seen_before",
    (
        MarkBoards(
            "orders",
            TIC_TAC_TOE,
            Sameness.REACHED,
            (
                (0, 4, 8, 2),
                (8, 4, 0, 2),
                (0, 4, 2, 8),
                (0, 2, 8, 4),
                (4, 0, 8, 2),
                (8, 2, 0, 4),
            ),
        ),
        GuessCount(
            "cache",
            TIC_TAC_TOE,
            TIC_TAC_TOE.start,
            Method.ALPHA_BETA,
            Method.CACHE,
            (15_000, 10_000, 5_000, 500),
        ),
        MarkBoards(
            "turned",
            TIC_TAC_TOE,
            Sameness.TURNED,
            ((0, 4, 5), (2, 4, 7), (0, 4, 1), (2, 4, 3), (6, 4, 8), (8, 4, 3)),
        ),
        MarkBoards(
            "first_moves",
            TIC_TAC_TOE,
            Sameness.KINDS,
            tuple((cell,) for cell in TIC_TAC_TOE.cells),
        ),
        GuessCount(
            "symmetry",
            TIC_TAC_TOE,
            TIC_TAC_TOE.start,
            Method.CACHE,
            Method.CACHE_AND_SYMMETRY,
            (2_700, 1_400, 700, 100),
        ),
        MarkBoards(
            "replies",
            TIC_TAC_TOE,
            Sameness.KINDS,
            tuple((_CORNER, cell) for cell in TIC_TAC_TOE.cells if cell != _CORNER),
        ),
    ),
)
