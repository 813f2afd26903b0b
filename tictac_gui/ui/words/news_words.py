"""What is said when a person changes the game as a whole: undo, redo, a new game, other levels.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Mark
from tictac_gui.play.setup import Players
from tictac_gui.ui.words.game_words import difficulty_name, game_name
from tictac_gui.ui.words.moves.move_words import listed
from tictac_gui.ui.words.moves.place_words import move_place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.games import Game
    from tictac_gui.play.setup import Setup

    _Players = tuple[frozenset[Mark], Mapping[Mark, str]]
    """The marks that people play, and the names of these people."""

translate = QCoreApplication.translate


def undone(game: Game, moves: tuple[int, ...], left: int, players: _Players) -> str:
    """Say which moves were undone, given how many are left."""
    return translate("News", "Undone: {0}.").format(_moves(game, moves, left, players))


def redone(game: Game, moves: tuple[int, ...], before: int, players: _Players) -> str:
    """Say which moves were redone, given how many there were before."""
    return translate("News", "Redone: {0}.").format(_moves(game, moves, before, players))


def new_game() -> str:
    """Say that another game has begun."""
    return translate("News", "New game.")


def switched(game: Game) -> str:
    """Say that another kind of game is played from now on."""
    return translate("News", "{0}.").format(game_name(game))


def levels(setup: Setup) -> str:
    """Say at which levels a game goes on."""
    if setup.players is Players.TWO_COMPUTERS:
        text = translate("News", "From now on: X {0}, O {1}.")
        return text.format(*map(difficulty_name, (setup.x_difficulty, setup.o_difficulty)))
    return translate("News", "From now on: {0}.").format(difficulty_name(setup.difficulty))


def next_step(change: int, step: int, steps: int) -> tuple[str, str]:
    """Say by how much the adaptive level has become harder or easier: in full, and shorter."""
    if change > 1:
        text = translate("News", "Next game harder: step {0} of {1}.")
    elif change == 1:
        text = translate("News", "Next game a little harder: step {0} of {1}.")
    elif change == -1:
        text = translate("News", "Next game a little easier: step {0} of {1}.")
    else:
        text = translate("News", "Next game easier: step {0} of {1}.")
    if change > 0:
        short = translate("News", "Harder: step {0}")
    else:
        short = translate("News", "Easier: step {0}")
    return text.format(step, steps), short.format(step)


def followed_by(text: str, then: str) -> str:
    """Put one sentence after another."""
    return translate("News", "{0} {1}").format(text, then)


def _moves(game: Game, moves: tuple[int, ...], first: int, players: _Players) -> str:
    return listed(
        _whose(Mark.O if number % 2 else Mark.X, move_place(game, move), players)
        for number, move in enumerate(moves, first)
    )


def _whose(mark: Mark, place: str, players: _Players) -> str:
    people, names = players
    if len(people) != 1:
        return translate("News", "{0} {1}").format(names.get(mark, mark.value), place)
    if mark in people:
        return translate("News", "your {0}").format(place)
    return translate("News", "the computer's {0}").format(place)
