"""The moves tab: the game so far, what each move was worth, and a way back to any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtWidgets import QLabel, QListView, QPushButton, QVBoxLayout, QWidget

from tictac_gui.engine.review import Review
from tictac_gui.play.controller import Phase
from tictac_gui.play.latest_answer import LatestAnswer
from tictac_gui.ui.analysis.moves.delegate import MoveDelegate
from tictac_gui.ui.analysis.moves.model import MovesModel
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.words import verdict_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.look_back import LookBack
    from tictac_gui.play.search_worker import SearchWorker
    from tictac_gui.ui.look.appearance import Appearance
    from tictac_gui.ui.look.theme import Theme


class MovesTab(QWidget):
    """Follows the game; choosing a move shows the position after it on the board."""

    def __init__(
        self,
        controller: GameController,
        look_back: LookBack,
        worker: SearchWorker,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._look_back = look_back
        self._is_following = False
        self._review = Review()
        self._latest_answer = LatestAnswer(
            worker, _review, lambda: (controller.setup.game, controller.moves), self
        )
        self._latest_answer.answered.connect(self._on_answered)
        self._model = MovesModel(controller.setup.game, self)
        self._delegate = MoveDelegate(self)
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
        self._detail = self._label("move_detail")
        self._summary = self._label("summary")
        self._summary.setFont(enlarged(self._summary.font(), 1, is_bold=True))
        self._retry = QPushButton(self.tr("Retry from there"))
        self._retry.setObjectName("retry_from_there")
        self._retry.setToolTip(self.tr("Go back to before that move, as practice."))
        self._retry.clicked.connect(self._on_retry_clicked)
        layout = QVBoxLayout(self)
        layout.addWidget(self._list, stretch=1)
        for widget in (self._detail, self._summary):
            layout.addWidget(widget)
        layout.addWidget(self._retry, alignment=Qt.AlignmentFlag.AlignLeft)
        appearance.changed.connect(self._on_theme_changed)
        self._on_theme_changed(appearance.theme)

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setWordWrap(True)
        return label

    def show_position(self, _game: Game, _board: BoardPosition) -> None:
        """Show the game as it is now, and select the position that the board shows."""
        controller = self._controller
        self._is_following = True
        self._model.show_moves(controller.setup.game, controller.moves, controller.people)
        shown = self._model.index(len(self._look_back.moves))
        self._list.setCurrentIndex(shown)
        self._list.scrollTo(shown)
        self._is_following = False
        if self._is_reviewed:
            # A review in progress is of moves that are no longer shown, but that may have been
            # redone by the time it arrives.
            self._latest_answer.forget()
        else:
            self._review = Review()
            self._latest_answer.ask()
        self._refresh()

    def take_over(self, former: MovesTab) -> None:
        """Show the same verdicts as another tab."""
        if former._is_reviewed:
            controller, self._review = self._controller, former._review
            self._model.show_moves(controller.setup.game, controller.moves, controller.people)
            self._model.show_review(self._review)

    def shutdown(self) -> None:
        """Stop reviewing."""
        self._latest_answer.shutdown()

    @property
    def _is_reviewed(self) -> bool:
        """Whether the review is about the game as it is now."""
        return tuple(move.move for move in self._review.moves) == self._controller.moves

    @property
    def _turning_point(self) -> int | None:
        return verdict_words.turning_point(self._review, self._controller.people)

    def _refresh(self) -> None:
        controller = self._controller
        row = self._model.row(len(self._look_back.moves))
        if not controller.moves:
            self._detail.setText(self.tr("Each move will be judged here as soon as it is made."))
        else:
            game, reviewed = controller.setup.game, row.reviewed if row else None
            text = verdict_words.verdict_in_full(game, reviewed) if reviewed else ""
            self._detail.setText(text)
        is_told = controller.phase is Phase.OVER and self._is_reviewed
        self._summary.setVisible(is_told)
        if is_told:
            self._summary.setText(verdict_words.summary(self._review, controller.people))
        point = self._turning_point
        # A move of the computer's is nothing to retry.
        is_own = point is not None and (
            len(controller.people) != 1 or self._review.moves[point].mark in controller.people
        )
        self._retry.setVisible(is_told and is_own)

    @Slot(QModelIndex)
    def _on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_following:
            self._look_back.look_at(current.row())

    @Slot(object)
    def _on_answered(self, answer: Review) -> None:
        self._review = answer
        self._model.show_review(answer)
        self._refresh()
        if self._summary.isVisible():
            announce(self._summary, self._summary.text())

    @Slot()
    def _on_retry_clicked(self) -> None:
        if (point := self._turning_point) is not None:
            self._controller.play_from(point)

    @Slot(object)
    def _on_theme_changed(self, theme: Theme) -> None:
        self._delegate.show_theme(theme)
        self._list.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(320, 400).expandedTo(super().sizeHint())


class _MovesList(QListView):
    """Leaves digits to the window, which plays cells with them; no item here starts with one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)


def _review(subject: tuple[Game, tuple[int, ...]], should_stop: Callable[[], bool]) -> Review:
    game, moves = subject
    return game.review(moves, should_stop)
