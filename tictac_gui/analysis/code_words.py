"""Texts of the code beside the search tree: what each line is about to do, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.listing import Execution, Listing, Moment, Role, Value
from tictac_gui.engine.position import Mark
from tictac_gui.words import number_words
from tictac_gui.words.move_words import move_place
from tictac_gui.words.side_words import Side, side

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.trace import Call, Trace
    from tictac_gui.games import BoardPosition, Game

translate = QCoreApplication.translate


class _LineContext(NamedTuple):
    """The data that a line's text is made from."""

    game: Game
    trace: Trace[BoardPosition]
    moment: Moment[BoardPosition]

    @property
    def call(self) -> Call[BoardPosition]:
        return self.moment.call

    @property
    def number(self) -> str:
        return number_words.number(self.call.number)

    @property
    def value(self) -> str:
        return number_words.value(self.call.value)

    @property
    def turn(self) -> Side:
        return side(self.game, self.call.position.turn)

    @property
    def player(self) -> Side:
        return side(self.game, self.trace.root.position.turn)

    @property
    def winner(self) -> Side | None:
        outcome = self.call.position.outcome
        return side(self.game, outcome.winner) if outcome and outcome.winner else None

    @property
    def tried(self) -> Call[BoardPosition]:
        """The call for the move that is being tried."""
        move = self.moment.variables["move"]
        return next(child for child in self.trace.children(self.call) if child.move == move)

    @property
    def best(self) -> float:
        assert self.moment.best is not None  # noqa: S101 - asked only when it is known
        return self.moment.best


def progress(execution: Execution[BoardPosition], at: int) -> str:
    """Count the lines up to the current one."""
    text = translate("Code", "{0} of {1} lines")
    return text.format(number_words.number(at + 1), number_words.number(execution.lines))


def variable(game: Game, name: str, value: Value) -> str:
    """Write the value of a variable."""
    if value is None:
        return "None"
    if isinstance(value, Mark):
        # The letter as in the code, and what the side is called, where that is another name.
        name = side(game, value).piece
        return value.value if name == value.value else f"{value.value} ({name})"
    if name == "move":
        # The number as in the code, and the name of the move.
        return f"{int(value)} ({move_place(game, int(value))})"
    return str(int(value)) if name == "depth" else number_words.value(value)


def variables(game: Game, moment: Moment[BoardPosition]) -> str:
    """List all variables, to be read aloud."""
    parts = (f"{name} {variable(game, name, each)}" for name, each in moment.variables.items())
    return translate("Code", "Variables: {0}").format(", ".join(parts))


def call_label(game: Game, moment: Moment[BoardPosition], depth: int) -> str:
    """Name a call under way, with its move."""
    call = moment.stack[depth]
    number = number_words.number(call.number)
    if not depth:
        return translate("Code", "Call {0}").format(number)
    text = translate("Code", "Call {0}: {1}")
    return text.format(number, _move(game, moment.stack[depth - 1], call.move))


def stack(game: Game, moment: Moment[BoardPosition]) -> str:
    """List the calls under way, to be read aloud."""
    parts = [call_label(game, moment, depth) for depth in range(len(moment.stack))]
    return translate("Code", "Calls under way: {0}").format("; ".join(parts))


def spoken_line(listing: Listing, moment: Moment[BoardPosition], text: str) -> str:
    """Put a line of the code before the text about it, to be read aloud."""
    line = listing.lines[moment.line - 1].text.strip()
    return translate("Code", "Line {0}: {1} – {2}").format(moment.line, line, text)


def line(game: Game, trace: Trace[BoardPosition], moment: Moment[BoardPosition]) -> str:
    """Describe what a line is about to do."""
    return _TEXTS[moment.role](_LineContext(game, trace, moment))


def _move(game: Game, caller: Call[BoardPosition], move: int | None) -> str:
    assert move is not None  # noqa: S101 - only the first call has none
    text = translate("SearchTree", "{0} plays {1}")
    return text.format(side(game, caller.position.turn), move_place(game, move))


def _call(context: _LineContext) -> str:
    if context.call.move is None:
        text = translate("Code", "Call 1 begins: what is this position worth to {0}?")
        return text.format(context.player)
    text = translate("Code", "Call {0} begins, after {1}.")
    return text.format(
        context.number, _move(context.game, context.moment.stack[-2], context.call.move)
    )


def _is_over(context: _LineContext) -> str:
    if context.call.position.outcome:
        return translate("Code", "Is the game over? Yes.")
    return translate("Code", "Is the game over? No.")


def _winner(context: _LineContext) -> str:
    if context.winner is None:
        return translate("Code", "Who has won? Nobody.")
    return translate("Code", "Who has won? {0}.").format(context.winner)


def _is_drawn(context: _LineContext) -> str:
    if context.winner is None:
        return translate("Code", "Is it a draw? Yes.")
    return translate("Code", "Is it a draw? No: {0} has won.").format(context.winner)


def _return_draw(context: _LineContext) -> str:
    return translate("Code", "A draw: call {0} returns 0.").format(context.number)


def _return_win(context: _LineContext) -> str:
    assert context.winner is not None  # noqa: S101 - it is a win
    if context.winner == context.player:
        text = translate("Code", "{0} has won, and is MAX: call {1} returns {2}.")
    else:
        text = translate("Code", "{0} has won, and is MIN: call {1} returns {2}.")
    return text.format(context.winner, context.number, context.value)


