"""Texts about the search tree: every step in words, also read aloud, and what estimates mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.analysis.search_choice import Example
from tictac_gui.engine.search import HIGHEST_ESTIMATE
from tictac_gui.engine.trace import Call, Cut, Scoring, Trace, Window
from tictac_gui.games.connect_four.cells import Feature
from tictac_gui.words.move_words import move_place
from tictac_gui.words.number_words import number, value
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.analysis.tree_scene import Scene
    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game

    Path = tuple[Call[BoardPosition], ...]
    """The calls from the first to the one in question."""

translate = QCoreApplication.translate

_A_LITTLE, _CLEARLY, _MUCH = 5, 15, 30
"""The estimates from which a side stands better. In Connect Four, with such an estimate four moves
ahead, a side wins with best play in about 55, 75 and 90 of 100 positions."""


def meaning(game: Game, estimate: int, mark: Mark) -> str:
    """Say for whom a position looks better, by its value for a side."""
    better = mark if estimate > 0 else mark.other
    size = abs(estimate)
    if size > HIGHEST_ESTIMATE:
        text = translate("Estimate", "{0} wins with best play")
    elif size >= _MUCH:
        text = translate("Estimate", "much better for {0}")
    elif size >= _CLEARLY:
        text = translate("Estimate", "better for {0}")
    elif size >= _A_LITTLE:
        text = translate("Estimate", "a little better for {0}")
    else:
        text = translate("Estimate", "about even")
    return text.format(side(game, better))


def features(game: Game, position: BoardPosition, mark: Mark) -> str:
    """List what counts for and against a side; empty if the game doesn't say."""
    if not game.estimate_by_feature:
        return ""
    sign = 1 if position.turn is mark else -1
    amounts = game.estimate_by_feature(position)
    parts = [
        _feature(each).format(value(sign * amount)) for each, amount in amounts.items() if amount
    ]
    if not parts:
        return translate("Estimate", "Both sides are equal in everything counted.")
    return translate("Estimate", "What counts: {0}.").format(", ".join(parts))


def _feature(feature: Feature) -> str:
    return {
        Feature.PLACES: translate("Estimate", "discs near the centre {0}"),
        Feature.THREATS: translate("Estimate", "open threes {0}"),
        Feature.LASTING_THREATS: translate("Estimate", "open threes in a good row {0}"),
    }[feature]


def scoring_name(scoring: Scoring) -> str:
    """Name a way to score finished games."""
    return {
        Scoring.TENS: translate("SearchTree", "Values ±10"),
        Scoring.ONES: translate("SearchTree", "Values ±1"),
        Scoring.DISTANCES: translate("SearchTree", "Distances"),
        Scoring.THOUSANDS: translate("SearchTree", "Values ±1000"),
        Scoring.FAR_DISTANCES: translate("SearchTree", "Distances"),
    }[scoring]


def scoring_hint(scoring: Scoring) -> str:
    """Explain a way to score finished games."""
    return {
        Scoring.TENS: translate("SearchTree", "A win counts +10, a draw 0, a loss −10."),
        Scoring.ONES: translate("SearchTree", "A win counts +1, a draw 0, a loss −1."),
        Scoring.DISTANCES: translate(
            "SearchTree",
            "A win counts 10 minus the moves it takes, a loss the opposite: sooner wins and later "
            "losses are better.",
        ),
        Scoring.THOUSANDS: translate(
            "SearchTree",
            "A win counts +1000, a draw 0, a loss −1000: more than any estimate.",
        ),
        Scoring.FAR_DISTANCES: translate(
            "SearchTree",
            "A win counts 1000 minus the moves it takes, a loss the opposite: sooner wins and "
            "later losses are better.",
        ),
    }[scoring]


def example_name(example: Example) -> str:
    """Name an example, with its size."""
    name = {
        Example.THREE_CELLS: translate("SearchTree", "Three cells left (a tree of {0})"),
        Example.WIN: translate("SearchTree", "A win in one move (a tree of {0})"),
        Example.PRUNED: translate("SearchTree", "Alpha-beta prunes half (a tree of {0})"),
        Example.FORK: translate("SearchTree", "A block that makes a fork (a tree of {0})"),
        Example.DRAW: translate("SearchTree", "Only one move holds the draw (a tree of {0})"),
        Example.EMPTY: translate("SearchTree", "The empty board (a tree of {0})"),
        Example.DOUBLE_THREAT: translate("SearchTree", "A fork wins (a tree of {0})"),
        Example.FORCED_WIN: translate("SearchTree", "A forced win, 5 moves ahead (a tree of {0})"),
        Example.MISSED_TRAP: translate(
            "SearchTree", "The horizon: lookahead 2 misses a trap (a tree of {0})"
        ),
        Example.SEEN_TRAP: translate(
            "SearchTree", "The horizon: lookahead 4 sees the trap (a tree of {0})"
        ),
    }[example]
    return name.format(number(example.calls))


