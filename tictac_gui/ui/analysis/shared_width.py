"""How the game and the panel beside it share the width of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget, QMainWindow

    from tictac_gui.ui.widgets.centred_column import CentredColumn

_WIDEST_BOARD = 700
"""Beyond that, there is more to be seen in a larger tree than on a larger board."""
_SIDES = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea


class SharedWidth(QObject):
    """Gives the panel all that the game has no use for, whenever the window changes its width.

    Qt alone would give it all to the game, and take it from the game even where that has less than
    it needs. What the person chooses by dragging the separator holds from then on.
    """

    def __init__(self, window: QMainWindow, game: CentredColumn) -> None:
        super().__init__(window)
        self._window = window
        self.show_beside(game)
        self._panel: QDockWidget | None = None
        self._width = 0
        self._chosen: int | None = None
        self._is_restored = False

    def show_beside(self, game: CentredColumn) -> None:
        """Share the width with this widget for the game from now on."""
        self._game = game
        game.installEventFilter(self)

    def follow(self, panel: QDockWidget) -> None:
        """Share the width with this panel from now on."""
        self._panel = panel
        self._width = self._window.width()
        self._window.installEventFilter(self)

    def keep_restored(self) -> None:
        """Take the widths with which the window first appears for what the person has chosen."""
        self._is_restored = True

    def share(self) -> None:
        """Set the panel's width, if it is beside the game."""
        if not self._panel or not self._is_beside(self._panel):
            return
        self._lay_out()
        width = self._width_of(self._panel)
        self._window.resizeDocks([self._panel], [width], Qt.Orientation.Horizontal)
        self._lay_out()

    def beside(self, panel: QDockWidget) -> int:
        """Return how much wider a window is with the panel: that and the separator."""
        self._lay_out()
        separator = self._window.width() - self._game.width() - panel.width()
        return panel.sizeHint().width() + max(separator, 0)

    def _lay_out(self) -> None:
        """Don't wait until the window would do it by itself, and paint what holds by then."""
        if layout := self._window.layout():
            layout.activate()

    def _is_beside(self, panel: QDockWidget) -> bool:
        is_docked = panel.isVisible() and not panel.isFloating()
        return is_docked and self._window.dockWidgetArea(panel) in _SIDES

    def _width_of(self, panel: QDockWidget) -> int:
        """Return the width that the panel should have."""
        # Without the separator between them.
        width = self._game.width() + panel.width()
        least = self._game.least_width() + self._game.verticalScrollBar().sizeHint().width()
        game = self._chosen
        if game is None:
            game = max(self._game.useful_width(self._game.height(), _WIDEST_BOARD), least)
        return max(width - game, min(panel.sizeHint().width(), width - least))

    def _on_window_resized(self, panel: QDockWidget) -> None:
        is_changed = self._window.width() != self._width
        self._width = self._window.width()
        if self._is_restored:
            self._is_restored = False
            if panel.width() != self._width_of(panel):
                self._chosen = self._game.width()
        elif is_changed:
            self.share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        is_resized = event.type() is QEvent.Type.Resize
        if is_resized and self._panel and self._is_beside(self._panel):
            if watched is self._window:
                self._on_window_resized(self._panel)
            elif self._window.width() == self._width and _is_dragging():
                self._chosen = self._game.width()
        return super().eventFilter(watched, event)


def _is_dragging() -> bool:
    # The window manager has the pointer to itself while the window is resized.
    return bool(QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton)
