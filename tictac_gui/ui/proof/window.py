"""The proof window: every game that a person could play against a difficulty, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.play.runs.run_model import RunPhase
from tictac_gui.ui.history.game_viewer import GameViewer
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.proof.card import ProofCard
from tictac_gui.ui.proof.reply_chooser import ReplyChooser
from tictac_gui.ui.proof.sweep import GameSweep
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.run_window import RunWindow
from tictac_gui.ui.words import game_words, proof_words
from tictac_gui.ui.words.matchup_words import number

if TYPE_CHECKING:
    from tictac_gui.ui.look.look import Look
    from tictac_gui.ui.proof.proof_run import ProofRun

_LINES = QSize(40, 36)
"""The size in line heights at which all is visible of a proof that needs more explanation."""
_SIZE_WITH_GAME = QSize(480, 640)
translate = QCoreApplication.translate


class ProofWindow(RunWindow):
    """Shows a proof, and with motion also the games as they sweep by."""

    def __init__(self, proof: ProofRun, look: Look, parent: QWidget) -> None:
        title = translate("ProofWindow", "Prove It: {0}").format(game_words.game_name(proof.game))
        super().__init__(title, proof, parent)
        self._proof = proof
        self._look = look
        self._explanation = QLabel(proof_words.explanation(proof.game, proof.difficulty))
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
        self._card = ProofCard(
            proof_words.heading(proof.difficulty), look, counts_failures=proof.is_long
        )
        if not proof.is_long:
            self._bar.hide()
        self._sweep = GameSweep(proof.game, look, is_small=not proof.is_long)
        self._sweep.hide()
        self._skip = QPushButton(self.tr("Skip"))
        self._skip.setObjectName("skip")
        self._skip.setToolTip(self.tr("Show the result at once."))
        # So that Return, which has started the proof, presses it too.
        self._skip.setAutoDefault(True)
        self._skip.clicked.connect(proof.hurry)
        self._skip.hide()
        look.motion.changed.connect(self._on_motion_changed)
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
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(scroll, stretch=1)
        layout.addWidget(ButtonBar([self._start, self._cancel, self._skip], [self._close]))

    def _refresh(self) -> None:
        proof = self._proof
        proofs = proof.proofs
        self._card.show_proofs(proofs)
        self._sweep.show_game(proofs.all.latest_game)
        self._show_progress(proofs.all.games, proofs.total or 1)
        self._verdict.setText(self._said_large())
        self._status.setText(self._said())
        self._viewer.setVisible(proof.lost_game.record is not None)
        self._replies.setEnabled(not proof.is_running)
        self._sweep.setVisible(proof.is_watched)
        if not proof.is_watched and self._skip.hasFocus():
            self._cancel.setFocus()
        self._skip.setVisible(proof.is_watched and not proof.is_long)
        self._show_running(is_running=proof.is_running)
        if self._sweep.isVisible():
            # It is there to be seen, in a small window too.
            self._scroll.ensureWidgetVisible(self._sweep)

    def _said_large(self) -> str:
        """Return the verdict, or until there is one how many games have been played."""
        proofs = self._proof.proofs
        if self._proof.phase is RunPhase.FINISHED:
            return proof_words.verdict(self._proof.game, proofs)
        games = self.tr("1 game") if proofs.all.games == 1 else self.tr("{0} games")
        return games.format(number(proofs.all.games))

    def _said(self) -> str:
        """Return what is said below it."""
        proof = self._proof
        match proof.phase:
            case RunPhase.READY:
                return self.tr("Press Start to see.")
            case RunPhase.RUNNING:
                return proof_words.running(proof.proofs)
            case RunPhase.FINISHED:
                return proof_words.conclusion(proof.game, proof.difficulty, proof.proofs)
            case RunPhase.CANCELLED:
                return self.tr("Cancelled before all games were played: nothing is proved.")
            case RunPhase.FAILED:
                return self.tr("The games could not be played: {0}").format(proof.failure)

    def _begin(self) -> None:
        self._proof.start(is_watched=self._look.motion.is_shown)
        if self._cancel.hasFocus() and self._skip.isVisible():
            # An impatient key should skip what is seen, not cancel the proof.
            self._skip.setFocus()

    def _show_end(self) -> None:
        # In a small window the verdict might not be visible.
        self._scroll.ensureWidgetVisible(self._status)
        self._scroll.ensureWidgetVisible(self._verdict)
        text = self.tr("{0}. {1}").format(self._verdict.text(), self._status.text())
        announce(self._status, text)
        if not self._viewer.isHidden():
            self.resize(self.size().expandedTo(_SIZE_WITH_GAME))

    @Slot()
    def _on_motion_changed(self) -> None:
        if not self._look.motion.is_shown:
            self._proof.hurry()

    def sizeHint(self) -> QSize:
        size = QSize(480, 360).expandedTo(super().sizeHint())
        return size if self._viewer.isHidden() else size.expandedTo(_SIZE_WITH_GAME)