def lookahead_name(lookahead: int) -> str:
    """Name a lookahead to choose."""
    return translate("SearchTree", "Lookahead {0}").format(lookahead)


def speed(steps: int) -> str:
    """Write a speed in steps per second."""
    return translate("SearchTree", "{0}/s").format(number(steps))


def over_hint(*, is_by_line: bool) -> str:
    """Say where stepping over leads."""
    if is_by_line:
        return translate("SearchTree", "Step over: to the next line of this call")
    return translate("SearchTree", "Step over: to the return of this call")


def out_hint(*, is_by_line: bool) -> str:
    """Say where stepping out leads."""
    if is_by_line:
        return translate("SearchTree", "Step out: to the next line of its caller")
    return translate("SearchTree", "Step out: to the return of its caller")


def failure(reason: str) -> str:
    """Say why there is no tree."""
    return translate("SearchTree", "The search could not be shown: {0}").format(reason)


def returned(call: Call[BoardPosition]) -> str:
    """Write what a call has returned, with a sign if that is an estimate."""
    text = value(call.value)
    return translate("SearchTree", "≈ {0}").format(text) if call.is_estimate else text


def progress(trace: Trace[BoardPosition], path: Path, at: int) -> str:
    """Count the calls that have been made."""
    call = path[-1]
    made = call.number + call.calls - 1 if call.has_returned(at) else call.number
    text = translate("SearchTree", "{0} of {1} calls")
    return text.format(number(made), number(trace.root.calls))


def step(game: Game, trace: Trace[BoardPosition], path: Path, at: int) -> str:
    """Describe a step."""
    call = path[-1]
    if call.position.outcome:
        return _end(game, path)
    if call.is_estimate:
        return _estimate(game, trace, path)
    if call.has_returned(at):
        return _return(game, trace, path)
    return _begin(game, trace, path)


def node(scene: Scene, place: int) -> str:
    """Describe a node as far as it is known."""
    drawn, path = scene.nodes[place], scene.path(place)
    if drawn.call and drawn.call.has_begun(scene.step):
        return step(scene.game, scene.trace, path, scene.step)
    assert drawn.parent is not None  # noqa: S101 - the first call begins at once
    move = _move(scene.game, scene.nodes[drawn.parent].board, drawn.move)
    if not drawn.call and path[-1].has_returned(scene.step) and (cut := scene.trace.cut(path)):
        text = translate("SearchTree", "Pruned: {0}. {1}")
        return text.format(move, _reason(path[-1], cut))
    return translate("SearchTree", "Not called yet: {0}.").format(move)


def cutoff_label(window: Window) -> str:
    """Write which bounds caused a cutoff."""
    return translate("SearchTree", "α {0} ≥ β {1}").format(*map(value, window))


def bounds(window: Window) -> str:
    """Write alpha and beta."""
    return translate("SearchTree", "α {0} β {1}").format(*map(value, window))


def _move(game: Game, board: BoardPosition, move: int | None) -> str:
    """Name a move on a board."""
    assert move is not None  # noqa: S101 - asked only below the first call
    text = translate("SearchTree", "{0} plays {1}")
    return text.format(side(game, board.turn), move_place(game, move))


def _begin(game: Game, trace: Trace[BoardPosition], path: Path) -> str:
    call = path[-1]
    turn = side(game, call.position.turn)
    if call.move is None:
        text = translate(
            "SearchTree",
            "Call 1: {0} is to move; the search is for it, so it is MAX, tries every move and"
            " keeps the highest value.",
        ).format(turn)
        if trace.lookahead is not None:
            horizon = translate("SearchTree", "{0} It looks {1} and estimates there.")
            text = horizon.format(text, _ahead(trace.lookahead))
    else:
        if call.is_max:
            text = translate(
                "SearchTree", "Call {0}: {1}. Now MAX ({2}) looks for the highest value."
            )
        else:
            text = translate(
                "SearchTree", "Call {0}: {1}. Now MIN ({2}) looks for the lowest value."
            )
        move = _move(game, path[-2].position, call.move)
        text = text.format(number(call.number), move, turn)
    if not trace.prunes:
        return text
    window = translate("SearchTree", "{0} Alpha is {1}, beta {2}.")
    return window.format(text, value(call.window.alpha), value(call.window.beta))


