"""Puzzles: positions in which a move is asked for, what counts as an answer, why, and their files.

Every kind is an exact property of a position's scores, never a guess. It returns values.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum, auto
from fractions import Fraction
from math import gcd
from typing import TYPE_CHECKING, Any

from tictac_gui.engine import review
from tictac_gui.engine.levels import Policy
from tictac_gui.engine.search import WIN, Ending, Forecast

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from datetime import date

    from tictac_gui.engine.review import Explanation, ReviewedMove
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.game import BoardPosition, Game

    Scores = Mapping[int, int]

LONGEST_REFUTATION = 9
"""A loss that takes more moves than that is not played to its end: nobody would follow it."""
_RARE = Fraction(4, 5)
"""The share of moves that fail from which on chance hardly helps."""
_CARELESS = Policy(lookahead=2)
_AT_ONCE, _IN_TWO, _IN_THREE = WIN - 1, WIN - 3, WIN - 5
_LOST_AT_ONCE, _LOST_IN_TWO = 2 - WIN, 4 - WIN


class PuzzleKind(Enum):
    """What is asked for; in each of them there is a move that gives the result away."""

    WIN_IN_ONE = auto()
    """A move completes a line."""
    STOP_IT = auto()
    """The opponent would complete a line in one cell; to take it is all that keeps the result."""
    FIND_FORK = auto()
    """The quickest win is to make two threats at once."""
    STOP_FORK = auto()
    """Whatever is wrong lets the opponent make two threats at once, or else win at once."""
    ONLY_MOVE = auto()
    """One move alone keeps the result, for none of the reasons above."""
    WIN_IN_THREE = auto()
    """The quickest win takes three moves of one's own."""
    BETTER_MOVE = auto()
    """Some move keeps the result, and others don't: a position from a person's own game."""

    @property
    def own_moves(self) -> int:
        """How many moves the person makes; between them the opponent replies."""
        return {PuzzleKind.FIND_FORK: 2, PuzzleKind.WIN_IN_THREE: 3}.get(self, 1)

    @property
    def is_quickest_win(self) -> bool:
        """Whether a win that takes longer is not what is asked for."""
        return self in (PuzzleKind.WIN_IN_ONE, PuzzleKind.FIND_FORK, PuzzleKind.WIN_IN_THREE)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with something to find, and how hard that is."""

    kind: PuzzleKind
    position: BoardPosition
    ending: Ending | None = None
    """The result to keep, a win or a draw; puzzles from own games lack this and the rest."""
    by_chance: Fraction = Fraction()
    """The share of all moves that don't solve it."""
    by_lookahead: Fraction = Fraction()
    """How often a player doesn't who looks two moves ahead."""

    @property
    def name(self) -> str:
        """Its unique name within its game, in files too."""
        return str(self.position)

    @property
    def stars(self) -> int:
        """How hard it is, from 1 to 5, as a person can take it in at a glance."""
        is_rare = self.by_chance >= _RARE
        is_beyond, is_far_beyond = self.by_lookahead > 0, self.by_lookahead >= Fraction(1, 2)
        return 1 + sum((is_rare, is_beyond, is_far_beyond, self.kind.own_moves > 2))

    @property
    def difficulty(self) -> tuple[Fraction, Fraction, int, str]:
        """What puzzles are sorted by; the name only decides between equals."""
        return self.by_lookahead, self.by_chance, self.kind.own_moves, self.name


@dataclass(frozen=True, slots=True)
class PuzzleTools:
    """What only a game itself knows about its puzzles."""

    # Any: these functions are only ever called with the game's own positions.
    collection: Callable[[ShouldStop | None], tuple[Puzzle, ...]]
    """All puzzles, or a sample that was checked; the easiest first."""
    forks: Callable[[Any], Collection[int]]
    """The moves with which the side to move makes two threats at once."""


class Answer(Enum):
    """What a move is worth as an answer."""

    RIGHT = auto()
    SLOWER = auto()
    """It wins, but later than what is asked for."""
    WRONG = auto()
    """It gives the result away."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a move was worth, and how the game goes on."""

    answer: Answer
    move: ReviewedMove
    line: tuple[int, ...]
    """The opponent's best resistance to a right answer, or the refutation of a wrong one."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What helps with a position: a right answer and why it is good, and the lines to look at."""

    move: int
    score: int
    why: Explanation
    clue: Explanation | None
    """None where there are no lines to see."""


