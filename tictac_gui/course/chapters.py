"""The chapters of the course and their steps: positions and questions, without words."""

from tictac_gui.course.beyond import GameSize, GuessSize, ReadOn
from tictac_gui.course.code import AskedLine, ReadCode
from tictac_gui.course.estimating import CountEstimate, LookFurther
from tictac_gui.course.guessing import CompareMatches, GuessCount, GuessMatch, NameMatch
from tictac_gui.course.playing import Judge, PickMove, Play
from tictac_gui.course.same_boards import MarkBoards, Sameness
from tictac_gui.course.steps import Chapter
from tictac_gui.course.trees import Asked, FillTree, Path, Picture, PruneTree, TreeQuestion
from tictac_gui.course.walking import WalkTree
from tictac_gui.engine import Difficulty, Policy
from tictac_gui.engine.methods import Method
from tictac_gui.engine.search import Ending
from tictac_gui.engine.trace import Scoring
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.tic_tac_toe import Board

_THREE_CELLS = Board.parse("O.X/X.X/.OO")
"""The board with which many texts on minimax begin."""
_FORKED_LATER = Board.parse("X../.../..O")
"""X wins only by a threat that O has to answer, and then two at once."""
_CORNER = Board.parse("X../.../...")
_TWO_WINS = Board.parse("XOO/X../.XO")
_FEW_DISCS = FourBoard.parse("24454")
"""A fork in one column wins, every other column loses in the end."""
_ESTIMATED = FourBoard.parse("34745461316746")
"""Nobody can complete four soon, and all that an estimate counts is there."""
_POISONED = FourBoard.parse("73766245772667543125356557223336")
"""Two moves ahead, the column that loses looks best; four moves ahead, it is seen to lose."""
_BAIT = 3
_UNSEEN = FourBoard.parse("51172774157142427752242645545")
"""Another such position, for the other side."""

_NAIVE = Policy(lookahead=None, takes_first=True)
_SOONEST = Policy(lookahead=None)
_PERFECT = TIC_TAC_TOE.players["unbeatable"]
_MEDIUM = TIC_TAC_TOE.players["medium"]
_EASY = TIC_TAC_TOE.policies[Difficulty.EASY]


def _values(*paths: Path) -> tuple[TreeQuestion, ...]:
    return tuple(TreeQuestion(Asked.VALUE, path) for path in paths)


def _choices(*paths: Path) -> tuple[TreeQuestion, ...]:
    return tuple(TreeQuestion(Asked.CHOICE, path) for path in paths)


def _fill(key: str, position: str, top: Path = (), *, only_ends: bool = False) -> FillTree:
    """Ask for the value of the topmost board that is shown."""
    board = Board.parse(position)
    return FillTree(key, TIC_TAC_TOE, board, _values(top), top, only_ends=only_ends)


def _play(key: str, position: str) -> Play:
    return Play(key, TIC_TAC_TOE, Board.parse(position))


def _prune(key: str, position: str, seen: Path) -> PruneTree:
    return PruneTree(key, TIC_TAC_TOE, Board.parse(position), seen)


def _walk(key: str, position: str, top: Path = ()) -> WalkTree:
    return WalkTree(key, TIC_TAC_TOE, Board.parse(position), prune=True, top=top)


def _count(key: str, shown: Method, asked: Method, *offers: int) -> GuessCount:
    return GuessCount(key, TIC_TAC_TOE, TIC_TAC_TOE.start, shown, asked, offers)


def _match(key: str, x: str, o: str, asked: Ending, *offers: int) -> GuessMatch:
    return GuessMatch(key, TIC_TAC_TOE, (x, o), asked, offers)


def _mark(key: str, sameness: Sameness, *boards: tuple[int, ...]) -> MarkBoards:
    return MarkBoards(key, TIC_TAC_TOE, sameness, boards)


