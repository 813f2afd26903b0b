"""The proof window: every game that a person could play against a difficulty, counted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.exact import Proof
from tictac_gui.games.tic_tac_toe.levels import LEVELS
from tictac_gui.play.records import GameRecord
from tictac_gui.play.runs.pacing import PAUSE_MS
from tictac_gui.play.runs.proving import Proofs, Prove, prove_both
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui.history.game_viewer import GameViewer
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.proof.card import ProofCard
from tictac_gui.ui.proof.sweep import GameSweep
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.buttons.run_buttons import RunButtons
from tictac_gui.ui.words import game_words
from tictac_gui.ui.words.matchup_words import number

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.play.runs.long_run import LongRun
    from tictac_gui.ui.look.appearance import Appearance
    from tictac_gui.ui.look.motion import Motion
    from tictac_gui.ui.look.theme import Theme

_NOTHING = Proofs(Proof(), Proof())
_SIZE_WITH_GAME = QSize(480, 640)


class ProofWindow(QDialog):
    """Plays every game against a difficulty; closing the window stops it.

    With motion, the games are played slowly enough to be seen sweeping by.
    """

    practice_chosen = Signal(object, int)
    """Carries a lost game and the number of moves after which to play on."""

    def __init__(
        self,
        run: LongRun,
        appearance: Appearance,
        motion: Motion,
        parent: QWidget,
        difficulty: Difficulty = Difficulty.UNBEATABLE,
        prove: Prove = prove_both,
        pause_ms: int = PAUSE_MS,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Prove It"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._run = run
        run.setParent(self)
        self._difficulty = difficulty
        self._prove = prove
        self._proofs = _NOTHING
        self._show_end: Callable[[ProofWindow], None] | None = None
        name = game_words.difficulty_name(difficulty)
        self._explanation = QLabel(
            self.tr(
                "Plays every game that a person could play against {0}, moving first and moving "
                "second, whatever {0} chooses among its moves. If there were a way to win, it "
                "would be found and shown."
            ).format(name)
        )
        self._explanation.setObjectName("explanation")
        self._explanation.setWordWrap(True)
        self._verdict = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._verdict.setObjectName("verdict")
        self._verdict.setFont(enlarged(self.font(), 2.2, is_bold=True))
        self._verdict.setWordWrap(True)
        self._status = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._status.setObjectName("status")
        self._status.setWordWrap(True)
        self._card = ProofCard(self.tr("How {0} fares").format(name))
        self._sweep = GameSweep(TIC_TAC_TOE, motion, pause_ms)
        self._viewer = GameViewer(TIC_TAC_TOE, motion, self)
        self._viewer.practice_chosen.connect(self.practice_chosen)
        self._viewer.hide()
        self._scroll = QScrollArea()
        self._buttons = RunButtons(self)
        self._close = QPushButton(self.tr("Close"))
        self._close.setObjectName("close")
        self._close.setAutoDefault(False)
        self._lay_out()
        self._connect()
        appearance.changed.connect(self._on_theme_changed)
        self._on_theme_changed(appearance.theme)
        self._show_proofs(_NOTHING)
        self._status.setText(self.tr("Press Start to see."))
        self._buttons.start.setFocus()

    def take_over(self, former: ProofWindow) -> None:
        """Show what another window has played, and go on with what it is playing."""
        self._run, former._run = former._run, self._run
        self._run.setParent(self)
        former._run.setParent(former)
        self._follow_run()
        self._sweep.take_over(former._sweep)
        self._show_proofs(former._proofs)
        self._show_end = former._show_end
        if self._run.is_running:
            self._show_running()
        elif self._show_end:
            self._show_end(self)

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._explanation)
        column.addWidget(self._card)
        result = QVBoxLayout()
        result.addWidget(self._verdict)
        result.addWidget(self._status)
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
        run_buttons = [self._buttons.start, self._buttons.cancel, self._sweep.skip]
        layout.addWidget(ButtonBar(run_buttons, [self._close]))

    def _connect(self) -> None:
        self._buttons.start.clicked.connect(self._on_start_clicked)
        self._buttons.cancel.clicked.connect(self._on_cancel_clicked)
        self._sweep.ended.connect(self._on_sweep_ended)
        self._close.clicked.connect(self.close)
        self.finished.connect(self._on_finished)
        self._follow_run()

    def _follow_run(self) -> None:
        self._run.advanced.connect(self._on_advanced)
        self._run.finished.connect(self._on_run_finished)
        self._run.cancelled.connect(self._on_run_cancelled)
        self._run.failed.connect(self._on_run_failed)

    def _show_running(self) -> None:
        self._status.setText(self.tr("Playing…"))
        self._buttons.show_running(is_running=True)

    def _show_proofs(self, proofs: Proofs) -> None:
        self._proofs = proofs
        self._card.show_proofs(proofs)
        self._verdict.setText(self.tr("{0} games").format(number(proofs.all.games)))
        self._sweep.show_game(proofs.all.latest_game)

    def _show_lost_game(self) -> None:
        first, second = self._proofs.person_first, self._proofs.person_second
        for players, proof in ((Players.PERSON_AS_X, first), (Players.PERSON_AS_O, second)):
            if proof.lost_game:
                setup = Setup(players, self._difficulty, game=TIC_TAC_TOE)
                self._viewer.show_game(GameRecord.begin(setup, 0, proof.lost_game))
                self._viewer.show()
                self.resize(self.size().expandedTo(_SIZE_WITH_GAME))
                return

    def _end(self, text: str) -> None:
        self._sweep.end()
        self._buttons.show_running(is_running=False)
        self._status.setText(text)
        # In a small window the verdict might not be visible.
        self._scroll.ensureWidgetVisible(self._status)
        self._scroll.ensureWidgetVisible(self._verdict)
        announce(self._status, self.tr("{0}. {1}").format(self._verdict.text(), text))

    @Slot()
    def _on_start_clicked(self) -> None:
        self._viewer.hide()
        self._show_proofs(_NOTHING)
        self._show_end = None
        pacing = self._sweep.begin()
        self._show_running()
        if self._buttons.cancel.hasFocus() and not pacing.hurries:
            # An impatient key should skip what is seen, not cancel the proof.
            self._sweep.skip.setFocus()
        self._run.start(lambda _: pacing.paced(self._prove(LEVELS[self._difficulty])))

    @Slot()
    def _on_cancel_clicked(self) -> None:
        self._run.cancel()
        self._sweep.end()

    @Slot()
    def _on_sweep_ended(self) -> None:
        if self._sweep.skip.hasFocus():
            self._buttons.cancel.setFocus()

    @Slot(object)
    def _on_advanced(self, step: object) -> None:
        self._show_proofs(cast("Proofs", step))
        if self._sweep.isVisible():
            # It is there to be seen, in a small window too.
            self._scroll.ensureWidgetVisible(self._sweep)

    @Slot()
    def _on_run_finished(self) -> None:
        self._show_end = ProofWindow._on_run_finished
        name, proof = game_words.difficulty_name(self._difficulty), self._proofs.all
        games = number(proof.games)
        if proof.losses:
            self._verdict.setText(self.tr("Lost games: {0}").format(number(proof.losses)))
            text = self.tr("{0} can be beaten, in {1} of {2} games. This is one of them.")
            self._end(text.format(name, number(proof.losses), games))
            self._show_lost_game()
        else:
            self._verdict.setText(self.tr("0 losses"))
            text = self.tr("Not one of the {0} games was lost: {1} can't be beaten.")
            self._end(text.format(games, name))

    @Slot()
    def _on_run_cancelled(self) -> None:
        self._show_end = ProofWindow._on_run_cancelled
        self._end(self.tr("Cancelled before all games were played: nothing is proved."))

    @Slot(str)
    def _on_run_failed(self, reason: str) -> None:
        self._show_end = partial(ProofWindow._on_run_failed, reason=reason)
        self._end(self.tr("The games could not be played: {0}").format(reason))

    @Slot()
    def _on_finished(self) -> None:
        # Otherwise the thread would end no sooner than its pause.
        self._run.cancel()
        self._sweep.end()
        self._run.shutdown()

    @Slot(object)
    def _on_theme_changed(self, theme: Theme) -> None:
        self._card.show_theme(theme)
        self._sweep.show_theme(theme)
        self._viewer.show_theme(theme)

    def sizeHint(self) -> QSize:
        return QSize(480, 360).expandedTo(super().sizeHint())
