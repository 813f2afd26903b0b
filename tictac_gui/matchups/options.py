"""The choices before match-ups are played: the players, the number of games and the seed."""

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
    QMenu,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.marks import MarkIcon, has_discs
from tictac_gui.engine import Mark
from tictac_gui.matchups import words
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look
    from tictac_gui.matchups.model import Options
    from tictac_gui.play.tournament import Pairing

_TOGGLING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_LEAST_LETTERS = 12
"""With large fonts, a list may be narrower than its longest name."""
LARGEST_SEED = 2**31 - 1
"""The largest value of a spin box."""


class Participants(QPushButton):
    """A button with a menu in which any number of players is ticked."""

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
        """The players who take part."""
        return tuple(player for player, action in self._actions.items() if action.isChecked())

    def show_chosen(self, chosen: Collection[str]) -> None:
        """Tick these players, without emitting `changed`."""
        for player, action in self._actions.items():
            action.setChecked(player in chosen)
        self._describe()

    def _describe(self) -> None:
        self.setText(words.participants_label(len(self.chosen), len(self._actions)))

    @Slot()
    def _on_triggered(self) -> None:
        if not self.chosen:
            # At least one player has to take part.
            cast("QAction", self.sender()).setChecked(True)
            return
        self._describe()
        self.changed.emit()


class _OpenMenu(QMenu):
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


class PairingChooser(QWidget):
    """A list of players for each mark, and a button that swaps them."""

    pairing_chosen = Signal()

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__()
        self._players = tuple(game.players)
        self._boxes = {mark: self._box(mark, words.who_plays(game, mark)) for mark in Mark}
        self._swap = QPushButton(self.tr("Swap"))
        self._swap.setObjectName("swap")
        self._swap.setAutoDefault(False)
        self._swap.setToolTip(words.swap_tip())
        self._swap.clicked.connect(self._on_swap_clicked)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(8)
        for row, mark in enumerate(Mark):
            layout.addWidget(MarkIcon(mark, look, is_disc=has_discs(game.start)), row, 0)
            layout.addWidget(self._boxes[mark], row, 1)
        layout.addWidget(self._swap, 0, 2, 2, 1)
        layout.setColumnStretch(3, 1)
        self.setFocusProxy(self._boxes[Mark.X])

    @property
    def pairing(self) -> Pairing:
        """The players of X and O."""
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
        box.setMinimumContentsLength(_LEAST_LETTERS)
        # All players are visible without scrolling.
        box.setMaxVisibleItems(len(self._players))
        box.currentIndexChanged.connect(self.pairing_chosen)
        return box

    @Slot()
    def _on_swap_clicked(self) -> None:
        x, o = self.pairing
        self.show_pairing((o, x))
        self.pairing_chosen.emit()


class RunOptions(QWidget):
    """Boxes for the number of games and the seed, and a tick that keeps the seed."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options
        fewest, most = options.bounds
        self._games = QSpinBox(minimum=fewest, maximum=most, value=options.games)
        self._games.setObjectName("games")
        self._games.setGroupSeparatorShown(True)
        self._games.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        self._games.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self._games.setToolTip(words.bounds_tip(fewest, most))
        self._games.setAccessibleDescription(self._games.toolTip())
        self._games.valueChanged.connect(self._on_games_entered)
        self._seed = QSpinBox(minimum=0, maximum=LARGEST_SEED)
        self._seed.setObjectName("seed")
        self._seed.setToolTip(words.seed_tip())
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
        """Use the numbers that were typed."""
        # A box reads its text when it loses the focus, which a click on a button may leave there.
        self._games.interpretText()
        self._seed.interpretText()

    def refresh(self) -> None:
        """Show the options as they are now."""
        with QSignalBlocker(self._seed):
            # Setting the same seed would disturb the typing of it.
            if self._seed.value() != self._options.seed:
                self._seed.setValue(self._options.seed)
        self._keep.setChecked(self._options.keeps_seed)

    def show_note(self, text: str) -> None:
        """Show a note about the seed, or none."""
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
        pairs = [_labelled(games, self._games), _labelled(seed, self._seed)]
        layout.addWidget(ButtonBar([*pairs, self._draw, self._keep], []))
        layout.addWidget(self._note)

    @Slot(int)
    def _on_games_entered(self, games: int) -> None:
        self._options.games = games

    @Slot(int)
    def _on_seed_entered(self, seed: int) -> None:
        self._options.enter_seed(seed)
        self.refresh()

    @Slot(bool)
    def _on_keep_toggled(self, keeps_seed: bool) -> None:
        self._options.keeps_seed = keeps_seed

    @Slot()
    def _on_draw_clicked(self) -> None:
        self._options.draw_seed()
        self.refresh()


def _labelled(label: QLabel, box: QSpinBox) -> QWidget:
    """Keep a box together with its label."""
    pair = QWidget()
    layout = QHBoxLayout(pair)
    layout.setContentsMargins(0, 0, 8, 0)
    layout.addWidget(label)
    layout.addWidget(box)
    return pair
