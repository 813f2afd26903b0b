"""The search tree as a person uses it."""

from itertools import pairwise
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.analysis.conftest import OpenTree
from tests.ui.analysis.tree.tree_window import Tree
from tictac_gui.engine.trace import Trace
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.ui.analysis.tree.controls import SPEEDS
from tictac_gui.ui.analysis.tree.scene import State
from tictac_gui.ui.look.appearance import Scheme
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.look.theme import DARK, LIGHT, Theme

SAMPLE = "O.X/X.X/.OO"
EMPTY = ".../.../..."
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
HOME, END, SPACE = Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NO_BUTTON, NO_KEY = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
LEFT_BUTTON = Qt.MouseButton.LeftButton
STRIDES = ("tree_start", "tree_back", "tree_forward", "tree_over", "tree_out", "tree_end")


@pytest.fixture
def tree(open_tree: OpenTree) -> Tree:
    """The tree of the sample board, before its first step."""
    tree = open_tree()
    tree.choose("tree_source", "Three cells left")
    tree.wait(SAMPLE)
    return tree


@pytest.fixture
def large(open_tree: OpenTree) -> Tree:
    """The tree of the empty board."""
    tree = open_tree(size=(1000, 700))
    assert tree.board == EMPTY
    return tree


class TestTheSampleBoard:
    def test_grows_call_by_call_to_the_nine_values_of_its_figure(self, tree: Tree) -> None:
        shown = [len(tree.scene.shown())]
        while tree.button("tree_forward").isEnabled():
            tree.click("tree_forward")
            shown.append(len(tree.scene.shown()))
        assert tree.values == {
            1: 10,
            2: -10,
            3: -10,
            4: -10,
            5: 10,
            6: -10,
            7: 10,
            8: 10,
            9: -10,
        }
        assert shown == sorted(shown)
        assert (shown[0], shown[-1]) == (4, 9), "the call and the moves it will try; then all"
        assert tree.words.endswith("The answer: X plays row 2, column 2.")

    def test_is_first_in_the_list_of_examples(self, tree: Tree) -> None:
        sources = tree.find(QComboBox, "tree_source")
        names = [sources.itemText(index) for index in range(sources.count())]
        assert names[0] == "Position on the board"
        assert next(name for name in names[1:] if name) == "Three cells left (9 calls)"

    def test_can_be_scored_in_other_ways(self, tree: Tree) -> None:
        tree.press(*[RIGHT] * 5)
        told = []
        for text in ("Distances", "Values ±1", "Values ±10"):
            tree.choose_search("tree_scoring", text)
            told.append(tree.words)
        returned = "Call 5: X plays row 2, column 2 and wins. It returns {0}."
        assert told == [returned.format(value) for value in ("+9", "+1", "+10")]

    def test_begins_again_with_another_method(self, tree: Tree) -> None:
        tree.press(*[RIGHT] * 5)
        tree.choose_search("tree_method", "Alpha-beta")
        assert tree.scene.step == 0

    def test_skips_its_last_call_with_alpha_beta(self, tree: Tree) -> None:
        tree.choose_search("tree_method", "Alpha-beta")
        tree.press(END, LEFT)
        assert tree.progress == "8 of 8 calls"
        assert "1 move is not looked at: alpha +10 ≥ beta +10" in tree.words
        [skipped] = [
            place for place, state in enumerate(tree.scene.states) if state is State.SKIPPED
        ]
        tree.click_node(skipped)
        assert tree.words.startswith("Not looked at: O plays row 2, column 2. MIN can keep it")
        tree.press(LEFT)
        tree.click_node(skipped)
        assert tree.words == "Not called yet: O plays row 2, column 2."


