import logging

import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Gate, Script, endless, no_hint
from tests.play.conftest import Play
from tictac_gui.engine import Board, Difficulty, Mark, Outcome, Search
from tictac_gui.games.tic_tac_toe.hints import find_hint
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import Score
from tictac_gui.play.search_worker import SearchWorker
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.store import Store

AS_O = Setup(Players.PERSON_AS_O)
TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
WATCHING = Setup(Players.TWO_COMPUTERS)


def wait_for_turn(qtbot: QtBot, game: GameController) -> None:
    qtbot.waitUntil(lambda: game.phase is Phase.PERSON)


def play_cells(qtbot: QtBot, game: GameController, *cells: int) -> None:
    for cell in cells:
        wait_for_turn(qtbot, game)
        game.play_cell(cell)


def score(qtbot: QtBot, game: GameController) -> Score:
    """Return the score once the store has told it."""
    store: Store = game._store
    with qtbot.waitSignal(store.answered):
        store.ask(lambda _database: None)
    return game.score


def play_on_gate(
    qtbot: QtBot, play: Play, setup: Setup | None = None
) -> tuple[GameController, Gate]:
    """Let a person play the centre, so that the computer thinks and is held there."""
    gate = Gate()
    game = play(setup, gate, find_hint=gate.find_hint)
    game.play_cell(4)
    qtbot.waitUntil(lambda: gate.is_reached)
    assert game.phase is Phase.COMPUTER
    return game, gate


