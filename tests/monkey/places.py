"""Every place in the program where somebody can be, and how often they have been there."""

from collections import Counter
from collections.abc import Iterator

from PySide6.QtWidgets import QApplication, QMessageBox, QTabWidget, QWidget

from tests.main_window import Window
from tictac_gui.course.chapters import COURSE
from tictac_gui.course.window import CourseWindow
from tictac_gui.engine import Difficulty
from tictac_gui.games import GAMES
from tictac_gui.look.appearance import Appearance
from tictac_gui.play.setup import Players

BESIDE_A_GAME = {
    "StatisticsWindow": "statistics",
    "PastGamesWindow": "past_games",
    "MatchupWindow": "matchups",
    "ProofWindow": "proof",
    "PositionWindow": "open_position",
    "PuzzleWindow": "puzzles",
}
"""The windows that are about a game, and what opens each."""
OTHERS = {
    "NamesDialog": "names",
    "CourseWindow": "course",
    "HowToPlay": "how_to_play",
    "KeyboardShortcuts": "keyboard_shortcuts",
    "About": "about",
    "About Qt": "about_qt",
}
ASKED_FOR = {
    "LicencesWindow": ("About", "licences"),
    "clear statistics?": ("StatisticsWindow", "clear"),
    "reset puzzles?": ("PuzzleWindow", "reset"),
    "QFileDialog": ("MatchupWindow", "save"),
}
"""What a button in another window opens."""
MOVES = "moves"
PAGES = ("search tree", "methods")
FONTS = (0.8, 1.0, 1.5, 2.0)
_QUESTIONS = {"StatisticsWindow": "clear statistics?", "PuzzleWindow": "reset puzzles?"}

PLACES = [
    *(f"{kind} of {game.name}" for kind in BESIDE_A_GAME for game in GAMES),
    *OTHERS,
    *ASKED_FOR,
    *(f"{page} of {game.name}" for page in (MOVES, *PAGES) for game in GAMES),
    *("code by call", "code by line"),
    *(f"chapter {chapter.key}" for chapter in COURSE),
    *("light", "dark", "light with high contrast", "dark with high contrast"),
    *("language english", "language german"),
    *(f"font × {factor}" for factor in FONTS),
    *(f"players {players.name.lower()}" for players in Players),
    *(f"level {difficulty.name.lower()}" for difficulty in Difficulty),
    *("level adaptive", "menu"),
]


class Places:
    """Keeps count of places."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._usual_font = QApplication.font()
        self.reached = Counter(dict.fromkeys(PLACES, 0))

    @property
    def rarest(self) -> list[str]:
        """The places where they have been least often."""
        least = min(self.reached.values())
        return [place for place, times in self.reached.items() if times == least]

    @property
    def missed(self) -> list[str]:
        return [place for place, times in self.reached.items() if not times]

    def __str__(self) -> str:
        """Say how often they have been where, the rarest first."""
        return "\n".join(f"{times:6} {place}" for place, times in self.reached.most_common()[::-1])

    def look_around(self) -> None:
        self.reached.update(self.reached.keys() & set(self.here()))

    def here(self) -> Iterator[str]:
        """Yield the names of the places where they are now."""
        controller = self._window.controller
        game = controller.setup.game.name
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible():
                name = window_name(widget)
                yield f"{name} of {game}" if name in BESIDE_A_GAME else name
        yield from self._analysis(game)
        yield f"players {controller.setup.players.name.lower()}"
        yield f"level {controller.setup.difficulty.name.lower()}"
        yield from (
            f"chapter {course.session.chapter.key}"
            for course in self._window.widget.findChildren(CourseWindow)
        )
        if appearance := self._window.widget.findChild(Appearance):
            theme = "dark" if appearance.look.theme.ground.lightness() < 128 else "light"
            yield theme + (" with high contrast" if appearance.wants_high_contrast else "")
        title = self._window.action("new_game").text()
        yield "language english" if title == "&New Game" else "language german"
        yield f"font × {round(self._font_factor, 1)}"

    def _analysis(self, game: str) -> Iterator[str]:
        if self._window.widget.analysis.is_open:
            yield f"{MOVES} of {game}"
        tabs = self._window.widget.findChild(QTabWidget, "thinking_tabs")
        if tabs and tabs.isVisible():
            yield f"{PAGES[tabs.currentIndex()]} of {game}"
            if (code := tabs.findChild(QWidget, "code")) and code.isVisible():
                by_line = self._window.widget.code.is_by_line
                yield "code by line" if by_line else "code by call"

    @property
    def _font_factor(self) -> float:
        return QApplication.font().pointSizeF() / self._usual_font.pointSizeF()


def window_name(widget: QWidget) -> str:
    """Name a window by its class, or by what it asks."""
    if isinstance(widget, QMessageBox):
        if "Qt" in widget.windowTitle():
            return "About Qt"
        return _QUESTIONS.get(type(widget.parentWidget()).__name__, "QMessageBox")
    kind = type(widget).__name__
    return "menu" if kind.endswith("Menu") else kind
