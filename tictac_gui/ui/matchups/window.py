"""The match-ups window: one pairing in detail or all of them, played live."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QSize, Slot
from PySide6.QtWidgets import QLabel, QTabWidget, QVBoxLayout, QWidget

from tictac_gui.play.runs.tournament import play_tournament
from tictac_gui.ui.matchups.export_buttons import ExportButtons
from tictac_gui.ui.matchups.pairing_chooser import PairingChooser
from tictac_gui.ui.matchups.result_card import ResultCard
from tictac_gui.ui.matchups.run_options import RunOptions
from tictac_gui.ui.matchups.table_page import TablePage
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.run_window import RunWindow
from tictac_gui.ui.widgets.scroll_pane import ScrollPane
from tictac_gui.ui.words import matchup_words, menu_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from tictac_gui.games import Game
    from tictac_gui.games.matchup import PlayGames
    from tictac_gui.play.runs.long_run import LongRun
    from tictac_gui.play.runs.tournament import Pairing, Progress, Result
    from tictac_gui.ui.look.look import Look

_LINES = QSize(60, 46)
"""The size of the window in line heights, at which all pairings are visible."""
_WIDEST_MINIMUM = 700
"""Up to this width its tabs don't scroll sideways."""
translate = QCoreApplication.translate


class MatchupWindow(RunWindow):
    """Lets players play each other; closing the window stops the games."""

    def __init__(
        self,
        game: Game,
        run: LongRun,
        look: Look,
        rng: Random,
        parent: QWidget,
        play_games: PlayGames | None = None,
    ) -> None:
        title = translate("MatchupWindow", "Match-ups: {0}").format(menu_words.game_name(game))
        super().__init__(title, run, parent)
        self._game = game
        self._play_games = play_games
        self._result: Result | None = None
        self._progress: Progress | None = None
        self._is_playing = False
        self._fills_table = False
        self._report = ""
        self._words: Callable[[], str] = lambda: translate(
            "MatchupWindow", "Choose who plays and press Start."
        )

        has_odds = game.exact is not None
        self._chooser = PairingChooser(game.players, look)
        self._card = ResultCard(look, has_odds=has_odds)
        self._page = TablePage(game, look)
        self._table = self._page.table
        self._tabs = QTabWidget()
        self._tabs.setObjectName("tabs")
        self._options = RunOptions(rng, are_slow=not has_odds)
        self._status = QLabel(self._words())
        self._status.setObjectName("status")
        self._status.setWordWrap(True)
        self._export = ExportButtons(self)
        self._lay_out()
        self._connect()
        # Where every move is searched for, one that is played quickly.
        self._chooser.show_pairing(("unbeatable", "random") if has_odds else ("medium", "easy"))
        self._start.setFocus()
        self._refresh()
        self._weigh()
        # Not a size hint: Qt would make the window no higher than its width requires.
        self.resize(_LINES * self.fontMetrics().height())

    def take_over(self, former: MatchupWindow) -> None:
        """Show what another window has played, and go on with what it is playing."""
        self._take_over_run(former)
        self._is_playing, self._fills_table = former._is_playing, former._fills_table
        self._progress, self._words = former._progress, former._words
        self._options.take_over(former._options)
        self._chooser.show_pairing(former._chooser.pairing)
        self._tabs.setCurrentIndex(former._tabs.currentIndex())
        self._page.take_over(former._page)
        self._show_result(former._result)
        self._bar.setValue(former._bar.value())
        self._show_status()
        self._refresh()

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
        self._table.pairing_opened.connect(self._on_pairing_opened)
        self._page.players_changed.connect(self._refresh)
        self._tabs.currentChanged.connect(self._on_tab_changed)
        self._export.reported.connect(self._on_exported)

    @property
    def _shows_all(self) -> bool:
        return self._tabs.currentIndex() == 1

    def _played(self) -> dict[Pairing, Result]:
        """Return the visible results that have games."""
        if self._shows_all:
            results = self._table.results
        else:
            results = {self._chooser.pairing: self._result} if self._result else {}
        return {pairing: result for pairing, result in results.items() if result.standing.games}

    def _weigh(self) -> None:
        """Compute the exact odds of the pairing, which takes no games."""
        if self._game.exact:
            self._play([self._chooser.pairing], games=0, seed=0)

    def _play(self, pairings: Sequence[Pairing], games: int, seed: int) -> None:
        self._run.start(
            partial(play_tournament, self._game, pairings, games, seed, self._play_games)
        )

    def _show_result(self, result: Result | None) -> None:
        self._result = result
        self._card.show_result(result)

    @Slot()
    def _refresh(self) -> None:
        """Enable what can be done now."""
        plays_one = self._is_playing and not self._fills_table
        self._show_running(is_running=self._is_playing)
        self._options.setEnabled(not self._is_playing)
        self._chooser.setEnabled(not plays_one)
        self._page.show_playing(is_playing=self._is_playing, is_filled=self._fills_table)
        names = self._table.players if self._shows_all else self._chooser.pairing
        self._options.show_note(matchup_words.seed_note(self._game, names))
        self._export.offer(self._played())

    def _show_status(self) -> None:
        """Show what is being played, and below it what was exported meanwhile."""
        text = self._words()
        self._status.setText(f"{text}\n{self._report}" if self._report else text)

    def _move_options(self) -> None:
        # Both tabs share them. Below the results, they leave these what room there is, and scroll.
        page = cast("ScrollPane", self._tabs.currentWidget())
        page.column.addWidget(self._options)
        # Not only at the next event, until when Tab would pass them by.
        self._options.show()

    @Slot()
    def _on_tab_changed(self) -> None:
        self._move_options()
        self._refresh()

    def _begin(self) -> None:
        self._fills_table = self._shows_all
        self._is_playing = True
        self._progress = None
        self._bar.setValue(0)
        self._report = ""
        self._words = str
        self._show_status()
        if self._fills_table:
            pairings = self._table.pairings
            self._page.show_results({})
        else:
            pairings = (self._chooser.pairing,)
        self._play(pairings, self._options.games, self._options.take_seed())
        # Enter may have been pressed in a field, which is about to be disabled and lose the focus.
        self._start.setFocus()
        self._refresh()

    def _show_step(self, step: object) -> None:
        progress = cast("Progress", step)
        if result := progress.results.get(self._chooser.pairing):
            self._show_result(result)
        if not self._is_playing:
            return
        self._progress = progress
        if self._fills_table:
            self._page.show_results(progress.results)
        self._show_progress(progress.played, progress.total)
        self._words = partial(matchup_words.progress_line, progress)
        self._show_status()
        self._refresh()

    def _end(self, words: Callable[[], str]) -> None:
        if not self._is_playing:
            return
        self._is_playing = False
        self._refresh()
        self._words = words
        self._show_status()
        text = words()
        if self._result and not self._fills_table:
            text = f"{text} {matchup_words.pairing_summary(self._chooser.pairing, self._result)}"
        announce(self._status, text)

    def _show_finished(self) -> None:
        progress = self._progress
        self._end(partial(matchup_words.finished_line, progress) if progress else str)

    def _show_cancelled(self) -> None:
        self._end(partial(matchup_words.cancelled_line, self._progress))

    def _show_failed(self, reason: str) -> None:
        self._end(
            lambda: translate("MatchupWindow", "The games could not be played: {0}").format(reason)
        )

    @Slot()
    def _on_pairing_chosen(self) -> None:
        if self._is_playing:
            # All pairings are being played, including the chosen one.
            self._show_result(self._table.results.get(self._chooser.pairing))
        else:
            self._show_result(None)
            self._weigh()
        self._refresh()

    @Slot(object)
    def _on_pairing_opened(self, pairing: Pairing) -> None:
        self._chooser.show_pairing(pairing)
        self._show_result(self._table.results.get(pairing))
        if not self._result and not self._is_playing:
            self._weigh()
        self._tabs.setCurrentIndex(0)
        self._chooser.setFocus()

    @Slot(str)
    def _on_exported(self, report: str) -> None:
        if self._is_playing and self._progress:
            # On its own it would be replaced at the next step, before anyone has read it.
            self._report = report
            self._show_status()
        else:
            self._status.setText(report)
        announce(self._status, report)
