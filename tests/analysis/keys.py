"""Short names for the keys and mouse buttons that tests of the search tree press."""

from PySide6.QtCore import Qt

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
HOME, END, SPACE = Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Space
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NO_BUTTON, NO_KEY = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
LEFT_BUTTON = Qt.MouseButton.LeftButton
