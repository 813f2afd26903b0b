"""A window looks at a task when that says it has changed, so nothing may change in silence."""

from dataclasses import replace
from random import Random
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.course.beyond import GameSize, GuessSize, Idea, ReadOn
from tictac_gui.course.code import AskedLine, ReadCode
from tictac_gui.course.estimating import CountEstimate, LookFurther
from tictac_gui.course.guessing import CompareMatches, GuessCount, GuessMatch, NameMatch
from tictac_gui.course.playing import Judge, JudgeTask, PickMove, Play
from tictac_gui.course.same_boards import MarkBoards, Sameness
from tictac_gui.course.steps import Failed, Step, Task, Tools
from tictac_gui.course.trees import Asked, FillTree, PruneTree, TreeQuestion
from tictac_gui.course.walking import WalkTree
from tictac_gui.engine import Policy
from tictac_gui.engine.methods import Method
from tictac_gui.engine.search import Ending
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker

FORK = Board.parse("XO./.X./..O")
TRAP = FourBoard.parse("73766245772667543125356557223336")
TWO_WINS = Board.parse("XOO/X../.XO")
CUT = Board.parse("O.X/.O./XOX")
HINTS = [("hint",), ("hint",)]
CHECK = ("check",)
GOES_ON_BY_ITSELF = {"is_busy", "counts"}


