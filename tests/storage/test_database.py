import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC
from pathlib import Path

import pytest

from tests.sample_games import DRAWN, EASY_AS_O, EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tests.storage.files_of_games import change, new_game
from tictac_gui.engine import ADAPTIVE, Difficulty, Level, Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.database import Database
from tictac_gui.storage.games_file import BrokenDatabaseError

OTHER = replace(TIC_TAC_TOE, name="another_game")


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    with closing(Database(path)) as database:
        yield database


def keep(database: Database, *games: GameRecord) -> None:
    for each in games:
        database.save(each)


class TestAGame:
    @pytest.mark.parametrize("setup", [EASY_AS_X, EASY_AS_O, TWO_PEOPLE, WATCHED])
    @pytest.mark.parametrize("moves", [X_WINS, O_WINS, DRAWN])
    def test_comes_back_as_it_was(
        self, database: Database, setup: Setup, moves: tuple[int, ...]
    ) -> None:
        kept = new_game(moves, setup)
        keep(database, kept)
        [past], _ = database.past_games(None, 10, TIC_TAC_TOE)
        assert past.record == kept
        assert past.record.begun.tzinfo is UTC

    @pytest.mark.parametrize("number", [0, 1])
    @pytest.mark.parametrize("level", [Difficulty.HARD, ADAPTIVE])
    def test_remembers_who_held_which_mark_when_they_alternate(
        self, database: Database, number: int, level: Level
    ) -> None:
        kept = GameRecord.begin(Setup(Players.ALTERNATING, level), number, X_WINS)
        keep(database, kept)
        [past], _ = database.past_games(None, 10, TIC_TAC_TOE)
        assert past.record == kept

    def test_is_one_row_however_often_it_is_saved(self, database: Database) -> None:
        kept = new_game(())
        for count in range(len(X_WINS) + 1):
            keep(database, replace(kept, moves=X_WINS[:count]))
        assert database.count(TIC_TAC_TOE) == 1

    def test_is_kept_under_the_levels_at_which_it_goes_on(self, database: Database) -> None:
        kept = new_game((0, 3), EASY_AS_X)
        hard = replace(EASY_AS_X, difficulty=Difficulty.HARD)
        keep(database, kept, changed := replace(kept, setup=hard, counts=False))
        assert database.unfinished(TIC_TAC_TOE) == changed
        keep(database, ended := replace(changed, moves=X_WINS))
        [past], _ = database.past_games(None, 10, TIC_TAC_TOE)
        assert past.record == ended

    def test_survives_the_closing_of_the_file(self, path: Path) -> None:
        with closing(Database(path)) as database:
            keep(database, new_game(X_WINS))
        with closing(Database(path)) as database:
            assert database.count(TIC_TAC_TOE) == 1

    def test_at_a_level_that_it_doesn_t_have_is_impossible(
        self, database: Database, path: Path
    ) -> None:
        without_scale = replace(TIC_TAC_TOE, name="simple_game", scale=())
        keep(database, new_game(X_WINS, Setup(game=without_scale)))
        change(path, "UPDATE game SET o = 'ADAPTIVE'")
        assert database.past_games(None, 10, without_scale)[0] == []
        assert database.has_skipped_rows

    def test_between_computers_is_never_at_the_adaptive_level(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game(X_WINS, WATCHED))
        change(path, "UPDATE game SET o = 'ADAPTIVE'")
        assert database.past_games(None, 10, TIC_TAC_TOE)[0] == []
        assert database.has_skipped_rows


class TestTheGameUnderWay:
    def test_is_the_latest_of_the_slot(self, database: Database) -> None:
        first, second = new_game((4,)), new_game((0, 1))
        database.save(first)
        database.slot = 1
        assert database.unfinished(TIC_TAC_TOE) is None
        database.save(second)
        assert database.unfinished(TIC_TAC_TOE) == second
        database.slot = 0
        assert database.unfinished(TIC_TAC_TOE) == first

    def test_is_left_alone_by_what_other_windows_do(self, database: Database) -> None:
        database.save(mine := new_game((4,)))
        database.slot = 1
        database.save(new_game((0, 1)))
        database.save(new_game(()))
        assert database.slots_under_way(TIC_TAC_TOE) == [1, 0]
        database.slot = 0
        assert database.unfinished(TIC_TAC_TOE) == mine

    def test_is_abandoned_when_another_is_begun_in_its_place(self, database: Database) -> None:
        keep(database, new_game((4,)), other := new_game(()))
        assert database.unfinished(TIC_TAC_TOE) == other
        assert database.slots_under_way(TIC_TAC_TOE) == [0]
        assert database.count(TIC_TAC_TOE) == 0

    def test_leaves_nothing_behind_if_nobody_has_moved_in_it(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game(()), new_game(()), last := new_game((4,)))
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT key FROM game").fetchall() == [(last.key,)]

    def test_is_the_latest_though_an_earlier_one_seems_to_go_on(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game((4,)), last := new_game((0, 1)))
        change(path, "UPDATE game SET result = 'playing'")
        assert database.unfinished(TIC_TAC_TOE) == last

    def test_is_none_after_its_end(self, database: Database) -> None:
        keep(database, new_game(X_WINS))
        assert database.unfinished(TIC_TAC_TOE) is None

    def test_that_is_impossible_is_kept_but_not_played(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game((4, 0)))
        change(path, "UPDATE game SET moves = '44'")
        assert database.unfinished(TIC_TAC_TOE) is None
        assert database.has_skipped_rows


