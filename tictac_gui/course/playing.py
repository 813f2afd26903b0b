"""Steps on one board: played against Unbeatable, judged, or the move of some player picked.

A wrong answer is refuted by best play, move by move.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tictac_gui.course.steps import HINTS, AskingTask, Remark, Right, Step, Tools
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.engine.review import ReviewedMove, judge
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import Hint

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable
    from random import Random

    from tictac_gui.engine.levels import Policy
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker, Work

    ShouldStop = Callable[[], bool]


LONGEST_SHOWN = 9
"""A refutation that takes more moves is not shown to its end."""
_BEGINNING = 3
"""The moves that are shown of one whose end is further away than anybody would follow."""


@dataclass(frozen=True, slots=True)
class Play(Step):
    """A position to be played against Unbeatable; it is done by giving nothing away.

    Where it is won, that means winning, and where every move loses, losing as late as possible.
    """

    position: BoardPosition

    def make_task(self, tools: Tools) -> PlayTask:
        return PlayTask(self, tools.asker, tools.rng, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class Judge(Step):
    """A position to be judged, won, drawn or lost by the side to move, and a move to prove it."""

    position: BoardPosition

    def make_task(self, tools: Tools) -> JudgeTask:
        return JudgeTask(self, tools.asker, tools.rng, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class PickMove(Step):
    """The question which move a player makes; every move that it may make is right."""

    position: BoardPosition
    player: Policy
    opponent: Policy | None = None
    """Against whom all moves are compared afterwards; None if they aren't."""

    def make_task(self, tools: Tools) -> PickMoveTask:
        return PickMoveTask(self, tools.asker, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class Slip(Remark):
    """A move gives something away, if only time; the refutation is going to be shown."""

    is_right: ClassVar = False
    move: ReviewedMove


@dataclass(frozen=True, slots=True)
class Shown(Remark):
    """A move is shown, not made by the person."""

    mark: Mark
    move: int
    why: Hint | None
    """Why it is good, if that is known."""


@dataclass(frozen=True, slots=True)
class Ended(Remark):
    """A game that the person played has ended; the ending is seen from the person's side."""

    ending: Ending
    slip: ReviewedMove | None = None
    """The move of the person that has led to it, if that gave something away."""
    slip_number: int = 0
    """Which of their own moves it was, counted from 1."""
    is_over: bool = True
    """Whether the game was shown to its end, and not only as far as anybody would follow it."""

    @property
    def is_refutation(self) -> bool:
        """Whether a slip has led to it."""
        return self.slip is not None


@dataclass(frozen=True, slots=True)
class Misjudged(Remark):
    """A position was judged wrongly; it is said why that can't be, not what is right."""

    is_right: ClassVar = False
    mark: Mark
    ending: Ending
    """As it was judged, seen from the side of this mark."""


@dataclass(frozen=True, slots=True)
class Judged(Remark):
    """A position was judged rightly, which a move is now to prove."""

    is_right: ClassVar = True
    mark: Mark
    ending: Ending
    """Seen from the side of this mark."""


@dataclass(frozen=True, slots=True)
class OtherMove(Remark):
    """The player asked about would not make this move."""

    is_right: ClassVar = False


class Chances(NamedTuple):
    """How often a player wins and loses, exactly."""

    wins: Fraction
    losses: Fraction


class LineMove(NamedTuple):
    """A move that is shown, not made by the person."""

    move: int
    why: Hint | None
    """Why it is good, if that is known."""


@dataclass(frozen=True, slots=True)
class Response:
    """The engine's answer to a move of the person."""

    slip: ReviewedMove | None
    """The move, if it gives something away."""
    line: tuple[LineMove, ...]
    """After a slip, the game to its end; after any other move, the reply."""


def answer_move(
    game: Game, position: BoardPosition, move: int, rng: Random, should_stop: ShouldStop
) -> Response:
    """Judge a move by its result, and find the reply, or all that follows a slip.

    Where every move loses, one that loses sooner than it has to is a slip, too.
    """
    reviewed = judge(position, move, game.scores(position, should_stop))
    reached = position.play(move)
    is_lost = reviewed.before.ending is Ending.LOSS
    if not reviewed.verdict.changes_result and (reviewed.verdict.is_best or not is_lost):
        return Response(None, () if reached.outcome else (_reply(game, reached, rng, should_stop),))
    if game.explainer:
        reviewed = replace(reviewed, explanation=game.explainer(position, move, should_stop))
    is_near = reached.moves_left <= LONGEST_SHOWN or (
        reviewed.after.ending is Ending.LOSS and 2 * reviewed.after.own_moves <= LONGEST_SHOWN
    )
    most = LONGEST_SHOWN if is_near else _BEGINNING
    return Response(reviewed, best_play(game, reached, should_stop, most))


def best_move(game: Game, position: BoardPosition, should_stop: ShouldStop) -> int:
    """Return the move that a hint would give."""
    return game.find_hint(position, should_stop).move


def best_play(
    game: Game,
    position: BoardPosition,
    should_stop: ShouldStop | None = None,
    most: int | None = None,
) -> tuple[LineMove, ...]:
    """Return the moves to the end of the game, or as many as asked for, if nobody goes wrong."""
    line: list[LineMove] = []
    while not position.outcome and len(line) != most:
        hint = game.find_hint(position, should_stop)
        shown = LineMove(hint.move, hint)
        defences = best_defences(game, position, should_stop)
        if defences and hint.move not in defences:
            shown = LineMove(defences[0], _reason_for(game, position, defences[0], should_stop))
        line.append(shown)
        position = position.play(shown.move)
    return tuple(line)


def best_defences(
    game: Game, position: BoardPosition, should_stop: ShouldStop | None = None
) -> tuple[int, ...]:
    """Return the moves to choose from where all lose: of the latest losses, those that stop most.

    A fork is seen only if one of its threats is stopped and the other one decides. Elsewhere there
    are none, since whatever keeps the result is as good as anything.
    """
    scores = game.scores(position, should_stop)
    latest = max(scores.values())
    if latest >= 0:
        return ()
    left = {
        move: _wins_at_once(position.play(move))
        for move, score in scores.items()
        if score == latest
    }
    fewest = min(left.values())
    return tuple(move for move, threats in left.items() if threats == fewest)


def _wins_at_once(position: BoardPosition) -> int:
    """Count the moves that end the game with a win."""
    reached = (position.play(move).outcome for move in position.moves())
    return sum(outcome is not None and outcome.winner is not None for outcome in reached)


def judged(game: Game, position: BoardPosition, should_stop: ShouldStop | None = None) -> Ending:
    """Return how the game ends for the side to move if nobody goes wrong."""
    scores = game.scores(position, should_stop)
    return Forecast.of(max(scores.values())).ending


def moves_of(
    game: Game, position: BoardPosition, player: Policy, should_stop: ShouldStop
) -> frozenset[int]:
    """Return the moves that a player may make."""
    return frozenset(game.policy_weights(position, player, should_stop))


def first_move_of(
    game: Game, position: BoardPosition, player: Policy, should_stop: ShouldStop
) -> int:
    """Return the first of the moves that a player may make."""
    return min(moves_of(game, position, player, should_stop))


def moves_and_best_play(
    game: Game,
    position: BoardPosition,
    player: Policy,
    reached: BoardPosition,
    should_stop: ShouldStop,
) -> tuple[frozenset[int], tuple[LineMove, ...]]:
    """Return the moves that a player may make, and best play from another position."""
    moves = moves_of(game, position, player, should_stop)
    return moves, best_play(game, reached, should_stop)


def chances(
    game: Game,
    position: BoardPosition,
    player: Policy,
    opponent: Policy,
    should_stop: ShouldStop,
) -> dict[int, Chances]:
    """Return how often each move wins and loses if both go on as they do."""
    mark = position.turn
    known: dict[Hashable, Chances] = {}

    def after(board: BoardPosition) -> Chances:
        if outcome := board.outcome:
            return Chances(Fraction(outcome.winner is mark), Fraction(outcome.winner is mark.other))
        if board.key not in known:
            mover = player if board.turn is mark else opponent
            weights = game.policy_weights(board, mover, should_stop)
            each = [(weight, after(board.play(move))) for move, weight in weights.items()]
            known[board.key] = Chances(
                sum((weight * found.wins for weight, found in each), Fraction()),
                sum((weight * found.losses for weight, found in each), Fraction()),
            )
        return known[board.key]

    return {move: after(position.play(move)) for move in position.moves()}


def _reply(game: Game, position: BoardPosition, rng: Random, should_stop: ShouldStop) -> LineMove:
    if defences := best_defences(game, position, should_stop):
        move = defences[0]
    else:
        move = game.choose_move(position, Difficulty.UNBEATABLE, rng, should_stop)
    return LineMove(move, _reason_for(game, position, move, should_stop))


def _reason_for(
    game: Game, position: BoardPosition, move: int, should_stop: ShouldStop | None
) -> Hint | None:
    """Return why a best move is good; None if the game can't tell."""
    hint = game.find_hint(position, should_stop)
    if hint.move == move:
        return hint
    if not game.explainer:
        return None
    why = game.explainer(position, move, should_stop)
    if why.better is not None:
        return None
    forecast = Forecast.of(game.move_score(position, move, should_stop))
    return Hint(move, why.reason, forecast, None, why.lines, why.side, why.cells)


class BoardTask(AskingTask):
    """A task on one board, which may show moves that the person has not made."""

    def __init__(self, game: Game, start: BoardPosition, asker: Asker, pause_ms: int) -> None:
        super().__init__(game, asker, pause_ms)
        self.start = self.board = start
        self.person = start.turn
        """The mark that the person plays."""
        self.last_move: int | None = None
        """The move that led to the board; None at the beginning."""
        self.is_asking = True
        """Whether the person may answer now."""
        self.marked: object = None
        """The answer that the last hint gives away; None before it."""

    @property
    def can_hint(self) -> bool:
        """Whether the person may answer now, and there is a hint left."""
        return self.is_asking and super().can_hint

    @property
    def can_restart(self) -> bool:
        """Whether anything has been played."""
        return self.board is not self.start

    def hint(self) -> None:
        """Give the next hint; the last is found off the GUI thread."""
        super().hint()
        if self.hints == HINTS and self.marked is None:
            self._ask(self._find_answer(), self._mark)

    def restart(self) -> None:
        """Go back to the position that the task is about."""
        self._show_start(self.start)

    def _find_answer(self) -> Work:
        """Return the work that finds an answer for the last hint."""
        raise NotImplementedError

    def _show_start(self, board: BoardPosition) -> None:
        """Ask again, from this position on."""
        self._stop_showing()
        self._asker.cancel()
        self.is_over = False
        self.board, self.last_move = board, None
        self.is_asking = True
        self.marked = None
        self._forget_answer()
        self.hints = 0
        self.changed.emit()

    def _play(self, move: int) -> None:
        self.board, self.last_move = self.board.play(move), move

    def _show_line(self, line: Iterable[LineMove], then: Callable[[], None]) -> None:
        """Play moves one after the other, with a remark on each; then go on."""
        frames: list[Callable[[], None]] = [partial(self._show_move, each) for each in line]
        self._show_in_turn([*frames, then])

    def _show_move(self, shown: LineMove) -> None:
        mark = self.board.turn
        self._play(shown.move)
        self._say(Shown(mark, shown.move, shown.why))

    def _ending(self) -> Ending:
        """Return how the game has ended for the person."""
        winner = self.board.outcome.winner if self.board.outcome else None
        if winner is None:
            return Ending.DRAW
        return Ending.WIN if winner is self.person else Ending.LOSS

    def _mark(self, answer: object) -> None:
        self.marked = answer
        self.changed.emit()

    def _begin_again(self) -> None:
        self._show_start(self.start)


class PlayTask(BoardTask):
    """Is done when a game has ended in which the person gave nothing away."""

    def __init__(self, step: Play | Judge, asker: Asker, rng: Random, pause_ms: int) -> None:
        super().__init__(step.game, step.position, asker, pause_ms)
        self._rng = rng
        self._before = step.position
        """The position in which the person made their latest move."""
        self._slip: ReviewedMove | None = None
        """That move, if it gave something away; then another try begins before it."""

    def play_move(self, move: int) -> None:
        """Make a move for the person, if it is their turn."""
        if not self.is_asking or move not in self.board.moves():
            return
        self._before = self.board
        self._play(move)
        self.is_asking = False
        self.marked = None
        self._forget_answer()
        self.hints = 0
        self._ask(partial(answer_move, self.game, self._before, move, self._rng), self._on_answered)
        self.changed.emit()

    def restart(self) -> None:
        """Go back to before a slip, so that the right moves need not be played again."""
        self._show_start(self._before if self._slip else self.start)

    def _find_answer(self) -> Work:
        return partial(best_move, self.game, self.board)

    def _show_start(self, board: BoardPosition) -> None:
        self._slip = None
        super()._show_start(board)

    def _on_answered(self, answer: Response) -> None:
        if answer.slip:
            self._slip = answer.slip
            self._say(Slip(answer.slip))
            self._show_line(answer.line, self._say_end)
        else:
            self._go_on_after(answer)
        self.changed.emit()

    def _go_on_after(self, answer: Response) -> None:
        """Show the reply to a move that gave nothing away."""
        if self.board.outcome:
            self._end()
        else:
            self._show_line(answer.line, self._go_on)

    def _go_on(self) -> None:
        if self.board.outcome:
            self._end()
        else:
            self.is_asking = True

    def _end(self) -> None:
        self._say_end()
        self._finish()

    def _say_end(self) -> None:
        if not self._slip:
            self._say(Ended(self._ending()))
            return
        is_over = self.board.outcome is not None
        ending = self._ending() if is_over else self._slip.after.ending
        own_move = (self.start.moves_left - self._before.moves_left) // 2 + 1
        self._say(Ended(ending, self._slip, own_move, is_over))


class JudgeTask(PlayTask):
    """Asks how a game ends if nobody goes wrong, and then for a move that proves it."""

    def __init__(self, step: Judge, asker: Asker, rng: Random, pause_ms: int) -> None:
        super().__init__(step, asker, rng, pause_ms)
        self.is_proving = False
        """Whether the judgement was right, so that a move is asked for."""
        self.excluded: frozenset[Ending] = frozenset()
        """The judgements that were wrong."""

    def judge(self, ending: Ending) -> None:
        """Answer how the game ends for the side to move; again, if that was wrong before."""
        if self.is_asking and not self.is_proving and ending not in self.excluded:
            self.is_asking = False
            self.marked = None
            self._forget_answer()
            work = partial(judged, self.game, self.start)
            self._ask(work, partial(self._on_judged, ending))
            self.changed.emit()

    def play_move(self, move: int) -> None:
        """Make a move that should prove the judgement."""
        if self.is_proving:
            super().play_move(move)

    def _find_answer(self) -> Work:
        if self.is_proving:
            return super()._find_answer()
        return partial(judged, self.game, self.start)

    def _on_judged(self, answer: Ending, ending: Ending) -> None:
        self.is_asking = True
        self.hints = 0
        if answer is not ending:
            self.excluded |= {answer}
            self._say(Misjudged(self.person, answer))
        elif ending is Ending.LOSS:
            self.is_asking = False
            self._say(Right())
            self._finish()
        else:
            self.is_proving = True
            self._say(Judged(self.person, ending))
        self.changed.emit()

    def _go_on_after(self, answer: Response) -> None:
        """One move is proof enough: the reply would only begin another task."""
        del answer
        self._say(Right())
        self._finish()


class PickMoveTask(BoardTask):
    """Accepts every move that the player may make."""

    def __init__(self, step: PickMove, asker: Asker, pause_ms: int) -> None:
        super().__init__(step.game, step.position, asker, pause_ms)
        self.player = step.player
        """Who is asked about."""
        self._opponent = step.opponent
        self.chances: dict[int, Chances] = {}
        """How each move does against the opponent; empty until the right one has been found."""

    def play_move(self, move: int) -> None:
        """Answer with a move."""
        if self.is_asking and move in self.board.moves():
            self.is_asking = False
            self._play(move)
            self.marked = None
            self._forget_answer()
            work = partial(moves_and_best_play, self.game, self.start, self.player, self.board)
            self._ask(work, partial(self._on_found, move))
            self.changed.emit()

    def _find_answer(self) -> Work:
        return partial(first_move_of, self.game, self.start, self.player)

    def _on_found(self, move: int, found: tuple[frozenset[int], tuple[LineMove, ...]]) -> None:
        moves, line = found
        if move in moves and self._opponent:
            work = partial(chances, self.game, self.start, self.player, self._opponent)
            self._ask(work, self._on_compared)
        elif move in moves:
            self._say(Right())
            self._finish()
        else:
            self._say(OtherMove())
            if line:
                # Once more: the moves shown have replaced the remark.
                self._show_line(line, partial(self._say, OtherMove()))
        self.changed.emit()

    def _on_compared(self, found: dict[int, Chances]) -> None:
        self.chances = found
        self._say(Right())
        self._finish()
        self.changed.emit()
