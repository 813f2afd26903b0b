"""Texts of the comparison of methods: names, explanations, numbers and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from tictac_gui.analysis import tree_words
from tictac_gui.analysis.methods_model import Results, RunEnding, Subject
from tictac_gui.engine.methods import Measurement, Method
from tictac_gui.engine.search import HIGHEST_ESTIMATE
from tictac_gui.words.number_words import number, value
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game

translate = QCoreApplication.translate

_ABOUT_AS_MUCH = 1.05
"""Below this factor a difference is not worth a number."""


def method_name(method: Method) -> str:
    """Name a method."""
    return {
        Method.PLAIN: translate("Methods", "Plain minimax"),
        Method.ALPHA_BETA: translate("Methods", "Alpha-beta"),
        Method.CACHE: translate("Methods", "Cache"),
        Method.CACHE_AND_SYMMETRY: translate("Methods", "Cache + symmetry"),
        Method.ALL_TOGETHER: translate("Methods", "All together"),
    }[method]


def explanation(method: Method, game: Game) -> str:
    """Explain in two sentences how a method searches a game."""
    if game.analysis_lookahead is None:
        return _to_the_end(method)
    return _with_lookahead().get(method, _to_the_end(method))


def _with_lookahead() -> dict[Method, str]:
    """Return the explanations that differ in a game too long to be searched to its end."""
    return {
        Method.PLAIN: translate(
            "Methods",
            "Tries every move and every reply as far as the lookahead goes, and estimates the "
            "positions there. Most of them are reached many times, once for each order of moves "
            "that leads to them.",
        ),
        Method.CACHE_AND_SYMMETRY: translate(
            "Methods",
            "Treats a board and its mirror image as one: of the seven first moves, only four "
            "differ. With more than twelve discs such pairs hardly ever meet, and are no longer "
            "looked for.",
        ),
        Method.ALL_TOGETHER: translate(
            "Methods",
            "Prunes what can't matter, looks up what is known, and treats mirror images as one. "
            "The computer you play against searches like this, promising moves first.",
        ),
    }


def _to_the_end(method: Method) -> str:
    return {
        Method.PLAIN: translate(
            "Methods",
            "Plays every possible game to its end, each side always choosing what is best for "
            "itself. Most positions are searched many times, once for each order of moves that "
            "leads to them.",
        ),
        Method.ALPHA_BETA: translate(
            "Methods",
            "As soon as one reply shows that a move is no better than another, the remaining "
            "replies to it are pruned. The result stays the same: that move would not be chosen "
            "anyway.",
        ),
        Method.CACHE: translate(
            "Methods",
            "Remembers what each position is worth, so that none is searched twice. When other "
            "moves lead to the same position, its value is looked up without a call.",
        ),
        Method.CACHE_AND_SYMMETRY: translate(
            "Methods",
            "Treats rotated and mirrored boards as one, so that up to eight positions share one "
            "value. Of the nine first moves, only three differ: corner, edge and centre.",
        ),
        Method.ALL_TOGETHER: translate(
            "Methods",
            "Prunes what can't matter, looks up what is known, and treats rotated and mirrored "
            "boards as one. The computer you play against searches like this.",
        ),
    }[method]


def calls(count: int) -> str:
    """Say how many calls of minimax were made: one for each visit of a position."""
    return translate("Methods", "{0} calls").format(number(count))


def duration(seconds: float) -> str:
    """Say how long something took, with sensible precision."""
    if seconds >= 1:
        return translate("Methods", "{0} s").format(_rounded(seconds, 2))
    if seconds >= 1e-3:
        return translate("Methods", "{0} ms").format(_short(seconds * 1e3))
    return translate("Methods", "{0} µs").format(_short(seconds * 1e6))


def savings(measured: Measurement, plain: Measurement) -> list[str]:
    """Say what a method saves compared with plain minimax, in calls and in time."""
    if measured.method is Method.PLAIN:
        return [translate("Methods", "baseline")]
    return [
        _fewer(plain.positions / measured.positions),
        _faster(plain.seconds / measured.seconds),
    ]


def _fewer(factor: float) -> str:
    if factor == 1:
        return translate("Methods", "the same number")
    if factor < _ABOUT_AS_MUCH:
        return translate("Methods", "about the same number")
    return translate("Methods", "{0} times fewer").format(_short(factor))


def _faster(factor: float) -> str:
    if factor >= _ABOUT_AS_MUCH:
        return translate("Methods", "{0} times faster").format(_short(factor))
    if factor <= 1 / _ABOUT_AS_MUCH:
        return translate("Methods", "{0} times slower").format(_short(1 / factor))
    return translate("Methods", "about as fast")


def summary(measured: Measurement, plain: Measurement) -> str:
    """Describe what a method took, in one line."""
    parts = [
        calls(measured.positions),
        duration(measured.seconds),
        *savings(measured, plain),
    ]
    return note(method_name(measured.method), ", ".join(parts))


def progress(method: Method, visited: int, total: int) -> str:
    """Say which method is running, and how far it has got if that is known."""
    if method is Method.PLAIN:
        text = translate("Methods", "{0}: {1} of {2} calls…")
        return text.format(method_name(method), number(visited), number(total))
    return translate("Methods", "{0}: {1} calls…").format(method_name(method), number(visited))


def note(name: str, text: str) -> str:
    """Describe a method that has no numbers to show."""
    return translate("Methods", "{0}: {1}").format(name, text)


def scale() -> str:
    """Say how to read the bars."""
    return translate(
        "Methods",
        "Logarithmic: each block is ten times the one before. Top bar: calls; bottom bar: time.",
    )


def outcome(game: Game, results: Results) -> str:
    """Say how a comparison has ended; empty while it runs."""
    match results.ending:
        case RunEnding.FINISHED if results.subject:
            board, lookahead = results.subject
            value = results.measured[Method.ALL_TOGETHER].value
            return result(game, value, board.turn, lookahead)
        case RunEnding.CANCELLED if results.measured:
            return translate("Methods", "Cancelled. What was finished is kept.")
        case RunEnding.CANCELLED:
            return translate("Methods", "Cancelled.")
        case RunEnding.FAILED:
            return translate("Methods", "The comparison failed: {0}").format(results.failure)
    return ""


def offer(searched: Subject | None, offered: Subject) -> str:
    """Say what Run would do with the position on the board; empty if that has been searched."""
    if searched == offered:
        return ""
    if offered.board.outcome and searched:
        return translate("Methods", "The game on the board is over.")
    if offered.board.outcome:
        return translate("Methods", "There is nothing to search.")
    if searched and searched.board == offered.board:
        text = translate("Methods", "Press Run to search it with lookahead {0}.")
        return text.format(offered.lookahead)
    if searched:
        return translate("Methods", "Press Run to search the current position.")
    return translate("Methods", "Press Run to search it in five ways and compare them.")


def result(game: Game, found: int, turn: Mark, lookahead: int | None = None) -> str:
    """Say what all methods found the board to be worth for the side to move."""
    if lookahead is not None:
        return _result_ahead(game, found, turn, lookahead)
    if found == 0:
        return translate("Methods", "All five agree: with best play it's a draw.")
    winner = side(game, turn if found > 0 else turn.other)
    return translate("Methods", "All five agree: with best play {0} wins.").format(winner)


def _result_ahead(game: Game, found: int, turn: Mark, lookahead: int) -> str:
    meaning = tree_words.meaning(game, found, turn)
    if abs(found) > HIGHEST_ESTIMATE:
        return translate("Methods", "All five agree: {0}.").format(meaning)
    text = translate("Methods", "All five agree: estimate {0} at lookahead {1}, {2}.")
    return text.format(value(found), lookahead, meaning)


def subject(game: Game, board: BoardPosition, lookahead: int | None, *, is_current: bool) -> str:
    """Name the board that is searched: whether it is the current one, and how far ahead."""
    if board.outcome:
        return translate("Methods", "The game is over")
    if is_current:
        text = translate("Methods", "This board, {0} to move")
    else:
        text = translate("Methods", "Another board, {0} to move")
    text = text.format(side(game, board.turn))
    if lookahead is None:
        return text
    return translate("Methods", "{0}, lookahead {1}").format(text, lookahead)


def _short(amount: float) -> str:
    return _rounded(amount, 0 if amount >= 9.95 else 1)


def _rounded(amount: float, decimals: int) -> str:
    return QLocale().toString(amount, "f", decimals)