class TestAGame:
    def test_begins_with_an_empty_board_and_the_person_to_move(self, play: Play) -> None:
        game = play()
        assert game.board == Board()
        assert game.phase is Phase.PERSON
        assert game.people == {Mark.X}
        assert game.last_move is None

    def test_shows_a_person_s_move_at_once(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=endless)
        with qtbot.waitSignal(game.board_changed, timeout=0) as changed:
            game.play_cell(4)
        assert changed.args == [Board.parse(".../.X./...")]
        assert game.last_move == 4

    def test_goes_on_with_the_computer_s_reply(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([0]))
        game.play_cell(4)
        wait_for_turn(qtbot, game)
        assert str(game.board) == "O../.X./..."
        assert game.last_move == 0

    def test_tells_the_computer_s_move_before_the_board_shows_it(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(chooser=Script([0]))
        told: list[tuple[int, str]] = []
        game.move_chosen.connect(lambda cell: told.append((cell, str(game.board))))
        game.play_cell(4)
        wait_for_turn(qtbot, game)
        assert told == [(0, ".../.X./...")]

    def test_is_opened_by_the_computer_when_the_person_plays_o(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(AS_O, Script([4]))
        assert game.phase is Phase.COMPUTER
        wait_for_turn(qtbot, game)
        assert str(game.board) == ".../.X./..."

    def test_ends_with_an_outcome_that_counts(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([3, 4]))
        play_cells(qtbot, game, 0, 1)
        wait_for_turn(qtbot, game)
        with qtbot.waitSignals([game.game_ended, game.score_changed], order="strict"):
            game.play_cell(2)
        assert game.phase is Phase.OVER
        assert game.board.outcome == Outcome(Mark.X, frozenset({0, 1, 2}))
        assert score(qtbot, game) == Score(x_wins=1)

    def test_is_never_lost_by_the_unbeatable_level(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(difficulty=Difficulty.UNBEATABLE))
        best = Search()
        while game.phase is not Phase.OVER:
            qtbot.waitUntil(lambda: game.phase is not Phase.COMPUTER)
            if game.phase is Phase.PERSON:
                game.play_cell(best.evaluate(game.board).best[0])
        assert score(qtbot, game) == Score(draws=1)

    @pytest.mark.parametrize("cell", [4, 0, 9, -1])
    def test_ignores_a_move_on_a_taken_cell_or_beside_the_board(
        self, qtbot: QtBot, play: Play, cell: int
    ) -> None:
        game = play(chooser=Script([0]))
        play_cells(qtbot, game, 4)
        wait_for_turn(qtbot, game)
        with qtbot.assertNotEmitted(game.board_changed):
            game.play_cell(cell)
        assert str(game.board) == "O../.X./..."

    def test_ignores_a_move_out_of_turn(self, qtbot: QtBot, play: Play) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.play_cell(0)
        assert str(game.board) == ".../.X./..."
        gate.open()

    def test_ignores_a_move_after_the_end(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 4, 2)
        game.play_cell(8)
        assert str(game.board) == "XXX/OO./..."
        assert score(qtbot, game) == Score(x_wins=1)


class TestPlayers:
    def test_two_people_move_in_turn(self, play: Play) -> None:
        game = play(TWO_PEOPLE)
        for cell in (0, 4, 8):
            assert game.phase is Phase.PERSON
            game.play_cell(cell)
        assert str(game.board) == "X../.O./..X"

    def test_two_computers_play_to_the_end_by_themselves(self, qtbot: QtBot, play: Play) -> None:
        game = play(
            WATCHING._replace(
                x_difficulty=Difficulty.UNBEATABLE, o_difficulty=Difficulty.UNBEATABLE
            )
        )
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert score(qtbot, game) == Score(draws=1)

    def test_alternating_swaps_marks_with_every_game(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(Players.ALTERNATING), Script([4, 3, 5]))
        assert game.people == {Mark.X}
        game.new_game()
        assert game.people == {Mark.O}
        wait_for_turn(qtbot, game)
        assert str(game.board) == ".../.X./..."
        game.new_game()
        assert game.people == {Mark.X}

    def test_alternating_starts_with_the_person_as_x(self, play: Play) -> None:
        game = play(TWO_PEOPLE, endless)
        game.new_game()
        game.choose_setup(Setup(Players.ALTERNATING))
        assert game.people == {Mark.X}

    def test_a_win_stays_with_the_person_who_changes_marks(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(Players.ALTERNATING), Script([3, 4, 8]))
        play_cells(qtbot, game, 0, 1, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        game.new_game()
        assert score(qtbot, game) == Score(o_wins=1)

    def test_a_known_score_changes_sides_with_the_marks_before_the_store_answers(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(Setup(Players.ALTERNATING), Script([3, 4, 8]))
        play_cells(qtbot, game, 0, 1, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        told: list[Score] = []
        game.score_changed.connect(told.append)
        # The store answers by signal, and no event is processed here.
        game.new_game()
        assert game.score == Score(o_wins=1)
        assert told == [Score(o_wins=1)]
        game.new_game()
        assert game.score == Score(x_wins=1)

    def test_a_known_score_is_not_shown_to_others_before_the_store_answers(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(Setup(Players.PERSON_AS_X), Script([3, 4]))
        play_cells(qtbot, game, 0, 1, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        game.choose_setup(Setup(Players.PERSON_AS_X, Difficulty.HARD))
        assert game.score == Score()

    def test_choosing_others_starts_a_new_game(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        game.play_cell(4)
        with qtbot.waitSignals([game.setup_changed, game.game_started]):
            game.choose_setup(Setup(Players.PERSON_AS_X))
        assert game.board == Board()
        assert score(qtbot, game) == Score()

    def test_choosing_the_same_again_changes_nothing(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        game.play_cell(4)
        with qtbot.assertNotEmitted(game.game_started):
            game.choose_setup(TWO_PEOPLE)
        assert str(game.board) == ".../.X./..."

    def test_who_play_again_keep_their_score_in_sight(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 4, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        game.new_game()
        assert game.score == Score(x_wins=1)

    def test_an_abandoned_game_never_counts(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 4)
        game.new_game()
        assert score(qtbot, game) == Score()


class TestUndo:
    def test_takes_back_your_move_and_the_reply_and_redo_brings_both_back(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(chooser=Script([0, 8]))
        play_cells(qtbot, game, 4, 1)
        wait_for_turn(qtbot, game)
        before = game.board
        game.undo()
        assert str(game.board) == "O../.X./..."
        assert game.phase is Phase.PERSON
        game.redo()
        assert game.board == before

    def test_is_possible_only_where_there_is_a_turn_to_go_back_to(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(AS_O, Script([4, 8]))
        wait_for_turn(qtbot, game)
        assert not game.can_undo
        game.undo()
        assert str(game.board) == ".../.X./..."
        play_cells(qtbot, game, 0)
        assert game.can_undo

    def test_is_not_for_those_who_only_watch(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert not game.can_undo

    def test_after_the_end_turns_the_rest_into_practice(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 4, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        game.undo()
        assert game.is_practice
        game.play_cell(2)
        assert game.phase is Phase.OVER
        assert score(qtbot, game) == Score(x_wins=1)

    def test_and_redo_at_the_end_are_as_if_nothing_had_been(
        self, qtbot: QtBot, play: Play, store: Store
    ) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 4, 2)
        for moves_back in (1, 3, 2):
            for _ in range(moves_back):
                game.undo()
            assert game.is_practice
            for _ in range(moves_back):
                game.redo()
            assert game.phase is Phase.OVER
            assert not game.is_practice
        assert score(qtbot, game) == Score(x_wins=1)
        with qtbot.waitSignal(store.answered) as answer:
            store.ask(lambda database: (database.count(), database.unfinished()))
        assert answer.args is not None
        assert answer.args[1] == (1, None)

    def test_after_the_end_and_redo_of_another_end_stay_practice(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 4, 2)
        game.undo()
        play_cells(qtbot, game, 8, 5)
        assert game.phase is Phase.OVER
        game.undo()
        game.redo()
        assert game.phase is Phase.OVER
        assert game.is_practice
        assert score(qtbot, game) == Score(x_wins=1)

    def test_before_the_end_still_counts(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 8)
        game.undo()
        play_cells(qtbot, game, 4, 2)
        assert score(qtbot, game) == Score(x_wins=1)

    def test_s_practice_is_over_with_the_next_game(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 4, 2)
        game.undo()
        game.new_game()
        play_cells(qtbot, game, 0, 3, 1, 4, 2)
        assert score(qtbot, game) == Score(x_wins=2)

    def test_and_redo_do_nothing_where_there_is_nothing(self, play: Play) -> None:
        game = play()
        game.undo()
        game.redo()
        assert game.board == Board()
        assert not game.can_undo
        assert not game.can_redo


class TestPlayingFromAnEarlierPosition:
    def test_of_a_game_under_way_takes_back_and_still_counts(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 8)
        game.play_from(1)
        assert str(game.board) == "X../.../..."
        assert not game.is_practice
        play_cells(qtbot, game, 3, 1, 4, 2)
        assert score(qtbot, game) == Score(x_wins=1)

    def test_can_be_taken_back_itself(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1)
        game.play_from(0)
        assert game.board == Board()
        for _ in range(3):
            game.redo()
        assert game.moves == (0, 3, 1)

    def test_of_a_finished_game_is_practice(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3, 1, 4, 2)
        game.play_from(4)
        assert game.is_practice
        assert game.phase is Phase.PERSON
        game.play_cell(2)
        assert score(qtbot, game) == Score(x_wins=1)

    def test_lets_the_computer_reply_where_it_is_its_turn(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([0, 8, 1]))
        play_cells(qtbot, game, 4, 2)
        wait_for_turn(qtbot, game)
        game.play_from(1)
        assert game.phase is Phase.COMPUTER
        wait_for_turn(qtbot, game)
        assert str(game.board) == ".O./.X./..."

    def test_of_a_game_between_computers_is_practice(
        self, qtbot: QtBot, play: Play, store: Store
    ) -> None:
        game = play(WATCHING, Script([0, 3, 1, RuntimeError("out of ideas")]))
        qtbot.waitUntil(lambda: game.phase is Phase.FAILED)
        game.play_from(0)
        assert game.is_practice
        game._pause.stop()
        with qtbot.waitSignal(store.answered) as answer:
            store.ask(lambda database: database.unfinished())
        assert answer.args is not None
        assert not answer.args[1].counts

    def test_that_is_the_present_one_changes_nothing(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 3)
        with qtbot.assertNotEmitted(game.board_changed):
            game.play_from(2)

    def test_stops_the_computer_s_thinking(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.play_from(0)
        with qtbot.waitSignal(worker.finished):
            gate.open()
        assert game.board == Board()
        assert game.phase is Phase.PERSON


class TestHint:
    def test_is_a_best_move_and_leaves_the_board_alone(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_cells(qtbot, game, 0, 4, 8)
        with qtbot.waitSignal(game.hint_found) as found:
            game.hint()
        assert found.args is not None
        assert found.args[0] == find_hint(game.board)
        assert str(game.board) == "X../.O./..X"

    def test_asked_for_twice_is_the_same(self, qtbot: QtBot, play: Play) -> None:
        game = play()
        hints = set()
        for _ in range(5):
            with qtbot.waitSignal(game.hint_found) as found:
                game.hint()
            assert found.args is not None
            hints.add(found.args[0])
        assert len(hints) == 1

    def test_is_not_given_after_the_end_or_to_those_who_watch(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(WATCHING)
        assert not game.can_hint
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert not game.can_hint
        game.hint()
        assert game._request is None

    def test_is_dropped_when_a_move_is_played_first(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        gate = Gate()
        game = play(TWO_PEOPLE, find_hint=gate.find_hint)
        game.hint()
        qtbot.waitUntil(lambda: gate.is_reached)
        game.play_cell(4)
        with qtbot.assertNotEmitted(game.hint_found), qtbot.waitSignal(worker.finished):
            gate.open()


class TestWhileTheComputerThinks:
    """Whatever is done meanwhile is done at once, and the late answer never reaches the board."""

    def test_a_new_game_can_be_started(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.new_game()
        assert game.board == Board()
        assert game.phase is Phase.PERSON
        with qtbot.waitSignal(worker.finished):
            gate.open()
        assert game.board == Board()

    def test_a_new_game_that_the_computer_opens_gets_its_own_answer(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        gate = Gate()
        game = play(AS_O, gate)
        qtbot.waitUntil(lambda: gate.is_reached)
        game.new_game()
        with qtbot.waitSignals([worker.finished, worker.finished]):
            gate.open()
        wait_for_turn(qtbot, game)
        assert len(game.board.moves()) == 8

    def test_the_move_can_be_taken_back(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.undo()
        assert game.board == Board()
        assert game.phase is Phase.PERSON
        with qtbot.waitSignal(worker.finished):
            gate.open()
        assert game.board == Board()

    def test_a_move_taken_back_can_be_brought_back_and_is_thought_about_again(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.undo()
        game.redo()
        assert str(game.board) == ".../.X./..."
        assert game.phase is Phase.COMPUTER
        with qtbot.waitSignals([worker.finished, worker.finished]):
            gate.open()
        wait_for_turn(qtbot, game)
        assert len(game.board.moves()) == 7

    def test_redo_without_anything_to_bring_back_disturbs_nothing(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.redo()
        gate.open()
        wait_for_turn(qtbot, game)
        assert len(gate.boards) == 1
        assert len(game.board.moves()) == 7

    def test_another_difficulty_can_be_chosen(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.choose_setup(game.setup._replace(difficulty=Difficulty.HARD))
        assert game.board == Board()
        with qtbot.waitSignal(worker.finished):
            gate.open()
        assert game.board == Board()
        assert game.setup.difficulty is Difficulty.HARD

    def test_other_players_can_be_chosen(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.choose_setup(TWO_PEOPLE)
        with qtbot.waitSignal(worker.finished):
            gate.open()
        assert game.board == Board()

    def test_a_hint_can_be_asked_for_and_comes_with_the_person_s_turn(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.hint()
        with qtbot.waitSignal(game.hint_found) as found:
            gate.open()
        assert game.phase is Phase.PERSON
        assert gate.boards[1] == game.board
        assert found.args is not None
        assert found.args[0].cell in Search().evaluate(game.board).best

    def test_a_hint_asked_for_is_forgotten_with_the_game(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.hint()
        game.new_game()
        with qtbot.assertNotEmitted(game.hint_found), qtbot.waitSignal(worker.finished):
            gate.open()
        assert len(gate.boards) == 1

    def test_the_game_can_be_closed(self, qtbot: QtBot, play: Play, worker: SearchWorker) -> None:
        game = play(chooser=endless)
        game.play_cell(4)
        qtbot.waitUntil(lambda: game._request is not None)
        game.shutdown()
        game.shutdown()
        assert worker._thread.isFinished()
        assert str(game.board) == ".../.X./..."


class TestThePause:
    def test_keeps_the_reply_back_for_a_moment(self, play: Play) -> None:
        gate = Gate()
        game = play(chooser=gate, pause_ms=3_600_000)
        game.play_cell(4)
        assert game.phase is Phase.COMPUTER
        assert game._pause.isActive()
        assert not gate.is_reached

    def test_is_cut_short_by_a_new_game(self, play: Play) -> None:
        game = play(chooser=endless, pause_ms=3_600_000)
        game.play_cell(4)
        game.new_game()
        assert not game._pause.isActive()

    def test_is_cut_short_by_closing(self, play: Play) -> None:
        game = play(chooser=endless, pause_ms=3_600_000)
        game.play_cell(4)
        game.shutdown()
        assert not game._pause.isActive()


class TestAFailingSearch:
    def test_is_reported_and_can_be_tried_again(
        self, qtbot: QtBot, play: Play, caplog: pytest.LogCaptureFixture
    ) -> None:
        game = play(chooser=Script([RuntimeError("out of ideas"), 0]))
        with caplog.at_level(logging.ERROR), qtbot.waitSignal(game.search_failed) as failed:
            game.play_cell(4)
        assert failed.args == ["out of ideas"]
        assert game.phase is Phase.FAILED
        assert "out of ideas" in caplog.text
        game.retry()
        wait_for_turn(qtbot, game)
        assert str(game.board) == "O../.X./..."

    @pytest.mark.parametrize("command", [GameController.new_game, GameController.undo])
    def test_can_be_left_behind(self, qtbot: QtBot, play: Play, command: object) -> None:
        game = play(chooser=Script([RuntimeError("out of ideas")]))
        with qtbot.waitSignal(game.search_failed):
            game.play_cell(4)
        assert callable(command)
        command(game)
        assert game.phase is Phase.PERSON
        assert game.board == Board()

    @pytest.mark.parametrize("cell", [4, 9])
    def test_that_gives_an_illegal_move_is_reported_too(
        self, qtbot: QtBot, play: Play, cell: int
    ) -> None:
        game = play(chooser=Script([cell]))
        with qtbot.waitSignal(game.search_failed):
            game.play_cell(4)
        assert game.phase is Phase.FAILED
        assert str(game.board) == ".../.X./..."

    def test_for_a_hint_leaves_the_turn_with_the_person(self, qtbot: QtBot, play: Play) -> None:
        game = play(find_hint=no_hint)
        with qtbot.waitSignal(game.search_failed):
            game.hint()
        assert game.phase is Phase.PERSON

    def test_that_nobody_waits_for_is_not_reported(
        self, qtbot: QtBot, play: Play, worker: SearchWorker
    ) -> None:
        gate = Gate()

        def failing(*arguments: object) -> int:
            gate(*arguments)  # type: ignore[arg-type]
            raise RuntimeError("too late")

        game = play(chooser=failing)
        game.play_cell(4)
        qtbot.waitUntil(lambda: gate.is_reached)
        game.new_game()
        with qtbot.assertNotEmitted(game.search_failed), qtbot.waitSignal(worker.failed):
            gate.open()

    def test_cannot_be_tried_again_when_nothing_failed(self, qtbot: QtBot, play: Play) -> None:
        game = play()
        with qtbot.assertNotEmitted(game.board_changed):
            game.retry()
