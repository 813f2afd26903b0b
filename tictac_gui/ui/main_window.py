"""The window: menus, score, board, status and buttons, joined to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton

from tictac_gui.play.controller import Phase
from tictac_gui.play.difficulty_strengths import DifficultyStrengths
from tictac_gui.play.look_back import LookBack
from tictac_gui.play.setup import Players
from tictac_gui.ui.actions import Actions
from tictac_gui.ui.analysis.opener import AnalysisOpener
from tictac_gui.ui.board.board_view import BoardView
from tictac_gui.ui.board.move_values import MoveValues
from tictac_gui.ui.button_bar import ButtonBar
from tictac_gui.ui.difficulty_chip import DifficultyChip
from tictac_gui.ui.history_windows import HistoryWindows
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.look.placement import fit_on_screen
from tictac_gui.ui.notice_bar import NoticeBar
from tictac_gui.ui.score_strip import ScoreStrip
from tictac_gui.ui.tool_windows import ToolWindows
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.centred_column import Column
from tictac_gui.ui.words import game_words, move_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent

    from tictac_gui.games.tic_tac_toe.hints import Hint
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.files.fault import Fault
    from tictac_gui.play.search_worker import SearchWorker
    from tictac_gui.play.store import Store
    from tictac_gui.ui.look.appearance import Appearance
    from tictac_gui.ui.look.language import Language
    from tictac_gui.ui.look.motion import Motion
    from tictac_gui.ui.look.theme import Theme

_KEYPAD = (6, 7, 8, 3, 4, 5, 0, 1, 2)
"""The cells of the digits 1 to 9, as on a numeric keypad."""
_NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class MainWindow(QMainWindow):
    """Shows one game and passes on what the person does."""

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
        # Qt's own menu of panels would open them behind the back of the action.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._controller = controller
        self._language = language
        for part in (controller, appearance, motion):
            part.setParent(self)
        self._actions = Actions(controller, appearance, motion, language, self)
        self._actions.fill(self.menuBar())
        self._history = HistoryWindows(controller, store, appearance, motion, self)
        self._strengths = DifficultyStrengths(self)
        self._tools = ToolWindows(controller, new_worker, rng, appearance, motion, self)

        self._notice = NoticeBar()
        self._score = ScoreStrip()
        self._board = BoardView(motion)
        self._look_back = LookBack(controller)
        self.move_values = MoveValues(self._board, self._look_back, new_worker, self)
        self.analysis = AnalysisOpener(
            controller, self._look_back, appearance, motion, new_worker, self
        )
        self._looking_back = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._looking_back.setObjectName("looking_back")
        self._looking_back.setWordWrap(True)
        self._status = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._status.setObjectName("status")
        self._status.setWordWrap(True)
        self._status.setFont(enlarged(self._status.font(), 1.15))
        self._new_game = self._button("new_game", self.tr("New game"), self._actions.new_game)
        self._undo = self._button("undo", self.tr("Undo"), self._actions.undo)
        self._hint = self._button("hint", self.tr("Hint"), self._actions.hint)
        self._back_to_game = self._button(
            "back_to_game", self.tr("Back to the game"), self._actions.back_to_game
        )
        self._play_from_here = self._button(
            "play_from_here", self.tr("Play from here"), self._actions.play_from_here
        )
        self._retry = QPushButton(self.tr("Try again"))
        self._retry.setObjectName("retry")
        self._difficulty = DifficultyChip("difficulty", self._actions.difficulty)
        self._x_difficulty = DifficultyChip("x_difficulty", self._actions.x_difficulty)
        self._o_difficulty = DifficultyChip("o_difficulty", self._actions.o_difficulty)
        self._lay_out()
        self._connect(controller)
        store.saving_failed.connect(self._on_saving_failed)
        store.saving_resumed.connect(self._on_saving_resumed)
        store.file_set_aside.connect(self._on_file_set_aside)
        store.file_lost.connect(self._on_file_lost)
        store.file_is_newer.connect(self._on_file_is_newer)
        store.row_skipped.connect(self._on_row_skipped)
        appearance.changed.connect(self._on_theme_changed)
        self._on_theme_changed(appearance.theme)
        self._board.setFocus(Qt.FocusReason.MouseFocusReason)

    def _button(self, name: str, text: str, action: QAction) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        # A click leaves the keyboard where it was: at the board.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action.trigger)
        action.enabledChanged.connect(button.setEnabled)
        return button

    def _lay_out(self) -> None:
        self._buttons = ButtonBar(
            [self._new_game, self._undo, self._hint, self._retry],
            [self._difficulty, self._x_difficulty, self._o_difficulty],
        )
        self._emphasise(self._back_to_game, is_emphasised=True)
        self._look_back_buttons = ButtonBar([self._back_to_game], [self._play_from_here])
        column = Column()
        column.add(self._notice)
        column.add(self._score)
        column.add(self._looking_back)
        column.add(self._board, stretch=1)
        column.add(self._status)
        column.add(self._buttons)
        column.add(self._look_back_buttons)
        self.setCentralWidget(column)

    def _connect(self, controller: GameController) -> None:
        self._board.cell_clicked.connect(self._on_cell_clicked)
        self._board.line_struck.connect(self._on_line_struck)
        self._retry.clicked.connect(controller.retry)
        controller.move_chosen.connect(self._on_move_chosen)
        self._look_back.shown.connect(self._on_shown)
        controller.phase_changed.connect(self._on_phase_changed)
        controller.game_started.connect(self._refresh)
        controller.score_changed.connect(self._on_score_changed)
        controller.hint_found.connect(self._on_hint_found)
        controller.search_failed.connect(self._on_search_failed)
        self._actions.move_values.toggled.connect(self.move_values.choose)
        self.move_values.chosen.connect(self._actions.move_values.setChecked)
        self._actions.analysis.toggled.connect(self.analysis.set_open)
        self.analysis.opened_changed.connect(self._on_analysis_opened_changed)
        self._actions.back_to_game.triggered.connect(self._look_back.leave)
        self._actions.play_from_here.triggered.connect(self._look_back.play_on)
        self._actions.statistics.triggered.connect(self._history.show_statistics)
        self._actions.past_games.triggered.connect(self._history.show_past_games)
        self._actions.matchups.triggered.connect(self._tools.show_matchups)
        self._actions.proof.triggered.connect(self._tools.show_proof)
        self._actions.language.chosen.connect(self._on_language_chosen)
        self._actions.how_to_play.triggered.connect(self._on_how_to_play)
        self._actions.keyboard_shortcuts.triggered.connect(self._on_keyboard_shortcuts)
        self._actions.about.triggered.connect(self._on_about)
        for menu in self._actions.difficulty_menus:
            menu.aboutToShow.connect(self._strengths.measure)
        self._strengths.measured.connect(self._on_strengths_measured)
        self._actions.about_qt.triggered.connect(QApplication.aboutQt)

    @Slot()
    def _refresh(self) -> None:
        """Bring status, buttons and menus in step with the game."""
        controller, setup = self._controller, self._controller.setup
        focused = self.focusWidget()
        over = controller.phase is Phase.OVER
        self._status.setText(self._status_text())
        self._score.show_turn(None if over else controller.board.turn)
        self._new_game.setText(self.tr("Play again") if over else self.tr("New game"))
        self._emphasise(self._new_game, is_emphasised=over)
        self._retry.setVisible(controller.phase is Phase.FAILED)
        watching = setup.players is Players.TWO_COMPUTERS
        self._difficulty.setVisible(not watching and setup.players is not Players.TWO_PEOPLE)
        self._difficulty.show_difficulty(setup.difficulty)
        self._x_difficulty.setVisible(watching)
        self._x_difficulty.show_difficulty(setup.x_difficulty, self.tr("X: {0}"))
        self._o_difficulty.setVisible(watching)
        self._o_difficulty.show_difficulty(setup.o_difficulty, self.tr("O: {0}"))
        self._actions.refresh()
        self._show_look_back(is_shown=self._look_back.is_active)
        if focused and focused is not self.focusWidget():
            # From a button that is disabled or hidden, Qt goes on to the next, and the next key
            # would press that.
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _status_text(self) -> str:
        controller, shown = self._controller, self._look_back.moves
        if self._look_back.is_active:
            return game_words.position_status(shown, controller.people)
        # The result is told when the line has been struck, and until then nothing else is true.
        return "" if self._board.is_striking else game_words.status(controller)

    def _show_look_back(self, *, is_shown: bool) -> None:
        text = move_words.looking_back(len(self._look_back.moves), len(self._controller.moves))
        self._looking_back.setText(text if is_shown else "")
        # They take the places of the score and the buttons, so that the board stays where it is.
        self._looking_back.setMinimumHeight(self._score.sizeHint().height())
        self._look_back_buttons.setMinimumHeight(self._buttons.sizeHint().height())
        self._looking_back.setVisible(is_shown)
        self._look_back_buttons.setVisible(is_shown)
        self._score.setVisible(not is_shown)
        self._buttons.setVisible(not is_shown)
        self._actions.back_to_game.setEnabled(is_shown)
        self._actions.play_from_here.setEnabled(is_shown)
        if is_shown:
            self._actions.hint.setEnabled(False)

    def _emphasise(self, button: QPushButton, *, is_emphasised: bool) -> None:
        if bool(button.property("emphasised")) != is_emphasised:
            button.setProperty("emphasised", is_emphasised)
            # A style sheet looks at properties only when it is applied.
            button.style().polish(button)

    @Slot(int)
    def _on_move_chosen(self, cell: int) -> None:
        # Before the board shows it: without motion, the result is told as soon as it does.
        mark, people = self._controller.board.turn, self._controller.people
        announce(self._board, game_words.move_announcement(mark, cell, people))

    @Slot(int)
    def _on_cell_clicked(self, cell: int) -> None:
        if self._look_back.is_active:
            # Nothing can be played there; whoever tries may not have seen why.
            announce(self._looking_back, self._looking_back.text())
        else:
            self._controller.play_cell(cell)

    @Slot()
    def _on_shown(self) -> None:
        look, controller = self._look_back, self._controller
        self._board.show_board(
            look.board,
            look.moves[-1] if look.moves else None,
            controller.people,
            is_playable=not look.is_active,
        )
        self._refresh()
        # A line that gives way to another position before it is struck never says so.
        self._on_score_changed()
        if look.is_active:
            announce(self._looking_back, self._looking_back.text())

    @Slot(bool)
    def _on_analysis_opened_changed(self, is_open: bool) -> None:
        self._actions.analysis.setChecked(is_open)
        focused, centre = self.focusWidget(), self.centralWidget()
        if not is_open and not (centre and focused and centre.isAncestorOf(focused)):
            # The keyboard was in the panel.
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_phase_changed(self) -> None:
        self._refresh()
        outcome = self._controller.board.outcome
        if outcome and (not outcome.winner or self._look_back.is_active):
            announce(self._status, game_words.status(self._controller))

    @Slot()
    def _on_line_struck(self) -> None:
        self._status.setText(self._status_text())
        self._on_score_changed()
        announce(self._status, self._status.text())

    @Slot()
    def _on_score_changed(self) -> None:
        if not self._board.is_striking:
            self._score.show_score(self._controller.score, self._controller.people)

    @Slot(object)
    def _on_hint_found(self, hint: Hint) -> None:
        if self._look_back.is_active:
            return
        self._board.show_hint(hint.cell)
        self._status.setText(move_words.hint(hint))
        announce(self._board, self._status.text())

    @Slot(str)
    def _on_search_failed(self, reason: str) -> None:
        is_looking_back = self._look_back.is_active
        if self._controller.phase is Phase.FAILED:
            text = self.tr("The computer could not find a move: {0}").format(reason)
        elif is_looking_back:
            # As with a hint that is found too late, nobody waits for it here.
            return
        else:
            text = self.tr("No hint could be found: {0}").format(reason)
        if not is_looking_back:
            self._status.setText(text)
        announce(self._status, text)

    def show_damaged_preferences(self) -> None:
        """Say that some settings could not be read."""
        text = self.tr("Some settings could not be read; the usual ones are in their place.")
        self._notice.show_notice("settings", text)

    @Slot(str)
    def show_preferences_set_aside(self, path: str) -> None:
        """Say that the settings file was none, and where it is now."""
        text = self.tr("The settings file could not be read. It is kept as {0}")
        self._notice.show_notice("settings file", text.format(path))

    @Slot(str, str)
    def show_preferences_not_saved(self, path: str, reason: str) -> None:
        """Say that the settings file can't be used, so that choices last until the end only."""
        text = self.tr("Settings are not being saved, because {0} can't be used: {1}")
        self._notice.show_notice("settings file", text.format(path, reason))

    @Slot(object, str)
    def _on_saving_failed(self, fault: Fault, details: str) -> None:
        self._notice.show_notice("saving", game_words.saving_failed(fault, details))

    @Slot()
    def _on_saving_resumed(self) -> None:
        self._notice.withdraw("saving")

    @Slot(str)
    def _on_file_set_aside(self, path: str) -> None:
        text = self.tr("The file of past games could not be read. It is kept as {0}")
        self._notice.show_notice("file", text.format(path))

    @Slot()
    def _on_file_lost(self) -> None:
        text = self.tr(
            "The file of past games was moved or deleted. The games since the start are kept in a"
            " new one."
        )
        self._notice.show_notice("file", text)

    @Slot()
    def _on_file_is_newer(self) -> None:
        text = self.tr(
            "The file of games was written by a newer version of Tictac. It is left as it is, and"
            " games are not being saved."
        )
        self._notice.show_notice("saving", text)

    @Slot()
    def _on_row_skipped(self) -> None:
        text = self.tr("Some games on file could not be read. They are kept, but not shown.")
        self._notice.show_notice("rows", text)

    @Slot(object)
    def _on_theme_changed(self, theme: Theme) -> None:
        self.setStyleSheet(theme.style_sheet())
        self._board.show_theme(theme)
        self._score.show_theme(theme)

    @Slot(object)
    def _on_language_chosen(self, language: Language) -> None:
        if language is self._language:
            return
        self._language = language
        self._actions.language.show_choice(language)
        self.language_chosen.emit(language)
        self._notice.show_notice("language", game_words.language_notice(language))

    @Slot()
    def _on_how_to_play(self) -> None:
        from tictac_gui.ui.help.dialogs import show_how_to_play

        self._strengths.measure()
        show_how_to_play(self, self._strengths.known)

    @Slot()
    def _on_strengths_measured(self) -> None:
        from tictac_gui.ui.help.dialogs import refresh_how_to_play

        self._actions.show_strengths(self._strengths.known)
        refresh_how_to_play(self, self._strengths.known)

    @Slot()
    def _on_keyboard_shortcuts(self) -> None:
        from tictac_gui.ui.help.dialogs import show_keyboard_shortcuts

        show_keyboard_shortcuts(self, self.findChildren(QAction))

    @Slot()
    def _on_about(self) -> None:
        from tictac_gui.ui.help.dialogs import show_about

        show_about(self, self.licences_asked.emit)

    def sizeHint(self) -> QSize:
        return QSize(480, 640)

    def minimumSizeHint(self) -> QSize:
        # All menus stay in sight, with large fonts too.
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(self.menuBar().sizeHint().width(), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() in _NO_MODIFIERS and not event.isAutoRepeat()
        if is_plain and event.text() in tuple("123456789"):
            self._on_cell_clicked(_KEYPAD[int(event.text()) - 1])
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            # Not before: only now has the window the size at which it appears.
            fit_on_screen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit(self.saveGeometry())
        # At once, for what follows may have to wait for the disk.
        self.hide()
        self._history.close()
        self.analysis.shutdown()
        self.move_values.shutdown()
        self._strengths.shutdown()
        self._tools.close()
        self._controller.shutdown()
        super().closeEvent(event)
