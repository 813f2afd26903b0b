"""Texts of "This game": a move in its list, its verdict, the graph, and how the game was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Mark
from tictac_gui.engine.review import Review, ReviewedMove, Verdict
from tictac_gui.engine.search import Ending
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.words.move_words import listed, move_place
from tictac_gui.words.reason_words import flaw, good_move
from tictac_gui.words.side_words import side, sides

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.analysis.graph_model import ExpectedResult
    from tictac_gui.games import Game

translate = QCoreApplication.translate


def nothing_to_judge() -> str:
    """Say what the panel is for before the first move."""
    return translate("MovesTab", "Each move will be judged here as soon as it is made.")


def retry_hint() -> str:
    """Explain the button that leads back to the turning point."""
    return translate("MovesTab", "Go back to before that move, as practice.")


def description(number: int, player: str, place: str, judged: Verdict | None) -> str:
    """Describe a move for a screen reader, with its verdict if there is one."""
    if not judged:
        return translate("MovesTab", "Move {0}, {1}, {2}").format(number, player, place)
    text = translate("MovesTab", "Move {0}, {1}, {2}: {3}")
    return text.format(number, player, place, verdict(judged))


def withheld() -> str:
    """Say in a short row when the computer's move will be judged."""
    return translate("MovesTab", "after your move")


def winner(game: Game, mark: Mark | None) -> str:
    """Name a step of the graph."""
    if not mark:
        return translate("GameGraph", "Draw")
    return translate("GameGraph", "{0} wins").format(side(game, mark))


def _result(game: Game, result: ExpectedResult) -> str:
    """Say how a position ends with best play, and how soon."""
    if not result.winner:
        return winner(game, None)
    if not result.own_moves:
        return translate("GameGraph", "{0} has won").format(side(game, result.winner))
    text = translate("GameGraph", "{0} in {1}")
    return text.format(winner(game, result.winner), result.own_moves)


def step(game: Game, number: int, result: ExpectedResult | None, move: ReviewedMove | None) -> str:
    """Describe the position after a number of moves, and the last of them."""
    place = translate("MovesModel", "Start of the game")
    if move:
        player, where = side(game, move.mark).name, move_place(game, move.move)
        place = description(number, player, where, move.verdict)
    elif number:
        place = translate("GameGraph", "Move {0}").format(number)
    if not result:
        return place
    return translate("GameGraph", "{0}. {1}.").format(place, _result(game, result))


def course(game: Game, results: Sequence[ExpectedResult | None]) -> str:
    """Describe the graph: which side wins with best play, and from which move on."""
    texts, before = [], None
    for number, result in enumerate(results):
        if result and (not before or before.winner is not result.winner):
            text = translate("GameGraph", "From move {0}: {1}.")
            if not number:
                text = translate("GameGraph", "At the start: {1}.")
            texts.append(text.format(number, winner(game, result.winner)))
        before = result or before
    return " ".join(texts)


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
    """Say what a move did, why it was good or bad, and which moves were better."""
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


def reason(game: Game, move: ReviewedMove) -> str:
    """Say beside the verdict why a move was good or bad, and which were better, in brief."""
    if move.verdict.is_best:
        if move.explanation and move.explanation.reason is Reason.EVEN:
            # It would be said of every move in the opening.
            return ""
        why = good_move(game, move)
        if why or move.verdict is Verdict.BEST:
            return why or ""
        if move.before.ending is Ending.WIN:
            return translate("Verdict", "It alone keeps the win.")
        return translate("Verdict", "It alone keeps the draw.")
    if what := flaw(game, move):
        pass
    elif move.verdict is Verdict.INEXACT:
        what = translate("Verdict", "A loss in {0} instead of {1}")
        if move.before.ending is Ending.WIN:
            what = translate("Verdict", "A win in {0} instead of {1}")
        what = what.format(move.after.own_moves, move.before.own_moves)
    else:
        what = translate("Verdict", "It {0}").format(_change(move))
    better = move_place(game, move.better)
    return translate("Verdict", "{0}. Better: {1}.").format(what, better)


def _change(move: ReviewedMove) -> str:
    if move.before.ending is Ending.DRAW:
        return translate("Verdict", "turned a draw into a loss")
    if move.after.ending is Ending.DRAW:
        return translate("Verdict", "turned a win into a draw")
    return translate("Verdict", "turned a win into a loss")


def progress(review: Review, *, is_running: bool) -> str:
    """Say which move is being judged, or that judging was given up; empty when all are judged."""
    if review.pending is None:
        return ""
    if not is_running:
        return translate("Verdict", "To judge every move would take too long.")
    text = translate("Verdict", "Judging move {0} of {1}…")
    return text.format(review.pending + 1, len(review.by_number))


def summary(game: Game, review: Review, people: frozenset[Mark]) -> str:
    """Sum up a finished game, all of whose moves are judged, in a line."""
    played = _best_moves(game, review, people)
    number = review.turning_point(people)
    if number is None:
        return translate("Verdict", "{0} No move changed the result.").format(played)
    move = review.moves[number]
    if len(people) != 1:
        whose = translate("Verdict", "Move {0} by {1}").format(number + 1, side(game, move.mark))
    elif move.mark in people:
        whose = translate("Verdict", "Your move {0}").format(number + 1)
    else:
        whose = translate("Verdict", "The computer's move {0}").format(number + 1)
    return translate("Verdict", "{0} {1} {2}.").format(played, whose, _change(move))


def _best_moves(game: Game, review: Review, people: frozenset[Mark]) -> str:
    if len(people) == 1:
        [mark] = people
        text = translate("Verdict", "Best moves: {0} of your {1}.")
        return text.format(review.best(mark), review.played(mark))
    text = translate("Verdict", "Best moves: {4} {0} of {1}, {5} {2} of {3}.")
    counts = [count(mark) for mark in Mark for count in (review.best, review.played)]
    return text.format(*counts, *sides(game))
