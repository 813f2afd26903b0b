"""The game being played: whose turn it is, undo and redo, and when the computer has to think.

It knows no rules and draws nothing: the games know the rules, and widgets listen to its changes.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine import ADAPTIVE, IllegalMoveError, Mark
from tictac_gui.play.change import Change, Event
from tictac_gui.play.move_finder import HintFinder, MoveChooser, MoveFinder, Reply
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import PlayerNames, Seat, Setup
from tictac_gui.play.strengths import Adaptation
from tictac_gui.storage.store import ScoreKeeper, Store

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tictac_gui.engine.history import History
    from tictac_gui.games import BoardPosition, Game, Hint
    from tictac_gui.games.motives import Why
    from tictac_gui.play.asking import Asker, Question

_log = logging.getLogger(__name__)


class Phase(Enum):
    """What the game is waiting for."""

    PERSON = auto()
    COMPUTER = auto()
    FAILED = auto()
    """The computer's search failed; `retry` asks again."""
    OVER = auto()


class _LeftGame(NamedTuple):
    """A game that was left for another kind of game: all that is needed to go on with it."""

    record: GameRecord
    history: History[BoardPosition]
    """Includes the undone moves, which a record lacks."""
    undone_record: GameRecord | None = None
    """The finished game to which redo leads back."""
    is_held: bool = False
    """Whether two computers were waiting."""
    has_hint: bool = False
    """Whether a hint for the position was shown or asked for."""


def _first_record(game: Game) -> GameRecord:
    return GameRecord.begin(Setup(game=game), 0)


