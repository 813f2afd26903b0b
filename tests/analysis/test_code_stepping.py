"""Stepping through the code, by call or by line."""

from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from tests.analysis.code_window import Code
from tests.analysis.keys import CTRL, DOWN, END, HOME, LEFT, RIGHT, SPACE, UP
from tests.analysis.tree_window import SAMPLE, Tree
from tests.engine.running_text import RunText
from tictac_gui.analysis import code_words
from tictac_gui.analysis.search_choice import Example
from tictac_gui.analysis.tree_scene import State
from tictac_gui.engine.listing import Value
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.tic_tac_toe import Board

LINES = 81
"""So many lines run for the sample board with plain minimax."""


class TestByCall:
    def test_the_code_is_hidden_until_it_is_asked_for(self, tree: Tree) -> None:
        code = Code(tree)
        assert not code.pane.isVisible()
        assert not code.unit.isVisible()
        tree.click("tree_code")
        assert code.pane.isVisible()
        assert code.unit.isVisible()
        tree.click("tree_code")
        assert not code.pane.isVisible()

    def test_each_step_marks_the_line_with_which_a_call_begins_or_returns(
        self, by_call: Code
    ) -> None:
        lines = []
        for _ in range(13):
            lines.append(by_call.line)
            by_call.press(RIGHT)
        begin, over = "def minimax(board, player):", "return 10 if winner == player else -10"
        returns = "return best"
        assert lines == [
            *[begin, begin, over, over, returns, over, begin],
            *[begin, over, returns, over, returns, returns],
        ]
        assert by_call.tree.words.endswith("The answer: X plays centre.")
        assert by_call.tree.progress == "9 of 9 calls"

    def test_the_text_is_that_of_the_chosen_search(self, by_call: Code) -> None:
        assert "alpha" not in by_call.text.toPlainText()
        by_call.tree.choose_search("tree_method", "Alpha-beta")
        assert "alpha = max(alpha, best)" in by_call.text.toPlainText()
        by_call.tree.choose_search("tree_scoring", "Distances")
        assert "return 10 - depth if" in by_call.text.toPlainText()

    def test_another_game_has_its_own_text(self, by_call: Code) -> None:
        by_call.tree.model.choice.show_position(CONNECT_FOUR, FourBoard())
        by_call.tree.wait(str(FourBoard()))
        assert "if depth == 4:" in by_call.text.toPlainText()
        by_call.tree.model.choice.show_position(TIC_TAC_TOE, Board.parse(SAMPLE))
        by_call.tree.wait(SAMPLE)
        assert "depth" not in by_call.text.toPlainText()


