"""The match-ups window: one pairing in detail or all of them, played live."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtWidgets import QLabel, QTabWidget, QVBoxLayout, QWidget

from tictac_gui.matchups import words
from tictac_gui.matchups.options import PairingChooser, RunOptions
from tictac_gui.matchups.results import ExportButtons, ResultCard
from tictac_gui.matchups.table import TablePage
from tictac_gui.play.long_run import RunPhase
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.containers import ScrollPane
from tictac_gui.widgets.labels import announce
from tictac_gui.widgets.run_window import RunWindow
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from tictac_gui.look.look import Look
    from tictac_gui.matchups.model import Matchups
    from tictac_gui.play.tournament import Pairing

_LINES = QSize(60, 46)
"""The size of the window in line heights, at which all pairings are visible."""
_WIDEST_MINIMUM = 700
"""Up to this width its tabs don't scroll sideways."""
translate = QCoreApplication.translate


class MatchupWindow(RunWindow):
    """Lets players play each other."""

    def __init__(self, matchups: Matchups, look: Look, parent: QWidget) -> None:
        game = matchups.game
        title = translate("MatchupWindow", "Match-ups: {0}").format(game_words.game_name(game))
        super().__init__(title, matchups, parent)
        self._matchups = matchups
        self._words = ""
        self._report = ""

        self._chooser = PairingChooser(game.players, look)
        self._card = ResultCard(look, has_odds=game.exact is not None)
        self._page = TablePage(matchups, look)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("tabs")
        self._options = RunOptions(matchups.options)
        self._status = QLabel()
        self._status.setObjectName("status")
        self._status.setWordWrap(True)
        self._export = ExportButtons(self)
        self._lay_out()
        self._connect()
        self._refresh()
        self._start.setFocus()
        # Not a size hint: Qt would make the window no higher than its width requires.
        self.resize(_LINES * self.fontMetrics().height())

    def _lay_out(self) -> None:
        for title, widgets in (
            (self.tr("One pairing"), (self._chooser, self._card)),
            (self.tr("All pairings"), (self._page,)),
        ):
            page = ScrollPane(widest_minimum=_WIDEST_MINIMUM)
            page.column.setContentsMargins(0, 12, 0, 0)
            page.column.setSpacing(12)
            for widget in widgets:
                page.column.addWidget(widget)
            page.column.setStretch(len(widgets) - 1, 1)
            self._tabs.addTab(page, title)
        self._move_options()
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(self._tabs, stretch=1)
        layout.addWidget(self._bar)
        layout.addWidget(self._status)
        layout.addWidget(
            ButtonBar(
                [self._start, self._cancel],
                [self._export.copy, self._export.save, self._close],
            )
        )

    def _connect(self) -> None:
        self._chooser.pairing_chosen.connect(self._on_pairing_chosen)
        self._page.table.pairing_opened.connect(self._on_pairing_opened)
        self._tabs.currentChanged.connect(self._on_tab_changed)
        self._export.reported.connect(self._on_exported)

    def _refresh(self) -> None:
        matchups = self._matchups
        is_playing, fills_table = matchups.is_running, matchups.fills_table
        self._tabs.setCurrentIndex(int(matchups.shows_all))
        self._chooser.show_pairing(matchups.pairing)
        self._chooser.setEnabled(not is_playing or fills_table)
        self._card.show_result(matchups.result)
        self._page.refresh()
        self._show_running(is_running=is_playing)
        self._options.refresh()
        self._options.setEnabled(not is_playing)
        names = matchups.players if matchups.shows_all else matchups.pairing
        self._options.show_note(words.seed_note(matchups.game, names))
        self._export.offer(matchups.played)
        progress = matchups.progress
        self._show_progress(progress.played if progress else 0, progress.total if progress else 1)
        text = self._said()
        if text != self._words:
            self._words = text
            self._show_status()

    def _said(self) -> str:
        """Return what is said about the games."""
        progress = self._matchups.progress
        match self._matchups.phase:
            case RunPhase.READY:
                return self.tr("Choose who plays and press Start.")
            case RunPhase.RUNNING:
                return words.progress_line(progress) if progress else ""
            case RunPhase.FINISHED:
                return words.finished_line(progress) if progress else ""
            case RunPhase.CANCELLED:
                return words.cancelled_line(progress)
            case RunPhase.FAILED:
                text = self.tr("The games could not be played: {0}")
                return text.format(self._matchups.failure)

    def _show_status(self) -> None:
        """Show what is being played, and below it what was exported meanwhile."""
        self._status.setText(f"{self._words}\n{self._report}" if self._report else self._words)

    def _move_options(self) -> None:
        # Both tabs share them. Below the results, they leave these what room there is, and scroll.
        page = cast("ScrollPane", self._tabs.currentWidget())
        page.column.addWidget(self._options)
        # Not only at the next event, until when Tab would pass them by.
        self._options.show()

    def _begin(self) -> None:
        self._report = ""
        self._options.read()
        # Enter may have been pressed in a field, which is about to be disabled and lose the focus.
        self._start.setFocus()
        self._matchups.start()

    def _show_end(self) -> None:
        matchups, text = self._matchups, self._words
        if matchups.result and not matchups.fills_table:
            text = f"{text} {words.pairing_summary(matchups.pairing, matchups.result)}"
        announce(self._status, text)

    @Slot()
    def _on_tab_changed(self) -> None:
        self._move_options()
        self._matchups.show_page(shows_all=self._tabs.currentIndex() == 1)

    @Slot()
    def _on_pairing_chosen(self) -> None:
        self._matchups.choose_pairing(self._chooser.pairing)

    @Slot(object)
    def _on_pairing_opened(self, pairing: Pairing) -> None:
        self._matchups.open_pairing(pairing)
        self._chooser.setFocus()

    @Slot(str)
    def _on_exported(self, report: str) -> None:
        if self._matchups.is_running and self._matchups.progress:
            # On its own it would be replaced at the next step, before anyone has read it.
            self._report = report
            self._show_status()
        else:
            self._status.setText(report)
        announce(self._status, report)
