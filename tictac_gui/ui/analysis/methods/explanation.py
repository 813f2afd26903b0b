"""How a method works, in two sentences under its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.words.analysis import methods_words

if TYPE_CHECKING:
    from tictac_gui.engine.methods import Method
    from tictac_gui.games import Game


class Explanation(QWidget):
    """Two sentences about a method, under its name."""

    def __init__(self, method: Method) -> None:
        super().__init__()
        name = QLabel(methods_words.method_name(method))
        name.setFont(enlarged(name.font(), 1, is_bold=True))
        self._method = method
        self._text = QLabel()
        self._text.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 0, 14, 0)
        layout.setSpacing(1)
        layout.addWidget(name)
        layout.addWidget(self._text)

    def show_game(self, game: Game) -> None:
        """Explain the method for a game."""
        self._text.setText(methods_words.explanation(self._method, game))
