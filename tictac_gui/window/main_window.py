"""The main window: menus, the game in the middle, and everything that opens beside it.

It joins these parts; showing the game is left to `GamePanel`.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar, QWidget

from tictac_gui.analysis.code_choice import CodeChoice
from tictac_gui.analysis.opener import AnalysisOpener
from tictac_gui.board.board import BoardButton
from tictac_gui.board.copying import copy_game, copy_position
from tictac_gui.board.move_values import MoveValues
from tictac_gui.help.opener import HelpOpener
from tictac_gui.look.placement import GeometryWatcher, discard, fit_on_screen, room_for
from tictac_gui.look.style_sheet import style_sheet
from tictac_gui.look.theme import GAP
from tictac_gui.play.change import Change, Event
from tictac_gui.play.finding import Finding
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.records import GameRecord, local_time
from tictac_gui.play.strengths import DifficultyStrengths
from tictac_gui.play.teacher import Teacher
from tictac_gui.play.watching import WatchedGames, Watching
from tictac_gui.widgets.labels import announce
from tictac_gui.widgets.side_by_side import SideBySide
from tictac_gui.window import words
from tictac_gui.window.actions import Actions
from tictac_gui.window.game_panel import GamePanel
from tictac_gui.window.notices import Notices
from tictac_gui.window.side_windows import Kind, SideWindows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from PySide6.QtGui import QCloseEvent, QFont, QKeyEvent, QPixmap, QShowEvent

    from tictac_gui.course.session import CourseProgress
    from tictac_gui.games import Game
    from tictac_gui.help.about import Licences
    from tictac_gui.look.appearance import Appearance, Look
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.controller import GameController
    from tictac_gui.storage.store import Store
    from tictac_gui.translation import Language

_USUAL_SIZE = QSize(560, 720)
_NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class MainWindow(QMainWindow):
    """Holds one game; closing it ends everything that was opened from it."""

    language_chosen = Signal(object)

    def __init__(
        self,
        controller: GameController,
        store: Store,
        appearance: Appearance,
        language: Language,
        new_worker: Callable[[], Asker],
        rng: Random,
        new_course_progress: Callable[[], CourseProgress],
        new_licences: Callable[[], Licences],
    ) -> None:
        super().__init__()
        self.setWindowTitle("Tictac")
        # Qt's own menu of panels would open them without the action noticing.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._controller = controller
        self._appearance = appearance
        self._look = look = appearance.look
        self._language = language
        for part in (controller, appearance, look.motion):
            part.setParent(self)
        self._strengths = DifficultyStrengths(controller.setup.game, self)
        self._strengths.measured.connect(self._on_strengths_measured)
        self._help = HelpOpener(self._strengths, look, _example_tree, self)
        self._look_back = LookBack(controller)
        self.code = CodeChoice(self)
        self.watched_games = WatchedGames(self)
        self.teacher = Teacher(controller, self._look_back, new_worker, self)
        self._side_windows = SideWindows(
            controller,
            self._look_back,
            self.teacher,
            self.code,
            self.watched_games,
            store,
            new_worker,
            rng,
            new_course_progress,
            new_licences,
            look,
            self,
        )
        self._help.licences_asked.connect(partial(self._side_windows.show, Kind.LICENCES))
        self.notices = Notices(controller, self)
        self.notices.follow_store(store)
        self._review = GameReview(self._look_back, new_worker(), self)
        self._finding = Finding(
            self._look_back, self._review, store, local_time, new_worker(), self
        )
        self.watching = Watching(controller, self._look_back)
        self.move_values = MoveValues(self._look_back, new_worker(), self)
        self._build()
        self._middle = SideBySide(self._panel)
        self.setCentralWidget(self._middle)
        self.analysis = AnalysisOpener(
            self._look_back, self._review, self.move_values, look, self._middle, self
        )
        self.geometry_watcher = GeometryWatcher(self)
        self._look_back.changed.connect(self._on_changed)
        self.analysis.opened_changed.connect(self._on_analysis_opened_changed)
        self.analysis.thinking_asked.connect(partial(self._side_windows.show, Kind.THINKING))
        self._side_windows.analysis_chosen.connect(self._on_analysis_chosen)
        self._connect()
        appearance.changed.connect(self._on_appearance_changed)
        self._on_appearance_changed()
        self._panel.board.setFocus(Qt.FocusReason.MouseFocusReason)

    def offer_course(self) -> None:
        """Offer the course to a person who is new, in a notice above the score."""
        self.notices.offer_course(self._side_windows)

    def go_on_from(self, moves: tuple[int, ...]) -> None:
        """Play on from a position, as practice; if the game is over there, look at it."""
        game = GameRecord.begin(self._controller.setup, 0, moves, counts=False)
        if game.outcome:
            self._look_back.open(game, len(moves))
        else:
            self._controller.practise(game, len(moves))

    def retranslate(self) -> None:
        """Show everything as it is, but in the language that is used from now on.

        Widgets set their texts when they are made, so all in the window are made anew; the window
        itself and the models stay. Nothing is painted meanwhile.
        """
        was_active = self.isActiveWindow()
        self.unsetLocale()
        with self._built_anew():
            self.notices.bar.retranslate()
            self.analysis.retranslate()
            self._side_windows.retranslate()
        if was_active:
            # The new side windows may have taken the keyboard.
            self.activateWindow()
        announce(self._panel.board, words.language_announcement(self._language))

    @contextmanager
    def _built_anew(self) -> Iterator[None]:
        """Replace menus and panel by new ones, for the same game or another."""
        former = self._panel
        focused = self.focusWidget()
        name = focused.objectName() if focused else ""
        if isinstance(focused, BoardButton) and former.game is not self._controller.setup.game:
            # The other board has cells of the same names.
            name = ""
        # A person who plays with the mouse sees no ring around the cell.
        is_quiet = isinstance(focused, BoardButton) and not focused.has_keyboard
        with self._look.motion.suspended():
            former.setParent(None)
            self._build()
            self._middle.show_main(self._panel)
            self.menuBar().show()
            self._panel.show_game()
            discard(former)
            self._connect()
            self._on_strengths_measured()
            self._help.retranslate()
            yield
        self._focus(name, is_quiet=is_quiet)

    def _build(self) -> None:
        """Make menus and panel; the menu bar replaces a former one."""
        self.setMenuBar(QMenuBar(self))
        self._actions = Actions(self._controller, self._appearance, self._language, self.menuBar())
        self._actions.fill(self.menuBar())
        self._panel = GamePanel(
            self._controller,
            self._look_back,
            self._review,
            self._finding,
            self.move_values,
            self.watching,
            self.teacher,
            self._actions,
            self._look,
            self.notices.bar,
        )

    def _connect(self) -> None:
        actions = self._actions
        actions.quit.triggered.connect(self.close)
        actions.game.chosen.connect(self._on_game_chosen)
        self._panel.switch.chosen.connect(self._on_game_chosen)
        actions.move_values.setChecked(self.move_values.is_chosen)
        actions.analysis.setChecked(self.analysis.is_open)
        actions.move_values.toggled.connect(self.move_values.choose)
        self.move_values.chosen.connect(actions.move_values.setChecked)
        self.move_values.chosen.connect(self._panel.mirror.leave)
        self._side_windows.thought_shown.connect(self._panel.mirror.show)
        self._panel.mirror.left.connect(self._side_windows.thought_left)
        actions.analysis.toggled.connect(self.analysis.set_open)
        actions.teaching.show_choice(self.teacher.teaching)
        actions.teaching.chosen.connect(self.teacher.choose)
        self.teacher.chosen.connect(actions.teaching.show_choice)
        actions.full_screen.setChecked(self.isFullScreen())
        actions.full_screen.toggled.connect(self._on_full_screen_toggled)
        actions.show_search.triggered.connect(self._side_windows.show_search)
        for kind, action in (
            (Kind.STATISTICS, actions.statistics),
            (Kind.PAST_GAMES, actions.past_games),
            (Kind.MATCHUPS, actions.matchups),
            (Kind.NAMES, actions.names),
            (Kind.PROOF, actions.proof),
            (Kind.COURSE, actions.course),
            (Kind.PUZZLES, actions.puzzles),
            (Kind.THINKING, actions.thinking),
            (Kind.POSITION, actions.open_position),
        ):
            action.triggered.connect(partial(self._side_windows.show, kind))
        actions.copy_position.triggered.connect(self._on_copy_position_triggered)
        actions.copy_game.triggered.connect(self._on_copy_game_triggered)
        actions.paste.triggered.connect(self._on_paste_triggered)
        actions.save_picture.triggered.connect(self._on_save_picture_triggered)
        actions.language.chosen.connect(self._on_language_chosen)
        actions.how_to_play.triggered.connect(self._help.show_how_to_play)
        actions.keyboard_shortcuts.triggered.connect(self._help.show_keyboard_shortcuts)
        actions.about.triggered.connect(self._help.show_about)
        actions.about_qt.triggered.connect(QApplication.aboutQt)
        cards = (card.menu() for card in self._panel.players.cards.values())
        for menu in (*actions.difficulty_menus, *cards):
            menu.aboutToShow.connect(self._strengths.measure)

    def _focus(self, name: str, *, is_quiet: bool) -> None:
        """Focus the widget of this name, or else the board."""
        named = self.findChildren(QWidget, name) if name else []
        mine = (each for each in named if each.window() is self and each.isEnabled())
        reason = Qt.FocusReason.MouseFocusReason if is_quiet else Qt.FocusReason.OtherFocusReason
        next(mine, self._panel.board).setFocus(reason)

    @Slot(object)
    def _on_game_chosen(self, game: Game) -> None:
        def switch() -> None:
            # The window may have been closed meanwhile, and its threads with it.
            if self.isVisible():
                self._controller.switch_game(game)

        # Later: the tab or menu that it was chosen from is still in use, and will be deleted.
        QTimer.singleShot(0, self, switch)

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.event is Event.SWITCHED:
            self._show_other_game(self._controller.setup.game)
        else:
            self._panel.show_change(change)
        # Afterwards, so that the change itself is announced first.
        self.notices.show_change(change)

    def _show_other_game(self, game: Game) -> None:
        self._strengths.follow(game)
        with self._built_anew():
            pass
        status = words.status(self._controller)
        announce(self._panel.board, words.followed_by(words.switched(game), status))

    @Slot(bool)
    def _on_analysis_opened_changed(self, is_open: bool) -> None:
        self._actions.analysis.setChecked(is_open)
        if is_open:
            # At once: with its former width, the window would have no room for the panel.
            self.geometry_watcher.report()
        focused = self.focusWidget()
        if not is_open and not (focused and self._panel.isAncestorOf(focused)):
            # The focus was in the panel that has closed.
            self._panel.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object, int)
    def _on_analysis_chosen(self, record: GameRecord, moves: int) -> None:
        self._look_back.open(record, moves)
        self.analysis.set_open(True)

    @Slot()
    def _on_copy_position_triggered(self) -> None:
        copy_position(self._look_back.board, self._panel.board)

    @Slot()
    def _on_copy_game_triggered(self) -> None:
        copy_game(self._look_back.game, self._look_back.all_moves, self._panel.board)

    @Slot()
    def _on_paste_triggered(self) -> None:
        text = QGuiApplication.clipboard().text()

        def open_position() -> None:
            # The window may have been closed meanwhile.
            if self.isVisible():
                self._side_windows.open_position(text)

        # Later: another game may have to be shown, and then the menu in use will be deleted.
        QTimer.singleShot(0, self, open_position)

    @Slot()
    def _on_save_picture_triggered(self) -> None:
        from tictac_gui.window.picture import PictureDialog

        # `exec` would hold up the game.
        PictureDialog(self._panel.board, self).open()

    @Slot(bool)
    def _on_full_screen_toggled(self, is_full: bool) -> None:
        # A maximised window is maximised again afterwards.
        full = Qt.WindowState.WindowFullScreen
        state = self.windowState()
        self.setWindowState(state | full if is_full else state & ~full)

    @Slot()
    def _on_appearance_changed(self) -> None:
        self.setStyleSheet(style_sheet(self._look.theme))

    @Slot(object)
    def _on_language_chosen(self, language: Language) -> None:
        if language is self._language:
            return
        self._language = language
        self._actions.language.show_choice(language)
        self.language_chosen.emit(language)

    @Slot()
    def _on_strengths_measured(self) -> None:
        if self._strengths.by_difficulty:
            self._actions.show_strengths(self._strengths.by_difficulty)

    def sizeHint(self) -> QSize:
        # Room for all menus and buttons, and for a board of the usual size, whatever the font.
        menus = self.menuBar().sizeHint()
        # Before buttons are first shown, they ignore some of the width that their style needs.
        panel = self._panel.usual_width() + self.fontMetrics().height()
        width = max(menus.width(), panel, _USUAL_SIZE.width())
        height = menus.height() + self._panel.usual_height(width)
        notices = self.notices.bar
        notice = 0 if notices.isHidden() else notices.heightForWidth(width) + GAP
        size = QSize(width, max(height, _USUAL_SIZE.height() + notice))
        room = room_for(self)
        if size.height() > room.height():
            # On a low screen, everything else may have more room beside the board.
            beside = self._panel.width_beside(room - QSize(0, menus.height()))
            size.setWidth(max(width, beside or 0))
        return size

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() in _NO_MODIFIERS and not event.isAutoRepeat()
        move = self._panel.board.move_of_key(event.text())
        if is_plain and move is not None:
            self._panel.play_move(move)
        elif is_plain and event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._actions.full_screen.setChecked(False)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            # The window manager may have changed it.
            self._actions.full_screen.setChecked(self.isFullScreen())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            # Not earlier: only now does the window have the size at which it appears.
            fit_on_screen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.geometry_watcher.report()
        # Immediately, since what follows may have to wait for the disk.
        self.hide()
        self._side_windows.close()
        self._review.shutdown()
        self._finding.shutdown()
        self.move_values.shutdown()
        self.teacher.shutdown()
        self._strengths.shutdown()
        self._controller.shutdown()
        super().closeEvent(event)


def _example_tree(look: Look, font: QFont, width: int, ratio: float) -> QPixmap:
    """Paint the small search tree that the help shows."""
    from tictac_gui.analysis.tree_picture import example_tree

    return example_tree(look, font, width, ratio)