class TestSteps:
    def test_are_taken_by_keys_and_by_buttons_alike(self, tree: Tree) -> None:
        for key, name, step in (
            (RIGHT, "tree_forward", 1),
            (DOWN, "tree_over", 4),
            (LEFT, "tree_back", 3),
            (UP, "tree_out", 4),
            (END, "tree_end", 12),
            (HOME, "tree_start", 0),
        ):
            before = tree.scene.step
            tree.press(key)
            assert tree.scene.step == step
            tree.slider.setValue(before)
            tree.click(name)
            assert tree.scene.step == step

    def test_tell_how_many_calls_were_made(self, tree: Tree) -> None:
        told = []
        for _ in range(13):
            told.append(tree.progress)
            tree.press(RIGHT)
        made = [1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 9, 9]
        assert told == [f"{count} of 9 calls" for count in made]

    def test_are_offered_only_where_there_are_some(self, tree: Tree) -> None:
        def offered() -> list[bool]:
            return [tree.button(name).isEnabled() for name in STRIDES]

        assert offered() == [False, False, True, True, True, True]
        tree.press(RIGHT)
        assert offered() == [True] * 6
        tree.press(END)
        assert offered() == [True, True, False, False, False, False]

    def test_keep_the_focus_on_a_step_at_the_ends(self, tree: Tree, qtbot: QtBot) -> None:
        tree.button("tree_end").setFocus()
        qtbot.keyClick(tree.button("tree_end"), SPACE)
        assert tree.tab.focusWidget() is tree.button("tree_back")
        tree.button("tree_start").setFocus()
        qtbot.keyClick(tree.button("tree_start"), SPACE)
        assert tree.tab.focusWidget() is tree.button("tree_forward")

    def test_leave_the_keyboard_at_the_tree_when_clicked(self, tree: Tree) -> None:
        tree.click("tree_forward", "tree_forward")
        assert tree.tab.focusWidget() is tree.view

    def test_can_be_chosen_by_the_slider(self, tree: Tree) -> None:
        assert (tree.slider.minimum(), tree.slider.maximum()) == (0, 12)
        tree.slider.setValue(9)
        assert tree.scene.step == 9
        assert tree.words.startswith("Call 7 returns +10")

    def test_are_announced_and_described(self, tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.ui.analysis.tree.tab.announce", lambda _widget, text: said.append(text)
        )
        tree.press(RIGHT, HOME, HOME)
        assert said == [
            "Call 2: X plays row 1, column 2. Now MIN (O) looks for the lowest value.",
            "Call 1: X is to move, and is MAX: it tries every move and keeps the highest value.",
        ]
        assert tree.view.accessibleDescription() == tree.words

    def test_leave_digits_and_letters_to_the_game(self, tree: Tree, qtbot: QtBot) -> None:
        heard: list[str] = []

        class Game(QWidget):
            def keyPressEvent(self, event: QKeyEvent) -> None:
                heard.append(event.text())

        game = Game()
        qtbot.addWidget(game)
        tree.tab.setParent(game)
        for key in "159h":
            qtbot.keyClick(tree.view, key)
        for choices in ("tree_source", "tree_method", "tree_scoring"):
            qtbot.keyClick(tree.tab.findChildren(QComboBox, choices)[0], "5")
        assert heard == list("159h555")
        tree.tab.setParent(None)

    def test_keep_the_room_for_the_words(self, tree: Tree) -> None:
        tree.choose_search("tree_method", "Alpha-beta")
        tree.press(END, LEFT)
        height = tree.view.height()
        tree.press(HOME, RIGHT, RIGHT)
        assert tree.view.height() == height


class TestPlaying:
    def test_goes_on_to_the_end_and_stops(self, tree: Tree, qtbot: QtBot) -> None:
        tree.choose("tree_speed", "200/s")
        tree.click("tree_play")
        qtbot.waitUntil(lambda: tree.scene.step == 12)
        assert tree.button("tree_play").accessibleName() == "Play"

    def test_at_the_end_begins_again(self, tree: Tree) -> None:
        tree.press(END, SPACE)
        assert tree.scene.step == 0
        assert tree.button("tree_play").accessibleName() == "Pause"

    def test_is_paused_by_the_same_key_and_by_any_step(self, tree: Tree) -> None:
        for keys in ([SPACE], [RIGHT], [END], [LEFT]):
            tree.press(HOME, SPACE)
            assert tree.button("tree_play").accessibleName() == "Pause"
            tree.press(*keys)
            assert tree.button("tree_play").accessibleName() == "Play"

    def test_is_paused_when_a_node_is_clicked_or_the_tree_is_hidden(self, tree: Tree) -> None:
        tree.press(SPACE)
        tree.click_node(0)
        assert tree.button("tree_play").accessibleName() == "Play"
        tree.press(SPACE)
        tree.tab.hide()
        assert tree.button("tree_play").accessibleName() == "Play"

    def test_can_go_faster_meanwhile(self, tree: Tree, qtbot: QtBot) -> None:
        tree.choose("tree_speed", "1/s")
        tree.press(SPACE)
        tree.choose("tree_speed", "50000/s")
        qtbot.waitUntil(lambda: tree.scene.step == 12)

    def test_takes_many_steps_a_frame_when_fast(self, large: Tree, qtbot: QtBot) -> None:
        large.choose("tree_speed", "50000/s")
        large.press(SPACE)
        qtbot.waitUntil(lambda: large.scene.step > 10_000)
        large.press(SPACE)

    def test_is_not_announced_step_by_step(
        self, tree: Tree, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.ui.analysis.tree.tab.announce", lambda _widget, text: said.append(text)
        )
        tree.choose("tree_speed", "200/s")
        tree.press(SPACE)
        qtbot.waitUntil(lambda: tree.scene.step == 12)
        assert said == [tree.words], "only where it ends"

    def test_has_speeds_from_slow_to_very_fast(self, tree: Tree) -> None:
        assert list(SPEEDS) == sorted(SPEEDS)
        assert tree.find(QComboBox, "tree_speed").count() == len(SPEEDS)


