"""What the controller tells by signal, with what, and in which order: windows rely on all of it."""

from dataclasses import replace
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Script, endless
from tests.play.conftest import Play
from tests.play.controller.playing import AS_O, WATCHING, play_moves, score, wait_for_turn
from tests.sample_games import TWO_PEOPLE, X_WINS
from tictac_gui.engine import Difficulty, Mark, Outcome
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Setup

SIGNALS = (
    *("game_started", "new_game_started", "move_chosen", "moves_undone", "moves_redone"),
    *("board_changed", "phase_changed", "game_ended", "game_switched", "setup_changed"),
    *("levels_changed", "score_changed", "hint_found", "search_failed", "practice_begun"),
)
PERSON, COMPUTER, OVER = (
    ("phase_changed", phase) for phase in (Phase.PERSON, Phase.COMPUTER, Phase.OVER)
)
EMPTY = ("board_changed", Board())
STARTED, NEW_GAME = ("game_started",), ("new_game_started",)
NO_SCORE = ("score_changed", Score())

Told = list[tuple[object, ...]]


def listen(game: GameController) -> Told:
    """Return the list of what is told from now on; it becomes longer with everything."""
    told: Told = []
    for name in SIGNALS:
        getattr(game, name).connect(partial(lambda name, *args: told.append((name, *args)), name))
    return told


def board(text: str) -> tuple[str, Board]:
    return "board_changed", Board.parse(text)


@pytest.fixture
def game(play: Play) -> GameController:
    return play(TWO_PEOPLE)


class TestTwoPeople:
    def test_who_move(self, game: GameController) -> None:
        told = listen(game)
        game.play_move(4)
        assert told == [board(".../.X./..."), PERSON]

    def test_who_end_the_game(self, qtbot: QtBot, game: GameController) -> None:
        for move in X_WINS[:-1]:
            game.play_move(move)
        assert score(qtbot, game) == Score()
        told = listen(game)
        game.play_move(X_WINS[-1])
        won = Outcome(Mark.X, frozenset({0, 1, 2}))
        assert told == [board("XXX/OO./..."), OVER, ("game_ended", won)]
        told.clear()
        assert score(qtbot, game) == Score(x_wins=1)
        assert told == [("score_changed", Score(x_wins=1))]

    def test_who_undo_and_redo(self, game: GameController) -> None:
        for move in (4, 0, 8):
            game.play_move(move)
        told = listen(game)
        game.play_from(1)
        assert told == [("moves_undone", (0, 8)), board(".../.X./..."), PERSON]
        told.clear()
        game.redo()
        assert told == [("moves_redone", (0,)), board("O../.X./..."), PERSON]

    def test_who_begin_anew(self, game: GameController) -> None:
        game.play_move(4)
        told = listen(game)
        game.new_game()
        assert told == [EMPTY, PERSON, STARTED, NO_SCORE, NEW_GAME]

    def test_who_practise(self, game: GameController) -> None:
        told = listen(game)
        game.practise(GameRecord.begin(TWO_PEOPLE, 0, X_WINS), moves=2)
        practice = ("practice_begun", 3)
        assert told == [board("X../O../..."), PERSON, STARTED, NO_SCORE, NEW_GAME, practice]

    def test_who_choose_others(self, game: GameController) -> None:
        told = listen(game)
        game.choose_setup(AS_O)
        changed = ("setup_changed", AS_O)
        assert told == [changed, EMPTY, COMPUTER, STARTED, NO_SCORE, NEW_GAME]

    def test_who_switch_games_and_back(self, game: GameController) -> None:
        game.play_move(4)
        told = listen(game)
        game.switch_game(CONNECT_FOUR)
        changed = ("setup_changed", Setup(game=CONNECT_FOUR))
        start = ("board_changed", CONNECT_FOUR.start)
        assert told == [("game_switched",), changed, start, PERSON, STARTED, NO_SCORE]
        told.clear()
        game.switch_game(TWO_PEOPLE.game)
        changed = ("setup_changed", TWO_PEOPLE)
        assert told == [
            ("game_switched",),
            changed,
            board(".../.X./..."),
            PERSON,
            STARTED,
            NO_SCORE,
        ]

    def test_who_do_nothing(self, game: GameController) -> None:
        told = listen(game)
        game.undo()
        game.redo()
        game.retry()
        game.play_from(0)
        game.choose_setup(TWO_PEOPLE)
        game.switch_game(TWO_PEOPLE.game)
        game.hold(is_held=True)
        game.step()
        assert told == []


class TestAPersonAndAComputer:
    def test_that_replies(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([0]))
        told = listen(game)
        game.play_move(4)
        assert told == [board(".../.X./..."), COMPUTER]
        told.clear()
        wait_for_turn(qtbot, game)
        assert [each for each in told if each[0] != "score_changed"] == [
            ("move_chosen", 0),
            board("O../.X./..."),
            PERSON,
        ]

    def test_that_changes_its_level(self, play: Play) -> None:
        game = play(Setup(), endless)
        game.play_move(4)
        told = listen(game)
        game.choose_setup(easy := replace(game.setup, difficulty=Difficulty.EASY))
        assert told == [("setup_changed", easy), ("levels_changed",), NO_SCORE]

    @pytest.mark.parametrize("answer", [RuntimeError("out of ideas"), 4])
    def test_that_finds_no_move(self, qtbot: QtBot, play: Play, answer: Exception | int) -> None:
        game = play(Setup(), Script([answer]))
        told = listen(game)
        with qtbot.waitSignal(game.search_failed):
            play_moves(qtbot, game, 4)
        why = "out of ideas" if isinstance(answer, Exception) else "cell 4 is taken"
        assert [each for each in told if each[0] != "score_changed"] == [
            board(".../.X./..."),
            COMPUTER,
            ("phase_changed", Phase.FAILED),
            ("search_failed", why),
        ]

    def test_with_a_hint_for_the_next_turn(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([0]))
        game.play_move(4)
        told = listen(game)
        with qtbot.waitSignal(game.hint_found) as found:
            game.hint()
        assert found.args is not None
        assert [each for each in told if each[0] != "score_changed"] == [
            ("move_chosen", 0),
            board("O../.X./..."),
            PERSON,
            ("hint_found", found.args[0]),
        ]


class TestWhetherAHintCanBeAskedFor:
    def test_by_people_until_the_end(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([3, 4]))
        assert game.can_hint
        game.play_move(0)
        assert game.can_hint, "for the next turn"
        play_moves(qtbot, game, 1, 2)
        assert game.phase is Phase.OVER
        assert not game.can_hint

    def test_by_nobody_who_watches(self, play: Play) -> None:
        assert not play(WATCHING, endless).can_hint

    def test_by_nobody_while_the_search_fails(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([RuntimeError("out of ideas")]))
        game.play_move(4)
        qtbot.waitUntil(lambda: game.phase is Phase.FAILED)
        assert not game.can_hint


def test_all_its_parts_go_with_it(game: GameController) -> None:
    parts = (game.names, game.adaptation, game._thinking, game._score)
    assert {part.parent() for part in parts} == {game}
