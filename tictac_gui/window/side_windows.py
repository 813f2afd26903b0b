"""The windows beside the main one: opens one of each kind, keeps them up to date, closes them.

Each is a view of a model, which is kept for when it opens again. Their code is loaded when they are
first opened, and none of them blocks the board.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine import Difficulty
from tictac_gui.games import GAMES
from tictac_gui.games.notation import NotationError, read_any
from tictac_gui.look.placement import bring_to_front, take_place
from tictac_gui.play.change import Change, Event
from tictac_gui.play.setup import Players

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from PySide6.QtWidgets import QDialog, QWidget

    from tictac_gui.analysis.code_choice import CodeChoice
    from tictac_gui.analysis.thinking_model import ThinkingModel
    from tictac_gui.course.beyond import Way
    from tictac_gui.course.session import CourseProgress
    from tictac_gui.help.about import Licences
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.looking_back import LookBack
    from tictac_gui.play.records import GameRecord
    from tictac_gui.play.teacher import Teacher
    from tictac_gui.play.watching import WatchedGames
    from tictac_gui.positions.editor import PositionEditor
    from tictac_gui.storage.store import Store


class Kind(Enum):
    """The windows that can be opened beside the main one."""

    STATISTICS = auto()
    PAST_GAMES = auto()
    MATCHUPS = auto()
    NAMES = auto()
    PROOF = auto()
    COURSE = auto()
    PUZZLES = auto()
    THINKING = auto()
    LICENCES = auto()
    POSITION = auto()


_OF_EVERY_GAME = (Kind.COURSE, Kind.THINKING, Kind.LICENCES)
"""The windows that stay open when another game is chosen."""


def _nothing() -> None:
    """Do nothing."""


@dataclass
class _Entry:
    """A model, and the window that shows it as long as it is open."""

    model: QObject
    make_window: Callable[[], QDialog]
    refresh: Callable[[], object] = _nothing
    """Called when a game has ended while the window is open, and when it opens again."""
    reopen: Callable[[], object] = _nothing
    """Called before that when it opens again."""
    leave: Callable[[], object] = _nothing
    """Called when the window is closed, but not when it is replaced by one in another language."""
    shut_down: Callable[[], object] = _nothing
    """Called before the model is dropped."""
    window: QDialog | None = None


class SideWindows(QObject):
    """Keeps the models of one game until another is chosen."""

    games_changed = Signal()
    """All games have been cleared or restored."""
    analysis_chosen = Signal(object, int)
    """Carries a past game to be analysed and the number of moves after which to show it."""

    course_opened = Signal()
    thought_shown = Signal(object)
    """Carries the position in the focus of the search tree, or None."""
    thought_left = Signal()
    """To be emitted when a person goes back to the game."""

    def __init__(
        self,
        controller: GameController,
        look_back: LookBack,
        teacher: Teacher,
        code: CodeChoice,
        watched_games: WatchedGames,
        store: Store,
        new_worker: Callable[[], Asker],
        rng: Random,
        new_course_progress: Callable[[], CourseProgress],
        new_licences: Callable[[], Licences],
        look: Look,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._look_back = look_back
        self._teacher = teacher
        self._code = code
        self._watched_games = watched_games
        self._game = controller.setup.game
        self._store = store
        self._new_worker = new_worker
        self._rng = rng
        self._new_course_progress = new_course_progress
        self._new_licences = new_licences
        self._look = look
        self._window = window
        self._make = {
            Kind.STATISTICS: self._make_statistics,
            Kind.PAST_GAMES: self._make_past_games,
            Kind.MATCHUPS: self._make_matchups,
            Kind.NAMES: self._make_names,
            Kind.PROOF: self._make_proof,
            Kind.COURSE: self._make_course,
            Kind.PUZZLES: self._make_puzzles,
            Kind.THINKING: self._make_thinking,
            Kind.LICENCES: self._make_licences,
            Kind.POSITION: self._make_position,
        }
        self._entries: dict[Kind, _Entry] = {}
        self.games_changed.connect(controller.refresh_score)
        controller.changed.connect(self._on_changed)

    def show(self, kind: Kind) -> None:
        """Open a window, or bring it to the front."""
        entry = self._entries.get(kind)
        if entry and not entry.window:
            entry.reopen()
            entry.refresh()
        entry = self._entry(kind)
        bring_to_front(entry.window or self._open(entry))
        if kind is Kind.COURSE:
            self.course_opened.emit()

    def open_position(self, text: str) -> None:
        """Show a position, in the game that it is one of, in the window that opens positions.

        A text that is none is shown there with what is wrong.
        """
        others = [game for game in GAMES if game is not self._game]
        with suppress(NotationError):
            game, _moves = read_any([self._game, *others], text)
            self._controller.switch_game(game)
        editor = cast("PositionEditor", self._entry(Kind.POSITION).model)
        editor.type(text)
        self.show(Kind.POSITION)

    def show_search(self) -> None:
        """Show the search tree of the position on the board."""
        from tictac_gui.analysis.thinking_model import Page

        thinking = cast("ThinkingModel", self._entry(Kind.THINKING).model)
        thinking.choose_page(Page.SEARCH_TREE)
        self.show(Kind.THINKING)

    def _entry(self, kind: Kind) -> _Entry:
        if kind not in self._entries:
            self._entries[kind] = self._make[kind]()
        return self._entries[kind]

    def retranslate(self) -> None:
        """Open anew what is open, in the language that is used from now on."""
        before = [(entry, entry.window) for entry in self._entries.values() if entry.window]
        for entry, _former in before:
            self._open(entry)
        # Only when all have been made, which takes time, so that they change together.
        for entry, former in before:
            take_place(cast("QDialog", entry.window), former)

    def close(self) -> None:
        """Close all windows and end all work that was begun in them."""
        for kind in list(self._entries):
            self._drop(kind)

    def _open(self, entry: _Entry) -> QDialog:
        entry.window = entry.make_window()
        entry.window.finished.connect(self._on_finished)
        return entry.window

    def _drop(self, kind: Kind) -> None:
        entry = self._entries.pop(kind)
        if entry.window:
            # `_on_finished` doesn't find it any more, so it isn't left there.
            entry.window.close()
            entry.leave()
        entry.shut_down()
        entry.model.deleteLater()

    def _make_statistics(self) -> _Entry:
        from tictac_gui.history.statistics import Statistics
        from tictac_gui.history.statistics_window import StatisticsWindow

        statistics = Statistics(self._game, self._store, self)
        statistics.games_changed.connect(self.games_changed)
        make_window = partial(StatisticsWindow, statistics, self._teacher, self._look, self._window)
        return _Entry(statistics, make_window, refresh=statistics.refresh, leave=statistics.finish)

    def _make_past_games(self) -> _Entry:
        from tictac_gui.history.past_games import PastGames
        from tictac_gui.history.past_games_window import PastGamesWindow

        past_games = PastGames(self._game, self._store, self._watched_games, self)
        past_games.games_changed.connect(self._on_games_changed)
        past_games.practice_chosen.connect(self._on_practice_chosen)
        past_games.analysis_chosen.connect(self._on_analysis_chosen)
        self.games_changed.connect(past_games.list.reload)
        make_window = partial(PastGamesWindow, past_games, self._look, self._window)
        return _Entry(
            past_games,
            make_window,
            refresh=past_games.list.look_for_newer,
            leave=past_games.finish,
        )

    def _make_matchups(self) -> _Entry:
        from tictac_gui.matchups.model import Matchups
        from tictac_gui.matchups.window import MatchupWindow

        matchups = Matchups(self._game, self._rng, self._new_worker, self)
        make_window = partial(MatchupWindow, matchups, self._look, self._window)
        return _Entry(matchups, make_window, refresh=matchups.compute_odds, leave=matchups.leave)

    def _make_proof(self) -> _Entry:
        from tictac_gui.proof.model import ProofRun
        from tictac_gui.proof.window import ProofWindow

        proof = ProofRun(self._game, self._new_worker, self)
        proof.practice_chosen.connect(self._on_practice_chosen)
        make_window = partial(ProofWindow, proof, self._look, self._window)
        return _Entry(proof, make_window, leave=proof.leave)

    def _make_course(self) -> _Entry:
        from tictac_gui.course.chapters import COURSE
        from tictac_gui.course.session import Session
        from tictac_gui.course.window import CourseWindow

        session = Session(COURSE, self._new_course_progress(), self._new_worker(), self._rng, self)
        session.way_chosen.connect(self._on_way_chosen)
        make_window = partial(CourseWindow, session, self._look, self._window)
        return _Entry(session, make_window, shut_down=session.shutdown)

    def _make_puzzles(self) -> _Entry:
        from tictac_gui.puzzles.trainer import Trainer
        from tictac_gui.puzzles.window import PuzzleWindow

        trainer = Trainer(self._game, self._store, self._new_worker, self)
        return _Entry(
            trainer,
            partial(PuzzleWindow, trainer, self._look, self._window),
            refresh=trainer.refresh,
            reopen=trainer.begin_new_day,
            shut_down=trainer.shutdown,
        )

    def _make_names(self) -> _Entry:
        from tictac_gui.play.setup import TypedNames
        from tictac_gui.window.dialogs import NamesDialog

        typed = TypedNames(self._controller.names, self)
        return _Entry(
            typed, partial(NamesDialog, self._game, typed, self._window), leave=typed.discard
        )

    def _make_thinking(self) -> _Entry:
        from tictac_gui.analysis.thinking_model import ThinkingModel
        from tictac_gui.analysis.thinking_window import ThinkingWindow

        thinking = ThinkingModel(self._look_back, self._new_worker, self._code, self)
        thinking.thought_shown.connect(self.thought_shown)
        self.thought_left.connect(thinking.tree.pause)
        make_window = partial(ThinkingWindow, thinking, self._look, self._window)
        return _Entry(thinking, make_window, shut_down=thinking.shutdown)

    def _make_position(self) -> _Entry:
        from tictac_gui.positions.editor import PositionEditor
        from tictac_gui.positions.window import PositionWindow

        editor = PositionEditor(self._game, self._controller.setup, self)
        editor.practice_chosen.connect(self._on_practice_chosen)
        editor.analysis_chosen.connect(self._on_analysis_chosen)
        editor.search_chosen.connect(self._on_search_chosen)
        return _Entry(editor, partial(PositionWindow, editor, self._look, self._window))

    def _make_licences(self) -> _Entry:
        from tictac_gui.help.about import LicencesWindow

        licences = self._new_licences()
        licences.setParent(self)
        return _Entry(licences, partial(LicencesWindow, licences, self._window))

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.event is Event.SWITCHED:
            # These show the former game.
            for kind in [kind for kind in self._entries if kind not in _OF_EVERY_GAME]:
                self._drop(kind)
            self._game = self._controller.setup.game
        elif change.ends_game:
            for entry in self._entries.values():
                if entry.window:
                    entry.refresh()

    @Slot()
    def _on_games_changed(self) -> None:
        """Count anew after a game was deleted in Past Games, or has come back there."""
        self._controller.refresh_score()
        if entry := self._entries.get(Kind.STATISTICS):
            entry.refresh()

    @Slot()
    def _on_finished(self) -> None:
        for entry in self._entries.values():
            if entry.window is self.sender():
                entry.window = None
                entry.leave()

    @Slot(object)
    def _on_way_chosen(self, way: Way) -> None:
        """Leave the course for something to do."""
        match way.name:
            case "PLAY":
                setup = replace(self._controller.setup, difficulty=Difficulty.UNBEATABLE)
                if setup.players in (Players.TWO_PEOPLE, Players.TWO_COMPUTERS):
                    setup = replace(setup, players=Players.PERSON_AS_X)
                self._controller.choose_setup(setup)
                self._return_to_board(self.sender())
            case "PUZZLE":
                self.show(Kind.PUZZLES)
            case "SEARCH":
                self.show_search()

    @Slot(object, int)
    def _on_practice_chosen(self, record: GameRecord, moves: int) -> None:
        self._return_to_board(self.sender())
        self._controller.practise(record, moves)

    @Slot(object, int)
    def _on_analysis_chosen(self, record: GameRecord, moves: int) -> None:
        self._return_to_board(self.sender())
        self.analysis_chosen.emit(record, moves)

    @Slot(object, int)
    def _on_search_chosen(self, record: GameRecord, moves: int) -> None:
        self._return_to_board(self.sender())
        self._look_back.open(record, moves)
        self.show_search()

    def _return_to_board(self, model: QObject) -> None:
        """Close a model's window, which would cover the board."""
        for entry in self._entries.values():
            if entry.window and entry.model is model:
                entry.window.close()
        bring_to_front(self._window)