class TestTheEmptyBoard:
    def test_is_searched_in_half_a_million_calls(self, large: Tree) -> None:
        assert large.progress == "1 of 549946 calls"
        large.press(END)
        assert large.progress == "549946 of 549946 calls"
        assert "The answer: X plays row 1, column 1." in large.words
        large.press(LEFT)
        assert large.scene.step == large.scene.trace.steps - 2

    def test_shows_only_the_path_and_its_siblings(self, large: Tree) -> None:
        large.press(RIGHT, RIGHT)
        assert len(large.scene.nodes) == 1 + 9 + 8 + 7
        large.slider.setValue(400_000)
        assert len(large.scene.nodes) <= 1 + sum(range(10))

    def test_opens_a_node_at_a_click_and_closes_it_at_the_next(self, large: Tree) -> None:
        large.press(RIGHT, DOWN, RIGHT)
        place = large.place(2)
        assert large.scene.is_closed(place)
        before = len(large.scene.nodes)
        large.click_node(place)
        assert len(large.scene.nodes) == before + 8
        assert large.scene.selected == place
        assert all(
            large.scene.states[child] is State.RETURNED for child in large.scene.children(place)
        )
        assert large.words.startswith("Call 2 returns 0, the lowest of")
        large.click_node(place)
        assert len(large.scene.nodes) == before

    def test_opens_nodes_in_opened_nodes(self, large: Tree) -> None:
        large.press(RIGHT, DOWN, RIGHT)
        large.click_node(large.place(2))
        before = len(large.scene.nodes)
        large.click_node(large.place(3))
        assert len(large.scene.nodes) == before + 7

    def test_tells_of_what_was_not_called_yet_and_opens_nothing(self, large: Tree) -> None:
        before = large.scene.nodes
        large.click_node(9)
        assert large.words == "Not called yet: X plays row 3, column 3."
        assert large.scene.nodes == before

    def test_keeps_what_is_opened_while_stepping(self, large: Tree) -> None:
        large.press(RIGHT, DOWN, RIGHT)
        large.click_node(large.place(2))
        large.press(RIGHT)
        assert large.scene.selected is None
        assert large.scene.children(large.place(2))

    def test_offers_a_small_example_at_first(self, large: Tree) -> None:
        assert large.button("tree_small_example").isVisible()
        large.press(RIGHT)
        assert not large.button("tree_small_example").isVisible()
        large.press(LEFT)
        large.click("tree_small_example")
        large.wait(SAMPLE)
        assert not large.button("tree_small_example").isVisible()
        assert large.find(QComboBox, "tree_source").currentText() == "Three cells left (9 calls)"

    def test_keeps_the_current_call_in_sight(self, open_tree: OpenTree) -> None:
        tree = open_tree(size=(420, 400))
        for _ in range(60):
            tree.press(RIGHT)
            card = tree.view.rect_of(tree.scene.current)
            assert tree.view.rect().contains(card.toAlignedRect()), tree.words