def _end(game: Game, path: Path) -> str:
    call = path[-1]
    outcome = call.position.outcome
    assert outcome is not None  # noqa: S101 - only finished games end
    if call.move is None:
        if outcome.winner is None:
            return translate("SearchTree", "Call 1: the game is drawn. It returns 0 at once.")
        text = translate("SearchTree", "Call 1: {0} has won. It returns {1} at once.")
        return text.format(side(game, outcome.winner), value(call.value))
    if outcome.winner is None:
        text = translate("SearchTree", "Call {0}: {1}: a draw. It returns {2}.")
    else:
        text = translate("SearchTree", "Call {0}: {1} and wins. It returns {2}.")
    move = _move(game, path[-2].position, call.move)
    return text.format(number(call.number), move, value(call.value))


def _estimate(game: Game, trace: Trace[BoardPosition], path: Path) -> str:
    """Describe the estimate at the end of the lookahead."""
    call, mark = path[-1], trace.root.position.turn
    text = translate(
        "SearchTree",
        "Call {0}: {1}. Looked {2}: it returns the estimate {3}, {4}.",
    ).format(
        number(call.number),
        _move(game, path[-2].position, call.move),
        _ahead(call.depth),
        value(call.value),
        meaning(game, call.value, mark),
    )
    why = features(game, call.position, mark)
    return " ".join(filter(None, (text, why)))


def _return(game: Game, trace: Trace[BoardPosition], path: Path) -> str:
    call = path[-1]
    children = trace.children(call)
    if cut := trace.cut(path):
        text = translate("SearchTree", "Call {0} returns {1}. {2}")
        return text.format(number(call.number), value(call.value), _reason(call, cut))
    source = next(child for child in children if child.move == call.best)
    if len(children) == 1:
        text = translate(
            "SearchTree", "Call {0} returns {1}, the value of its only move (call {3})."
        )
    elif call.is_max:
        text = translate("SearchTree", "Call {0} returns {1}, the highest of {2} (call {3}).")
    else:
        text = translate("SearchTree", "Call {0} returns {1}, the lowest of {2} (call {3}).")
    text = text.format(
        number(call.number), value(call.value), _values(children), number(source.number)
    )
    if call.move is not None:
        return text
    move = _move(game, call.position, source.move)
    if trace.lookahead is None:
        return translate("SearchTree", "{0} The answer: {1}.").format(text, move)
    chosen = translate("SearchTree", "{0} The answer: {1}. Looked {2}: {3}.")
    verdict = meaning(game, call.value, call.position.turn)
    return chosen.format(text, move, _ahead(trace.lookahead), verdict)


def _ahead(moves: int) -> str:
    """Write a lookahead in moves."""
    if moves == 1:
        return translate("SearchTree", "1 move ahead")
    return translate("SearchTree", "{0} moves ahead").format(moves)


def _values(calls: Sequence[Call[BoardPosition]]) -> str:
    return ", ".join(value(call.value) for call in calls)


def _reason(call: Call[BoardPosition], cut: Cut[BoardPosition]) -> str:
    """Explain a cutoff: the value for this side here, and for the other elsewhere."""
    if call.is_max:
        text = translate(
            "SearchTree",
            "MAX can get {0} here (call {1}), but MIN can hold MAX to {2} elsewhere (call {3}) and "
            "need not let it come to this.",
        )
    else:
        text = translate(
            "SearchTree",
            "MIN can hold MAX to {0} here (call {1}), but MAX already has {2} elsewhere (call {3}) "
            "and need not come here.",
        )
    reason = text.format(
        value(cut.here.value),
        number(cut.here.number),
        value(cut.elsewhere.value),
        number(cut.elsewhere.number),
    )
    if len(cut.moves) == 1:
        text = translate("SearchTree", "{0} So 1 move is pruned: alpha {1} ≥ beta {2}.")
    else:
        text = translate("SearchTree", "{0} So {3} moves are pruned: alpha {1} ≥ beta {2}.")
    return text.format(reason, *map(value, cut.window), len(cut.moves))
