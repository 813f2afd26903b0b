"""The methods tab: minimax and the ways to speed it up, run on the board and compared."""

from __future__ import annotations

from math import log10
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.analysis import methods_words
from tictac_gui.analysis.controls import LookaheadChoice
from tictac_gui.board.little_boards import paint_little_board
from tictac_gui.engine.methods import Measurement, Method
from tictac_gui.look.theme import MUTED, enlarged
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.containers import Card, FocusRow, ScrollColumn
from tictac_gui.widgets.labels import announce
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.analysis.methods_model import MethodsModel, Subject
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.look.appearance import Look

BLOCKS = 8
"""Up to a hundred million; the same for all bars, so that they can be compared."""
_GAP = 2.0
_MICROSECONDS = 1e6
_POLL_MS = 50
"""How often the numbers are refreshed while a method runs."""


class LogBar(QWidget):
    """Shows an amount as filled blocks, one for each power of ten, and the rest as hollow ones."""

    def __init__(self, look: Look, *, is_strong: bool) -> None:
        super().__init__()
        self._look = look
        self._is_strong = is_strong
        self.blocks = 0.0
        """How many blocks are filled."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_amount(self, amount: float) -> None:
        """Show an amount; nothing is filled up to 1."""
        self.blocks = min(log10(max(amount, 1)), BLOCKS)
        self.update()

    def _paint_block(self, painter: QPainter, block: QRectF, share: float, colour: QColor) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(block.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
        painter.setPen(QPen(colour if share else self._look.theme.edge, 1.0))
        painter.drawPath(outline)
        if share:
            painter.setClipPath(outline)
            painter.fillRect(
                QRectF(block.left(), block.top(), block.width() * share, block.height()), colour
            )
            painter.setClipping(False)

    def sizeHint(self) -> QSize:
        height = round(self.fontMetrics().height() * (0.6 if self._is_strong else 0.35))
        return QSize(height * BLOCKS, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        colour = self._look.theme.accent if self._is_strong else self._look.theme.muted
        width = (self.width() - _GAP * (BLOCKS - 1)) / BLOCKS
        for number in range(BLOCKS):
            block = QRectF(number * (width + _GAP), 0, width, self.height())
            self._paint_block(painter, block, min(max(self.blocks - number, 0), 1), colour)


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
        self.setAccessibleName(methods_words.note(name, note) if note else name)


class MethodsChart(Card):
    """A row for each method, and a note on how to read the bars."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.rows = {method: MethodRow(method, look) for method in Method}
        scale = QLabel(methods_words.scale())
        scale.setWordWrap(True)
        scale.setForegroundRole(MUTED)
        scale.setContentsMargins(8, 4, 8, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 8)
        layout.setSpacing(0)
        for row in self.rows.values():
            layout.addWidget(row)
        layout.addWidget(scale)


class BoardPicture(QWidget):
    """Shows a board; it is six lines of text wide."""

    def __init__(self, board: BoardPosition, look: Look) -> None:
        super().__init__()
        self._look = look
        self.board = board
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_board(self, game: Game, board: BoardPosition) -> None:
        """Show another board."""
        self.board = board
        self.setAccessibleName(game_words.rows(game, board))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().height() * 6
        return QSize(width, round(width * self.board.rows / self.board.columns))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(self._look.theme.surface)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(square, 3, 3)
        paint_little_board(painter, self.board, square, self._look.theme)


class MethodExplanation(QWidget):
    """Explains a method in two sentences under its name."""

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


