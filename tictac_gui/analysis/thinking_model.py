"""What "How it thinks" shows: the search of the position on the board, as a tree and by methods."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.analysis.methods_model import MethodsModel
from tictac_gui.analysis.tree_model import TreeModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.analysis.code_choice import CodeChoice
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.change import Change
    from tictac_gui.play.looking_back import LookBack


class Page(Enum):
    """The pages of the window."""

    SEARCH_TREE = auto()
    METHODS = auto()


class ThinkingModel(QObject):
    """Follows the position on the board; it outlives its window, and goes on with another game.

    Tree and methods search in threads of their own, so that the game never waits for them.
    """

    page_chosen = Signal(object)
    thought_shown = Signal(object)
    """Carries the position in the focus of the search tree, or None."""

    def __init__(
        self,
        look_back: LookBack,
        new_worker: Callable[[], Asker],
        code: CodeChoice,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self.tree = TreeModel(look_back.game, new_worker(), code, self)
        self.methods = MethodsModel(look_back.game, new_worker(), self)
        self.page = Page.SEARCH_TREE
        """The page to show."""
        look_back.changed.connect(self._on_changed)
        self._show_position()

    @Slot(object)
    def choose_page(self, page: Page) -> None:
        """Turn to a page."""
        if page is not self.page:
            self.page = page
            self.page_chosen.emit(page)

    def shown(self) -> tuple[Game, BoardPosition, tuple[int, ...] | None]:
        """Return the game, the position in the focus of the page, and moves that lead there.

        Of an example, it isn't known how it came about.
        """
        game, board = self._look_back.game, self._look_back.board
        scene = self.tree.scene
        if self.page is not Page.SEARCH_TREE or not scene:
            return game, board, self._look_back.moves
        nodes, place = scene.nodes, scene.focus
        line: list[int] = []
        while (parent := nodes[place].parent) is not None:
            line[:0] = [move for move in (nodes[place].move,) if move is not None]
            place = parent
        is_of_game = scene.game is game and nodes[place].board == board
        moves = (*self._look_back.moves, *line) if is_of_game else None
        return scene.game, nodes[scene.focus].board, moves

    def shutdown(self) -> None:
        """Stop all searches and end their threads."""
        self.tree.shutdown()
        self.methods.shutdown()

    def _show_position(self) -> None:
        game, board = self._look_back.game, self._look_back.board
        self.tree.choice.show_position(game, board)
        self.methods.show_position(game, board)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.shows_position:
            self._show_position()
