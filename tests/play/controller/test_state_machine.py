"""Whatever is done to a game, in whatever order, it stays a game, and nothing of it is lost.

The worker and the file are real. Searches answer early, late, never or with an error, the disk
fails and works again, and the program is closed and opened.
"""

import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtCore import QDeadlineTimer, QEventLoop, QMetaObject, Qt
from PySide6.QtWidgets import QApplication

from tests.connect_four import LINES as ROWS_OF_FOUR
from tests.play.controller.unreliable import Answer, Disk, Searches
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import GAMES, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.kept.store import Store
from tictac_gui.play.records import Score
from tictac_gui.play.search_worker import SearchWorker
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.study.look_back import LookBack

PATIENCE_MS = 30_000
ROWS_OF_THREE = [
    *((cell, cell + 1, cell + 2) for cell in (0, 3, 6)),
    *((cell, cell + 3, cell + 6) for cell in (0, 1, 2)),
    *((0, 4, 8), (2, 4, 6)),
]

Pairing = tuple[str, str, str]
"""The game, and who plays X and O, as the file has them."""
Results = dict[str, tuple[Pairing, str]]
"""How games ended that count, by their keys."""


class Program:
    """The parts that are made at a start and end when the program is closed."""

    def __init__(self, path: Path, disk: Disk, searches: Searches, setup: Setup) -> None:
        self.worker = SearchWorker()
        self.store = Store(path, disk.open)
        self.controller = GameController(
            worker=self.worker,
            store=self.store,
            choose_move=searches.choose_move,
            find_hint=searches.find_hint,
            rng=Random(1),
            thinking_pause_ms=0,
            setup=setup,
        )
        self.look_back = LookBack(self.controller)
        self.shown: BoardPosition | None = None
        self.phase: Phase | None = None
        self.score: Score | None = None
        self.answered: set[int] = set()
        self.store.answered.connect(lambda request, _answer: self.answered.add(request))
        self.controller.board_changed.connect(lambda board: setattr(self, "shown", board))
        self.controller.phase_changed.connect(lambda phase: setattr(self, "phase", phase))
        self.controller.score_changed.connect(lambda score: setattr(self, "score", score))


