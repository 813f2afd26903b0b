"""The proof window: every game that a person could play against a difficulty, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.game_viewer import GameViewer
from tictac_gui.board.little_boards import paint_little_board
from tictac_gui.look.theme import MUTED, enlarged
from tictac_gui.proof import words
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.containers import Card, FocusRow, window_column
from tictac_gui.widgets.labels import announce
from tictac_gui.widgets.run_window import RunWindow
from tictac_gui.words.number_words import number

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.games.proof import Proof, Proofs
    from tictac_gui.look.appearance import Look
    from tictac_gui.proof.model import ProofRun

_LINES = QSize(40, 36)
"""The size of the window in line heights, at which a proof with a long explanation is visible."""
_SIZE_WITH_GAME = QSize(480, 640)
_LEAST_LETTERS = 20
"""With large fonts, a list may be narrower than its longest text."""
_MOST_GAMES = 99_999
"""The largest number that fits the columns."""
_COLUMN_GAP = 8
_BOARD_LINES, _LONG_BOARD_LINES = 6, 10
"""The side of the sweeping board in line heights; in a long proof it shows single moves."""
_LARGEST_BOARD, _LARGEST_LONG_BOARD = 140, 220
"""The same in pixels at most: a large flickering area makes some people ill."""


class ProofWindow(RunWindow):
    """Runs a proof, counts its games and, where motion is on, shows them sweeping by."""

    def __init__(self, proof: ProofRun, look: Look, parent: QWidget) -> None:
        super().__init__(words.title(proof.game), proof, parent)
        self._proof = proof
        self._look = look
        self._explanation = QLabel(words.explanation(proof.game, proof.difficulty))
        self._explanation.setObjectName("explanation")
        self._explanation.setWordWrap(True)
        self._verdict = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._verdict.setObjectName("verdict")
        self._verdict.setFont(enlarged(self.font(), 2.2, is_bold=True))
        self._verdict.setWordWrap(True)
        self._status = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._status.setObjectName("status")
        self._status.setWordWrap(True)
        self._replies = ReplyChooser(proof.game.proof_replies, proof.replies)
        self._replies.number_chosen.connect(proof.choose_replies)
        self._card = ProofCard(words.heading(proof.difficulty), look, counts_failures=proof.is_long)
        if not proof.is_long:
            self._bar.hide()
        self._sweep = GameSweep(proof.game, look, is_small=not proof.is_long)
        self._sweep.hide()
        self._skip = QPushButton(self.tr("Skip"))
        self._skip.setObjectName("skip")
        self._skip.setToolTip(words.skip_tip())
        # Return, which has started the proof, presses Skip too.
        self._skip.setAutoDefault(True)
        self._skip.clicked.connect(proof.hurry)
        self._skip.hide()
        look.motion.chosen.connect(self._on_motion_changed)
        self._viewer = GameViewer(proof.lost_game, look, self)
        self._viewer.practice_chosen.connect(proof.practice_chosen)
        self._scroll = QScrollArea()
        self._lay_out()
        self._refresh()
        self._start.setFocus()
        if proof.is_long:
            self.resize(_LINES * self.fontMetrics().height())

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._explanation)
        column.addWidget(self._replies)
        column.addWidget(self._card)
        column.addWidget(self._bar)
        result = QVBoxLayout()
        result.addStretch()
        result.addWidget(self._verdict)
        result.addWidget(self._status)
        result.addStretch()
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._sweep)
        row.addLayout(result, stretch=1)
        column.addLayout(row)
        column.addWidget(self._viewer, stretch=1)
        column.addStretch()
        scroll = self._scroll
        scroll.setWidget(content)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        room = scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumSize(content.minimumSizeHint().width() + room, 200)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = window_column(self)
        layout.addWidget(scroll, stretch=1)
        layout.addWidget(ButtonBar([self._start, self._cancel, self._skip], [self._close]))

    def _refresh(self) -> None:
        proof, proofs = self._proof, self._proof.proofs
        self._card.show_proofs(proofs)
        self._sweep.show_game(proofs.all.latest_game)
        self._show_progress(proofs.all.games, proofs.total or 1)
        self._verdict.setText(words.headline(proof))
        self._status.setText(words.status(proof))
        self._viewer.setVisible(proof.lost_game.record is not None)
        self._replies.setEnabled(not proof.is_running)
        self._sweep.setVisible(proof.is_watched)
        if not proof.is_watched and self._skip.hasFocus():
            self._cancel.setFocus()
        self._skip.setVisible(proof.is_watched and not proof.is_long)
        self._show_running(is_running=proof.is_running)
        if self._sweep.isVisible():
            # In a small window, the board might be outside the visible part.
            self._scroll.ensureWidgetVisible(self._sweep)

    def _begin(self) -> None:
        self._proof.start(is_watched=self._look.motion.is_shown)
        if self._cancel.hasFocus() and self._skip.isVisible():
            # A second, impatient Return should skip the games, not cancel the proof.
            self._skip.setFocus()

    def _show_end(self) -> None:
        # In a small window, the verdict might be outside the visible part.
        self._scroll.ensureWidgetVisible(self._status)
        self._scroll.ensureWidgetVisible(self._verdict)
        announce(self._status, words.result(self._verdict.text(), self._status.text()))
        if not self._viewer.isHidden():
            self.resize(self.size().expandedTo(_SIZE_WITH_GAME))

    @Slot()
    def _on_motion_changed(self) -> None:
        if not self._look.motion.is_shown:
            self._proof.hurry()

    def sizeHint(self) -> QSize:
        size = QSize(480, 360).expandedTo(super().sizeHint())
        return size if self._viewer.isHidden() else size.expandedTo(_SIZE_WITH_GAME)


class ReplyChooser(QComboBox):
    """A list of numbers of moves to try every choice for; hidden where a game offers none."""

    number_chosen = Signal(int)

    def __init__(self, offered: Sequence[int], chosen: int) -> None:
        super().__init__()
        self.setObjectName("replies")
        self.setAccessibleName(self.tr("What is tried"))
        self.setMinimumContentsLength(_LEAST_LETTERS)
        self._offered = tuple(offered)
        self.addItems(list(map(words.replies, offered)))
        if offered:
            self.show_number(chosen)
        else:
            self.hide()
        self.currentIndexChanged.connect(self._on_index_changed)

    def show_number(self, number: int) -> None:
        """Show a number of moves."""
        self.setCurrentIndex(self._offered.index(number))

    @Slot(int)
    def _on_index_changed(self, index: int) -> None:
        self.number_chosen.emit(self._offered[index])


class ProofCard(Card):
    """A table of results: the person moves first, moves second, and both together."""

    def __init__(self, title: str, look: Look, *, counts_failures: bool) -> None:
        """With `counts_failures`, count also the games that ended worse than they had to."""
        super().__init__(look)
        heading = QLabel(title)
        heading.setFont(enlarged(self.font(), 1, is_bold=True))
        heading.setContentsMargins(6, 0, 0, 2)
        columns = [self.tr("Games"), self.tr("Won"), self.tr("Drawn"), self.tr("Lost")]
        if counts_failures:
            columns.append(self.tr("Given away"))
        names = _Line(["", *columns])
        names.mute()
        titles = {
            "first": self.tr("You move first"),
            "second": self.tr("You move second"),
            "all": self.tr("All games"),
        }
        self._rows = {
            name: ProofRow(name, title, look, counts_failures=counts_failures)
            for name, title in titles.items()
        }
        for line in (names, *(row.line for row in self._rows.values())):
            line.reserve([titles.values(), *((name, number(_MOST_GAMES)) for name in columns)])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 6)
        layout.setSpacing(0)
        layout.addWidget(heading)
        layout.addWidget(names)
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
        """The numbers shown: games played, won, drawn, lost and perhaps given away."""
        return self.line.texts[1:]

    def show_proof(self, proof: Proof) -> None:
        """Show the counts."""
        counts = [number(n) for n in (proof.games, proof.wins, proof.draws, proof.losses)]
        if self._counts_failures:
            counts.append(number(proof.failures))
        self.line.show_texts([self._title, *counts])
        self.setAccessibleName(words.row_summary(self._title, counts))


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


class GameSweep(QWidget):
    """A board that shows the end of one game after the other."""

    def __init__(self, game: Game, look: Look, *, is_small: bool = True) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("sweep")
        self._game = game
        self._is_small = is_small
        self.board: BoardPosition = game.start
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_game(self, moves: tuple[int, ...]) -> None:
        """Show the end of a game."""
        self.board = self._game.history(moves).position
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        if self._is_small:
            side = min(_BOARD_LINES * line, _LARGEST_BOARD)
        else:
            side = min(_LONG_BOARD_LINES * line, _LARGEST_LONG_BOARD)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_little_board(painter, self.board, square, self._look.theme)
