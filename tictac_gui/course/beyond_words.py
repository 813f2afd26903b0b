"""The sentences about what lies beyond minimax: numbers of positions, and other ways to search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.course.beyond import GameSize, Idea, Way, WrongSize
from tictac_gui.words.number_words import number

if TYPE_CHECKING:
    from tictac_gui.course.steps import Remark

translate = QCoreApplication.translate

_MOST_IN_FULL = 13
"""The most digits that are written in full."""
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def game(size: GameSize) -> str:
    """Name a game."""
    return {
        GameSize.TIC_TAC_TOE: translate("Course", "Tic-tac-toe"),
        GameSize.CONNECT_FOUR: translate("Course", "Connect Four"),
        GameSize.CHESS: translate("Course", "Chess"),
        GameSize.GO: translate("Course", "Go"),
    }[size]


def positions(size: GameSize) -> str:
    """Say how many positions a game has."""
    if size.digits <= _MOST_IN_FULL:
        text = translate("Course", "{0} positions: {1} digits")
        # Python's, since Qt has no whole numbers that are so large.
        return text.format(_with_separators(size.value), size.digits)
    # Rounded to two digits.
    leading = (size.value + 5 * 10 ** (size.digits - 3)) // 10 ** (size.digits - 2)
    first = f"{leading / 10:.1f}"
    text = translate("Course", "about {0} × 10{1} positions: {2} digits")
    power = str(size.digits - 1).translate(_RAISED)
    decimal = translate("Course", ".")
    return text.format(first.replace(".", decimal), power, size.digits)


def _with_separators(value: int) -> str:
    """Write a number in groups of three digits, as the language does."""
    separator = number(1000)[1:-3]
    return f"{value:,}".replace(",", separator)


def remark(said: Remark) -> str:
    """Put a remark on a size into words; there are none for any other."""
    match said:
        case WrongSize(is_too_high=True):
            return translate("Course", "Not that many: the number has fewer digits.")
        case WrongSize():
            return translate("Course", "Even more: the number has more digits.")
    return ""


def title(idea: Idea) -> str:
    """Name an idea."""
    return {
        Idea.SEARCH: translate("Course", "Look further, and estimate better"),
        Idea.SAMPLES: translate("Course", "Try it out by chance"),
        Idea.LEARNING: translate("Course", "Learn from your own games"),
    }[idea]


def face() -> str:
    """Say what a card is before it has been turned over."""
    return translate("Course", "Click to turn the card over.")


def text(idea: Idea) -> str:
    """Explain an idea in a few sentences."""
    return {
        Idea.SEARCH: translate(
            "Course",
            "Chess programs such as Stockfish still use alpha-beta, with tricks that let them look"
            " dozens of turns ahead. Since 2020, Stockfish's estimate has come from a small neural"
            " network, which has learned from a great many positions what people used to make up.",
        ),
        Idea.SAMPLES: translate(
            "Course",
            "Monte Carlo tree search plays a position to the end thousands of times, at first by"
            " chance, and returns most often to the moves that have done well. From 2006 on, it"
            " made programs strong at Go, for which nobody had found a good estimate.",
        ),
        Idea.LEARNING: translate(
            "Course",
            "In 2016, AlphaGo beat the champion Lee Sedol at Go by 4 games to 1; it had learned"
            " from games of people and from its own. A year later, AlphaZero was given only the"
            " rules of Go, chess and shogi, learned by playing against itself, and beat the best"
            " programs of the time.",
        ),
    }[idea]


def way(chosen: Way) -> str:
    """Name a way to go on."""
    return {
        Way.PLAY: translate("Course", "Play Unbeatable"),
        Way.PUZZLE: translate("Course", "Solve a puzzle"),
        Way.SEARCH: translate("Course", "Search your own position"),
    }[chosen]
