"""One puzzle after the other, on a real worker: right, wrong, slower, helped and shown."""

from collections.abc import Callable, Iterator
from threading import Event
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from tests.puzzles.training import err, right_moves, solve, wrong_move
from tictac_gui.engine import Mark
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.puzzles import Answer, Puzzle, PuzzleKind
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.records import AttemptResult
from tictac_gui.puzzles import session as module
from tictac_gui.puzzles.session import PuzzlePhase, PuzzleSession, Stage

NewSession = Callable[..., PuzzleSession]
FORK = Puzzle(PuzzleKind.FIND_FORK, Board.parse("..X/X.O/..O"))
THREE = Puzzle(PuzzleKind.WIN_IN_THREE, Board.parse("XO./.../..."))
KINDS = [kind for kind in PuzzleKind if kind is not PuzzleKind.BETTER_MOVE]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
BOTH_GAMES = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def begin(qtbot: QtBot) -> Iterator[NewSession]:  # noqa: ARG001 - there must be an application
    made: list[PuzzleSession] = []

    def begin_it(puzzle: Puzzle, game: Game = TIC_TAC_TOE, reply_ms: int = 0) -> PuzzleSession:
        made.append(PuzzleSession(game, Asker(), reply_ms=reply_ms))
        made[-1].begin(puzzle)
        return made[-1]

    yield begin_it
    for session in made:
        session.shutdown()


def results_of(session: PuzzleSession) -> list[AttemptResult]:
    found: list[AttemptResult] = []
    session.ended.connect(found.append)
    return found


def last_of(game: Game, kind: PuzzleKind) -> Puzzle:
    """Return the hardest puzzle of a kind."""
    assert game.puzzles
    return [each for each in game.puzzles().collection(None) if each.kind is kind][-1]


@BOTH_GAMES
@EVERY_KIND
class TestEveryKind:
    def test_is_solved_by_right_moves_and_ends_with_the_last(
        self, qtbot: QtBot, begin: NewSession, game: Game, kind: PuzzleKind
    ) -> None:
        session = begin(last_of(game, kind), game)
        results = results_of(session)
        solve(qtbot, session)
        assert len(session.moves) == 2 * kind.own_moves - 1
        assert results == [AttemptResult.SOLVED]
        if kind.is_quickest_win:
            assert session.position.outcome
            assert session.position.outcome.winner is session.side

    def test_is_refuted_after_a_wrong_move_and_can_then_be_mended(
        self, qtbot: QtBot, begin: NewSession, game: Game, kind: PuzzleKind
    ) -> None:
        session = begin(last_of(game, kind), game)
        results = results_of(session)
        err(qtbot, session)
        assert results == [AttemptResult.FAILED]
        assert session.judgement
        assert session.judgement.answer is Answer.WRONG
        assert session.moves[1:] == session.judgement.line != ()
        session.try_again()
        assert session.moves == ()
        solve(qtbot, session)
        assert results == [AttemptResult.FAILED, AttemptResult.MENDED]

    def test_has_an_answer_that_is_played(
        self, qtbot: QtBot, begin: NewSession, game: Game, kind: PuzzleKind
    ) -> None:
        session = begin(last_of(game, kind), game)
        results = results_of(session)
        session.show_answer()
        qtbot.waitUntil(lambda: session.phase is PuzzlePhase.SHOWN)
        assert len(session.moves) == 2 * kind.own_moves - 1
        assert results == [AttemptResult.FAILED]


