"""The window of match-ups as tests use it, and what its games should come to."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QProgressBar,
    QSpinBox,
    QTabWidget,
)

from tests.tic_tac_toe import play_match as play
from tests.window.running_window import RunningWindow
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.matchups.results import ResultRow
from tictac_gui.matchups.table import PairingTable
from tictac_gui.matchups.window import MatchupWindow
from tictac_gui.play.tournament import Pairing

RANDOM, EASY, MEDIUM, HARD, UNBEATABLE = "random", "easy", "medium", "hard", "unbeatable"
PLAYERS = list(TIC_TAC_TOE.players)
FOUR_PLAYERS = list(CONNECT_FOUR.players)
PAIRINGS = tuple(product(PLAYERS, PLAYERS))
NOTHING = ["–", "–", "–"]


class MatchupsPage(RunningWindow[MatchupWindow]):
    """The window of match-ups, reached by the names of its widgets."""

    def box(self, mark: str) -> QComboBox:
        [box] = self.widget.findChildren(QComboBox, f"player_{mark}")
        return box

    def number(self, name: str) -> QSpinBox:
        [box] = self.widget.findChildren(QSpinBox, name)
        return box

    @property
    def keep(self) -> QCheckBox:
        [box] = self.widget.findChildren(QCheckBox, "keep_seed")
        return box

    @property
    def table(self) -> PairingTable:
        [table] = self.widget.findChildren(PairingTable)
        return table

    @property
    def tabs(self) -> QTabWidget:
        [tabs] = self.widget.findChildren(QTabWidget)
        return tabs

    @property
    def progress(self) -> QProgressBar:
        [bar] = self.widget.findChildren(QProgressBar)
        return bar

    @property
    def status(self) -> str:
        [label] = self.widget.findChildren(QLabel, "status")
        return label.text()

    def row(self, name: str) -> ResultRow:
        [row] = self.widget.findChildren(ResultRow, name)
        return row

    def percentages(self, name: str) -> list[str]:
        return [plain(text) for text in self.row(name).percentages]

    @property
    def counts(self) -> list[str]:
        return self.row("played").details

    @property
    def players(self) -> list[str]:
        return PLAYERS if self.box("x").count() == len(PLAYERS) else FOUR_PLAYERS

    @property
    def pairing(self) -> Pairing:
        players = self.players
        return players[self.box("x").currentIndex()], players[self.box("o").currentIndex()]

    def choose(self, x: str, o: str) -> None:
        for mark, player in (("x", x), ("o", o)):
            self.box(mark).setCurrentIndex(self.players.index(player))
        self.wait_until_idle()

    def start(self, games: int | None = None) -> None:
        if games:
            self.number("games").setValue(games)
        self.click("start")

    def play(self, games: int | None = None) -> None:
        self.start(games)
        self.wait_until_idle()

    def show_all(self) -> None:
        self.tabs.setCurrentIndex(1)

    def cell(self, x: str, o: str) -> str:
        """What a screen reader says of a cell."""
        players = self.table.players
        index = self.table.model().index(players.index(x), players.index(o))
        return plain(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))

    def click_cell(self, x: str, o: str) -> None:
        players = self.table.players
        index = self.table.model().index(players.index(x), players.index(o))
        place = self.table.visualRect(index).center()
        self._qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def save_as(self, path: Path) -> None:
        self.click("save")
        [dialog] = self.widget.findChildren(QFileDialog)
        with self._qtbot.waitSignal(dialog.destroyed):
            # As if the person had chosen it; the dialog itself would not take a wrong folder.
            dialog.fileSelected.emit(str(path))
            dialog.reject()


OpenMatchups = Callable[..., MatchupsPage]


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def counted(x: str, o: str, games: int, seed: int) -> list[str]:
    *_, standing = play(TIC_TAC_TOE.players[x], TIC_TAC_TOE.players[o], games, seed)
    return [f"{count:,}" for count in (standing.x_wins, standing.draws, standing.o_wins)]
