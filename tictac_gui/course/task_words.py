"""The sentences about tasks of every kind, the same in all chapters: remarks, names, and facts."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.course import beyond_words, code_words, estimating_words, trees_words
from tictac_gui.course.code import ReadCodeTask
from tictac_gui.course.guessing import (
    CompareMatchesTask,
    GuessCountTask,
    GuessMatchTask,
    GuessTask,
    OtherPlayer,
)
from tictac_gui.course.playing import (
    Ended,
    Judged,
    JudgeTask,
    Misjudged,
    OtherMove,
    PlayTask,
    Shown,
    Slip,
)
from tictac_gui.course.same_boards import Alike, CardState, OtherBoard, SameBoard, Turned, Unlike
from tictac_gui.course.steps import HINTS, Failed, NothingMarked, Remark, Sign, StepWords, Task
from tictac_gui.course.walking import WalkTreeTask
from tictac_gui.engine import Mark
from tictac_gui.engine.methods import Method
from tictac_gui.engine.search import Ending
from tictac_gui.words.game_words import rows, short_name
from tictac_gui.words.move_words import columns_of, move_place, moves_in_turn
from tictac_gui.words.number_words import number, odds_sentence, ordinal, percentages
from tictac_gui.words.reason_words import flaw, good_reason
from tictac_gui.words.side_words import Side, side, sides

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.games.matchup import Odds
    from tictac_gui.play.tournament import PairingResult

translate = QCoreApplication.translate


def feedback(task: Task, words: StepWords) -> str:
    """Comment on the state of a task: praise, a remark, a hint, or whose turn it is."""
    if task.is_over and not task.is_showing:
        return praise(task, words)
    if comment := remark_on(task, words):
        return comment
    if task.hints and isinstance(task, WalkTreeTask) and task.gives_end_away:
        return trees_words.nothing_left()
    if task.hints:
        return hint(words.hint, is_marked=task.hints == HINTS)
    return waiting(task)


def remark_on(task: Task, words: StepWords) -> str:
    """Comment on the latest answer, or on the move that is shown."""
    if isinstance(task.remark, OtherMove):
        return words.wrong
    return remark(task.game, task.remark) if task.remark else ""


def praise(task: Task, words: StepWords) -> str:
    """Say what the person has found out, after how near a guess has come."""
    if isinstance(task, CompareMatchesTask) and not task.is_well_done:
        return translate("Course", "No, the other way round. {0}").format(words.praise)
    if not isinstance(task, GuessTask):
        return words.praise
    if task.is_well_done:
        text = translate("Course", "Well guessed. {0}")
    elif task.is_too_high:
        text = translate("Course", "You guessed too high. {0}")
    else:
        text = translate("Course", "You guessed too low. {0}")
    return text.format(words.praise)


def hint(where: str, *, is_marked: bool) -> str:
    """Say where to look, and that the answer is shown, if it is."""
    return translate("Course", "{0} The answer is shown.").format(where) if is_marked else where


def waiting(task: Task) -> str:
    """Say whose turn it is, as long as nothing else is to be said."""
    if isinstance(task, WalkTreeTask) and task.first_remark:
        return trees_words.remark(task.game, task.first_remark)
    if isinstance(task, ReadCodeTask) and task.question:
        return code_words.question(task.question)
    if not isinstance(task, PlayTask) or not task.is_asking:
        return ""
    if isinstance(task, JudgeTask) and not task.is_proving:
        return ""
    return translate("Course", "Your turn: play {0.piece}.").format(
        side(task.game, task.board.turn)
    )


def sign(shown: Sign) -> str:
    """Describe for a screen reader the badge beside the comment on an answer."""
    return {
        Sign.RIGHT: translate("Course", "Right"),
        Sign.WRONG: translate("Course", "Wrong"),
        Sign.FOUND_OUT: translate("Course", "Found out"),
    }[shown]


def ending(outcome: Ending, player: Side) -> str:
    """Name the answers to how a game ends for a side."""
    return {
        Ending.WIN: translate("Course", "{0} wins"),
        Ending.DRAW: translate("Course", "A draw"),
        Ending.LOSS: translate("Course", "{0} loses"),
    }[outcome].format(player)


def check() -> str:
    """Offer to have the marks checked."""
    return translate("Course", "Check")


def remark(game: Game, said: Remark) -> str:
    """Put a remark into words; there are none if the step has its own."""
    match said:
        case Slip() | Shown() | Misjudged() | Judged() | Ended(is_refutation=True):
            return _on_board(game, said)
        case SameBoard() | OtherBoard() | Turned() | Alike() | Unlike():
            return _compared_boards(said)
        case NothingMarked():
            return translate("Course", "You haven't selected a board yet. Click one to select it.")
        case OtherPlayer():
            text = translate(
                "Course", "With {0} as {2.piece}, exactly: {1}. Compare it with the upper bar."
            )
            odds = odds_sentence(game, said.odds)
            return text.format(short_name(said.name), odds, side(game, Mark.O))
        case Failed():
            return translate("Course", "The answer could not be found: {0}").format(said.reason)
    others = (trees_words.remark(game, said), code_words.remark(said), beyond_words.remark(said))
    return next(filter(None, others), estimating_words.remark(game, said))


def _on_board(game: Game, said: Slip | Shown | Misjudged | Judged | Ended) -> str:
    match said:
        case Slip():
            return _slip(game, said)
        case Shown():
            return _shown(game, said)
        case Misjudged():
            return _misjudged(game, said)
        case Judged():
            return _judged(game, said)
        case Ended():
            return _ended(game, said)


def _slip(game: Game, said: Slip) -> str:
    if said.move.before.ending is Ending.WIN:
        given = translate("Course", "That throws the win away")
    elif said.move.before.ending is Ending.DRAW:
        given = translate("Course", "That loses")
    else:
        given = translate("Course", "That loses sooner than it has to")
    if why := flaw(game, said.move):
        return translate("Course", "{0}: {1}. Watch:").format(given, why)
    return translate("Course", "{0}. Watch:").format(given)


def _ended(game: Game, said: Ended) -> str:
    """Say how a game ended after a slip, which move that was, and what was wrong with it."""
    if not said.slip:
        return ""
    if not said.is_over:
        text = (
            translate("Course", "With best play, {0} wins from here.")
            if said.ending is Ending.LOSS
            else translate("Course", "With best play, nobody wins from here.")
        )
        ended = text.format(side(game, said.slip.mark.other))
    elif said.slip.before.ending is Ending.LOSS:
        ended = translate("Course", "You lost sooner than you had to.")
    elif said.ending is Ending.DRAW:
        ended = translate("Course", "Only a draw – you could have won.")
    else:
        ended = translate("Course", "You lost, but you didn't have to.")
    move = ordinal(said.slip_number), move_place(game, said.slip.move)
    if why := flaw(game, said.slip):
        text = translate("Course", "{0} Your {1} move, {2}, was the mistake: {3}. Try again.")
        return text.format(ended, *move, why)
    return translate("Course", "{0} Your {1} move, {2}, was the mistake. Try again.").format(
        ended, *move
    )


def _shown(game: Game, said: Shown) -> str:
    place = move_place(game, said.move)
    if not said.why:
        return translate("Course", "{0}: {1}.").format(side(game, said.mark), place)
    hint = said.why
    columns = columns_of(game, hint.cells)
    why = good_reason(game, hint.reason, hint.forecast, said.mark.other, hint.lookahead, columns)
    return translate("Course", "{0}: {1}. {2}").format(side(game, said.mark), place, why)


def _misjudged(game: Game, said: Misjudged) -> str:
    mark = side(game, said.mark), side(game, said.mark.other)
    return {
        Ending.WIN: translate("Course", "Not a win for {0}: {1} can stop whatever {0} tries."),
        Ending.DRAW: translate("Course", "Not a draw: one of the two sides can force a win."),
        Ending.LOSS: translate(
            "Course", "Not a loss for {0}: there is a move after which {1} can't win."
        ),
    }[said.ending].format(*mark)


def _judged(game: Game, said: Judged) -> str:
    return {
        Ending.WIN: translate("Course", "Yes, {0} wins. Prove it: click a move that wins."),
        Ending.DRAW: translate("Course", "Yes, a draw. Prove it: click a move that holds it."),
        Ending.LOSS: "",
    }[said.ending].format(side(game, said.mark))


def _compared_boards(said: SameBoard | OtherBoard | Turned | Alike | Unlike) -> str:
    match said:
        case SameBoard():
            return translate(
                "Course", "One is missing: another order, but the same marks in the same cells."
            )
        case OtherBoard():
            return translate("Course", "These two are not the same: look at the ringed cells.")
        case Turned():
            text = _turn(said.quarters, is_mirrored=said.is_mirrored)
            if said.is_same:
                return translate("Course", "{0}: the same.").format(text)
            return translate("Course", "{0}: not the same.").format(text)
        case Alike(is_both_marked=True):
            return translate(
                "Course",
                "These two are the same: rotated or mirrored, one becomes the other. One of them is"
                " enough.",
            )
        case Alike():
            return translate(
                "Course", "One is missing: rotated or mirrored, it becomes the first one."
            )
        case Unlike(is_marked=True):
            text = translate(
                "Course",
                "That one is different: none of the {0} ways to rotate or mirror it gives the first"
                " one.",
            )
            return text.format(said.ways)
        case Unlike():
            return translate(
                "Course",
                "A kind is missing: however you rotate or mirror this board, it is none of those"
                " that you have selected.",
            )


def _turn(quarters: int, *, is_mirrored: bool) -> str:
    """Say how a board is rotated."""
    if is_mirrored:
        return (
            translate("Course", "Mirrored"),
            translate("Course", "Mirrored, and a quarter turn"),
            translate("Course", "Mirrored, and half a turn"),
            translate("Course", "Mirrored, and a three-quarter turn"),
        )[quarters]
    return (
        translate("Course", "As it is"),
        translate("Course", "A quarter turn"),
        translate("Course", "Half a turn"),
        translate("Course", "A three-quarter turn"),
    )[quarters]


def card_name(game: Game, number: int, state: CardState) -> str:
    """Describe a board for a screen reader; boards are counted from 0."""
    if state.is_model:
        parts = [translate("Course", "The board to compare with")]
    else:
        parts = [translate("Course", "Board {0}").format(number + 1)]
    if state.order:
        parts.append(moves_in_turn(game, game.start.turn, state.order))
    else:
        parts.append(rows(game, state.board))
    if state.is_marked:
        parts.append(translate("Course", "selected"))
    if state.is_lit:
        parts.append(translate("Course", "being compared"))
    if state.is_given_away:
        parts.append(translate("Course", "shown as the answer"))
    return "; ".join(parts)


def caption(state: CardState) -> str:
    """Say below a board whether it is marked, or what it is for."""
    if state.is_model:
        return model_caption()
    return "✓" if state.is_marked else ""


def model_caption() -> str:
    """Say below a board that the others are compared with it."""
    return translate("Course", "the first one")


def about(amount: str) -> str:
    """Offer a guess."""
    return translate("Course", "about {0}").format(amount)


def percent(share: int) -> str:
    """Write a whole number of per cent."""
    return percentages([Fraction(share, 100), Fraction(100 - share, 100)], 0)[0]


def method(counted: Method) -> str:
    """Name a method by what it does."""
    return {
        Method.PLAIN: translate("Course", "Plain minimax"),
        Method.ALPHA_BETA: translate("Course", "Alpha-beta: skips what can't matter"),
        Method.CACHE: translate("Course", "Cache: searches no board twice"),
        Method.CACHE_AND_SYMMETRY: translate("Course", "Cache, with rotated and mirrored boards"),
        Method.ALL_TOGETHER: translate("Course", "All together"),
    }[counted]


def count(boards: int | None, guess: int | None) -> str:
    """Say how many boards have been counted, and what was guessed."""
    counted = (
        "?"
        if boards is None
        else translate("Course", "looks at a board {0} times").format(number(boards))
    )
    if guess is None:
        return counted
    return translate("Course", "{0} (your guess: {1})").format(counted, number(guess))


def compared(task: GuessCountTask, text: str) -> str:
    """Put the two counts and their ratio into a sentence, once they are known."""
    shown, asked = (task.counts.get(each) for each in task.methods)
    if not task.is_done or not shown or not asked:
        return ""
    return text.format(number(shown), number(asked), number(round(shown / asked)))


def played(game: Game, result: PairingResult | None) -> str:
    """Say how games have ended so far."""
    frequencies = result.standing.frequencies if result else None
    if not result or not frequencies:
        return "?"
    text = translate("Course", "{0} games: {1}")
    return text.format(number(result.standing.games), odds_sentence(game, frequencies, 1))


def exact_title() -> str:
    """Name the exact results."""
    return translate("Course", "Exact: every possible game, weighted by its probability")


def exact(game: Game, odds: Odds | None) -> str:
    """Say how games end exactly."""
    return odds_sentence(game, odds) if odds else ""


def unnamed(game: Game, opponent: str) -> str:
    """Say who plays, without a name for the second player."""
    text = translate("Course", "{0} as {1.piece} against ? as {2.piece}")
    return text.format(short_name(opponent), *sides(game))


def exact_share(task: GuessMatchTask) -> str:
    """Write how often games end in the way asked about, and what was guessed."""
    share = task.share
    if share is None or task.guess is None:
        return ""
    exactly = percentages([share, 1 - share])[0]
    return translate("Course", "{0} (your guess: {1})").format(exactly, percent(task.guess))
