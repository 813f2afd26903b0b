"""Whether things move, and for how long."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QWidget

MARK_MS = 180
"""How long a mark is drawn."""
LINE_MS = 240
"""How long a line is struck through the winning cells."""
DROP_MS = 240
"""How long a disc falls from top to bottom."""
CELEBRATION_MS = 900
"""How long marks fly from the winning line; nothing waits for them."""
PULSE_MS = 900
"""How long one pulse of a hint lasts."""


class Motion(QObject):
    """Whether there are animations: as the person chose, unless the system asks for fewer."""

    chosen = Signal(bool)
    """Carries whether the person wants motion."""

    def __init__(
        self, *, is_chosen: bool = True, system_reduces_motion: Callable[[], bool] | None = None
    ) -> None:
        super().__init__()
        self._is_chosen = is_chosen
        self._is_suspended = False
        self._system_reduces_motion = system_reduces_motion or _system_reduces_motion

    @property
    def is_chosen(self) -> bool:
        """Whether the person wants motion."""
        return self._is_chosen

    @property
    def is_shown(self) -> bool:
        """Whether things are animated now."""
        return self._is_chosen and not self._is_suspended and not self._system_reduces_motion()

    def choose(self, is_chosen: bool) -> None:
        """Turn motion on or off."""
        self._is_chosen = is_chosen
        self.chosen.emit(is_chosen)

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Animate nothing while what is already known is built again; can't be nested."""
        self._is_suspended = True
        try:
            yield
        finally:
            self._is_suspended = False


def new_animation(
    widget: QWidget, duration: int, curve: QEasingCurve.Type = QEasingCurve.Type.Linear
) -> QVariantAnimation:
    """Return an animation from 0 to 1 that repaints its widget; it is not started."""
    animation = QVariantAnimation(widget)
    animation.setDuration(duration)
    animation.setEasingCurve(curve)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.valueChanged.connect(widget.update)
    return animation


def _system_reduces_motion() -> bool:
    """Return whether the system asks for less motion, as far as Qt knows."""
    # Keep the owner: PySide 6.12 deletes the hints along with the last reference to it.
    style_hints = QApplication.styleHints()
    hints = style_hints.accessibility()
    # Qt 6.12 and newer report the system's preference; before that, a style without animations
    # is the only indication.
    if hasattr(hints, "motionPreference"):
        return bool(hints.motionPreference().name == "ReducedMotion")
    # Through its module: PySide6 makes a class when it is first named, and this one takes long.
    duration = QtWidgets.QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(duration) == 0
