import csv
from itertools import product

import pytest

from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.matchup import interval
from tictac_gui.play.tournament import as_columns, as_csv, play_tournament

RANDOM = ("random", "random")
PAIRINGS = tuple(product(TIC_TAC_TOE.players, TIC_TAC_TOE.players))


def test_a_line_has_the_games_played_and_the_exact_odds() -> None:
    *_, progress = play_tournament(TIC_TAC_TOE, [RANDOM], 1000, seed=1)
    standing = progress.results[RANDOM].standing
    heading, line, end = as_csv(progress.results).split("\r\n")
    assert heading == (
        "x,o,games,seed,x_wins,draws,o_wins,x_wins_percent,draws_percent,o_wins_percent,"
        "exact_x_wins_percent,exact_draws_percent,exact_o_wins_percent"
    )
    counts = [standing.x_wins, standing.draws, standing.o_wins]
    assert line.split(",") == [
        *("random", "random", "1000", "1"),
        *map(str, counts),
        *(f"{count / 10:.6f}" for count in counts),
        *("58.492063", "12.698413", "28.809524"),
    ]
    assert end == ""


def test_every_pairing_has_a_line_that_can_be_read_back() -> None:
    *_, progress = play_tournament(TIC_TAC_TOE, PAIRINGS, 100, seed=1)
    for text, dialect in (
        (as_csv(progress.results), "excel"),
        (as_columns(progress.results), "excel-tab"),
    ):
        rows = list(csv.DictReader(text.splitlines(), dialect=dialect))
        assert [(row["x"], row["o"]) for row in rows] == [*PAIRINGS]
        for row in rows:
            assert sum(int(row[name]) for name in ("x_wins", "draws", "o_wins")) == 100


def test_a_pairing_without_games_leaves_what_was_played_empty() -> None:
    [progress] = play_tournament(TIC_TAC_TOE, [RANDOM], 0, seed=1)
    _, line, _ = as_csv(progress.results).split("\r\n")
    assert line == "random,random,0,1,0,0,0,,,,58.492063,12.698413,28.809524"


def test_without_exact_odds_a_line_has_their_bounds() -> None:
    *_, progress = play_tournament(CONNECT_FOUR, [RANDOM], 20, seed=1)
    standing = progress.results[RANDOM].standing
    [row] = csv.DictReader(as_csv(progress.results).splitlines())
    assert not any(name.startswith("exact") for name in row)
    for name, count in (("x_wins", standing.x_wins), ("o_wins", standing.o_wins)):
        bounds = [float(row[f"{name}_at_{end}_percent"]) for end in ("least", "most")]
        assert bounds == pytest.approx([100 * share for share in interval(count, 20)], abs=1e-6)
