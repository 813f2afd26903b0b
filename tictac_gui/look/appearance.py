"""How everything looks: the colours and the motion that the person or the system wants.

A widget reads both from `Look` each time it paints, and stores neither; Qt notifies it of changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QPalette

from tictac_gui.look import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QStyleHints
    from PySide6.QtWidgets import QApplication

    from tictac_gui.look.motion import Motion
    from tictac_gui.look.theme import Theme


@dataclass(slots=True)
class Look:
    """The colours and the motion to use."""

    theme: Theme
    motion: Motion


class Scheme(Enum):
    """The light or dark colours that the person can choose, or those of the system."""

    SYSTEM = auto()
    LIGHT = auto()
    DARK = auto()


class Appearance(QObject):
    """Sets the colours of the application, and keeps the look up to date."""

    changed = Signal()
    chosen = Signal(object)
    high_contrast_chosen = Signal(bool)

    def __init__(
        self,
        application: QApplication,
        motion: Motion,
        scheme: Scheme = Scheme.SYSTEM,
        hints: QStyleHints | None = None,
        *,
        wants_high_contrast: bool = False,
    ) -> None:
        super().__init__(application)
        self._application = application
        self._scheme = scheme
        self._wants_high_contrast = wants_high_contrast
        self._hints = hints or application.styleHints()
        # Where the platform doesn't say, judge by its palette, before ours replaces it.
        window = application.palette().color(QPalette.ColorRole.Window)
        self._is_dark_at_first = window.lightness() < 128
        self.look = Look(self._theme(), motion)
        self._hints.colorSchemeChanged.connect(self._on_system_changed)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)
        self.choose(scheme)

    @property
    def scheme(self) -> Scheme:
        """The scheme that the person chose."""
        return self._scheme

    @property
    def wants_high_contrast(self) -> bool:
        """Whether the person wants high contrast, even if the system doesn't."""
        return self._wants_high_contrast

    def choose(self, scheme: Scheme) -> None:
        """Switch to a scheme."""
        self._scheme = scheme
        self.chosen.emit(scheme)
        # So that the window frame and the platform's own dialogs match.
        self._hints.setColorScheme(
            {
                Scheme.SYSTEM: Qt.ColorScheme.Unknown,
                Scheme.LIGHT: Qt.ColorScheme.Light,
                Scheme.DARK: Qt.ColorScheme.Dark,
            }[scheme]
        )
        # Even if that has just reported a change: Qt may replace palettes after its signal.
        self._apply()

    @Slot(bool)
    def choose_high_contrast(self, wants_high_contrast: bool) -> None:
        """Show colours of high contrast, or as much contrast as the system wants."""
        self._wants_high_contrast = wants_high_contrast
        self.high_contrast_chosen.emit(wants_high_contrast)
        self._apply()

    def _theme(self) -> Theme:
        """Return the colours to use now."""
        system = self._hints.accessibility().contrastPreference()
        if self._wants_high_contrast or system is Qt.ContrastPreference.HighContrast:
            return theme.DARK_HIGH_CONTRAST if self._is_dark() else theme.LIGHT_HIGH_CONTRAST
        return theme.DARK if self._is_dark() else theme.LIGHT

    def _is_dark(self) -> bool:
        if self._scheme is not Scheme.SYSTEM:
            return self._scheme is Scheme.DARK
        system = self._hints.colorScheme()
        if system is Qt.ColorScheme.Unknown:
            return self._is_dark_at_first
        return system is Qt.ColorScheme.Dark

    def _apply(self) -> None:
        # First, since widgets paint with it as soon as their palette changes.
        self.look.theme = self._theme()
        self._application.setPalette(self.look.theme.palette())
        self.changed.emit()

    @Slot()
    def _on_system_changed(self) -> None:
        self._apply()
