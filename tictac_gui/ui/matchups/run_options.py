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
    from tictac_gui.play.runs.matchups import Options

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
            matchup_words.number(fewest), matchup_words.number(most)
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
