"""The moves tab: the game so far, what each move was worth, and a way back to any of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Slot,
)
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QLabel, QListView, QPushButton, QVBoxLayout, QWidget

from tictac_gui.analysis import moves_words
from tictac_gui.board.marks import paint_mark
from tictac_gui.board.symbols import paint_verdict, verdict_colour
from tictac_gui.engine import Mark
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.containers import RowDelegate
from tictac_gui.widgets.labels import announce
from tictac_gui.words import game_words
from tictac_gui.words.move_words import move_place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tictac_gui.engine.review import Review, ReviewedMove
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.game_review import GameReview
    from tictac_gui.play.looking_back import LookBack

MOVE_ROLE = Qt.ItemDataRole.UserRole

_PATIENCE_MS = 300
"""The move being judged is named only if the review takes longer than this."""
_MARGIN = 8
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move of the game, with its verdict once it is judged."""

    number: int
    mark: Mark
    move: int
    reviewed: ReviewedMove | None


class MovesModel(QAbstractListModel):
    """Row n is the position after n moves."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.moves: tuple[int, ...] = ()
        """The moves that are listed; `show_moves` sets them."""
        self._people: frozenset[Mark] = frozenset()
        self._names: Mapping[Mark, str] = {}
        self._reviewed: tuple[ReviewedMove | None, ...] = ()

    def show_names(self, names: Mapping[Mark, str]) -> None:
        """Call two people by their names."""
        if names != self._names:
            self._names = names
            self._refresh()

    def show_moves(self, game: Game, moves: tuple[int, ...], people: frozenset[Mark]) -> None:
        """Show a game; moves that are the same as before keep their verdicts."""
        if game is not self._game:
            # The same number stands for another move in another game.
            self.show_moves(self._game, (), people)
            self._game = game
        if people != self._people:
            self._people = people
            self._refresh()
        same = 0
        while same < min(len(moves), len(self.moves)) and moves[same] == self.moves[same]:
            same += 1
        if same < len(self.moves):
            self.beginRemoveRows(_ROOT, same + 1, len(self.moves))
            self.moves, self._reviewed = moves[:same], self._reviewed[:same]
            self.endRemoveRows()
        if same < len(moves):
            self.beginInsertRows(_ROOT, same + 1, len(moves))
            self.moves = moves
            self.endInsertRows()

    def show_review(self, review: Review) -> None:
        """Show the verdicts on the moves."""
        self._reviewed = review.by_number
        self._refresh()

    def _refresh(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self.moves)))

    def row(self, number: int) -> MoveRow | None:
        """Return the move of a row; the first row has none."""
        if not number:
            return None
        reviewed = self._reviewed[number - 1] if number <= len(self._reviewed) else None
        mark = Mark.X if number % 2 else Mark.O
        return MoveRow(number, mark, self.moves[number - 1], reviewed)

    def _described(self, row: MoveRow) -> str:
        player = game_words.player_name(row.mark, self._people, self._names)
        judged = row.reviewed.verdict if row.reviewed else None
        return moves_words.description(row.number, player, move_place(self._game, row.move), judged)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.moves) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index.row())
        if role == MOVE_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return move_place(self._game, row.move) if row else self.tr("Start")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._described(row) if row else self.tr("Start of the game")
        if role == Qt.ItemDataRole.ToolTipRole and row and row.reviewed:
            return moves_words.verdict_in_full(self._game, row.reviewed)
        return None


class MoveDelegate(RowDelegate):
    """Paints moves; the row of the position on the board is highlighted with a ring."""

    def _paint_move(self, painter: QPainter, row: MoveRow, room: QRectF, line: float) -> QRectF:
        """Paint number and mark; return the space left."""
        painter.setPen(self._look.theme.muted)
        number = QRectF(room.left(), room.top(), line, room.height())
        painter.drawText(number, _RIGHT, str(row.number))
        side = line * 0.8
        mark = QRectF(number.right() + _MARGIN, room.center().y() - side / 2, side, side)
        paint_mark(painter, row.mark, mark, self._look.theme.mark(row.mark))
        return room.adjusted(mark.right() + _MARGIN - room.left(), 0, 0, 0)

    def _paint_verdict(self, painter: QPainter, move: ReviewedMove, room: QRectF) -> QRectF:
        """Paint the verdict at the end; return the space left."""
        text = moves_words.verdict(move.verdict)
        font = QFont(painter.font())
        font.setBold(move.verdict.changes_result)
        side = painter.fontMetrics().height() * 0.95
        # In their own column, so that they can be scanned down the list.
        sign = QRectF(room.left() + room.width() * 0.5, room.center().y() - side / 2, side, side)
        painter.save()
        paint_verdict(painter, move.verdict, sign, self._look.theme)
        painter.restore()
        painter.save()
        painter.setFont(font)
        painter.setPen(verdict_colour(move.verdict, self._look.theme))
        words = room.adjusted(sign.right() + _MARGIN * 0.75 - room.left(), 0, 0, 0)
        painter.drawText(words, _LEFT, text)
        painter.restore()
        return room.adjusted(0, 0, sign.left() - _MARGIN - room.right(), 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: MoveRow | None = index.data(MOVE_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        self._paint_ground(painter, option)
        rect = option.rect
        room = QRectF(rect).adjusted(_MARGIN, 0, -_MARGIN, 0)
        line = option.fontMetrics.height()
        if row:
            room = self._paint_move(painter, row, room, line)
            if row.reviewed:
                room = self._paint_verdict(painter, row.reviewed, room)
        painter.setPen(self._look.theme.text if row else self._look.theme.muted)
        text = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, _LEFT, text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        height = option.fontMetrics.height()
        return QSize(height * 16, round(height * 1.9))


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
        self._retry.setToolTip(moves_words.retry_hint())
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
        """Whether the list shows the current game, which it doesn't follow while it is hidden."""
        return self._model.moves == self._look_back.all_moves

    def _refresh(self) -> None:
        look_back, review = self._look_back, self._review
        if not look_back.all_moves:
            self._detail.setText(moves_words.nothing_to_judge())
        else:
            row = self._model.row(self._row)
            reviewed = row.reviewed if row else None
            text = moves_words.verdict_in_full(look_back.game, reviewed) if reviewed else ""
            self._detail.setText(text)
        found = review.found
        has_summary = found is not None and found.is_complete and look_back.is_over
        self._summary.setVisible(has_summary)
        if found and has_summary:
            self._summary.setText(moves_words.summary(found, look_back.people))
        self._show_progress()
        # Only a person's move can be retried.
        self._retry.setVisible(review.can_retry)

    @Slot()
    def _show_progress(self) -> None:
        """Name the move being judged, unless the review has only just begun."""
        found, is_running = self._review.found, self._review.is_running
        text = moves_words.progress(found, is_running=is_running) if found else ""
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
    """Leaves digits to the window, where they play a move; no item here starts with one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)