def puzzle_at(
    game: Game, position: BoardPosition, should_stop: ShouldStop | None = None
) -> Puzzle | None:
    """Return the puzzle in a position, None if there is nothing to find.

    Where more than half of the moves solve it, there isn't.
    """
    scores = game.scores(position, should_stop)
    if not (kind := kind_of(game, position, scores)):
        return None
    right = answers(kind, scores)
    if 2 * len(right) > len(scores):
        return None
    weights = game.policy_weights(position, _CARELESS, should_stop)
    return Puzzle(
        kind,
        position,
        Forecast.of(max(scores.values())).ending,
        by_chance=1 - Fraction(len(right), len(scores)),
        by_lookahead=1 - sum((weights.get(move, Fraction()) for move in right), Fraction()),
    )


def kind_of(game: Game, position: BoardPosition, scores: Scores) -> PuzzleKind | None:
    """Return what is asked for in a position, given the exact scores of its moves."""
    assert game.puzzles  # noqa: S101 - otherwise there is nothing to ask for
    forks = game.puzzles().forks
    most = max(scores.values(), default=-WIN)
    if most < 0:
        return None
    keeping = _keeping(scores)
    wrong = [move for move in scores if move not in keeping]
    if not wrong:
        return None
    best = [move for move, score in scores.items() if score == most]
    if most == _AT_ONCE:
        return PuzzleKind.WIN_IN_ONE
    if all(_is_at_once(position, scores, move, best[0]) for move in wrong):
        return PuzzleKind.STOP_IT
    if most == _IN_TWO and set(best) <= set(forks(position)):
        return PuzzleKind.FIND_FORK
    if most == _IN_THREE:
        return PuzzleKind.WIN_IN_THREE
    later = [move for move in wrong if scores[move] != _LOST_AT_ONCE]
    if later and all(scores[move] == _LOST_IN_TWO and forks(position.play(move)) for move in later):
        return PuzzleKind.STOP_FORK
    return PuzzleKind.ONLY_MOVE if len(keeping) == 1 else None


def judge(
    game: Game,
    kind: PuzzleKind,
    position: BoardPosition,
    move: int,
    should_stop: ShouldStop | None = None,
) -> Judgement:
    """Judge a move as an answer, and find out how the game goes on after it."""
    scores = game.scores(position, should_stop)
    assert game.explainer  # noqa: S101 - a game with puzzles can explain its moves
    explanation = game.explainer(position, move, should_stop)
    reviewed = replace(review.judge(position, move, scores), explanation=explanation)
    after, score = position.play(move), scores[move]
    line: tuple[int, ...]
    if move in answers(kind, scores):
        line = () if kind.own_moves == 1 or after.outcome else (_reply(game, after, should_stop),)
        return Judgement(Answer.RIGHT, reviewed, line)
    if move in _keeping(scores):
        return Judgement(Answer.SLOWER, reviewed, ())
    # A win that is gone is seen to go with the reply, a game that is lost when it has ended.
    if score < 0 and WIN + score - 1 <= LONGEST_REFUTATION:
        line = game.line(after, should_stop)
    else:
        line = (_reply(game, after, should_stop),)
    return Judgement(Answer.WRONG, reviewed, line)


def advise(game: Game, position: BoardPosition, should_stop: ShouldStop | None = None) -> Advice:
    """Return a right answer that can be explained, and the lines that it is about."""
    assert game.explainer  # noqa: S101 - a game with puzzles can explain its moves
    scores = game.scores(position, should_stop)
    highest = max(scores.values())
    move = next(move for move, score in scores.items() if score == highest)
    why = clue = game.explainer(position, move, should_stop)
    if not clue.lines:
        # Where nothing is to be seen of what is gained, there may be something to prevent.
        keeping = _keeping(scores)
        flaws = (
            game.explainer(position, wrong, should_stop) for wrong in scores if wrong not in keeping
        )
        clue = next((flaw for flaw in flaws if flaw.side is position.turn.other), clue)
    return Advice(move, highest, why, clue if clue.lines else None)


