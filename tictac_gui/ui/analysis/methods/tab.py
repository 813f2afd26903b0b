"""The methods tab: minimax and the ways to speed it up, run on the board and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.engine.methods import Method
from tictac_gui.ui.analysis.choices import LookaheadChoice
from tictac_gui.ui.analysis.methods.board_picture import BoardPicture
from tictac_gui.ui.analysis.methods.chart import MethodsChart
from tictac_gui.ui.analysis.methods.explanation import Explanation
from tictac_gui.ui.analysis.methods.model import Ending
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.scroll_pane import ScrollColumn
from tictac_gui.ui.words.analysis import methods_words

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.analysis.methods.model import MethodsModel, Subject
    from tictac_gui.ui.look.look import Look

_POLL_MS = 50


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
        self._explanations = [Explanation(method) for method in Method]
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

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Offer a board to be searched; results for another one stay and say so."""
        self._model.show_position(game, board)

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
        model = self._model
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
            self._status.setText(" ".join(filter(None, [self._result(), self._offer()])))
        self._progress.setVisible(model.is_running)
        self._enable_buttons()
        if has_ended:
            announce(self._status, self._result())

    def _show_subject(self, shown: Subject) -> None:
        self._picture.show_board(shown.board)
        if shown.board.outcome:
            self._subject.setText(self.tr("The game is over"))
        else:
            is_current = shown.board == self._model.offered.board
            self._subject.setText(methods_words.subject(*shown, is_current=is_current))

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
        method, comparison = self._model.results.running, self._model.comparison
        visited, total = comparison.visited, comparison.plain_positions
        self._progress.setRange(0, total)
        if not method:
            self._status.setText(self.tr("Running…"))
        elif method not in self._model.results.measured:
            self._rows[method].show_running(visited)
            self._status.setText(methods_words.progress(method, visited, total))
            # The others together take only a fraction of the time of plain minimax.
            self._progress.setValue(visited if method is Method.PLAIN else total)

    def _result(self) -> str:
        """Say how the comparison has ended."""
        results = self._model.results
        match results.ending:
            case Ending.FINISHED if results.subject:
                board, lookahead = results.subject
                value = results.measured[Method.ALL_TOGETHER].value
                return methods_words.result(value, board.turn, lookahead)
            case Ending.CANCELLED if results.measured:
                return self.tr("Cancelled. What was finished is kept.")
            case Ending.CANCELLED:
                return self.tr("Cancelled.")
            case Ending.FAILED:
                return self.tr("The comparison failed: {0}").format(results.failure)
        return ""

    def _offer(self) -> str:
        """Say what Run would do with the position on the board."""
        searched, offered = self._model.results.subject, self._model.offered
        if searched == offered:
            return ""
        if offered.board.outcome and searched:
            return self.tr("The game on the board is over.")
        if offered.board.outcome:
            return self.tr("There is nothing to search.")
        if searched and searched.board == offered.board:
            text = self.tr("Press Run to search it with lookahead {0}.")
            return text.format(offered.lookahead)
        if searched:
            return self.tr("Press Run to search the one on the board.")
        return self.tr("Press Run to search it in five ways and compare them.")
