"""The windows about games played: one of each kind, kept in step with the game and each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tictac_gui.ui.look.placement import bring_to_front

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tictac_gui.play.controller import GameController
    from tictac_gui.play.records import GameRecord
    from tictac_gui.play.store import Store
    from tictac_gui.ui.history.past_games_window import PastGamesWindow
    from tictac_gui.ui.history.statistics_window import StatisticsWindow
    from tictac_gui.ui.look.appearance import Appearance
    from tictac_gui.ui.look.motion import Motion


class HistoryWindows(QObject):
    """Opens the windows beside the board; none of them blocks it."""

    def __init__(
        self,
        controller: GameController,
        store: Store,
        appearance: Appearance,
        motion: Motion,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._store = store
        self._appearance = appearance
        self._motion = motion
        self._window = window
        self._statistics: StatisticsWindow | None = None
        self._past_games: PastGamesWindow | None = None
        controller.game_ended.connect(self._on_game_ended)

    @Slot()
    def show_statistics(self) -> None:
        """Open the statistics, or bring them to the front."""
        from tictac_gui.ui.history.statistics_window import StatisticsWindow

        if not self._statistics:
            self._statistics = StatisticsWindow(self._store, self._appearance, self._window)
            self._statistics.games_changed.connect(self._on_games_changed)
            self._statistics.finished.connect(self._on_statistics_finished)
        bring_to_front(self._statistics)

    @Slot()
    def show_past_games(self) -> None:
        """Open the past games, or bring them to the front."""
        from tictac_gui.ui.history.past_games_window import PastGamesWindow

        if not self._past_games:
            self._past_games = PastGamesWindow(
                self._store, self._appearance, self._motion, self._window
            )
            self._past_games.practice_chosen.connect(self._on_practice_chosen)
            self._past_games.finished.connect(self._on_past_games_finished)
        bring_to_front(self._past_games)

    def close(self) -> None:
        """Close what is open."""
        for window in (self._statistics, self._past_games):
            if window:
                window.close()

    @Slot()
    def _on_game_ended(self) -> None:
        if self._statistics:
            self._statistics.refresh()
        if self._past_games:
            self._past_games.look_for_newer()

    @Slot()
    def _on_games_changed(self) -> None:
        self._controller.refresh_score()
        if self._past_games:
            self._past_games.reload()

    @Slot(object, int)
    def _on_practice_chosen(self, record: GameRecord, moves: int) -> None:
        self._controller.practise(record, moves)
        self._window.activateWindow()

    @Slot()
    def _on_statistics_finished(self) -> None:
        self._statistics = None

    @Slot()
    def _on_past_games_finished(self) -> None:
        self._past_games = None
