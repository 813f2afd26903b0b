"""Opens the analysis panel beside the board; the panel's code is loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer, Signal, Slot

from tictac_gui.analysis.options import AnalysisPage, CodeChoice
from tictac_gui.look.placement import fit_on_screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow, QWidget

    from tictac_gui.analysis.methods_model import MethodsModel
    from tictac_gui.analysis.methods_tab import MethodsTab
    from tictac_gui.analysis.panel import AnalysisPanel, TabFactory
    from tictac_gui.analysis.tree_model import TreeModel
    from tictac_gui.analysis.tree_tab import TreeTab
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.change import Change
    from tictac_gui.play.game_review import GameReview
    from tictac_gui.play.looking_back import LookBack
    from tictac_gui.widgets.containers import CentredColumn

_LINES_FOR_CODE = 26
"""How much wider the panel is with code beside the search tree, in line heights."""


class AnalysisOpener(QObject):
    """Holds the panel and makes room for it: the window grows instead of the board shrinking.

    It owns the models of the tabs, which are built anew in another language. They search in threads
    of their own, so that the game never waits for them.
    """

    opened_changed = Signal(bool)
    page_chosen = Signal(object)
    thought_shown = Signal(object)
    """Carries the position in the focus of the search tree, or None."""
    thought_left = Signal()
    """To be emitted when a person goes back to the game."""

    def __init__(
        self,
        look_back: LookBack,
        review: GameReview,
        look: Look,
        new_worker: Callable[[], Asker],
        game: CentredColumn,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._look_back = look_back
        self._review = review
        self._look = look
        self._new_worker = new_worker
        self._game = game
        self._window = window
        self.code = CodeChoice(self)
        self._panel: AnalysisPanel | None = None
        self._tree: TreeModel | None = None
        self._methods: MethodsModel | None = None
        self._page = AnalysisPage.MOVES
        self._state: QByteArray | None = None
        self._added_width: int | None = None
        self._added_for_code = 0
        self._narrowing = QTimer(self, singleShot=True, interval=0)
        self._narrowing.timeout.connect(self._on_narrowing_timeout)
        look_back.changed.connect(self._on_changed)
        self.code.code_chosen.connect(self._on_code_chosen)

    @property
    def is_open(self) -> bool:
        """Whether the panel is open."""
        return self._panel is not None and not self._panel.isHidden()

    def show_beside(self, game: CentredColumn) -> None:
        """Share the window with another widget for the game from now on."""
        self._game = game
        if self._panel:
            self._panel.shared_width.show_beside(game)

    @property
    def panel(self) -> QWidget | None:
        """The panel, once it has been opened."""
        return self._panel

    def restore(
        self, state: QByteArray | None, page: AnalysisPage, *, is_open: bool, has_room: bool = True
    ) -> None:
        """Show what was shown when the window was last closed.

        `has_room` means that the window already has the size that it had with the panel.
        """
        self._state, self._page = state, page
        if is_open and has_room:
            self._show().shared_width.keep_restored()
            self.opened_changed.emit(True)
        elif is_open:
            self.set_open(True)

    @Slot(bool)
    def set_open(self, is_open: bool) -> None:
        """Open the panel or close it."""
        if is_open == self.is_open:
            return
        if is_open:
            before = self._window.width()
            panel = self._show()
            if not panel.isFloating():
                self._widen(before + panel.shared_width.needed() + self._width_for_code())
                panel.shared_width.share()
            self._added_width = self._window.width() - before
            self.opened_changed.emit(True)
        elif self._panel:
            self._panel.close()

    def retranslate(self) -> None:
        """Show the panel in the current language."""
        if self._panel:
            self._panel.retranslate()

    def show_page(self, page: AnalysisPage) -> None:
        """Open the panel at a page."""
        self._page = page
        self.set_open(True)
        if self._panel:
            self._panel.show_page(page)

    def shutdown(self) -> None:
        """Stop the searches of the tabs."""
        if self._panel:
            # A floating panel closes with the window, but counts as open.
            self._panel.closed.disconnect(self._on_closed)
        for model in (self._tree, self._methods):
            if model:
                model.shutdown()

    def _show(self) -> AnalysisPanel:
        if not self._panel:
            self._panel = self._make_panel()
        self._window.setAnimated(self._look.motion.is_shown)
        self._panel.show()
        self._panel.raise_()
        self._panel.show_position(self._look_back.game, self._look_back.board)
        return self._panel

    def _make_panel(self) -> AnalysisPanel:
        from tictac_gui.analysis.panel import AnalysisPanel

        panel = AnalysisPanel(self._tab_factories(), self._page, self._game, self._window)
        panel.closed.connect(self._on_closed)
        panel.page_chosen.connect(self._on_page_chosen)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
        if self._state and not self._window.restoreState(self._state):
            self._state = None
        return panel

    def _tab_factories(self) -> dict[AnalysisPage, TabFactory]:
        from tictac_gui.analysis.moves import MovesTab

        return {
            AnalysisPage.MOVES: lambda: MovesTab(self._look_back, self._review, self._look),
            AnalysisPage.SEARCH_TREE: self._make_tree,
            AnalysisPage.METHODS: self._make_methods,
        }

    def _make_tree(self) -> TreeTab:
        from tictac_gui.analysis.tree_model import TreeModel
        from tictac_gui.analysis.tree_tab import TreeTab

        if not self._tree:
            game, worker = self._look_back.game, self._new_worker()
            self._tree = TreeModel(game, worker, self.code, self._window)
            self.thought_left.connect(self._tree.pause)
        tree = TreeTab(self._tree, self._look)
        tree.thought_shown.connect(self.thought_shown)
        return tree

    def _make_methods(self) -> MethodsTab:
        from tictac_gui.analysis.methods_model import MethodsModel
        from tictac_gui.analysis.methods_tab import MethodsTab

        if not self._methods:
            self._methods = MethodsModel(self._look_back.game, self._new_worker(), self._window)
        return MethodsTab(self._methods, self._look)

    def _width_for_code(self) -> int:
        return _LINES_FOR_CODE * self._window.fontMetrics().height() if self.code.has_code else 0

    def _widen(self, width: int) -> None:
        """Widen the window as far as the screen allows, unless it is maximised."""
        window = self._window
        if not (window.isMaximized() or window.isFullScreen()):
            window.resize(width, window.height())
            fit_on_screen(window)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.shows_position and self._panel and self.is_open:
            self._panel.show_position(self._look_back.game, self._look_back.board)

    @Slot(bool)
    def _on_code_chosen(self, has_code: bool) -> None:
        """Add width for the code beside the tree, or remove it again."""
        panel, before = self._panel, self._window.width()
        if not panel or panel.isHidden() or panel.isFloating():
            return
        missing = panel.sizeHint().width() + self._width_for_code() - panel.width()
        wanted = max(missing, 0) if has_code else -self._added_for_code
        if wanted:
            self._widen(before + wanted)
        self._added_for_code = self._window.width() - before if has_code else 0
        if self._added_width is not None:
            self._added_width += self._window.width() - before

    @Slot()
    def _on_closed(self) -> None:
        # The window can only shrink once it has noticed that the panel is gone.
        self._narrowing.start()
        self._look_back.leave()
        self.opened_changed.emit(False)

    @Slot()
    def _on_narrowing_timeout(self) -> None:
        """Remove the width that was added for the panel."""
        panel, window = self._panel, self._window
        is_whole = window.isMaximized() or window.isFullScreen()
        if not panel or self.is_open or panel.isFloating() or is_whole:
            return
        if self._added_width is None:
            # The panel was open at the start; the menus may need more width than the game had.
            width = max(window.width() - panel.width(), window.menuBar().sizeHint().width())
        else:
            width = window.width() - self._added_width
        window.resize(width, window.height())

    @Slot(object)
    def _on_page_chosen(self, page: AnalysisPage) -> None:
        self._page = page
        self.page_chosen.emit(page)