class TestTheScore:
    def test_and_the_statistics_pass_over_impossible_games(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game(X_WINS), new_game(X_WINS), new_game(O_WINS))
        change(path, "UPDATE game SET moves = '0000' WHERE number = 1")
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=1, o_wins=1)
        assert database.tallies(TIC_TAC_TOE)[0].won == 1
        assert database.has_skipped_rows

    def test_need_not_be_asked_for_impossible_games_to_be_noticed(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game(X_WINS))
        change(path, "UPDATE game SET moves = '0000'")
        assert not database.has_skipped_rows
        database.tallies(TIC_TAC_TOE)
        assert database.has_skipped_rows

    def test_passes_over_what_becomes_impossible_later(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game(X_WINS), new_game(X_WINS), new_game(O_WINS))
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=2, o_wins=1)
        change(path, "UPDATE game SET result = 'draw' WHERE number = 1")
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=1, o_wins=1)
        change(path, "UPDATE game SET result = 'X' WHERE number = 1")
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=2, o_wins=1)

    def test_passes_over_what_is_impossible_and_was_cleared(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game(X_WINS), new_game(O_WINS))
        database.clear(TIC_TAC_TOE)
        change(path, "UPDATE game SET moves = '0000' WHERE number = 1")
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score()
        database.restore(TIC_TAC_TOE)
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(o_wins=1)

    def test_is_counted_without_replaying_known_games(self, database: Database) -> None:
        keep(database, new_game(X_WINS))
        database.score(None, Difficulty.EASY, TIC_TAC_TOE)
        keep(database, new_game(O_WINS))
        statements: list[str] = []
        database._connection.set_trace_callback(statements.append)
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=1, o_wins=1)
        assert statements
        assert not any("moves" in each for each in statements)

    def test_adds_up_what_counts(self, database: Database) -> None:
        keep(database, *map(new_game, (X_WINS, X_WINS, O_WINS, DRAWN)))
        keep(database, new_game(X_WINS, counts=False), new_game((4, 0)))
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(2, 1, 1)

    def test_stays_with_a_person_who_changes_marks(self, database: Database) -> None:
        keep(
            database,
            new_game(X_WINS, EASY_AS_X),
            new_game(O_WINS, EASY_AS_O),
            new_game(X_WINS, EASY_AS_O),
        )
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=2, o_wins=1)
        assert database.score(Difficulty.EASY, None, TIC_TAC_TOE) == Score(x_wins=1, o_wins=2)

    def test_of_two_computers_goes_by_their_marks(self, database: Database) -> None:
        keep(database, new_game(O_WINS, WATCHED))
        assert database.score(Difficulty.EASY, Difficulty.HARD, TIC_TAC_TOE) == Score(o_wins=1)
        assert database.score(Difficulty.HARD, Difficulty.EASY, TIC_TAC_TOE) == Score()

    def test_of_two_people_is_apart_from_all_others(self, database: Database) -> None:
        keep(database, new_game(X_WINS, TWO_PEOPLE), new_game(X_WINS, EASY_AS_X))
        assert database.score(None, None, TIC_TAC_TOE) == Score(x_wins=1)


class TestStatistics:
    def test_have_a_line_for_every_level_and_mark(self, database: Database) -> None:
        lines = [(tally.difficulty, tally.mark) for tally in database.tallies(TIC_TAC_TOE)]
        assert lines == [(level, mark) for level in (*Difficulty, ADAPTIVE) for mark in Mark]

    def test_count_wins_draws_losses_and_the_best_streak(self, database: Database) -> None:
        for moves in (X_WINS, X_WINS, O_WINS, X_WINS, DRAWN, X_WINS, X_WINS, X_WINS):
            keep(database, new_game(moves))
        keep(database, new_game(X_WINS, counts=False), new_game(O_WINS, EASY_AS_O))
        as_x, as_o = database.tallies(TIC_TAC_TOE)[:2]
        assert (as_x.played, as_x.won, as_x.drawn, as_x.lost) == (8, 6, 1, 1)
        assert as_x.best_streak == 3
        assert (as_o.won, as_o.best_streak) == (1, 1)


