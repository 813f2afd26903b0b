"""Positions in which a person went wrong are found in past games, in the background."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tests.puzzles.training import MISSED, keep
from tests.sample_games import EASY_AS_X, O_WINS, TWO_PEOPLE, X_WINS
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.puzzles import PuzzleKind
from tictac_gui.play.asking import Asker
from tictac_gui.play.records import GameRecord, Mistakes
from tictac_gui.play.setup import Players, Setup
from tictac_gui.puzzles import catalogue as module
from tictac_gui.puzzles.catalogue import PuzzleCatalogue, find_mistakes
from tictac_gui.storage.database import Database, mistakes, unreviewed
from tictac_gui.storage.store import Store

NewCatalogue = Callable[..., PuzzleCatalogue]
FOUR_AS_X = Setup(Players.PERSON_AS_X, Difficulty.EASY, game=CONNECT_FOUR)


@pytest.fixture
def new_catalogue(qtbot: QtBot, store: Store) -> Iterator[NewCatalogue]:
    made: list[PuzzleCatalogue] = []

    def make(game: Game = TIC_TAC_TOE) -> PuzzleCatalogue:
        made.append(PuzzleCatalogue(game, store, Asker()))
        with qtbot.waitSignal(made[-1].loaded):
            made[-1].fill()
        return made[-1]

    yield make
    for catalogue in made:
        catalogue.shutdown()


def boards(catalogue: PuzzleCatalogue) -> list[str]:
    return [own.puzzle.name for own in catalogue.own]


def all_reviewed(path: Path, game: Game = TIC_TAC_TOE) -> bool:
    with closing(Database(path)) as database:
        return unreviewed(game, None, 9, database) == ([], None)


class TestTheCatalogue:
    def test_has_the_puzzles_of_the_game(self, new_catalogue: NewCatalogue) -> None:
        assert len(new_catalogue().collection) == 387
        assert len(new_catalogue(CONNECT_FOUR).collection) == 180

    def test_has_positions_in_which_the_person_went_wrong(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path
    ) -> None:
        [record] = keep(path, (MISSED, EASY_AS_X))
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: len(catalogue.own) == 1)
        [own] = catalogue.own
        assert own.puzzle.kind is PuzzleKind.BETTER_MOVE
        assert own.puzzle.name == "XO./.O./..X"
        assert own.since == record.begun

    def test_reports_a_new_one(self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path) -> None:
        keep(path, (MISSED, EASY_AS_X))
        catalogue = new_catalogue()
        with qtbot.waitSignal(catalogue.grown):
            assert not catalogue.own

    def test_has_nothing_from_others(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path
    ) -> None:
        keep(path, (MISSED, TWO_PEOPLE), (X_WINS, EASY_AS_X))
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: all_reviewed(path))
        assert catalogue.own == [], "it was the computer that went wrong"

    def test_has_a_position_once_however_often_and_turned_it_comes_up(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path
    ) -> None:
        mirrored = tuple(2 - cell % 3 + cell // 3 * 3 for cell in MISSED)
        records = keep(path, (MISSED, EASY_AS_X), (mirrored, EASY_AS_X))
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: all_reviewed(path))
        qtbot.waitUntil(
            lambda: len(catalogue.own) == 1 and catalogue.own[0].since == records[1].begun
        )
        again = new_catalogue()
        qtbot.waitUntil(lambda: len(again.own) == 1)
        assert boards(again) == ["XO./.O./..X"], "of those known, the oldest gives its name"

    def test_knows_next_time_what_was_found(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        keep(path, (MISSED, EASY_AS_X))
        first = new_catalogue()
        qtbot.waitUntil(lambda: all_reviewed(path))
        first.shutdown()
        monkeypatch.setattr(module, "find_mistakes", None)
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: len(catalogue.own) == 1)

    def test_looks_at_a_game_that_has_ended_meanwhile(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, store: Store
    ) -> None:
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: not catalogue.is_reading)
        store.save(GameRecord.begin(EASY_AS_X, 0, MISSED))
        catalogue.look_for_newer()
        qtbot.waitUntil(lambda: len(catalogue.own) == 1)

    def test_looks_at_a_game_that_has_ended_while_it_was_looking(
        self,
        qtbot: QtBot,
        new_catalogue: NewCatalogue,
        store: Store,
        path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        gate = Event()

        def find_later(record: GameRecord, should_stop: Callable[[], bool]) -> Mistakes:
            assert gate.wait(timeout=30), "nobody opened the gate"
            return find_mistakes(record, should_stop)

        keep(path, (X_WINS, EASY_AS_X))
        monkeypatch.setattr(module, "find_mistakes", find_later)
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: catalogue._worker.is_asked)
        store.save(GameRecord.begin(EASY_AS_X, 0, MISSED))
        catalogue.look_for_newer()
        gate.set()
        qtbot.waitUntil(lambda: len(catalogue.own) == 1)

    def test_goes_on_after_more_games_than_it_asks_for_at_a_time(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(module, "_GAMES", 2)
        keep(path, (MISSED, EASY_AS_X), *[(X_WINS, EASY_AS_X)] * 4)
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: len(catalogue.own) == 1)

    def test_passes_over_a_game_that_cannot_be_reviewed(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail_once(record: GameRecord, should_stop: Callable[[], bool]) -> Mistakes:
            if record.moves == X_WINS:
                raise RuntimeError("out of order")
            return find_mistakes(record, should_stop)

        keep(path, (MISSED, EASY_AS_X), (X_WINS, EASY_AS_X))
        monkeypatch.setattr(module, "find_mistakes", fail_once)
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: len(catalogue.own) == 1)

    def test_knows_how_many_moves_took_too_long_to_judge(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        keep(path, (MISSED, EASY_AS_X), (O_WINS, EASY_AS_X))
        monkeypatch.setattr(module, "find_mistakes", lambda *_: Mistakes(undecided=(0, 2)))
        catalogue = new_catalogue()
        qtbot.waitUntil(lambda: all_reviewed(path))
        qtbot.waitUntil(lambda: catalogue.undecided == 4)
        assert catalogue.own == []
        catalogue.shutdown()
        again = new_catalogue()
        qtbot.waitUntil(lambda: again.undecided == 4)

    def test_has_positions_of_connect_four(
        self, qtbot: QtBot, new_catalogue: NewCatalogue, path: Path
    ) -> None:
        """X doesn't stop a four in the last move but one."""
        [record] = keep(path, ((3, 0, 3, 0, 6, 0, 6, 0), FOUR_AS_X))
        new_catalogue(CONNECT_FOUR)
        qtbot.waitUntil(lambda: all_reviewed(path, CONNECT_FOUR), timeout=30_000)
        with closing(Database(path)) as database:
            assert mistakes(CONNECT_FOUR, database) == [(record, Mistakes((6,)))]

    def test_reports_that_there_are_no_puzzles(
        self, qtbot: QtBot, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def no_resource(_name: str) -> Path:
            return Path("nowhere")

        monkeypatch.setattr("tictac_gui.games.connect_four.resource", no_resource)
        catalogue = PuzzleCatalogue(CONNECT_FOUR, store, Asker())
        with qtbot.waitSignal(catalogue.failed) as failed:
            catalogue.fill()
        catalogue.shutdown()
        assert failed.args is not None
        assert "nowhere" in failed.args[0]


def test_the_findings_of_an_earlier_start_are_reported(
    qtbot: QtBot, store: Store, path: Path, new_catalogue: NewCatalogue
) -> None:
    keep(path, (MISSED, EASY_AS_X))
    first = new_catalogue()
    qtbot.waitUntil(lambda: all_reviewed(path))
    second = PuzzleCatalogue(TIC_TAC_TOE, store, Asker())
    with qtbot.waitSignal(second.grown):
        second.fill()
    second.shutdown()
    assert boards(second) == boards(first) != []
