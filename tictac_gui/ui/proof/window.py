"""The proof window: every game that a person could play against a difficulty, counted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.engine import Difficulty
from tictac_gui.games.proof import Proofs
from tictac_gui.play.records import GameRecord
from tictac_gui.play.runs.pacing import PAUSE_MS
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui.history.game_viewer import GameViewer
from tictac_gui.ui.history.viewed_game import ViewedGame
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.proof.card import ProofCard
from tictac_gui.ui.proof.reply_chooser import ReplyChooser
from tictac_gui.ui.proof.sweep import GameSweep
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.run_window import RunWindow
from tictac_gui.ui.words import menu_words, proof_words
from tictac_gui.ui.words.matchup_words import number

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import Game
    from tictac_gui.games.proof import Prove
    from tictac_gui.play.runs.long_run import LongRun
    from tictac_gui.ui.look.look import Look

_NOTHING = Proofs()
_LINES = QSize(40, 36)
"""The size in line heights at which all is visible of a proof that needs more explanation."""
_SIZE_WITH_GAME = QSize(480, 640)
translate = QCoreApplication.translate


class ProofWindow(RunWindow):
    """Plays every game against a difficulty, or where there are too many, every beginning.

    Closing the window stops it. With motion, the games are played slowly enough to be seen
    sweeping by.
    """

    practice_chosen = Signal(object, int)
    """Carries a lost game and the number of moves after which to play on."""

    def __init__(
        self,
        game: Game,
        run: LongRun,
        look: Look,
        parent: QWidget,
        difficulty: Difficulty = Difficulty.UNBEATABLE,
        prove: Prove | None = None,
        pause_ms: int = PAUSE_MS,
    ) -> None:
        title = translate("ProofWindow", "Prove It: {0}").format(menu_words.game_name(game))
        super().__init__(title, run, parent)
        self._game = game
        self._difficulty = difficulty
        prove = prove or game.prove
        assert prove  # noqa: S101 - otherwise the window is not offered
        self._prove = prove
        self._proofs = _NOTHING
        self._show_end: Callable[[ProofWindow], None] | None = None
        self._explanation = QLabel(proof_words.explanation(game, difficulty))
        self._explanation.setObjectName("explanation")
        self._explanation.setWordWrap(True)
        self._verdict = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._verdict.setObjectName("verdict")
        self._verdict.setFont(enlarged(self.font(), 2.2, is_bold=True))
        self._verdict.setWordWrap(True)
        self._status = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._status.setObjectName("status")
        self._status.setWordWrap(True)
        self._replies = ReplyChooser(game.proof_replies)
        is_long = bool(game.proof_replies)
        self._card = ProofCard(proof_words.heading(difficulty), look, counts_failures=is_long)
        if not is_long:
            self._bar.hide()
        self._sweep = GameSweep(game, look, 0 if is_long else pause_ms, can_skip=not is_long)
        self._viewed = ViewedGame(game, self)
        self._viewer = GameViewer(self._viewed, look, self)
        self._viewer.practice_chosen.connect(self.practice_chosen)
        self._viewer.hide()
        self._scroll = QScrollArea()
        self._sweep.ended.connect(self._on_sweep_ended)
        self._lay_out()
        self._show_proofs(_NOTHING)
        self._status.setText(self.tr("Press Start to see."))
        self._start.setFocus()
        if is_long:
            self.resize(_LINES * self.fontMetrics().height())

    def take_over(self, former: ProofWindow) -> None:
        """Show what another window has played, and go on with what it is playing."""
        self._take_over_run(former)
        self._sweep.take_over(former._sweep)
        self._show_proofs(former._proofs)
        self._show_end = former._show_end
        self._replies.setCurrentIndex(former._replies.currentIndex())
        if self._run.is_running:
            self._show_beginning()
        elif self._show_end:
            self._show_end(self)

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
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(scroll, stretch=1)
        layout.addWidget(ButtonBar([self._start, self._cancel, self._sweep.skip], [self._close]))

    def _show_beginning(self) -> None:
        self._status.setText(proof_words.running(self._proofs))
        self._show_running(is_running=True)
        self._replies.setEnabled(False)

    def _show_proofs(self, proofs: Proofs) -> None:
        self._proofs = proofs
        self._card.show_proofs(proofs)
        games = self.tr("1 game") if proofs.all.games == 1 else self.tr("{0} games")
        self._verdict.setText(games.format(number(proofs.all.games)))
        self._sweep.show_game(proofs.all.latest_game)
        self._show_progress(proofs.all.games, proofs.total or 1)

    def _show_failed_game(self) -> None:
        first, second = self._proofs.person_first, self._proofs.person_second
        for players, proof in ((Players.PERSON_AS_X, first), (Players.PERSON_AS_O, second)):
            if proof.failed_game:
                setup = Setup(players, self._difficulty, game=self._game)
                self._viewed.show(GameRecord.begin(setup, 0, proof.failed_game))
                self._viewer.show()
                self.resize(self.size().expandedTo(_SIZE_WITH_GAME))
                return

    def _end(self, text: str) -> None:
        self._sweep.end()
        self._show_running(is_running=False)
        self._replies.setEnabled(True)
        self._status.setText(text)
        # In a small window the verdict might not be visible.
        self._scroll.ensureWidgetVisible(self._status)
        self._scroll.ensureWidgetVisible(self._verdict)
        announce(self._status, self.tr("{0}. {1}").format(self._verdict.text(), text))

    def _begin(self) -> None:
        self._viewed.show(None)
        self._viewer.hide()
        self._show_proofs(_NOTHING)
        self._show_end = None
        pacing = self._sweep.begin()
        self._show_beginning()
        if self._cancel.hasFocus() and not pacing.hurries:
            # An impatient key should skip what is seen, not cancel the proof.
            self._sweep.skip.setFocus()
        steps = partial(self._prove, self._game.policies[self._difficulty], self._replies.number)
        self._run.start(lambda should_stop: pacing.paced(steps(should_stop)))

    def _cancel_run(self) -> None:
        super()._cancel_run()
        self._sweep.end()

    @Slot()
    def _on_sweep_ended(self) -> None:
        if self._sweep.skip.hasFocus():
            self._cancel.setFocus()

    def _show_step(self, step: object) -> None:
        self._show_proofs(cast("Proofs", step))
        self._status.setText(proof_words.running(self._proofs))
        if self._sweep.isVisible():
            # It is there to be seen, in a small window too.
            self._scroll.ensureWidgetVisible(self._sweep)

    def _show_finished(self) -> None:
        self._show_end = ProofWindow._show_finished
        self._verdict.setText(proof_words.verdict(self._game, self._proofs))
        self._end(proof_words.conclusion(self._game, self._difficulty, self._proofs))
        if self._proofs.all.failures:
            self._show_failed_game()

    def _show_cancelled(self) -> None:
        self._show_end = ProofWindow._show_cancelled
        self._end(self.tr("Cancelled before all games were played: nothing is proved."))

    def _show_failed(self, reason: str) -> None:
        self._show_end = partial(ProofWindow._show_failed, reason=reason)
        self._end(self.tr("The games could not be played: {0}").format(reason))

    def sizeHint(self) -> QSize:
        return QSize(480, 360).expandedTo(super().sizeHint())
