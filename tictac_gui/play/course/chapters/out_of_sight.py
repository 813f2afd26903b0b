"""Chapter 8: where the end is too far away, a search looks some moves ahead and estimates."""

from tictac_gui.engine.trace import Scoring
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.play.course.steps import Asked, Chapter, FillTree, Play, Question

_POISONED = Board.parse("73766245772667543125356557223336")
"""Two moves ahead, the column that loses looks best; four moves ahead, it is seen to lose."""
_BAIT, _ANSWER = 3, 1
_UNSEEN = Board.parse("51172774157142427752242645545")
"""Another such position, for the other side."""

CHAPTER = Chapter(
    "out_of_sight",
    (
        Play("trap", CONNECT_FOUR, _POISONED),
        FillTree(
            "two",
            CONNECT_FOUR,
            _POISONED,
            tuple(Question(Asked.CHOICE, path) for path in ((0,), (1,), (_BAIT,), ())),
            scoring=Scoring.THOUSANDS,
            lookahead=2,
        ),
        Play("punish", CONNECT_FOUR, _POISONED.play(_BAIT)),
        FillTree(
            "four",
            CONNECT_FOUR,
            _POISONED,
            (
                Question(Asked.CHOICE, (_BAIT, _ANSWER, 0)),
                Question(Asked.CHOICE, (_BAIT, _ANSWER, 3)),
                Question(Asked.VALUE, (_BAIT, _ANSWER)),
            ),
            top=(_BAIT, _ANSWER),
            scoring=Scoring.THOUSANDS,
            lookahead=4,
        ),
        Play("further", CONNECT_FOUR, _UNSEEN),
    ),
)