class TestByLine:
    def test_shows_what_really_runs(self, by_line: Code) -> None:
        run = RunText(by_line.text.toPlainText() + "\n").run(Board.parse(SAMPLE))
        assert len(run.lines) == LINES
        for number, ran in enumerate(run.lines, start=1):
            assert by_line.text.line == ran.line
            assert by_line.tree.progress == f"{number} of {LINES} lines"
            expected = {
                name: code_words.variable(TIC_TAC_TOE, name, cast("Value", value))
                for name, value in ran.variables.items()
            }
            assert by_line.variables == [f"{name} {text}" for name, text in expected.items()]
            assert by_line.stack.numbers == list(ran.stack)
            by_line.press(RIGHT)

    def test_goes_back_the_same_way(self, by_line: Code) -> None:
        forward = []
        for _ in range(LINES):
            forward.append((by_line.text.line, by_line.variables, by_line.tree.words))
            by_line.press(RIGHT)
        for shown in reversed(forward):
            assert (by_line.text.line, by_line.variables, by_line.tree.words) == shown
            by_line.press(LEFT)

    def test_says_what_each_line_is_about(self, by_line: Code) -> None:
        sentences = []
        for _ in range(12):
            sentences.append(by_line.tree.words)
            by_line.press(RIGHT)
        assert sentences == [
            "Call 1 begins: what is this position worth to X?",
            "Is the game over? No.",
            "Is it X’s turn? Yes: MAX chooses here.",
            "Nothing is found yet: any value will be higher than −∞.",
            "The next move to try: top middle.",
            "X plays top middle: a new board, for the next call.",
            "What is that worth? Call 2 finds out.",
            "Call 2 begins, after X plays top middle.",
            "Is the game over? No.",
            "Is it X’s turn? No: MIN chooses here.",
            "Nothing is found yet: any value will be lower than +∞.",
            "The next move to try: centre.",
        ]

    def test_over_and_out_lead_where_a_debugger_would(self, by_line: Code) -> None:
        by_line.press(*[RIGHT] * 6)
        assert by_line.line == "value = minimax(after, player)"
        by_line.press(DOWN)
        assert by_line.line == "best = max(best, value)"
        assert by_line.variables == ["player X", "best −∞", "move 1 (top middle)", "value −10"]
        by_line.press(LEFT, UP)
        assert by_line.line == "best = max(best, value)"
        by_line.press(UP)
        assert by_line.line == "return best"
        assert by_line.tree.words.endswith("The answer: X plays centre.")
        by_line.press(HOME)
        assert by_line.text.line == 4
        by_line.press(END)
        assert by_line.line == "return best"

    def test_is_taken_by_the_buttons_the_tree_and_the_slider_too(self, wide: Code) -> None:
        wide.tree.click("tree_forward")
        assert wide.line == "if board.outcome:"
        wide.tree.press(RIGHT)
        assert wide.line == "if board.turn == player:"
        assert wide.tree.slider.maximum() == LINES - 1
        wide.tree.slider.setValue(LINES - 1)
        assert wide.line == "return best"
        assert "next line of its caller" in wide.tree.button("tree_out").toolTip()

    def test_is_played_line_by_line(self, by_line: Code, qtbot: QtBot) -> None:
        by_line.tree.choose("tree_speed", "200/s")
        by_line.press(SPACE)
        qtbot.waitUntil(lambda: by_line.tree.slider.value() == LINES - 1)
        assert by_line.line == "return best"

    def test_stays_where_it_is_when_the_unit_is_changed(self, by_line: Code) -> None:
        by_line.press(*[RIGHT] * 30)
        step = by_line.tree.scene.step
        by_line.tree.choose("tree_unit", "By call")
        assert by_line.tree.scene.step == step
        assert by_line.tree.slider.value() == step
        line = by_line.line
        by_line.tree.choose("tree_unit", "By line")
        assert by_line.line == line

    def test_ends_where_the_code_is_hidden(self, by_line: Code) -> None:
        by_line.press(*[RIGHT] * 30)
        step = by_line.tree.scene.step
        by_line.tree.click("tree_code")
        assert by_line.tree.slider.value() == step
        assert by_line.tree.progress.endswith("of 9 calls")
        by_line.tree.click("tree_code")
        assert by_line.tree.progress.endswith("of 81 lines")

    def test_stays_at_the_line_with_other_values(self, by_line: Code) -> None:
        by_line.press(*[RIGHT] * 20)
        line = by_line.text.line
        by_line.tree.choose_search("tree_scoring", "Values ±1")
        assert (by_line.text.line, by_line.tree.slider.value()) == (line, 20)
        assert "value −1" in by_line.variables

    def test_of_half_a_million_calls_goes_anywhere_at_once(self, large: Tree) -> None:
        code = Code(large)
        large.click("tree_code")
        large.choose("tree_unit", "By line")
        assert large.slider.maximum() > 5_000_000
        code.press(END)
        assert code.line == "return best"
        large.slider.setValue(large.slider.maximum() // 2)
        assert code.stack.numbers[0] == 1
        assert code.stack.numbers[-1] == large.scene.nodes[large.scene.current].call.number  # type: ignore[union-attr]


class TestTheKeys:
    def test_show_the_code_and_hide_it(self, tree: Tree) -> None:
        code = Code(tree)
        tree.press_key("C")
        assert code.pane.isVisible()
        code.press(*tree.keys("C"))
        assert not code.pane.isVisible()

    def test_change_how_far_a_step_goes(self, tree: Tree) -> None:
        code = Code(tree)
        tree.press_key("L")
        assert code.pane.isVisible()
        assert code.unit.currentText() == "By line"
        code.press(*tree.keys("L"))
        assert code.unit.currentText() == "By call"
        assert code.pane.isVisible()

    def test_with_ctrl_read_other_lines_without_a_step(self, by_line: Code) -> None:
        assert by_line.text.textCursor().blockNumber() == 3
        by_line.press(DOWN, DOWN, UP, modifier=CTRL)
        assert by_line.text.textCursor().blockNumber() == 4
        assert by_line.text.line == 4
        by_line.press(RIGHT)
        assert by_line.text.textCursor().blockNumber() == by_line.text.line - 1 == 4


class TestTheTree:
    def test_notes_a_value_when_the_code_does(self, wide: Code) -> None:
        root = wide.tree.place(1)
        while wide.line != "best = max(best, value)":
            assert wide.tree.card_text(root) == "…", wide.line
            wide.press(RIGHT)
        assert wide.tree.scene.current == root, "the code is back in the first call"
        assert wide.tree.values[2] == -10
        assert wide.tree.card_text(root) == "…"
        wide.press(RIGHT)
        assert wide.tree.card_text(root) == "−10 …"

    def test_shows_no_value_before_it_is_returned(self, wide: Code) -> None:
        wide.press(*[RIGHT] * 14)
        assert wide.tree.words == "Call 3 begins, after O plays centre."
        states = []
        for _ in range(5):
            states.append(wide.tree.scene.states[wide.tree.place(3)])
            wide.press(RIGHT)
            if len(states) <= 5:
                assert wide.tree.card_text(wide.tree.place(2)) == "…", "it has not got it yet"
        assert states == [State.OPEN] * 4 + [State.RETURNED]

    def test_narrows_its_window_when_the_code_does(self, wide: Code) -> None:
        wide.tree.choose_search("tree_method", "Alpha-beta")
        root = wide.tree.place(1)
        texts = {}
        while wide.line != "if alpha >= beta:" or wide.tree.scene.current != root:
            texts[wide.line] = wide.tree.card_text(root)
            wide.press(RIGHT)
        assert texts["alpha = max(alpha, best)"] == "α −∞ β +∞"
        assert wide.tree.card_text(root) == "α −10 β +∞"


@pytest.mark.parametrize("example", [Example.MISSED_TRAP, Example.SEEN_TRAP])
@pytest.mark.parametrize("method", ["Plain minimax", "Alpha-beta"])
def test_a_trap_in_connect_four_is_described_line_by_line(
    wide: Code, example: Example, method: str
) -> None:
    wide.tree.model.choice.show_position(CONNECT_FOUR, FourBoard())
    wide.tree.wait(str(FourBoard()))
    wide.tree.choose("tree_method", method)
    wide.tree.choose("tree_source", f"The horizon: lookahead {example.lookahead}")
    wide.tree.wait(str(example.board))
    assert f"if depth == {example.lookahead}:" in wide.text.toPlainText()
    run = RunText(wide.text.toPlainText() + "\n").run(example.board)
    sentences = set()
    for number, ran in enumerate(run.lines):
        wide.tree.slider.setValue(number)
        assert wide.text.line == ran.line
        assert wide.stack.numbers == list(ran.stack)
        sentences.add(wide.tree.words)
    assert any("returns the opposite of the estimate" in text for text in sentences) or any(
        "returns the estimate" in text for text in sentences
    )
    assert all(sentences)
