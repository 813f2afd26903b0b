"""What is chosen before match-ups are played: who plays, how many games, and the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.marks import MarkIcon
from tictac_gui.engine import Mark
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.menus import Menu
from tictac_gui.words import game_words, number_words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from tictac_gui.look.look import Look
    from tictac_gui.matchups.model import Options
    from tictac_gui.play.tournament import Pairing

_TOGGLING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Participants(QPushButton):
    """A button with a menu of all players, in which any number of them is ticked."""

    changed = Signal()

    def __init__(self, players: Iterable[str], chosen: Collection[str]) -> None:
        super().__init__()
        self.setObjectName("participants")
        self.setAutoDefault(False)
        self._actions = {player: QAction(game_words.contestant_name(player)) for player in players}
        menu = _OpenMenu(self)
        for action in self._actions.values():
            action.setCheckable(True)
            action.triggered.connect(self._on_triggered)
            menu.addAction(action)
        self.setMenu(menu)
        self.show_chosen(chosen)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Who takes part."""
        return tuple(player for player, action in self._actions.items() if action.isChecked())

    def show_chosen(self, chosen: Collection[str]) -> None:
        """Tick these players, without emitting `changed`."""
        for player, action in self._actions.items():
            action.setChecked(player in chosen)
        self._describe()

    def _describe(self) -> None:
        self.setText(self.tr("Players: {0} of {1}").format(len(self.chosen), len(self._actions)))

    @Slot()
    def _on_triggered(self) -> None:
        if not self.chosen:
            # Somebody has to play.
            cast("QAction", self.sender()).setChecked(True)
            return
        self._describe()
        self.changed.emit()


class _OpenMenu(Menu):
    """Stays open while several items are ticked, one after the other."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if action := self.actionAt(event.position().toPoint()):
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _TOGGLING_KEYS and (action := self.activeAction()):
            action.trigger()
        else:
            super().keyPressEvent(event)


_LEAST_LETTERS = 12


class PairingChooser(QWidget):
    """A list of players for each mark, and a button that swaps them."""

    pairing_chosen = Signal()

    def __init__(self, players: Iterable[str], look: Look) -> None:
        super().__init__()
        self._players = tuple(players)
        names = {Mark.X: self.tr("Who plays X"), Mark.O: self.tr("Who plays O")}
        self._boxes = {mark: self._box(mark, names[mark]) for mark in Mark}
        self._swap = QPushButton(self.tr("Swap"))
        self._swap.setObjectName("swap")
        self._swap.setAutoDefault(False)
        self._swap.setToolTip(self.tr("Let the players swap sides."))
        self._swap.clicked.connect(self._on_swap_clicked)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(8)
        for row, mark in enumerate(Mark):
            layout.addWidget(MarkIcon(mark, look), row, 0)
            layout.addWidget(self._boxes[mark], row, 1)
        layout.addWidget(self._swap, 0, 2, 2, 1)
        layout.setColumnStretch(3, 1)
        self.setFocusProxy(self._boxes[Mark.X])

    @property
    def pairing(self) -> Pairing:
        """Who plays X and who plays O."""
        x, o = (self._players[box.currentIndex()] for box in self._boxes.values())
        return x, o

    def show_pairing(self, pairing: Pairing) -> None:
        """Show players without emitting `pairing_chosen`."""
        for mark, player in zip(Mark, pairing, strict=True):
            box = self._boxes[mark]
            with QSignalBlocker(box):
                box.setCurrentIndex(self._players.index(player))

    def _box(self, mark: Mark, name: str) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"player_{mark.value.lower()}")
        box.setAccessibleName(name)
        box.addItems([game_words.contestant_name(player) for player in self._players])
        # With large fonts, it may be narrower than the longest name.
        box.setMinimumContentsLength(_LEAST_LETTERS)
        # A list that needs scrolling would hide what there is.
        box.setMaxVisibleItems(len(self._players))
        box.currentIndexChanged.connect(self.pairing_chosen)
        return box

    @Slot()
    def _on_swap_clicked(self) -> None:
        x, o = self.pairing
        self.show_pairing((o, x))
        self.pairing_chosen.emit()


LARGEST_SEED = 2**31 - 1
"""The largest value of a spin box."""


class RunOptions(QWidget):
    """Boxes for both, and what decides whether the seed is kept."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._chosen = options
        fewest, most = options.bounds
        self._games = QSpinBox(minimum=fewest, maximum=most, value=options.games)
        self._games.setObjectName("games")
        self._games.setGroupSeparatorShown(True)
        self._games.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        self._games.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        bounds = self.tr("From {0} to {1} games").format(
            number_words.number(fewest), number_words.number(most)
        )
        self._games.setToolTip(bounds)
        self._games.setAccessibleDescription(bounds)
        self._games.valueChanged.connect(self._on_games_entered)
        self._seed = QSpinBox(minimum=0, maximum=LARGEST_SEED)
        self._seed.setObjectName("seed")
        self._seed.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self._seed.setToolTip(self.tr("The same seed plays the same games again."))
        self._seed.setAccessibleDescription(self._seed.toolTip())
        self._seed.valueChanged.connect(self._on_seed_entered)
        self._draw = QPushButton(self.tr("New seed"))
        self._draw.setObjectName("new_seed")
        self._draw.setAutoDefault(False)
        self._draw.clicked.connect(self._on_draw_clicked)
        self._keep = QCheckBox(self.tr("Keep for the next run"))
        self._keep.setObjectName("keep_seed")
        self._keep.toggled.connect(self._on_keep_toggled)
        self._note = QLabel()
        self._note.setObjectName("seed_note")
        self._note.setWordWrap(True)
        self._note.hide()
        self._lay_out()
        self.refresh()

    def read(self) -> None:
        """Take what was typed."""
        # Clicking a button doesn't always take the focus, so it may not be read yet.
        self._games.interpretText()
        self._seed.interpretText()

    def refresh(self) -> None:
        """Show the options as they are now."""
        with QSignalBlocker(self._seed):
            # Not if it is the same: it may be just being typed.
            if self._seed.value() != self._chosen.seed:
                self._seed.setValue(self._chosen.seed)
        self._keep.setChecked(self._chosen.keeps_seed)

    def show_note(self, text: str) -> None:
        """Say what is special about the seed, if anything."""
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self._seed.setAccessibleDescription(text or self._seed.toolTip())

    def _lay_out(self) -> None:
        games, seed = QLabel(self.tr("Games")), QLabel(self.tr("Seed"))
        games.setBuddy(self._games)
        seed.setBuddy(self._seed)
        self._games.setAccessibleName(games.text())
        self._seed.setAccessibleName(seed.text())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        pairs = [_beside(games, self._games), _beside(seed, self._seed)]
        layout.addWidget(ButtonBar([*pairs, self._draw, self._keep], []))
        layout.addWidget(self._note)

    @Slot(int)
    def _on_games_entered(self, games: int) -> None:
        self._chosen.games = games

    @Slot(int)
    def _on_seed_entered(self, seed: int) -> None:
        self._chosen.enter_seed(seed)
        self.refresh()

    @Slot(bool)
    def _on_keep_toggled(self, keeps_seed: bool) -> None:
        self._chosen.keeps_seed = keeps_seed

    @Slot()
    def _on_draw_clicked(self) -> None:
        self._chosen.draw_seed()
        self.refresh()


def _beside(label: QLabel, box: QSpinBox) -> QWidget:
    """Keep a box and its name together."""
    pair = QWidget()
    layout = QHBoxLayout(pair)
    layout.setContentsMargins(0, 0, 8, 0)
    layout.addWidget(label)
    layout.addWidget(box)
    return pair
