"""What is said about a proof by play: what it plays, how far it is, what it proves and what not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.words.game_words import difficulty_name
from tictac_gui.words.number_words import duration, number

if TYPE_CHECKING:
    from tictac_gui.engine import Difficulty
    from tictac_gui.games import Game
    from tictac_gui.games.proof import Proofs

translate = QCoreApplication.translate


def explanation(game: Game, difficulty: Difficulty) -> str:
    """Say what is going to be played."""
    if game.proof_replies:
        text = translate(
            "ProofWindow",
            "There are too many games to play them all. So this tries every choice for your first "
            "moves against {0}, moving first and moving second; from there {0} plays against "
            "itself. If it got less than the position after your first moves holds, that game "
            "would be shown. Mirror images and positions that come up again are played once.",
        )
    else:
        text = translate(
            "ProofWindow",
            "Plays every game that a person could play against {0}, moving first and moving "
            "second, whatever {0} chooses among its moves. If there were a way to win, it would be "
            "found and shown.",
        )
    return text.format(difficulty_name(difficulty))


def heading(difficulty: Difficulty) -> str:
    """Say what the results are about."""
    return translate("ProofWindow", "How {0} fares").format(difficulty_name(difficulty))


def running(proofs: Proofs) -> str:
    """Say how far it is."""
    if not proofs.total:
        return translate("ProofWindow", "Playing…")
    played, total = number(proofs.all.games), number(proofs.total)
    if proofs.seconds_left is None:
        return translate("ProofWindow", "Playing… {0} of {1} games").format(played, total)
    text = translate("ProofWindow", "Playing… {0} of {1} games · about {2} left")
    return text.format(played, total, duration(proofs.seconds_left))


def verdict(game: Game, proofs: Proofs) -> str:
    """Say in very few words how it ended."""
    failures = number(proofs.all.failures)
    if game.proof_replies:
        return translate("ProofWindow", "Given away: {0}").format(failures)
    if proofs.all.failures:
        return translate("ProofWindow", "Lost games: {0}").format(failures)
    return translate("ProofWindow", "0 losses")


def conclusion(game: Game, difficulty: Difficulty, proofs: Proofs) -> str:
    """Say what it proves and what not."""
    name, proof = difficulty_name(difficulty), proofs.all
    games, failures = number(proof.games), number(proof.failures)
    if proof.failures:
        if game.proof_replies:
            text = translate(
                "ProofWindow",
                "{0} got less than it could in {1} of {2} games. This is one of them.",
            )
        else:
            text = translate(
                "ProofWindow", "{0} can be beaten, in {1} of {2} games. This is one of them."
            )
        return text.format(name, failures, games)
    if not game.proof_replies:
        text = translate("ProofWindow", "Not one of the {0} games was lost: {1} can't be beaten.")
        return text.format(games, name)
    if not proofs.replies:
        text = translate(
            "ProofWindow",
            "Against itself, {0} gave nothing away. Proved is this one line for each side; not "
            "proved is what happens if you play otherwise.",
        )
        return text.format(name)
    text = translate(
        "ProofWindow",
        "In none of the {1} games did {0} give anything away. They cover all {2} ways to begin "
        "with every choice for your first moves ({3}); after that it played against itself. Not "
        "proved is what happens if you play otherwise from there.",
    )
    return text.format(name, games, number(proofs.beginnings), number(proofs.replies))