class TestPastGames:
    def test_come_newest_first_and_in_portions(self, database: Database) -> None:
        games = [new_game(X_WINS) for _ in range(8)]
        keep(database, *games)
        first, more = database.past_games(None, 3, TIC_TAC_TOE)
        second, more = database.past_games(more, 3, TIC_TAC_TOE)
        third, end = database.past_games(more, 3, TIC_TAC_TOE)
        found = [past.record.key for past in (*first, *second, *third)]
        assert found == [each.key for each in reversed(games)]
        assert end is None

    def test_have_their_place_where_they_end(self, database: Database) -> None:
        begun_first, begun_second = new_game((0,)), new_game((8,))
        database.save(begun_first)
        database.slot = 1
        database.save(replace(begun_second, moves=O_WINS))
        database.slot = 0
        database.save(replace(begun_first, moves=X_WINS))
        games, _ = database.past_games(None, 10, TIC_TAC_TOE)
        assert [past.record.key for past in games] == [begun_first.key, begun_second.key]

    @pytest.mark.parametrize(
        "damage", ["moves = CAST(x'ff00fe' AS TEXT)", "begun = '9999-12-31T23:59:59-12:00'"]
    )
    def test_are_not_all_out_of_reach_for_one_that_is_garbled(
        self, database: Database, path: Path, damage: str
    ) -> None:
        keep(database, new_game(X_WINS), good := new_game(O_WINS))
        change(path, f"UPDATE game SET {damage} WHERE number = 1")
        assert [past.record for past in database.past_games(None, 10, TIC_TAC_TOE)[0]] == [good]

    def test_pass_over_impossible_rows_and_leave_them_in_place(
        self, database: Database, path: Path
    ) -> None:
        keep(database, new_game(X_WINS), good := new_game(O_WINS))
        for damage in ("moves = '0000'", "moves = 'abc'", "x = 'nobody'", "players = '?'"):
            change(path, f"UPDATE game SET {damage} WHERE number = 1")
            games, _ = database.past_games(None, 10, TIC_TAC_TOE)
            assert [past.record for past in games] == [good]
        change(path, "UPDATE game SET begun = 'yesterday', moves = '03142' WHERE number = 1")
        assert len(database.past_games(None, 10, TIC_TAC_TOE)[0]) == 1
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT count(*) FROM game").fetchone() == (2,)


