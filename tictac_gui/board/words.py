"""What is said on the boards and beside them, as far as it depends on what they show."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def thought_title(*, is_current: bool) -> str:
    """Introduce a position of the search tree."""
    if is_current:
        return translate("SearchTree", "The search is thinking about this position")
    return translate("SearchTree", "A position in the search tree")


def thought_tip() -> str:
    """Say how to see the game again."""
    return translate("SearchTree", "Click to go back to the game.")


def analysis_tip() -> str:
    """Say what opening a past game in the analysis does."""
    return translate("PastGames", "Show this game on the board, with a verdict on each move.")


def practice_tip(*, is_over: bool) -> str:
    """Say what playing on from a position of a past game does, or why that isn't possible."""
    if is_over:
        return translate("PastGames", "The game is over here: step back first.")
    return translate("PastGames", "Begin a game at this position, as practice.")