class TestAnAnswer:
    def test_may_be_any_that_is_as_good(self, qtbot: QtBot, begin: NewSession) -> None:
        puzzle = Puzzle(PuzzleKind.STOP_FORK, Board.parse("X../.O./..X"))
        for move in (1, 3, 5, 7):
            session = begin(puzzle)
            with qtbot.waitSignal(session.ended) as ended:
                session.play_move(move)
            assert ended.args == [AttemptResult.SOLVED]

    def test_that_wins_later_is_taken_back_and_ends_nothing(
        self, qtbot: QtBot, begin: NewSession
    ) -> None:
        session = begin(Puzzle(PuzzleKind.WIN_IN_ONE, Board.parse(".OX/O../X..")))
        results = results_of(session)
        seen: list[tuple[PuzzlePhase, tuple[int, ...]]] = []
        session.changed.connect(lambda: seen.append((session.phase, session.moves)))
        session.play_move(8)
        qtbot.waitUntil(lambda: session.is_asking)
        assert session.judgement
        assert session.judgement.answer is Answer.SLOWER
        assert (PuzzlePhase.PLAYING, (8,)) in seen, "for a moment it is shown"
        assert session.moves == ()
        session.play_move(4)
        qtbot.waitUntil(lambda: session.phase is PuzzlePhase.SOLVED)
        assert results == [AttemptResult.SOLVED]

    def test_on_a_taken_cell_is_none(self, begin: NewSession) -> None:
        session = begin(FORK)
        session.play_move(2)
        assert session.is_asking
        assert session.moves == ()

    def test_is_waited_for_before_the_next(self, begin: NewSession) -> None:
        session = begin(FORK)
        session.play_move(0)
        session.play_move(1)
        assert session.moves == (0,)
        assert session.phase is PuzzlePhase.WAITING

    def test_is_shown_before_it_is_judged(self, begin: NewSession) -> None:
        session = begin(FORK)
        changes: list[tuple[PuzzlePhase, tuple[int, ...]]] = []
        session.changed.connect(lambda: changes.append((session.phase, session.moves)))
        session.play_move(0)
        assert changes == [(PuzzlePhase.WAITING, (0,))]

    def test_that_is_wrong_in_the_middle_is_tried_again_there(
        self, qtbot: QtBot, begin: NewSession
    ) -> None:
        session = begin(THREE)
        session.play_move(right_moves(session)[0])
        qtbot.waitUntil(lambda: len(session.moves) == 2 and session.is_asking)
        before = session.moves
        err(qtbot, session)
        session.try_again()
        assert session.moves == before
        solve(qtbot, session)

    def test_is_answered_by_the_reply_that_is_announced(
        self, qtbot: QtBot, begin: NewSession
    ) -> None:
        session = begin(THREE)
        with qtbot.waitSignal(session.move_made) as made:
            session.play_move(right_moves(session)[0])
        qtbot.waitUntil(lambda: session.is_asking)
        assert made.args == [session.last_move]
        assert session.own_moves_left == 2
        assert session.side is Mark.X


class TestHints:
    def test_show_more_and_more(self, qtbot: QtBot, begin: NewSession) -> None:
        session = begin(FORK)
        results = results_of(session)
        stages = []
        for _ in range(2):
            session.hint()
            stages.append(session.stage)
            qtbot.waitUntil(lambda: session.advice is not None)
        assert results == [], "that is not the answer yet"
        session.hint()
        assert [*stages, session.stage] == [Stage.IDEA, Stage.LINES, Stage.MOVE]
        assert session.advice
        assert session.advice.move == 0
        assert results == [AttemptResult.FAILED]
        assert not session.has_more_hints
        session.hint()
        assert results == [AttemptResult.FAILED]

    def test_are_reported_each_time(self, qtbot: QtBot, begin: NewSession) -> None:
        session = begin(FORK)
        session.hint()
        qtbot.waitUntil(lambda: session.advice is not None)
        for _ in range(2):
            with qtbot.waitSignal(session.changed, timeout=0):
                session.hint()

    def test_leave_out_lines_where_there_are_none(self, qtbot: QtBot, begin: NewSession) -> None:
        assert CONNECT_FOUR.puzzles
        session = begin(Puzzle(PuzzleKind.BETTER_MOVE, Board()))
        session.hint()
        qtbot.waitUntil(lambda: session.advice is not None)
        session.hint()
        assert session.stage is Stage.MOVE

    def test_wait_for_the_worker(self, begin: NewSession) -> None:
        session = begin(FORK)
        session.hint()
        session.hint()
        assert session.stage is Stage.IDEA

    def test_are_gone_with_the_next_move(self, qtbot: QtBot, begin: NewSession) -> None:
        session = begin(FORK)
        session.hint()
        qtbot.waitUntil(lambda: session.advice is not None)
        session.play_move(0)
        assert session.advice is None
        qtbot.waitUntil(lambda: session.is_asking)
        assert session.stage is Stage.NONE

    def test_to_the_last_keep_a_puzzle_from_counting_as_solved_at_the_first_go(
        self, qtbot: QtBot, begin: NewSession
    ) -> None:
        session = begin(FORK)
        results = results_of(session)
        for _ in range(3):
            session.hint()
            qtbot.waitUntil(lambda: session.advice is not None)
        solve(qtbot, session)
        assert results == [AttemptResult.FAILED, AttemptResult.MENDED]