class TestClearing:
    def test_forgets_finished_games_and_can_be_undone(self, database: Database) -> None:
        keep(database, new_game(X_WINS), going_on := new_game((4,)))
        database.clear(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == 0
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score()
        assert database.unfinished(TIC_TAC_TOE) == going_on
        database.restore(TIC_TAC_TOE)
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(x_wins=1)

    def test_is_undone_or_final_only_by_the_window_that_did_it(self, database: Database) -> None:
        keep(database, new_game(X_WINS))
        database.clear(TIC_TAC_TOE)
        database.slot = 1
        database.restore(TIC_TAC_TOE)
        database.purge(10)
        assert database.count(TIC_TAC_TOE) == 0
        database.slot = 0
        database.restore(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == 1

    def test_of_what_another_window_has_cleared_leaves_it_to_that(self, database: Database) -> None:
        keep(database, new_game(X_WINS))
        database.clear(TIC_TAC_TOE)
        database.slot = 1
        database.clear(TIC_TAC_TOE)
        database.slot = 0
        database.restore(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == 1

    def test_is_final_once_purged(self, database: Database) -> None:
        keep(database, new_game(X_WINS), going_on := new_game((4,)))
        database.clear(TIC_TAC_TOE)
        database.purge(10)
        database.restore(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == 0
        assert database.unfinished(TIC_TAC_TOE) == going_on


class TestTwoGames:
    """Each has its own games under way, scores, statistics and past games."""

    @pytest.fixture
    def other(self, database: Database) -> GameRecord:
        """Keep a won game and one under way of another game."""
        setup = replace(EASY_AS_X, game=OTHER)
        keep(database, new_game(X_WINS, setup), under_way := new_game((3, 4), setup))
        return under_way

    def test_leave_each_other_under_way(self, database: Database, other: GameRecord) -> None:
        assert database.unfinished(TIC_TAC_TOE) is None
        keep(database, mine := new_game((4,)), replace(mine, moves=(4, 0)))
        assert database.unfinished(TIC_TAC_TOE) == replace(mine, moves=(4, 0))
        keep(database, new_game(()))
        assert database.unfinished(OTHER) == other

    def test_are_counted_apart(self, database: Database, other: GameRecord) -> None:
        assert other.moves
        keep(database, new_game(O_WINS))
        assert database.score(None, Difficulty.EASY, TIC_TAC_TOE) == Score(o_wins=1)
        assert database.score(None, Difficulty.EASY, OTHER) == Score(x_wins=1)
        assert (database.tallies(TIC_TAC_TOE)[0].won, database.tallies(OTHER)[0].won) == (0, 1)
        assert (database.count(TIC_TAC_TOE), database.count(OTHER)) == (1, 1)
        [mine], _ = database.past_games(None, 10, TIC_TAC_TOE)
        [theirs], _ = database.past_games(None, 10, OTHER)
        assert (mine.record.moves, theirs.record.moves) == (O_WINS, X_WINS)

    def test_are_cleared_and_restored_apart(self, database: Database, other: GameRecord) -> None:
        keep(database, new_game(O_WINS))
        database.clear(OTHER)
        assert (database.count(TIC_TAC_TOE), database.count(OTHER)) == (1, 0)
        assert database.unfinished(OTHER) == other
        database.clear(TIC_TAC_TOE)
        database.restore(OTHER)
        assert (database.count(TIC_TAC_TOE), database.count(OTHER)) == (0, 1)

    def test_prefer_the_slot_in_which_the_game_was_left(
        self, database: Database, other: GameRecord
    ) -> None:
        assert other.moves
        database.slot = 1
        keep(database, new_game((4,)))
        assert database.slots_under_way(TIC_TAC_TOE) == [1, 0]
        assert database.slots_under_way(OTHER) == [0, 1]
        assert database.slots_under_way(None) == [1, 0], "the latest, where none is preferred"

    @pytest.mark.parametrize(
        ("index", "ask"),
        [
            ("pairing", lambda database: database.score(None, Difficulty.EASY, OTHER)),
            ("pairing", lambda database: database.tallies(OTHER)),
            ("finished", lambda database: database.past_games(None, 10, OTHER)),
            ("finished", lambda database: database.count(OTHER)),
            ("under_way", lambda database: database.unfinished(OTHER)),
            ("under_way", lambda database: database.save(new_game((4,)))),
        ],
    )
    def test_are_found_by_an_index(
        self, database: Database, index: str, ask: Callable[[Database], object]
    ) -> None:
        statements: list[str] = []
        database._connection.set_trace_callback(statements.append)
        ask(database)
        database._connection.set_trace_callback(None)
        searches = [each for each in statements if "FROM game" in each or "UPDATE game" in each]
        plans = [str(database.execute(f"EXPLAIN QUERY PLAN {each}")) for each in searches]
        assert f"INDEX {index} (game=?" in plans[0]
        assert not any("SCAN" in plan for plan in plans)


class TestABrokenFile:
    def write(self, path: Path, content: bytes) -> None:
        path.parent.mkdir(parents=True)
        path.write_bytes(content)

    def test_of_garbage_is_refused_and_left_alone(self, path: Path) -> None:
        self.write(path, b"this is no database, however long it may be " * 100)
        with pytest.raises(BrokenDatabaseError):
            Database(path)
        assert path.read_bytes().startswith(b"this is no database")

    def test_that_is_a_folder_is_refused(self, path: Path) -> None:
        path.mkdir(parents=True)
        with pytest.raises(BrokenDatabaseError):
            Database(path)

    @pytest.mark.parametrize("part", [0.3, 0.5, 0.9])
    def test_that_was_cut_short_is_refused(self, path: Path, part: float) -> None:
        with closing(Database(path)) as database:
            keep(database, *(new_game(X_WINS) for _ in range(60)))
        content = path.read_bytes()
        path.write_bytes(content[: round(len(content) * part)])
        with pytest.raises(BrokenDatabaseError):
            Database(path)

    @pytest.mark.parametrize(
        "statement",
        [
            "PRAGMA user_version = -1",
            "ALTER TABLE game RENAME TO match",
            "ALTER TABLE game RENAME COLUMN moves TO cells",
            "ALTER TABLE game RENAME COLUMN mistakes TO errors",
            "ALTER TABLE puzzle RENAME TO riddle",
        ],
    )
    def test_of_other_tables_is_refused(self, path: Path, statement: str) -> None:
        Database(path).close()
        change(path, statement)
        with pytest.raises(BrokenDatabaseError, match=path.name):
            Database(path)

    def test_that_is_empty_is_a_new_one(self, path: Path) -> None:
        self.write(path, b"")
        with closing(Database(path)) as database:
            assert database.count(TIC_TAC_TOE) == 0
