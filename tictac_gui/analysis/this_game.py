"""The panel "This game": its graph, its moves and their verdicts, and ways to step through it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tictac_gui.analysis import moves_words
from tictac_gui.analysis.graph import GameGraph
from tictac_gui.analysis.graph_model import withheld, without
from tictac_gui.analysis.moves_list import MoveDelegate, MovesList, MovesModel
from tictac_gui.engine.review import Review
from tictac_gui.look.theme import enlarged
from tictac_gui.play.viewed_game import Navigation
from tictac_gui.widgets.buttons import ButtonBar, emphasise
from tictac_gui.widgets.containers import ScrollPane
from tictac_gui.widgets.icon_button import Icon, IconButton
from tictac_gui.widgets.labels import announce, wrap

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tictac_gui.board.move_values import MoveValues
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.change import Change
    from tictac_gui.play.game_review import GameReview
    from tictac_gui.play.looking_back import LookBack

_PATIENCE_MS = 300
"""The move being judged is named only if the review takes longer than this."""
_USUAL, _LEAST = 36, 26
"""The width beside the board, in lines of text."""
_GRAPH = 0.24
"""The graph's greatest share of the height; the list needs the rest."""
_SPACING = 10
_ICONS = {
    Navigation.FIRST: Icon.FIRST,
    Navigation.BACK: Icon.PREVIOUS,
    Navigation.FORWARD: Icon.NEXT,
    Navigation.LAST: Icon.LAST,
}


