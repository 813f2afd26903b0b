"""What can be played on a board: a button that can be hinted at and reports attention.

How it looks is up to its subclasses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QWidget

from tictac_gui.ui.look import motion

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent

    from tictac_gui.ui.look.look import Look

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

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shows_focus = False
        self._is_hinted = False
        self._pulse = self._animation(motion.PULSE_MS, QEasingCurve.Type.SineCurve)
        self._pulse.setLoopCount(3)
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

    @property
    def is_hinted(self) -> bool:
        """Whether the button is shown as a good move."""
        return self._is_hinted

    def show_hint(self, *, is_hinted: bool, pulses: bool) -> None:
        """Highlight the button as a good move, or stop doing so."""
        self._is_hinted = is_hinted
        if is_hinted and pulses:
            self._pulse.start()
        else:
            self._pulse.stop()
        self.update()

    def hide_focus(self) -> None:
        """Show the keyboard focus only when a key is pressed."""
        self._shows_focus = False
        self.update()

    @property
    def _hint_strength(self) -> float:
        """How strongly the hint is shown now, from 0 to 1."""
        is_running = self._pulse.state() == QAbstractAnimation.State.Running
        return float(self._pulse.currentValue()) if is_running else 0.3

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


def make_tab_stop(stop: BoardButton, buttons: Iterable[BoardButton], board: QWidget) -> None:
    """Let Tab reach one button of a board only; the arrow keys go on from there."""
    for button in buttons:
        policy = Qt.FocusPolicy.StrongFocus if button is stop else Qt.FocusPolicy.ClickFocus
        button.setFocusPolicy(policy)
    board.setFocusProxy(stop)
