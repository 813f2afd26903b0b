"""Every kind of puzzle in both games, solved right and wrong, by pointer and by keys."""

import pytest
from pytestqt.qtbot import QtBot

from tests.puzzles.conftest import OpenPuzzles
from tests.puzzles.puzzles_page import Play, by_arrows, by_digit, by_pointer
from tests.puzzles.training import right_moves, wrong_move
from tictac_gui.games import GAMES, Game
from tictac_gui.games.puzzles import PuzzleKind
from tictac_gui.puzzles.session import PuzzlePhase
from tictac_gui.puzzles.trainer import PuzzleSet

TASKS = {
    PuzzleSet.WIN_IN_ONE: "win at once",
    PuzzleSet.STOP_IT: "from winning",
    PuzzleSet.FIND_FORK: "make a fork, two threats at once, and win",
    PuzzleSet.STOP_FORK: "from making a fork, two threats at once",
    PuzzleSet.ONLY_MOVE: "only one move",
    PuzzleSet.WIN_IN_THREE: "win with your 3rd move",
}
EVERY_KIND = pytest.mark.parametrize("chosen", TASKS, ids=lambda chosen: chosen.name)
BOTH_GAMES = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
EVERY_WAY = pytest.mark.parametrize("play", [by_pointer, by_digit, by_arrows])


@BOTH_GAMES
@EVERY_KIND
@EVERY_WAY
def test_is_solved_by_a_right_answer(
    qtbot: QtBot, open_puzzles: OpenPuzzles, game: Game, chosen: PuzzleSet, play: Play
) -> None:
    puzzling = open_puzzles(game)
    puzzling.choose(chosen)
    assert TASKS[chosen] in puzzling.text("task")
    session = puzzling.session
    kind = chosen.value
    assert isinstance(kind, PuzzleKind)
    for number in range(kind.own_moves):
        qtbot.waitUntil(lambda: session.is_asking)
        if number:
            assert puzzling.text("status").startswith("Right. Go on")
        play(puzzling, right_moves(session)[-1])
    puzzling.wait_for(PuzzlePhase.SOLVED)
    assert puzzling.text("status").startswith("Solved! It ")
    assert "1 of " in puzzling.text("puzzle_progress")
    assert "streak 1, best 1" in puzzling.text("puzzle_progress")
    assert puzzling.button("next").property("emphasised")


@BOTH_GAMES
@EVERY_KIND
@EVERY_WAY
def test_is_refuted_on_the_board_after_a_wrong_answer_and_tried_again(
    qtbot: QtBot, open_puzzles: OpenPuzzles, game: Game, chosen: PuzzleSet, play: Play
) -> None:
    puzzling = open_puzzles(game)
    puzzling.choose(chosen)
    session = puzzling.session
    assert session.puzzle
    before = session.puzzle.position
    play(puzzling, wrong_move(session))
    puzzling.wait_for(PuzzlePhase.REFUTED)
    assert puzzling.text("status").startswith("No: ")
    assert puzzling.text("status").endswith((" wins.", "Now it is a draw at best."))
    assert puzzling.board.board == session.position != before
    assert puzzling.button("try_again").isVisible()
    if play is by_pointer:
        puzzling.click("try_again")
    else:
        puzzling.press("p")
    qtbot.waitUntil(lambda: session.is_asking)
    assert puzzling.board.board == before
    assert puzzling.text("status") == ""
    assert "streak 0, best 0" in puzzling.text("puzzle_progress")
