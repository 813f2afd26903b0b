"""What is shown of the code, said about it, and copied."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from tests.analysis.code_window import Code
from tests.analysis.keys import END, RIGHT
from tests.analysis.tree_window import SAMPLE, OpenTree, Tree
from tictac_gui.analysis.code_pane import Variables
from tictac_gui.engine.listing import Listing
from tictac_gui.engine.trace import Trace
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.game import program
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look import theme
from tictac_gui.look.appearance import Scheme
from tictac_gui.look.theme import enlarged


class TestCopying:
    def test_copies_a_program(self, by_line: Code, qtbot: QtBot) -> None:
        button = by_line.tree.find(QPushButton, "code_copy")
        by_line.tree.click("code_copy")
        board = Board.parse(SAMPLE)
        expected = program(TIC_TAC_TOE, Listing(Trace(board)), board)
        assert QGuiApplication.clipboard().text() == expected
        assert by_line.text.toPlainText() in expected
        assert button.text() == "Copied"
        qtbot.waitUntil(lambda: button.text() == "Copy")

    def test_is_not_offered_while_there_is_nothing(self, open_tree: OpenTree) -> None:
        tree = open_tree(is_shown=False)
        assert not tree.button("code_copy").isEnabled()


class TestAScreenReader:
    def test_hears_the_line_and_what_it_does(
        self, by_line: Code, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.analysis.tree_tab.announce", lambda _widget, text: said.append(text)
        )
        by_line.press(RIGHT, RIGHT)
        assert said == [
            "Line 5: if board.outcome: – Is the game over? No.",
            "Line 10: if board.turn == player: – Is it X’s turn? Yes: MAX chooses here.",
        ]

    def test_can_read_the_text_the_variables_and_the_calls(self, by_line: Code) -> None:
        assert by_line.text.isReadOnly()
        assert by_line.text.accessibleName() == "Code"
        by_line.press(*[RIGHT] * 12)
        variables = by_line.tree.find(QWidget, "code_variables")
        assert variables.accessibleName() == "Variables: player X, best +∞, move 4 (centre)"
        assert (
            by_line.stack.accessibleName() == "Calls under way: Call 1; Call 2: X plays top middle"
        )
        takes_focus = Qt.FocusPolicy.TabFocus.value
        for part in (by_line.text, variables, by_line.stack):
            assert part.focusPolicy().value & takes_focus, part

    def test_reaches_every_part_with_the_tab_key(self, wide: Code, qtbot: QtBot) -> None:
        QApplication.processEvents()
        wide.tree.view.setFocus()
        reached = []
        for _ in range(8):
            focused = wide.tree.tab.focusWidget()
            assert focused
            reached.append(focused.objectName())
            qtbot.keyClick(focused, Qt.Key.Key_Tab)
        zooms = ["tree_zoom_smaller", "tree_zoom_fit", "tree_zoom_larger"]
        code = ["code_stack", "code_copy", "code_text", "code_variables"]
        assert reached == ["tree", *zooms, *code]

    def test_finds_a_text_that_can_be_read_and_not_changed(self, by_line: Code) -> None:
        found = QAccessible.queryAccessibleInterface(by_line.text)
        assert found.role() is QAccessible.Role.EditableText
        assert found.state().readOnly
        assert found.text(QAccessible.Text.Name) == "Code"
        text = found.textInterface()
        assert text.text(0, text.characterCount()).startswith("from math import inf")
        assert text.cursorPosition() == by_line.text.textCursor().position()

    def test_is_led_along_by_the_cursor(self, by_line: Code) -> None:
        for _ in range(20):
            by_line.press(RIGHT)
            assert by_line.text.textCursor().blockNumber() == by_line.text.line - 1

    def test_keeps_what_is_selected(self, by_line: Code) -> None:
        by_line.text.selectAll()
        by_line.press(RIGHT)
        assert by_line.text.textCursor().hasSelection()
        assert by_line.text.line == 5


class TestTheBreadcrumb:
    def test_describes_each_board_under_the_pointer(self, by_line: Code) -> None:
        by_line.press(*[RIGHT] * 10)
        line = by_line.stack.fontMetrics().height()
        tips = []
        for x in (line, 4 * line, 20 * line):
            point = QPoint(x, line)
            event = QHelpEvent(QEvent.Type.ToolTip, point, by_line.stack.mapToGlobal(point))
            QApplication.sendEvent(by_line.stack, event)
            tips.append(QToolTip.text())
            QToolTip.hideText()
        assert tips[:2] == ["Call 1", "Call 2: X plays top middle"]

    def test_leaves_out_the_middle_where_there_is_no_room(self, large: Tree) -> None:
        code = Code(large)
        large.click("tree_code")
        large.choose("tree_unit", "By line")
        while len(code.stack.numbers) < 9:
            code.press(RIGHT)
        QApplication.processEvents()
        assert code.stack.shown == list(range(9))
        large.tab.resize(150, 500)
        QApplication.processEvents()
        shown = code.stack.shown
        assert shown[0] == 0
        assert shown[-1] == 8
        assert len(shown) < 9
        assert code.stack.grab()


class TestTheLook:
    @pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
    def test_marks_the_line_beyond_its_colour(self, open_tree: OpenTree, scheme: Scheme) -> None:
        tree = open_tree(size=(1000, 700), scheme=scheme)
        tree.click("tree_code")
        tree.choose("tree_unit", "By line")
        code = Code(tree)
        before = code.text.grab().toImage()
        code.press(RIGHT)
        assert code.text.grab().toImage() != before

    def test_keeps_the_line_in_view_in_a_low_panel(self, open_tree: OpenTree) -> None:
        tree = open_tree(size=(420, 420))
        tree.click("tree_code")
        tree.choose("tree_unit", "By line")
        tree.choose("tree_method", "Alpha-beta")
        tree.wait()
        code = Code(tree)
        for _ in range(80):
            code.press(RIGHT)
            QApplication.processEvents()
            cursor = code.text.cursorRect()
            assert cursor.top() >= 0, code.line
            assert cursor.bottom() <= code.text.viewport().height(), code.line

    def test_shows_what_the_line_is_about_in_a_narrow_panel(self, open_tree: OpenTree) -> None:
        tree = open_tree(size=(220, 600))
        tree.click("tree_code")
        tree.choose("tree_unit", "By line")
        code = Code(tree)
        letters = code.text.fontMetrics()
        for _ in range(40):
            code.press(RIGHT)
            QApplication.processEvents()
            text = code.text.textCursor().block().text()
            begins = len(text) - len(text.lstrip())
            left = code.text.horizontalScrollBar().value()
            assert left <= letters.horizontalAdvance(" " * begins), code.line
            seen = letters.horizontalAdvance(text[: begins + 15])
            assert seen - left <= code.text.viewport().width(), code.line

    def test_grows_with_the_font(self, by_line: Code) -> None:
        before = by_line.text.sizeHint()
        by_line.tree.tab.setFont(enlarged(by_line.tree.tab.font(), 2))
        assert by_line.text.sizeHint().height() > 1.8 * before.height()
        assert by_line.text.numbers_width() < by_line.text.sizeHint().width() / 4

    def test_leaves_digits_to_the_window(self, by_line: Code) -> None:
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_5, Qt.KeyboardModifier.NoModifier, "5")
        by_line.text.keyPressEvent(event)
        assert not event.isAccepted()


class TestTheRoom:
    def arranged(self, code: Code, width: int, height: int) -> tuple[QRect | None, QRect]:
        code.tree.tab.resize(width, height)
        QApplication.processEvents()
        tree = code.tree.view
        return tree.geometry() if tree.isVisible() else None, code.pane.geometry()

    def test_is_shared_side_by_side_where_it_is_wide(self, by_call: Code) -> None:
        tree, pane = self.arranged(by_call, 1000, 600)
        assert tree
        assert tree.right() < pane.left()
        assert tree.height() == pane.height()

    def test_is_shared_one_above_the_other_where_it_is_high(self, by_call: Code) -> None:
        tree, pane = self.arranged(by_call, 420, 1000)
        assert tree
        assert tree.bottom() < pane.top()
        assert tree.width() == pane.width()

    def test_is_left_to_the_code_where_there_is_little(self, by_call: Code) -> None:
        tree, pane = self.arranged(by_call, 420, 500)
        assert tree is None
        assert pane.width() > 380

    def test_is_the_tree_s_again_without_the_code(self, by_call: Code) -> None:
        self.arranged(by_call, 420, 500)
        by_call.tree.click("tree_code")
        assert by_call.tree.view.isVisible()

    def test_moves_the_focus_to_the_code_with_it(self, tree: Tree) -> None:
        tree.tab.resize(420, 500)
        QApplication.processEvents()
        assert tree.tab.focusWidget() is tree.view
        tree.press_key("C")
        code = Code(tree)
        assert tree.tab.focusWidget() is code.text
        code.press(RIGHT, END)
        code.press(*tree.keys("C"))
        assert tree.tab.focusWidget() is tree.view

    def test_needs_no_more_width_than_one_of_them(self, by_call: Code) -> None:
        self.arranged(by_call, 1000, 600)
        least = by_call.tree.tab.minimumSizeHint().width()
        self.arranged(by_call, 420, 500)
        assert by_call.tree.tab.minimumSizeHint().width() == least


def standing_out(variables: Variables) -> list[str]:
    """Return the variables with an edge in the accent."""
    image = variables.grab().toImage()

    def is_standing_out(place: QRectF) -> bool:
        # It is smoothed where it begins between two pixels.
        left, middle = int(place.left()), int(place.center().y())
        edge = [image.pixelColor(x, middle) for x in (left - 1, left, left + 1)]
        return theme.LIGHT.accent in edge

    places = zip(variables.texts, variables._places(), strict=True)
    return [text for text, place in places if is_standing_out(place)]


def test_only_the_one_that_a_step_has_set_stands_out(by_line: Code) -> None:
    variables = by_line.tree.find(Variables, "code_variables")
    seen = []
    for _ in range(6):
        by_line.press(Qt.Key.Key_Right)
        seen.append((by_line.line, standing_out(variables)))
    assert seen == [
        ("if board.outcome:", []),
        ("if board.turn == player:", []),
        ("best = -inf", []),
        ("for move in board.moves():", ["best −∞"]),
        ("after = board.play(move)", ["move 1 (top middle)"]),
        ("value = minimax(after, player)", []),
    ]
