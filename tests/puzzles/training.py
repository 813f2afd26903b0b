"""A clock that tests set, and what they do with puzzles."""

from collections.abc import Callable
from datetime import datetime, timedelta

from pytestqt.qtbot import QtBot

from tictac_gui.games.puzzles import answers
from tictac_gui.puzzles.session import Phase, PuzzleSession
from tictac_gui.puzzles.trainer import Trainer

NewTrainer = Callable[..., Trainer]


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
    while session.phase is not Phase.SOLVED:
        qtbot.waitUntil(lambda: session.is_asking)
        session.play_move(right_moves(session)[0])
        qtbot.waitUntil(lambda: session.is_asking or session.phase is Phase.SOLVED)


def err(qtbot: QtBot, session: PuzzleSession) -> None:
    """Give a wrong answer, and see it refuted."""
    session.play_move(wrong_move(session))
    qtbot.waitUntil(lambda: session.phase is Phase.REFUTED)
