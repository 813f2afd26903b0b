"""The moves tab: the game so far, what each move was worth, and a way back to any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QLabel, QListView, QPushButton, QVBoxLayout, QWidget

from tictac_gui.ui.analysis.moves.delegate import MoveDelegate
from tictac_gui.ui.analysis.moves.model import MovesModel
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.words.moves import verdict_words

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.study.game_review import GameReview
    from tictac_gui.play.study.look_back import LookBack
    from tictac_gui.ui.look.look import Look

_PATIENCE_MS = 300
"""Only where it takes longer is it told which move is being judged."""


class MovesTab(QWidget):
    """Follows the game; choosing a move shows the position after it on the board."""

    def __init__(
        self,
        look_back: LookBack,
        review: GameReview,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self._review = review
        self._is_following = False
        review.advanced.connect(self._on_advanced)
        review.reviewed.connect(self._on_reviewed)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._show_progress)
        self._model = MovesModel(look_back.game, self)
        self._delegate = MoveDelegate(look, self)
        self._list = _MovesList()
        self._list.setObjectName("moves")
        self._list.setAccessibleName(self.tr("Moves"))
        self._list.setModel(self._model)
        self._list.setItemDelegate(self._delegate)
        self._list.setUniformItemSizes(True)
        # Enough for number, mark, place and verdict.
        self._list.setMinimumWidth(self._list.fontMetrics().height() * 15)
        self._list.setFrameShape(QListView.Shape.NoFrame)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.selectionModel().currentChanged.connect(self._on_current_changed)
        self._progress = self._label("judging")
        self._progress.hide()
        self._detail = self._label("move_detail")
        self._summary = self._label("summary")
        self._summary.setFont(enlarged(self._summary.font(), 1, is_bold=True))
        self._retry = QPushButton(self.tr("Retry from there"))
        self._retry.setObjectName("retry_from_there")
        self._retry.setToolTip(self.tr("Go back to before that move, as practice."))
        self._retry.clicked.connect(self._on_retry_clicked)
        layout = QVBoxLayout(self)
        layout.addWidget(self._list, stretch=1)
        for widget in (self._progress, self._detail, self._summary):
            layout.addWidget(widget)
        layout.addWidget(self._retry, alignment=Qt.AlignmentFlag.AlignLeft)

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setWordWrap(True)
        return label

    def show_position(self, _game: Game, _board: BoardPosition) -> None:
        """Show the game as it is now, and select the position that the board shows."""
        look_back = self._look_back
        self._is_following = True
        self._model.show_moves(look_back.game, look_back.all_moves, look_back.people)
        self._model.show_names(look_back.names)
        shown = self._model.index(self._row)
        self._list.setCurrentIndex(shown)
        self._list.scrollTo(shown)
        self._is_following = False
        if not self._review.is_running:
            self._patience.start()
        self._review.ask()
        if found := self._review.found:
            self._model.show_review(found)
        self._refresh()

    @property
    def _row(self) -> int:
        """The row of the last move on the board."""
        return len(self._look_back.moves) + self._look_back.shows_next

    @property
    def _is_in_step(self) -> bool:
        """Whether the list shows the game as it is; out of sight, it is not kept in step."""
        return self._model.moves == self._look_back.all_moves

    def _refresh(self) -> None:
        look_back, review = self._look_back, self._review
        if not look_back.all_moves:
            self._detail.setText(self.tr("Each move will be judged here as soon as it is made."))
        else:
            row = self._model.row(self._row)
            reviewed = row.reviewed if row else None
            text = verdict_words.verdict_in_full(look_back.game, reviewed) if reviewed else ""
            self._detail.setText(text)
        found = review.found
        has_summary = found is not None and found.is_complete and look_back.is_over
        self._summary.setVisible(has_summary)
        if found and has_summary:
            self._summary.setText(verdict_words.summary(found, look_back.people))
        self._show_progress()
        # A move of the computer's is nothing to retry.
        self._retry.setVisible(review.can_retry)

    @Slot()
    def _show_progress(self) -> None:
        """Say which move is being judged, unless that is done in a moment."""
        found, is_running = self._review.found, self._review.is_running
        text = verdict_words.progress(found, is_running=is_running) if found else ""
        self._progress.setText(text)
        self._progress.setVisible(bool(text) and not self._patience.isActive())

    @Slot(QModelIndex)
    def _on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_following:
            self._look_back.look_at(current.row())

    @Slot()
    def _on_advanced(self) -> None:
        found = self._review.found
        if found and self._is_in_step:
            self._model.show_review(found)
            self._refresh()

    @Slot()
    def _on_reviewed(self) -> None:
        self._on_advanced()
        if self._is_in_step and self._summary.isVisible():
            announce(self._summary, self._summary.text())

    @Slot()
    def _on_retry_clicked(self) -> None:
        if (point := self._review.turning_point) is not None:
            self._look_back.play_from(point)

    def sizeHint(self) -> QSize:
        return QSize(320, 400).expandedTo(super().sizeHint())


class _MovesList(QListView):
    """Leaves digits to the window, which plays cells with them; no item here starts with one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)