def _is_far_enough(context: _LineContext) -> str:
    if context.call.is_estimate:
        text = translate("Code", "Has it looked far enough ahead? Yes: depth is {0}.")
    else:
        text = translate("Code", "Has it looked far enough ahead? No: depth is {0}, not {1}.")
    return text.format(context.call.depth, context.trace.lookahead)


def _estimate(context: _LineContext) -> str:
    text = translate("Code", "How good does it look for {0}, whose turn it is?")
    return text.format(context.turn)


def _return_estimate(context: _LineContext) -> str:
    if context.call.is_max:
        text = translate("Code", "It is MAX’s turn: call {0} returns the estimate, {1}.")
    else:
        text = translate(
            "Code", "It is MIN’s turn: call {0} returns the opposite of the estimate, {1}."
        )
    return text.format(context.number, context.value)


def _whose_turn(context: _LineContext) -> str:
    if context.call.is_max:
        text = translate("Code", "Is it {0}’s turn? Yes: MAX chooses here.")
    else:
        text = translate("Code", "Is it {0}’s turn? No: MIN chooses here.")
    return text.format(context.player)


def _begin(context: _LineContext) -> str:
    if context.call.is_max:
        return translate("Code", "Nothing is found yet: any value will be higher than −∞.")
    return translate("Code", "Nothing is found yet: any value will be lower than +∞.")


def _try(context: _LineContext) -> str:
    waiting = [
        child.move
        for child in context.trace.children(context.call)
        if child.move is not None and not child.has_begun(context.moment.step)
    ]
    if not waiting:
        return translate("Code", "No further move is left to try.")
    place = move_place(context.game, waiting[0])
    return translate("Code", "The next move to try: {0}.").format(place)


def _play(context: _LineContext) -> str:
    text = translate("Code", "{0}: a new board, for the next call.")
    return text.format(_move(context.game, context.call, context.tried.move))


def _ask(context: _LineContext) -> str:
    text = translate("Code", "What is that worth? Call {0} finds out.")
    return text.format(number_words.number(context.tried.number))


def _keep(context: _LineContext) -> str:
    child = context.tried
    if context.call.is_max:
        if child.value > context.best:
            text = translate("Code", "Call {0} has returned {1}, higher than {2}: the new best.")
        else:
            text = translate("Code", "Call {0} has returned {1}, not higher than {2}: best stays.")
    elif child.value < context.best:
        text = translate("Code", "Call {0} has returned {1}, lower than {2}: the new best.")
    else:
        text = translate("Code", "Call {0} has returned {1}, not lower than {2}: best stays.")
    number = number_words.number(child.number)
    return text.format(number, number_words.value(child.value), number_words.value(context.best))


def _narrow(context: _LineContext) -> str:
    window = context.moment.window
    if context.call.is_max:
        if context.best > window.alpha:
            text = translate("Code", "alpha rises from {1} to {0}: MAX can get that much here.")
        else:
            text = translate("Code", "alpha stays {1}.")
        before = window.alpha
    else:
        if context.best < window.beta:
            text = translate("Code", "beta falls from {1} to {0}: MIN can hold MAX to that here.")
        else:
            text = translate("Code", "beta stays {1}.")
        before = window.beta
    return text.format(number_words.value(context.best), number_words.value(before))


def _is_closed(context: _LineContext) -> str:
    if context.moment.window.is_closed:
        text = translate("Code", "Has alpha reached beta? Yes: {0} ≥ {1}.")
    else:
        text = translate("Code", "Has alpha reached beta? No: {0} < {1}.")
    return text.format(*map(number_words.value, context.moment.window))


def _break(context: _LineContext) -> str:
    pruned = len(context.call.position.moves()) - len(context.trace.children(context.call))
    if not pruned:
        return translate("Code", "No further move need be tried, and none is left.")
    if pruned == 1:
        return translate("Code", "No further move need be tried: 1 is pruned.")
    return translate("Code", "No further move need be tried: {0} are pruned.").format(pruned)


def _return(context: _LineContext) -> str:
    if context.call.is_max:
        text = translate("Code", "Call {0} returns {1}, the highest value it has found.")
    else:
        text = translate("Code", "Call {0} returns {1}, the lowest value it has found.")
    text = text.format(context.number, context.value)
    if context.call.move is not None:
        return text
    answer = _move(context.game, context.call, context.call.best)
    return translate("SearchTree", "{0} The answer: {1}.").format(text, answer)


_TEXTS: dict[Role, Callable[[_LineContext], str]] = {
    Role.CALL: _call,
    Role.IS_OVER: _is_over,
    Role.WINNER: _winner,
    Role.IS_DRAWN: _is_drawn,
    Role.RETURN_DRAW: _return_draw,
    Role.RETURN_WIN: _return_win,
    Role.IS_FAR_ENOUGH: _is_far_enough,
    Role.ESTIMATE: _estimate,
    Role.RETURN_ESTIMATE: _return_estimate,
    Role.WHOSE_TURN: _whose_turn,
    Role.BEGIN: _begin,
    Role.TRY: _try,
    Role.PLAY: _play,
    Role.ASK: _ask,
    Role.KEEP: _keep,
    Role.NARROW: _narrow,
    Role.IS_CLOSED: _is_closed,
    Role.BREAK: _break,
    Role.RETURN: _return,
}
