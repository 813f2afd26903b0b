"""The bar above the score: reports what happens to files, settings and the game; blocks nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)

from tictac_gui.play.change import Change, Event
from tictac_gui.widgets.labels import announce, wrap
from tictac_gui.window import words
from tictac_gui.window.side_windows import Kind, SideWindows

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.games import Game
    from tictac_gui.play.controller import GameController
    from tictac_gui.storage.faults import Fault
    from tictac_gui.storage.settings import Preferences
    from tictac_gui.storage.store import Store

_Words = Callable[[], str]
"""Returns a text in the language that is used now, so that the text can be shown in another."""


class Offer(NamedTuple):
    """A command that a notice offers, and the text of its button."""

    words: _Words
    accept: Callable[[], object]


class NoticeBar(QWidget):
    """Shows one notice for each topic until it is closed or withdrawn; one may make an offer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notices: dict[str, _Words] = {}
        self._offers: dict[str, Offer] = {}
        self._text = QLabel()
        self._text.setObjectName("notice")
        wrap(self._text)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = close = QToolButton()
        close.setObjectName("close_notice")
        close.setText("✕")
        close.setAutoRaise(True)
        close.clicked.connect(self._on_close_clicked)
        self._accept = QPushButton()
        self._accept.setObjectName("accept_notice")
        self._accept.clicked.connect(self._on_accept_clicked)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._text, stretch=1)
        layout.addWidget(self._accept)
        layout.addWidget(close)
        self.retranslate()

    @property
    def text(self) -> str:
        """The text shown, empty if there is none."""
        return "" if self.isHidden() else self._text.text()

    def show_notice(self, topic: str, notice: _Words, offer: Offer | None = None) -> None:
        """Show a notice, replacing an earlier one on the same topic."""
        self._notices[topic] = notice
        if offer:
            self._offers[topic] = offer
        self._refresh()
        announce(self, notice())

    def withdraw(self, topic: str) -> None:
        """Remove the notice on a topic."""
        self._notices.pop(topic, None)
        self._offers.pop(topic, None)
        self._refresh()

    def retranslate(self) -> None:
        """Show the same notices in the language that is used now."""
        self._close.setAccessibleName(self.tr("Close the notice"))
        self._refresh()

    @Slot()
    def _on_close_clicked(self) -> None:
        self._notices.clear()
        self._offers.clear()
        self._refresh()

    @Slot()
    def _on_accept_clicked(self) -> None:
        topic, offer = next(iter(self._offers.items()))
        self.withdraw(topic)
        offer.accept()

    def _refresh(self) -> None:
        self._text.setText("\n".join(notice() for notice in self._notices.values()))
        offer = next(iter(self._offers.values()), None)
        self._accept.setVisible(offer is not None)
        # Assistive tools can press a hidden button.
        self._accept.setEnabled(offer is not None)
        self._accept.setText(offer.words() if offer else "")
        self.setVisible(bool(self._notices))


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
        """Name the level of a practice game while it is played; report a fault of the game."""
        setup = self._controller.setup
        if change.event is Event.PRACTICE:
            first_move = len(self._controller.moves) + 1
            self.bar.show_notice("practice", partial(words.practice, setup, first_move))
        elif change.begins_game or change.event is Event.LEVELS:
            # The notice names the former level. The status still says that this is practice.
            self.bar.withdraw("practice")
        if change.shows_position:
            # A fault is found when a computer chooses a move.
            self._report_fault(setup.game)

    def follow_preferences(self, preferences: Preferences) -> None:
        """Report what happens to the settings file, and that it was damaged."""
        if preferences.is_damaged:
            self.bar.show_notice("settings", words.settings_damaged)
        preferences.file_set_aside.connect(self._on_settings_set_aside)
        preferences.saving_prevented.connect(self._on_settings_not_saved)
        preferences.saving_resumed.connect(self._on_settings_saved)

    def offer_course(self, side_windows: SideWindows) -> None:
        """Offer the course until it has been opened."""
        offer = Offer(words.open_course, partial(side_windows.show, Kind.COURSE))
        self.bar.show_notice("course", words.course, offer)
        side_windows.course_opened.connect(partial(self.bar.withdraw, "course"))

    def _report_fault(self, game: Game) -> None:
        fault = game.fault()
        # Once: a person who has closed the notice knows about it.
        if fault and fault not in self._reported:
            self._reported.add(fault)
            self.bar.show_notice("game", partial(words.game_fault, fault))

    @Slot(object, str)
    def _on_saving_failed(self, fault: Fault, details: str) -> None:
        self.bar.show_notice("saving", partial(words.saving_failed, fault, details))

    @Slot()
    def _on_saving_resumed(self) -> None:
        self.bar.withdraw("saving")

    @Slot(str)
    def _on_games_set_aside(self, path: str) -> None:
        self.bar.show_notice("file", partial(words.games_set_aside, path))

    @Slot()
    def _on_games_lost(self) -> None:
        self.bar.show_notice("file", words.games_lost)

    @Slot()
    def _on_file_is_newer(self) -> None:
        self.bar.show_notice("saving", words.games_are_newer)

    @Slot()
    def _on_row_skipped(self) -> None:
        self.bar.show_notice("rows", words.games_skipped)

    @Slot(str)
    def _on_settings_set_aside(self, path: str) -> None:
        self.bar.show_notice("settings file", partial(words.settings_set_aside, path))

    @Slot(str, str)
    def _on_settings_not_saved(self, path: str, reason: str) -> None:
        self.bar.show_notice("settings file", partial(words.settings_not_saved, path, reason))

    @Slot()
    def _on_settings_saved(self) -> None:
        self.bar.withdraw("settings file")
