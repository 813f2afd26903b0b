"""Why a move was good, what was wrong with it, what it led to, and where a game turned.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Mark
from tictac_gui.engine.review import Verdict
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.tic_tac_toe.reasons import Flaw, Reason
from tictac_gui.words import move_words
from tictac_gui.words.move_words import (
    columns_of,
    good_reason,
    listed,
    move_place,
    moves_in_turn,
    the_move,
)

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.engine.review import Explanation, MoveValue, Review, ReviewedMove
    from tictac_gui.games import Game

translate = QCoreApplication.translate


def good_move(game: Game, move: ReviewedMove) -> str | None:
    """Say why a best move was good; None if the game can't tell."""
    found = move.explanation
    if not found:
        return None
    if not found.side or found.reason is not Reason.BLOCKS:
        columns = columns_of(game, found.cells)
        return good_reason(found.reason, move.after, move.mark.other, columns=columns)
    blocks = {
        "row": translate("Turning", "It blocks {0}'s row"),
        "column": translate("Turning", "It blocks {0}'s column"),
        "diagonal": translate("Turning", "It blocks {0}'s diagonal"),
        "several": translate("Turning", "It blocks two lines of {0}"),
    }[_shape(game, found)].format(found.side.value)
    ends = {
        Ending.WIN: translate("Turning", "{0} and wins in {1} moves."),
        Ending.DRAW: translate("Turning", "{0}."),
        Ending.LOSS: translate("Turning", "{0} for now."),
    }
    return ends[move.after.ending].format(blocks, move.after.own_moves)


def turning_point(game: Game, move: ReviewedMove) -> str:
    """Say how the game turned with a move that changed the result, and what was better."""
    happened = mistake(game, move)
    if move.before.ending is Ending.WIN:
        better = translate("Turning", "{0} would have won")
    else:
        better = translate("Turning", "{0} would have held the draw")
    text = translate("Turning", "Here {0}; {1}.")
    return text.format(happened, better.format(the_move(game, move.better)))


def mistake(game: Game, move: ReviewedMove) -> str:
    """Say how a move changed the result, as a clause that begins with X or O."""
    return flaw(game, move) or _by_search(move)


def forced_moves(game: Game, move: ReviewedMove) -> str | None:
    """Say which moves lead to the lines of a flaw; None if the lines alone show it."""
    found = move.explanation
    if not found or not found.side or not found.moves:
        return None
    moves = moves_in_turn(game, found.side, found.moves)
    if found.side is move.mark:
        return translate("Turning", "Better: {0}.").format(moves)
    return translate("Turning", "Then: {0}.").format(moves)


def flaw(game: Game, move: ReviewedMove) -> str | None:
    """Say what was wrong with a move, as a clause that begins with X or O.

    None if that can't be seen on the board.
    """
    found = move.explanation
    if not found or not found.side:
        return None
    if text := move_words.flaw(found.reason):
        return text.format(found.side.value, *columns_of(game, found.cells))
    shape = _shape(game, found)
    texts: dict[Enum, str] = {
        Flaw.LEFT_OPEN: {
            "row": translate("Turning", "{0}'s row was left open"),
            "column": translate("Turning", "{0}'s column was left open"),
            "diagonal": translate("Turning", "{0}'s diagonal was left open"),
            "several": translate("Turning", "{0} had two lines left open"),
        }[shape],
        Flaw.MISSED_WIN: {
            "row": translate("Turning", "{0} could have completed a row"),
            "column": translate("Turning", "{0} could have completed a column"),
            "diagonal": translate("Turning", "{0} could have completed a diagonal"),
            "several": translate("Turning", "{0} could have completed two lines"),
        }[shape],
        Flaw.ALLOWED_FORK: translate("Turning", "{0} was allowed two threats at once"),
        Flaw.MISSED_FORK: translate("Turning", "{0} could have made two threats at once"),
        Flaw.ALLOWED_FORCED_FORK: translate(
            "Turning", "{0} was allowed to force two threats at once"
        ),
        Flaw.MISSED_FORCED_FORK: translate("Turning", "{0} could have forced two threats at once"),
    }
    return texts[found.reason].format(found.side.value)


