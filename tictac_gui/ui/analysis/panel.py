"""The panel beside the board; its tabs are built when they are first shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QTabWidget, QWidget

from tictac_gui.ui.analysis.opener import AnalysisPage
from tictac_gui.ui.analysis.title_buttons import TitleButtons
from tictac_gui.ui.widgets.scroll_pane import ScrollPane

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent

    from tictac_gui.games import BoardPosition, Game


_WIDEST_MINIMUM = 400
"""Below this width the panel doesn't scroll sideways."""


class AnalysisTab(Protocol):
    """What the panel asks of a tab, which must also be a widget."""

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Show the analysis of a position."""


TabFactory = Callable[[], AnalysisTab]


class AnalysisPanel(QDockWidget):
    """Passes the position to the visible tab only; the others get it when they are chosen."""

    closed = Signal()
    page_chosen = Signal(object)

    def __init__(
        self,
        factories: Mapping[AnalysisPage, TabFactory],
        page: AnalysisPage,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("analysis")
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea
            | Qt.DockWidgetArea.RightDockWidgetArea
            | Qt.DockWidgetArea.BottomDockWidgetArea
        )
        self._factories = factories
        self._pages = list(factories)
        self._built: dict[AnalysisPage, AnalysisTab] = {}
        self._shown: tuple[Game, BoardPosition] | None = None
        self._is_closing = False
        self._tabs = QTabWidget()
        self._tabs.setObjectName("analysis_tabs")
        self._tabs.setDocumentMode(True)
        self._rooms = {each: ScrollPane(_WIDEST_MINIMUM) for each in self._pages}
        for room in self._rooms.values():
            self._tabs.addTab(room, "")
        self._name_parts()
        if page in self._pages:
            self._tabs.setCurrentIndex(self._pages.index(page))
        self._tabs.currentChanged.connect(self._on_current_changed)
        self.setWidget(self._tabs)
        self._title_buttons = TitleButtons(self)

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Pass a position to the visible tab."""
        self._shown = game, board
        self._tab(self._pages[self._tabs.currentIndex()]).show_position(game, board)

    def retranslate(self) -> None:
        """Name everything in the language that is used from now on, and build the tabs anew."""
        self._name_parts()
        self._title_buttons.retranslate()
        for page, former in list(self._built.items()):
            _delete(cast("QWidget", former))
            # Qt would show it later, after a picture without it.
            cast("QWidget", self._build(page)).show()
        if self._shown and not self.isHidden():
            self.show_position(*self._shown)

    def show_page(self, page: AnalysisPage) -> None:
        """Turn to a page."""
        self._tabs.setCurrentIndex(self._pages.index(page))

    def _name_parts(self) -> None:
        titles = {
            AnalysisPage.MOVES: self.tr("Moves"),
            AnalysisPage.SEARCH_TREE: self.tr("Search tree"),
            AnalysisPage.METHODS: self.tr("Methods"),
        }
        for index, page in enumerate(self._pages):
            self._tabs.setTabText(index, titles[page])
        self._tabs.setAccessibleName(self.tr("Analysis"))
        self._tabs.tabBar().setAccessibleName(self.tr("Analysis"))
        self.setWindowTitle(self.tr("Analysis"))

    def _tab(self, page: AnalysisPage) -> AnalysisTab:
        return self._built.get(page) or self._build(page)

    def _build(self, page: AnalysisPage) -> AnalysisTab:
        tab = self._built[page] = self._factories[page]()
        self._rooms[page].column.addWidget(cast("QWidget", tab))
        return tab

    @Slot(int)
    def _on_current_changed(self, index: int) -> None:
        if self._shown:
            self.show_position(*self._shown)
        self.page_chosen.emit(self._pages[index])

    def sizeHint(self) -> QSize:
        # Wide enough for all tabs, whichever of them have been built.
        width = max(420, 18 * self.fontMetrics().height())
        return QSize(width, max(480, super().sizeHint().height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that no tab handles are for the board; Qt doesn't pass them on from a floating panel.
        window = self.parentWidget()
        if window and self.isFloating():
            QCoreApplication.sendEvent(window, event)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._is_closing = True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # It is also hidden while being detached or docked, and while the window is minimised.
        if self._is_closing:
            self._is_closing = False
            self.closed.emit()


def _delete(tab: QWidget) -> None:
    """Delete a tab at once, without hiding it: a search tree that is hidden stops playing."""
    tab.deleteLater()
    QCoreApplication.sendPostedEvents(tab, QEvent.Type.DeferredDelete)
