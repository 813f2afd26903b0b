from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow
from tictac_gui.look.placement import fit_on_screen


def placed(qtbot: QtBot, top: int) -> QWidget:
    """Return a window that is not shown yet: the height of its title can only be guessed."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(50, top, 200, 300)
    fit_on_screen(window)
    return window


def test_a_window_stays_where_it_was_if_a_title_may_fit_above_it(qtbot: QtBot) -> None:
    line = QWidget().fontMetrics().height()
    assert placed(qtbot, line).y() == line


def test_a_window_is_moved_where_no_title_would_be_in_reach(qtbot: QtBot) -> None:
    line = QWidget().fontMetrics().height()
    assert placed(qtbot, line - 1).y() > line


class TestAGeometry:
    def test_is_reported_once_when_the_window_has_come_to_rest(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window().widget
        watcher = window.geometry_watcher
        reported: list[bytes] = []
        watcher.changed.connect(lambda geometry: reported.append(bytes(geometry.data())))
        with qtbot.waitSignal(watcher.changed):
            for width in range(400, 500, 10):
                window.resize(width, 600)
        assert reported == [bytes(window.saveGeometry().data())]

    def test_is_reported_only_if_it_has_changed(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        window.action("analysis").trigger()
        watcher = window.widget.geometry_watcher
        watcher.report()
        with qtbot.assertNotEmitted(watcher.changed):
            watcher.report()