class TestTheKeyboard:
    def test_goes_from_node_to_node_and_opens_them(self, large: Tree) -> None:
        large.press(RIGHT, DOWN, RIGHT)
        large.press(LEFT, modifier=CTRL)
        assert large.scene.selected == large.place(2)
        before = len(large.scene.nodes)
        large.press(Qt.Key.Key_Return)
        assert len(large.scene.nodes) == before + 8
        large.press(DOWN, modifier=CTRL)
        selected = large.scene.selected
        assert selected is not None
        assert large.scene.nodes[selected].parent == large.place(2)
        assert "returns" in large.words
        large.press(UP, RIGHT, modifier=CTRL)
        assert large.scene.selected == large.scene.current
        large.press(UP, UP, modifier=CTRL)
        assert large.scene.selected == 0

    def test_does_nothing_where_no_node_is_selected(self, tree: Tree) -> None:
        before = tree.scene
        tree.press(Qt.Key.Key_Return)
        tree.press(UP, LEFT, modifier=CTRL)
        assert tree.scene is before

    def test_zooms_and_fits(self, tree: Tree, qtbot: QtBot) -> None:
        usual = tree.view.zoom
        qtbot.keyClick(tree.view, "+", CTRL)
        assert tree.view.zoom > usual
        assert not tree.view.is_fitted
        qtbot.keyClick(tree.view, "-", CTRL)
        qtbot.keyClick(tree.view, "-", CTRL)
        assert tree.view.zoom < usual
        qtbot.keyClick(tree.view, "0", CTRL)
        assert tree.view.zoom == usual
        assert tree.view.is_fitted

    @pytest.mark.parametrize(
        ("key", "modifier"),
        [(Qt.Key.Key_Plus, CTRL | SHIFT), (Qt.Key.Key_Equal, CTRL), (Qt.Key.Key_Plus, CTRL)],
    )
    def test_zooms_in_wherever_the_plus_is(
        self, tree: Tree, key: Qt.Key, modifier: Qt.KeyboardModifier
    ) -> None:
        usual = tree.view.zoom
        tree.press(key, modifier=modifier)
        assert tree.view.zoom > usual

    def test_moves_the_drawing_with_shift(self, large: Tree) -> None:
        large.press(*[RIGHT] * 8)
        large.click(*["tree_zoom_larger"] * 8)
        for key, x, y in ((RIGHT, -1, 0), (LEFT, 1, 0), (DOWN, 0, -1), (UP, 0, 1)):
            before = large.view.rect_of(1).center()
            large.press(key, modifier=SHIFT)
            moved = large.view.rect_of(1).center() - before
            assert (moved.x() * x > 0, moved.y() * y > 0) == (x != 0, y != 0)


def turn_wheel(view: QWidget, turns: int, at: QPoint) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * turns),
        NO_BUTTON,
        NO_KEY,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view, event)


