"""The window "How it thinks": the search tree with its code, and the methods, each on a tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from tictac_gui.analysis.methods_tab import MethodsTab
from tictac_gui.analysis.thinking_model import Page, ThinkingModel
from tictac_gui.analysis.tree_tab import TreeTab
from tictac_gui.board.copying import CopyActions
from tictac_gui.widgets.containers import ScrollPane

if TYPE_CHECKING:
    from tictac_gui.look.appearance import Look

_USUAL_SIZE = QSize(1240, 820)
_WIDEST_MINIMUM = 400
"""Below this width the tabs don't scroll sideways."""


class ThinkingWindow(QDialog):
    """Shows the search of the position on the board; the board shows its present thought."""

    def __init__(self, thinking: ThinkingModel, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("thinking")
        self.setWindowTitle(self.tr("How it thinks"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._thinking = thinking
        tree = TreeTab(thinking.tree, look)
        CopyActions(self, thinking.shown)
        tree.thought_shown.connect(thinking.thought_shown)
        titles = {Page.SEARCH_TREE: self.tr("Search tree"), Page.METHODS: self.tr("Methods")}
        tabs = {Page.SEARCH_TREE: tree, Page.METHODS: MethodsTab(thinking.methods, look)}
        self._tabs = QTabWidget()
        self._tabs.setObjectName("thinking_tabs")
        self._tabs.setDocumentMode(True)
        self._tabs.setAccessibleName(self.windowTitle())
        self._tabs.tabBar().setAccessibleName(self.windowTitle())
        for page in Page:
            room = ScrollPane(_WIDEST_MINIMUM)
            room.column.addWidget(tabs[page])
            self._tabs.addTab(room, titles[page])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._tabs)
        self._show_page(thinking.page)
        thinking.page_chosen.connect(self._show_page)
        self._tabs.currentChanged.connect(self._on_current_changed)
        tree.take_focus()

    @Slot(object)
    def _show_page(self, page: Page) -> None:
        self._tabs.setCurrentIndex(list(Page).index(page))

    @Slot(int)
    def _on_current_changed(self, index: int) -> None:
        self._thinking.choose_page(list(Page)[index])

    def sizeHint(self) -> QSize:
        # Wide enough for tree and code side by side with large fonts too; the screen is the limit.
        line = self.fontMetrics().height()
        return QSize(max(_USUAL_SIZE.width(), 66 * line), max(_USUAL_SIZE.height(), 44 * line))
