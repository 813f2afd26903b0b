"""Why a computer player made a move: what it saw, as far ahead as it looks, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from tictac_gui.engine.search import HIGHEST_ESTIMATE, Ending, Forecast

if TYPE_CHECKING:
    from tictac_gui.engine.levels import Policy
    from tictac_gui.engine.review import Explanation
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.game import BoardPosition, Game


_WINS_NEXT = Forecast(Ending.WIN, 2)
_FORKS = ("FORKS", "TWO_THREATS")
"""What the games call two threats at once among their reasons."""


class Motive(Enum):
    """What made a player choose a move, the plainest first."""

    RANDOM = auto()
    """It doesn't look at the board."""
    WINS = auto()
    """It completes a line."""
    STOPS = auto()
    """It takes the one cell where the opponent would have completed a line."""
    TWO_THREATS = auto()
    """It threatens to complete two lines, and the opponent can't stop both."""
    FORCES_WIN = auto()
    """It wins whatever the opponent does."""
    ONLY = auto()
    """All other moves lose."""
    TRAP = auto()
    """Of several moves that are as good, it is one that makes a mistake easy."""
    LOST = auto()
    """All moves lose, and none later."""
    KEEPS_DRAW = auto()
    """It draws with best play, and no move wins."""
    CHANCE = auto()
    """Several moves seemed about as good, and it is one of them."""
    LOOKED_BEST = auto()
    """No other move seemed as good."""


@dataclass(frozen=True, slots=True)
class Why:
    """Why a move was made."""

    motive: Motive
    lookahead: int | None
    """How many moves ahead the player looked; None is to the end of the game."""
    is_careless: bool = False
    """Whether it looked less far ahead than it usually does."""
    own_moves: int = 0
    """How many moves it makes until it wins or loses."""
    choices: int = 1
    """How many moves seemed about as good."""
    trap: int | None = None
    """The opponent's move that would be a mistake."""
    trap_ending: Ending | None = None
    """What that mistake would lead to for the opponent."""
    explanation: Explanation | None = None
    """The lines that it is about."""


def find_why(
    game: Game,
    position: BoardPosition,
    move: int,
    policy: Policy,
    should_stop: ShouldStop | None = None,
) -> Why:
    """Return why a player with this policy made the move."""
    is_careless = _is_careless(game, position, move, policy, should_stop)
    lookahead = policy.slip_lookahead if is_careless else policy.lookahead
    if lookahead == 0:
        return Why(Motive.RANDOM, 0)
    evaluation = game.evaluate(position, lookahead, should_stop)
    score = evaluation.scores[move]
    is_seen = lookahead is None or abs(score) > HIGHEST_ESTIMATE
    forecast = Forecast.of(score) if is_seen else None
    why = Why(Motive.LOOKED_BEST, lookahead, is_careless, forecast.own_moves if forecast else 0)
    plain = _plain(game, position, move, lookahead, forecast)
    if plain or forecast == _WINS_NEXT:
        why = replace(why, explanation=_explained(game, position, move, should_stop))
    if plain:
        return replace(why, motive=plain)
    if why.explanation and why.explanation.reason.name in _FORKS:
        return replace(why, motive=Motive.TWO_THREATS)
    ending = forecast.ending if forecast else None
    if ending is Ending.WIN:
        return replace(why, motive=Motive.FORCES_WIN)
    others = [score for other, score in evaluation.scores.items() if other != move]
    if others and ending is not Ending.LOSS and max(others) < -HIGHEST_ESTIMATE:
        return replace(why, motive=Motive.ONLY)
    if lookahead is None and policy.sets_traps and len(evaluation.best) > 1:
        trap, left = _trap(game, position.play(move), should_stop)
        if trap is not None:
            return replace(why, motive=Motive.TRAP, trap=trap, trap_ending=left)
    if forecast:
        is_lost = ending is Ending.LOSS
        return replace(why, motive=Motive.LOST if is_lost else Motive.KEEPS_DRAW)
    choices = len(evaluation.within(policy.tolerance))
    return replace(why, motive=Motive.CHANCE, choices=choices) if choices > 1 else why


def _plain(
    game: Game,
    position: BoardPosition,
    move: int,
    lookahead: int | None,
    forecast: Forecast | None,
) -> Motive | None:
    """Return the motive that lines on the board show, if the player looks far enough to see it."""
    if forecast == Forecast(Ending.WIN, 1):
        return Motive.WINS
    if lookahead != 1 and _stops(game, position, move):
        return Motive.STOPS
    return None


def _is_careless(
    game: Game,
    position: BoardPosition,
    move: int,
    policy: Policy,
    should_stop: ShouldStop | None,
) -> bool:
    """Return whether the move is one that the player makes only when it slips."""
    if not policy.slip_percent:
        return False
    return move not in game.policy_weights(position, replace(policy, slip_percent=0), should_stop)


def _wins(position: BoardPosition) -> list[int]:
    """Return the moves that complete a line at once."""
    mover = position.turn
    outcomes = ((move, position.play(move).outcome) for move in position.moves())
    return [move for move, outcome in outcomes if outcome and outcome.winner is mover]


def _stops(game: Game, position: BoardPosition, move: int) -> bool:
    """Return whether the opponent would have won in the very cell, and can't win at once now."""
    cell = game.cell_of(position, move)
    if _wins(position.play(move)):
        return False
    for other in position.moves():
        after = position.play(other)
        if other != move and any(game.cell_of(after, reply) == cell for reply in _wins(after)):
            return True
    return False


def _explained(
    game: Game, position: BoardPosition, move: int, should_stop: ShouldStop | None
) -> Explanation | None:
    return game.explainer(position, move, should_stop) if game.explainer else None


def _trap(
    game: Game, after: BoardPosition, should_stop: ShouldStop | None
) -> tuple[int | None, Ending]:
    """Return the reply that gives most of the result away, if any does, and what is left then."""
    scores = game.scores(after, should_stop)
    endings = {reply: Forecast.of(score).ending for reply, score in scores.items()}
    worst = min(endings, key=lambda reply: endings[reply].value)
    is_mistake = any(ending is not endings[worst] for ending in endings.values())
    return worst if is_mistake else None, endings[worst]
