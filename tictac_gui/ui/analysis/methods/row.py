"""One method of searching, and what it took, as bars and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from tictac_gui.ui.analysis.methods.log_bar import LogBar
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.look.theme import MUTED
from tictac_gui.ui.widgets.focus_row import FocusRow
from tictac_gui.ui.words.analysis import methods_words

if TYPE_CHECKING:
    from tictac_gui.engine.methods import Measurement, Method
    from tictac_gui.games import Game
    from tictac_gui.ui.look.look import Look

_MICROSECONDS = 1e6


class MethodRow(FocusRow):
    """Shows a method; a screen reader reads it as one sentence."""

    def __init__(self, method: Method, look: Look) -> None:
        super().__init__(look)
        self._method = method
        self.setObjectName(f"method_{method.name.lower()}")
        self._name = QLabel(methods_words.method_name(method))
        self._name.setFont(enlarged(self._name.font(), 1, is_bold=True))
        self._note = QLabel(alignment=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._note.setWordWrap(True)
        self._note.setForegroundRole(MUTED)
        self._calls_bar = LogBar(look, is_strong=True)
        self._time_bar = LogBar(look, is_strong=False)
        self._calls = QLabel()
        self._time = QLabel()
        self._lay_out()
        self._show(0, "", 0, "", "")

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(self._name)
        heading.addWidget(self._note, stretch=1)
        bars = QGridLayout()
        bars.setHorizontalSpacing(10)
        bars.setVerticalSpacing(0)
        for row, (bar, label) in enumerate(
            ((self._calls_bar, self._calls), (self._time_bar, self._time))
        ):
            bars.addWidget(bar, row, 0)
            bars.addWidget(label, row, 1)
        bars.setColumnStretch(0, 1)
        # The same for all methods, so that their bars can be compared.
        widest = methods_words.calls(8_888_888)
        bars.setColumnMinimumWidth(1, self.fontMetrics().horizontalAdvance(widest))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 4)
        layout.setSpacing(2)
        layout.addLayout(heading)
        layout.addLayout(bars)

    @property
    def text(self) -> str:
        """The numbers that are shown."""
        labels = (self._calls, self._time, self._note)
        return " · ".join(label.text() for label in labels if label.text())

    @property
    def blocks(self) -> tuple[float, float]:
        """How far the bars of calls and time reach."""
        return self._calls_bar.blocks, self._time_bar.blocks

    def show_game(self, game: Game) -> None:
        """Explain the method for a game."""
        explanation = methods_words.explanation(self._method, game)
        self.setAccessibleDescription(explanation)
        self.setToolTip(explanation)

    def show_note(self, note: str) -> None:
        """Show why there are no numbers."""
        self._show(0, "", 0, "", note)

    def show_running(self, visited: int) -> None:
        """Show how many calls have been made so far."""
        self._show(visited, methods_words.calls(visited), 0, "", self.tr("running…"))

    def show_measurement(self, measured: Measurement, plain: Measurement) -> None:
        """Show what the method took, compared with plain minimax."""
        # Lines break between the parts only.
        savings = [
            saving.replace(" ", "\N{NO-BREAK SPACE}")
            for saving in methods_words.savings(measured, plain)
        ]
        self._show(
            measured.positions,
            methods_words.calls(measured.positions),
            measured.seconds * _MICROSECONDS,
            methods_words.duration(measured.seconds),
            ", ".join(savings),
        )
        self.setAccessibleName(methods_words.summary(measured, plain))

    def _show(
        self, calls: int, calls_text: str, microseconds: float, time_text: str, note: str
    ) -> None:
        self._calls_bar.show_amount(calls)
        self._calls.setText(calls_text)
        self._time_bar.show_amount(microseconds)
        self._time.setText(time_text)
        self._note.setText(note)
        name = self._name.text()
        self.setAccessibleName(self.tr("{0}: {1}").format(name, note) if note else name)