class MethodsTab(QWidget):
    """Compares the methods on request; the results belong to the board they were run on."""

    def __init__(self, model: MethodsModel, look: Look) -> None:
        super().__init__()
        self.setObjectName("methods")
        self._model = model
        self._game: Game | None = None
        self._picture = BoardPicture(model.offered.board, look)
        self._lookahead = LookaheadChoice("methods_lookahead")
        self._subject = QLabel()
        self._subject.setObjectName("methods_subject")
        self._subject.setWordWrap(True)
        self._subject.setFont(enlarged(self._subject.font(), 1, is_bold=True))
        self._status = QLabel()
        self._status.setObjectName("methods_status")
        self._status.setWordWrap(True)
        self._progress = QProgressBar()
        self._progress.setObjectName("methods_progress")
        self._progress.setAccessibleName(self.tr("Progress"))
        self._progress.setTextVisible(False)
        self._run = QPushButton(self.tr("Run"))
        self._run.setObjectName("run_methods")
        self._run.setAccessibleName(self.tr("Run all methods on this board"))
        self._run.setProperty("emphasised", True)
        self._cancel = QPushButton(self.tr("Cancel"))
        self._cancel.setObjectName("cancel_methods")
        self._cancel.setAccessibleName(self.tr("Cancel the comparison"))
        self._chart = MethodsChart(look)
        self._rows = self._chart.rows
        self._explanations = [MethodExplanation(method) for method in Method]
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL_MS)
        self._lay_out()
        self._connect()
        self._refresh(has_ended=False)

    def _lay_out(self) -> None:
        keeping = QSizePolicy(self._progress.sizePolicy())
        keeping.setRetainSizeWhenHidden(True)
        self._progress.setSizePolicy(keeping)
        self._progress.hide()
        header = QGridLayout()
        header.setHorizontalSpacing(14)
        header.setVerticalSpacing(4)
        header.addWidget(self._picture, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        header.addWidget(self._subject, 0, 1)
        header.addWidget(self._status, 1, 1, Qt.AlignmentFlag.AlignTop)
        header.addWidget(ButtonBar([self._run, self._cancel], [self._lookahead]), 2, 1)
        header.setRowStretch(1, 1)
        header.setColumnStretch(1, 1)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addLayout(header)
        layout.addWidget(self._progress)
        layout.addWidget(ScrollColumn(self._chart, *self._explanations), stretch=1)

    def _connect(self) -> None:
        self._run.clicked.connect(self._model.run)
        self._cancel.clicked.connect(self._model.cancel)
        self._lookahead.chosen.connect(self._model.choose_lookahead)
        self._poll.timeout.connect(self._show_progress)
        self._model.changed.connect(self._refresh)

    def _show_game(self, game: Game) -> None:
        self._game = game
        self._lookahead.show_game(game)
        for row in self._rows.values():
            row.show_game(game)
        for explanation in self._explanations:
            explanation.show_game(game)

    @Slot(bool)
    def _refresh(self, has_ended: bool) -> None:
        """Show what runs, or what has been measured and what would be run."""
        model, outcome = self._model, methods_words.outcome(self._model.game, self._model.results)
        if model.game is not self._game:
            self._show_game(model.game)
        self._lookahead.choose(model.offered.lookahead)
        self._show_subject(model.results.subject or model.offered)
        self._show_rows()
        if model.is_running:
            self._show_progress()
            self._poll.start()
        else:
            self._poll.stop()
            texts = outcome, methods_words.offer(model.results.subject, model.offered)
            self._status.setText(" ".join(filter(None, texts)))
        self._progress.setVisible(model.is_running)
        self._enable_buttons()
        if has_ended:
            announce(self._status, outcome)

    def _show_subject(self, shown: Subject) -> None:
        game = self._model.game
        self._picture.show_board(game, shown.board)
        is_current = shown.board == self._model.offered.board
        self._subject.setText(methods_words.subject(game, *shown, is_current=is_current))

    def _enable_buttons(self) -> None:
        is_running, focused = self._model.is_running, self.focusWidget()
        self._run.setEnabled(not is_running and not self._model.offered.board.outcome)
        self._cancel.setEnabled(is_running)
        # Qt would move the focus from a disabled button to whatever comes next.
        if focused is self._run and is_running:
            self._cancel.setFocus()
        elif focused is self._cancel and not is_running:
            self._run.setFocus()

    def _show_rows(self) -> None:
        """Show what has been measured, and why other methods have not."""
        results = self._model.results
        for method, row in self._rows.items():
            if measured := results.measured.get(method):
                row.show_measurement(measured, results.measured[Method.PLAIN])
            elif not results.subject:
                row.show_note("")
            elif self._model.is_running:
                row.show_note(self.tr("waiting"))
            else:
                is_begun = method is results.running
                row.show_note(self.tr("not finished") if is_begun else self.tr("not run"))

    @Slot()
    def _show_progress(self) -> None:
        method = self._model.results.running
        visited, total = self._model.visited, self._model.plain_positions
        self._progress.setRange(0, total)
        if not method:
            self._status.setText(self.tr("Running…"))
        elif method not in self._model.results.measured:
            self._rows[method].show_running(visited)
            self._status.setText(methods_words.progress(method, visited, total))
            # The others together take only a fraction of the time of plain minimax.
            self._progress.setValue(visited if method is Method.PLAIN else total)
