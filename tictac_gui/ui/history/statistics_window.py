"""The statistics window: what a person has achieved at each difficulty, with a way to clear it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.ui.history.tally_card import TallyCard
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.legend import Legend
from tictac_gui.ui.widgets.result_bar import Sides
from tictac_gui.ui.words import menu_words

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.play.kept.database import Database
    from tictac_gui.play.kept.store import Store
    from tictac_gui.play.records import Tally
    from tictac_gui.ui.look.look import Look


class StatisticsWindow(QDialog):
    """Shows the counts of one game, live; clearing can be undone until the window closes."""

    games_changed = Signal()
    """All games have been cleared or restored."""

    def __init__(self, game: Game, store: Store, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        title = self.tr("Statistics: {0}")
        self.setWindowTitle(title.format(menu_words.game_name(game)))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._game = game
        self._store = store
        self._request: int | None = None
        self._change: int | None = None
        self._is_cleared = False
        self._message = QLabel(self.tr("The statistics can't be read at the moment."))
        self._message.setObjectName("message")
        self._message.setWordWrap(True)
        self._message.hide()
        self._legend = Legend(Sides.PERSON, look, self.tr("Won"), self.tr("Drawn"), self.tr("Lost"))
        self._cards = {level: TallyCard(level, look) for level in game.levels}
        self._clear = QPushButton()
        self._clear.setObjectName("clear")
        self._clear.setAutoDefault(False)
        self._clear.clicked.connect(self._on_clear_clicked)
        self._close = QPushButton(self.tr("Close"))
        self._close.setObjectName("close")
        self._close.clicked.connect(self.close)
        self._lay_out()
        self.finished.connect(self._on_finished)
        store.answered.connect(self._on_answered)
        store.saving_resumed.connect(self.refresh)
        self._show_clearing(count=0)
        self._close.setFocus()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read the counts again."""
        self._request = self._store.ask(partial(_counts, self._game))

    def take_over(self, former: StatisticsWindow) -> None:
        """Go on where another window is, so that closing it decides nothing."""
        self._is_cleared, former._is_cleared = former._is_cleared, False
        self._change, former._change = former._change, None
        self._show_clearing(count=0)

    def _lay_out(self) -> None:
        cards = QWidget()
        column = QVBoxLayout(cards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for card in self._cards.values():
            column.addWidget(card)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setWidget(cards)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setMinimumSize(340, 200)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addWidget(self._message)
        layout.addWidget(self._legend)
        layout.addWidget(scroll, stretch=1)
        layout.addWidget(ButtonBar([self._clear], [self._close]))

    def _show_clearing(self, count: int) -> None:
        self._clear.setText(self.tr("Undo clear") if self._is_cleared else self.tr("Clear…"))
        self._clear.setEnabled(self._is_cleared or count > 0)

    @Slot(int, object)
    def _on_answered(self, request: int, answer: object) -> None:
        if request not in (self._request, self._change):
            return
        self._message.setVisible(answer is None)
        if request == self._change:
            self._change = None
            if answer:
                self._is_cleared = not self._is_cleared
                cleared, restored = self.tr("Cleared."), self.tr("Restored.")
                announce(self._clear, cleared if self._is_cleared else restored)
                self.games_changed.emit()
                self.refresh()
        else:
            self._request = None
            if answer:
                tallies, count = cast("tuple[list[Tally], int]", answer)
                for tally in tallies:
                    self._cards[tally.difficulty].show_tally(tally)
                self._show_clearing(count)

    @Slot()
    def _on_clear_clicked(self) -> None:
        if self._change is not None:
            return
        if self._is_cleared:
            self._change = self._store.change(partial(_restore, self._game))
        else:
            self._confirm()

    def _confirm(self) -> None:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Clear Statistics"))
        text = self.tr("Clear all statistics and past games of {0}?")
        box.setText(text.format(menu_words.game_name(self._game)))
        box.setInformativeText(self.tr("You can undo this until the statistics are closed."))
        clear = box.addButton(self.tr("Clear"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        clear.setObjectName("confirm_clear")
        keep.setObjectName("keep")
        box.setDefaultButton(keep)
        box.accepted.connect(self._on_clear_confirmed)
        # Not `exec`, so that the game and the store carry on.
        box.open()

    @Slot()
    def _on_clear_confirmed(self) -> None:
        self._change = self._store.change(partial(_clear, self._game))

    @Slot()
    def _on_finished(self) -> None:
        if self._is_cleared or self._change is not None:
            self._store.purge()
        if self._change is not None:
            # The answer would arrive too late. Anything asked from now on is answered after it, and
            # so reflects the change.
            self._request = self._change = None
            self.games_changed.emit()

    def sizeHint(self) -> QSize:
        return QSize(440, 600)


def _counts(game: Game, database: Database) -> tuple[list[Tally], int]:
    return database.tallies(game), database.count(game)


def _clear(game: Game, database: Database) -> bool:
    database.clear(game)
    # Not None, which would mean that it failed.
    return True


def _restore(game: Game, database: Database) -> bool:
    database.restore(game)
    return True