class TestAnotherPuzzle:
    def test_may_be_set_while_a_move_is_judged(self, qtbot: QtBot, begin: NewSession) -> None:
        session = begin(FORK)
        results = results_of(session)
        session.play_move(wrong_move(session))
        session.begin(THREE)
        assert session.is_asking
        solve(qtbot, session)
        assert results == [AttemptResult.SOLVED], "what was wrong before is of no account"

    def test_may_be_set_while_an_answer_is_refuted(self, qtbot: QtBot, begin: NewSession) -> None:
        session = begin(Puzzle(PuzzleKind.STOP_FORK, Board.parse("X../.O./..X")), reply_ms=10_000)
        session.play_move(2)
        qtbot.waitUntil(lambda: session.phase is PuzzlePhase.PLAYING)
        session.begin(FORK)
        assert session.is_asking
        assert session.moves == ()
        assert session.judgement is None

    def test_may_be_none(self, qtbot: QtBot, begin: NewSession) -> None:
        session = begin(FORK)
        with qtbot.waitSignal(session.changed, timeout=0):
            session.begin(None)
        assert not session.is_asking
        assert not session.can_show_answer
        assert not session.has_more_hints
        assert session.own_moves_left == 0
        session.play_move(0)
        session.show_answer()
        session.try_again()
        assert session.moves == ()
        assert session.position == Board()


def phases_of(session: PuzzleSession) -> list[tuple[PuzzlePhase, int]]:
    """Collect the phase and the number of moves at every change."""
    changes: list[tuple[PuzzlePhase, int]] = []
    session.changed.connect(lambda: changes.append((session.phase, len(session.moves))))
    return changes


class TestWhatIsEmitted:
    def test_is_every_move_of_the_answer(self, qtbot: QtBot, begin: NewSession) -> None:
        session = begin(FORK)
        changes = phases_of(session)
        session.show_answer()
        qtbot.waitUntil(lambda: session.phase is PuzzlePhase.SHOWN)
        assert changes == [
            *((PuzzlePhase.ASKING, 0), (PuzzlePhase.WAITING, 0)),
            *(
                (PuzzlePhase.PLAYING, 0),
                (PuzzlePhase.PLAYING, 1),
                (PuzzlePhase.PLAYING, 2),
                (PuzzlePhase.SHOWN, 3),
            ),
        ]

    def test_is_that_a_hint_is_asked_for_and_that_it_is_there(
        self, qtbot: QtBot, begin: NewSession
    ) -> None:
        session = begin(FORK)
        changes = phases_of(session)
        session.hint()
        qtbot.waitUntil(lambda: session.advice is not None)
        assert changes == [(PuzzlePhase.ASKING, 0)] * 2

    def test_is_that_it_is_solved(self, qtbot: QtBot, begin: NewSession) -> None:
        session = begin(FORK)
        changes = phases_of(session)
        solve(qtbot, session)
        assert changes[-1] == (PuzzlePhase.SOLVED, 3)


def test_a_worker_that_fails_ends_nothing(
    qtbot: QtBot, begin: NewSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_about: object) -> None:
        raise RuntimeError("out of order")

    session = begin(FORK)
    results, changes = results_of(session), phases_of(session)
    with monkeypatch.context() as patch:
        patch.setattr(module, "judge", fail)
        session.play_move(0)
        qtbot.waitUntil(lambda: session.phase is PuzzlePhase.NO_ANSWER)
    assert changes[-1] == (PuzzlePhase.NO_ANSWER, 1)
    session.try_again()
    assert session.is_asking
    solve(qtbot, session)
    assert results == [AttemptResult.SOLVED]


def test_a_hint_that_fails_costs_no_right_move(
    qtbot: QtBot, begin: NewSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_about: object) -> None:
        raise RuntimeError("out of order")

    session = begin(THREE)
    session.play_move(right_moves(session)[0])
    qtbot.waitUntil(lambda: len(session.moves) == 2 and session.is_asking)
    before = session.moves
    with monkeypatch.context() as patch:
        patch.setattr(module, "advise", fail)
        session.hint()
        qtbot.waitUntil(lambda: session.phase is PuzzlePhase.NO_ANSWER)
    session.try_again()
    assert session.moves == before
    solve(qtbot, session)


def test_a_long_wait_is_shown(
    qtbot: QtBot, begin: NewSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Event()
    session = begin(FORK)
    monkeypatch.setattr(module, "judge", lambda *_: gate.wait(10))
    session.play_move(right_moves(session)[0])
    assert session.phase is PuzzlePhase.WAITING
    assert not session.is_waiting_long
    began = monotonic()
    qtbot.waitUntil(lambda: session.is_waiting_long)
    assert monotonic() - began > module._LONG_MS / 2000, "a short wait needs no telling"
    session.begin(THREE)
    gate.set()
    assert not session.is_waiting_long


def test_it_can_be_shut_down_while_it_plays(qtbot: QtBot, begin: NewSession) -> None:
    session = begin(THREE, reply_ms=10_000)
    session.play_move(right_moves(session)[0])
    qtbot.waitUntil(lambda: session.phase is PuzzlePhase.PLAYING)
    session.shutdown()
    assert not session._timer.isActive()
