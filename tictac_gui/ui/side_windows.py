"""The windows beside the main one: opens one of each kind, keeps them up to date, closes them.

Their code is loaded when they are first opened, and none of them blocks the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self, cast

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.ui.look.placement import bring_to_front, take_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

    from PySide6.QtWidgets import QDialog, QWidget

    from tictac_gui.play.asking import Asker
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.course.progress import Progress
    from tictac_gui.play.kept.store import Store
    from tictac_gui.play.records import GameRecord
    from tictac_gui.play.runs.long_run import LongRun
    from tictac_gui.play.setup import Setup
    from tictac_gui.ui.look.look import Look


class _SideWindow(Protocol):
    def take_over(self, former: Self) -> None:
        """Go on where a window of the same kind is, in another language, which is closed next."""


class SideWindows(QObject):
    """Holds the windows that are open; those that search get a worker of their own."""

    games_changed = Signal()
    """All games have been cleared or restored."""
    analysis_chosen = Signal(object, int)
    """Carries a past game to be analysed and the number of moves after which to show it."""

    course_opened = Signal()

    def __init__(
        self,
        controller: GameController,
        store: Store,
        new_worker: Callable[[], Asker],
        rng: Random,
        new_course_progress: Callable[[], Progress],
        look: Look,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._game = controller.setup.game
        self._store = store
        self._new_worker = new_worker
        self._rng = rng
        self._new_course_progress = new_course_progress
        self._course_progress: Progress | None = None
        self._look = look
        self._window = window
        self._open: dict[str, QDialog] = {}
        self.games_changed.connect(controller.refresh_score)
        controller.setup_changed.connect(self._on_setup_changed)

    @Slot()
    def show_statistics(self) -> None:
        """Open the statistics, or bring them to the front."""
        self._show("statistics", self._make_statistics)

    @Slot()
    def show_past_games(self) -> None:
        """Open the past games, or bring them to the front."""
        self._show("past_games", self._make_past_games)

    @Slot()
    def show_matchups(self) -> None:
        """Open the match-ups, or bring them to the front."""
        self._show("matchups", self._make_matchups)

    @Slot()
    def show_proof(self) -> None:
        """Open the proof, or bring it to the front."""
        self._show("proof", self._make_proof)

    @Slot()
    def show_course(self) -> None:
        """Open the course, or bring it to the front."""
        self._show("course", self._make_course)
        self.course_opened.emit()

    @Slot()
    def show_puzzles(self) -> None:
        """Open the puzzles, or bring them to the front."""
        self._show("puzzles", self._make_puzzles)

    def retranslate(self) -> None:
        """Open anew what is open, in the language that is used from now on."""
        make = {
            "statistics": self._make_statistics,
            "past_games": self._make_past_games,
            "matchups": self._make_matchups,
            "proof": self._make_proof,
            "course": self._make_course,
            "puzzles": self._make_puzzles,
            "names": self._make_names,
        }
        before, self._open = self._open, {}
        for kind, former in before.items():
            window = self._open[kind] = make[kind]()
            cast("_SideWindow", window).take_over(cast("_SideWindow", former))
            window.finished.connect(self._on_finished)
        # Only when all of them have been made: what takes time must not come between.
        for kind, former in before.items():
            take_place(self._open[kind], former)

    @Slot()
    def show_names(self) -> None:
        """Open the dialog for the names of two people, or bring it to the front."""
        self._show("names", self._make_names)

    def close(self) -> None:
        """Close every window that is open."""
        self._close(self._open)

    def _close(self, kinds: Iterable[str]) -> None:
        for kind in list(kinds):
            self._open[kind].close()

    def _show(self, kind: str, make: Callable[[], QDialog]) -> None:
        if kind not in self._open:
            self._open[kind] = make()
            self._open[kind].finished.connect(self._on_finished)
        bring_to_front(self._open[kind])

    def _make_statistics(self) -> QDialog:
        from tictac_gui.ui.history.statistics_window import StatisticsWindow

        statistics = StatisticsWindow(self._game, self._store, self._look, self._window)
        statistics.games_changed.connect(self.games_changed)
        self._controller.game_ended.connect(statistics.refresh)
        return statistics

    def _make_past_games(self) -> QDialog:
        from tictac_gui.ui.history.past_games_window import PastGamesWindow

        past_games = PastGamesWindow(self._game, self._store, self._look, self._window)
        past_games.practice_chosen.connect(self._on_practice_chosen)
        past_games.analysis_chosen.connect(self._on_analysis_chosen)
        self.games_changed.connect(past_games.reload)
        self._controller.game_ended.connect(past_games.look_for_newer)
        return past_games

    def _make_matchups(self) -> QDialog:
        from tictac_gui.ui.matchups.window import MatchupWindow

        return MatchupWindow(self._game, self._long_run(), self._look, self._rng, self._window)

    def _make_proof(self) -> QDialog:
        from tictac_gui.ui.proof.window import ProofWindow

        proof = ProofWindow(self._game, self._long_run(), self._look, self._window)
        proof.practice_chosen.connect(self._on_practice_chosen)
        return proof

    def _make_course(self) -> QDialog:
        from tictac_gui.play.course.chapters import COURSE
        from tictac_gui.play.course.session import Session
        from tictac_gui.ui.learn.course.window import CourseWindow

        if not self._course_progress:
            self._course_progress = self._new_course_progress()
            self._course_progress.setParent(self)
        session = Session(COURSE, self._course_progress, self._new_worker(), self._rng)
        return CourseWindow(session, self._look, self._window)

    def _make_puzzles(self) -> QDialog:
        from tictac_gui.play.puzzles.trainer import Trainer
        from tictac_gui.ui.learn.puzzles.window import PuzzleWindow

        trainer = Trainer(self._game, self._store, self._new_worker)
        return PuzzleWindow(trainer, self._controller, self._look, self._window)

    def _make_names(self) -> QDialog:
        from tictac_gui.ui.players.names_dialog import NamesDialog

        return NamesDialog(self._controller.names, self._window)

    def _long_run(self) -> LongRun:
        from tictac_gui.play.runs.long_run import LongRun

        return LongRun(self._new_worker())

    @Slot(object)
    def _on_setup_changed(self, setup: Setup) -> None:
        if setup.game is not self._game:
            # What they show is of the other game; the course is of both.
            self._close(kind for kind in self._open if kind != "course")
            self._game = setup.game

    @Slot()
    def _on_finished(self) -> None:
        closed = self.sender()
        self._open = {kind: dialog for kind, dialog in self._open.items() if dialog is not closed}

    @Slot(object, int)
    def _on_practice_chosen(self, record: GameRecord, moves: int) -> None:
        self._return_to_board()
        self._controller.practise(record, moves)

    @Slot(object, int)
    def _on_analysis_chosen(self, record: GameRecord, moves: int) -> None:
        self._return_to_board()
        self.analysis_chosen.emit(record, moves)

    def _return_to_board(self) -> None:
        """Close the window in which something for the board was chosen: it would cover it."""
        cast("QDialog", self.sender()).close()
        bring_to_front(self._window)
