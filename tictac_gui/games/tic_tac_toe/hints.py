"""Hints and explanations: a best move, and why a move was good or bad, as the board shows it.

Loaded when one is first asked for, or a level first sets a trap.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, reduce
from typing import TYPE_CHECKING

from tictac_gui.engine.position import Mark
from tictac_gui.engine.review import Explanation
from tictac_gui.engine.search import Ending, Evaluation, Forecast, Search
from tictac_gui.games.game import Hint
from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.board import LINES, Board
from tictac_gui.games.tic_tac_toe.reasons import Flaw, Reason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.engine.stopping import ShouldStop


def threats(board: Board, side: Mark) -> frozenset[int]:
    """Return the empty cells where the side would complete a row."""
    return frozenset(
        cell
        for line in threat_lines(board, side)
        for cell in line
        if not (board.crosses | board.noughts) >> cell & 1
    )


def threat_lines(board: Board, side: Mark) -> tuple[tuple[int, ...], ...]:
    """Return the lines that lack one mark of the side, and have that cell empty."""
    own, others = board if side is Mark.X else board[::-1]
    return _lines_lacking_one(own, others)


@cache
def _lines_lacking_one(own: int, others: int) -> tuple[tuple[int, ...], ...]:
    """Return the lines, given two bit sets of cells; cached since hints ask for the same again."""
    return tuple(
        line
        for line in LINES
        if sum(own >> cell & 1 for cell in line) == len(line) - 1
        and not any(others >> cell & 1 for cell in line)
    )


def is_fork(board: Board, side: Mark) -> bool:
    """Return whether the side has two threats and the opponent has none."""
    return len(threats(board, side)) > 1 and not threats(board, side.other)


@cache
def forks(board: Board) -> tuple[int, ...]:
    """Return the cells with which the side to move makes two threats while the opponent has none.

    The most promising comes first.
    """
    return tuple(
        cell
        for cell in board.promising_moves()
        if not (after := board.play(cell)).outcome and is_fork(after, board.turn)
    )


def forced_fork(board: Board, cell: int) -> tuple[int, ...]:
    """Return the cells of a threat, of the only answer to it, and of the fork that follows.

    Empty if the cell makes no such threat.
    """
    side, after = board.turn, board.play(cell)
    if after.outcome or len(threats(after, side)) != 1 or threats(after, side.other):
        return ()
    [answer] = threats(after, side)
    forking = forks(after.play(answer))
    return (cell, answer, forking[0]) if forking else ()


class Traps:
    """Picks the best moves that most often beat an opponent who moves at random.

    It never gives up anything for a trap: a draw stays a draw, and a win the quickest win.
    """

    def __init__(self, search: Search) -> None:
        self._search = search
        self._chances: dict[tuple[int, Mark], Fraction] = {}

    def best(self, board: Board, should_stop: ShouldStop | None = None) -> tuple[int, ...]:
        """Return those of the best moves that win most often."""
        moves = self._search.evaluate(board, should_stop=should_stop).best
        chances = {move: self.chance(board.play(move), board.turn, should_stop) for move in moves}
        highest = max(chances.values(), default=None)
        return tuple(move for move in moves if chances[move] == highest)

    def chance(self, board: Board, side: Mark, should_stop: ShouldStop | None = None) -> Fraction:
        """Return how often `side` wins if it sets traps and the opponent moves at random."""
        if outcome := board.outcome:
            return Fraction(outcome.winner is side)
        key = board.canonical_key, side
        if key not in self._chances:
            if board.turn is side:
                moves = self._search.evaluate(board, should_stop=should_stop).best
            else:
                moves = board.moves()
            after = [self.chance(board.play(move), side, should_stop) for move in moves]
            self._chances[key] = (
                max(after) if board.turn is side else sum(after, Fraction()) / len(after)
            )
        return self._chances[key]


class Hints:
    """Finds and caches hints, and explains any move; threads may share it: no hint ever changes.

    Best moves are explained with the reasons of hints, all others with their flaws.
    """

    def __init__(self, search: Search, traps: Traps) -> None:
        self._search = search
        self._traps = traps
        self._found: dict[Board, Hint] = {}

    def find(self, board: Board, should_stop: ShouldStop | None = None) -> Hint:
        """Return the best move with the most helpful reason; always the same one for a board.

        Ties are broken by the most promising trap, then by the number of lines through the cell.
        """
        if board not in self._found:
            self._found[board] = self._hint(board, should_stop)
        return self._found[board]

    def explain(
        self, board: Board, cell: int, should_stop: ShouldStop | None = None
    ) -> Explanation:
        """Return why the move was good or bad; the better move is the one that is hinted at."""
        evaluation = self._search.evaluate(board, should_stop=should_stop)
        if cell in evaluation.best:
            return _good(board, cell, _good_reason(board, cell, evaluation))
        better = self.find(board, should_stop).move
        is_won = Forecast.of(evaluation.scores[better]).ending is Ending.WIN
        return _flawed(board, cell, better, is_won=is_won)

    def _hint(self, board: Board, should_stop: ShouldStop | None) -> Hint:
        evaluation = self._search.evaluate(board, should_stop=should_stop)
        reasons = {cell: _good_reason(board, cell, evaluation) for cell in evaluation.best}
        if not reasons:
            raise ValueError("there is no move to hint at: the game is over")
        order = board.promising_moves()
        cell = min(
            reasons,
            key=lambda cell: (
                reasons[cell].value,
                -self._traps.chance(board.play(cell), board.turn, should_stop),
                order.index(cell),
            ),
        )
        return Hint(cell, reasons[cell], Forecast.of(evaluation.scores[cell]))


def _good_reason(board: Board, cell: int, evaluation: Evaluation) -> Reason:
    """Return what makes a best move good: the first reason that applies, in their order."""
    side, opponent = board.turn, board.turn.other
    after = board.play(cell)
    endings = [Forecast.of(score).ending for score in evaluation.scores.values()]
    ending = max(endings, key=lambda ending: ending.value)
    keeping = endings.count(ending)
    if after.outcome and after.outcome.winner is side:
        return Reason.WINS
    if threats(board, opponent) == {cell}:
        return Reason.BLOCKS
    if ending is Ending.WIN:
        if is_fork(after, side):
            return Reason.FORKS
        return Reason.ONLY_WIN if keeping == 1 else Reason.FORCES_WIN
    if ending is Ending.LOSS:
        return Reason.LOST
    if not forks(after) and any(forks(board.play(other)) for other in board.moves()):
        return Reason.STOPS_FORK
    if keeping < len(endings):
        return Reason.ONLY_DRAW if keeping == 1 else Reason.KEEPS_DRAW
    return Reason.LAST_CELL if len(endings) == 1 else Reason.EVEN


_WINNING = (Reason.WINS, Reason.FORKS, Reason.ONLY_WIN, Reason.FORCES_WIN)


def _good(board: Board, cell: int, reason: Reason) -> Explanation:
    side, opponent, after = board.turn, board.turn.other, board.play(cell)
    if reason is Reason.BLOCKS:
        return Explanation(reason, lines=threat_lines(board, opponent), side=opponent)
    lines = after.winning_lines or threat_lines(after, side)
    if lines and reason in _WINNING:
        return Explanation(reason, lines=lines, side=side)
    return Explanation(reason)


def _flawed(board: Board, cell: int, better: int, *, is_won: bool) -> Explanation:
    side, opponent, after = board.turn, board.turn.other, board.play(cell)
    if threats(board, side):
        lines = board.play(better).winning_lines
        return Explanation(Flaw.MISSED_WIN, better, lines, side)
    if lines := threat_lines(after, opponent):
        return Explanation(Flaw.LEFT_OPEN, better, lines, opponent)
    if forks(after):
        lines = threat_lines(after.play(forks(after)[0]), opponent)
        return Explanation(Flaw.ALLOWED_FORK, better, lines, opponent)
    if is_won and better in forks(board):
        return Explanation(Flaw.MISSED_FORK, better, threat_lines(board.play(better), side), side)
    for reply in after.promising_moves():
        if forcing := forced_fork(after, reply):
            lines = threat_lines(_played(after, forcing), opponent)
            return Explanation(Flaw.ALLOWED_FORCED_FORK, better, lines, opponent, forcing)
    if is_won and (forcing := forced_fork(board, better)):
        lines = threat_lines(_played(board, forcing), side)
        return Explanation(Flaw.MISSED_FORCED_FORK, better, lines, side, forcing)
    return Explanation(Flaw.TOO_DEEP, better)


def _played(board: Board, cells: Iterable[int]) -> Board:
    return reduce(Board.play, cells, board)


TRAPS = Traps(TIC_TAC_TOE.search)
HINTS = Hints(TIC_TAC_TOE.search, TRAPS)
