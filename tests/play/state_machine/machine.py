"""Everything that people, searches and disks can do, in whatever order."""

from dataclasses import replace

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition
from PySide6.QtCore import QMetaObject, Qt
from PySide6.QtWidgets import QApplication

from tests.play.state_machine.checks import Checks, rule
from tests.play.state_machine.expected import is_fair, results_in, rows_of
from tests.play.state_machine.unreliable import Answer
from tictac_gui.engine import ADAPTIVE, Difficulty, Level, Mark
from tictac_gui.games import GAMES
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

LEVELS = (*Difficulty, ADAPTIVE)


class Play(Checks):
    """Does it, and checks what each of these should do at once."""

    @initialize(players=st.sampled_from(Players), level=st.sampled_from(LEVELS))
    def begin(self, players: Players, level: Level) -> None:
        """Begin with anybody: not every run gets as far as choosing another level."""
        self._choose(Setup(players, level))

    # What a person does

    @rule(number=st.integers(0, 8), answer=st.sampled_from((None, *Answer)))
    def play(self, number: int, answer: Answer | None = None) -> None:
        """Move, and perhaps have the reply come in another way from now on."""
        self.searches.wanted = answer or self.searches.wanted
        moves = self.game.board.moves()
        before, was_persons = self.game.moves, self.game.phase is Phase.PERSON
        move = moves[number % len(moves)] if moves else number
        self.game.play_move(move)
        assert self.game.moves == ((*before, move) if was_persons else before)
        assert not was_persons or not self.game.can_redo

    @rule(move=st.integers(-1, 42))
    def play_anything(self, move: int) -> None:
        self.game.play_move(move)

    @rule()
    def play_the_undone_move(self) -> None:
        """Play what could be redone, which is not the same."""
        if self.game._history.undone:
            self.game.play_move(self.game._history.undone[0])

    @rule()
    def play_as_in_the_last_game(self) -> None:
        """Go on as in the game that has ended last, up to its end if nobody else moves."""
        last = next(reversed(self.finished.values()), None)
        if last and last.setup.game is self.kind:
            for number in range(len(self.game.moves), len(last.moves)):
                if self.game.moves == last.moves[:number]:
                    self.game.play_move(last.moves[number])

    @rule(number=st.integers(0, 8))
    def play_to_the_end(self, number: int) -> None:
        for _ in self.kind.cells:
            self.wait_for_the_computer()
            if self.game.phase is not Phase.PERSON:
                break
            self.play(number=number)

    @rule()
    def undo(self) -> None:
        before, people, could = self.game._history, self.game.people, self.game.can_undo
        turns = [n for n in range(len(before.moves)) if (Mark.X, Mark.O)[n % 2] in people]
        assert could is bool(turns)
        self.is_practice[self.kind] |= could and self.game.phase is Phase.OVER
        self.game.undo()
        if could:
            line, count = before.moves + before.undone, turns[-1]
            assert (self.game.moves, self.game._history.undone) == (line[:count], line[count:])
            assert self.game.phase is Phase.PERSON
        else:
            assert self.game._history is before

    @rule()
    def redo(self) -> None:
        before, could = self.game._history, self.game.can_redo
        assert could is bool(before.undone)
        self.game.redo()
        line = before.moves + before.undone
        assert self.game.moves + self.game._history.undone == line
        assert (len(self.game.moves) > len(before.moves)) is could
        ended = self.ended[self.kind]
        if could and ended and self.game.moves == ended.moves:
            # The finished game once more.
            self.is_practice[self.kind] = False

    @rule(count=st.integers(1, 3), number=st.integers(0, 8))
    def end_and_go_back_and_forth(self, count: int, number: int) -> None:
        self.play_to_the_end(number=number)
        before, was_practice = self.game._record, self.game.is_practice
        for move in (self.undo, self.redo):
            for _ in range(count):
                move()
        if self.game.phase is Phase.OVER and not was_practice:
            assert self.game._record == before, "the finished game once more"

    @rule()
    def begin_anew(self) -> None:
        setup, round_number = self.game.setup, self.game._record.round
        self.game.new_game()
        self._expect_begin()
        assert self.game.setup == setup
        assert self.game.people == setup.players.people(round_number + 1)

    @rule(level=st.sampled_from(LEVELS))
    def choose_a_level(self, level: Level) -> None:
        self._choose(replace(self.game.setup, difficulty=level))

    @rule(x=st.sampled_from(Difficulty), o=st.sampled_from(Difficulty))
    def choose_two_levels(self, x: Difficulty, o: Difficulty) -> None:
        self._choose(replace(self.game.setup, x_difficulty=x, o_difficulty=o))

    @rule(players=st.sampled_from(Players))
    def choose_players(self, players: Players) -> None:
        self._choose(replace(self.game.setup, players=players))

    @rule(number=st.sampled_from(range(len(GAMES))))
    def switch_games(self, number: int) -> None:
        game = GAMES[number]
        if game is self.kind:
            before = self.left()
            self.game.switch_game(game)
            assert self.left() == before
            return
        if not self.game._awaits_unfinished:
            self.aside[self.kind] = self.left()
        self.game.switch_game(game)
        assert self.kind is game
        assert not self.program.look_back.is_active
        if left := self.aside.pop(game, None):
            assert self.left()[:3] == left[:3]
            if left.has_hint and self.game.phase is Phase.PERSON:
                assert self.game._finder.is_searching
            return
        self.is_practice[game] = False
        self.ended[game] = None
        if self.is_hasty or self.disk.is_failing.is_set() or not self.program.is_saving:
            # Nobody knows whether it will be resumed.
            self.program.ask_the_store()
            self.on_file.pop(game, None)
            self.is_practice[game] = self.game.is_practice
        else:
            self.program.ask_the_store()
            self.expect_what_was_left()

    @rule()
    def ask_for_a_hint(self) -> None:
        self.program.hinted = None
        can_hint = self.game.can_hint
        self.game.hint()
        assert self.game.phase is not Phase.PERSON or self.game._finder.is_searching
        if self.is_hasty or not can_hint:
            return
        self.program.settle()
        is_answered = self.searches.held is None and self.searches.wanted is Answer.PROMPT
        if is_answered and self.game.phase is Phase.PERSON:
            assert self.program.hinted == self.game.board

    @rule()
    def try_again(self) -> None:
        had_failed, before = self.game.phase is Phase.FAILED, self.game._history
        self.game.retry()
        assert self.game._history is before
        assert not had_failed or self.game.phase is Phase.COMPUTER

    @rule(is_held=st.booleans())
    def hold(self, is_held: bool) -> None:
        self.game.hold(is_held=is_held)
        assert self.game.is_held is (is_held and not self.game.people)

    @rule()
    def step(self) -> None:
        before = self.game.moves
        self.game.step()
        assert self.game.is_held is not bool(self.game.people)
        is_turn = self.game.is_held and not self.game.board.outcome
        assert not is_turn or self.game._finder.is_searching
        if not self.is_hasty and is_turn:
            self.program.settle()
            assert len(self.game.moves) - len(before) in (0, 1)

    @rule(count=st.integers(0, 9))
    def look_back(self, count: int) -> None:
        look_back, before = self.program.look_back, self.game._history
        look_back.look_at(count)
        assert self.game._history is before
        assert look_back.moves == look_back.all_moves[:count]

    @rule(number=st.integers(0, 9), count=st.integers(0, 9))
    def look_at_a_past_game(self, number: int, count: int) -> None:
        before = self.game._history
        if past := [each for each in self.finished.values() if each.setup.game is self.kind]:
            record = past[number % len(past)]
            self.program.look_back.open(record, count)
            assert self.program.look_back.moves == record.moves[:count]
        assert self.game._history is before

    @rule()
    def stop_looking_back(self) -> None:
        self.program.look_back.leave()
        assert not self.program.look_back.is_active

    @rule()
    def play_on_from_there(self) -> None:
        look_back = self.program.look_back
        past, there, can_play_on = look_back.past, look_back.moves, look_back.can_play_on
        if can_play_on and past:
            look_back.play_on()
            self._expect_begin(there, is_practice=True)
        elif can_play_on:
            if self.game.phase is Phase.OVER:
                self.is_practice[self.kind] = True
            elif not self.game.people and not self.is_practice[self.kind]:
                # Computers don't undo by themselves.
                self.is_practice[self.kind], self.ended[self.kind] = True, None
            look_back.play_on()
        else:
            look_back.play_on()
        assert not can_play_on or self.game.moves == there

    @rule(count=st.integers(0, 9))
    def practise(self, count: int) -> None:
        moves = self.game.moves
        self.game.practise(self.game._record, count)
        self._expect_begin(moves[:count], is_practice=True)

    @precondition(lambda self: not self.disk.is_failing.is_set())
    @rule()
    def clear(self) -> None:
        game = self.kind
        question = self.program.change(lambda database: database.clear(game))
        # Now: what ends while this is waited for is saved after it.
        self.results.clear(game)
        self.program.wait_for_answer(question)
        self.game.refresh_score()

    @precondition(lambda self: not self.disk.is_failing.is_set())
    @rule()
    def restore(self) -> None:
        game = self.kind
        question = self.program.change(lambda database: database.restore(game))
        self.results.restore(game)
        self.program.wait_for_answer(question)
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
        self.searches.end()
        self.game.retry()
        self.program.wait_until(
            lambda: (
                self.game.phase is not Phase.COMPUTER
                or self.game.is_held
                or self.searches.held is Answer.NEVER
            ),
            "the computer to move",
        )

    @rule()
    def let_the_disk_fail(self) -> None:
        self.disk.is_failing.set()

    @rule()
    def let_the_disk_work(self) -> None:
        self.disk.is_failing.clear()
        # As its timer does every two seconds.
        writer = self.program.store._writer
        QMetaObject.invokeMethod(writer, "flush", Qt.ConnectionType.QueuedConnection)
        self.game.refresh_score()

    @precondition(lambda self: not self.disk.is_failing.is_set())
    @rule(remembers=st.booleans())
    def close_and_open(self, remembers: bool) -> None:
        """End and start anew, with the setup that was chosen last or with none."""
        setup = self.game.setup
        self.note_what_is_left()
        self.program.close()
        # A cleared game is forgotten at the next start.
        self.results.cleared.clear()
        assert results_in(rows_of(self.path)) == self.results.kept
        self.open(setup if remembers else Setup(game=setup.game))

    def _choose(self, setup: Setup) -> None:
        game, before, record = self.game, self.game.setup, self.game._record
        had_begun = game.moves and game.phase is not Phase.OVER
        movers = (Mark.X, Mark.O)[: len(game.moves + game._history.undone)]
        game.choose_setup(setup)
        assert game.setup == setup
        if setup == before:
            assert game._record is record
        elif setup.players is before.players and had_begun:
            assert game._record.key == record.key
            changes = [(record.seat(mark), game.seat(mark)) for mark in movers]
            for old, new in changes:
                if old and new and old is not new and not (game.people and is_fair(old, new)):
                    self.is_practice[self.kind] = True
            self.ended[self.kind] = None
        else:
            self._expect_begin()
            if setup.players is not before.players:
                assert game.people == setup.players.people(0)

    def _expect_begin(self, moves: tuple[int, ...] = (), *, is_practice: bool = False) -> None:
        """See that another game has begun, to which no undone move belongs."""
        assert self.game.moves == moves
        assert not self.game.can_redo
        assert not self.program.look_back.is_active
        self.is_practice[self.kind] = is_practice
        self.ended[self.kind] = None