class ThisGame(QWidget):
    """Follows the game; choosing a move shows the position after it on the board."""

    left = Signal()
    """The person wants to see the board, in whose place this is."""
    thinking_asked = Signal()

    def __init__(
        self, look_back: LookBack, review: GameReview, values: MoveValues, look: Look
    ) -> None:
        super().__init__()
        self._look_back = look_back
        self._review = review
        self._values = values
        self._look = look
        self._is_following = False
        self._has_way_back = False
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self.setObjectName("analysis")
        self.setAccessibleName(self.tr("This game"))
        self._title = QLabel(self.tr("This game"))
        self._title.setFont(enlarged(self._title.font(), 1.2, is_bold=True))
        self._back = QPushButton(self.tr("Back to the board"))
        self._back.setObjectName("back_to_board")
        self._graph = GameGraph(look_back.game, look)
        self._model = MovesModel(look_back.game, self)
        self._delegate = MoveDelegate(look, self)
        self._list = MovesList(self._model, self._delegate)
        self.setFocusProxy(self._list)
        self._progress = self._label("judging")
        self._detail = self._label("move_detail")
        self._summary = self._label("summary")
        self._summary.setFont(enlarged(self._summary.font(), 1, is_bold=True))
        self._steps = {step: self._step_button(step) for step in Navigation}
        self._retry = QPushButton(self.tr("Play from here"))
        self._retry.setObjectName("retry_from_there")
        self._retry.setToolTip(moves_words.retry_hint())
        self._thinking = QPushButton(self.tr("How it thinks…"))
        self._thinking.setObjectName("how_it_thinks")
        self._lay_out()
        self._connect()
        self._show_game()

    def offer_way_back(self, *, is_offered: bool) -> None:
        """Show the button that leads back to the board, and listen to Esc."""
        self._has_way_back = is_offered
        self._back.setVisible(is_offered)
        # Assistive tools can press a hidden button.
        self._back.setEnabled(is_offered)
        # Beside the board, a button there is the one that stands out.
        emphasise(self._retry, is_emphasised=is_offered)

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        wrap(label)
        label.hide()
        return label

    def _step_button(self, step: Navigation) -> IconButton:
        names = {
            Navigation.FIRST: self.tr("To the start"),
            Navigation.BACK: self.tr("Back"),
            Navigation.FORWARD: self.tr("Forward"),
            Navigation.LAST: self.tr("To the end"),
        }
        button = IconButton(
            _ICONS[step], f"move_{step.name.lower()}", names[step], self._look, is_large=True
        )
        button.clicked.connect(partial(self._go, step))
        return button

    def _lay_out(self) -> None:
        heading = QHBoxLayout()
        heading.addWidget(self._title, stretch=1)
        heading.addWidget(self._back)
        pane = ScrollPane(0)
        column = pane.column
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(_SPACING)
        column.addLayout(heading)
        column.addWidget(self._graph)
        column.addWidget(self._list, stretch=1)
        for label in (self._progress, self._detail, self._summary):
            column.addWidget(label)
        column.addWidget(ButtonBar([*self._steps.values()], [self._retry, self._thinking]))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(pane)
        self._back.hide()

    def _connect(self) -> None:
        self._look_back.changed.connect(self._on_changed)
        self._review.advanced.connect(self._on_advanced)
        self._review.reviewed.connect(self._on_reviewed)
        self._values.chosen.connect(self._on_advanced)
        self._patience.timeout.connect(self._show_progress)
        self._list.selectionModel().currentChanged.connect(self._on_current_changed)
        self._graph.position_chosen.connect(self._look_back.look_at)
        self._retry.clicked.connect(self._on_retry_clicked)
        self._thinking.clicked.connect(self.thinking_asked)
        self._back.clicked.connect(self.left)

    def _show_game(self) -> None:
        """Show the game as it is now, and select the position that the board shows."""
        look_back = self._look_back
        self._is_following = True
        self._list.show_game(look_back.game)
        self._model.show_moves(look_back.game, look_back.all_moves, look_back.people)
        self._model.show_names(look_back.names)
        if not self._review.is_running:
            self._patience.start()
        self._review.ask()
        self._refresh()
        shown = self._model.index(self._row)
        self._list.setCurrentIndex(shown)
        self._list.scrollTo(shown)
        self._is_following = False

    @property
    def _row(self) -> int:
        """The row of the last move on the board."""
        return len(self._look_back.moves) + self._look_back.shows_next

    @property
    def _mistake(self) -> int | None:
        """The number of moves before the mistake that can be mended: the one shown, or the last."""
        look_back, review, row = self._look_back, self._review, self._model.row(self._row)
        move, people = row.reviewed if row else None, look_back.people
        if not look_back.is_active and not look_back.is_over:
            return None
        if move and move.verdict.changes_result and (len(people) != 1 or move.mark in people):
            return self._row - 1
        return review.turning_point if review.can_retry else None

    def _refresh(self) -> None:
        look_back, found = self._look_back, self._review.found
        hidden = withheld(look_back, shows_values=self._values.is_chosen)
        unjudged = Review((None,) * len(look_back.all_moves))
        shown = without(found, hidden) if found else unjudged
        self._model.show_review(shown, hidden)
        self._graph.show_review(look_back.game, shown, self._row)
        self._detail.setVisible(not look_back.all_moves)
        self._detail.setText("" if look_back.all_moves else moves_words.nothing_to_judge())
        has_summary = found is not None and found.is_complete and look_back.is_over
        self._summary.setVisible(has_summary)
        game, people = look_back.game, look_back.people
        summary = moves_words.summary(game, found, people) if found and has_summary else ""
        self._summary.setText(summary)
        self._show_progress()
        self._retry.setVisible(self._mistake is not None)
        self._enable_steps()

    def _enable_steps(self) -> None:
        end = len(self._look_back.all_moves)
        for step, button in self._steps.items():
            can_go = step.target(self._row, end) != self._row
            if not can_go and button.hasFocus() and end:
                # Qt would move the focus from a disabled button to the next widget; the person may
                # rather want to step the other way.
                other = self._steps[Navigation.BACK if step.is_forward else Navigation.FORWARD]
                other.setEnabled(True)
                other.setFocus()
            button.setEnabled(can_go)

    def _go(self, step: Navigation) -> None:
        end = len(self._look_back.all_moves)
        self._look_back.look_at(step.target(self._row, end))

    @Slot()
    def _show_progress(self) -> None:
        """Name the move being judged, unless the review has only just begun."""
        found, is_running = self._review.found, self._review.is_running
        text = moves_words.progress(found, is_running=is_running) if found else ""
        self._progress.setText(text)
        self._progress.setVisible(bool(text) and not self._patience.isActive())

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.shows_position:
            self._show_game()

    @Slot(QModelIndex)
    def _on_current_changed(self, current: QModelIndex) -> None:
        if current.isValid() and not self._is_following:
            self._look_back.look_at(current.row())

    @Slot()
    def _on_advanced(self) -> None:
        if self._review.found:
            self._refresh()

    @Slot()
    def _on_reviewed(self) -> None:
        self._on_advanced()
        if not self._summary.isHidden():
            announce(self._summary, self._summary.text())

    @Slot()
    def _on_retry_clicked(self) -> None:
        if (mistake := self._mistake) is not None:
            self._look_back.play_from(mistake)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(_USUAL * line, 30 * line)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(_LEAST * line, 10 * line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        least = self._graph.minimumSizeHint().height()
        self._graph.setMaximumHeight(max(round(event.size().height() * _GRAPH), least))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and self._is_way_back(event):
            # Not a shortcut of the window: the board comes first.
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_way_back(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _is_way_back(self, event: QEvent) -> bool:
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return self._has_way_back and is_escape