COURSE = (
    # Positions that are won, drawn and lost, whatever the other side does.
    Chapter(
        "can_you_win",
        (
            _play("win", "XO./.X./..O"),
            _play("draw", "O.X/.X./O.."),
            _play("lost", "OX./..X/O.."),
            Judge("judge", TIC_TAC_TOE, Board.parse(".XO/.O./X..")),
            Judge("foresee", TIC_TAC_TOE, _FORKED_LATER),
            Play("prove", TIC_TAC_TOE, _FORKED_LATER),
        ),
    ),
    # MAX takes the highest value, MIN the lowest; a tree is filled in from below.
    Chapter(
        "whose_turn",
        (
            FillTree(
                "ends",
                TIC_TAC_TOE,
                _THREE_CELLS,
                _values((1, 4), (4,), (6, 1, 4), (6, 4)),
                only_ends=True,
                keeps_hidden=True,
            ),
            FillTree(
                "lowest",
                TIC_TAC_TOE,
                _THREE_CELLS,
                _choices((6,)),
                top=(6,),
                picture=Picture.RACE,
            ),
            FillTree("highest", TIC_TAC_TOE, _THREE_CELLS, _choices((1,), (6, 1), (6,), ())),
            WalkTree("calls", TIC_TAC_TOE, _THREE_CELLS),
            ReadCode("code", TIC_TAC_TOE, _THREE_CELLS, tuple(AskedLine)),
            FillTree(
                "alone",
                TIC_TAC_TOE,
                Board.parse("XOX/OO./.X."),
                (*_values((5,), (6,), (8,)), *_choices(())),
            ),
        ),
    ),
    # Values go up from the ends; each step asks for the one at the top.
    Chapter(
        "backwards",
        (
            _fill("reply", "XO./XXO/..O", top=(2,)),
            _fill("move", "XO./XXO/..O"),
            _fill("ends", "XOX/XO./O..", only_ends=True),
            _fill("doomed", "XOO/.OX/..X", only_ends=True),
            _fill("far", "XOX/O../OX.", only_ends=True),
            _play("play", "XOX/O../OX."),
        ),
    ),
    # Of two wins, the sooner one; how a search comes to prefer it, and a later loss.
    Chapter(
        "sooner",
        (
            PickMove("finish", TIC_TAC_TOE, _TWO_WINS, _SOONEST),
            FillTree(
                "equal",
                TIC_TAC_TOE,
                _TWO_WINS,
                _values((4,), (5,), (6,)),
                hidden=frozenset({()}),
            ),
            PickMove("naive", TIC_TAC_TOE, _TWO_WINS, _NAIVE),
            FillTree(
                "depth",
                TIC_TAC_TOE,
                _TWO_WINS,
                (*_values((6,), (5, 4, 6), (5,)), *_choices(())),
                scoring=Scoring.DISTANCES,
                hidden=frozenset({(5, 4), (5, 6), (5, 6, 4)}),
            ),
            PickMove("later", TIC_TAC_TOE, Board.parse("OX./..X/O.."), _SOONEST),
        ),
    ),
    # Boards that can't change the choice at the top need not be looked at.
    Chapter(
        "cant_matter",
        (
            _prune("first", "O.X/.O./XOX", seen=(3, 1)),
            _walk("sweep", "XOX/OO./.X."),
            _walk("order", "..X/XOO/.OX"),
            # O is MAX here, and X is MIN.
            _walk("beta", "XX./OO./X..", top=(2,)),
            _count("count", Method.PLAIN, Method.ALPHA_BETA, 300_000, 100_000, 20_000, 1_000),
            _walk("alone", "XOX/O.X/..O"),
        ),
    ),
    # Boards reached in another order, turned or mirrored need not be searched again.
    Chapter(
        "seen_before",
        (
            _mark(
                "orders",
                Sameness.REACHED,
                (0, 4, 8, 2),
                (8, 4, 0, 2),
                (0, 4, 2, 8),
                (0, 2, 8, 4),
                (4, 0, 8, 2),
                (8, 2, 0, 4),
            ),
            _count("cache", Method.ALPHA_BETA, Method.CACHE, 15_000, 10_000, 5_000, 500),
            _mark(
                "turned",
                Sameness.TURNED,
                (0, 4, 5),
                (2, 4, 7),
                (0, 4, 1),
                (2, 4, 3),
                (6, 4, 8),
                (8, 4, 3),
            ),
            _mark("first_moves", Sameness.KINDS, *((cell,) for cell in range(9))),
            _count("symmetry", Method.CACHE, Method.CACHE_AND_SYMMETRY, 2_700, 1_400, 700, 100),
            # X has taken the first corner.
            _mark("replies", Sameness.KINDS, *((0, cell) for cell in range(1, 9))),
        ),
    ),
    # How players do who choose at random, look one move ahead, or play perfectly.
    Chapter(
        "good_enough",
        (
            PickMove("one_ahead", TIC_TAC_TOE, Board.parse("OX./.X./O.."), _EASY),
            _match("chance", "random", "random", Ending.WIN, 20, 40, 60, 80),
            _match("easy", "easy", "random", Ending.WIN, 50, 65, 80, 95),
            CompareMatches("more_wins", TIC_TAC_TOE, "medium", ("hard", "unbeatable")),
            PickMove("safe", TIC_TAC_TOE, _CORNER, _PERFECT, _MEDIUM),
            _match("perfect", "random", "unbeatable", Ending.WIN, 0, 5, 10, 20),
            NameMatch(
                "who",
                TIC_TAC_TOE,
                ("medium", "unbeatable"),
                ("easy", "medium", "hard", "unbeatable"),
            ),
        ),
    ),
    # Where the end is too far away, a search looks some moves ahead and estimates.
    Chapter(
        "out_of_sight",
        (
            Play("drop", CONNECT_FOUR, _FEW_DISCS),
            CountEstimate("estimate", CONNECT_FOUR, _ESTIMATED),
            FillTree(
                "two",
                CONNECT_FOUR,
                _POISONED,
                _choices((0,), (1,), (_BAIT,), ()),
                scoring=Scoring.THOUSANDS,
                lookahead=2,
            ),
            LookFurther("look", CONNECT_FOUR, _POISONED, _BAIT),
            Play("punish", CONNECT_FOUR, _POISONED.play(_BAIT)),
            Play("trap", CONNECT_FOUR, _POISONED),
            Play("further", CONNECT_FOUR, _UNSEEN),
        ),
    ),
    # How large other games are, what programs do there, and where to go from here.
    Chapter(
        "beyond",
        (
            GuessSize("size", TIC_TAC_TOE, GameSize.CHESS, (20, 45, 90, 171)),
            ReadOn("after", TIC_TAC_TOE),
        ),
    ),
)
"""All chapters, in the order in which they are best read."""