class TestTheMouse:
    def test_zooms_with_the_wheel_round_the_pointer(self, large: Tree) -> None:
        large.slider.setValue(420_000)
        large.click(*["tree_zoom_larger"] * 5)
        place = large.scene.current
        before = large.view.rect_of(place)
        turn_wheel(large.view, 1, before.center().toPoint())
        after = large.view.rect_of(place)
        assert after.width() > before.width()
        assert (after.center() - before.center()).manhattanLength() < 8
        turn_wheel(large.view, -3, before.center().toPoint())
        assert large.view.rect_of(place).width() < before.width()

    def test_zooms_only_so_far(self, tree: Tree) -> None:
        turn_wheel(tree.view, 100, tree.centre(0))
        assert tree.view.zoom == 3
        turn_wheel(tree.view, -100, tree.centre(0))
        assert tree.view.zoom == pytest.approx(0.3)

    def test_moves_the_drawing_by_dragging_and_clicks_nothing_then(
        self, large: Tree, qtbot: QtBot
    ) -> None:
        large.press(*[RIGHT] * 8)
        large.click(*["tree_zoom_larger"] * 8)
        start = large.view.rect().center()
        before = large.view.rect_of(1).center()
        qtbot.mousePress(large.view, LEFT_BUTTON, NO_KEY, start)
        qtbot.mouseMove(large.view, start + QPoint(20, 10))
        qtbot.mouseMove(large.view, start + QPoint(60, 30))
        qtbot.mouseRelease(large.view, LEFT_BUTTON, NO_KEY, start + QPoint(60, 30))
        moved = large.view.rect_of(1).center() - before
        assert moved.x() > 0
        assert large.scene.selected is None
        assert not large.view.is_fitted

    def test_tells_about_the_node_under_the_pointer(self, tree: Tree, qtbot: QtBot) -> None:
        def point_at(at: QPoint) -> None:
            where = tree.view.mapToGlobal(at)
            QApplication.sendEvent(tree.view, QHelpEvent(QHelpEvent.Type.ToolTip, at, where))

        tree.press(END)
        point_at(tree.centre(tree.place(5)))
        assert QToolTip.text() == "Call 5: X plays row 2, column 2 and wins. It returns +10."
        point_at(QPoint(2, 2))
        qtbot.waitUntil(lambda: not QToolTip.isVisible())

    def test_points_at_what_can_be_clicked(self, tree: Tree, qtbot: QtBot) -> None:
        qtbot.mouseMove(tree.view, tree.centre(0))
        assert tree.view.cursor().shape() is Qt.CursorShape.PointingHandCursor
        qtbot.mouseMove(tree.view, QPoint(2, 2))
        assert tree.view.cursor().shape() is Qt.CursorShape.OpenHandCursor

    def test_fits_again_at_a_button(self, tree: Tree) -> None:
        usual = tree.view.zoom
        tree.click("tree_zoom_larger", "tree_zoom_larger")
        tree.click("tree_zoom_smaller")
        assert tree.view.zoom != usual
        tree.click("tree_zoom_fit")
        assert tree.view.zoom == usual

    def test_does_nothing_beside_the_nodes(self, tree: Tree, qtbot: QtBot) -> None:
        before = tree.words
        qtbot.mouseClick(tree.view, LEFT_BUTTON, NO_KEY, QPoint(2, 2))
        qtbot.mouseClick(tree.view, Qt.MouseButton.RightButton, NO_KEY, tree.centre(0))
        assert tree.words == before
        assert tree.scene.selected is None