class GameController(QObject):
    """Owns the game. Every command is allowed at any time, even while the computer thinks."""

    changed = Signal(object)
    """Carries a `Change` for each event, once the state is final."""

    def __init__(
        self,
        *,
        worker: Asker,
        store: Store,
        choose_move: MoveChooser,
        find_hint: HintFinder,
        rng: Random,
        thinking_pause_ms: int,
        setup: Setup,
        first_round: int = 0,
        first_record: Callable[[Game], GameRecord] = _first_record,
        names: PlayerNames | None = None,
        adaptation: Adaptation | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self.names = names or PlayerNames()
        self.names.setParent(self)
        self.adaptation = adaptation or Adaptation()
        self.adaptation.setParent(self)
        self._record = GameRecord.begin(setup, first_round)
        self._first_record = first_record
        self._left_games: dict[Game, _LeftGame] = {}
        self._undone_record: GameRecord | None = None
        self._history = setup.game.history()
        self._phase = Phase.PERSON
        self._hint_wanted = False
        self._has_hint = False
        self._awaits_unfinished = False
        """Whether the store hasn't said yet if there is an unfinished game to show instead."""
        self._resuming: Question | None = None
        self._is_held = False
        self.is_teaching = False
        """Whether the computer waits after each move of the one person until `go_on` is called."""
        self.awaits_verdict = False
        """Whether it waits so now."""
        self._emitted_setup = setup
        self.level_change = 0
        """By how many steps the adaptive level has changed with the end of this game."""
        self._usual_pause_ms = thinking_pause_ms
        self._pace = 1.0
        self._finder = MoveFinder(worker, choose_move, find_hint, rng, self)
        self._finder.move_found.connect(self._on_move_found)
        self._finder.hint_found.connect(self._on_hint_found)
        self._finder.why_found.connect(self._on_why_found)
        self._finder.why_failed.connect(self._on_why_failed)
        self._finder.failed.connect(self._on_failed)
        self._reply: Reply | None = None
        """The computer's last move since the program was started."""
        self._score = ScoreKeeper(store, self)
        self._score.score_found.connect(self._on_score_found)

    @property
    def board(self) -> BoardPosition:
        """The position on the board."""
        return self._history.position

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves of the game so far."""
        return self._history.moves

    @property
    def last_move(self) -> int | None:
        """The last move, None before the first."""
        return self.moves[-1] if self.moves else None

    @property
    def phase(self) -> Phase:
        """What the game is waiting for."""
        return self._phase

    @property
    def setup(self) -> Setup:
        """Who plays, and how strongly."""
        return self._record.setup

    @property
    def people(self) -> frozenset[Mark]:
        """The marks that people play in this game."""
        return self._record.people

    def seat(self, mark: Mark) -> Seat:
        """Return who plays a mark in this game."""
        return self._record.seat(mark)

    @property
    def score(self) -> Score:
        """The score between the current players."""
        return self._score.score

    @property
    def is_practice(self) -> bool:
        """Whether this game doesn't count; `GameRecord.counts` says when."""
        return not self._record.counts

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to undo."""
        return self._history.undo(self.people) is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is a turn to redo."""
        return self._history.redo(self.people) is not None

    @property
    def can_hint(self) -> bool:
        """Whether a person is to move now or will be later."""
        return self._phase in (Phase.PERSON, Phase.COMPUTER) and bool(self.people)

    @property
    def hint_makes_practice(self) -> bool:
        """Whether a hint can be given now, and the game counts as long as none is."""
        return self.can_hint and not self.is_practice

    @property
    def last_reply(self) -> Reply | None:
        """The computer's last move against a person, if it can be asked about now."""
        reply, can_ask = self._reply, self._phase in (Phase.PERSON, Phase.OVER)
        if not reply or not can_ask or len(self.people) != 1:
            return None
        return reply if reply.is_last(self.setup.game, self.moves) else None

    @property
    def is_held(self) -> bool:
        """Whether two computers are paused; never with a person in the game."""
        return self._is_held

    @property
    def is_thinking(self) -> bool:
        """Whether a computer's move will come by itself."""
        is_coming = self._finder.is_searching or not self.is_held
        return self._phase is Phase.COMPUTER and is_coming

    @property
    def pause_ms(self) -> int:
        """How long a computer waits before it moves."""
        return round(self._usual_pause_ms * (1.0 if self.people else self._pace))

    def set_pace(self, pace: float) -> None:
        """Let two computers wait `pace` times as long as usual before they move."""
        self._pace = pace
        if self._phase is Phase.COMPUTER and not self.people and not self._finder.is_searching:
            self._think_soon()

    def start(self, *, resume: bool) -> None:
        """Begin the first game, or resume the unfinished one if there is one."""
        self._awaits_unfinished = resume
        # The store's first question: with it, the store takes the slot where the game was left.
        self._resuming = self._store.start(self, self.setup.game, self._on_unfinished_found)
        self._begin(self._record, Event.STARTED)

    def new_game(self) -> None:
        """Abandon the game and begin another."""
        self._begin_new(GameRecord.begin(self.setup, self._record.round + 1), Event.NEW_GAME)

    def choose_setup(self, setup: Setup) -> None:
        """Begin a new game with this setup, unless it is the current one.

        If only levels differ, a game under way goes on at the new ones from the next move on.
        """
        self.switch_game(setup.game)
        if setup == self.setup:
            return
        if setup.plays_like(self.setup) and self.moves and self._phase is not Phase.OVER:
            self._change_levels(setup)
            return
        # A person who has just chosen to alternate starts as X.
        same_players = setup.players is self.setup.players
        number = self._record.round + 1 if same_players else 0
        self._begin_new(GameRecord.begin(setup, number), Event.NEW_GAME)

    def switch_game(self, game: Game) -> None:
        """Play another kind of game where it was left, and leave the current one as it is."""
        if game is self.setup.game:
            return
        if self._resuming:
            # The question is asked again when somebody switches back.
            self._resuming.drop()
        if not self._awaits_unfinished:
            self._left_games[self.setup.game] = _LeftGame(
                self._record,
                self._history,
                self._undone_record,
                self._is_held,
                self._hint_wanted or self._has_hint,
            )
        left = self._left_games.pop(game, None)
        self._awaits_unfinished = left is None
        left = left or _LeftGame(self._first_record(game), game.history())
        self._record, self._undone_record = left.record, left.undone_record
        self._is_held = left.is_held
        self._hint_wanted = left.has_hint
        self._follow_players()
        self._take_up(left.history)
        if self._awaits_unfinished:
            self._resuming = self._store.find_unfinished(self, game, self._on_unfinished_found)
        # Without the outcome: if the game is over, that was reported when it ended.
        self._emit(Change(Event.SWITCHED))

    def practise(self, record: GameRecord, moves: int) -> None:
        """Play on from a position of a past game, as a game that doesn't count."""
        setup = self.setup.adopting(record.setup)
        practice = GameRecord.begin(setup, record.round, record.moves[:moves], counts=False)
        self._begin_new(practice, Event.PRACTICE)

    def play_move(self, move: int) -> None:
        """Play a person's move; ignore one that is out of turn or illegal."""
        if self._phase is Phase.PERSON and move in self.board.moves():
            self._make(move, Event.MOVED)

    def go_on(self) -> None:
        """Let the computer answer the move of a teaching game."""
        if self.awaits_verdict:
            self.awaits_verdict = False
            self._think_soon()

    def undo(self) -> None:
        """Go back to a person's last turn; after the end, what follows is practice."""
        if history := self._history.undo(self.people):
            self._undo_to(history)

    def redo(self) -> None:
        """Go forward to a person's next turn among the undone moves."""
        if history := self._history.redo(self.people):
            if self._undone_record and history.moves == self._undone_record.moves:
                # This is the finished game again, not practice.
                self._record, self._undone_record = self._undone_record, None
                self._store.save(self._record)
            redone = history.moves[len(self.moves) :]
            self._take_up(history)
            self._emit(Change(Event.REDONE, redone, self.board.outcome))

    def play_from(self, moves: int) -> None:
        """Go on from the position after `moves` moves, as if the later ones were undone."""
        if moves < len(self.moves):
            self._undo_to(self._history.back_to(moves))

    def hint(self) -> None:
        """Find a hint for the person to move, or for their next turn while the computer thinks.

        The game is practice once the hint is given.
        """
        if self._phase is Phase.COMPUTER:
            self._hint_wanted = bool(self.people)
        elif self._phase is Phase.PERSON:
            self._has_hint = True
            self._finder.find_hint(self.setup.game, self.board)

    def ask_why(self) -> None:
        """Find out why the computer made its last move; a game that goes on is then practice."""
        if reply := self.last_reply:
            self._finder.find_why(reply)

    def retry(self) -> None:
        """Let the computer try again after its search failed."""
        if self._phase is Phase.FAILED:
            self._take_up(self._history)
            self._emit(Change(Event.RETRIED))

    def hold(self, *, is_held: bool) -> None:
        """Pause two computers, even one that is thinking, or let them go on."""
        if self.people or is_held is self._is_held:
            return
        self._is_held = is_held
        if self._phase is Phase.COMPUTER:
            self._think_soon()
        self._emit(Change(Event.HELD))

    def step(self) -> None:
        """Let two computers make one move at once, then pause."""
        if self.people:
            return
        was_held, has_failed = self._is_held, self._phase is Phase.FAILED
        self._is_held = True
        if has_failed:
            self._take_up(self._history)
        elif self._phase is Phase.COMPUTER and not was_held:
            # It may be in its pause. If it was held, it waits, or is already making its one move.
            self._finder.stop()
        if self._phase is Phase.COMPUTER and not self._finder.is_searching:
            # From now on this game is played, even if an unfinished one is found.
            self._awaits_unfinished = False
            self._think(pause_ms=None)
        self._emit(Change(Event.RETRIED if has_failed else Event.HELD))

    def refresh_score(self) -> None:
        """Ask the store for the score between the current players."""
        self._score.refresh()

    def shutdown(self) -> None:
        """Stop searching, save the game and end both threads; no move is made afterwards."""
        self._awaits_unfinished = False
        self._finder.shutdown()
        self._store.shutdown()

    def _follow_players(self) -> None:
        """Follow the score between those who play now."""
        self._score.follow(self.seat(Mark.X), self.seat(Mark.O), self.setup.game)

    def _begin_new(self, record: GameRecord, event: Event) -> None:
        """Abandon the current game for a new one."""
        self._awaits_unfinished = False
        self._store.save(record)
        self._begin(record, event)

    def _begin(self, record: GameRecord, event: Event) -> None:
        """Play a game from its current position."""
        self._record = record
        self._undone_record = None
        self._hint_wanted = False
        # Two computers start paused at a chosen position, so that it can be looked at first.
        self._is_held = not self.people and (self._is_held or event is Event.PRACTICE)
        self._follow_players()
        self._take_up(record.history)
        self._emit(Change(event))

    def _names_in_game(self) -> tuple[str, str]:
        """Return the names of two people who play, empty without."""
        has_names = self.people == frozenset(Mark)
        return (self.names.of(Mark.X), self.names.of(Mark.O)) if has_names else ("", "")

    def _change_levels(self, setup: Setup) -> None:
        """Go on with the game at other levels; a computer that thinks begins anew."""
        self._record = self._record.with_levels(setup, self._history.movers)
        # Redo doesn't lead back to a game at the former levels.
        self._undone_record = None
        self._store.save(self._record)
        self._follow_players()
        if self._phase in (Phase.COMPUTER, Phase.FAILED):
            self._take_up(self._history)
        self._emit(Change(Event.LEVELS))

    def _undo_to(self, history: History[BoardPosition]) -> None:
        # A finished game stays on file as it was, and so does one between computers, which never
        # undo by themselves: the game goes on as a new one.
        if self._record.counts and (self._phase is Phase.OVER or not self.people):
            self._undone_record = self._record if self._phase is Phase.OVER else None
            self._record = GameRecord.begin(self.setup, self._record.round, counts=False)
            self._store.save(self._record)
        undone = self.moves[len(history.moves) :]
        self._take_up(history)
        self._emit(Change(Event.UNDONE, undone))

    def _make(self, move: int, event: Event) -> None:
        """Make a person's or a computer's move."""
        is_taught = self.is_teaching and event is Event.MOVED and len(self.people) == 1
        if is_taught:
            self._record = replace(self._record, counts=False)
        self._take_up(self._history.play(move), awaits_verdict=is_taught)
        # Only here, not in `redo`: a redone move was counted when it was made.
        self.level_change = self.adaptation.count(self._record)
        self._emit(Change(event, (move,), self.board.outcome))

    def _take_up(self, history: History[BoardPosition], *, awaits_verdict: bool = False) -> None:
        """Make a position the current one, and wait for the side to move or let it think."""
        self._finder.stop()
        self.awaits_verdict = awaits_verdict and not history.position.outcome
        self._history = history
        self._has_hint = False
        self.level_change = 0
        if history.moves != self._record.moves:
            # A person who moves before the store answers keeps this game, even after undoing every
            # move.
            self._awaits_unfinished = False
            self._record = replace(self._record, moves=history.moves, names=self._names_in_game())
            self._store.save(self._record)
        if history.position.outcome:
            self._phase = Phase.OVER
            self._score.refresh()
        elif history.position.turn in self.people:
            self._phase = Phase.PERSON
        else:
            self._phase = Phase.COMPUTER
            self._think_soon()
        if self._hint_wanted and self._phase is not Phase.COMPUTER:
            self._hint_wanted = False
            self.hint()

    def _emit(self, change: Change) -> None:
        if self.setup != self._emitted_setup:
            self._emitted_setup = self.setup
            change = replace(change, has_new_setup=True)
        self.changed.emit(change)

    def _think_soon(self) -> None:
        """Let the computer think about its move, unless it has to wait."""
        self._finder.stop()
        # Before the store answers, a computer's move could replace the game to be resumed.
        if not (self._awaits_unfinished or self._is_held or self.awaits_verdict):
            self._think(self.pause_ms)

    def _think(self, pause_ms: int | None) -> None:
        game, level = self.setup.game, self.seat(self.board.turn)
        if level:
            difficulty = self.adaptation.policy(game) if level is ADAPTIVE else level
            self._finder.find_move(game, self.board, difficulty, pause_ms)

    def _on_unfinished_found(self, record: GameRecord | None) -> None:
        awaited, self._awaits_unfinished = self._awaits_unfinished, False
        if record and awaited:
            setup = self.setup.adopting(record.setup)
            self._begin(replace(record, setup=setup), Event.STARTED)
        elif self._phase is Phase.COMPUTER and not self._finder.is_searching:
            self._think_soon()

    @Slot(int)
    def _on_move_found(self, move: int) -> None:
        try:
            self._reply = self._reply_with(move)
            self._make(move, Event.REPLIED)
        except IllegalMoveError as error:
            _log.exception("the computer chose an illegal move")
            self._on_failed(str(error))

    def _reply_with(self, move: int) -> Reply | None:
        """Return the computer's move with how it plays now."""
        game, level = self.setup.game, self.seat(self.board.turn)
        if level is None:
            return None
        policy = self.adaptation.policy(game) if level is ADAPTIVE else game.policies[level]
        return Reply(game, (*self.moves, move), policy)

    @Slot(object)
    def _on_hint_found(self, hint: Hint) -> None:
        self._emit(Change(Event.HINT, hint=hint, makes_practice=self._make_practice()))

    @Slot(object)
    def _on_why_found(self, why: Why) -> None:
        makes_practice = self._phase is not Phase.OVER and self._make_practice()
        self._emit(Change(Event.WHY, why=why, makes_practice=makes_practice))

    @Slot(str)
    def _on_why_failed(self, reason: str) -> None:
        self._emit(Change(Event.NO_WHY, reason=reason))

    def _make_practice(self) -> bool:
        """Let the game not count any more; return whether it has counted so far."""
        counted = self._record.counts
        if counted:
            self._record = replace(self._record, counts=False)
            self._store.save(self._record)
        return counted

    @Slot()
    def _on_score_found(self) -> None:
        self._emit(Change(Event.SCORE))

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        if self._phase is Phase.COMPUTER:
            self._phase = Phase.FAILED
            self._emit(Change(Event.FAILED, reason=reason))
        else:
            self._emit(Change(Event.NO_HINT, reason=reason))