class Play(RuleBasedStateMachine):
    """Everything that people, searches and disks can do."""

    folder: Path

    def __init__(self) -> None:
        super().__init__()
        # Hypothesis makes many of these, and each begins with an empty folder.
        self.path = Path(mkdtemp(dir=self.folder)) / "games.sqlite"
        self.disk, self.searches = Disk(), Searches()
        self.is_hasty = False
        self.finished: Results = {}
        self.cleared: Results = {}
        self._open(Setup())

    def _open(self, setup: Setup) -> None:
        self.program = Program(self.path, self.disk, self.searches, setup)
        self.game.game_ended.connect(self._note_result)
        self.game.start(resume=True)
        self._ask_the_store()

    @property
    def game(self) -> GameController:
        return self.program.controller

    # What a person does

    @rule(number=st.integers(0, 8))
    def play(self, number: int) -> None:
        moves = self.game.board.moves()
        before, was_persons = self.game.moves, self.game.phase is Phase.PERSON
        move = moves[number % len(moves)] if moves else number
        self.game.play_move(move)
        assert self.game.moves == ((*before, move) if was_persons else before)

    @rule(move=st.integers(-1, 42))
    def play_anything(self, move: int) -> None:
        self.game.play_move(move)

    @rule()
    def undo(self) -> None:
        could, before = self.game.can_undo, self.game.moves
        self.game.undo()
        assert (self.game.moves != before) is could

    @rule()
    def redo(self) -> None:
        could, before = self.game.can_redo, self.game.moves
        self.game.redo()
        assert (self.game.moves != before) is could

    @rule()
    def begin_anew(self) -> None:
        self.game.new_game()
        assert self.game.moves == ()
        assert not self.game.is_practice

    @rule(difficulty=st.sampled_from(Difficulty))
    def choose_a_level(self, difficulty: Difficulty) -> None:
        self.game.choose_setup(replace(self.game.setup, difficulty=difficulty))

    @rule(x=st.sampled_from(Difficulty), o=st.sampled_from(Difficulty))
    def choose_two_levels(self, x: Difficulty, o: Difficulty) -> None:
        self.game.choose_setup(replace(self.game.setup, x_difficulty=x, o_difficulty=o))

    @rule(players=st.sampled_from(Players))
    def choose_players(self, players: Players) -> None:
        self.game.choose_setup(replace(self.game.setup, players=players))

    @rule(number=st.sampled_from(range(len(GAMES))))
    def switch_games(self, number: int) -> None:
        self.game.switch_game(GAMES[number])
        assert self.game.setup.game is GAMES[number]

    @rule()
    def ask_for_a_hint(self) -> None:
        self.game.hint()

    @rule()
    def try_again(self) -> None:
        self.game.retry()

    @rule(is_held=st.booleans())
    def hold(self, is_held: bool) -> None:
        self.game.hold(is_held=is_held)

    @rule()
    def step(self) -> None:
        self.game.step()

    @rule(count=st.integers(0, 9))
    def look_back(self, count: int) -> None:
        before = self.game.moves
        self.program.look_back.look_at(count)
        assert self.game.moves == before

    @rule()
    def play_on_from_there(self) -> None:
        there, can_play_on = self.program.look_back.moves, self.program.look_back.can_play_on
        self.program.look_back.play_on()
        if can_play_on:
            assert self.game.moves == there

    @rule(count=st.integers(0, 9))
    def practise(self, count: int) -> None:
        self.game.practise(self.game._record, count)
        assert self.game.is_practice

    @precondition(lambda self: not self.disk.is_failing.is_set())
    @rule()
    def clear(self) -> None:
        game = self.game.setup.game
        request = self.program.store.change(lambda database: database.clear(game))
        _move_results(game, self.finished, self.cleared)
        self._wait_for_answer(request)
        self.game.refresh_score()

    @precondition(lambda self: not self.disk.is_failing.is_set())
    @rule()
    def restore(self) -> None:
        game = self.game.setup.game
        request = self.program.store.change(lambda database: database.restore(game))
        _move_results(game, self.cleared, self.finished)
        self._wait_for_answer(request)
        self.game.refresh_score()

    # What happens meanwhile

    @rule(answer=st.sampled_from(Answer))
    def answer_from_now_on(self, answer: Answer) -> None:
        self.searches.wanted = answer

    @rule()
    def let_late_answers_come(self) -> None:
        self.searches.let_go()

    @rule(is_hasty=st.booleans())
    def act_in_haste(self, is_hasty: bool) -> None:
        """Do the next things before the answers to the last have come, or after that."""
        self.is_hasty = is_hasty

    @rule()
    def wait_a_moment(self) -> None:
        QApplication.processEvents()

    @rule()
    def wait_for_the_computer(self) -> None:
        self.searches.wanted = Answer.PROMPT
        self.searches.let_go()
        self.game.retry()
        self._wait_until(
            lambda: (
                self.game.phase in (Phase.PERSON, Phase.OVER)
                or self.game.is_held
                or self.searches.held is Answer.NEVER
            )
        )

    @rule()
    def let_the_disk_fail(self) -> None:
        self.disk.is_failing.set()

    @rule()
    def let_the_disk_work(self) -> None:
        self.disk.is_failing.clear()
        # As its timer does every two seconds.
        keeper = self.program.store._keeper
        QMetaObject.invokeMethod(keeper, "flush", Qt.ConnectionType.QueuedConnection)
        self.game.refresh_score()

    @precondition(lambda self: not self.disk.is_failing.is_set())
    @rule()
    def close_and_open(self) -> None:
        self.let_the_disk_work()
        former = self.game
        is_under_way = former.phase is not Phase.OVER and former.moves
        self._close()
        # A cleared game is forgotten at the next start.
        self.cleared.clear()
        self._open(former.setup)
        if is_under_way:
            assert self.game.moves[: len(former.moves)] == former.moves
            assert self.game.is_practice is former.is_practice
            assert self.game.people == former.people

    def teardown(self) -> None:
        self.disk.is_failing.clear()
        self._close()
        assert _results(self.path) == Counter(self.finished.values()), (
            "a result was lost or made up"
        )

    # What always holds

    @invariant()
    def the_board_is_reached_by_legal_moves(self) -> None:
        game, cells = self.game.setup.game, dict[int, Mark]()
        for number, move in enumerate(self.game.moves):
            assert not _has_line(game, cells), "nobody moves after the end"
            cell = move if game is TIC_TAC_TOE else _landing(cells, move)
            assert cell not in cells
            cells[cell] = (Mark.X, Mark.O)[number % 2]
        assert cells == {
            cell: mark for cell in game.cells if (mark := self.game.board.mark_at(cell))
        }
        is_over = _has_line(game, cells) or len(cells) == len(game.cells)
        assert is_over is (self.game.board.outcome is not None)

    @invariant()
    def all_agree_on_the_position(self) -> None:
        assert self.game._record.moves == self.game.moves
        assert self.game._record.history.position == self.game.board
        assert self.program.shown == self.game.board
        assert self.program.phase is self.game.phase

    @invariant()
    def the_phase_fits_the_position(self) -> None:
        board, people = self.game.board, self.game.people
        if board.outcome:
            assert self.game.phase is Phase.OVER
        elif board.turn in people:
            assert self.game.phase is Phase.PERSON
        else:
            assert self.game.phase in (Phase.COMPUTER, Phase.FAILED)
        assert not self.game.is_thinking or self.game.phase is Phase.COMPUTER

    @invariant()
    def at_most_one_request_is_current(self) -> None:
        thinking, current = self.game._thinking, self.program.worker._current
        if thinking._request is not None:
            assert current
            assert current.id == thinking._request

    @invariant()
    def the_score_is_what_was_played(self) -> None:
        if self.disk.is_failing.is_set() or self.is_hasty:
            return
        before = None
        # A search that was told to stop may be replaced by the next one after all.
        while before != (before := (self.game._record, self.game.phase)):
            self._settle()
            self._ask_the_store()
        if self.program.store._keeper._is_failing:
            return
        names = [seat.name if seat else "person" for seat in map(self.game.seat, Mark)]
        assert self.game.score == self._expected_score(*names)
        assert self.program.score == self.game.score

    def _expected_score(self, x: str, o: str) -> Score:
        game = self.game.setup.game.name
        results = Counter(
            result for pairing, result in self.finished.values() if pairing == (game, x, o)
        )
        if (x == "person") != (o == "person"):
            swapped = {"X": "O", "O": "X", "draw": "draw"}
            results += Counter(
                swapped[result]
                for pairing, result in self.finished.values()
                if pairing == (game, o, x)
            )
        return Score(results["X"], results["draw"], results["O"])

    def _note_result(self) -> None:
        outcome = self.game.board.outcome
        assert outcome
        if not self.game.is_practice:
            x, o = (seat.name if seat else "person" for seat in map(self.game.seat, Mark))
            result = outcome.winner.value if outcome.winner else "draw"
            self.finished[self.game._record.key] = (self.game.setup.game.name, x, o), result

    def _close(self) -> None:
        # The program's own searches listen when they are told to stop.
        self.searches.let_go()
        self.game.shutdown()

    def _settle(self) -> None:
        """Wait until nothing happens any more by itself, for now or because it is held back."""
        thinking = self.game._thinking
        self._wait_until(
            lambda: (
                self.searches.held is not None
                or not (thinking.is_asked or thinking._pause.isActive())
            )
        )

    def _ask_the_store(self) -> None:
        """Wait until the store has answered everything so far: it does so in order."""
        self._wait_for_answer(self.program.store.ask(lambda _database: None))

    def _wait_for_answer(self, request: int) -> None:
        self._wait_until(lambda: request in self.program.answered)

    def _wait_until(self, condition: Callable[[], bool]) -> None:
        deadline = QDeadlineTimer(PATIENCE_MS)
        while not condition():
            assert not deadline.hasExpired()
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)


