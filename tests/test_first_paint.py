"""Work that waits for the first paint must neither come before it nor hold up the end."""

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tictac_gui.first_paint import FirstPaint


class Listener(QObject):
    """Counts how often the first paint has passed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.heard = 0
        FirstPaint(window).passed.connect(self._on_passed)

    def _on_passed(self) -> None:
        self.heard += 1


def test_it_passes_once_when_the_window_has_been_painted(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listener = Listener(window)
    QCoreApplication.processEvents()
    assert listener.heard == 0, "the window is not shown yet"
    window.show()
    qtbot.waitUntil(lambda: listener.heard > 0)
    window.repaint()
    QCoreApplication.processEvents()
    assert listener.heard == 1


def test_it_never_passes_for_a_window_that_is_closed_at_once(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listener = Listener(window)
    window.show()
    window.repaint()
    window.close()
    QCoreApplication.processEvents()
    assert listener.heard == 0
