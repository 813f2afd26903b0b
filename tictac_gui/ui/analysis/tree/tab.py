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
from tictac_gui.ui.analysis.stepping.walk import Walk
from tictac_gui.ui.analysis.tree.examples import examples_of
from tictac_gui.ui.analysis.tree.layout import is_small, lay_out
from tictac_gui.ui.analysis.tree.narration import Narration
from tictac_gui.ui.analysis.tree.scene import Scene
from tictac_gui.ui.analysis.tree.search_choice import SearchChoice
from tictac_gui.ui.analysis.tree.search_request import SearchRequest
from tictac_gui.ui.analysis.tree.view import TreeView
from tictac_gui.ui.board.search_mirror import Thought
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.icon_button import Icon, IconButton
from tictac_gui.ui.words.analysis import code_words, tree_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QHideEvent, QShowEvent

    from tictac_gui.engine.trace import Trace
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.ui.analysis.code.choice import CodeChoice
    from tictac_gui.ui.analysis.stepping.steps import StepCommand
    from tictac_gui.ui.look.appearance import Appearance
    from tictac_gui.ui.look.motion import Motion
    from tictac_gui.ui.look.theme import Theme


class TreeTab(QWidget):
    """Asks for the search when visible, and steps through it."""

    thought_shown = Signal(object)
    """Carries the position that is looked at in the tree, or None while there is none to see."""

    def __init__(
        self,
        game: Game,
        worker: Asker,
        appearance: Appearance,
        motion: Motion,
        code_choice: CodeChoice,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._request = SearchRequest(worker, self)
        self._is_asked = False
        self._game = game
        self._code_choice = code_choice
        self._walk: Walk | None = None
        self._shown: Walk | None = None
        """What is seen while another search is asked for."""
        self._opened: frozenset[int] = frozenset()
        self._selected: int | None = None
        self._choice = SearchChoice(game, CodeButton(code_choice))
        self._view = TreeView(motion)
        self._view.setAccessibleName(self.tr("Search tree"))
        self._code = CodePane()
        self._both = TreeAndCode(self._view, self._code)
        self._narration = Narration()
        self._controls = TreeControls(code_choice)
        self._zooms = [
            self._zoom(Icon.SMALLER, self.tr("Zoom out"), "Ctrl+-", self._view.zoom_out),
            self._zoom(Icon.FIT, self.tr("Fit"), "Ctrl+0", self._view.fit),
            self._zoom(Icon.LARGER, self.tr("Zoom in"), "Ctrl++", self._view.zoom_in),
        ]
        self._lay_out()
        self._connect()
        self._show_nothing("")
        self._both.show_code(code_choice.has_code)
        appearance.changed.connect(self._on_theme_changed)
        self._on_theme_changed(appearance.theme)

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Follow the game, unless an example is chosen."""
        self._choice.show_position(game, board)

    def take_over(self, former: TreeTab) -> None:
        """Show the same step of the same search as another tab."""
        self._choice.take_over(former._choice)
        if former._walk:
            self._is_asked = True
            self._game, self._opened = former._game, former._opened
            self._show(former._walk, is_new=True)
            self._view.take_over(former._view)
        self._controls.take_over(former._controls)

    @Slot()
    def pause(self) -> None:
        """Stop playing."""
        self._controls.pause()

    def shutdown(self) -> None:
        """Stop all work for good."""
        self._controls.pause()
        self._request.shutdown()

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
        for before, after in pairwise((self._view, *self._zooms)):
            # They belong to the tree; Tab leads to the code after them.
            self.setTabOrder(before, after)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._choice)
        layout.addWidget(self._both, stretch=1)
        layout.addWidget(self._narration)
        layout.addWidget(self._controls)

    def _connect(self) -> None:
        self._request.found.connect(self._on_found)
        self._request.failed.connect(self._on_failed)
        self._request.taking_long.connect(self._on_taking_long)
        self._choice.changed.connect(self._begin)
        for keys in (self._view.keys, self._code.text.keys):
            keys.command_chosen.connect(self._on_command_chosen)
            keys.play_chosen.connect(self._controls.toggle_play)
            keys.code_switched.connect(self._code_choice.switch_code)
            keys.unit_switched.connect(self._code_choice.switch_unit)
        self._view.node_chosen.connect(self._on_node_chosen)
        self._view.node_pointed.connect(self._on_node_pointed)
        self._controls.command_chosen.connect(self._on_command_chosen)
        self._controls.step_chosen.connect(self._on_step_chosen)
        self._controls.advanced.connect(self._on_advanced)
        self._narration.example_chosen.connect(self._on_example_chosen)
        self._code_choice.code_chosen.connect(self._on_code_chosen)
        self._code_choice.lines_chosen.connect(self._on_lines_chosen)

    @Slot()
    def _begin(self) -> None:
        """Ask for the chosen search; while hidden, only remember to."""
        self._controls.pause()
        self._request.cancel()
        self._walk = None
        self._show_thought()
        self._is_asked = self.isVisible()
        if self._is_asked:
            self._game = self._choice.game
            self._request.ask(self._choice)

    @Slot(object)
    def _on_found(self, trace: Trace[BoardPosition]) -> None:
        if self._shown and self._shown.is_alike(trace):
            self._show(self._shown.through(trace))
        else:
            self._opened = frozenset()
            self._show(Walk.start(trace, is_by_line=self._code_choice.is_by_line), is_new=True)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self._show_nothing(self.tr("The search could not be shown: {0}").format(reason))
        self._announce()

    @Slot()
    def _on_taking_long(self) -> None:
        self._show_nothing(self.tr("Working…"))

    def _show_nothing(self, reason: str) -> None:
        self._shown = None
        self._view.show_scene(None)
        self._code.show_nothing()
        self._narration.offer_example(is_offered=False)
        self._narration.say(reason)
        self._controls.show_step(0, 0, "")

    def _show(self, walk: Walk, *, is_new: bool = False) -> None:
        self._walk = self._shown = walk
        self._selected = None
        is_large = not is_small(walk.trace) and bool(examples_of(self._game))
        self._narration.offer_example(is_offered=walk.at == 0 and is_large)
        self._tell(walk)
        self._draw(is_new=is_new)

    def _tell(self, walk: Walk) -> None:
        """Say where the walk is, in words and as a line of the code."""
        if walk.is_by_line:
            self._say(code_words.line(self._game, walk.trace, walk.moment))
            progress = code_words.progress(walk.execution, walk.at)
        else:
            self._say(tree_words.step(self._game, walk.trace, walk.path, walk.at))
            progress = tree_words.progress(walk.trace, walk.path, walk.at)
        self._controls.show_step(walk.at, walk.length, progress)
        if self._code_choice.has_code:
            self._code.show_moment(self._game, walk.execution, walk.moment)

    def _draw(self, *, is_new: bool = False) -> None:
        assert self._walk  # noqa: S101 - there is something to draw
        walk = self._walk
        nodes = lay_out(walk.trace, walk.path, self._opened)
        moment = walk.moment if walk.is_by_line else None
        scene = Scene(self._game, walk.trace, nodes, walk.step, self._selected, moment)
        self._view.show_scene(scene, is_new=is_new)
        self._show_thought()

    def _show_thought(self) -> None:
        scene = self._view.scene if self._walk and self.isVisible() else None
        if not scene:
            self.thought_shown.emit(None)
            return
        place = scene.focus
        is_current = place == scene.current
        self.thought_shown.emit(Thought(scene.nodes[place].board, scene.tried(place), is_current))

    def _say(self, text: str) -> None:
        self._narration.say(text)
        self._view.setAccessibleDescription(text)
        self._code.text.setAccessibleDescription(text)

    def _announce(self) -> None:
        """Read the text aloud; only after a step, not after a move on the board."""
        text = self._narration.words.text()
        if self._walk and self._walk.is_by_line and self._selected is None:
            text = code_words.heard(self._walk.execution.listing, self._walk.moment, text)
        announce(self._narration.words, text)

    @Slot(object)
    def _on_command_chosen(self, command: StepCommand) -> None:
        self._controls.pause()
        if self._walk and (there := self._walk.after(command)).at != self._walk.at:
            self._show(there)
            self._announce()

    @Slot(int)
    def _on_step_chosen(self, at: int) -> None:
        self._controls.pause()
        if self._walk:
            self._show(self._walk.to(at))
            self._announce()

    @Slot(int)
    def _on_advanced(self, steps: int) -> None:
        if self._walk:
            self._show(self._walk.to(self._walk.at + steps))
            if not self._controls.is_playing:
                self._announce()

    @Slot(int)
    def _on_node_chosen(self, place: int) -> None:
        self._controls.pause()
        scene = self._view.scene
        if not scene or not self._walk:
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
        if scene and self._walk:
            self._selected = place
            self._view.show_scene(scene.with_selected(place))
            self._show_thought()
            self._say(tree_words.node(scene, place))
            self._announce()

    @Slot()
    def _on_example_chosen(self) -> None:
        self._choice.choose_example(examples_of(self._game)[0])
        self._both.take_focus()

    @Slot(bool)
    def _on_code_chosen(self, has_code: bool) -> None:
        self._on_lines_chosen()
        self._both.show_code(has_code)

    @Slot()
    def _on_lines_chosen(self) -> None:
        if before := self._walk:
            self._show(before.by_line(self._code_choice.is_by_line))
            if self._code_choice.is_by_line != before.is_by_line:
                self._announce()

    @Slot(object)
    def _on_theme_changed(self, theme: Theme) -> None:
        self._view.show_theme(theme)
        self._code.show_theme(theme)
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
        if self._request.is_open:
            # Nothing is searched while hidden; the search starts again when shown.
            self._request.cancel()
            self._is_asked = False
