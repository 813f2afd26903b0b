"""The window of puzzles: help, answers, sets, progress, and whatever happens to it meanwhile."""

import gc
import sqlite3
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.countdown import COUNTDOWN
from tests.language.live_language import switch
from tests.main_window import LockFile, OpenWindow, assert_mnemonics_differ
from tests.puzzles.conftest import OpenPuzzles
from tests.puzzles.puzzles_page import PuzzlesPage, by_pointer, solve
from tests.puzzles.training import right_moves, wrong_move
from tests.sample_games import TWO_PEOPLE
from tests.window.clipping import assert_no_label_is_clipped
from tests.window.pictures import picture
from tictac_gui.board.board import BoardButton
from tictac_gui.board.grid import CellButton
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.puzzles import Puzzle, PuzzleKind, answers
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.records import AttemptResult
from tictac_gui.play.setup import Players, Setup
from tictac_gui.puzzles.session import PuzzlePhase, Stage
from tictac_gui.puzzles.trainer import PuzzleSet
from tictac_gui.puzzles.window import PuzzleWindow
from tictac_gui.storage.database import Database, attempts
from tictac_gui.words.number_words import percentages

FORK = Puzzle(PuzzleKind.FIND_FORK, Board.parse("..X/X.O/..O"))


def settle(puzzling: PuzzlesPage) -> None:
    """Have everything laid out that waits for it."""
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert puzzling.widget.isVisible()


