"""How many games are played, and the seed with which they can be repeated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.words import matchup_words

if TYPE_CHECKING:
    from random import Random

USUAL, BOUNDS = 1000, (100, 1_000_000)
USUAL_SLOW, SLOW_BOUNDS = 100, (20, 10_000)
"""Where every move is searched for, so that a game takes up to half a minute."""
LARGEST_SEED = 2**31 - 1
"""The largest value of a spin box."""
_DRAWN_SEEDS = 1_000_000
"""Random seeds are short enough to write down."""


class RunOptions(QWidget):
    """Draws a new seed for every run, unless the person keeps the one shown."""

    def __init__(self, rng: Random, *, are_slow: bool) -> None:
        """Offer fewer games if they are slow to play."""
        super().__init__()
        self._rng = rng
        self._is_used = False
        fewest, most = SLOW_BOUNDS if are_slow else BOUNDS
        usual = USUAL_SLOW if are_slow else USUAL
        self._games = QSpinBox(minimum=fewest, maximum=most, value=usual)
        self._games.setObjectName("games")
        self._games.setGroupSeparatorShown(True)
        self._games.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        self._games.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        bounds = self.tr("From {0} to {1} games").format(
            matchup_words.number(fewest), matchup_words.number(most)
        )
        self._games.setToolTip(bounds)
        self._games.setAccessibleDescription(bounds)
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
        self._note = QLabel()
        self._note.setObjectName("seed_note")
        self._note.setWordWrap(True)
        self._note.hide()
        self._lay_out()
        self._draw_seed()

    @property
    def games(self) -> int:
        """How many games to play."""
        # Clicking a button doesn't always take the focus, so what was typed may not be read yet.
        self._games.interpretText()
        return self._games.value()

    def take_seed(self) -> int:
        """Return the seed for a run that starts now, and show it."""
        self._seed.interpretText()
        if self._is_used and not self._keep.isChecked():
            self._draw_seed()
        self._is_used = True
        return self._seed.value()

    def show_note(self, text: str) -> None:
        """Say what is special about the seed, if anything."""
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self._seed.setAccessibleDescription(text or self._seed.toolTip())

    def take_over(self, former: RunOptions) -> None:
        """Show the same options as others."""
        self._games.setValue(former.games)
        with QSignalBlocker(self._seed):
            self._seed.setValue(former._seed.value())
        self._keep.setChecked(former._keep.isChecked())
        self._is_used = former._is_used

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

    def _draw_seed(self) -> None:
        self._is_used = False
        with QSignalBlocker(self._seed):
            self._seed.setValue(self._rng.randrange(_DRAWN_SEEDS))

    @Slot()
    def _on_seed_entered(self) -> None:
        self._is_used = False
        self._keep.setChecked(True)

    @Slot()
    def _on_draw_clicked(self) -> None:
        self._draw_seed()
        self._keep.setChecked(False)


def _beside(label: QLabel, box: QSpinBox) -> QWidget:
    """Keep a box and its name together."""
    pair = QWidget()
    layout = QHBoxLayout(pair)
    layout.setContentsMargins(0, 0, 8, 0)
    layout.addWidget(label)
    layout.addWidget(box)
    return pair
