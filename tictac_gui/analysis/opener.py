"""Opens "This game" beside the board; its code is loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal, Slot

from tictac_gui.look.placement import discard, fit_on_screen, room_for

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from tictac_gui.analysis.this_game import ThisGame
    from tictac_gui.board.move_values import MoveValues
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.game_review import GameReview
    from tictac_gui.play.looking_back import LookBack
    from tictac_gui.widgets.side_by_side import SideBySide


class AnalysisOpener(QObject):
    """Makes the panel anew each time, and makes room for it: the window grows, the board stays.

    Closing it leaves the window where it was before.
    """

    opened_changed = Signal(bool)
    thinking_asked = Signal()
    """A person wants to see how the position on the board is searched."""

    def __init__(
        self,
        look_back: LookBack,
        review: GameReview,
        values: MoveValues,
        look: Look,
        room: SideBySide,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._look_back = look_back
        self._review = review
        self._values = values
        self._look = look
        self._room = room
        self._window = window
        self._panel: ThisGame | None = None
        self._grown: tuple[QRect, QRect] | None = None
        """Where the window was before the panel was opened, and where afterwards.

        None if the panel was open at the start.
        """
        room.placed.connect(self._on_placed)
        room.crowded.connect(self._on_crowded)

    @property
    def is_open(self) -> bool:
        """Whether the panel is open."""
        return self._panel is not None

    def restore(self, *, is_open: bool, has_room: bool) -> None:
        """Open the panel if it was open when the program ended.

        `has_room` means that the window already has the size that it had with the panel. A program
        that has just been started never shows the panel instead of the board.
        """
        if not is_open:
            return
        panel, kept = self._make_panel(), 0 if has_room else self._window.width()
        if not has_room:
            self._grow_for(panel, kept)
        if self._room.has_room(self._window.size(), panel, kept):
            self._open(panel, kept)
        else:
            panel.deleteLater()

    @Slot(bool)
    def set_open(self, is_open: bool) -> None:
        """Open the panel or close it."""
        if is_open and not self._panel:
            panel, kept = self._make_panel(), self._window.width()
            self._grow_for(panel, kept)
            self._open(panel, kept)
            if self._room.is_in_place:
                panel.setFocus()
        elif not is_open and self._panel:
            if not self._room.is_in_place:
                self._look_back.leave()
            self._shrink()
            self._close()

    def retranslate(self) -> None:
        """Show the panel in the current language."""
        if former := self._panel:
            self._panel = self._make_panel()
            self._room.replace_other(self._panel)
            discard(former)

    def _make_panel(self) -> ThisGame:
        from tictac_gui.analysis.this_game import ThisGame

        panel = ThisGame(self._look_back, self._review, self._values, self._look)
        # Before it has a parent, it doesn't have the window's style and font.
        panel.setParent(self._room)
        panel.left.connect(self._on_left)
        panel.thinking_asked.connect(self.thinking_asked)
        return panel

    def _open(self, panel: ThisGame, kept: int = 0) -> None:
        self._panel = panel
        self._room.show_other(panel, kept=kept)
        panel.offer_way_back(is_offered=self._room.is_in_place)
        self.opened_changed.emit(True)

    def _close(self) -> None:
        panel, self._panel = self._panel, None
        self._room.show_other(None)
        # While it still has the keyboard, which Qt would hand to just any other widget.
        self.opened_changed.emit(False)
        if panel:
            panel.hide()
            # Not at once: its own button may have closed it.
            panel.deleteLater()

    def _grow_for(self, panel: ThisGame, kept: int) -> None:
        """Widen the window as far as needed and possible, unless that would not be enough."""
        window = self._window
        size, before = window.size(), window.geometry()
        self._grown = before, before
        wanted = self._room.wanted_width(panel, size)
        if window.isMaximized() or window.isFullScreen() or wanted <= size.width():
            return
        size.setWidth(min(wanted, room_for(window).width()))
        if self._room.has_room(size, panel, kept):
            window.resize(size)
            fit_on_screen(window)
            self._grown = before, window.geometry()

    def _shrink(self) -> None:
        """Put the window back to where it was, as far as it has not been moved or resized since."""
        window, now = self._window, self._window.geometry()
        if window.isMaximized() or window.isFullScreen() or not self._room.is_beside:
            return
        if self._grown:
            before, after = self._grown
            if now.left() == after.left():
                now.setLeft(before.left())
            now.setWidth(window.width() - (after.width() - before.width()))
        else:
            # It was open at the start; the menus may need more width than the game had.
            width = window.width() - self._room.width_of_other()
            now.setWidth(max(width, window.menuBar().sizeHint().width()))
        window.setGeometry(now)

    @Slot()
    def _on_placed(self) -> None:
        if self._panel:
            self._panel.offer_way_back(is_offered=self._room.is_in_place)

    @Slot()
    def _on_crowded(self) -> None:
        self._close()

    @Slot()
    def _on_left(self) -> None:
        self.set_open(False)