def _shape(game: Game, found: Explanation) -> str:
    if len(found.lines) != 1:
        return "several"
    rows, columns = zip(*(divmod(cell, game.start.columns) for cell in found.lines[0]), strict=True)
    if len(set(rows)) == 1:
        return "row"
    return "column" if len(set(columns)) == 1 else "diagonal"


def _by_search(move: ReviewedMove) -> str:
    is_lost = move.after.ending is Ending.LOSS
    if move.before == Forecast(Ending.WIN, 1):
        # However bad the move was, that is the plainest.
        return translate("Turning", "{0} could have won at once").format(move.mark.value)
    side = move.mark.other if is_lost else move.mark
    own_moves = move.after.own_moves if is_lost else move.before.own_moves
    if is_lost and own_moves == 1:
        text = translate("Turning", "{0} was given a win at once")
    elif is_lost:
        text = translate("Turning", "{0} was given a win in {1} moves")
    else:
        text = translate("Turning", "{0} had a win in {1} moves")
    return text.format(side.value, own_moves)


def verdict(judged: Verdict) -> str:
    """Name how good a move was."""
    return {
        Verdict.ONLY: translate("Verdict", "Only move"),
        Verdict.BEST: translate("Verdict", "Best"),
        Verdict.INEXACT: translate("Verdict", "Inaccuracy"),
        Verdict.MISTAKE: translate("Verdict", "Mistake"),
        Verdict.BLUNDER: translate("Verdict", "Blunder"),
    }[judged]


def verdict_in_full(game: Game, move: ReviewedMove) -> str:
    """Say what a move did and why it was good or bad, and which ones were better."""
    is_won = move.before.ending is Ending.WIN
    if move.verdict.is_best and (why := good_move(game, move)):
        return translate("Verdict", "{0}. {1}").format(verdict(move.verdict), why)
    if move.verdict is Verdict.BEST:
        return translate("Verdict", "Best: no move was better.")
    if move.verdict is Verdict.ONLY:
        if is_won:
            return translate("Verdict", "Only move: it alone keeps the win.")
        return translate("Verdict", "Only move: it alone keeps the draw.")
    if move.verdict is Verdict.INEXACT:
        if is_won:
            text = translate("Verdict", "Inaccuracy: a win in {0} instead of {1}.")
        else:
            text = translate("Verdict", "Inaccuracy: a loss in {0} instead of {1}.")
        text = text.format(move.after.own_moves, move.before.own_moves)
    else:
        text = translate("Verdict", "{0}: it {1}.").format(verdict(move.verdict), _change(move))
    if what := flaw(game, move):
        text = translate("Verdict", "{0} {1}.").format(text, what)
    better = listed(move_place(game, best) for best in move.best)
    return translate("Verdict", "{0} Better: {1}.").format(text, better)


def progress(review: Review, *, is_running: bool) -> str:
    """Say which move is being judged, or that this has taken too long; nothing if all are."""
    if review.pending is None:
        return ""
    if not is_running:
        return translate("Verdict", "To judge every move would take too long.")
    text = translate("Verdict", "Judging move {0} of {1}…")
    return text.format(review.pending + 1, len(review.by_number))


def _change(move: ReviewedMove) -> str:
    if move.before.ending is Ending.DRAW:
        return translate("Verdict", "turned a draw into a loss")
    if move.after.ending is Ending.DRAW:
        return translate("Verdict", "turned a win into a draw")
    return translate("Verdict", "turned a win into a loss")


