"""What is said about the boards of a tree, and about answers given in it."""

import pytest

from tictac_gui.course import task_words, trees_words
from tictac_gui.course.trees import Filled, Limit, NodeState
from tictac_gui.engine import Mark
from tictac_gui.engine.trace import Trace
from tictac_gui.games import TIC_TAC_TOE, BoardPosition
from tictac_gui.games.tic_tac_toe import Board


def name(text: str, path: tuple[int, ...] = (), state: NodeState | None = None) -> str:
    board: BoardPosition = Board.parse(text)
    return trees_words.node_name(TIC_TAC_TOE, path, Trace(board).root, state or NodeState())


class TestTheNameOfABoard:
    def test_says_how_it_stands_there(self) -> None:
        assert name("XX./OO./...") == "The board at the top; X to move"
        assert name("XXX/OO./...", (2,)).endswith("; X has won")
        assert name("XOX/XOO/OXX", (8,)).endswith("; a draw")

    def test_says_nothing_of_what_is_covered(self) -> None:
        state = NodeState(is_open=True, is_covered=True)
        assert name("XXX/OO./...", (2,), state) == "X top right; not looked at yet"

    def test_says_which_moves_lead_to_it(self) -> None:
        assert name("XX./OO./X..", (6,)).startswith("X bottom left")

    @pytest.mark.parametrize(
        ("state", "said"),
        [
            (NodeState(value=10), "value +10"),
            (NodeState(value=-9, is_supposed=True), "if its value is −9"),
            (NodeState(is_open=True), "not looked at yet"),
            (NodeState(is_open=True, is_begun=True), "being looked at"),
            (NodeState(number=3), "call 3"),
            (NodeState(value=0, limit=Limit.AT_MOST), "value at most 0"),
            (NodeState(value=-10, limit=Limit.AT_LEAST), "value at least −10"),
            (NodeState(is_asked=True), "highlighted"),
            (NodeState(is_lit=True), "in the line shown"),
            (NodeState(is_marked=True), "shown as the answer"),
            (NodeState(is_skipped=True), "skipped"),
        ],
    )
    def test_says_what_is_known_of_it(self, state: NodeState, said: str) -> None:
        assert name("XX./OO./...", state=state).split("; ")[2:] == [said]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (Filled(Mark.X, is_max=True, is_end=True, value=0), "Yes: nobody has won, so 0."),
        (
            Filled(Mark.X, is_max=True, is_end=True, value=10),
            "Yes: the game is over, and counts +10.",
        ),
        (
            Filled(Mark.X, is_max=True, is_end=False, value=10),
            "Yes: X takes the highest, +10.",
        ),
        (
            Filled(Mark.O, is_max=False, is_end=False, value=-10),
            "Yes: O takes the lowest, −10.",
        ),
    ],
)
def test_a_right_value_is_confirmed_with_its_reason(said: Filled, sentence: str) -> None:
    assert task_words.remark(TIC_TAC_TOE, said) == sentence