def solution(
    game: Game, kind: PuzzleKind, position: BoardPosition, should_stop: ShouldStop | None = None
) -> tuple[int, ...]:
    """Return right answers and the best resistance between them, to the last answer."""
    advice = advise(game, position, should_stop)
    line = [advice.move]
    while len(line) < 2 * kind.own_moves - 1:
        after = position.play(advice.move)
        reply = _reply(game, after, should_stop)
        position = after.play(reply)
        advice = advise(game, position, should_stop)
        line += [reply, advice.move]
    return tuple(line)


def answers(kind: PuzzleKind, scores: Scores) -> tuple[int, ...]:
    """Return the moves that are right, given the exact scores of all."""
    if not kind.is_quickest_win:
        return _keeping(scores)
    most = max(scores.values())
    return tuple(move for move, score in scores.items() if score == most)


def is_plain(before: Forecast, after: Forecast) -> bool:
    """Return whether the loss that a mistake allows, or the win that it misses, is near enough.

    One in an opening may be refuted only after the twentieth move: nobody can be asked to see that.
    """
    nearest = range(1, (LONGEST_REFUTATION + 1) // 2 + 1)
    is_missed = before.ending is Ending.WIN and before.own_moves in nearest
    return is_missed or (after.ending is Ending.LOSS and after.own_moves in nearest)


def number_of_day(day: date, puzzles: int) -> int:
    """Return the index of the puzzle of a day among `puzzles`: the same for everyone.

    All of them come up before the first comes again, and those of two days are far apart.
    """
    # About the golden section of their number, but sharing no divisor with it.
    step = puzzles * 5 // 8 or 1
    while gcd(step, puzzles) > 1:
        step += 1
    return day.toordinal() * step % puzzles


def _reply(game: Game, after: BoardPosition, should_stop: ShouldStop | None) -> int:
    """Return a best move, the first of several."""
    scores = game.scores(after, should_stop)
    return max(scores, key=scores.__getitem__)


def _keeping(scores: Scores) -> tuple[int, ...]:
    """Return the moves that lead to as good an ending as any."""
    endings = {move: Forecast.of(score).ending for move, score in scores.items()}
    best = max(endings.values(), key=lambda ending: ending.value)
    return tuple(move for move, ending in endings.items() if ending is best)


def _is_at_once(position: BoardPosition, scores: Scores, wrong: int, block: int) -> bool:
    """Return whether a move loses at once, since it doesn't block."""
    if scores[wrong] != _LOST_AT_ONCE:
        return False
    outcome = position.play(wrong).play(block).outcome
    return outcome is not None and outcome.winner is position.turn.other


def sorted_by_difficulty(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """Return the easiest first."""
    return tuple(sorted(puzzles, key=lambda puzzle: puzzle.difficulty))


def parse(text: str, parse_board: Callable[[str], BoardPosition]) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file; ValueError if it is empty or a line isn't a puzzle."""
    try:
        if puzzles := tuple(_puzzle(line, parse_board) for line in text.splitlines()):
            return puzzles
    except (ValueError, KeyError, ZeroDivisionError) as error:
        raise ValueError("the file of puzzles is damaged") from error
    raise ValueError("the file of puzzles is damaged")


def _puzzle(line: str, parse_board: Callable[[str], BoardPosition]) -> Puzzle:
    """Read a puzzle: its kind, its moves so far, its ending, and how often one goes wrong."""
    kind, moves, ending, by_chance, by_lookahead = line.split()
    board = parse_board(moves)
    if board.outcome:
        raise ValueError(f"{moves} is over")
    return Puzzle(
        PuzzleKind[kind.upper()],
        board,
        Ending[ending.upper()],
        _share(by_chance),
        _share(by_lookahead),
    )


def _share(text: str) -> Fraction:
    # Fraction itself also reads 1e999999999, for which it would need hours.
    if not re.fullmatch(r"[0-9]{1,9}(/[0-9]{1,9})?", text):
        raise ValueError(f"{text!r} is no share")
    return Fraction(text)
