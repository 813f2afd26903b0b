"""The search tree of Connect Four, which looks a few moves ahead and estimates there."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from tests.analysis.keys import END, RIGHT
from tests.analysis.tree_window import EMPTY, OpenTree, Tree
from tests.window.looks import look
from tests.window.pictures import painted_texts
from tictac_gui.analysis import tree_words
from tictac_gui.analysis.search_choice import Example
from tictac_gui.analysis.tree_picture import CardContent, TreeCards
from tictac_gui.analysis.tree_scene import State
from tictac_gui.engine.trace import Scoring
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board
from tictac_gui.games.tic_tac_toe import Board as Grid
from tictac_gui.look.theme import LIGHT


@pytest.fixture
def four(open_tree: OpenTree) -> Tree:
    """The tree of an empty board, four moves ahead."""
    tree = open_tree()
    tree.model.choice.show_position(CONNECT_FOUR, Board())
    tree.wait(str(Board()))
    return tree


def items(tree: Tree, name: str) -> list[str]:
    box = tree.find(QComboBox, name)
    return [text for text in map(box.itemText, range(box.count())) if text]


def chosen(tree: Tree, name: str) -> str:
    return tree.find(QComboBox, name).currentText()


class TestTheChoice:
    def test_of_the_lookahead_goes_from_1_to_8_beginning_at_4(self, four: Tree) -> None:
        assert items(four, "tree_lookahead") == [f"Lookahead {n}" for n in range(1, 9)]
        assert four.find(QComboBox, "tree_lookahead").isVisible()
        assert chosen(four, "tree_lookahead") == "Lookahead 4"
        assert four.scene.trace.root.calls == 2801

    @pytest.mark.parametrize(("lookahead", "calls"), [(1, 8), (2, 57), (5, 19_608)])
    def test_of_another_lookahead_searches_anew(
        self, four: Tree, lookahead: int, calls: int
    ) -> None:
        four.choose_search("tree_lookahead", f"Lookahead {lookahead}")
        assert four.scene.trace.lookahead == lookahead
        assert four.scene.trace.root.calls == calls

    def test_of_values_is_above_all_estimates(self, four: Tree) -> None:
        assert items(four, "tree_scoring") == ["Values ±1000", "Distances"]
        box = four.find(QComboBox, "tree_scoring")
        offered = [box.itemData(each) for each in range(box.count())]
        assert offered == [Scoring.THOUSANDS, Scoring.FAR_DISTANCES]

    def test_is_back_as_it_was_with_the_other_game(self, four: Tree) -> None:
        four.choose_search("tree_source", "A fork wins")
        four.model.choice.show_position(TIC_TAC_TOE, Grid())
        four.wait(EMPTY)
        assert four.scene.trace.root.calls == 549_946
        assert four.scene.trace.lookahead is None
        assert not four.find(QComboBox, "tree_lookahead").isVisible()
        assert chosen(four, "tree_source") == "Position on the board"
        assert items(four, "tree_scoring") == ["Values ±10", "Values ±1", "Distances"]

    def test_leaves_digits_to_the_board(self, qtbot: QtBot, four: Tree) -> None:
        box = four.find(QComboBox, "tree_lookahead")
        qtbot.keyClick(box, Qt.Key.Key_7)
        assert box.currentText() == "Lookahead 4"

    def test_is_the_same_in_another_language(self, four: Tree) -> None:
        four.choose_search("tree_source", "A fork wins")
        four.press(RIGHT)
        words = four.words
        four.show_in_another_language()
        assert chosen(four, "tree_lookahead") == "Lookahead 3"
        assert chosen(four, "tree_source") == tree_words.example_name(Example.DOUBLE_THREAT)
        assert four.words == words


class TestTheExamples:
    def test_are_those_of_the_game(self, four: Tree) -> None:
        fours = [example for example in Example if example.game is CONNECT_FOUR]
        assert items(four, "tree_source")[1:] == [
            tree_words.example_name(example) for example in fours
        ]

    @pytest.mark.parametrize("example", [each for each in Example if each.lookahead])
    def test_bring_their_lookahead(self, four: Tree, example: Example) -> None:
        four.choose_search("tree_source", tree_words.example_name(example))
        trace = four.scene.trace
        assert chosen(four, "tree_lookahead") == f"Lookahead {example.lookahead}"
        assert (trace.root.position, trace.root.calls) == (example.board, example.calls)

    def test_begin_with_a_small_one(self, four: Tree) -> None:
        assert four.button("tree_small_example").isVisible()
        four.click("tree_small_example")
        four.wait(str(Example.DOUBLE_THREAT.board))
        assert len(four.scene.nodes) == Example.DOUBLE_THREAT.calls

    def test_stay_when_a_move_is_made(self, four: Tree) -> None:
        four.choose_search("tree_source", "A fork wins")
        four.model.choice.show_position(CONNECT_FOUR, Board.parse("4"))
        assert four.board == str(Example.DOUBLE_THREAT.board)


class TestTheEndOfTheLookahead:
    def test_is_one_step_and_described_with_what_counts(self, four: Tree) -> None:
        four.press(*[RIGHT] * 6)
        assert four.words == (
            "Call 7: Red plays column 3. Looked 4 moves ahead: it returns the estimate −1, about "
            "even. What counts: discs near the centre −1."
        )
        assert four.progress == "7 of 2801 calls"

    def test_has_a_sign_on_its_cards_before_the_number(self, four: Tree) -> None:
        four.choose_search("tree_lookahead", "Lookahead 1")
        four.press(END)
        texts = [four.view._picture._content(four.scene, place).text for place in range(8)]
        assert texts == ["+7", "≈ +3", "≈ +4", "≈ +5", "≈ +7", "≈ +5", "≈ +4", "≈ +3"]

    def test_has_no_pruned_moves_below(self, four: Tree) -> None:
        four.choose_search("tree_method", "Alpha-beta")
        four.press(*[RIGHT] * 4)
        deepest = max(node.depth for node in four.scene.nodes)
        assert deepest == 4

    def test_leads_to_an_answer_with_its_meaning(self, four: Tree) -> None:
        four.press(END)
        assert "The answer: Amber plays column 4. Looked 4 moves ahead: " in four.words


class TestTheLook:
    def test_gives_boards_with_more_columns_more_room(self, four: Tree) -> None:
        card = four.view.rect_of(0)
        assert card.width() / four.view.zoom > 4 * four.view.fontMetrics().height()

    def test_frames_the_cell_where_the_disc_has_fallen(self, qapp: QApplication) -> None:
        board = Board.parse("44")
        pictures = []
        for cell in (38, 31):
            picture = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
            picture.fill(LIGHT.ground)
            painter = QPainter(picture)
            card = CardContent(board, cell, State.RETURNED, "", is_current=False)
            cards = TreeCards(qapp.font(), 16, look(), is_wide=False, board=board)
            cards.paint(painter, [(card, QPointF(5, 5))])
            painter.end()
            pictures.append(picture)
        # Two rows, each 0.92 lines high.
        top, bottom = changed_rows(*pictures)
        assert bottom - top == pytest.approx(2 * 0.92 * 16, abs=3)

    def test_names_the_column_of_the_move_or_all(self, qapp: QApplication) -> None:
        board = Board.parse("44")
        cards = TreeCards(qapp.font(), 16, look(), is_wide=False, board=board)
        named = []
        for cell in (None, 31):
            card = CardContent(board, cell, State.RETURNED, "", is_current=False)
            named.append(painted_texts(Painted(partial(cards._paint, card=card))))
        assert named == [["1", "2", "3", "4", "5", "6", "7"], ["4"]]

    def test_shrinks_bounds_that_are_too_wide_for_a_card(self, qapp: QApplication) -> None:
        board = Board.parse("44")
        cards = TreeCards(qapp.font(), 16, look(), is_wide=True)
        wide, narrow = (
            cards._font(CardContent(board, None, State.OPEN, text, is_current=False))
            for text in ("α −1000 β +1000", "α −1 β +1")
        )
        assert QFontMetricsF(wide).horizontalAdvance("α −1000 β +1000") <= cards.width
        assert wide.pointSizeF() < narrow.pointSizeF()


class Painted(QWidget):
    """Shows what a function paints."""

    def __init__(self, paint: Callable[[QPainter], None]) -> None:
        super().__init__()
        self._paint = paint

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._paint(painter)


def changed_rows(one: QImage, other: QImage) -> tuple[int, int]:
    """Return the first and the last row in which two pictures differ."""
    rows = [
        y
        for y in range(one.height())
        if any(one.pixel(x, y) != other.pixel(x, y) for x in range(one.width()))
    ]
    return rows[0], rows[-1]


def test_a_large_search_can_be_left_at_once(qtbot: QtBot, four: Tree) -> None:
    four.choose("tree_lookahead", "Lookahead 8")
    four.choose("tree_lookahead", "Lookahead 2")
    qtbot.waitUntil(lambda: four.scene.trace.lookahead == 2)
