"""Somebody who does anything in any order, and often goes where nobody has been."""

import gc
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QThread, QTimer, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QSlider,
    QTabBar,
    QWidget,
)

from tests.main_window import Window
from tests.monkey.hands import MOVING, TYPING, Hands
from tests.monkey.places import Places
from tests.monkey.watchdog import Watchdog
from tests.monkey.ways import Ways, is_blocked
from tictac_gui.board.board import BoardButton
from tictac_gui.window.game_panel import GamePanel

_CONTROLS = (QAbstractButton, QComboBox, QTabBar, QSlider, QLineEdit, QAbstractItemView)
_COMMANDS = (
    *("undo", "redo", "hint", "new_game", "move_values", "analysis", "back_to_game"),
    *("play_from_here", "see_turning_point", "show_search", "animations", "quit"),
)
_LOOK_EVERY = 5
_DEEPEST = 4
"""The most menus and dialogs that may wait for an answer at once: the next event leaves one."""
_NEST_MS = 3
_PATIENCE = 15
"""So many steps are taken towards a place before another is tried."""


class Monkey(QObject):
    """Does one thing after the other, also while a menu or dialog runs an event loop of its own."""

    def __init__(self, window: Window, rng: Random, watchdog: Watchdog) -> None:
        super().__init__()
        self._window = window
        self._rng = rng
        self._watchdog = watchdog
        self._hands = Hands(rng)
        self._ways = Ways(window, self._hands)
        self.places = Places(window)
        self.events = 0
        self._goal, self._patience = "", 0
        self._habits: dict[Callable[[], None], int] = {
            self._move: 30,
            self._click: 12,
            self._click_on_a_control: 12,
            self._click_on_the_board: 9,
            self._hold_a_button: 6,
            self._double_click: 2,
            self._click_on_the_right: 2,
            self._turn_wheel: 9,
            self._move_by_key: 22,
            self._type: 16,
            self._command: 6,
            self._go_on: 16,
            self._use_a_menu: 3,
            self._wait: 6,
            self._resize: 2,
            self._close: 3,
            self._look_for_garbage: 1,
        }
        self._nested = QTimer(self, interval=_NEST_MS)
        self._nested.timeout.connect(self._on_nested)
        self._level = QThread.currentThread().loopLevel()

    def do(self, events: int) -> None:
        """Have that number of further events, then leave all but the game."""
        last = self.events + events
        self._window.widget.installEventFilter(self)
        self._nested.start()
        try:
            while self.events < last:
                self._act()
        finally:
            self._nested.stop()
            self._window.widget.removeEventFilter(self)
            self._leave()

    def _leave(self) -> None:
        """Let go, close all but the main window, and look at that as usual."""
        top = self._window.widget
        self._hands.let_go(top, QPoint(1, 1))
        while popup := QApplication.activePopupWidget():
            popup.close()
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and not isinstance(widget, QMainWindow):
                widget.close()
        top.showNormal()
        self._ways.use_font(1)
        top.resize(top.sizeHint())
        top.activateWindow()

    def _act(self) -> None:
        self.events += 1
        if self.events % _LOOK_EVERY == 0:
            self.places.look_around()
        [habit] = self._rng.choices([*self._habits], [*self._habits.values()])
        depth = QThread.currentThread().loopLevel() - self._level
        if depth > _DEEPEST or isinstance(QApplication.activeModalWidget(), QFileDialog):
            # In a dialog of files, a monkey might delete some.
            habit = self._escape
        with self._watchdog.handling(habit.__name__.strip("_").replace("_", " ")):
            habit()

    @Slot()
    def _on_nested(self) -> None:
        if QThread.currentThread().loopLevel() > self._level:
            self._act()

    def _somewhere(self) -> tuple[QWidget, QPoint]:
        """Return a window and a place in it."""
        window = self._a_window()
        return window, self._spot_on(window)

    def _spot_on(self, widget: QWidget) -> QPoint:
        width, height = max(widget.width(), 1), max(widget.height(), 1)
        return QPoint(self._rng.randrange(width), self._rng.randrange(height))

    def _a_window(self) -> QWidget:
        if (popup := QApplication.activePopupWidget()) and self._rng.random() < 0.8:
            return popup
        if (modal := QApplication.activeModalWidget()) and self._rng.random() < 0.8:
            return modal
        windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        active = QApplication.activeWindow()
        if active and self._rng.random() < 0.5:
            return active
        return self._rng.choice(windows)

    def _move(self) -> None:
        self._hands.move(*self._somewhere())

    def _click(self) -> None:
        self._hands.click(*self._somewhere())

    def _double_click(self) -> None:
        self._hands.double_click(*self._somewhere())

    def _click_on_the_right(self) -> None:
        self._hands.click(*self._somewhere(), Qt.MouseButton.RightButton)

    def _turn_wheel(self) -> None:
        self._hands.turn_wheel(*self._somewhere())

    def _hold_a_button(self) -> None:
        if self._hands.held:
            self._hands.let_go(*self._somewhere())
        else:
            self._hands.press(*self._somewhere(), Qt.MouseButton.LeftButton)

    def _click_on_a_control(self) -> None:
        window = self._a_window()
        found = window.findChildren(self._rng.choice(_CONTROLS))
        if controls := [each for each in found if each.isVisible() and each.window() is window]:
            control = self._rng.choice(controls)
            self._hands.click(window, control.mapTo(window, self._spot_on(control)))

    def _click_on_the_board(self) -> None:
        window = self._window.widget
        board = self._window.find(GamePanel, "").board
        button = self._rng.choice(board.findChildren(BoardButton))
        self._hands.click(window, button.mapTo(window, button.rect().center()))

    def _move_by_key(self) -> None:
        self._hands.type(MOVING)

    def _type(self) -> None:
        self._hands.type(TYPING)

    def _escape(self) -> None:
        # What has opened last goes first, as with the key.
        if window := QApplication.activePopupWidget() or QApplication.activeModalWidget():
            window.close()

    def _command(self) -> None:
        self._ways.trigger(self._rng.choice(_COMMANDS))

    def _go_on(self) -> None:
        """Go on towards a place where they have seldom been, less keenly once they know all."""
        if not self.places.missed and self._rng.random() < 0.7:
            self._move()
            return
        if self._goal in self.places.here() or self._patience == 0:
            self._goal, self._patience = self._rng.choice(self.places.rarest), _PATIENCE
        self._patience -= 1
        if is_blocked():
            self._escape()
        else:
            self._ways.step_to(self._goal)
            # At once: some are left again with the next event.
            self.places.look_around()

    def _use_a_menu(self) -> None:
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            action = self._rng.choice(popup.actions())
            self._hands.click(popup, popup.actionGeometry(action).center())
        elif not is_blocked():
            window = self._window.widget
            bar = window.menuBar()
            place = bar.actionGeometry(self._rng.choice(bar.actions())).center()
            self._hands.click(window, bar.mapTo(window, place))

    def _wait(self) -> None:
        QApplication.processEvents()

    def _resize(self) -> None:
        window = QApplication.activeWindow()
        if not window or isinstance(window, QMenu):
            return
        match self._rng.randrange(8):
            case 0:
                window.showMaximized()
            case 1:
                window.showNormal()
            case _:
                window.resize(self._rng.randrange(150, 1000), self._rng.randrange(150, 800))

    def _look_for_garbage(self) -> None:
        """Do what the program does every ten seconds."""
        if self._rng.random() < 0.2:
            gc.collect()

    def _close(self) -> None:
        if window := QApplication.activePopupWidget() or QApplication.activeWindow():
            window.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        if event.type() is QEvent.Type.Close and watched is self._window.widget:
            # Nothing would be left to do.
            event.ignore()
            return True
        return False
