"""Turns what happens to files, settings and the game into notices above the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tictac_gui.play.change import Change, Event
from tictac_gui.ui.notice_bar import NoticeBar, Offer
from tictac_gui.ui.side_windows import Kind
from tictac_gui.ui.words import notice_words

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.games import Game
    from tictac_gui.play.controller import GameController
    from tictac_gui.storage.faults import Fault
    from tictac_gui.storage.settings import Preferences
    from tictac_gui.storage.store import Store
    from tictac_gui.ui.side_windows import SideWindows


class Notices(QObject):
    """Follows the store, the game and the preferences, and keeps one notice for each topic."""

    def __init__(self, controller: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self.bar = NoticeBar()
        self._reported: set[Enum] = set()

    def follow_store(self, store: Store) -> None:
        """Report what happens to the file of games."""
        store.saving_failed.connect(self._on_saving_failed)
        store.saving_resumed.connect(self._on_saving_resumed)
        store.file_set_aside.connect(self._on_games_set_aside)
        store.file_lost.connect(self._on_games_lost)
        store.file_is_newer.connect(self._on_file_is_newer)
        store.row_skipped.connect(self._on_row_skipped)

    def show_change(self, change: Change) -> None:
        """Say what is practised, and at which level, as long as it is the game being played."""
        setup = self._controller.setup
        if change.event is Event.PRACTICE:
            first_move = len(self._controller.moves) + 1
            message = partial(notice_words.practice, setup, first_move)
            self.bar.show_notice("practice", message)
        elif change.begins_game or change.event is Event.LEVELS:
            # It names the level, and the status says from now on that it is practice.
            self.bar.withdraw("practice")
        if change.shows_position:
            # A fault of the game shows itself when a computer has had to choose a move.
            self._report_fault(setup.game)

    def follow_preferences(self, preferences: Preferences) -> None:
        """Report what happens to the settings file, and whether it was damaged."""
        if preferences.is_damaged:
            self.bar.show_notice("settings", self._settings_damaged)
        preferences.file_set_aside.connect(self._on_settings_set_aside)
        preferences.saving_prevented.connect(self._on_settings_not_saved)
        preferences.saving_resumed.connect(self._on_settings_saved)

    def offer_course(self, side_windows: SideWindows) -> None:
        """Offer the course until it has been opened."""
        offer = Offer(notice_words.open_course, partial(side_windows.show, Kind.COURSE))
        self.bar.show_notice("course", notice_words.course, offer)
        side_windows.course_opened.connect(partial(self.bar.withdraw, "course"))

    def _settings_damaged(self) -> str:
        return self.tr("Some settings could not be read; the usual ones are in their place.")

    def _report_fault(self, game: Game) -> None:
        fault = game.fault()
        # Once: whoever has closed the notice knows.
        if fault and fault not in self._reported:
            self._reported.add(fault)
            self.bar.show_notice("game", partial(notice_words.game_fault, fault))

    @Slot(object, str)
    def _on_saving_failed(self, fault: Fault, details: str) -> None:
        self.bar.show_notice("saving", partial(notice_words.saving_failed, fault, details))

    @Slot()
    def _on_saving_resumed(self) -> None:
        self.bar.withdraw("saving")

    @Slot(str)
    def _on_games_set_aside(self, path: str) -> None:
        def message() -> str:
            text = self.tr("The file of past games could not be read. It is kept as {0}")
            return text.format(path)

        self.bar.show_notice("file", message)

    @Slot()
    def _on_games_lost(self) -> None:
        def message() -> str:
            return self.tr(
                "The file of past games was moved or deleted. The games since the start are kept in"
                " a new one."
            )

        self.bar.show_notice("file", message)

    @Slot()
    def _on_file_is_newer(self) -> None:
        def message() -> str:
            return self.tr(
                "The file of games was written by a newer version of Tictac. It is left as it is,"
                " and games are not being saved."
            )

        self.bar.show_notice("saving", message)

    @Slot()
    def _on_row_skipped(self) -> None:
        def message() -> str:
            return self.tr("Some games on file could not be read. They are kept, but not shown.")

        self.bar.show_notice("rows", message)

    @Slot(str)
    def _on_settings_set_aside(self, path: str) -> None:
        def message() -> str:
            return self.tr("The settings file could not be read. It is kept as {0}").format(path)

        self.bar.show_notice("settings file", message)

    @Slot(str, str)
    def _on_settings_not_saved(self, path: str, reason: str) -> None:
        def message() -> str:
            text = self.tr("Settings are not being saved, because {0} can't be used: {1}")
            return text.format(path, reason)

        self.bar.show_notice("settings file", message)

    @Slot()
    def _on_settings_saved(self) -> None:
        self.bar.withdraw("settings file")
