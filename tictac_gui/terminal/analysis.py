"""What every move of a position leads to, and a hint: as text, or as JSON for other programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Ending
from tictac_gui.games.notation import written
from tictac_gui.terminal import drawing, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.engine.review import MoveValue
    from tictac_gui.games import Game, Hint
    from tictac_gui.terminal.drawing import Ink


def run(game: Game, moves: tuple[int, ...], *, is_json: bool) -> int:
    """Print the analysis of the position after the moves; return the exit status."""
    position = game.history(moves).position
    values = game.move_values(position)
    hint = None if position.outcome else game.find_hint(position)
    if is_json:
        print(json.dumps(as_values(game, moves, values, hint), indent=2))
    else:
        print(as_text(game, moves, values, hint, drawing.ink()))
    return 0


def as_values(
    game: Game, moves: tuple[int, ...], values: dict[int, MoveValue], hint: Hint | None
) -> dict[str, object]:
    """Return the analysis as JSON has it; README.md describes its fields."""
    position = game.history(moves).position
    outcome = position.outcome
    winner = outcome.winner.value if outcome and outcome.winner else "draw"
    best = _best_first(values)
    return {
        "game": game.name.replace("_", "-"),
        "moves": written(game, moves),
        "board": str(position),
        "turn": None if outcome else position.turn.value,
        "result": winner if outcome else None,
        "values": [
            {
                "move": written(game, (move,)),
                "ending": values[move].forecast.ending.name.lower(),
                "in": values[move].forecast.own_moves,
                "is_best": values[move].forecast == values[best[0]].forecast,
                "line": written(game, values[move].line),
            }
            for move in best
        ],
        "best_line": written(game, values[best[0]].line) if best else "",
        "hint": hint
        and {
            "move": written(game, (hint.move,)),
            "reason": hint.reason.name.lower(),
            "sentence": words.hint(game, hint, written(game, (hint.move,)), position.turn.other),
        },
    }


def as_text(
    game: Game,
    moves: tuple[int, ...],
    values: dict[int, MoveValue],
    hint: Hint | None,
    ink: Ink,
) -> str:
    """Return the analysis as a person reads it: the board, a table, and a hint."""
    position = game.history(moves).position
    drawn = f"{drawing.board(game, position, ink)}\n"
    if not hint:
        outcome = position.outcome
        return f"{drawn}\n{words.result(game, outcome.winner if outcome else None)}"
    rows = [(words.place(game).capitalize(), "With best play", "The game goes on")]
    rows += [
        (
            written(game, (move,)),
            words.value(values[move].forecast),
            written(game, values[move].line),
        )
        for move in _best_first(values)
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    table = [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    key = ink.strong(written(game, (hint.move,)))
    turn = f"{words.side(game, position.turn)} to move."
    return "\n".join(
        (drawn, turn, "", *table, "", words.hint(game, hint, key, position.turn.other))
    )


def _best_first(values: dict[int, MoveValue]) -> Sequence[int]:
    """Return the moves, the best first, those that are equally good in the game's order."""

    def goodness(move: int) -> tuple[int, int]:
        ending, own_moves = values[move].forecast
        # To win soon is better, and to lose late.
        return ending.value, own_moves if ending is Ending.LOSS else -own_moves

    return sorted(values, key=goodness, reverse=True)
