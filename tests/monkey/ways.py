"""How to get to a place: takes one step at a time, as whoever knows the program would."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabWidget, QWidget

from tests.main_window import Window
from tests.monkey.hands import Hands
from tests.monkey.places import (
    ASKED_FOR,
    BESIDE_A_GAME,
    MOVES,
    OTHERS,
    PAGES,
    window_name,
)
from tictac_gui.look.theme import enlarged

_FIRST = {"QFileDialog": "start", "reset puzzles?": "show_answer"}
"""What there must be before there is something to save or to forget."""


class Ways:
    """Takes steps; what is in the way, such as another window, is left to chance."""

    def __init__(self, window: Window, hands: Hands) -> None:
        self._window = window
        self._hands = hands
        self._usual_font = QApplication.font()
        self._openers = BESIDE_A_GAME | OTHERS

    def trigger(self, name: str) -> None:
        """Do what a menu offers, if it can be reached and offers it now."""
        action = self._window.action(name)
        if not is_blocked() and action.isVisible() and action.isEnabled():
            action.trigger()

    def use_font(self, factor: float) -> None:
        """Make all fonts larger by a factor, as a setting of the system would."""
        QApplication.setFont(enlarged(self._usual_font, factor))

    def step_to(self, place: str) -> None:
        """Take a step towards a place."""
        subject, _, game = place.partition(" of ")
        if game and self._window.controller.setup.game.name != game:
            self.trigger(game.replace("-", "_"))
        elif subject == MOVES:
            self.trigger("analysis")
        elif subject in PAGES:
            self._open_page(PAGES.index(subject))
        elif subject in self._openers:
            self._open(subject)
        elif subject in ASKED_FOR:
            self._ask_for(subject)
        else:
            kind, _, rest = place.partition(" ")
            steps: dict[str, Callable[[str], None]] = {
                "chapter": self._open_chapter,
                "code": self._show_code,
                "font": lambda factor: self.use_font(float(factor.removeprefix("× "))),
                "language": lambda name: self.trigger(f"language_{name}"),
                "players": self.trigger,
                "level": self._choose_level,
                "menu": self._open_menu,
            }
            steps.get(kind, lambda _rest: self._choose_look(place))(rest)

    def _open(self, kind: str) -> None:
        name = self._openers[kind]
        if kind == "NamesDialog" and not self._window.action(name).isEnabled():
            name = "two_people"
        self.trigger(name)

    def _ask_for(self, kind: str) -> None:
        window, name = ASKED_FOR[kind]
        if not self._opened(window):
            self._open(window)
        elif not self._press(window, name) and kind in _FIRST:
            self._press(window, _FIRST[kind])

    def _open_page(self, page: int) -> None:
        tabs = self._window.widget.findChild(QTabWidget, "thinking_tabs")
        if not tabs or not tabs.isVisible():
            self.trigger("thinking")
        elif not is_blocked():
            bar = tabs.tabBar()
            place = bar.mapTo(bar.window(), bar.tabRect(page).center())
            self._hands.click(bar.window(), place)

    def _open_chapter(self, key: str) -> None:
        if not self._opened("CourseWindow"):
            self._open("CourseWindow")
        elif not self._press("CourseWindow", f"chapter_{key}"):
            # In a narrow window the chapters are on a page of their own.
            self._press("CourseWindow", "course_chapters")

    def _show_code(self, unit: str) -> None:
        tabs = self._window.widget.findChild(QTabWidget, "thinking_tabs")
        if not tabs or not tabs.isVisible() or tabs.currentIndex() != 0:
            self._open_page(0)
        elif not is_blocked():
            code = self._window.widget.code
            code.show_code(True)
            code.step_by_line(unit == "by line")

    def _choose_level(self, name: str) -> None:
        self.trigger("person_as_x" if not self._window.action(name).isVisible() else name)

    def _choose_look(self, place: str) -> None:
        contrast = self._window.action("high_contrast")
        if contrast.isChecked() != place.endswith("high contrast"):
            self.trigger("high_contrast")
        else:
            self.trigger(place.partition(" ")[0])

    def _open_menu(self, _rest: str) -> None:
        bar = self._window.widget.menuBar()
        place = bar.actionGeometry(bar.actions()[0]).center()
        self._hands.click(self._window.widget, bar.mapTo(self._window.widget, place))

    def _opened(self, kind: str) -> QWidget | None:
        found = (each for each in QApplication.topLevelWidgets() if window_name(each) == kind)
        return next((each for each in found if each.isVisible()), None)

    def _press(self, kind: str, name: str) -> bool:
        """Press a button in a window of this kind; return whether it is there to be pressed."""
        window = self._opened(kind)
        button = window.findChild(QAbstractButton, name) if window else None
        if not window or not button or not button.isVisible() or not button.isEnabled():
            return False
        window.activateWindow()
        # As Tab would: what has the keyboard is scrolled into sight.
        button.setFocus(Qt.FocusReason.TabFocusReason)
        self._hands.click(window, button.mapTo(window, button.rect().center()))
        return True


def is_blocked() -> bool:
    """Return whether a menu or a question is open, which has to be left first."""
    return bool(QApplication.activePopupWidget() or QApplication.activeModalWidget())
