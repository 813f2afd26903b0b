"""A pointer and a keyboard. What they do reaches the program as from the window system.

So Qt itself decides which widget gets it, what closes a menu and what a modal dialog blocks.
"""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

_NONE = Qt.KeyboardModifier.NoModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_ALT = Qt.KeyboardModifier.AltModifier

# All of these are known to QTest, which aborts on keys that it knows no character for.
MOVING = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter),
]
TYPING = [
    *(Qt.Key(ord(character)) for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 +-.,?/"),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Escape, Qt.Key.Key_Menu),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F4, Qt.Key.Key_F10, Qt.Key.Key_Insert),
]
_MODIFIERS = {_NONE: 12, _SHIFT: 2, _CONTROL: 3, _ALT: 1, _CONTROL | _SHIFT: 1}


class Hands:
    """Move, click and type; a button that is held stays so until it is let go."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self.held: Qt.MouseButton | None = None

    def move(self, window: QWidget, place: QPoint) -> None:
        if self._rng.random() < 0.5:
            # The offscreen platform reports that to windows, also which ones it enters and leaves,
            # when they next ask for events.
            QCursor.setPos(window.mapToGlobal(place))
        else:
            self._at(window, place, lambda handle: QTest.mouseMove(handle, place))

    def click(
        self, window: QWidget, place: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton
    ) -> None:
        def click(handle: QWindow) -> None:
            QTest.mousePress(handle, button, _NONE, place)
            # Not QTest.mouseClick: it crashes where what is pressed closes the window.
            if isValid(handle):
                # The window may have become smaller.
                right, bottom = handle.width() - 1, handle.height() - 1
                inside = QPoint(min(place.x(), right), min(place.y(), bottom))
                QTest.mouseRelease(handle, button, _NONE, inside)

        self._at(window, place, click)

    def double_click(self, window: QWidget, place: QPoint) -> None:
        left = Qt.MouseButton.LeftButton
        self._at(window, place, lambda handle: QTest.mouseDClick(handle, left, _NONE, place))

    def press(self, window: QWidget, place: QPoint, button: Qt.MouseButton) -> None:
        self.held = button
        self._at(window, place, lambda handle: QTest.mousePress(handle, button, _NONE, place))

    def let_go(self, window: QWidget, place: QPoint) -> None:
        if button := self.held:
            self.held = None
            self._at(window, place, lambda handle: QTest.mouseRelease(handle, button, _NONE, place))

    def turn_wheel(self, window: QWidget, place: QPoint) -> None:
        steps = QPoint(0, self._rng.choice([-360, -120, 120, 360]))
        modifier = self._rng.choice([_NONE, _NONE, _NONE, _CONTROL])

        def turn(handle: QWindow) -> None:
            event = QWheelEvent(
                QPointF(place),
                QPointF(window.mapToGlobal(place)),
                QPoint(),
                steps,
                Qt.MouseButton.NoButton,
                modifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QCoreApplication.sendEvent(handle, event)

        self._at(window, place, turn)

    def type(self, keys: list[Qt.Key]) -> None:
        """Press one of these keys, wherever the keyboard is."""
        [modifier] = self._rng.choices([*_MODIFIERS], [*_MODIFIERS.values()])
        if QApplication.activePopupWidget():
            # One that closes at the modifier is gone when QTest presses the key, and that crashes.
            modifier = _NONE
        self.press_key(self._rng.choice(keys), modifier)

    def press_key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> None:
        # Whatever closes windows is to do so before: QTest lets it happen between the modifier and
        # the key, and then crashes.
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window = QGuiApplication.focusWindow()
        # A list that has just been closed may still have the keyboard.
        if window and window.isVisible():
            QTest.keyPress(window, key, modifier)
            if isValid(window):
                # Without the modifier: QTest lets go of that last, and crashes where letting go of
                # the key has closed the window.
                QTest.keyRelease(window, key)

    def _at(self, window: QWidget, place: QPoint, do: Callable[[QWindow], None]) -> None:
        """Do something at a place in a window, unless that is nowhere to be seen."""
        handle = window.windowHandle()
        if handle and handle.isVisible() and QRect(QPoint(), handle.size()).contains(place):
            do(handle)
