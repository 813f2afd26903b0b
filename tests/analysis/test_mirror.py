"""The big board shows which position the tree is about, and the game is back with one key."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from tests.analysis.keys import CTRL, END, LEFT, LEFT_BUTTON, RIGHT, SPACE, UP
from tests.choosers import Script
from tests.countdown import COUNTDOWN
from tests.main_window import OpenWindow, Window
from tests.window.looks import look
from tests.window.pictures import colours
from tictac_gui.analysis.search_choice import Example, SearchChoice
from tictac_gui.analysis.thinking_model import Page
from tictac_gui.analysis.thinking_window import ThinkingWindow
from tictac_gui.analysis.tree_model import TreeModel
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.board.columns import ColumnsBoard
from tictac_gui.board.grid import GridBoard
from tictac_gui.board.thought import Thought, ThoughtBoard
from tictac_gui.engine import Mark
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.look.theme import LIGHT
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup

GAME = (4, 0, 8, 2, 1, 7)
"""Three cells are left: 3, 5 and 6, and X is to move."""
PAGES = list(Page)


class Mirrored:
    """The window with the search tree open beside the board."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    def thought(self) -> Thought | None:
        """What covers the board, if anything does."""
        covers = self.window.widget.findChildren(ThoughtBoard)
        return next((cover.thought for cover in covers if cover.isVisible()), None)

    @property
    def banner(self) -> str:
        return self.window.find(QLabel, "thought_banner").text()

    @property
    def view(self) -> TreeView:
        return self.window.find(TreeView, "tree")

    @property
    def tabs(self) -> QTabWidget:
        return self.window.find(QTabWidget, "thinking_tabs")

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        for key in keys:
            if modifier:
                self.qtbot.keyClick(self.view, key, modifier)
            else:
                self.qtbot.keyClick(self.view, key)

    def choose(self, page: Page) -> None:
        self.tabs.setCurrentIndex(PAGES.index(page))

    def wait(self, board: str) -> None:
        """Wait until the tree is about a board."""

        def is_searched() -> bool:
            scene = self.view.scene
            return scene is not None and str(scene.trace.root.position) == board

        self.qtbot.waitUntil(is_searched)


@pytest.fixture
def mirrored(open_window: OpenWindow, qtbot: QtBot) -> Mirrored:
    window = open_window(Setup(Players.TWO_PEOPLE))
    window.play(*GAME)
    window.action("thinking").trigger()
    mirrored = Mirrored(window, qtbot)
    mirrored.choose(Page.SEARCH_TREE)
    mirrored.wait(window.marks)
    mirrored.view.setFocus()
    return mirrored


def as_it_was(window: Window) -> tuple[object, ...]:
    return window.marks, window.controller.moves, window.controller.phase, window.status