def summary(review: Review, people: frozenset[Mark]) -> str:
    """Say in a line how a finished game was played, every move of which is judged."""
    played = _best_moves(review, people)
    number = review.turning_point(people)
    if number is None:
        return translate("Verdict", "{0} No move changed the result.").format(played)
    move = review.moves[number]
    if len(people) != 1:
        whose = translate("Verdict", "Move {0} by {1}").format(number + 1, move.mark.value)
    elif move.mark in people:
        whose = translate("Verdict", "Your move {0}").format(number + 1)
    else:
        whose = translate("Verdict", "The computer's move {0}").format(number + 1)
    return translate("Verdict", "{0} {1} {2}.").format(played, whose, _change(move))


def _best_moves(review: Review, people: frozenset[Mark]) -> str:
    if len(people) == 1:
        [mark] = people
        text = translate("Verdict", "Best moves: {0} of your {1}.")
        return text.format(review.best(mark), review.played(mark))
    text = translate("Verdict", "Best moves: X {0} of {1}, O {2} of {3}.")
    counts = [count(mark) for mark in Mark for count in (review.best, review.played)]
    return text.format(*counts)


MOST_HEARD = 8
"""How many of the moves that follow are told: nobody remembers more, and a line can be long."""


def value(forecast: Forecast) -> str:
    """Say what a move leads to, in few enough words to fit into a cell."""
    if forecast.ending is Ending.WIN:
        return translate("Moves", "Win in {0}").format(forecast.own_moves)
    if forecast.ending is Ending.LOSS:
        return translate("Moves", "Lose in {0}").format(forecast.own_moves)
    return translate("Moves", "Draw")


def short_value(forecast: Forecast) -> str:
    """Say it in even less room, beside a symbol."""
    return str(forecast.own_moves or "")


def value_in_full(forecast: Forecast, mark: Mark, people: frozenset[Mark]) -> str:
    """Say what a move leads to for its player."""
    is_you = len(people) == 1 and mark in people
    mover = mark.value if len(people) != 1 else translate("Moves", "the computer")
    if is_you:
        return _your_value(forecast)
    match forecast.ending, forecast.own_moves:
        case Ending.WIN, 1:
            text = translate("Moves", "If {0} plays here, it wins at once.")
        case Ending.WIN, _:
            text = translate(
                "Moves", "If {0} plays here, it wins in {1} of its moves with best play."
            )
        case Ending.LOSS, 1:
            text = translate("Moves", "If {0} plays here, its opponent can win at once.")
        case Ending.LOSS, _:
            text = translate(
                "Moves", "If {0} plays here, it loses after {1} of its moves with best play."
            )
        case _:
            text = translate("Moves", "If {0} plays here, it is a draw with best play.")
    return text.format(mover, forecast.own_moves)


def _your_value(forecast: Forecast) -> str:
    match forecast.ending, forecast.own_moves:
        case Ending.WIN, 1:
            text = translate("Moves", "If you play here, you win at once.")
        case Ending.WIN, _:
            text = translate(
                "Moves", "If you play here, you win in {0} of your moves with best play."
            )
        case Ending.LOSS, 1:
            text = translate("Moves", "If you play here, your opponent can win at once.")
        case Ending.LOSS, _:
            text = translate(
                "Moves", "If you play here, you lose after {0} of your moves with best play."
            )
        case _:
            text = translate("Moves", "If you play here, it is a draw with best play.")
    return text.format(forecast.own_moves)


def pending_value() -> str:
    """Say that it is not known yet what a move leads to."""
    return translate("Moves", "What this leads to is still being worked out.")


def value_description(game: Game, found: MoveValue, mark: Mark, people: frozenset[Mark]) -> str:
    """Say what a move leads to and what follows it, for a screen reader."""
    text = value_in_full(found.forecast, mark, people)
    replies = found.line[1:]
    if not replies:
        return text
    heard = moves_in_turn(game, mark.other, replies[:MOST_HEARD])
    if len(replies) > MOST_HEARD:
        return translate("Moves", "{0} Then: {1}, and so on.").format(text, heard)
    return translate("Moves", "{0} Then: {1}.").format(text, heard)