class TestTheMenu:
    def test_has_a_key_and_a_mnemonic_of_its_own(self, open_window: OpenWindow) -> None:
        window = open_window()
        assert window.action("puzzles").shortcut().toString() == "Ctrl+U"
        assert_mnemonics_differ(window)
        titles = [action.text() for action in window.widget.menuBar().actions()]
        assert titles[-3:] == ["&View", "&Learn", "&Help"]

    def test_is_not_there_for_a_game_without_puzzles(self, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.TWO_PEOPLE, game=COUNTDOWN))
        assert not window.action("puzzles").isVisible()

    def test_brings_back_the_window_that_is_open(self, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        former = puzzling.widget
        puzzling.window.action("puzzles").trigger()
        assert puzzling.widget is former


class TestHints:
    def test_show_the_idea_then_the_lines_then_the_move(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        puzzling.session.begin(FORK)
        assert puzzling.text("status") == ""
        puzzling.click("puzzle_hint")
        idea = "Look for a fork, two threats at once: O can stop only one."
        assert puzzling.text("status") == idea
        qtbot.waitUntil(lambda: puzzling.session.advice is not None)
        assert puzzling.text("status") == idea
        puzzling.press("h")
        qtbot.waitUntil(lambda: puzzling.session.stage is Stage.LINES)
        assert puzzling.text("status") == "Look at X's dashed lines."
        assert puzzling.board._annotation.isVisible()
        puzzling.click("puzzle_hint")
        assert puzzling.text("status") == "Hint: top left. It makes two threats at once."
        cell = puzzling.move_button(0)
        assert isinstance(cell, CellButton)
        assert cell.is_hinted
        assert not puzzling.button("puzzle_hint").isEnabled()

    def test_are_gone_from_the_board_with_the_next_move(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        puzzling.session.begin(FORK)
        puzzling.click("puzzle_hint")
        qtbot.waitUntil(lambda: puzzling.session.advice is not None)
        puzzling.click("puzzle_hint")
        by_pointer(puzzling, 0)
        assert puzzling.board._annotation.isHidden()


class TestTheAnswer:
    def test_is_played_and_named(self, qtbot: QtBot, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        puzzling.session.begin(FORK)
        puzzling.press("s")
        puzzling.wait_for(PuzzlePhase.SHOWN)
        assert puzzling.text("status").startswith("The answer: X top left, O ")
        assert puzzling.board.board.winning_lines
        puzzling.click("try_again")
        assert puzzling.board.board == FORK.position
        solve(puzzling, qtbot)
        assert puzzling.trainer.progress.streak == 0

    def test_that_wins_later_is_neither_right_nor_wrong(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        puzzling.session.begin(Puzzle(PuzzleKind.WIN_IN_ONE, Board.parse(".OX/O../X..")))
        by_pointer(puzzling, 8)
        text = "That wins too, but later. Look for the quickest way."
        qtbot.waitUntil(lambda: puzzling.text("status") == text)
        qtbot.waitUntil(lambda: puzzling.session.is_asking)
        assert puzzling.text("status") == text
        assert puzzling.board.board == puzzling.session.position


class TestSets:
    def test_begin_with_the_puzzle_of_the_day(self, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        assert puzzling.chooser.currentText() == "Puzzle of the day"
        assert puzzling.session.puzzle in puzzling.trainer.members(PuzzleSet.TODAY)

    def test_never_end(self, qtbot: QtBot, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        puzzling.press("n")
        qtbot.waitUntil(lambda: puzzling.chooser.currentText() == "All kinds in turn")
        before = puzzling.session.puzzle
        puzzling.click("next")
        assert puzzling.session.puzzle != before
        assert puzzling.session.is_asking

    def test_state_how_hard_they_are_by_stars_and_by_what_solves_them(
        self, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        puzzling.choose(PuzzleSet.FIND_FORK)
        puzzle = puzzling.session.puzzle
        assert puzzle
        stars = puzzling.text("origin").removeprefix("Difficulty: ")
        assert stars.count("★") == puzzle.stars
        assert len(stars) == 5
        scores = TIC_TAC_TOE.scores(puzzle.position)
        right = answers(puzzle.kind, scores)
        share = percentages([Fraction(len(right), len(scores)), puzzle.by_chance], 0)[0]
        [label] = puzzling.widget.findChildren(QLabel, "origin")
        assert f"{share} of random moves solve it" in label.toolTip()
        assert label.accessibleName() == label.toolTip()

    def test_fill_a_calendar(self, qtbot: QtBot, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        settle(puzzling)
        [calendar] = puzzling.widget.findChildren(QWidget, "puzzle_calendar")
        assert calendar.accessibleName() == "Days with a puzzle solved, of the last 28: 0"
        before = picture(calendar)
        puzzling.choose(PuzzleSet.WIN_IN_ONE)
        solve(puzzling, qtbot)
        qtbot.waitUntil(lambda: calendar.accessibleName().endswith(": 1"))
        assert picture(calendar) != before

    def test_of_one_s_own_games_have_nothing_at_first(self, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        settle(puzzling)
        top = puzzling.chooser.mapTo(puzzling.widget, QPoint()).y()
        puzzling.choose(PuzzleSet.OWN)
        settle(puzzling)
        assert puzzling.text("task").startswith("Nothing here yet")
        assert puzzling.text("puzzle_progress") == ""
        assert puzzling.board.isHidden(), "there is nothing to play"
        assert puzzling.chooser.mapTo(puzzling.widget, QPoint()).y() == top, "nothing moves"
        assert not puzzling.button("show_answer").isEnabled()
        assert puzzling.button("next").text() == "Other puzzles"
        puzzling.click("next")
        assert puzzling.chooser.currentText() == "All kinds in turn"
        assert puzzling.session.is_asking
        assert puzzling.board.isVisible()
        assert puzzling.button("next").toolTip() == "Next (N)"

    def test_say_so_when_nothing_of_them_is_left(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        solve(puzzling, qtbot)
        assert puzzling.text("status").endswith(" Tomorrow there is another one.")
        puzzling.choose(PuzzleSet.ONLY_MOVE)
        solve(puzzling, qtbot)
        assert "all" not in puzzling.text("status")
        puzzling.click("next")
        solve(puzzling, qtbot)
        assert puzzling.text("status").endswith(" You have now solved all 2 of them.")
        puzzling.click("next")
        solve(puzzling, qtbot)
        assert "all" not in puzzling.text("status"), "it is shown once"


class TestProgress:
    def test_is_in_the_file_of_games(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles, games_path: Path
    ) -> None:
        puzzling = open_puzzles()
        solve(puzzling, qtbot)
        puzzling.window.widget.close()
        with closing(Database(games_path)) as database:
            assert [each.result for each in attempts(TIC_TAC_TOE, database)] == [
                AttemptResult.SOLVED
            ]

    def test_is_reset_when_that_is_confirmed(self, qtbot: QtBot, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        assert not puzzling.button("reset").isEnabled()
        solve(puzzling, qtbot)
        for answer, streak in (("keep", 1), ("confirm_reset", 0)):
            puzzling.click("reset")
            [box] = puzzling.widget.findChildren(QMessageBox)
            assert box.windowTitle() == "Reset Puzzles"
            assert "puzzles of Tic-Tac-Toe" in box.text()
            texts = [puzzling.button(name).text() for name in ("confirm_reset", "keep")]
            assert texts == ["Reset", "Keep"]
            assert box.defaultButton() is puzzling.button("keep")
            puzzling.click(answer)
            qtbot.waitUntil(lambda: not puzzling.widget.findChildren(QMessageBox))
            qtbot.waitUntil(lambda s=streak: puzzling.trainer.progress.streak == s)  # type: ignore[misc]
        assert "0 of 387 solved · First-try streak 0, best 0" in puzzling.text("puzzle_progress")

    def test_that_cannot_be_saved_is_reported_and_the_puzzles_go_on(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles, lock_file: LockFile, games_path: Path
    ) -> None:
        puzzling = open_puzzles()
        [unsaved] = puzzling.widget.findChildren(QLabel, "unsaved")
        assert unsaved.isHidden()
        with lock_file(puzzling.window):
            solve(puzzling, qtbot)
            qtbot.waitUntil(unsaved.isVisible)
            assert "streak 1" in puzzling.text("puzzle_progress")
            puzzling.click("next")
            assert puzzling.session.is_asking
        qtbot.waitUntil(unsaved.isHidden)
        with closing(sqlite3.connect(games_path)) as file:
            qtbot.waitUntil(lambda: file.execute("SELECT count(*) FROM puzzle").fetchone() == (1,))


class TestMeanwhile:
    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_another_language_goes_on_with_the_same_puzzle(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles, game: Game
    ) -> None:
        puzzling = open_puzzles(game)
        puzzling.choose(PuzzleSet.WIN_IN_THREE)
        by_pointer(puzzling, right_moves(puzzling.session)[0])
        qtbot.waitUntil(lambda: len(puzzling.session.moves) == 2)
        former, trainer, puzzle = puzzling.widget, puzzling.trainer, puzzling.session.puzzle
        size = former.size()
        with qtbot.waitSignal(former.destroyed):
            switch(puzzling.window, "german", qtbot)
        try:
            assert puzzling.trainer is trainer
            assert puzzling.session.puzzle is puzzle
            assert puzzling.board.board == puzzling.session.position
            assert puzzling.chooser.currentData() is PuzzleSet.WIN_IN_THREE
            assert puzzling.widget.size() == size
            solve(puzzling, qtbot)
        finally:
            switch(puzzling.window, "english", qtbot)

    def test_another_language_goes_on_with_the_refutation(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles(reply_ms=3_600_000)
        puzzling.choose(PuzzleSet.STOP_IT)
        by_pointer(puzzling, wrong_move(puzzling.session))
        puzzling.wait_for(PuzzlePhase.PLAYING)
        former = puzzling.widget
        with qtbot.waitSignal(former.destroyed):
            switch(puzzling.window, "german", qtbot)
        try:
            assert puzzling.session.phase is PuzzlePhase.PLAYING
            assert puzzling.text("status").startswith("Nein: ")
            puzzling.session._timer.setInterval(0)
            puzzling.wait_for(PuzzlePhase.REFUTED)
            assert puzzling.board.board.outcome
            assert puzzling.button("try_again").isVisible()
        finally:
            switch(puzzling.window, "english", qtbot)

    def test_another_game_may_be_chosen_while_an_answer_is_refuted(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles(reply_ms=3_600_000)
        by_pointer(puzzling, wrong_move(puzzling.session))
        puzzling.wait_for(PuzzlePhase.PLAYING)
        with qtbot.waitSignal(puzzling.widget.destroyed):
            puzzling.window.action("connect_four").trigger()

    def test_another_game_has_its_own_puzzles(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        with qtbot.waitSignal(puzzling.widget.destroyed):
            puzzling.window.action("connect_four").trigger()
        puzzling.window.action("puzzles").trigger()
        qtbot.waitUntil(lambda: puzzling.trainer.is_ready)
        assert puzzling.game is CONNECT_FOUR

    def test_another_game_while_it_searches_leaves_nothing_behind(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles(CONNECT_FOUR)
        widget, trainer = puzzling.widget, puzzling.trainer
        puzzling.session.play_move(right_moves(puzzling.session)[0])
        workers = trainer.findChildren(Asker)
        parts = [ref(part) for part in (widget, trainer, *workers)]
        assert len(workers) == 2
        with qtbot.waitSignals([widget.destroyed, trainer.destroyed]):
            puzzling.window.action("tic_tac_toe").trigger()
        del widget, trainer, workers
        gc.collect()
        assert [part() for part in parts] == [None] * len(parts)

    def test_closing_the_program_closes_it_while_it_is_being_set_up(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("puzzles").trigger()
        [widget] = window.widget.findChildren(PuzzleWindow)
        with qtbot.waitSignal(widget.destroyed):
            window.widget.close()

    def test_next_may_come_while_an_answer_is_refuted(self, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles(reply_ms=3_600_000)
        by_pointer(puzzling, wrong_move(puzzling.session))
        puzzling.wait_for(PuzzlePhase.PLAYING)
        puzzling.click("next")
        assert puzzling.session.is_asking
        assert puzzling.board.board == puzzling.session.position


class TestClosedAndOpenedAgain:
    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_shows_the_same_half_solved_puzzle_of_the_same_set(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles, game: Game
    ) -> None:
        puzzling = open_puzzles(game)
        puzzling.choose(PuzzleSet.WIN_IN_THREE)
        puzzling.click("next")
        by_pointer(puzzling, right_moves(puzzling.session)[0])
        qtbot.waitUntil(lambda: len(puzzling.session.moves) == 2)
        puzzling.click("puzzle_hint")
        qtbot.waitUntil(lambda: puzzling.session.advice is not None)
        names = ("task", "status", "origin", "puzzle_progress")
        shown = puzzling.board.board, *map(puzzling.text, names)
        with qtbot.waitSignal(puzzling.widget.destroyed):
            puzzling.widget.close()
        puzzling.window.action("puzzles").trigger()
        assert (puzzling.board.board, *map(puzzling.text, names)) == shown
        assert puzzling.chooser.currentData() is PuzzleSet.WIN_IN_THREE
        solve(puzzling, qtbot)

    def test_has_gone_on_with_the_refutation(self, qtbot: QtBot, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles(reply_ms=3_600_000)
        puzzling.choose(PuzzleSet.STOP_IT)
        by_pointer(puzzling, wrong_move(puzzling.session))
        puzzling.wait_for(PuzzlePhase.PLAYING)
        session = puzzling.session
        with qtbot.waitSignal(puzzling.widget.destroyed):
            puzzling.widget.close()
        session._timer.start(0)
        qtbot.waitUntil(lambda: session.phase is PuzzlePhase.REFUTED)
        puzzling.window.action("puzzles").trigger()
        assert puzzling.board.board.outcome
        assert puzzling.button("try_again").isVisible()


class TestWhoCannotSeeOrUseAMouse:
    def test_every_control_has_a_name(self, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        takes_focus = Qt.FocusPolicy.TabFocus.value
        controls = [
            control
            for control in puzzling.widget.findChildren(QWidget)
            if control.isVisible() and control.focusPolicy().value & takes_focus
        ]
        assert {QComboBox, QPushButton, CellButton} <= set(map(type, controls))
        for control in controls:
            assert control.accessibleName() or control.property("text"), control.objectName()

    def test_the_keyboard_is_on_the_board_but_no_cell_is_ringed(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        qtbot.waitUntil(puzzling.widget.isActiveWindow)
        focused = puzzling.widget.focusWidget()
        assert isinstance(focused, BoardButton)
        assert not focused.has_keyboard

    def test_the_focus_returns_to_the_board_from_a_button_that_goes(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        qtbot.waitUntil(puzzling.widget.isActiveWindow)
        by_pointer(puzzling, wrong_move(puzzling.session))
        puzzling.wait_for(PuzzlePhase.REFUTED)
        retry = puzzling.button("try_again")
        retry.setFocus()
        qtbot.keyClick(retry, Qt.Key.Key_Space)
        assert isinstance(puzzling.widget.focusWidget(), BoardButton)

    def test_all_that_happens_is_announced(
        self, open_puzzles: OpenPuzzles, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.puzzles.window.announce", lambda _widget, text: said.append(text)
        )
        puzzling = open_puzzles()
        assert puzzling.text("task") in said
        puzzling.choose(PuzzleSet.STOP_FORK)
        first = puzzling.text("task")
        puzzling.click("next")
        assert said.count(first) + (puzzling.text("task") != first) >= 2, "each puzzle is announced"
        del said[:]
        by_pointer(puzzling, wrong_move(puzzling.session))
        puzzling.wait_for(PuzzlePhase.REFUTED)
        assert any(text.startswith("Computer plays ") for text in said)
        assert said[-1] == puzzling.text("status")

    def test_a_move_that_is_not_asked_for_has_the_status_repeated(
        self, open_puzzles: OpenPuzzles, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        puzzling = open_puzzles()
        solve(puzzling, qtbot)
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.puzzles.window.announce", lambda _widget, text: said.append(text)
        )
        puzzling.press("5")
        assert said == [puzzling.text("status")]


class TestTheRoom:
    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    @pytest.mark.parametrize("size", [(320, 420), (460, 640), (1400, 1000)])
    def test_is_enough_for_every_text(
        self, open_puzzles: OpenPuzzles, size: tuple[int, int], game: Game
    ) -> None:
        puzzling = open_puzzles(game)
        puzzling.widget.resize(*size)
        assert puzzling.widget.size().toTuple() == size
        for chosen in PuzzleSet:
            puzzling.choose(chosen)
            if puzzling.session.puzzle:
                by_pointer(puzzling, wrong_move(puzzling.session))
                puzzling.wait_for(PuzzlePhase.REFUTED)
            settle(puzzling)
            assert_no_label_is_clipped(puzzling.widget)
            for button in puzzling.widget.findChildren(QPushButton):
                if button.isVisible():
                    assert button.width() >= button.sizeHint().width()

    def test_is_enough_for_all_without_scrolling_in_the_smallest_window(
        self, qtbot: QtBot, open_puzzles: OpenPuzzles
    ) -> None:
        puzzling = open_puzzles()
        puzzling.widget.resize(320, 420)
        for chosen in PuzzleSet:
            puzzling.choose(chosen)
            bottom = puzzling.button("next")
            qtbot.waitUntil(lambda b=bottom: not b.visibleRegion().isEmpty())  # type: ignore[misc]
            corner = bottom.mapTo(puzzling.widget, bottom.rect().bottomRight())
            assert puzzling.widget.rect().contains(corner), chosen

    @pytest.mark.usefixtures("doubled_font")
    def test_is_enough_with_fonts_of_twice_the_size(self, open_puzzles: OpenPuzzles) -> None:
        puzzling = open_puzzles()
        settle(puzzling)
        assert_no_label_is_clipped(puzzling.widget)


def test_other_keys_play_nothing(qtbot: QtBot, open_puzzles: OpenPuzzles) -> None:
    puzzling = open_puzzles()
    before = puzzling.board.board
    keys = {move: key for key, move in puzzling.game.moves_by_key.items()}
    qtbot.keyClicks(puzzling.widget, "x")
    qtbot.keyClicks(puzzling.widget, keys[before.moves()[0]], Qt.KeyboardModifier.AltModifier)
    assert puzzling.board.board == before
    assert puzzling.session.is_asking
