"""Whether texts have the room that they need."""

from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.main_window import Window


def is_clipped(control: QWidget) -> bool:
    return control.width() < control.sizeHint().width()


def wait_until_unclipped(qtbot: QtBot, window: Window) -> None:
    """Wait until the layout has given every text in the window the room that it needs."""
    qtbot.waitUntil(lambda: not any(map(is_clipped, window.texts)))


def settle() -> None:
    """Let layouts react to what other layouts have changed."""
    for _ in range(4):
        QApplication.processEvents()


def shrink(window: QWidget) -> None:
    """Make a window as small as it may be with what it shows now."""
    # First the layout of texts that have just been set: it would still go by the former ones.
    QApplication.processEvents()
    window.resize(1, 1)
    QApplication.processEvents()


def assert_no_label_is_clipped(widget: QWidget) -> None:
    for label in widget.findChildren(QLabel):
        if label.isVisible():
            needed = label.heightForWidth(label.width())
            assert label.height() >= max(needed, label.minimumSizeHint().height())
            assert label.width() >= label.minimumSizeHint().width()
