"""The search tree tab: a search call by call, or line by line, drawn, in words and as code."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.analysis import code_words, tree_words
from tictac_gui.analysis.code_pane import CodePane
from tictac_gui.analysis.controls import CodeButton, SearchLists, TreeControls
from tictac_gui.analysis.search_choice import examples_of
from tictac_gui.analysis.tree_scene import Scene, is_small
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.board.thought import Thought
from tictac_gui.widgets.icon_button import Icon, IconButton
from tictac_gui.widgets.labels import announce

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from tictac_gui.analysis.tree_model import TreeModel, Walk
    from tictac_gui.look.appearance import Look

_LEAST_LINES = 3
"""The least height of the text below the tree."""
_GAP = 8
_LEAST_TREE = 1.3
"""The tree is shown with the code only if it has this many times its minimum size."""
_LEAST_CODE = 0.75
"""The least share of the code's usual height with which it is shown above the tree."""
_CODE_SHARE = 0.6
"""The code's share of the height if its usual one doesn't fit."""


class Narration(QWidget):
    """Shows the text below the tree; its height never shrinks, so that the tree doesn't jump."""

    example_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = QLabel()
        self.words.setObjectName("tree_words")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._small_example = QPushButton(self.tr("Show a small example"))
        self._small_example.setObjectName("tree_small_example")
        self._small_example.clicked.connect(self.example_chosen)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.words, stretch=1)
        top_left = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        self._row.addWidget(self._small_example, alignment=top_left)
        self._small_example.hide()

    def say(self, text: str) -> None:
        """Show a text."""
        self.words.setText(text)
        self._keep_height()

    def offer_example(self, *, is_offered: bool) -> None:
        """Show the button, or hide it."""
        if is_offered != self._small_example.isHidden():
            return
        self._small_example.setVisible(is_offered)
        # The text beside it changes its width, and so needs a different height.
        self.words.setMinimumHeight(0)
        self._row.activate()

    def _keep_height(self) -> None:
        needed = self.words.heightForWidth(self.words.width())
        least = _LEAST_LINES * self.words.fontMetrics().lineSpacing()
        self.words.setMinimumHeight(max(self.words.minimumHeight(), least, needed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Beside the button, a text in less than half the width would be too high.
        is_narrow = 2 * self._small_example.sizeHint().width() > self.width()
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)
        if event.size().width() != event.oldSize().width():
            self.words.setMinimumHeight(0)
        self._keep_height()


class TreeAndCode(QWidget):
    """Places tree and code beside or above each other, or shows one of them if room is scarce.

    No layout does so: it would ask for room for both.
    """

    def __init__(self, tree: QWidget, code: CodePane) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._tree = tree
        self._code = code
        self._has_code = False
        for part in (tree, code):
            part.setParent(self)
        self._arrange()

    def show_code(self, has_code: bool) -> None:
        """Show the code beside the tree, or the tree alone."""
        self._has_code = has_code
        self.updateGeometry()
        self._arrange()

    def take_focus(self) -> None:
        """Focus the part where the arrow keys step."""
        (self._code.text if self._tree.isHidden() else self._tree).setFocus()

    def _hide(self, part: QWidget, other: QWidget) -> None:
        """Hide a part; if it had the focus, the other gets it, where the same keys step."""
        focused = self.window().focusWidget()
        if focused and (focused is part or part.isAncestorOf(focused)):
            other.setFocus()
        part.hide()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        tree, code = self._tree.minimumSizeHint() * _LEAST_TREE, self._code.sizeHint()
        least_height = code.height() * _LEAST_CODE
        # Beside the tree no line of the code is cut off.
        wide = code.width()
        high = min(code.height(), max(round(height * _CODE_SHARE), round(least_height)))
        is_beside = width - wide - _GAP >= tree.width()
        is_above = height - high - _GAP >= tree.height()
        room = self.rect()
        (self._code if self._has_code else self._tree).show()
        if self._has_code and (is_beside or is_above):
            self._tree.show()
        elif self._has_code:
            self._hide(self._tree, self._code.text)
        else:
            self._hide(self._code, self._tree)
        if not self._has_code:
            self._tree.setGeometry(room)
        elif is_beside:
            self._tree.setGeometry(QRect(0, 0, width - wide - _GAP, height))
            self._code.setGeometry(QRect(width - wide, 0, wide, height))
        elif is_above:
            self._tree.setGeometry(QRect(0, 0, width, height - high - _GAP))
            self._code.setGeometry(QRect(0, height - high, width, high))
        else:
            self._code.setGeometry(room)

    def sizeHint(self) -> QSize:
        return self._tree.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return (self._code if self._has_code else self._tree).minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.FontChange):
            self.updateGeometry()
            self._arrange()
        return super().event(event)


class TreeTab(QWidget):
    """Shows the model, and has it search while the tab is visible."""

    thought_shown = Signal(object)
    """Carries the position in focus, or None while there is none or the tab is hidden."""

    def __init__(self, model: TreeModel, look: Look) -> None:
        super().__init__()
        self._model = model
        self._shown: Walk | None = None
        self._reported: Scene | None = None
        """The scene whose thought was reported last."""
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

    def take_focus(self) -> None:
        """Focus the part where the arrow keys step."""
        self._both.take_focus()

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
        """Return why there is no tree."""
        if self._model.failure is not None:
            return tree_words.failure(self._model.failure)
        return self.tr("Working…") if self._model.is_working else ""

    def _spoken(self, text: str) -> str:
        """Return the text to be read aloud: by line, with the line of the code before it."""
        walk, scene = self._model.walk, self._model.scene
        if walk and walk.is_by_line and scene and scene.selected is None:
            return code_words.spoken_line(walk.execution.listing, walk.moment, text)
        return text

    def _show_code(self, walk: Walk | None, scene: Scene | None) -> None:
        if not walk or not scene:
            self._shown = None
            self._code.show_nothing()
        elif self._model.code.has_code and walk is not self._shown:
            # Not whenever a node is selected: the person may have scrolled.
            self._shown = walk
            self._code.show_moment(scene.game, walk.execution, walk.moment)

    def _show_thought(self) -> None:
        """Report the position in focus once, as a person may have gone back to the game since."""
        model = self._model
        scene = model.scene if model.fits_choice and model.is_seen else None
        if scene is self._reported:
            return
        self._reported = scene
        if not scene:
            self.thought_shown.emit(None)
            return
        place = scene.focus
        board, is_current = scene.nodes[place].board, place == scene.current
        self.thought_shown.emit(Thought(board, scene.tried(place), is_current))

    @Slot()
    def _on_example_chosen(self) -> None:
        choice = self._model.choice
        choice.choose_example(examples_of(choice.game)[0])
        self._both.take_focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._model.show(self)
        self._show_thought()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._model.hide(self)
        self._show_thought()


def _zoom(icon: Icon, text: str, keys: str, command: Callable[[], None], look: Look) -> IconButton:
    button = IconButton(icon, f"tree_zoom_{icon.name.lower()}", text, look, keys=keys)
    button.clicked.connect(command)
    return button