def _has_line(game: Game, cells: dict[int, Mark]) -> bool:
    lines = ROWS_OF_THREE if game is TIC_TAC_TOE else ROWS_OF_FOUR
    return any(
        cells.get(line[0]) and len({cells.get(cell) for cell in line}) == 1 for line in lines
    )


def _move_results(game: Game, source: Results, target: Results) -> None:
    for key, (pairing, result) in list(source.items()):
        if pairing[0] == game.name:
            del source[key]
            target[key] = pairing, result


def _landing(cells: dict[int, Mark], column: int) -> int:
    return max(cell for cell in range(column, 42, 7) if cell not in cells)


def _results(path: Path) -> Counter[tuple[Pairing, str]]:
    """Count what the file holds, asked without any code of the program."""
    query = (
        "SELECT game, x, o, result FROM game"
        " WHERE counts AND cleared_by IS NULL AND result IN ('X', 'O', 'draw')"
    )
    with closing(sqlite3.connect(path)) as connection:
        return Counter(((game, x, o), result) for game, x, o, result in connection.execute(query))


@pytest.mark.parametrize(
    ("runs", "steps"), [(200, 50), pytest.param(1000, 100, marks=pytest.mark.soak)]
)
def test_nothing_breaks_a_game(
    qapp: QApplication,  # noqa: ARG001 - it must exist
    tmp_path: Path,
    runs: int,
    steps: int,
) -> None:
    class PlayHere(Play):
        folder = tmp_path

    run_state_machine_as_test(
        PlayHere,
        settings=settings(
            max_examples=runs,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            derandomize=runs == 200,
            suppress_health_check=list(HealthCheck),
            print_blob=True,
        ),
    )
