"""The methods tab: minimax and the ways to speed it up, run on the board and compared."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Slot
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.engine.methods import Measurement, Method
from tictac_gui.play.runs.comparison import Comparison
from tictac_gui.ui.analysis.choices import LookaheadChoice
from tictac_gui.ui.analysis.methods.board_picture import BoardPicture
from tictac_gui.ui.analysis.methods.chart import MethodsChart
from tictac_gui.ui.analysis.methods.explanation import Explanation
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.scroll_pane import ScrollColumn
from tictac_gui.ui.words.analysis import methods_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.ui.look.look import Look

_POLL_MS = 50
_USUAL_LOOKAHEAD = 6
translate = QCoreApplication.translate


class _Subject(NamedTuple):
    """What is searched, and how many moves ahead; None is to the end of the game."""

    board: BoardPosition
    lookahead: int | None


class MethodsTab(QWidget):
    """Compares the methods on request; the results belong to the board they were run on."""

    def __init__(
        self,
        game: Game,
        worker: Asker,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("methods")
        self._game, self._board = game, game.start
        self._searched: _Subject | None = None
        self._measured: dict[Method, Measurement] = {}
        self._running: Method | None = None
        self._result: Callable[[], str] = str
        self._comparison = Comparison(worker, self)
        self._picture = BoardPicture(game.start, look)
        self._lookahead = LookaheadChoice("methods_lookahead", _USUAL_LOOKAHEAD)
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
        self._show_game(game)
        self._refresh()

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
        self._run.clicked.connect(self._on_run_clicked)
        self._cancel.clicked.connect(self._on_cancel_clicked)
        self._lookahead.activated.connect(self._refresh)
        self._poll.timeout.connect(self._on_poll_timeout)
        self._follow_comparison()

    def _follow_comparison(self) -> None:
        self._comparison.method_started.connect(self._on_method_started)
        self._comparison.method_finished.connect(self._on_method_finished)
        self._comparison.finished.connect(self._on_finished)
        self._comparison.cancelled.connect(self._on_cancelled)
        self._comparison.failed.connect(self._on_failed)

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Offer a board to be searched; results for another one stay and say so."""
        self._board = board
        if game is not self._game:
            self._forget()
            self._show_game(game)
        self._refresh()

    def take_over(self, former: MethodsTab) -> None:
        """Show what another tab has measured, and go on with what it is measuring."""
        self._comparison, former._comparison = former._comparison, self._comparison
        self._comparison.setParent(self)
        former._comparison.setParent(former)
        self._follow_comparison()
        self._show_game(former._game)
        self._lookahead.choose(former._lookahead.lookahead)
        self._board, self._searched = former._board, former._searched
        self._measured, self._running = former._measured, former._running
        self._result = former._result
        if self._searched:
            self._show_rows()
        if self._comparison.is_running:
            self._begin_polling()
        self._refresh()

    def shutdown(self) -> None:
        """Stop the comparison for good."""
        self._poll.stop()
        self._comparison.shutdown()

    def _show_game(self, game: Game) -> None:
        self._game = game
        self._lookahead.show_game(game)
        for row in self._rows.values():
            row.show_game(game)
        for explanation in self._explanations:
            explanation.show_game(game)

    def _forget(self) -> None:
        """Drop the results: they are about another game."""
        self._comparison.cancel()
        self._searched, self._result = None, str
        self._measured, self._running = {}, None
        for row in self._rows.values():
            row.show_note("")

    @property
    def _offered(self) -> _Subject:
        return _Subject(self._board, self._lookahead.lookahead)

    @Slot()
    def _refresh(self) -> None:
        """Update the header to match the board and what is running."""
        is_running = self._comparison.is_running
        shown = self._searched or self._offered
        self._picture.show_board(shown.board)
        if shown.board.outcome:
            self._subject.setText(self.tr("The game is over"))
        else:
            is_current = shown.board == self._board
            self._subject.setText(methods_words.subject(*shown, is_current=is_current))
        if not is_running:
            told = [self._result(), *self._offer()]
            self._status.setText(" ".join(filter(None, told)))
        self._progress.setVisible(is_running)
        focused = self.focusWidget()
        self._run.setEnabled(not is_running and not self._board.outcome)
        self._cancel.setEnabled(is_running)
        # Qt would move the focus from a disabled button to whatever comes next.
        if focused is self._run and is_running:
            self._cancel.setFocus()
        elif focused is self._cancel and not is_running:
            self._run.setFocus()

    def _offer(self) -> list[str]:
        """Say what Run would do with the position on the board."""
        if self._searched == self._offered:
            return []
        if self._board.outcome:
            if self._searched:
                return [self.tr("The game on the board is over.")]
            return [self.tr("There is nothing to search.")]
        if self._searched and self._searched.board == self._board:
            text = self.tr("Press Run to search it with lookahead {0}.")
            return [text.format(self._offered.lookahead)]
        if self._searched:
            return [self.tr("Press Run to search the one on the board.")]
        return [self.tr("Press Run to search it in five ways and compare them.")]

    def _show_rows(self) -> None:
        """Show what has been measured, and why other methods have not."""
        for method, row in self._rows.items():
            if measured := self._measured.get(method):
                row.show_measurement(measured, self._measured[Method.PLAIN])
            elif self._comparison.is_running:
                row.show_note(self.tr("waiting"))
            else:
                is_begun = method is self._running
                row.show_note(self.tr("not finished") if is_begun else self.tr("not run"))

    def _begin_polling(self) -> None:
        self._progress.setRange(0, self._comparison.plain_positions)
        self._status.setText(self.tr("Running…"))
        self._poll.start()
        self._on_poll_timeout()

    def _end(self, result: Callable[[], str]) -> None:
        self._result = result
        self._poll.stop()
        self._show_rows()
        self._refresh()
        announce(self._status, result())

    @Slot()
    def _on_run_clicked(self) -> None:
        self._searched = self._offered
        self._result = str
        self._measured, self._running = {}, None
        self._comparison.start(*self._searched)
        self._show_rows()
        self._begin_polling()
        self._refresh()

    @Slot()
    def _on_cancel_clicked(self) -> None:
        self._comparison.cancel()

    @Slot(object)
    def _on_method_started(self, method: Method) -> None:
        self._running = method
        self._progress.setRange(0, self._comparison.plain_positions)
        self._on_poll_timeout()

    @Slot()
    def _on_poll_timeout(self) -> None:
        if not self._running:
            return
        visited, total = self._comparison.visited, self._comparison.plain_positions
        self._rows[self._running].show_running(visited)
        self._status.setText(methods_words.progress(self._running, visited, total))
        # The others together take only a fraction of the time of plain minimax.
        self._progress.setValue(visited if self._running is Method.PLAIN else total)

    @Slot(object)
    def _on_method_finished(self, measured: Measurement) -> None:
        self._measured[measured.method] = measured
        self._rows[measured.method].show_measurement(measured, self._measured[Method.PLAIN])
        self._running = None

    @Slot()
    def _on_finished(self) -> None:
        board, lookahead = self._searched or self._offered
        value = self._measured[Method.ALL_TOGETHER].value
        self._end(partial(methods_words.result, value, board.turn, lookahead))

    @Slot()
    def _on_cancelled(self) -> None:
        if self._measured:
            self._end(lambda: translate("MethodsTab", "Cancelled. What was finished is kept."))
        else:
            self._end(lambda: translate("MethodsTab", "Cancelled."))

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self._end(lambda: translate("MethodsTab", "The comparison failed: {0}").format(reason))
