"""The words for every answer to every puzzle of tic-tac-toe, and to some of Connect Four."""

import re
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.puzzles import Answer, Judgement, Puzzle, judge
from tictac_gui.puzzles import words
from tictac_gui.puzzles.trainer import PuzzleSet
from tictac_gui.words import reason_words
from tictac_gui.words.side_words import side

pytestmark = pytest.mark.usefixtures("qapp")
SAMPLES = pytest.mark.parametrize(
    ("game", "step"), [(TIC_TAC_TOE, 1), (CONNECT_FOUR, 9)], ids=["tic_tac_toe", "connect_four"]
)


def judged(game: Game, step: int) -> Iterator[tuple[Puzzle, Judgement]]:
    assert game.puzzles
    for puzzle in game.puzzles().collection(None)[::step]:
        for move in puzzle.position.moves():
            yield puzzle, judge(game, puzzle.kind, puzzle.position, move)


@SAMPLES
def test_every_right_answer_is_explained(game: Game, step: int) -> None:
    texts = {
        words.why_good(game, found.move)
        for _, found in judged(game, step)
        if found.answer is Answer.RIGHT
    }
    assert len(texts) > 3
    for text in texts:
        assert re.fullmatch(r"(It|Only|All|Not) [^{}]+\.", text), text


@SAMPLES
def test_every_wrong_answer_is_explained_with_where_it_led(game: Game, step: int) -> None:
    for puzzle, found in judged(game, step):
        if found.answer is not Answer.WRONG:
            continue
        assert re.fullmatch(r"([XO]|Amber|Red)('s)? [^{}]+", reason_words.mistake(game, found.move))
        position = puzzle.position.play(found.move.move)
        for move in found.line:
            position = position.play(move)
        led = words.outcome(game, position, found)
        winner = side(game, puzzle.position.turn.other)
        if position.outcome:
            assert led == f"{winner} wins."
        else:
            later = rf"{winner} wins with its \d+(st|nd|rd|th) move from here\."
            assert re.fullmatch(rf"Now it is a draw at best\.|{later}", led)


def test_every_set_has_a_name(qtbot: QtBot) -> None:  # noqa: ARG001 - there must be an application
    names = [words.set_name(chosen) for chosen in PuzzleSet]
    assert len(set(names)) == len(names) == 9
