"""How to play and the keyboard shortcuts; opening the windows of the help, and closing them."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage, QTextDocument, QTextTable
from PySide6.QtWidgets import QDialog, QMenu, QTextEdit
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.tic_tac_toe import odds
from tests.window.clipping import assert_no_label_is_clipped
from tictac_gui.games import GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.help.pages import HelpPage, KeyboardShortcuts
from tictac_gui.help.words import RANDOM_ODDS, Illustration, how_to_play
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.play.setup import Players, Setup

KINDS = ("how_to_play", "keyboard_shortcuts", "about")
TOOLS = (
    *("matchups", "proof", "past_games", "statistics", "move_values", "analysis", "hint", "undo"),
    *("redo", "names", "animations", "high_contrast", "course", "puzzles"),
)


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    return open_window(Setup(Players.TWO_PEOPLE))


def opened(window: Window, kind: str) -> QDialog:
    window.action(kind).trigger()
    return window.find(QDialog, kind)


def page(window: Window, kind: str = "how_to_play") -> HelpPage:
    found = opened(window, kind)
    assert isinstance(found, HelpPage)
    return found


def images(shown: HelpPage, game: Game = TIC_TAC_TOE) -> dict[Illustration, QImage]:
    document = shown.findChildren(QTextEdit)[0].document()
    kind = QTextDocument.ResourceType.ImageResource
    return {
        each: document.resource(kind, f"picture:{each.name.lower()}").toImage()
        for section in how_to_play(game, {})
        if (each := section.picture)
    }


class TestEachWindow:
    @pytest.mark.parametrize("kind", KINDS)
    def test_is_opened_once_and_lets_play_go_on(self, window: Window, kind: str) -> None:
        shown = opened(window, kind)
        assert not shown.isModal()
        window.action(kind).trigger()
        assert window.widget.findChildren(QDialog, kind) == [shown]
        window.play(4)
        assert window.marks == ".../.X./..."

    @pytest.mark.parametrize("kind", KINDS)
    def test_is_closed_by_escape(self, qtbot: QtBot, window: Window, kind: str) -> None:
        shown = opened(window, kind)
        with qtbot.waitSignal(shown.destroyed):
            qtbot.keyClick(shown, Qt.Key.Key_Escape)

    @pytest.mark.parametrize("kind", KINDS)
    def test_is_closed_by_its_button(self, qtbot: QtBot, window: Window, kind: str) -> None:
        shown = opened(window, kind)
        with qtbot.waitSignal(shown.destroyed):
            window.click("close")

    @pytest.mark.usefixtures("doubled_font")
    @pytest.mark.parametrize("kind", KINDS)
    def test_fits_on_the_screen_with_a_large_font(self, window: Window, kind: str) -> None:
        shown = opened(window, kind)
        assert_no_label_is_clipped(shown)
        assert shown.screen().availableGeometry().contains(shown.geometry())


class TestHowToPlay:
    def test_names_every_tool_as_its_menu_does(self, window: Window) -> None:
        text = page(window).plain_text
        for name in TOOLS:
            assert window.action(name).iconText() in text, name
        for name in ("Two People", "Watch Two Computers", "Search tree", "Code", "Methods"):
            assert name in text, name
        menus = {menu.title().replace("&", "") for menu in window.widget.findChildren(QMenu)}
        named = {"Game", "View", "Learn", "Players", "Difficulty", "Appearance", "Language"}
        assert named <= menus
        assert all(name in text for name in named)

    def test_leaves_a_gap_below_a_text_if_the_next_one_stands_beside_its_picture(
        self, window: Window
    ) -> None:
        shown = page(window)
        shown.resize(1000, 800)
        [edit] = shown.findChildren(QTextEdit)
        frames = edit.document().rootFrame().childFrames()
        *_, values = [each for each in frames if isinstance(each, QTextTable) and each.rows() == 1]
        below = edit.document().findBlock(values.firstPosition())
        layout = edit.document().documentLayout()
        edges = [layout.blockBoundingRect(each) for each in (below.previous(), below)]
        assert below.previous().text().endswith("follow another.")
        assert edges[1].top() - edges[0].bottom() >= edit.fontMetrics().height() / 2

    def test_can_be_read_and_scrolled_by_keyboard(self, window: Window) -> None:
        shown = page(window)
        [text] = shown.findChildren(QTextEdit)
        assert text.hasFocus() or shown.focusWidget() is text
        assert text.accessibleName() == "How to Play"
        assert text.isReadOnly()

    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_paints_its_pictures_in_the_colours_of_the_window(
        self, open_window: OpenWindow, game: Game
    ) -> None:
        window = open_window(Setup(game=game))
        shown = page(window)
        appearance = window.find(Appearance, "")
        appearance.choose(Scheme.LIGHT)
        light = images(shown, game)
        assert len(light) >= 3
        for each, image in light.items():
            assert not image.isNull(), each
        appearance.choose(Scheme.DARK)
        dark = images(shown, game)
        assert all(light[each] != dark[each] for each in light)
        appearance.choose(Scheme.LIGHT)
        assert images(shown, game) == light

    def test_has_a_place_for_every_picture(self) -> None:
        shown = {section.picture for game in GAMES for section in how_to_play(game, {})}
        assert shown - {None} == set(Illustration)

    def test_stays_where_it_was_read_when_the_colours_change(
        self, qtbot: QtBot, window: Window
    ) -> None:
        shown = page(window)
        bar = shown.findChildren(QTextEdit)[0].verticalScrollBar()
        qtbot.waitUntil(lambda: bar.maximum() > 100)
        bar.setValue(100)
        window.find(Appearance, "").choose(Scheme.DARK)
        assert bar.value() == 100

    @pytest.mark.parametrize("width", [240, 320, 480, 700, 1600])
    def test_never_scrolls_sideways(self, qtbot: QtBot, window: Window, width: int) -> None:
        shown = page(window)
        shown.resize(width, 400)
        [text] = shown.findChildren(QTextEdit)
        qtbot.waitUntil(lambda: text.verticalScrollBar().maximum() > 0)
        assert text.horizontalScrollBar().maximum() == 0

    def test_is_right_about_players_who_move_at_random(self) -> None:
        assert odds(Player.RANDOM.value, Player.RANDOM.value) == RANDOM_ODDS


class TestTheShortcuts:
    def test_list_every_action_that_has_one_under_its_menu(self, window: Window) -> None:
        lines = page(window, "keyboard_shortcuts").plain_text.splitlines()
        for menu in window.widget.menuBar().actions():
            listed = lines[lines.index(menu.iconText()) :] if menu.iconText() in lines else []
            for action in menu.menu().actions():  # type: ignore[attr-defined]
                if not action.shortcut().isEmpty():
                    at = listed.index(action.iconText())
                    assert listed[at - 1] == action.shortcut().toString(), action.iconText()

    def test_list_no_command_twice(self, window: Window) -> None:
        shown = page(window, "keyboard_shortcuts")
        names = Counter(shown.plain_text.splitlines())
        for action in window.widget.findChildren(QAction):
            if not action.shortcut().isEmpty():
                assert names[action.iconText()] == 1, action.iconText()

    def test_explain_the_keys_of_the_board(self, window: Window) -> None:
        text = page(window, "keyboard_shortcuts").plain_text
        for key in ("Arrow keys", "Space", "Return", "1 to 9", "numeric keypad"):
            assert key in text

    def test_leave_out_a_menu_without_keys(self, window: Window) -> None:
        empty = QMenu("&Nothing", window.widget)
        empty.addAction("Without a key")
        window.widget.menuBar().addMenu(empty)
        shown = KeyboardShortcuts(TIC_TAC_TOE, window.widget.menuBar(), window.widget)
        assert "Nothing" not in shown.plain_text
        assert "Game" in shown.plain_text