class TestFollowingTheGame:
    def test_searches_nothing_while_hidden(self, open_tree: OpenTree) -> None:
        tree = open_tree(is_shown=False)
        tree.tab.show_position(Board.parse(SAMPLE))
        tree.choose("tree_method", "Alpha-beta")
        assert tree.worker.ask(lambda _should_stop: None) == 1, "the first that is asked of it"

    def test_starts_from_the_board_when_it_is_shown(
        self, open_tree: OpenTree, qtbot: QtBot
    ) -> None:
        tree = open_tree(is_shown=False)
        tree.tab.show_position(Board.parse(SAMPLE))
        tree.tab.show()
        tree.wait(SAMPLE)
        tree.press(RIGHT)
        tree.tab.hide()
        tree.tab.show()
        qtbot.waitUntil(tree.tab.isVisible)
        assert tree.scene.step == 1, "it is where it was left"

    def test_follows_the_moves(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search("X../.O./..X")
        tree.search("XO./.O./..X")
        assert tree.scene.step == 0

    def test_says_nothing_aloud_of_itself(
        self, open_tree: OpenTree, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What happens on the board is announced already."""
        tree = open_tree()
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.ui.analysis.tree.tab.announce", lambda _widget, text: said.append(text)
        )
        tree.search("X../.O./..X")
        assert not said

    def test_stays_where_it_is_if_the_board_stays(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search(SAMPLE)
        tree.press(RIGHT)
        tree.tab.show_position(Board.parse(SAMPLE))
        assert tree.scene.step == 1

    def test_keeps_an_example_whatever_is_played(self, tree: Tree) -> None:
        tree.press(RIGHT)
        tree.tab.show_position(Board.parse("X../.../..."))
        assert (tree.board, tree.scene.step) == (SAMPLE, 1)
        tree.choose("tree_source", "Position")
        tree.wait("X../.../...")

    def test_of_a_finished_game_is_one_call(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search("XXX/OO./...")
        assert tree.words == "Call 1: X has won. It returns −10 at once."
        assert not any(tree.button(name).isEnabled() for name in (*STRIDES, "tree_play"))
        tree.press(*[RIGHT, END, DOWN, SPACE])
        assert tree.scene.step == 0

    def test_chooses_alpha_beta_for_the_example_about_it(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.choose("tree_source", "Half is skipped")
        tree.wait("X.O/.X./.XO")
        assert tree.scene.trace.prunes
        assert tree.find(QComboBox, "tree_method").currentText() == "Alpha-beta"
        assert tree.scene.trace.root.calls == 19


class Slow(Board):
    """A board that takes its time."""

    gate = Event()

    def moves(self) -> tuple[int, ...]:
        assert self.gate.wait(timeout=30)
        return super().moves()


class Broken(Board):
    """A board that can't be searched."""

    def moves(self) -> tuple[int, ...]:
        raise RuntimeError("the moves are gone")


class TestTheWorker:
    def test_that_takes_long_is_waited_for_in_words(
        self, open_tree: OpenTree, qtbot: QtBot
    ) -> None:
        tree = open_tree()
        Slow.gate.clear()
        before = tree.scene
        tree.tab.show_position(Slow(1, 0))
        tree.click_node(0)
        tree.slider.setValue(1)
        tree.press(RIGHT)
        assert tree.scene is before, "what is still shown is no longer stepped through"
        qtbot.waitUntil(lambda: tree.words == "Working…")
        assert tree.view.scene is None
        tree.press(RIGHT, END, SPACE, Qt.Key.Key_Return)
        tree.press(RIGHT, modifier=CTRL)
        tree.press(RIGHT, modifier=SHIFT)
        tree.click("tree_zoom_larger", "tree_zoom_fit")
        Slow.gate.set()
        tree.wait("X../.../...")

    def test_is_asked_anew_when_the_board_changes_meanwhile(
        self, open_tree: OpenTree, qtbot: QtBot
    ) -> None:
        tree = open_tree()
        Slow.gate.clear()
        tree.tab.show_position(Slow(1, 0))
        with qtbot.waitSignal(tree.worker.cancelled):
            tree.tab.show_position(Board.parse(SAMPLE))
            Slow.gate.set()
        tree.wait(SAMPLE)

    def test_that_fails_is_reported_and_can_be_asked_again(
        self, open_tree: OpenTree, qtbot: QtBot
    ) -> None:
        tree = open_tree()
        tree.tab.show_position(Broken(1, 0))
        qtbot.waitUntil(lambda: tree.words == "The search could not be told: the moves are gone")
        assert tree.view.scene is None
        assert not tree.button("tree_forward").isEnabled()
        tree.search(SAMPLE)

    def test_answers_in_vain_to_what_was_not_asked(self, tree: Tree) -> None:
        before = tree.scene
        tree.worker.finished.emit(999, Trace(Board()))
        tree.worker.failed.emit(999, "whatever")
        assert tree.scene is before

    def test_is_stopped_when_the_tree_is_hidden(self, open_tree: OpenTree, qtbot: QtBot) -> None:
        tree = open_tree()
        Slow.gate.clear()
        tree.tab.show_position(Slow(1, 0))
        with qtbot.waitSignal(tree.worker.cancelled):
            tree.tab.hide()
            Slow.gate.set()
        tree.tab.show()
        tree.wait("X../.../...")

    def test_can_be_shut_down_twice_and_while_playing(self, tree: Tree) -> None:
        tree.press(SPACE)
        tree.tab.shutdown()
        tree.tab.shutdown()
        assert tree.button("tree_play").accessibleName() == "Play"


def colours(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


class TestTheWords:
    def test_give_back_the_height_that_they_needed_beside_the_example(
        self, qapp: QApplication, open_tree: OpenTree
    ) -> None:
        usual = qapp.font()
        qapp.setFont(enlarged(usual, 2))
        try:
            tree = open_tree(size=(440, 1200))
            tree.press(RIGHT)
            QApplication.processEvents()
            metrics, words = tree.words_label.fontMetrics(), tree.words_label
            wrapping = Qt.TextFlag.TextWordWrap
            needed = metrics.boundingRect(words.rect(), wrapping, words.text()).height()
            assert words.height() <= max(needed, 3 * metrics.lineSpacing())
        finally:
            qapp.setFont(usual)


class TestTheChoices:
    def test_can_be_read_whole_at_the_usual_width(self, open_tree: OpenTree) -> None:
        tree = open_tree(size=(420, 480))
        for name in ("tree_source", "tree_method", "tree_scoring"):
            choices = tree.find(QComboBox, name)
            option = QStyleOptionComboBox()
            choices.initStyleOption(option)
            field = choices.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                choices,
            )
            texts = [choices.itemText(place) for place in range(choices.count())]
            widest = max(map(choices.fontMetrics().horizontalAdvance, texts))
            assert widest <= field.width(), name


class TestTheLook:
    @pytest.mark.parametrize(("scheme", "theme"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
    def test_is_in_the_colours_of_the_scheme(
        self, open_tree: OpenTree, scheme: Scheme, theme: Theme
    ) -> None:
        tree = open_tree(scheme=scheme)
        tree.search(SAMPLE)
        tree.press(END)
        wanted: list[QColor] = [
            theme.surface,
            theme.ground,
            theme.text,
            theme.accent,
            theme.x,
            theme.o,
        ]
        assert {colour.name() for colour in wanted} <= colours(tree.view)

    def test_rings_the_current_call(self, tree: Tree) -> None:
        for _ in range(12):
            tree.press(RIGHT)
            image = tree.view.grab().toImage()
            for place in tree.scene.shown():
                card = tree.view.rect_of(place)
                border = image.pixelColor(round(card.left()), round(card.center().y()))
                is_ringed = border == LIGHT.accent
                assert is_ringed is (place == tree.scene.current)

    def test_follows_another_scheme(self, tree: Tree) -> None:
        assert LIGHT.accent.name() in colours(tree.view)
        tree.appearance.choose(Scheme.DARK)
        assert DARK.accent.name() in colours(tree.view)
        assert LIGHT.accent.name() not in colours(tree.view)

    def test_hatches_what_is_skipped(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search(SAMPLE, prunes=True)
        tree.press(END)
        [skipped] = [
            place for place, state in enumerate(tree.scene.states) if state is State.SKIPPED
        ]
        card = tree.view.rect_of(skipped).toAlignedRect()
        image = tree.view.grab(card).toImage()
        row = [image.pixelColor(x, 8).name() for x in range(8, image.width() - 8)]
        changes = sum(left != right for left, right in pairwise(row))
        assert changes > 8, "stripe after stripe"

    @pytest.mark.parametrize("is_animated", [False, True])
    def test_glides_only_with_motion(
        self, open_tree: OpenTree, qtbot: QtBot, is_animated: bool
    ) -> None:
        tree = open_tree(is_animated=is_animated, size=(420, 400))
        tree.press(*[RIGHT] * 2)
        before = tree.view.rect_of(0)
        tree.press(*[RIGHT] * 6)
        assert (tree.view.rect_of(0) == before) is is_animated, "it is on its way"
        qtbot.waitUntil(lambda: tree.view.rect_of(0).bottom() < 0)

    def test_fits_into_a_narrow_panel(self, tree: Tree) -> None:
        least = tree.tab.minimumSizeHint()
        assert least.width() <= 420
        assert least.height() <= 400
        tree.tab.resize(420, 400)
        for place in range(9):
            tree.press(END)
            assert tree.view.rect_of(place).width() > 20

    def test_is_fitted_anew_in_another_size(self, tree: Tree) -> None:
        tree.press(END)
        tree.tab.resize(700, 900)
        for place in range(9):
            assert tree.view.rect().contains(tree.view.rect_of(place).toAlignedRect())

    @pytest.mark.usefixtures("doubled_font")
    def test_grows_with_the_font_and_clips_nothing(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search(SAMPLE, prunes=True)
        tree.tab.resize(tree.tab.minimumSizeHint())
        for button in tree.tab.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width(), button.objectName()
        tree.press(END, LEFT)
        words = tree.words_label
        assert words.height() >= words.heightForWidth(words.width())

    def test_grows_when_the_font_does(self, tree: Tree) -> None:
        before = tree.view.minimumSizeHint()
        font = tree.view.font()
        font.setPointSizeF(font.pointSizeF() * 2)
        tree.view.setFont(font)
        assert tree.view.minimumSizeHint().width() > before.width()

    def test_names_everything_that_takes_the_focus(self, tree: Tree) -> None:
        kinds = (QPushButton, QComboBox, QSlider)
        controls = [control for kind in kinds for control in tree.tab.findChildren(kind)]
        assert len(controls) == 11 + 4 + 1
        for control in (*controls, tree.view):
            assert control.objectName().startswith("tree"), control
            assert control.accessibleName() or control.property("text"), control.objectName()
