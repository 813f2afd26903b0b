"""The main window: menus, the game in the middle, and everything that opens beside it.

It joins these parts; what is shown of the game is up to `GamePanel`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from tictac_gui.play.game_review import GameReview
from tictac_gui.play.look_back import LookBack
from tictac_gui.play.runs.difficulty_strengths import DifficultyStrengths
from tictac_gui.play.watching import Watching
from tictac_gui.ui.actions import Actions
from tictac_gui.ui.analysis.opener import AnalysisOpener, AnalysisPage
from tictac_gui.ui.board.move_values import MoveValues
from tictac_gui.ui.game_panel import GamePanel
from tictac_gui.ui.help.opener import HelpOpener
from tictac_gui.ui.look.placement import fit_on_screen
from tictac_gui.ui.look.style_sheet import style_sheet
from tictac_gui.ui.notices import Notices
from tictac_gui.ui.side_windows import SideWindows

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent

    from tictac_gui.play.controller import GameController
    from tictac_gui.play.records import GameRecord
    from tictac_gui.play.search_worker import SearchWorker
    from tictac_gui.play.store import Store
    from tictac_gui.ui.look.appearance import Appearance
    from tictac_gui.ui.look.language import Language
    from tictac_gui.ui.look.motion import Motion
    from tictac_gui.ui.look.theme import Theme

_NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class MainWindow(QMainWindow):
    """Holds one game; closing it ends everything that was opened from it."""

    closing = Signal(QByteArray)
    """Carries the window's geometry."""
    language_chosen = Signal(object)
    licences_asked = Signal()

    def __init__(
        self,
        controller: GameController,
        store: Store,
        appearance: Appearance,
        motion: Motion,
        language: Language,
        new_worker: Callable[[], SearchWorker],
        rng: Random,
    ) -> None:
        super().__init__()
        self.setWindowTitle("Tictac")
        # Qt's own menu of panels would open them without the action noticing.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._controller = controller
        self._language = language
        for part in (controller, appearance, motion):
            part.setParent(self)
        self._actions = Actions(controller, appearance, motion, language, self)
        self._actions.fill(self.menuBar())
        self._strengths = DifficultyStrengths(controller.setup.game, self)
        self._help = HelpOpener(self._actions, self._strengths, appearance, self)
        self._side_windows = SideWindows(
            controller, store, new_worker, rng, appearance, motion, self
        )
        self.notices = Notices(self)
        self.notices.follow_store(store)
        self.notices.follow_game(controller)
        self._look_back = LookBack(controller)
        self._review = GameReview(self._look_back, new_worker, self)
        self.watching = Watching(controller, self._look_back)
        self._panel = GamePanel(
            controller,
            self._look_back,
            self._review,
            self.watching,
            self._actions,
            motion,
            self.notices.bar,
        )
        self.setCentralWidget(self._panel)
        self.move_values = MoveValues(self._panel.board, self._look_back, new_worker, self)
        self.analysis = AnalysisOpener(
            self._look_back, self._review, appearance, motion, new_worker, self
        )
        self._connect()
        appearance.changed.connect(self._on_theme_changed)
        self._on_theme_changed(appearance.theme)
        self._panel.board.setFocus(Qt.FocusReason.MouseFocusReason)

    def _connect(self) -> None:
        actions = self._actions
        actions.move_values.toggled.connect(self.move_values.choose)
        self.move_values.chosen.connect(actions.move_values.setChecked)
        self.move_values.chosen.connect(self._panel.mirror.leave)
        self.analysis.thought_shown.connect(self._panel.mirror.show)
        self._panel.mirror.left.connect(self.analysis.thought_left)
        actions.analysis.toggled.connect(self.analysis.set_open)
        self.analysis.opened_changed.connect(self._on_analysis_opened_changed)
        actions.show_search.triggered.connect(self._on_show_search_triggered)
        self._side_windows.analysis_chosen.connect(self._on_analysis_chosen)
        actions.statistics.triggered.connect(self._side_windows.show_statistics)
        actions.past_games.triggered.connect(self._side_windows.show_past_games)
        actions.matchups.triggered.connect(self._side_windows.show_matchups)
        actions.names.triggered.connect(self._side_windows.show_names)
        actions.proof.triggered.connect(self._side_windows.show_proof)
        actions.language.chosen.connect(self._on_language_chosen)
        self._help.licences_asked.connect(self.licences_asked)
        for menu in actions.difficulty_menus:
            menu.aboutToShow.connect(self._strengths.measure)
        self._strengths.measured.connect(self._on_strengths_measured)

    @Slot(bool)
    def _on_analysis_opened_changed(self, is_open: bool) -> None:
        self._actions.analysis.setChecked(is_open)
        focused = self.focusWidget()
        if not is_open and not (focused and self._panel.isAncestorOf(focused)):
            # The focus was in the panel that has closed.
            self._panel.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _on_analysis_chosen(self, record: GameRecord) -> None:
        self._look_back.open(record)
        self.analysis.show_page(AnalysisPage.MOVES)

    @Slot()
    def _on_show_search_triggered(self) -> None:
        self.analysis.show_page(AnalysisPage.SEARCH_TREE)

    @Slot(object)
    def _on_theme_changed(self, theme: Theme) -> None:
        self.setStyleSheet(style_sheet(theme))
        self._panel.show_theme(theme)

    @Slot(object)
    def _on_language_chosen(self, language: Language) -> None:
        if language is self._language:
            return
        self._language = language
        self._actions.language.show_choice(language)
        self.language_chosen.emit(language)
        self.notices.show_language(language)

    @Slot()
    def _on_strengths_measured(self) -> None:
        self._actions.show_strengths(self._strengths.by_difficulty)

    def sizeHint(self) -> QSize:
        return QSize(480, 640)

    def minimumSizeHint(self) -> QSize:
        # All menus stay visible, with large fonts too.
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(self.menuBar().sizeHint().width(), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() in _NO_MODIFIERS and not event.isAutoRepeat()
        move = self._panel.board.move_of_key(event.text())
        if is_plain and move is not None:
            self._panel.play_move(move)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            # Not earlier: only now does the window have the size at which it appears.
            fit_on_screen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit(self.saveGeometry())
        # Immediately, since what follows may have to wait for the disk.
        self.hide()
        self._side_windows.close()
        self.analysis.shutdown()
        self._review.shutdown()
        self.move_values.shutdown()
        self._strengths.shutdown()
        self._controller.shutdown()
        super().closeEvent(event)
