"""Shows on the big board which position the search tree is about; it never touches the game.

The game's board stays as it is underneath, also for a screen reader: the tree says in words what
it is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot

from tictac_gui.ui.board.thought_board import ThoughtBoard

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition
    from tictac_gui.play.study.look_back import LookBack
    from tictac_gui.ui.board.board_widget import BoardWidget
    from tictac_gui.ui.look.look import Look


class Thought(NamedTuple):
    """A position that the search thinks about."""

    position: BoardPosition
    tried: tuple[int, ...]
    """The cells that were filled only in thought, in order."""
    is_current: bool
    """Whether the search is there now; else a person has chosen the position."""


class SearchMirror(QObject):
    """Covers the board while there is a thought to show; what changes the game uncovers it."""

    changed = Signal()
    left = Signal()
    """A person wants to see the game, not the next thought."""

    def __init__(self, board: BoardWidget, look_back: LookBack, look: Look) -> None:
        super().__init__(board)
        self._board = board
        self._look_back = look_back
        self._look = look
        self._cover: ThoughtBoard | None = None

    @property
    def is_active(self) -> bool:
        """Whether a thought covers the board."""
        return self._cover is not None and not self._cover.isHidden()

    @Slot(object)
    def show(self, thought: Thought | None) -> None:
        """Show a thought, unless it is just what the board shows; None shows the board."""
        if not thought or (not thought.tried and thought.position == self._look_back.board):
            self._uncover()
            return
        was_active = self.is_active
        if not self._cover:
            self._cover = self._make_cover()
        self._cover.show_thought(thought)
        self._cover.show()
        if not was_active:
            self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """Show the board as it is."""
        if self.is_active:
            self._uncover()
            self.left.emit()

    def _uncover(self) -> None:
        if not self._cover or not self.is_active:
            return
        had_focus = self._cover.isAncestorOf(self._board.window().focusWidget() or self._board)
        self._cover.hide()
        if had_focus:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _make_cover(self) -> ThoughtBoard:
        cover = ThoughtBoard(self._board, self._look)
        cover.left.connect(self.leave)
        return cover
