"""What holds in every window: names for screen readers, room for each part, colours, an end."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.language.live_language import HELP, PAGES, SIDE_WINDOWS, THINKING, open_page, settled
from tests.main_window import KeepGames, OpenWindow, Window
from tests.sample_games import EASY_AS_X, TWO_PEOPLE, X_WINS
from tests.window.clipping import settle
from tests.window.parts import (
    assert_all_can_be_seen,
    assert_all_have_names,
    assert_all_have_room,
    assert_all_texts_make_sense,
    assert_is_narrow_enough,
)
from tests.window.pictures import colours_left, picture, wait_until_up_to_date
from tictac_gui.look import theme
from tictac_gui.look.appearance import Scheme
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.strengths import DifficultyStrengths
from tictac_gui.window.side_windows import Kind

DIALOGS = (*SIDE_WINDOWS, *HELP, "licences")
every_window = pytest.mark.parametrize("name", ["game", *PAGES, "code", *DIALOGS])
every_dialog = pytest.mark.parametrize("name", DIALOGS)


@pytest.fixture
def _games(keep_games: KeepGames) -> None:
    keep_games(EASY_AS_X, X_WINS)


@pytest.fixture
def _steady_cursor(qapp: QApplication) -> Iterator[None]:
    """Keep the cursor in texts from blinking: pictures are compared."""
    usual = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    yield
    qapp.setCursorFlashTime(usual)


def open_named(qtbot: QtBot, window: Window, name: str) -> QWidget:
    """Open a window, or a page of the main one, once a few moves are made; return the window."""
    window.play(4, 0)
    if name == "licences":
        window.widget._side_windows.show(Kind.LICENCES)
    elif name == "code":
        open_page(window, "search_tree")
        window.button("tree_code").setChecked(True)
    elif name in PAGES:
        open_page(window, name)
    elif name != "game":
        window.action(name).trigger()
    strengths, review = window.find(DifficultyStrengths, ""), window.find(GameReview, "")
    qtbot.waitUntil(lambda: not review.is_running)
    qtbot.waitUntil(lambda: name != "how_to_play" or bool(strengths.by_difficulty))
    settled(window, qtbot)
    QApplication.processEvents()
    dialogs = window.widget.findChildren(QDialog)
    assert len(dialogs) == (name in (*DIALOGS, *THINKING, "code"))
    return dialogs[0] if dialogs else window.widget


class FirstFrame(QObject):
    """Remembers where everything is when a dialog is first painted."""

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[QWidget, QRect] = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget) and not self.places:
            window = watched.window()
            self.places = places_in(window) if isinstance(window, QDialog) else {}
        return False


def places_in(window: QWidget) -> dict[QWidget, QRect]:
    children = [each for each in window.findChildren(QWidget) if each.isVisible()]
    return {each: QRect(each.mapTo(window, QPoint()), each.size()) for each in [window, *children]}


@pytest.mark.usefixtures("_games")
class TestEveryWindow:
    @pytest.mark.parametrize("name", [name for name in DIALOGS if name != "thinking"])
    def test_is_laid_out_before_its_first_frame(
        self, qtbot: QtBot, open_window: OpenWindow, qapp: QApplication, name: str
    ) -> None:
        # What a search shows that is still running may need more room later.
        window = open_window(TWO_PEOPLE)
        frame = FirstFrame()
        qapp.installEventFilter(frame)
        opened = open_named(qtbot, window, name)
        qapp.removeEventFilter(frame)
        assert opened in frame.places
        now = places_in(opened)
        moved = {
            part: (place, now.get(part))
            for part, place in frame.places.items()
            if now[part] != place
        }
        assert moved == {}

    @pytest.mark.usefixtures("_steady_cursor")
    @every_window
    def test_looks_after_a_change_of_colours_as_if_it_had_been_opened_in_them(
        self, qtbot: QtBot, open_window: OpenWindow, name: str
    ) -> None:
        window = open_window(TWO_PEOPLE)
        opened = open_named(qtbot, window, name)
        settle()
        in_light = picture(opened)
        window.action("dark").trigger()
        QApplication.processEvents()
        wait_until_up_to_date(qtbot, opened)
        changed, size = picture(opened), opened.size()
        assert changed != in_light
        window.action("light").trigger()
        QApplication.processEvents()
        qtbot.waitUntil(lambda: picture(opened) == in_light)
        if name == "how_to_play":
            # How far it can be scrolled is only known some time after it was opened.
            return
        window.widget.close()
        other = open_window(scheme=Scheme.DARK)
        # The unfinished game is found a moment after the window is there.
        qtbot.waitUntil(other.action("undo").isEnabled)
        other.action("undo").trigger()
        other.action("undo").trigger()
        same = open_named(qtbot, other, name)
        same.resize(size)
        qtbot.waitUntil(lambda: picture(same) == changed)

    @every_window
    def test_shows_no_former_colours_where_it_was_hidden_while_they_changed(
        self, qtbot: QtBot, open_window: OpenWindow, name: str
    ) -> None:
        window = open_window(TWO_PEOPLE)
        opened = open_named(qtbot, window, name)
        opened.hide()
        window.action("dark").trigger()
        opened.show()
        wait_until_up_to_date(qtbot, opened)
        assert colours_left(opened, theme.LIGHT, theme.DARK) == set()

    @every_window
    def test_gives_each_part_room_of_its_own_and_a_name(
        self, qtbot: QtBot, open_window: OpenWindow, name: str
    ) -> None:
        opened = open_named(qtbot, open_window(TWO_PEOPLE), name)
        assert_all_have_room(opened)
        assert_all_have_names(opened)
        assert_all_texts_make_sense(opened)
        assert_all_can_be_seen(opened)
        assert_is_narrow_enough(opened)


@pytest.mark.usefixtures("_games")
class TestEveryDialog:
    @every_dialog
    def test_belongs_to_the_window_and_is_gone_when_it_is_closed(
        self, qtbot: QtBot, open_window: OpenWindow, name: str
    ) -> None:
        window = open_window(TWO_PEOPLE)
        dialog = open_named(qtbot, window, name)
        assert dialog.parent() is window.widget
        place, around = dialog.frameGeometry(), window.widget.frameGeometry()
        assert (place.center() - around.center()).manhattanLength() < 200
        assert dialog.windowTitle()
        with qtbot.waitSignal(dialog.destroyed):
            dialog.close()
        assert window.widget.findChildren(QDialog) == []

    @pytest.mark.parametrize(
        ("name", "title", "focused", "pressed_by_return"),
        [
            ("statistics", "Statistics: Tic-Tac-Toe", "close", ["close"]),
            ("past_games", "Past Games: Tic-Tac-Toe", "past_games", []),
            ("matchups", "Match-ups: Tic-Tac-Toe", "start", ["start"]),
            ("proof", "Prove It: Tic-Tac-Toe", "start", ["start"]),
            ("puzzles", "Puzzles: Tic-Tac-Toe", "cell_4", []),
            ("how_to_play", "How to Play", "text", ["close"]),
            ("keyboard_shortcuts", "Keyboard Shortcuts", "text", ["close"]),
            ("about", "About Tictac", "close", ["close"]),
            ("licences", "Licences", "parts", ["close"]),
        ],
    )
    def test_begins_where_it_is_of_use_and_blocks_nothing(
        self,
        qtbot: QtBot,
        open_window: OpenWindow,
        name: str,
        title: str,
        focused: str,
        pressed_by_return: list[str],
    ) -> None:
        dialog = open_named(qtbot, open_window(TWO_PEOPLE), name)
        assert dialog.windowTitle() == title
        assert not dialog.isModal()
        focus = dialog.focusWidget()
        assert focus
        assert focus.objectName() == focused
        buttons = [button for button in dialog.findChildren(QPushButton) if button.isDefault()]
        assert [button.objectName() for button in buttons] == pressed_by_return


def test_a_page_behind_another_has_the_new_colours_when_it_comes_to_the_front(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(TWO_PEOPLE)
    open_named(qtbot, window, "code")
    for page in PAGES:
        open_page(window, page)
    window.action("dark").trigger()
    for page in PAGES:
        open_page(window, page)
        settled(window, qtbot)
        wait_until_up_to_date(qtbot, window.widget)
        assert colours_left(window.widget, theme.LIGHT, theme.DARK) == set()
