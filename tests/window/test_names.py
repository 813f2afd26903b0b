from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from tests.analysis.move_list import described
from tests.choosers import endless
from tests.main_window import OpenWindow, StartProgram, Window
from tests.window.clipping import is_clipped
from tictac_gui.play.setup import LONGEST_NAME, Players, Setup
from tictac_gui.widgets.labels import ElidedLabel
from tictac_gui.window.dialogs import NamesDialog
from tictac_gui.window.player_cards import PlayerCard

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


def captions(window: Window) -> list[str]:
    """The names on the cards, and what stands below those of computers."""
    cards = (window.find(PlayerCard, name) for name in ("player_x", "player_o"))
    labels = [card.findChildren(ElidedLabel) for card in cards]
    return [note.text() if "▾" in note.text() else name.text() for name, note in labels]


def choose_names(window: Window, x: str, o: str) -> None:
    window.action("names").trigger()
    [dialog] = window.widget.findChildren(NamesDialog)
    window.find(QLineEdit, "x_name").setText(x)
    window.find(QLineEdit, "o_name").setText(o)
    dialog.accept()
    QApplication.processEvents()


class TestNames:
    def test_are_shown_wherever_the_players_are_named(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0)
        choose_names(window, " Anna ", "Ben")
        assert captions(window) == ["Anna", "Ben"]
        assert window.score_names == ["Anna: 0", "Draws: 0", "Ben: 0, to move"]
        assert window.status == "Ben to move."
        window.play(3, 1, 4, 2)
        assert window.status == "Anna wins!"
        window.action("analysis").trigger()
        assert described(window)[1].startswith("Move 1, Anna, top left")

    def test_are_accepted_by_a_button_without_an_icon(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("names").trigger()
        [dialog] = window.widget.findChildren(NamesDialog)
        [box] = dialog.findChildren(QDialogButtonBox)
        assert [button.icon().isNull() for button in box.buttons()] == [True, True]

    def test_are_announced(self, open_window: OpenWindow, heard: list[str]) -> None:
        window = open_window(TWO_PEOPLE)
        choose_names(window, "Anna", "")
        window.play(4, 0)
        heard.clear()
        window.action("undo").trigger()
        window.action("undo").trigger()
        assert heard == ["Undone: O top left. O to move.", "Undone: Anna centre. Anna to move."]

    def test_that_are_empty_are_those_of_the_marks(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        choose_names(window, "Anna", "Ben")
        choose_names(window, "", "  ")
        assert captions(window) == ["Player X", "Player O"]
        assert window.status == "X to move."

    def test_are_not_those_of_computers(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, endless)
        choose_names(window, "Anna", "Ben")
        window.action("person_as_o").trigger()
        assert captions(window) == ["Medium ▾", "You"]
        window.action("two_computers").trigger()
        assert captions(window) == ["Unbeatable ▾", "Medium ▾"]
        assert window.status == "X is thinking…"

    def test_are_kept_for_the_next_start(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("two_people").trigger()
        choose_names(first, "Anna", "דנה")
        first.widget.close()
        second = start_program()
        assert captions(second) == ["Anna", "\u2068דנה\u2069"]

    def test_are_plain_text_whatever_they_look_like(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        status = window.find(QLabel, "status")
        choose_names(window, "<h1>A</h1>", "&Ben")
        assert status.textFormat() is Qt.TextFormat.PlainText
        assert captions(window) == ["<h1>A</h1>", "&Ben"]
        qtbot.waitUntil(lambda: not is_clipped(window.find(QLabel, "score_x")))

    def test_however_long_leave_a_small_window_small(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.widget.resize(320, 420)
        choose_names(window, "W" * LONGEST_NAME, "W" * LONGEST_NAME)
        QApplication.processEvents()
        assert window.widget.minimumSizeHint().width() <= 320
        assert window.widget.width() == 320


class TestTheDialog:
    def test_is_opened_from_the_card_of_a_player(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        menu = window.find(PlayerCard, "player_o").menu()
        menu.aboutToShow.emit()
        [names] = [each for each in menu.actions() if each.text() == "&Names…"]
        names.trigger()
        [dialog] = window.widget.findChildren(NamesDialog)
        assert dialog.isVisible()
        assert not isinstance(dialog, QMessageBox)

    def test_is_only_for_two_people(self, open_window: OpenWindow) -> None:
        window = open_window()
        assert not window.action("names").isEnabled()

    def test_changes_nothing_when_it_is_cancelled(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.action("names").trigger()
        window.find(QLineEdit, "x_name").setText("Anna")
        [dialog] = window.widget.findChildren(NamesDialog)
        dialog.reject()
        assert captions(window) == ["Player X", "Player O"]
        QApplication.processEvents()
        window.action("names").trigger()
        assert window.find(QLineEdit, "x_name").text() == ""

    def test_begins_with_the_names_there_are_and_needs_no_mouse(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        choose_names(window, "Anna", "Ben")
        window.action("names").trigger()
        [dialog] = window.widget.findChildren(NamesDialog)
        edit = window.find(QLineEdit, "x_name")
        assert (edit.text(), edit.placeholderText()) == ("Anna", "Player X")
        qtbot.waitUntil(edit.hasFocus)
        qtbot.keyClicks(edit, "Lea")
        qtbot.keyClick(edit, Qt.Key.Key_Return)
        assert not dialog.isVisible()
        assert captions(window) == ["Lea", "Ben"]
