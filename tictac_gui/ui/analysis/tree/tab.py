"""The search tree tab: the search of a position call by call, as a drawing and in words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.ui.analysis.tree.controls import TreeControls
from tictac_gui.ui.analysis.tree.examples import examples_of
from tictac_gui.ui.analysis.tree.layout import is_small, lay_out
from tictac_gui.ui.analysis.tree.scene import Scene
from tictac_gui.ui.analysis.tree.search_choice import SearchChoice
from tictac_gui.ui.analysis.tree.view import TreeView
from tictac_gui.ui.board.search_mirror import Thought
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.icon_button import Icon, IconButton
from tictac_gui.ui.words import tree_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.search_worker import SearchWorker
    from tictac_gui.ui.analysis.tree.steps import StepCommand
    from tictac_gui.ui.look.appearance import Appearance
    from tictac_gui.ui.look.motion import Motion
    from tictac_gui.ui.look.theme import Theme

_WORKING_MS = 250
"""Shorter work is not worth mentioning."""


class TreeTab(QWidget):
    """Asks the worker for the search when visible, and steps through it."""

    thought_shown = Signal(object)
    """Carries the position that is looked at in the tree, or None while there is none to see."""

    def __init__(
        self,
        game: Game,
        worker: SearchWorker,
        appearance: Appearance,
        motion: Motion,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._request: int | None = None
        self._is_asked = False
        self._game = game
        self._trace: Trace[BoardPosition] | None = None
        self._at = 0
        self._opened: frozenset[int] = frozenset()
        self._selected: int | None = None
        self._choice = SearchChoice(game)
        self._view = TreeView(motion)
        self._view.setAccessibleName(self.tr("Search tree"))
        self._words = QLabel()
        self._words.setObjectName("tree_words")
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._small_example = QPushButton(self.tr("Show a small example"))
        self._small_example.setObjectName("tree_small_example")
        self._small_example.clicked.connect(self._on_small_example_clicked)
        self._said = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._controls = TreeControls()
        self._zooms = [
            self._zoom(Icon.SMALLER, self.tr("Zoom out"), "Ctrl+-", self._view.zoom_out),
            self._zoom(Icon.FIT, self.tr("Fit"), "Ctrl+0", self._view.fit),
            self._zoom(Icon.LARGER, self.tr("Zoom in"), "Ctrl++", self._view.zoom_in),
        ]
        self._working = QTimer(self)
        self._working.setSingleShot(True)
        self._working.setInterval(_WORKING_MS)
        self._lay_out()
        self._connect()
        self._show_nothing("")
        appearance.changed.connect(self._on_theme_changed)
        self._on_theme_changed(appearance.theme)

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Follow the game, unless an example is chosen."""
        self._choice.show_position(game, board)

    def take_over(self, former: TreeTab) -> None:
        """Show the same step of the same search as another tab."""
        self._choice.take_over(former._choice)
        if former._trace:
            self._is_asked = True
            self._game, self._trace, self._opened = former._game, former._trace, former._opened
            self._show_step(former._at, is_new=True)
        self._controls.take_over(former._controls)

    @Slot()
    def pause(self) -> None:
        """Stop playing."""
        self._controls.pause()

    def shutdown(self) -> None:
        """Stop all work for good."""
        self._controls.pause()
        self._working.stop()
        self._request = None
        self._worker.shutdown()

    def _zoom(self, icon: Icon, text: str, keys: str, command: Callable[[], None]) -> IconButton:
        button = IconButton(icon, f"tree_zoom_{icon.name.lower()}", text, keys=keys)
        button.clicked.connect(command)
        return button

    def _lay_out(self) -> None:
        overlay = QHBoxLayout(self._view)
        overlay.setContentsMargins(6, 6, 6, 6)
        overlay.setSpacing(4)
        overlay.addStretch()
        for button in self._zooms:
            overlay.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        self._said.setSpacing(8)
        self._said.addWidget(self._words, stretch=1)
        top_left = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        self._said.addWidget(self._small_example, alignment=top_left)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._choice)
        layout.addWidget(self._view, stretch=1)
        layout.addLayout(self._said)
        layout.addWidget(self._controls)

    def _connect(self) -> None:
        self._worker.finished.connect(self._on_finished)
        self._worker.failed.connect(self._on_failed)
        self._working.timeout.connect(self._on_working_timeout)
        self._choice.changed.connect(self._begin)
        self._view.command_chosen.connect(self._on_command_chosen)
        self._view.play_chosen.connect(self._controls.toggle_play)
        self._view.node_chosen.connect(self._on_node_chosen)
        self._view.node_pointed.connect(self._on_node_pointed)
        self._controls.command_chosen.connect(self._on_command_chosen)
        self._controls.step_chosen.connect(self._on_step_chosen)
        self._controls.advanced.connect(self._on_advanced)

    @Slot()
    def _begin(self) -> None:
        """Ask for the chosen search; while hidden, only remember to."""
        self._controls.pause()
        self._worker.cancel()
        self._request, self._trace = None, None
        self._show_thought()
        self._is_asked = self.isVisible()
        if not self._is_asked:
            return
        choice = self._choice
        self._game = choice.game
        work = partial(_traced, choice.board, choice.prunes, choice.scoring, choice.lookahead)
        self._request = self._worker.ask(work)
        self._working.start()

    @Slot(int, object)
    def _on_finished(self, request: int, answer: object) -> None:
        if request != self._request:
            return
        self._request = None
        self._working.stop()
        trace = cast("Trace[BoardPosition]", answer)
        shown = self._view.scene.trace if self._view.scene else None
        self._trace = trace
        if shown and _are_alike(shown, trace):
            self._show_step(self._at)
        else:
            self._opened = frozenset()
            self._show_step(0, is_new=True)

    @Slot(int, str)
    def _on_failed(self, request: int, reason: str) -> None:
        if request == self._request:
            self._request = None
            self._working.stop()
            self._show_nothing(self.tr("The search could not be shown: {0}").format(reason))
            self._announce()

    @Slot()
    def _on_working_timeout(self) -> None:
        self._show_nothing(self.tr("Working…"))

    def _show_nothing(self, reason: str) -> None:
        self._view.show_scene(None)
        self._words.setText(reason)
        self._small_example.hide()
        self._controls.show_step(0, 0, "")

    def _show_step(self, at: int, *, is_new: bool = False) -> None:
        if not self._trace:
            return
        self._at = at
        self._selected = None
        path = self._trace.path(at)
        is_large = not is_small(self._trace) and bool(examples_of(self._game))
        self._offer_small_example(is_offered=at == 0 and is_large)
        self._say(tree_words.step(self._game, self._trace, path, at))
        progress = tree_words.progress(self._trace, path, at)
        self._controls.show_step(at, self._trace.steps, progress)
        self._draw(is_new=is_new)

    def _offer_small_example(self, *, is_offered: bool) -> None:
        if is_offered != self._small_example.isHidden():
            return
        self._small_example.setVisible(is_offered)
        # The text beside it changes its width, and so needs a different height.
        self._words.setMinimumHeight(0)
        if layout := self.layout():
            layout.activate()

    def _draw(self, *, is_new: bool = False) -> None:
        assert self._trace  # noqa: S101 - there is something to draw
        nodes = lay_out(self._trace, self._trace.path(self._at), self._opened)
        scene = Scene(self._game, self._trace, nodes, self._at, self._selected)
        self._view.show_scene(scene, is_new=is_new)
        self._show_thought()

    def _show_thought(self) -> None:
        scene = self._view.scene if self._trace and self.isVisible() else None
        if not scene:
            self.thought_shown.emit(None)
            return
        place = scene.focus
        is_current = place == scene.current
        self.thought_shown.emit(Thought(scene.nodes[place].board, scene.tried(place), is_current))

    def _say(self, text: str) -> None:
        self._words.setText(text)
        self._view.setAccessibleDescription(text)
        self._keep_height()

    def _announce(self) -> None:
        """Read the text aloud; only after a step, not after a move on the board."""
        announce(self._words, self._words.text())

    def _keep_height(self) -> None:
        """Never make the text lower than before, so that the tree doesn't jump."""
        needed = self._words.heightForWidth(self._words.width())
        three_lines = 3 * self._words.fontMetrics().lineSpacing()
        self._words.setMinimumHeight(max(self._words.minimumHeight(), three_lines, needed))

    @Slot(object)
    def _on_command_chosen(self, command: StepCommand) -> None:
        self._controls.pause()
        if self._trace:
            target = command.target(self._trace, self._at)
            if target != self._at:
                self._show_step(target)
                self._announce()

    @Slot(int)
    def _on_step_chosen(self, step: int) -> None:
        self._controls.pause()
        self._show_step(step)
        self._announce()

    @Slot(int)
    def _on_advanced(self, steps: int) -> None:
        if self._trace:
            self._show_step(min(self._at + steps, self._trace.steps - 1))
            if not self._controls.is_playing:
                self._announce()

    @Slot(int)
    def _on_node_chosen(self, place: int) -> None:
        self._controls.pause()
        scene = self._view.scene
        if not scene or not self._trace:
            return
        call = scene.nodes[place].call
        if call and (scene.is_closed(place) or call.number in self._opened):
            self._opened ^= {call.number}
            self._draw()
        # Opening changes the places of later nodes only.
        self._on_node_pointed(place)

    @Slot(int)
    def _on_node_pointed(self, place: int) -> None:
        self._controls.pause()
        scene = self._view.scene
        if scene and self._trace:
            self._selected = place
            self._view.show_scene(scene.with_selected(place))
            self._show_thought()
            self._say(tree_words.node(scene, place))
            self._announce()

    @Slot()
    def _on_small_example_clicked(self) -> None:
        self._choice.choose_example(examples_of(self._game)[0])
        self._view.setFocus()

    @Slot(object)
    def _on_theme_changed(self, theme: Theme) -> None:
        self._view.show_theme(theme)
        self._controls.show_theme(theme)
        for button in self._zooms:
            button.show_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_thought()
        if not self._is_asked:
            self._begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._controls.pause()
        self.thought_shown.emit(None)
        if self._request is not None:
            # Nothing is searched while hidden; the search starts again when shown.
            self._worker.cancel()
            self._working.stop()
            self._request, self._is_asked = None, False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Beside a text of less than half the width, the button would make it many lines high.
        is_narrow = 2 * self._small_example.sizeHint().width() > self.width()
        direction = QBoxLayout.Direction
        self._said.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)
        self._words.setMinimumHeight(0)
        self._keep_height()


def _are_alike(trace: Trace[BoardPosition], other: Trace[BoardPosition]) -> bool:
    """Return whether two searches make the same calls, though they may score them differently."""
    same_position = trace.root.position == other.root.position
    same_way = (trace.prunes, trace.lookahead) == (other.prunes, other.lookahead)
    return same_position and same_way and trace.steps == other.steps


def _traced(
    board: BoardPosition,
    prune: bool,
    scoring: Scoring,
    lookahead: int | None,
    should_stop: Callable[[], bool],
) -> Trace[BoardPosition]:
    return Trace(board, prune=prune, scoring=scoring, lookahead=lookahead, should_stop=should_stop)
