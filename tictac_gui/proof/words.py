"""The texts about a proof: what it plays, its progress, and what it proves and doesn't prove."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.play.long_run import RunPhase
from tictac_gui.words.game_words import difficulty_name, game_name
from tictac_gui.words.number_words import duration, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.engine import Difficulty
    from tictac_gui.games import Game
    from tictac_gui.games.proof import Proofs
    from tictac_gui.proof.model import ProofRun

translate = QCoreApplication.translate


def title(game: Game) -> str:
    """Return the title of the window."""
    return translate("ProofWindow", "Prove It: {0}").format(game_name(game))


def explanation(game: Game, difficulty: Difficulty) -> str:
    """Explain which games are going to be played."""
    if game.proof_replies:
        text = translate(
            "ProofWindow",
            "There are too many games to play them all. So this tries every choice for your first "
            "moves against {0}, moving first and moving second; from there {0} plays against "
            "itself. If it ever did worse than the position allows, that game would be shown."
            " Mirror images and positions that come up again are played once.",
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
    """Return the heading of the results."""
    return translate("ProofWindow", "How {0} fares").format(difficulty_name(difficulty))


def replies(number: int) -> str:
    """Describe a proof that tries every choice for the person's first `number` moves."""
    if number == 0:
        return translate("ProofWindow", "Only against itself")
    if number == 1:
        return translate("ProofWindow", "Every first move of yours")
    return translate("ProofWindow", "Every choice for your first {0} moves").format(number)


def skip_tip() -> str:
    """Explain the button that ends the sweep."""
    return translate("ProofWindow", "Show the result at once.")


def row_summary(name: str, counts: Sequence[str]) -> str:
    """Describe a row of results; only those of a long proof count what was given away."""
    text = translate("ProofWindow", "{0}: {1} games, {2} won, {3} drawn, {4} lost")
    if len(counts) == 5:
        text = translate(
            "ProofWindow", "{0}: {1} games, {2} won, {3} drawn, {4} lost, {5} given away"
        )
    return text.format(name, *counts)


def headline(proof: ProofRun) -> str:
    """Return the verdict, or the number of games while there is none."""
    if proof.phase is RunPhase.FINISHED:
        return verdict(proof.game, proof.proofs)
    games = proof.proofs.all.games
    if games == 1:
        return translate("ProofWindow", "1 game")
    return translate("ProofWindow", "{0} games").format(number(games))


def status(proof: ProofRun) -> str:
    """Describe where the run is, and at its end what it proves."""
    match proof.phase:
        case RunPhase.READY:
            return translate("ProofWindow", "Press Start to see.")
        case RunPhase.RUNNING:
            return running(proof.proofs)
        case RunPhase.FINISHED:
            return conclusion(proof.game, proof.difficulty, proof.proofs)
        case RunPhase.CANCELLED:
            return translate(
                "ProofWindow", "Cancelled before all games were played: nothing is proved."
            )
        case RunPhase.FAILED:
            text = translate("ProofWindow", "The games could not be played: {0}")
            return text.format(proof.failure)


def result(headline: str, status: str) -> str:
    """Join both for a screen reader."""
    return translate("ProofWindow", "{0}. {1}").format(headline, status)


def running(proofs: Proofs) -> str:
    """Describe the progress of a run."""
    if not proofs.total:
        return translate("ProofWindow", "Playing…")
    played, total = number(proofs.all.games), number(proofs.total)
    if proofs.seconds_left is None:
        return translate("ProofWindow", "Playing… {0} of {1} games").format(played, total)
    text = translate("ProofWindow", "Playing… {0} of {1} games · about {2} left")
    return text.format(played, total, duration(proofs.seconds_left))


def verdict(game: Game, proofs: Proofs) -> str:
    """Return the result in very few words."""
    failures = number(proofs.all.failures)
    if game.proof_replies:
        return translate("ProofWindow", "Given away: {0}").format(failures)
    if proofs.all.failures:
        return translate("ProofWindow", "Lost games: {0}").format(failures)
    return translate("ProofWindow", "0 losses")


def conclusion(game: Game, difficulty: Difficulty, proofs: Proofs) -> str:
    """Explain what the results prove and don't prove."""
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
            "Against itself, {0} gave nothing away. This proves one line for each side, but not"
            " what happens if you play differently.",
        )
        return text.format(name)
    text = translate(
        "ProofWindow",
        "In none of the {1} games did {0} give anything away. They cover all {2} ways to begin "
        "with every choice for your first moves ({3}); after that it played against itself. This"
        " doesn't prove what happens if you play differently from there.",
    )
    return text.format(name, games, number(proofs.beginnings), number(proofs.replies))