class TestTheMirror:
    def test_leaves_the_board_alone_before_the_first_step(self, mirrored: Mirrored) -> None:
        assert mirrored.thought() is None
        mirrored.window.play(3)
        assert mirrored.window.controller.moves == (*GAME, 3)

    def test_shows_every_call_of_the_search_and_the_game_at_its_ends(
        self, mirrored: Mirrored
    ) -> None:
        game = mirrored.window.controller.board
        before = as_it_was(mirrored.window)
        scene = mirrored.view.scene
        assert scene
        seen = set()
        for step in range(scene.trace.steps):
            call = scene.trace.path(step)[-1]
            thought = mirrored.thought()
            if call.number == 1:
                assert thought is None, "it is just the game"
            else:
                assert thought
                assert thought.position == call.position
                assert thought.is_current
                played = game
                for cell in thought.tried:
                    played = played.play(cell)
                assert played == call.position
            seen.add(call.number)
            assert as_it_was(mirrored.window) == before
            mirrored.press(RIGHT)
        assert seen == set(range(1, scene.trace.root.calls + 1))
        assert mirrored.thought() is None

    def test_says_what_it_is(self, mirrored: Mirrored) -> None:
        mirrored.press(RIGHT)
        assert mirrored.banner == "The search is thinking about this position"

    def test_shows_a_node_that_a_person_chooses(self, mirrored: Mirrored) -> None:
        mirrored.press(RIGHT)
        mirrored.press(RIGHT, modifier=CTRL)
        thought = mirrored.thought()
        assert thought
        assert not thought.is_current
        assert thought.tried == (5,)
        assert mirrored.banner == "A position in the search tree"
        mirrored.press(UP, modifier=CTRL)
        assert mirrored.thought() is None, "the game itself was chosen"

    def test_paints_what_was_tried_paler_than_what_was_played(self, mirrored: Mirrored) -> None:
        cover = mirrored.window.find
        mirrored.press(RIGHT, RIGHT)
        thought = mirrored.thought()
        assert thought
        assert [thought.position.mark_at(cell) for cell in thought.tried] == [Mark.X, Mark.O]
        painted = colours(cover(ThoughtBoard, "thought"))
        for theme in (LIGHT, LIGHT.faded()):
            assert {theme.x.name(), theme.o.name()} <= painted

    def test_follows_another_scheme_and_size(self, mirrored: Mirrored) -> None:
        mirrored.press(RIGHT)
        cover = mirrored.window.find(ThoughtBoard, "thought")
        board = mirrored.window.find(GridBoard, "")
        for size in ((900, 420), (1_400, 1_000)):
            mirrored.window.widget.resize(*size)
            QApplication.processEvents()
            assert cover.geometry() == board.rect()
            assert cover.isVisible()

    def test_of_an_example_is_shown_too(self, mirrored: Mirrored) -> None:
        mirrored.window.widget.findChildren(SearchChoice)[0].choose_example(Example.THREE_CELLS)
        mirrored.wait(str(Example.THREE_CELLS.board))
        thought = mirrored.thought()
        assert thought
        assert (thought.position, thought.tried) == (Example.THREE_CELLS.board, ())
        mirrored.window.click("leave_thought")
        mirrored.window.play(3)
        assert mirrored.thought() is None, "the game is what is looked at now"
        mirrored.press(RIGHT)
        assert mirrored.thought()


