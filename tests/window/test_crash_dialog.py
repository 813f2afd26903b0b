import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QTextEdit
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tictac_gui.play.setup import Players, Setup
from tictac_gui.window.dialogs import CrashDialog

DETAILS = "Traceback (most recent call last):\nRuntimeError: <b>no</b> idea\n"
PATH = "/a/folder/of/mine/tictac.log"


def crash_dialog(window: Window, *, is_written: bool = True) -> CrashDialog:
    dialog = CrashDialog(DETAILS, PATH, is_written=is_written, goes_on=True, parent=window.widget)
    dialog.show()
    return dialog


class TestTheDialog:
    @pytest.mark.parametrize(
        ("is_written", "where"),
        [(True, "Details were written to:"), (False, "Details could not be written to:")],
    )
    def test_says_where_the_details_are(
        self, open_window: OpenWindow, is_written: bool, where: str
    ) -> None:
        dialog = crash_dialog(open_window(), is_written=is_written)
        assert dialog.objectName() == "crash"
        assert dialog.text() == "Something went wrong. The game goes on."
        assert dialog.informativeText() == f"{where}\n{PATH}"

    def test_of_a_start_has_no_icons_either(self, qtbot: QtBot) -> None:
        dialog = CrashDialog(DETAILS, PATH, is_written=True, goes_on=False, parent=None)
        qtbot.addWidget(dialog)
        dialog.show()
        assert all(button.icon().isNull() for button in dialog.buttons())

    def test_leaves_the_board_in_reach(self, open_window: OpenWindow) -> None:
        window = open_window(Setup(Players.TWO_PEOPLE))
        dialog = crash_dialog(window)
        assert not dialog.isModal()
        window.play(4)
        assert window.marks == ".../.X./..."

    def test_shows_the_details_on_request(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        dialog = crash_dialog(window)
        [details] = dialog.findChildren(QTextEdit)
        assert not details.isVisible()
        [button] = [
            button for button in dialog.findChildren(QPushButton) if "Details" in button.text()
        ]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert details.isVisible()
        assert details.toPlainText() == DETAILS

    def test_closes_by_the_keyboard(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
            dialog = crash_dialog(window)
            with qtbot.waitSignal(dialog.destroyed):
                qtbot.keyClick(dialog, key)
