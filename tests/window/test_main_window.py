import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from tests.choosers import Gate, Script, endless, no_hint
from tests.main_window import OpenWindow, Window
from tictac_gui.engine import Difficulty
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.window.player_cards import PlayerCard

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
WATCHING = Setup(Players.TWO_COMPUTERS)


def menu(window: Window, title: str) -> QMenu:
    [found] = [menu for menu in window.widget.findChildren(QMenu) if menu.title() == title]
    return found


def items(window: Window, title: str) -> list[str]:
    """The texts that a menu shows."""
    return [action.text() for action in menu(window, title).actions() if action.isVisible()]


class TestTheBoard:
    def test_shows_nine_empty_cells_at_first(self, open_window: OpenWindow) -> None:
        window = open_window()
        assert window.marks == ".../.../..."
        assert window.status == "Your turn: play X."
        assert window.scores == ["0", "0", "0"]

    def test_shows_the_person_s_mark_where_it_was_clicked_and_then_the_reply(
        self, open_window: OpenWindow
    ) -> None:
        gate = Gate()
        window = open_window(chooser=gate)
        window.play(4)
        assert window.marks == ".../.X./..."
        assert window.status == "Computer is thinking…"
        gate.open()
        window.wait_for(Phase.PERSON)
        assert window.marks.count("O") == 1
        assert window.status == "Your turn: play X."

    def test_ignores_clicks_on_taken_cells_and_out_of_turn(self, open_window: OpenWindow) -> None:
        gate = Gate()
        window = open_window(chooser=gate)
        window.play(4)
        window.click("cell_0")
        window.click("cell_4")
        assert window.marks == ".../.X./..."
        gate.open()

    def test_marks_the_winning_cells(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        assert window.winning == {0, 1, 2}
        assert window.status == "X wins!"

    def test_marks_all_five_cells_of_a_double_win(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 1, 2, 3, 6, 5, 8, 7, 4)
        assert window.winning == {0, 2, 4, 6, 8}

    def test_stays_square_whatever_the_shape_of_the_window(self, open_window: OpenWindow) -> None:
        window = open_window()
        for width, height in ((320, 420), (900, 400), (400, 900), (1600, 1200)):
            window.widget.resize(width, height)
            first, last = window.cells[0].geometry(), window.cells[8].geometry()
            assert last.right() - first.left() == last.bottom() - first.top()
            assert all(cell.width() == cell.height() for cell in window.cells)


def test_a_wide_window_can_be_made_narrow_at_once(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.resize(1600, 700)
    QApplication.processEvents()
    window.widget.resize(400, 700)
    assert window.widget.width() == 400


class TestTheEnd:
    @pytest.mark.parametrize(
        ("setup", "replies", "moves", "status", "scores"),
        [
            (Setup(), [3, 4], [0, 1, 2], "You win!", ["1", "0", "0"]),
            (Setup(), [3, 4, 5], [0, 1, 8], "The computer wins.", ["0", "0", "1"]),
            (Setup(), [4, 1, 6, 5], [0, 8, 7, 2, 3], "It's a draw.", ["0", "1", "0"]),
            (TWO_PEOPLE, [], [8, 0, 7, 1, 3, 2], "O wins!", ["0", "0", "1"]),
        ],
    )
    def test_is_shown_in_the_status_line_and_counted(
        self,
        open_window: OpenWindow,
        setup: Setup,
        replies: list[int],
        moves: list[int],
        status: str,
        scores: list[str],
    ) -> None:
        window = open_window(setup, Script(replies))
        window.play(*moves)
        window.wait_for(Phase.OVER)
        assert window.status == status
        assert window.scores == scores

    def test_leaves_play_again_in_reach_and_no_box_in_the_way(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        assert window.button("new_game").text() == "New game"
        window.play(0, 3, 1, 4, 2)
        assert not window.widget.findChildren(QMessageBox)
        assert window.button("new_game").text() == "Play again"
        window.click("new_game")
        assert window.marks == ".../.../..."
        assert window.winning == set()
        assert window.scores == ["1", "0", "0"]

    def test_is_not_counted_again_after_an_undo(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        window.action("undo").trigger()
        assert window.status == "Practice: this game doesn't count. X to move."
        window.play(2)
        assert window.status == "X wins! Practice, not counted."
        assert window.scores == ["1", "0", "0"]


class TestActions:
    def test_new_game_clears_the_board(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4)
        window.action("new_game").trigger()
        assert window.marks == ".../.../..."

    def test_undo_and_redo_are_enabled_when_there_is_something_to_do(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        undo, redo = window.action("undo"), window.action("redo")
        assert not undo.isEnabled()
        assert not redo.isEnabled()
        window.play(4)
        assert undo.isEnabled()
        undo.trigger()
        assert window.marks == ".../.../..."
        assert redo.isEnabled()
        redo.trigger()
        assert window.marks == ".../.X./..."

    def test_hint_points_out_a_cell_until_the_next_move(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4, 1)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: window.hinted == {2})
        window.play(2)
        assert window.hinted == set()

    def test_hint_is_not_offered_after_the_end(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        assert not window.action("hint").isEnabled()

    def test_have_the_platform_s_shortcuts(self, open_window: OpenWindow) -> None:
        window = open_window()
        names = ("new_game", "undo", "redo", "hint", "quit")
        shortcuts = {name: window.action(name).shortcut().toString() for name in names}
        assert shortcuts == {
            "new_game": "Ctrl+N",
            "undo": "Ctrl+Z",
            "redo": QKeySequence(QKeySequence.StandardKey.Redo).toString(),
            "hint": "H",
            "quit": "Ctrl+Q",
        }

    def test_work_by_their_shortcuts(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4)
        qtbot.keyClick(window.widget, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert window.marks == ".../.../..."


class TestDifficulty:
    def test_is_chosen_from_the_menu_and_shown_in_the_window(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.action("unbeatable").trigger()
        assert window.controller.setup.difficulty is Difficulty.UNBEATABLE
        assert window.button("player_o").accessibleName() == "Computer, Unbeatable: 0"
        checked = [
            difficulty.name
            for difficulty in Difficulty
            if window.action(difficulty.name.lower()).isChecked()
        ]
        assert checked == ["UNBEATABLE"]

    def test_chosen_again_stays_checked_and_starts_nothing(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.play(4)
        window.wait_for(Phase.PERSON)
        window.action("medium").trigger()
        assert window.action("medium").isChecked()
        assert window.marks.count("X") == 1

    def test_chosen_in_the_middle_of_a_game_holds_from_then_on(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(chooser=Script([0, 8]))
        window.play(4)
        window.wait_for(Phase.PERSON)
        window.action("easy").trigger()
        assert window.marks == "O../.X./..."
        assert window.status == "From now on: Easy. Your turn: play X."
        window.play(2)
        window.wait_for(Phase.PERSON)
        assert window.status == "Your turn: play X."

    def test_chosen_while_the_computer_thinks_is_still_shown_when_it_has_moved(
        self, open_window: OpenWindow
    ) -> None:
        gate = Gate()
        window = open_window(chooser=gate)
        window.play(4)
        window.action("hard").trigger()
        assert window.status == "From now on: Hard. Computer is thinking…"
        gate.open()
        window.wait_for(Phase.PERSON)
        assert window.status == "From now on: Hard. Your turn: play X."

    def test_made_harder_in_the_middle_of_a_game_says_that_it_no_longer_counts(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(chooser=Script([3, 4]))
        window.play(0)
        window.wait_for(Phase.PERSON)
        window.action("hard").trigger()
        practice = "Practice: this game doesn't count. Your turn: play X."
        assert window.status == f"From now on: Hard. {practice}"
        window.play(1)
        window.wait_for(Phase.PERSON)
        assert window.status == practice
        window.play(2)
        assert window.status == "You win! Practice, not counted."
        assert window.scores == ["0", "0", "0"]

    def test_is_forgotten_by_the_status_with_the_game(self, open_window: OpenWindow) -> None:
        window = open_window(chooser=Script([0]))
        window.play(4)
        window.wait_for(Phase.PERSON)
        window.action("easy").trigger()
        window.action("new_game").trigger()
        assert window.status == "Your turn: play X."

    def test_can_be_changed_in_the_window_itself(self, open_window: OpenWindow) -> None:
        window = open_window()
        card = window.find(PlayerCard, "player_o")
        assert card.isVisible()
        assert card.accessibleName() == "Computer, Medium: 0"
        card.menu().aboutToShow.emit()
        easy = card.menu().actions()[0]
        easy.trigger()
        assert card.accessibleName() == "Computer, Easy: 0"


class TestPlayers:
    def test_can_be_two_people_who_need_no_difficulty(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.action("two_people").trigger()
        assert window.status == "X to move."
        assert not menu(window, "&Difficulty").isEnabled()
        window.play(4)
        assert window.status == "O to move."

    def test_can_be_the_person_as_o(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.action("person_as_o").trigger()
        window.wait_for(Phase.PERSON)
        assert window.marks.count("X") == 1
        assert window.status == "Your turn: play O."

    def test_can_be_two_computers_with_a_level_each(self, open_window: OpenWindow) -> None:
        window = open_window(chooser=endless)
        window.action("two_computers").trigger()
        assert window.status == "X is thinking…"
        window.action("x_easy").trigger()
        window.action("o_hard").trigger()
        setup = window.controller.setup
        assert (setup.x_difficulty, setup.o_difficulty) == (Difficulty.EASY, Difficulty.HARD)
        assert not window.action("hint").isEnabled()

    def test_that_are_two_computers_have_their_levels_in_the_difficulty_menu(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(WATCHING, endless)
        assert items(window, "&Difficulty") == ["&X's Level", "&O's Level"]
        for mark, name in (("x", "unbeatable"), ("o", "medium")):
            checked = [
                difficulty.name.lower()
                for difficulty in Difficulty
                if window.action(f"{mark}_{difficulty.name.lower()}").isChecked()
            ]
            assert checked == [name]

    def test_with_one_computer_have_its_levels_in_the_difficulty_menu(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(WATCHING, endless)
        window.action("person_as_x").trigger()
        names = [text.partition("\n")[0] for text in items(window, "&Difficulty")]
        assert names == ["&Easy", "&Medium", "&Hard", "&Unbeatable", "&Adaptive"]

    def test_are_named_above_the_board(self, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.ALTERNATING), chooser=endless)
        assert window.score_names[::2] == ["You: 0, to move", "Computer, Medium: 0"]
        window.action("new_game").trigger()
        assert window.score_names[::2] == ["Computer, Medium: 0, to move", "You: 0"]


class TestAFailingSearch:
    def test_is_reported_in_the_status_line_with_a_way_to_go_on(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window(chooser=Script([RuntimeError("out of ideas"), 0]))
        assert not window.button("retry").isVisible()
        window.play(4)
        window.wait_for(Phase.FAILED)
        assert window.status == "The computer could not find a move: out of ideas"
        window.click("retry")
        window.wait_for(Phase.PERSON)
        assert window.marks == "O../.X./..."
        assert not window.button("retry").isVisible()

    def test_for_a_hint_is_reported_too(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, hint_finder=no_hint)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: window.status == "No hint could be found: out of ideas")
        window.play(4)
        assert window.status == "O to move."


class TestClosing:
    def test_while_the_computer_thinks_ends_the_thread(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(chooser=endless)
        window.play(4)
        qtbot.waitUntil(lambda: window.controller._finder.is_searching)
        assert window.widget.close()
        assert window.controller._finder._worker._thread.isFinished()
