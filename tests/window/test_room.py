"""How the window shares its room: the board first, then the panel beside it, then words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QPoint, QRect
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.language.live_language import switch
from tests.main_window import OpenWindow, Window
from tests.window.clipping import settle
from tictac_gui.analysis.this_game import ThisGame
from tictac_gui.games import CONNECT_FOUR, GAMES, Game
from tictac_gui.look.placement import fit_on_screen
from tictac_gui.play.setup import Players, Setup
from tictac_gui.translation import leave_language
from tictac_gui.window import words
from tictac_gui.window.game_panel import GamePanel

FLAWLESS = (4, 0, 1, 7, 6, 2, 5, 3, 8)
"""A draw to which every move was a best one."""


def side(window: Window) -> int:
    """Return how wide and high the board is."""
    first, last = window.cells[0].geometry(), window.cells[8].geometry()
    return last.right() - first.left() + 1


def widths(window: Window) -> tuple[int, int]:
    """Return those of the game and of the panel beside it."""
    return window.find(GamePanel, "").width(), window.find(ThisGame, "analysis").width()


def words_around(window: Window) -> list[QWidget]:
    return [window.find(QWidget, name) for name in ("score_x", "status", "new_game")]


class TestWithThePanelBesideIt:
    @pytest.mark.parametrize("size", [(2560, 1440), (1920, 1080), (1600, 900), (1366, 768)])
    def test_the_board_has_all_that_it_can_use(
        self, open_window: OpenWindow, size: tuple[int, int]
    ) -> None:
        window = open_window()
        window.widget.resize(*size)
        before = side(window)
        window.action("analysis").trigger()
        window.widget.resize(*size)
        assert side(window) == before
        game, panel = widths(window)
        assert game + panel == size[0] - 1
        line = window.widget.fontMetrics().height()
        assert 26 * line <= panel <= 54 * line

    def test_the_board_is_not_crushed_when_a_wide_window_becomes_narrow(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window()
        window.action("analysis").trigger()
        window.widget.resize(904, 640)
        before = widths(window)
        for size in ((2560, 1440), (1200, 1000)):
            window.widget.resize(*size)
            window.widget.resize(904, 640)
            assert widths(window) == before

    def test_the_room_is_shared_after_a_change_of_language_too(
        self, open_window: OpenWindow
    ) -> None:
        window = open_window()
        window.action("analysis").trigger()
        window.widget.resize(1200, 800)
        before = widths(window)
        window.widget.retranslate()
        assert widths(window) == before


class TestTheWords:
    def test_stay_beside_the_board_in_a_high_window(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.widget.resize(400, 1000)
        gap = window.find(QWidget, "status").mapTo(window.widget, QPoint()).y() - (
            window.cells[8].mapTo(window.widget, QPoint(0, window.cells[8].height())).y()
        )
        assert 0 < gap < 40

    @pytest.mark.parametrize("size", [(320, 420), (480, 640), (900, 400), (1600, 1200)])
    def test_do_not_scroll_with_a_usual_font(
        self, qtbot: QtBot, open_window: OpenWindow, size: tuple[int, int]
    ) -> None:
        window = open_window()
        window.widget.resize(*size)
        qtbot.waitUntil(lambda: all(map(is_whole, words_around(window))))


def test_no_menu_is_hidden_in_the_smallest_window(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.resize(320, 420)
    QApplication.processEvents()
    bar = window.widget.menuBar()
    assert len([action for action in bar.actions() if action.isVisible()]) == 6
    assert not [each for each in bar.findChildren(QToolButton) if each.isVisible()]


def is_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect().contains(widget.rect())


def rows_of_buttons(window: Window) -> list[set[int]]:
    """Return the tops and the heights of the buttons below the board."""
    names = ("new_game", "undo", "hint", "see_turning_point", "values", "show_analysis")
    buttons = [window.button(name) for name in names if window.button(name).isVisible()]
    assert len(buttons) >= 4
    return [{button.y() for button in buttons}, {button.height() for button in buttons}]


def test_the_buttons_stand_in_one_row_with_their_icons_at_the_usual_size(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE))
    window.widget.resize(560, 720)
    for cell in (None, 0, 1, 3, 2, 6):
        if cell is not None:
            window.play(cell)
        settle()
        tops, heights = rows_of_buttons(window)
        assert len(tops) == len(heights) == 1
        assert not window.button("new_game").icon().isNull()
    qtbot.waitUntil(window.button("see_turning_point").isVisible)
    settle()
    tops, _ = rows_of_buttons(window)
    assert len(tops) == 1


@pytest.mark.parametrize("width", range(320, 600, 20))
def test_no_hint_is_offered_after_a_draw_and_the_board_stays_where_it_was(
    open_window: OpenWindow, width: int
) -> None:
    window = open_window(Setup(Players.TWO_PEOPLE))
    window.widget.resize(width, 720)
    settle()
    board, buttons = window.cells[0].geometry(), window.button("values").geometry()
    window.play(*FLAWLESS)
    settle()
    assert window.controller.board.outcome
    assert not window.button("hint").isVisible()
    assert window.cells[0].geometry() == board
    assert window.button("values").y() == buttons.y()
    window.action("undo").trigger()
    settle()
    assert window.button("hint").isVisible()
    assert window.cells[0].geometry() == board


def test_the_icons_give_way_where_one_row_has_no_room_for_them(open_window: OpenWindow) -> None:
    window = open_window()
    for width, is_shown in ((560, True), (320, False), (560, True)):
        window.widget.resize(width, 720)
        settle()
        assert window.button("undo").icon().isNull() is not is_shown


@pytest.mark.usefixtures("doubled_font")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
class TestALowWideWindow:
    def test_has_cards_and_buttons_beside_the_board(
        self, open_window: OpenWindow, game: Game
    ) -> None:
        window = open_window(Setup(game=game))
        window.widget.resize(1366, 730)
        settle()
        panel = window.find(GamePanel, "")
        board = panel.board.geometry()
        assert board.height() >= 0.9 * panel.height()
        for name in ("player_x", "player_o", "status", "new_game", "undo", "hint", "values"):
            widget = window.find(QWidget, name)
            assert is_whole(widget), name
            assert widget.mapTo(panel, QPoint()).x() >= board.right(), name

    def test_has_them_around_the_board_again_when_it_is_high(
        self, qtbot: QtBot, open_window: OpenWindow, game: Game
    ) -> None:
        window = open_window(Setup(game=game))
        board = window.find(GamePanel, "").board
        window.widget.resize(1000, 1200)
        settle()
        before = board.geometry()
        window.widget.resize(1366, 730)
        qtbot.waitUntil(lambda: board.height() > 600)
        window.widget.resize(1000, 1200)
        qtbot.waitUntil(lambda: board.geometry() == before)
        status = window.find(QWidget, "status")
        assert status.mapTo(window.widget, QPoint()).y() > board.geometry().bottom()


def edges(window: Window, widget: QWidget) -> tuple[int, int]:
    """Return the left and the right edge of a widget in the window."""
    left = widget.mapTo(window.widget, QPoint()).x()
    return left, left + widget.width()


def edges_of_board(window: Window) -> tuple[int, int]:
    game, board = window.find(GamePanel, "").game, window.find(GamePanel, "").board
    last = 6 if game is CONNECT_FOUR else 2
    frame = 0.12 * board.cell_rect(0).width() if game is CONNECT_FOUR else 0
    left = board.mapTo(window.widget, board.cell_rect(0).topLeft()).x() - frame
    right = board.mapTo(window.widget, board.cell_rect(last).topRight()).x() + 1 + frame
    return round(left), round(right)


@pytest.mark.parametrize("size", [(560, 720), (1000, 1000), (700, 760)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
class TestTheCardsAndTheButtons:
    def test_are_as_wide_as_the_board(
        self, open_window: OpenWindow, game: Game, size: tuple[int, int]
    ) -> None:
        window = open_window(Setup(game=game))
        window.widget.resize(*size)
        settle()
        left, right = edges_of_board(window)
        for first, last in (("player_x", "player_o"), ("new_game", "show_analysis")):
            assert abs(edges(window, window.button(first))[0] - left) <= 1
            assert abs(edges(window, window.button(last))[1] - right) <= 1

    def test_give_way_to_the_banner_of_a_look_back_in_the_same_place(
        self, open_window: OpenWindow, game: Game, size: tuple[int, int]
    ) -> None:
        window = open_window(Setup(Players.TWO_PEOPLE, game=game))
        window.widget.resize(*size)
        for move in (0, 1):
            window.find(GamePanel, "").play_move(move)
        settle()
        x, o = edges(window, window.button("player_x")), edges(window, window.button("player_o"))
        window.action("previous_move").trigger()
        settle()
        assert edges(window, window.find(QWidget, "looking_back")) == (x[0], o[1])

    def test_are_where_they_are_when_the_game_is_switched_to(
        self, open_window: OpenWindow, game: Game, size: tuple[int, int]
    ) -> None:
        window = open_window(Setup(game=game))
        window.widget.resize(*size)
        settle()
        before = places(window)
        for each in (*(each for each in GAMES if each is not game), game):
            window.action(each.name).trigger()
            settle()
        assert places(window) == before

    def test_are_as_wide_as_the_board_that_grows_when_a_notice_is_closed(
        self, open_window: OpenWindow, game: Game, size: tuple[int, int]
    ) -> None:
        window = open_window(Setup(game=game))
        window.widget.resize(*size)
        settle()
        before = places(window)
        window.widget.notices.bar.show_notice("settings", words.settings_damaged)
        settle()
        window.find(QToolButton, "close_notice").click()
        settle()
        assert places(window) == before


def places(window: Window) -> dict[str, tuple[QRect, bool]]:
    """Return where each button is, and whether it shows an icon."""
    names = ("player_x", "player_o", "new_game", "undo", "hint", "values", "show_analysis")
    buttons = [window.button(name) for name in names]
    return {
        button.objectName(): (
            QRect(button.mapTo(window.widget, QPoint()), button.size()),
            button.icon().isNull(),
        )
        for button in buttons
    }


@pytest.mark.usefixtures("doubled_font")
def test_a_first_window_on_a_low_screen_is_wide_enough_for_a_large_board(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    screen = QRect(0, 0, 1366, 700)
    monkeypatch.setattr("tictac_gui.look.placement._screen_at", lambda _place: screen)
    window.widget.resize(window.widget.sizeHint())
    fit_on_screen(window.widget)
    settle()
    assert screen.contains(window.widget.geometry())
    panel = window.find(GamePanel, "")
    assert panel.board.height() >= 0.9 * panel.height()


def test_a_first_window_on_a_screen_that_is_a_little_low_is_no_wider(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    usual = window.widget.sizeHint()
    screen = QRect(0, 0, 1366, usual.height() - 30)
    monkeypatch.setattr("tictac_gui.look.placement._screen_at", lambda _place: screen)
    assert window.widget.sizeHint().width() == usual.width()


@pytest.fixture
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    leave_language(qapp)
    QLocale.setDefault(QLocale("C"))


@pytest.mark.usefixtures("_english_again")
def test_the_cards_are_no_wider_than_the_board_where_long_words_leave_no_room_for_icons(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(Setup(game=CONNECT_FOUR))
    window.widget.resize(500, 720)
    switch(window, "german", qtbot)
    settle()
    assert window.button("new_game").icon().isNull()
    x, o = edges(window, window.button("player_x")), edges(window, window.button("player_o"))
    left, right = edges_of_board(window)
    assert abs(x[0] - left) <= 1
    assert abs(o[1] - right) <= 1


@pytest.mark.parametrize("height", range(330, 480, 10))
def test_the_panel_stands_beside_the_board_only_where_nothing_of_the_game_scrolls(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    screen = QRect(0, 0, 683, height)
    monkeypatch.setattr("tictac_gui.look.placement._screen_at", lambda _place: screen)
    window = open_window(Setup(game=CONNECT_FOUR))
    window.widget.resize(screen.size())
    settle()
    window.action("analysis").trigger()
    settle()
    game = window.find(GamePanel, "")
    assert window.find(ThisGame, "analysis").isVisible()
    assert not game.isVisible() or game.verticalScrollBar().maximum() == 0
