"""What can be played on a board: a button that shows the keyboard focus and reports attention."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent

_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)


class BoardButton(QAbstractButton):
    """Is pressed with Return as well as with Space, and once however long a key is held."""

    PRESSED_BY: ClassVar = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
    """Besides Space, with which any button can be pressed."""

    focused = Signal()
    attention_changed = Signal()
    """The pointer or the keyboard focus has arrived or left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shows_focus = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)

    @property
    def has_pointer(self) -> bool:
        """Whether the pointer is here, even if Qt has missed that it left."""
        return self.underMouse() and self.rect().contains(self.mapFromGlobal(QCursor.pos()))

    @property
    def has_keyboard(self) -> bool:
        """Whether the button has the keyboard focus and shows it."""
        return self.hasFocus() and self._shows_focus

    def hide_focus(self) -> None:
        """Show the keyboard focus only when a key is pressed."""
        self._shows_focus = False
        self.update()

    def _animation(self, duration: int, curve: QEasingCurve.Type) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setDuration(duration)
        animation.setEasingCurve(curve)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.valueChanged.connect(self.update)
        return animation

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()
        self.attention_changed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()
        self.attention_changed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.underMouse():
            # It comes back to what had moved away from under it, of which Qt tells nothing.
            self.attention_changed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # A ring around what was just clicked would only be in the way.
        # A menu that closes or a window that becomes active again changes nothing.
        if event.reason() in (*_KEYBOARD_REASONS, Qt.FocusReason.MouseFocusReason):
            self._shows_focus = event.reason() in _KEYBOARD_REASONS
        super().focusInEvent(event)
        self.focused.emit()
        self.attention_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.attention_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._shows_focus:
            self._shows_focus = True
            self.update()
            self.attention_changed.emit()
        if event.key() in self.PRESSED_BY:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            # The arrow keys are for the board: a button would go to its neighbour in the order
            # of creation.
            event.ignore()
