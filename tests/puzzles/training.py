"""A clock that tests set, saved games, and right and wrong answers to puzzles."""

from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

from pytestqt.qtbot import QtBot

from tictac_gui.games.puzzles import answers
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Setup
from tictac_gui.puzzles.session import PuzzlePhase, PuzzleSession
from tictac_gui.puzzles.trainer import Trainer
from tictac_gui.storage.database import Database

NewTrainer = Callable[..., Trainer]
MISSED = (0, 4, 8, 1, 2, 7)
"""X doesn't stop O with its third move."""


class Clock:
    """Tells the time that it was set to."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now

    def pass_days(self, days: int) -> None:
        self.now += timedelta(days=days)


def right_moves(session: PuzzleSession) -> tuple[int, ...]:
    assert session.puzzle
    scores = session._game.scores(session.position)
    return answers(session.puzzle.kind, scores)


def wrong_move(session: PuzzleSession) -> int:
    """Return a move that gives the result away: the best score has another sign."""
    scores = session._game.scores(session.position)
    best = max(scores.values())
    return next(
        move for move, score in scores.items() if (score > 0, score < 0) != (best > 0, best < 0)
    )


def solve(qtbot: QtBot, session: PuzzleSession) -> None:
    """Play the right moves to the end."""
    while session.phase is not PuzzlePhase.SOLVED:
        qtbot.waitUntil(lambda: session.is_asking)
        session.play_move(right_moves(session)[0])
        qtbot.waitUntil(lambda: session.is_asking or session.phase is PuzzlePhase.SOLVED)


def err(qtbot: QtBot, session: PuzzleSession) -> None:
    """Give a wrong answer, and see it refuted."""
    session.play_move(wrong_move(session))
    qtbot.waitUntil(lambda: session.phase is PuzzlePhase.REFUTED)


def keep(path: Path, *games: tuple[tuple[int, ...], Setup]) -> list[GameRecord]:
    """Save finished games and return their records."""
    records = [GameRecord.begin(setup, 0, moves) for moves, setup in games]
    with closing(Database(path)) as database:
        for record in records:
            database.save(record)
    return records