class Window:
    """Knows of a task what there was to be seen when it last said that it had changed."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self._look()
        task.changed.connect(self._look)

    @property
    def is_up_to_date(self) -> bool:
        return self._shown == to_be_seen(self._task)

    def _look(self) -> None:
        self._shown = to_be_seen(self._task)


def to_be_seen(task: Task) -> dict[str, object]:
    kind = type(task)
    names = {name for name in dir(kind) if isinstance(getattr(kind, name), property)}
    public = {name for name in names if not name.startswith("_")} - GOES_ON_BY_ITSELF
    public |= {name for name in vars(task) if not name.startswith("_")}
    values = {name: getattr(task, name) for name in public}
    return {name: dict(each) if isinstance(each, dict) else each for name, each in values.items()}


def marking(sameness: Sameness, *boards: tuple[int, ...]) -> MarkBoards:
    return MarkBoards("any", TIC_TAC_TOE, sameness, boards)


@pytest.mark.parametrize(
    ("step", "actions"),
    [
        pytest.param(
            Play("any", TIC_TAC_TOE, FORK),
            [("play_move", 2), ("restart",), *HINTS, ("play_move", 6)],
            id="playing",
        ),
        pytest.param(
            Judge("any", TIC_TAC_TOE, FORK),
            [
                *(*HINTS, ("judge", Ending.LOSS), ("judge", Ending.WIN), ("play_move", 2)),
                *(("restart",), ("play_move", 6)),
            ],
            id="judging",
        ),
        pytest.param(
            PickMove("any", TIC_TAC_TOE, TWO_WINS, Policy(lookahead=None)),
            [("play_move", 4), ("restart",), *HINTS, ("play_move", 6)],
            id="picking a move",
        ),
        pytest.param(
            FillTree(
                "any",
                TIC_TAC_TOE,
                TWO_WINS,
                (TreeQuestion(Asked.VALUE, (5,)), TreeQuestion(Asked.CHOICE, ())),
            ),
            [*HINTS, ("give", 0), ("give", 10), ("choose", (4, 5)), ("choose", (4,))],
            id="filling in a tree",
        ),
        pytest.param(
            PruneTree("any", TIC_TAC_TOE, CUT, seen=(3, 1)),
            [
                *(CHECK, ("toggle", (1,)), ("toggle", (5,)), CHECK, ("toggle", (5,))),
                *(*HINTS, ("toggle", (3, 5)), CHECK),
            ],
            id="skipping boards",
        ),
        pytest.param(
            GuessSize("any", TIC_TAC_TOE, GameSize.CHESS, (20, 45)),
            [("give", 20), *HINTS, ("give", 45)],
            id="guessing a size",
        ),
        pytest.param(
            ReadOn("any", TIC_TAC_TOE),
            [("turn", Idea.SAMPLES), *HINTS, ("turn", Idea.SEARCH), ("turn", Idea.LEARNING)],
            id="turning over cards",
        ),
        pytest.param(
            CompareMatches("any", TIC_TAC_TOE, "random", ("easy", "medium")),
            [*HINTS, ("name", "easy")],
            id="comparing matches",
        ),
        pytest.param(
            CountEstimate("any", CONNECT_FOUR, FourBoard.parse("34745461316746")),
            [("give", -13), *HINTS, ("give", 13)],
            id="adding up an estimate",
        ),
        pytest.param(
            LookFurther("any", CONNECT_FOUR, TRAP, 3),
            [("look", 2), ("give", 2), ("give", 6), *HINTS, ("give", 4)],
            id="looking further",
        ),
        pytest.param(
            ReadCode("any", TIC_TAC_TOE, FORK, (AskedLine.BASE_CASE, AskedLine.KEEPS_MOVE)),
            [("choose", 0), ("choose", 4), *HINTS, ("choose", 28)],
            id="reading code",
        ),
        pytest.param(
            WalkTree("any", TIC_TAC_TOE, Board.parse("XOX/OO./.X."), prune=True),
            [("choose", (6,)), ("choose", (5, 8)), ("end",), *HINTS, ("choose", (6,))],
            id="walking through a tree",
        ),
        pytest.param(
            marking(Sameness.REACHED, (0, 4, 8), (8, 4, 0), (0, 8, 4)),
            [CHECK, ("toggle", 2), CHECK, ("toggle", 2), *HINTS, ("toggle", 1), CHECK],
            id="finding the same boards",
        ),
        pytest.param(
            marking(Sameness.KINDS, (0,), (8,), (4,)),
            [("toggle", 0), ("toggle", 1), CHECK, ("toggle", 1), CHECK, ("toggle", 2), CHECK],
            id="finding one of each kind",
        ),
        pytest.param(
            GuessCount(
                *("any", TIC_TAC_TOE, FORK, Method.CACHE, Method.CACHE_AND_SYMMETRY, (10, 100))
            ),
            [*HINTS, ("give", 10)],
            id="guessing a count",
        ),
        pytest.param(
            GuessMatch("any", TIC_TAC_TOE, ("easy", "random"), Ending.WIN, (50, 80)),
            [*HINTS, ("give", 50)],
            id="guessing results",
        ),
        pytest.param(
            NameMatch("any", TIC_TAC_TOE, ("hard", "unbeatable"), ("hard", "unbeatable")),
            [("name", "hard"), *HINTS, ("name", "unbeatable")],
            id="naming a player",
        ),
    ],
)
def test_every_change_after_an_action_is_reported(
    qtbot: QtBot, worker: Asker, step: Step, actions: list[tuple[str, ...]]
) -> None:
    task = step.make_task(Tools(worker, Random(1), pause_ms=0))
    window = Window(task)
    qtbot.waitUntil(lambda: not task.is_busy)
    assert window.is_up_to_date
    for name, *arguments in actions:
        getattr(task, name)(*arguments)
        assert window.is_up_to_date, f"right after {name}"
        qtbot.waitUntil(lambda: not task.is_busy)
        assert window.is_up_to_date, f"some time after {name}"


def test_so_is_a_fault(qtbot: QtBot, worker: Asker) -> None:
    def fail(*_asked: object) -> NoReturn:
        raise RuntimeError("out of ideas")

    step = Judge("any", replace(TIC_TAC_TOE, move_scorer=fail), FORK)
    task = JudgeTask(step, worker, Random(1), 0)
    window = Window(task)
    task.judge(Ending.WIN)
    qtbot.waitUntil(lambda: not task.is_busy)
    assert task.remark == Failed("out of ideas")
    assert window.is_up_to_date
