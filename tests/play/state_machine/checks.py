"""Invariants that hold after every step of a game, with what they remember from earlier ones."""

from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, ClassVar, NamedTuple

from hypothesis import stateful
from hypothesis.stateful import RuleBasedStateMachine, invariant

from tests.play.state_machine.expected import (
    Results,
    digits,
    marks_after,
    marks_on,
    rating_after,
    results_in,
    rows_of,
    words_of,
)
from tests.play.state_machine.program import Program
from tests.play.state_machine.unreliable import Disk, Searches
from tictac_gui.engine import Mark
from tictac_gui.engine.levels import Rating
from tictac_gui.games import GAMES, Game
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Setup
from tictac_gui.window import words


def rule(**arguments: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - strategies of anything
    """Make a rule of a method, and note when it is followed."""

    def decorate(function: Callable[..., None]) -> Any:  # noqa: ANN401 - as Hypothesis returns it
        @wraps(function)
        def take(self: Checks, **values: object) -> None:
            self.taken.append(f"{function.__name__}({values or ''})")
            function(self, **values)

        return stateful.rule(**arguments)(take)

    return decorate


class Left(NamedTuple):
    """A game as it was left for another, or when the program was closed."""

    record: GameRecord
    undone: tuple[int, ...]
    is_held: bool
    has_hint: bool


class Checks(RuleBasedStateMachine):
    """A program on an empty folder, and what is known of all that was played in it."""

    folder: Path
    taken: ClassVar[list[str]] = []
    """The steps of this run, those included that others have taken."""
    runs: ClassVar[int] = 0
    steps: ClassVar[int] = 0
    """Of all runs, without those included."""

    def __init__(self) -> None:
        super().__init__()
        self.taken.clear()
        type(self).runs += 1
        # It is checked once more than there are steps.
        type(self).steps -= 1
        # Hypothesis makes many of these, and each begins with an empty folder.
        self.path = Path(mkdtemp(dir=self.folder)) / "games.sqlite"
        self.disk, self.searches = Disk(), Searches()
        self.is_hasty = False
        self.results = Results()
        self.ratings: Mapping[Game, Rating] = {
            game: Rating.first(len(game.scale)) for game in GAMES
        }
        self.finished: dict[str, GameRecord] = {}
        """All games that have ended and count, also those that were cleared."""
        self.is_practice = dict.fromkeys(GAMES, False)
        self.ended: dict[Game, GameRecord | None] = dict.fromkeys(GAMES)
        """Where redo leads back to: the game that has ended and was undone."""
        self.aside: dict[Game, Left] = {}
        """The games that were left since the start."""
        self.on_file: dict[Game, Left] = {}
        """Those that were under way when the program was closed, until they are seen again."""
        self.program = self.open(Setup())

    @property
    def game(self) -> GameController:
        return self.program.controller

    @property
    def kind(self) -> Game:
        return self.game.setup.game

    def open(self, setup: Setup) -> Program:
        """Start the program."""
        self.program = Program(self.path, self.disk, self.searches, setup, self.ratings)
        self.game.changed.connect(self._note_end)
        self.aside.clear()
        self.is_practice = dict.fromkeys(GAMES, False)
        self.ended = dict.fromkeys(GAMES)
        self.game.start(resume=True)
        self.program.ask_the_store()
        self.expect_what_was_left()
        return self.program

    def left(self) -> Left:
        """Describe the game as it is now."""
        game = self.game
        has_hint = game._has_hint or game._hint_wanted
        return Left(game._record, game._history.undone, game._is_held, has_hint)

    def expect_what_was_left(self) -> None:
        """See that a game is resumed as it was, though the computer may have moved since."""
        left = self.on_file.pop(self.kind, None)
        if not left or (not left.record.moves and self.game._record.key != left.record.key):
            # Nothing, or an empty board that nobody had asked for.
            assert not self.game.moves or Mark.X not in self.game.people, "only a computer opens"
            assert not self.game.is_practice
            return
        assert self.game.moves[: len(left.record.moves)] == left.record.moves
        assert self.game._record.key == left.record.key
        assert self.game.people == left.record.people
        assert self.game.is_practice is not left.record.counts
        assert [*map(self.game.seat, Mark)] == [*map(left.record.seat, Mark)]
        self.is_practice[self.kind] = not left.record.counts

    def note_what_is_left(self) -> None:
        """Remember what the next start has to resume."""
        left = dict(self.aside)
        if not self.game._awaits_unfinished:
            left[self.kind] = self.left()
        for game, each in left.items():
            self.on_file.pop(game, None)
            if not each.record.outcome:
                self.on_file[game] = each

    def _note_end(self, change: Change) -> None:
        record = self.game._record
        if change.event is Event.HINT:
            self.is_practice[self.kind] = True
        if not change.ends_game or self.game.is_practice or record.key in self.finished:
            return
        self.finished[record.key] = self.ended[self.kind] = record
        self.results.add(record)
        rating = rating_after(self.ratings[self.kind], record)
        self.ratings = {**self.ratings, self.kind: rating}

    def teardown(self) -> None:
        self.disk.is_failing.clear()
        self.program.close()
        rows = rows_of(self.path)
        assert results_in(rows) == self.results.kept, "a result was lost or made up"

    # What always holds

    @invariant()
    def nothing_odd_was_told(self) -> None:
        type(self).steps += 1
        assert self.program.complaints == []

    @invariant()
    def the_board_is_reached_by_legal_moves(self) -> None:
        board = self.game.board
        cells, has_line = marks_after(self.kind, self.game.moves)
        assert cells == marks_on(board, self.kind)
        is_over = has_line or len(cells) == len(self.kind.cells)
        assert is_over is (board.outcome is not None)

    @invariant()
    def all_agree_on_the_position(self) -> None:
        look_back = self.program.look_back
        assert self.game._record.moves == self.game.moves
        assert self.game._record.history.position == self.game.board
        assert self.program.shown == self.game.board
        assert self.program.phase is self.game.phase
        assert look_back.moves == look_back.all_moves[: len(look_back.moves)]
        if not look_back.past:
            assert look_back.all_moves == self.game.moves
        if not look_back.is_active:
            assert look_back.board == self.game.board

    @invariant()
    def the_phase_fits_the_position(self) -> None:
        game, finder = self.game, self.game._finder
        if game.board.outcome:
            assert game.phase is Phase.OVER
        elif game.board.turn in game.people:
            assert game.phase is Phase.PERSON
        else:
            assert game.phase in (Phase.COMPUTER, Phase.FAILED)
        if game.phase is Phase.COMPUTER and not game.is_held:
            is_coming = finder.is_searching or finder._pause.isActive() or game._awaits_unfinished
            assert is_coming, "nobody is thinking about the next move"
        if game.phase in (Phase.OVER, Phase.FAILED):
            assert not finder.is_searching
            assert not finder._pause.isActive()

    @invariant()
    def the_status_fits_the_phase(self) -> None:
        status, expected = words.status(self.game), words_of(self.game)
        if self.game.phase is Phase.FAILED or not self.game.is_practice:
            assert status == expected
        elif self.game.phase is Phase.OVER:
            assert status == f"{expected} Practice, not counted."
        else:
            assert status == f"Practice: this game doesn't count. {expected}"

    @invariant()
    def at_most_one_request_is_current(self) -> None:
        wanted = [job for job in self.program.jobs if not job.stop()]
        finder = self.game._finder
        job = self.program.worker._job
        assert wanted == ([job] if job else [])
        assert all(self.program.is_about_now(each.work) for each in wanted)
        if finder._pause.isActive():
            assert job is None
            assert finder._postponed
            assert self.program.is_about_now(finder._postponed)

    @invariant()
    def only_what_was_begun_as_one_is_practice(self) -> None:
        assert self.game.is_practice is self.is_practice[self.kind]

    @invariant()
    def a_finished_game_stays_as_it_was(self) -> None:
        record = self.game._record
        if record.key in self.finished:
            assert record == self.finished[record.key]
            assert record == self.ended[self.kind]
            assert self.game.phase is Phase.OVER

    @invariant()
    def the_adaptive_level_follows_what_counts(self) -> None:
        for game in GAMES:
            assert self.game.adaptation.rating(game) == self.ratings[game]

    @invariant()
    def score_and_file_hold_what_was_played(self) -> None:
        if self.disk.is_failing.is_set() or self.is_hasty:
            return
        self.program.settle()
        if not self.program.is_saving:
            return
        x, o = map(self.game.seat, Mark)
        assert self.game.score == self.results.score(x, o, self.kind)
        assert self.program.score == self.game.score
        rows = rows_of(self.path)
        assert results_in(rows) == self.results.kept
        assert not [row for row in rows if not row.moves and row.result != "playing"]
        under_way = [row for row in rows if row.result == "playing" and row.game == self.kind.name]
        record = self.game._record
        if record.outcome:
            assert under_way == []
        elif record.moves:
            [row] = under_way
            assert (row.key, row.moves) == (record.key, digits(record.moves))
            assert bool(row.counts) is record.counts
