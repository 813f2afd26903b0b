"""The results of a proof as a table, and the sweep of games that is seen while it is running."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.board.little_boards import paint_little_board
from tictac_gui.look.theme import MUTED, enlarged
from tictac_gui.widgets.containers import Card, FocusRow
from tictac_gui.words.number_words import number

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.games.proof import Proof, Proofs
    from tictac_gui.look.look import Look

_MOST_GAMES = 99_999
"""The largest number that fits the columns."""
_COLUMN_GAP = 8


class ProofCard(Card):
    """A table of results: the person moves first, moves second, and both together."""

    def __init__(self, title: str, look: Look, *, counts_failures: bool) -> None:
        """Where games may be lost although nothing went wrong, count those in which it did."""
        super().__init__(look)
        heading = QLabel(title)
        heading.setFont(enlarged(self.font(), 1, is_bold=True))
        heading.setContentsMargins(6, 0, 0, 2)
        columns = [self.tr("Games"), self.tr("Won"), self.tr("Drawn"), self.tr("Lost")]
        if counts_failures:
            columns.append(self.tr("Given away"))
        self._names = _Line(["", *columns])
        self._names.mute()
        titles = {
            "first": self.tr("You move first"),
            "second": self.tr("You move second"),
            "all": self.tr("All games"),
        }
        self._rows = {
            name: ProofRow(name, title, look, counts_failures=counts_failures)
            for name, title in titles.items()
        }
        for line in (self._names, *(row.line for row in self._rows.values())):
            line.reserve([titles.values(), *((name, number(_MOST_GAMES)) for name in columns)])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 6)
        layout.setSpacing(0)
        layout.addWidget(heading)
        layout.addWidget(self._names)
        for row in self._rows.values():
            layout.addWidget(row)

    def show_proofs(self, proofs: Proofs) -> None:
        """Show the counts."""
        self._rows["first"].show_proof(proofs.person_first)
        self._rows["second"].show_proof(proofs.person_second)
        self._rows["all"].show_proof(proofs.all)


class ProofRow(FocusRow):
    """The counts of one row of the table."""

    def __init__(self, name: str, title: str, look: Look, *, counts_failures: bool) -> None:
        super().__init__(look)
        self.setObjectName(f"proof_{name}")
        self._title = title
        self._counts_failures = counts_failures
        self.line = _Line([title, *[""] * (5 if counts_failures else 4)])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line)

    @property
    def counts(self) -> list[str]:
        """The numbers of games played, won, drawn, lost and perhaps given away that are shown."""
        return self.line.texts[1:]

    def show_proof(self, proof: Proof) -> None:
        """Show the counts."""
        counts = [number(n) for n in (proof.games, proof.wins, proof.draws, proof.losses)]
        text = self.tr("{0}: {1} games, {2} won, {3} drawn, {4} lost")
        if self._counts_failures:
            counts.append(number(proof.failures))
            text = self.tr("{0}: {1} games, {2} won, {3} drawn, {4} lost, {5} given away")
        self.line.show_texts([self._title, *counts])
        self.setAccessibleName(text.format(self._title, *counts))


class _Line(QWidget):
    """Texts in columns that are equally wide in every line."""

    def __init__(self, texts: Sequence[str]) -> None:
        super().__init__()
        self._labels = [QLabel() for _ in texts]
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(6, 5, 6, 5)
        for column, label in enumerate(self._labels):
            if column:
                label.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._layout.addWidget(label, 0, column)
        self.show_texts(texts)

    def reserve(self, texts: Sequence[Iterable[str]]) -> None:
        """Make each column wide enough for the longest of its texts."""
        advance = self.fontMetrics().horizontalAdvance
        for column, widest in enumerate(texts):
            width = max(map(advance, widest)) + _COLUMN_GAP
            self._layout.setColumnMinimumWidth(column, width)
            self._layout.setColumnStretch(column, width)

    @property
    def texts(self) -> list[str]:
        return [label.text() for label in self._labels]

    def show_texts(self, texts: Sequence[str]) -> None:
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)

    def mute(self) -> None:
        for label in self._labels:
            label.setForegroundRole(MUTED)


_LINES, _LINES_UNHURRIED = 6, 10
"""The side of the board, in line heights; it may be larger where games go on move by move."""
_LARGEST, _LARGEST_UNHURRIED = 140, 220
"""And in pixels at most: what flickers must stay small, for people whom flashes make ill."""


class GameSweep(QWidget):
    """Shows the end of one game after the other."""

    def __init__(self, game: Game, look: Look, *, is_small: bool = True) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("sweep")
        self._game = game
        self._is_small = is_small
        self._board: BoardPosition = game.start
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def board(self) -> BoardPosition:
        """The board shown."""
        return self._board

    def show_game(self, moves: tuple[int, ...]) -> None:
        """Show the end of a game."""
        self._board = self._game.history(moves).position
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        if self._is_small:
            side = min(_LINES * line, _LARGEST)
        else:
            side = min(_LINES_UNHURRIED * line, _LARGEST_UNHURRIED)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_little_board(painter, self._board, square, self._look.theme)
