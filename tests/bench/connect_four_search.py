"""How fast Connect Four is searched some moves ahead beside others, and solved uncompiled."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from open_spiel.python.algorithms import minimax

from tests.bench.contestants import four_with_easyai, four_with_open_spiel
from tests.bench.contestants.four_solver import Solver
from tests.bench.report import Bound, print_table
from tests.bench.rounds import medians
from tests.games.connect_four.test_solver import plain_form, scored
from tictac_gui.engine import Search
from tictac_gui.engine.search import HIGHEST_ESTIMATE
from tictac_gui.games.connect_four import Board

ROUNDS = 5
BESIDE_OTHERS = 7
"""How many moves ahead the others are asked to look: each further one takes them thrice as long."""
FURTHER = {8: 1.0, 10: 0.25}
"""How many times as fast as easyAI looks less far ahead; that is a second, and three, with ease."""
OPENINGS = ("", "44455", "4455361")
DISCS, SOLVED = (16, 20), 10
SOLVER_ROUNDS = 3
AS_FAST_AS_SOLVER = 0.5
"""As fast as the general search was, before there was a solver."""


def run() -> list[Bound]:
    return [*_beside_others(), *_further(), *_beside_solver()]


def _beside_others() -> list[Bound]:
    contestants: dict[str, Callable[[str], dict[int, int]]] = {
        "Tictac": lambda opening: _ours(opening, BESIDE_OTHERS),
        "easyAI, negamax with its table": lambda opening: _easyai(opening)[0],
        "open_spiel, alpha-beta": _open_spiel,
    }
    ours, easyai, spiel = contestants
    for opening in OPENINGS:
        answers = {name: ask(opening) for name, ask in contestants.items()}
        if any(answer != answers[ours] for answer in answers.values()):
            sys.exit(f"after {opening!r}, not all see the same wins and losses: {answers}")

    # Round by round, so that load on the machine affects all equally.
    rounds = [
        {name: sum(_seconds(ask, each) for each in OPENINGS) for name, ask in contestants.items()}
        for _ in range(ROUNDS)
    ]
    seconds = {name: median(times[name] for times in rounds) for name in contestants}
    positions = {
        ours: sum(_search(opening, BESIDE_OTHERS)[1] for opening in OPENINGS),
        easyai: sum(_easyai(opening)[1] for opening in OPENINGS),
        spiel: sum(map(_positions_of_open_spiel, OPENINGS)),
    }
    bounds = {
        name: Bound(f"faster than {name}", seconds[name] / seconds[ours], 1)
        for name in (easyai, spiel)
    }
    print_table(
        f"Connect Four, every column {BESIDE_OTHERS} moves ahead in {len(OPENINGS)} positions",
        ["", "positions", "a second", "ms", "ours is faster", "bound", ""],
        [
            [
                name,
                f"{positions[name]:,}",
                f"{positions[name] / seconds[name]:,.0f}",
                f"{seconds[name] * 1e3:.1f}",
                *(bounds[name].columns if name in bounds else ("", "", "")),
            ]
            for name in contestants
        ],
    )
    print("\nOurs knows the threats in every position, so that it needs to visit far fewer.")
    return list(bounds.values())


def _further() -> list[Bound]:
    rounds = [
        (
            _seconds(_easyai, ""),
            {lookahead: _seconds(_ours, "", lookahead) for lookahead in FURTHER},
        )
        for _ in range(ROUNDS)
    ]
    easyai = median(theirs for theirs, _ in rounds)
    seconds = {lookahead: median(ours[lookahead] for _, ours in rounds) for lookahead in FURTHER}
    bounds = {
        lookahead: Bound(
            f"looks {lookahead} moves ahead as fast as easyAI looks {BESIDE_OTHERS}",
            easyai / seconds[lookahead],
            at_least,
        )
        for lookahead, at_least in FURTHER.items()
    }
    print_table(
        f"Empty board, every column; easyAI looks {BESIDE_OTHERS} ahead in {easyai:.2f} s",
        ["", "seconds", "as fast", "bound", ""],
        [
            [f"{lookahead} moves ahead", f"{seconds[lookahead]:.2f}", *bound.columns]
            for lookahead, bound in bounds.items()
        ],
    )
    return list(bounds.values())


def _beside_solver() -> list[Bound]:
    """Compare our solver as plain Python with another one."""
    plain = plain_form()
    rows, bounds = [], []
    for discs in DISCS:
        times = []
        for board in _positions(discs, SOLVED):

            def ours(board: Board = board) -> dict[int, int]:
                table = plain.new_table()
                return {column: scored(plain, table, board, column) for column in board.moves()}

            def theirs(board: Board = board) -> dict[int, int]:
                return Solver().scores(board.own, board.filled)

            if ours() != theirs():
                sys.exit(f"the exact scores of {board} differ")
            contestants = {"ours": partial(_seconds, ours), "theirs": partial(_seconds, theirs)}
            took = medians(contestants, SOLVER_ROUNDS)
            times.append((took["ours"], took["theirs"]))
        ours_all, theirs_all = (sum(each) for each in zip(*times, strict=True))
        bound = Bound(
            f"as fast without a compiler at {discs} discs as another solver",
            theirs_all / ours_all,
            AS_FAST_AS_SOLVER,
        )
        bounds.append(bound)
        for name, each, columns in (
            (f"Tictac, {discs} discs", [own for own, _ in times], ("", "", "")),
            ("another solver", [other for _, other in times], bound.columns),
        ):
            rows.append([name, *(f"{n:.2f}" for n in (median(each), max(each), sum(each)))])
            rows[-1] += columns
    print_table(
        f"Exact scores of every column as plain Python, {SOLVED} positions from good play each",
        ["", "median s", "slowest s", "all s", "ours is as fast", "bound", ""],
        rows,
    )
    return bounds


def _seconds(function: Callable[..., object], *arguments: object) -> float:
    started = perf_counter()
    function(*arguments)
    return perf_counter() - started


def _search(opening: str, lookahead: int) -> tuple[dict[int, int], int]:
    return Search().evaluate(Board.parse(opening), lookahead)


def _ours(opening: str, lookahead: int) -> dict[int, int]:
    scores, _ = _search(opening, lookahead)
    return {
        move: (score > HIGHEST_ESTIMATE) - (score < -HIGHEST_ESTIMATE)
        for move, score in scores.items()
    }


def _easyai(opening: str) -> tuple[dict[int, int], int]:
    return four_with_easyai.scores(opening, BESIDE_OTHERS)


def _open_spiel(opening: str) -> dict[int, int]:
    return four_with_open_spiel.scores(opening, BESIDE_OTHERS)


def _positions_of_open_spiel(opening: str) -> int:
    """Count its calls, in a run of its own: counting takes time."""
    visit, visited = minimax._alpha_beta, 0

    def counting(*arguments: object, **named: object) -> object:
        nonlocal visited
        visited += 1
        return visit(*arguments, **named)

    minimax._alpha_beta = counting
    try:
        _open_spiel(opening)
    finally:
        minimax._alpha_beta = visit
    return visited


def _positions(discs: int, count: int) -> list[Board]:
    """Return positions that players reach who look a few moves ahead."""
    rng, search = Random(0), Search()
    found: list[Board] = []
    while len(found) < count:
        board = Board()
        while not board.outcome and board.filled.bit_count() < discs:
            board = board.play(rng.choice(search.evaluate(board, 5).within(4)))
        if not board.outcome:
            found.append(board)
    return found
