"""The sentence for each remark of the course, whichever step makes it."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.tic_tac_toe import review
from tictac_gui.course import task_words
from tictac_gui.course.beyond import WrongSize
from tictac_gui.course.code import AskedLine, LineFound, OtherLine
from tictac_gui.course.estimating import NotSeen, SeenEarlier, WrongSum
from tictac_gui.course.guessing import OtherPlayer
from tictac_gui.course.playing import Ended, Judged, Misjudged, Shown, Slip
from tictac_gui.course.same_boards import Alike, CardState, OtherBoard, SameBoard, Turned, Unlike
from tictac_gui.course.steps import Failed, NothingMarked, Remark
from tictac_gui.course.trees import (
    Filled,
    Immaterial,
    LookedAt,
    Matters,
    NotBelow,
    Refuted,
    Supposed,
    WrongValue,
)
from tictac_gui.course.walking import Bounds, NotNext, NotOver, Returned, Walked
from tictac_gui.engine import Mark
from tictac_gui.engine.listing import Role
from tictac_gui.engine.review import judge
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.engine.trace import Window
from tictac_gui.games import TIC_TAC_TOE, Hint
from tictac_gui.games.matchup import Odds
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.reasons import Reason

X, O = Mark.X, Mark.O  # noqa: E741 - as the marks are called
BLOCKING = Hint(6, Reason.BLOCKS, Forecast(Ending.DRAW))
# The step itself has words for these, or shows what is going on.
LOST = Board.parse("OX./..X/O..")
LOSES_SOONER = replace(
    judge(LOST, 8, TIC_TAC_TOE.scores(LOST)),
    explanation=TIC_TAC_TOE.explainer(LOST, 8, None) if TIC_TAC_TOE.explainer else None,
)
WITHOUT_WORDS = {"Right", "OtherMove", "Guessed"}
SENTENCES: list[tuple[Remark, str]] = [
    (Slip(review((0, 4, 1, 2, 3)).moves[-1]), "That loses: O's diagonal was left open. Watch:"),
    (
        Slip(review((0, 3, 1, 4, 8)).moves[-1]),
        "That throws the win away: X could have completed a row. Watch:",
    ),
    (Shown(O, 4, None), "O: centre."),
    (Shown(X, 6, BLOCKING), "X: bottom left. It stops three in a row."),
    (Misjudged(X, Ending.WIN), "Not a win for X: O can stop whatever X tries."),
    (Misjudged(X, Ending.DRAW), "Not a draw: one of the two sides can force a win."),
    (
        Misjudged(O, Ending.LOSS),
        "Not a loss for O: there is a move after which X can't win.",
    ),
    (Judged(X, Ending.WIN), "Yes, X wins. Prove it: click a move that wins."),
    (Judged(O, Ending.DRAW), "Yes, a draw. Prove it: click a move that holds it."),
    (
        Ended(Ending.DRAW, review((0, 3, 1, 4, 8)).moves[-1], slip_number=3),
        (
            "Only a draw – you could have won. Your 3rd move, bottom right, was the mistake:"
            " X could have completed a row. Try again."
        ),
    ),
    (
        Ended(Ending.LOSS, review((0, 4, 1, 2, 3)).moves[-1], slip_number=2),
        (
            "You lost, but you didn't have to. Your 2nd move, middle left, was the mistake:"
            " O's diagonal was left open. Try again."
        ),
    ),
    (
        Ended(Ending.LOSS, LOSES_SOONER, slip_number=1),
        (
            "You lost sooner than you had to. Your 1st move, bottom right, was the mistake:"
            " O's column was left open. Try again."
        ),
    ),
    (Slip(LOSES_SOONER), "That loses sooner than it has to: O's column was left open. Watch:"),
    (Ended(Ending.LOSS), ""),
    (Filled(X, is_max=True, is_end=True, value=0), "Yes: nobody has won, so 0."),
    (Filled(X, is_max=True, is_end=True, value=10), "Yes: the game is over, and counts +10."),
    (Filled(X, is_max=True, is_end=False, value=10), "Yes: X takes the highest, +10."),
    (Filled(O, is_max=False, is_end=False, value=-10), "Yes: O takes the lowest, −10."),
    (
        Refuted(X, is_max=True, is_end=True, answer=9, winner=X),
        "X has won there, yes, but count the turns again.",
    ),
    (
        Refuted(O, is_max=False, is_end=True, answer=-9, winner=O),
        "O has won there, yes, but count the turns again.",
    ),
    (
        Refuted(X, is_max=True, is_end=True, answer=0, winner=X),
        "Look again: X has three in a row there.",
    ),
    (
        Refuted(X, is_max=True, is_end=True, answer=10, winner=O),
        "Look again: O has three in a row there.",
    ),
    (
        Refuted(X, is_max=True, is_end=True, answer=10, winner=None),
        "Look again: the board is full, and nobody has three in a row.",
    ),
    (
        Refuted(X, is_max=True, is_end=False, answer=0, winner=None),
        "Then the game follows the dotted line and ends at 0. X can do better: a higher value.",
    ),
    (
        Refuted(O, is_max=False, is_end=False, answer=10, winner=X),
        "Then the game follows the dotted line and ends at +10. O can do better: a lower value.",
    ),
    (WrongValue(X, 0, is_too_high=False), "X chooses there, and can get more than 0."),
    (WrongValue(O, 0, is_too_high=True), "O chooses there, and can get less than 0."),
    (WrongValue(None, 10, is_too_high=True), "None of the games below it ends at +10 or more."),
    (WrongValue(None, -10, is_too_high=False), "None of the games below it ends at −10 or less."),
    (
        WrongValue(O, 10, is_too_high=True, below=(3,)),
        (
            "To end at +10, the game has to pass the board at the end of the dotted line. But O"
            " chooses"
            " there, and can get less."
        ),
    ),
    (
        WrongValue(X, -10, is_too_high=False, below=(3,)),
        (
            "To end at −10, the game has to pass the board at the end of the dotted line. But X"
            " chooses"
            " there, and can get more."
        ),
    ),
    (
        Walked(1, None, ()),
        "Call 1 makes a call for each of its moves, and waits for their values.",
    ),
    (
        Walked(4, -10, (Returned(2, -10, is_max=False), Returned(1, 0, is_max=True))),
        (
            "Call 4: the game is over, so it returns −10 at once. Call 2 has all its values and"
            " returns"
            " the lowest, −10. Call 1 has all its values and returns the highest, 0."
        ),
    ),
    (WrongSize(is_too_high=True), "Not that many: the number has fewer digits."),
    (WrongSize(is_too_high=False), "Even more: the number has more digits."),
    (WrongSum(-13, is_opposite=True), "−13 is the estimate for the other side."),
    (WrongSum(18, is_opposite=False), "Add all the numbers, each with its sign."),
    (NotSeen(1, 4, 28), "1 turn ahead: there, centre is still worth +28."),
    (SeenEarlier(6), "6 turns ahead: it is seen there, but even earlier, too."),
    (
        Ended(Ending.LOSS, LOSES_SOONER, slip_number=1, is_over=False),
        (
            "With best play, O wins from here. Your 1st move, bottom right, was the mistake: O's"
            " column"
            " was left open. Try again."
        ),
    ),
    (
        Ended(Ending.DRAW, LOSES_SOONER, slip_number=1, is_over=False),
        (
            "With best play, nobody wins from here. Your 1st move, bottom right, was the"
            " mistake: O's"
            " column was left open. Try again."
        ),
    ),
    (
        LineFound(AskedLine.TAKES_LOWEST, None),
        "Yes: of two values, MIN keeps the lower one.",
    ),
    (
        LineFound(AskedLine.TAKES_LOWEST, AskedLine.CALLS_ITSELF),
        "Yes: of two values, MIN keeps the lower one. On which line does the function call itself?",
    ),
    (
        OtherLine(AskedLine.TAKES_LOWEST, Role.KEEP, is_max=True, is_in_choice=False),
        (
            "That line keeps the higher of two values, for MAX. Which line takes the lowest value,"
            " for MIN?"
        ),
    ),
    (
        OtherLine(AskedLine.TAKES_LOWEST, Role.KEEP, is_max=False, is_in_choice=False),
        (
            "That line keeps the lower of two values, for MIN. Which line takes the lowest value,"
            " for MIN?"
        ),
    ),
    (
        OtherLine(AskedLine.TAKES_LOWEST, Role.REST, is_max=None, is_in_choice=True),
        (
            "That line belongs to the function that finds the move. Which line takes the lowest"
            " value, for MIN?"
        ),
    ),
    (
        OtherLine(AskedLine.TAKES_LOWEST, Role.REST, is_max=None, is_in_choice=False),
        "That line only gives the program its form. Which line takes the lowest value, for MIN?",
    ),
    (
        Bounds(Window(), X, is_max=True),
        "X chooses on the highlighted board: alpha is −∞, and beta +∞.",
    ),
    (
        Bounds(Window(0, -10), O, is_max=False, value=-10),
        "It is worth −10. O chooses on the highlighted board: alpha is 0, and beta −10.",
    ),
    (NotNext(is_above=True), "Not yet: it first comes to the board above that one."),
    (NotNext(is_above=False), "Not yet: it goes down before it goes on, and from left to right."),
    (
        NotNext(is_above=False, is_certain=True),
        (
            "That would do no harm, since the value can't get any better for the side that"
            " chooses. But"
            " alpha-beta stops only when alpha has reached beta."
        ),
    ),
    (NotOver(), "There is a board left to look at."),
    (
        LookedAt(is_begun=True),
        "The search is at that board already: choose among those that follow.",
    ),
    (
        Immaterial(X, is_max=True, here=-10, elsewhere=0, is_chosen=True),
        (
            "That one can be skipped. Here X gets −10 at best, but elsewhere 0: whatever this"
            " board is"
            " worth, the top stays the same."
        ),
    ),
    (NotBelow(), "Click one of the boards right below the highlighted one."),
    (Failed("no memory"), "The answer could not be found: no memory"),
    (NothingMarked(), "You haven't selected a board yet. Click one to select it."),
    (LookedAt(), "That board has been looked at already."),
    (
        Matters((0, 10), (-9, 8)),
        (
            "That board can matter: if it is worth 0, the top is −9; if it is worth +10, the top is"
            " +8."
        ),
    ),
    (Supposed(10, 0), "If it is worth +10, the board at the top is worth 0."),
    (
        Immaterial(X, is_max=True, here=-10, elsewhere=0),
        (
            "One more can be skipped. Here X gets −10 at best, but elsewhere 0:"
            " whatever this board is worth, the top stays the same."
        ),
    ),
    (
        Immaterial(O, is_max=False, here=10, elsewhere=0),
        (
            "One more can be skipped. Here O must allow at least +10, but elsewhere only 0:"
            " whatever this board is worth, the top stays the same."
        ),
    ),
    (SameBoard(), "One is missing: another order, but the same marks in the same cells."),
    (OtherBoard(), "These two are not the same: look at the ringed cells."),
    (Turned(0, is_mirrored=False, is_same=False), "As it is: not the same."),
    (Turned(1, is_mirrored=False, is_same=True), "A quarter turn: the same."),
    (Turned(2, is_mirrored=False, is_same=True), "Half a turn: the same."),
    (Turned(3, is_mirrored=False, is_same=True), "A three-quarter turn: the same."),
    (Turned(0, is_mirrored=True, is_same=False), "Mirrored: not the same."),
    (Turned(1, is_mirrored=True, is_same=True), "Mirrored, and a quarter turn: the same."),
    (Turned(2, is_mirrored=True, is_same=True), "Mirrored, and half a turn: the same."),
    (
        Turned(3, is_mirrored=True, is_same=True),
        "Mirrored, and a three-quarter turn: the same.",
    ),
    (
        Alike(is_both_marked=True),
        (
            "These two are the same: rotated or mirrored, one becomes the other. One of them is"
            " enough."
        ),
    ),
    (
        Alike(is_both_marked=False),
        "One is missing: rotated or mirrored, it becomes the first one.",
    ),
    (
        Unlike(8, is_marked=True),
        "That one is different: none of the 8 ways to rotate or mirror it gives the first one.",
    ),
    (
        Unlike(8, is_marked=False),
        (
            "A kind is missing: however you rotate or mirror this board,"
            " it is none of those that you have selected."
        ),
    ),
    (
        OtherPlayer("hard", Odds(Fraction(1, 2), Fraction(1, 4), Fraction(1, 4))),
        (
            "With Hard as O, exactly: X wins 50.00%, draws 25.00%, O wins 25.00%. Compare it with"
            " the upper bar."
        ),
    ),
]


@pytest.mark.parametrize(
    ("said", "sentence"), SENTENCES, ids=[type(said).__name__ for said, _ in SENTENCES]
)
def test_each_remark_has_its_sentence(said: Remark, sentence: str) -> None:
    assert task_words.remark(TIC_TAC_TOE, said) == sentence


def test_no_remark_leaves_the_person_without_a_word() -> None:
    kinds = {kind.__name__ for kind in Remark.__subclasses__()}
    assert {type(said).__name__ for said, _ in SENTENCES} == kinds - WITHOUT_WORDS


@pytest.mark.parametrize(
    ("state", "name"),
    [
        (
            CardState(Board.parse("X../.O./...")),
            "Board 3; Row 1: X, empty, empty. Row 2: empty, O, empty. Row 3: empty, empty, empty.",
        ),
        (CardState(Board(), order=(4, 0)), "Board 3; X centre, O top left"),
        (CardState(Board(), order=(4,), is_model=True), "The board to compare with; X centre"),
        (CardState(Board(), order=(4,), is_marked=True), "Board 3; X centre; selected"),
        (CardState(Board(), order=(4,), is_lit=True), "Board 3; X centre; being compared"),
        (
            CardState(Board(), order=(4,), is_given_away=True),
            "Board 3; X centre; shown as the answer",
        ),
    ],
)
def test_a_screen_reader_says_what_there_is_to_know_of_a_board(state: CardState, name: str) -> None:
    assert task_words.card_name(TIC_TAC_TOE, 2, state) == name


def test_a_board_is_captioned_with_what_it_is_for() -> None:
    assert task_words.caption(CardState(Board())) == ""
    assert task_words.caption(CardState(Board(), is_marked=True)) == "✓"
    assert task_words.caption(CardState(Board(), is_model=True)) == "the first one"
