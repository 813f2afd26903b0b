"""The search tree tab: a search call by call, or line by line, drawn, in words and as code."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tictac_gui.ui.analysis.code.beside import TreeAndCode
from tictac_gui.ui.analysis.code.controls import CodeButton
from tictac_gui.ui.analysis.code.pane import CodePane
from tictac_gui.ui.analysis.stepping.controls import TreeControls
from tictac_gui.ui.analysis.tree.examples import examples_of
from tictac_gui.ui.analysis.tree.layout import is_small
from tictac_gui.ui.analysis.tree.narration import Narration
from tictac_gui.ui.analysis.tree.search_lists import SearchLists
from tictac_gui.ui.analysis.tree.view import TreeView
from tictac_gui.ui.board.search_mirror import Thought
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.icon_button import Icon, IconButton
from tictac_gui.ui.words.analysis import code_words, tree_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QShowEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.analysis.stepping.walk import Walk
    from tictac_gui.ui.analysis.tree.model import TreeModel
    from tictac_gui.ui.analysis.tree.scene import Scene
    from tictac_gui.ui.look.look import Look


class TreeTab(QWidget):
    """Shows the model, and has it search while the tab is visible."""

    thought_shown = Signal(object)
    """Carries the position that is looked at in the tree, or None while there is none to see."""

    def __init__(self, model: TreeModel, look: Look) -> None:
        super().__init__()
        self._model = model
        self._shown: Walk | None = None
        self._thinking: Scene | None = None
        self._lists = SearchLists(model.choice, CodeButton(model.code))
        self._view = TreeView(model.camera, look)
        self._view.setAccessibleName(self.tr("Search tree"))
        self._code = CodePane(look)
        self._both = TreeAndCode(self._view, self._code)
        self._narration = Narration()
        self._controls = TreeControls(model, look)
        self._zooms = [
            _zoom(Icon.SMALLER, self.tr("Zoom out"), "Ctrl+-", self._view.zoom_out, look),
            _zoom(Icon.FIT, self.tr("Fit"), "Ctrl+0", self._view.fit, look),
            _zoom(Icon.LARGER, self.tr("Zoom in"), "Ctrl++", self._view.zoom_in, look),
        ]
        self._lay_out()
        self._connect()
        self._refresh(is_read=False)
        self._both.show_code(model.code.has_code)

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Follow the game, unless an example is chosen."""
        self._model.choice.show_position(game, board)

    def _lay_out(self) -> None:
        overlay = QHBoxLayout(self._view)
        overlay.setContentsMargins(6, 6, 6, 6)
        overlay.setSpacing(4)
        overlay.addStretch()
        for button in self._zooms:
            overlay.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        for before, after in pairwise((self._view, *self._zooms)):
            # They belong to the tree; Tab leads to the code after them.
            self.setTabOrder(before, after)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._lists)
        layout.addWidget(self._both, stretch=1)
        layout.addWidget(self._narration)
        layout.addWidget(self._controls)

    def _connect(self) -> None:
        model, code = self._model, self._model.code
        for keys in (self._view.keys, self._code.text.keys):
            keys.command_chosen.connect(model.step)
            keys.play_chosen.connect(model.toggle_play)
            keys.code_switched.connect(code.switch_code)
            keys.unit_switched.connect(code.switch_unit)
        self._view.node_chosen.connect(model.choose_node)
        self._view.node_pointed.connect(model.point_at)
        self._narration.example_chosen.connect(self._on_example_chosen)
        code.code_chosen.connect(self._both.show_code)
        model.changed.connect(self._refresh)

    @Slot(bool)
    def _refresh(self, is_read: bool) -> None:
        """Show the step in the drawing, in words and as a line of the code."""
        walk, scene = self._model.walk, self._model.scene
        self._narration.offer_example(is_offered=self._offers_example(walk, scene))
        text = self._step_text(walk, scene) if walk and scene else self._reason()
        self._narration.say(text)
        self._view.setAccessibleDescription(text)
        self._code.text.setAccessibleDescription(text)
        self._view.show_scene(scene)
        self._show_code(walk, scene)
        self._show_thought()
        if is_read:
            announce(self._narration.words, self._spoken(text))

    def _offers_example(self, walk: Walk | None, scene: Scene | None) -> bool:
        """Return whether the search is so large that a small one would be easier to follow."""
        if not walk or not scene or walk.at or is_small(walk.trace):
            return False
        return bool(examples_of(scene.game))

    def _step_text(self, walk: Walk, scene: Scene) -> str:
        if scene.selected is not None:
            return tree_words.node(scene, scene.selected)
        if walk.is_by_line:
            return code_words.line(scene.game, walk.trace, walk.moment)
        return tree_words.step(scene.game, walk.trace, walk.path, walk.at)

    def _reason(self) -> str:
        """Say why there is nothing to see."""
        if self._model.failure is not None:
            return self.tr("The search could not be shown: {0}").format(self._model.failure)
        return self.tr("Working…") if self._model.is_working else ""

    def _spoken(self, text: str) -> str:
        """Return what is read aloud; a line of the code is read too."""
        walk, scene = self._model.walk, self._model.scene
        if walk and walk.is_by_line and scene and scene.selected is None:
            return code_words.spoken_line(walk.execution.listing, walk.moment, text)
        return text

    def _show_code(self, walk: Walk | None, scene: Scene | None) -> None:
        if not walk or not scene:
            self._shown = None
            self._code.show_nothing()
        elif self._model.code.has_code and walk is not self._shown:
            # Not with every node that is described: the person may have scrolled.
            self._shown = walk
            self._code.show_moment(scene.game, walk.execution, walk.moment)

    def _show_thought(self) -> None:
        """Show the position that is looked at, unless it has been shown, and perhaps left."""
        model = self._model
        thinking = model.scene if model.is_chosen and self.isVisible() else None
        if thinking is self._thinking:
            return
        self._thinking = thinking
        if not thinking:
            self.thought_shown.emit(None)
            return
        place = thinking.focus
        board, is_current = thinking.nodes[place].board, place == thinking.current
        self.thought_shown.emit(Thought(board, thinking.tried(place), is_current))

    @Slot()
    def _on_example_chosen(self) -> None:
        choice = self._model.choice
        choice.choose_example(examples_of(choice.game)[0])
        self._both.take_focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_thought()
        self._model.show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._model.hide()
        self._show_thought()


def _zoom(icon: Icon, text: str, keys: str, command: Callable[[], None], look: Look) -> IconButton:
    button = IconButton(icon, f"tree_zoom_{icon.name.lower()}", text, look, keys=keys)
    button.clicked.connect(command)
    return button