class TestTheWayBack:
    @pytest.mark.parametrize(
        "way", ["esc", "button", "click", "digit", "tab", "close", "values", "hint"]
    )
    def test_leads_to_the_game_as_it_was(self, mirrored: Mirrored, way: str) -> None:
        window, qtbot = mirrored.window, mirrored.qtbot
        before = window.marks, window.controller.moves
        mirrored.press(RIGHT)
        assert mirrored.thought()
        cover = window.find(ThoughtBoard, "thought")
        match way:
            case "esc":
                qtbot.keyClick(mirrored.view, Qt.Key.Key_Escape)
            case "button":
                window.click("leave_thought")
            case "click":
                qtbot.mouseClick(cover, LEFT_BUTTON, pos=QPoint(cover.width() // 2, 80))
            case "digit":
                qtbot.keyClick(window.cells[5], "4")
            case "tab":
                mirrored.choose(Page.METHODS)
            case "close":
                window.widget.findChildren(ThinkingWindow)[0].close()
            case "values":
                window.action("move_values").trigger()
            case "hint":
                window.action("hint").trigger()
        qtbot.waitUntil(lambda: mirrored.thought() is None)
        assert (window.marks, window.controller.moves) == before
        assert not window.action("back_to_game").isEnabled()
        window.play(3)
        assert window.controller.moves == (*GAME, 3)

    def test_pauses_what_is_playing(self, mirrored: Mirrored) -> None:
        mirrored.press(SPACE)
        model = mirrored.window.find(TreeModel, "")
        mirrored.qtbot.waitUntil(lambda: mirrored.thought() is not None)
        mirrored.qtbot.keyClick(mirrored.view, Qt.Key.Key_Escape)
        assert not model.is_playing
        assert mirrored.thought() is None

    def test_comes_with_the_tab_again(self, mirrored: Mirrored) -> None:
        mirrored.press(RIGHT)
        mirrored.choose(Page.METHODS)
        assert mirrored.thought() is None
        mirrored.choose(Page.SEARCH_TREE)
        assert mirrored.thought()

    def test_gives_the_focus_of_its_button_to_the_board(self, mirrored: Mirrored) -> None:
        mirrored.press(RIGHT)
        button = mirrored.window.find(QPushButton, "leave_thought")
        button.setFocus()
        mirrored.qtbot.keyClick(button, Qt.Key.Key_Space)
        assert mirrored.thought() is None
        assert mirrored.window.focused.startswith("cell_")

    def test_is_offered_while_the_game_goes_on(self, mirrored: Mirrored) -> None:
        mirrored.press(RIGHT)
        mirrored.window.controller.changed.emit(Change(Event.LEVELS))
        assert mirrored.window.action("back_to_game").isEnabled()

    @pytest.mark.parametrize("action", ["undo", "new_game"])
    def test_is_taken_by_what_changes_the_game(self, mirrored: Mirrored, action: str) -> None:
        mirrored.press(RIGHT)
        mirrored.window.action(action).trigger()
        assert mirrored.thought() is None


def test_a_reply_uncovers_the_board(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(Setup(Players.PERSON_AS_X), Script([0, 2]))
    window.play(4)
    window.wait_for(Phase.PERSON)
    window.action("thinking").trigger()
    mirrored = Mirrored(window, qtbot)
    mirrored.choose(Page.SEARCH_TREE)
    mirrored.wait("O../.X./...")
    mirrored.press(RIGHT)
    assert mirrored.thought()
    window.controller.play_move(8)
    window.wait_for(Phase.PERSON)
    assert mirrored.thought() is None
    assert window.marks == "O.O/.X./..X"


def test_screen_readers_hear_the_words_of_the_tree_and_nothing_of_the_mirror(
    mirrored: Mirrored, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [cell.accessibleName() for cell in mirrored.window.cells]
    said: list[str] = []
    for place in ("analysis.tree_tab", "window.game_panel"):
        monkeypatch.setattr(f"tictac_gui.{place}.announce", lambda _widget, text: said.append(text))
    mirrored.press(RIGHT, RIGHT, LEFT, END)
    assert len(said) == 4
    assert all(text.startswith(("Call", "Back in call")) for text in said), said
    assert [cell.accessibleName() for cell in mirrored.window.cells] == names


def test_a_board_of_another_game_is_painted_too(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(700, 300)
    cover = ThoughtBoard(holder, look())
    played = COUNTDOWN.history((1,)).position
    tried = COUNTDOWN.cell_of(played, 1)
    cover.show_thought(Thought(played.play(1), (tried,), is_current=True))
    cover.show()
    painted = colours(cover)
    assert {LIGHT.x.name(), LIGHT.faded().o.name()} <= painted
    assert LIGHT.faded().x.name() not in painted


def test_the_board_of_another_game_is_covered_and_uncovered(
    open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR))
    for column in (3, 3, 2):
        window.click(f"column_{column}")
    window.action("thinking").trigger()
    mirrored = Mirrored(window, qtbot)
    mirrored.choose(Page.SEARCH_TREE)
    board = window.controller.board
    mirrored.wait(str(board))
    assert mirrored.thought() is None
    mirrored.view.setFocus()
    mirrored.press(RIGHT, RIGHT, RIGHT, RIGHT, RIGHT)
    thought = mirrored.thought()
    assert thought
    assert [thought.position.mark_at(cell) for cell in thought.tried] == [
        Mark.O,
        Mark.X,
        Mark.O,
        Mark.X,
    ]
    assert thought.tried == (35, 28, 21, 36)
    cover = window.find(ThoughtBoard, "thought")
    assert cover.size() == window.find(ColumnsBoard, "").size()
    assert {LIGHT.amber.name(), LIGHT.red.name()} <= colours(cover)
    qtbot.keyClick(mirrored.view, Qt.Key.Key_Escape)
    assert mirrored.thought() is None
    assert window.controller.moves == (3, 3, 2)
