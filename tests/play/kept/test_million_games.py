"""A file that a very diligent player might have: everything keeps working."""

from collections.abc import Iterator
from contextlib import closing
from itertools import islice, permutations
from pathlib import Path

import pytest

from tests.sample_games import EASY_AS_X, X_WINS
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.kept.database import Database
from tictac_gui.play.records import GameRecord

GAMES = 1_000_000


def finished_games(count: int) -> list[tuple[str, str]]:
    """Return the moves and results of some different games."""

    def games() -> Iterator[tuple[str, str]]:
        for cells in permutations(range(9)):
            history = TIC_TAC_TOE.history()
            while not (outcome := history.position.outcome):
                history = history.play(cells[len(history.moves)])
            winner = outcome.winner.value if outcome.winner else "draw"
            yield "".join(map(str, history.moves)), winner

    return list(islice(games(), count))


@pytest.mark.soak
def test_a_million_games_can_be_counted_read_and_added_to(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    samples = finished_games(1000)
    with closing(Database(path)) as database, database._transaction():
        database._connection.executemany(
            "INSERT INTO game (key, begun, players, x, o, moves, result, counts, slot) VALUES"
            " (?, '2026-01-01T00:00:00+00:00', 'PERSON_AS_X', 'person', 'EASY', ?, ?, 1, 0)",
            ((str(number), *samples[number % len(samples)]) for number in range(GAMES)),
        )
    expected = [sum(result == kind for _, result in samples) for kind in ("X", "draw", "O")]
    with closing(Database(path)) as database:
        score = database.score(None, Difficulty.EASY, TIC_TAC_TOE)
        found = [score.x_wins, score.draws, score.o_wins]
        assert found == [count * GAMES // len(samples) for count in expected]
        tally = database.tallies(TIC_TAC_TOE)[0]
        assert (tally.difficulty, tally.mark, tally.played) == (Difficulty.EASY, Mark.X, GAMES)
        assert database.count(TIC_TAC_TOE) == GAMES
        database.save(GameRecord.begin(EASY_AS_X, 0, X_WINS))
        games, more = database.past_games(None, 200, TIC_TAC_TOE)
        assert games[0].record.moves == X_WINS
        read = len(games)
        while more:
            games, more = database.past_games(more, 20_000, TIC_TAC_TOE)
            read += len(games)
        assert read == GAMES + 1
        database.clear(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == 0
        database.restore(TIC_TAC_TOE)
        assert database.count(TIC_TAC_TOE) == GAMES + 1
