import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from tests.sample_games import EASY_AS_O, EASY_AS_X, O_WINS, TWO_PEOPLE, WATCHED, X_WINS
from tests.storage.files_of_games import change, new_game
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.play.records import Attempt, AttemptResult, Mistakes
from tictac_gui.storage.database import (
    Database,
    attempts,
    forget_attempts,
    mistakes,
    save_attempts,
    save_mistakes,
    unreviewed,
)

EVENING = datetime(2026, 3, 2, 20, 15, tzinfo=timezone(timedelta(hours=2)))


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    with closing(Database(path)) as database:
        yield database


def made(name: str = "X../.../...", result: AttemptResult = AttemptResult.SOLVED) -> Attempt:
    return Attempt.make(name, EVENING, result)


class TestAttempts:
    def test_come_back_in_their_order_and_with_their_time(self, database: Database) -> None:
        kept = [made("a"), made("b", AttemptResult.FAILED), made("b", AttemptResult.MENDED)]
        save_attempts(TIC_TAC_TOE, kept, database)
        found = attempts(TIC_TAC_TOE, database)
        assert found == kept
        assert found[0].tried.utcoffset() == timedelta(hours=2)

    def test_are_kept_once_however_often_they_are_saved(self, database: Database) -> None:
        kept = [made("a"), made("b")]
        save_attempts(TIC_TAC_TOE, kept[:1], database)
        save_attempts(TIC_TAC_TOE, kept, database)
        assert attempts(TIC_TAC_TOE, database) == kept

    def test_are_those_of_one_game_and_forgotten_with_it(self, database: Database) -> None:
        save_attempts(TIC_TAC_TOE, [made("a")], database)
        save_attempts(CONNECT_FOUR, [made("b")], database)
        forget_attempts(TIC_TAC_TOE, database)
        assert attempts(TIC_TAC_TOE, database) == []
        assert [each.name for each in attempts(CONNECT_FOUR, database)] == ["b"]

    def test_have_the_words_for_their_results_that_older_files_have(
        self, database: Database, path: Path
    ) -> None:
        kept = [made(result.name, result) for result in AttemptResult]
        save_attempts(TIC_TAC_TOE, kept, database)
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT name, result FROM puzzle").fetchall()
        assert dict(rows) == {"SOLVED": "solved", "FAILED": "failed", "MENDED": "mended"}

    @pytest.mark.parametrize(
        "statement",
        [
            "UPDATE puzzle SET result = 'guessed' WHERE name = 'a'",
            "UPDATE puzzle SET tried = 'yesterday' WHERE name = 'a'",
            "UPDATE puzzle SET tried = '2026-03-02T20:15:00' WHERE name = 'a'",
            "UPDATE puzzle SET tried = 7.5 WHERE name = 'a'",
            "UPDATE puzzle SET name = x'00ff' WHERE name = 'a'",
        ],
    )
    def test_that_nobody_can_have_made_are_passed_over(
        self, database: Database, path: Path, statement: str
    ) -> None:
        save_attempts(TIC_TAC_TOE, [made("a"), made("b")], database)
        change(path, statement)
        assert [each.name for each in attempts(TIC_TAC_TOE, database)] == ["b"]
        assert database.has_skipped_rows


class TestMistakes:
    def test_are_found_with_their_games_from_the_oldest_on(self, database: Database) -> None:
        older, newer = new_game(O_WINS), new_game(X_WINS, EASY_AS_O)
        made = [(older, Mistakes((2, 4), (0,))), (newer, Mistakes((), (1, 3)))]
        for record, each in made:
            database.save(record)
            save_mistakes(record, each, database)
        assert mistakes(TIC_TAC_TOE, database) == made
        assert mistakes(TIC_TAC_TOE, database, most=1) == made[1:], "the latest"
        assert mistakes(CONNECT_FOUR, database) == []

    def test_are_looked_for_once_in_games_with_one_person(self, database: Database) -> None:
        records = [new_game(X_WINS, setup) for setup in (EASY_AS_X, TWO_PEOPLE, WATCHED, EASY_AS_O)]
        for record in (*records, new_game((0, 1))):
            database.save(record)
        [newest, oldest], more = unreviewed(TIC_TAC_TOE, None, 9, database)
        assert [newest.record, oldest.record] == [records[3], records[0]]
        assert more is None
        save_mistakes(oldest.record, Mistakes(), database)
        [left], _ = unreviewed(TIC_TAC_TOE, None, 9, database)
        assert left == newest
        assert mistakes(TIC_TAC_TOE, database) == []

    def test_are_looked_for_in_a_few_games_at_a_time(self, database: Database) -> None:
        for _ in range(3):
            database.save(new_game())
        first, more = unreviewed(TIC_TAC_TOE, None, 2, database)
        rest, end = unreviewed(TIC_TAC_TOE, more, 2, database)
        assert [past.number for past in (*first, *rest)] == [3, 2, 1]
        assert end is None

    def test_are_looked_for_however_many_games_there_were(self, database: Database) -> None:
        database.save(new_game())
        database.execute("UPDATE game SET number = 1000000")
        [past], _ = unreviewed(TIC_TAC_TOE, None, 9, database)
        assert past.number == 1_000_000

    def test_are_forgotten_when_the_game_has_gone_on(self, database: Database) -> None:
        record = new_game(O_WINS)
        database.save(record)
        save_mistakes(record, Mistakes((4,)), database)
        database.save(record)
        assert mistakes(TIC_TAC_TOE, database) == []
        [again], _ = unreviewed(TIC_TAC_TOE, None, 9, database)
        assert again.record == record

    def test_of_a_game_that_has_gone_on_meanwhile_are_not_kept(self, database: Database) -> None:
        database.save(new_game(O_WINS))
        [past], _ = unreviewed(TIC_TAC_TOE, None, 9, database)
        shorter = replace(past.record, moves=O_WINS[:3])
        save_mistakes(shorter, Mistakes((2,)), database)
        assert mistakes(TIC_TAC_TOE, database) == []

    def test_go_with_the_games_that_are_cleared(self, database: Database) -> None:
        record = new_game(O_WINS)
        database.save(record)
        save_mistakes(record, Mistakes((4,)), database)
        database.clear(TIC_TAC_TOE)
        assert mistakes(TIC_TAC_TOE, database) == []
        database.restore(TIC_TAC_TOE)
        assert len(mistakes(TIC_TAC_TOE, database)) == 1

    @pytest.mark.parametrize(
        "numbers",
        ["four", "4 17", f"{len(O_WINS)}", "-1", "4,2", "?", "??4", "4?", "?17", "9" * 5000],
    )
    def test_that_no_game_can_have_are_passed_over(
        self, database: Database, path: Path, numbers: str
    ) -> None:
        record = new_game(O_WINS)
        database.save(record)
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("UPDATE game SET mistakes = ?", (numbers,))
        assert mistakes(TIC_TAC_TOE, database) == []
        assert database.has_skipped_rows


def test_times_are_kept_also_in_utc(database: Database) -> None:
    kept = Attempt.make("a", datetime(2026, 3, 2, 20, 15, tzinfo=UTC), AttemptResult.SOLVED)
    save_attempts(TIC_TAC_TOE, [kept], database)
    assert attempts(TIC_TAC_TOE, database) == [kept]
