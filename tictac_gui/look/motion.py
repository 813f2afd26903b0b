"""Whether there are animations, and how long they take."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MARK_MS = 180
LINE_MS = 240
DROP_MS = 240
"""For a disc that falls all the way down."""
CELEBRATION_MS = 900
"""Nothing waits for it."""
PULSE_MS = 900


class Motion(QObject):
    """Motion as the person chose it, unless the system asks for less of it."""

    changed = Signal(bool)

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
        self.changed.emit(is_chosen)

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Show at once what is shown meanwhile, since it is nothing new."""
        self._is_suspended = True
        try:
            yield
        finally:
            self._is_suspended = False


def _system_reduces_motion() -> bool:
    """Return whether the system asks for less motion, as far as Qt knows."""
    # Keep the owner: PySide 6.12 deletes the hints along with the last reference to it.
    style_hints = QApplication.styleHints()
    hints = style_hints.accessibility()
    # Qt 6.12 and newer report the system's preference; before that, a style without animations
    # is the only indication.
    if hasattr(hints, "motionPreference"):
        return bool(hints.motionPreference().name == "ReducedMotion")
    # By way of its module: PySide6 makes a class when it is first named, and this one takes long.
    duration = QtWidgets.QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(duration) == 0
