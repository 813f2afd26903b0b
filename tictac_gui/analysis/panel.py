"""The panel beside the board: its tabs, the buttons of its title, and its share of the width.

Its tabs are built when they are first shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QTabWidget, QWidget

from tictac_gui.analysis.options import AnalysisPage
from tictac_gui.widgets.containers import CentredColumn, ScrollPane

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent
    from PySide6.QtWidgets import QMainWindow

    from tictac_gui.games import BoardPosition, Game

_WIDEST_MINIMUM = 400
"""Below this width the panel doesn't scroll sideways."""
_WIDEST_BOARD = 700
"""Beyond this width, more room is more use to the tree than to the board."""
_SIDES = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
_FLOAT, _CLOSE = "qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"
"""Qt's names for the buttons in the title."""
_TEXTS = {
    _FLOAT: ("Float", "Undocks and re-attaches the dock widget"),
    _CLOSE: ("Close", "Closes the dock widget"),
}
"""The names and descriptions of these buttons in Qt's own catalogue."""


class AnalysisTab(Protocol):
    """A tab of the panel, which must also be a widget."""

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
        game: CentredColumn,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
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
        self.shared_width = SharedWidth(self, game, window)

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Pass a position to the visible tab."""
        self._shown = game, board
        self._tab(self._pages[self._tabs.currentIndex()]).show_position(game, board)

    def retranslate(self) -> None:
        """Use the current language: rename the panel, and build its tabs anew."""
        self._name_parts()
        self._title_buttons.retranslate()
        for page, former in list(self._built.items()):
            _delete(cast("QWidget", former))
            # Otherwise Qt paints the panel once without it.
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
        # The panel is also hidden while it is detached or docked, and with a minimised window.
        if self._is_closing:
            self._is_closing = False
            self.closed.emit()


def _delete(tab: QWidget) -> None:
    """Delete a tab at once, without hiding it: a search tree that is hidden stops playing."""
    tab.deleteLater()
    QCoreApplication.sendPostedEvents(tab, QEvent.Type.DeferredDelete)


class TitleButtons(QObject):
    """Paints the buttons instead of Qt, which resets their icons at every change of style."""

    def __init__(self, panel: QDockWidget) -> None:
        super().__init__(panel)
        self._buttons = {name: panel.findChildren(QAbstractButton, name) for name in _TEXTS}
        for buttons in self._buttons.values():
            for button in buttons:
                button.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the buttons in the current language; Qt does so only once."""
        for button_name, texts in _TEXTS.items():
            name, explanation = (QCoreApplication.translate("QDockWidget", text) for text in texts)
            for button in self._buttons[button_name]:
                button.setToolTip(name)
                button.setAccessibleName(name)
                button.setAccessibleDescription(explanation)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint and isinstance(watched, QAbstractButton):
            _paint(watched)
            return True
        return super().eventFilter(watched, event)


def _paint(button: QAbstractButton) -> None:
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = button.palette().color(QPalette.ColorRole.WindowText)
    room = QRectF(button.rect())
    if button.underMouse() or button.isDown():
        ground = button.palette().color(QPalette.ColorRole.Highlight)
        colour = button.palette().color(QPalette.ColorRole.HighlightedText)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(room, 3, 3)
    unit = min(room.width(), room.height()) / 14
    painter.translate(room.center())
    painter.scale(unit, unit)
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if button.objectName() == _CLOSE:
        painter.drawLine(QPointF(-3.5, -3.5), QPointF(3.5, 3.5))
        painter.drawLine(QPointF(-3.5, 3.5), QPointF(3.5, -3.5))
    else:
        painter.drawRoundedRect(QRectF(-4.5, -1.5, 6, 6), 1, 1)
        painter.drawPolyline([QPointF(-1.5, -4.5), QPointF(4.5, -4.5), QPointF(4.5, 1.5)])


class SharedWidth(QObject):
    """Gives the panel the width that the game can't use, whenever the window is resized.

    Qt alone would give all of it to the game, or take it from the game even below its minimum. The
    person's choice by dragging the separator holds from then on.
    """

    def __init__(self, panel: QDockWidget, game: CentredColumn, window: QMainWindow) -> None:
        super().__init__(panel)
        self._panel = panel
        self._window = window
        self._width = window.width()
        self._chosen: int | None = None
        self._is_restored = False
        self.show_beside(game)
        window.installEventFilter(self)

    def show_beside(self, game: CentredColumn) -> None:
        """Share the width with this widget for the game from now on."""
        self._game = game
        game.installEventFilter(self)

    def keep_restored(self) -> None:
        """Treat the widths with which the window first appears as the person's choice."""
        self._is_restored = True

    def share(self) -> None:
        """Set the panel's width, if it is beside the game."""
        if self._is_beside():
            self._lay_out()
            width = self._width_of_panel()
            self._window.resizeDocks([self._panel], [width], Qt.Orientation.Horizontal)
            self._lay_out()

    def needed(self) -> int:
        """Return how much wider the window is with the panel and the separator."""
        self._lay_out()
        separator = self._window.width() - self._game.width() - self._panel.width()
        return self._panel.sizeHint().width() + max(separator, 0)

    def _lay_out(self) -> None:
        """Lay out now; the window would paint the old layout first."""
        if layout := self._window.layout():
            layout.activate()

    def _is_beside(self) -> bool:
        is_docked = self._panel.isVisible() and not self._panel.isFloating()
        return is_docked and self._window.dockWidgetArea(self._panel) in _SIDES

    def _width_of_panel(self) -> int:
        """Return the width that the panel should have."""
        # Without the separator between them.
        width = self._game.width() + self._panel.width()
        least = self._game.least_width() + self._game.verticalScrollBar().sizeHint().width()
        game = self._chosen
        if game is None:
            game = max(self._game.useful_width(self._game.height(), _WIDEST_BOARD), least)
        return max(width - game, min(self._panel.sizeHint().width(), width - least))

    def _on_window_resized(self) -> None:
        is_changed = self._window.width() != self._width
        self._width = self._window.width()
        if self._is_restored:
            self._is_restored = False
            if self._panel.width() != self._width_of_panel():
                self._chosen = self._game.width()
        elif is_changed:
            self.share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        is_resized = event.type() is QEvent.Type.Resize
        if is_resized and self._is_beside():
            if watched is self._window:
                self._on_window_resized()
            elif self._window.width() == self._width and _is_dragging():
                self._chosen = self._game.width()
        return super().eventFilter(watched, event)


def _is_dragging() -> bool:
    # The window manager has the pointer to itself while the window is resized.
    return bool(QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton)
