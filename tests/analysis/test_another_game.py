"""The search tree of a game whose moves are not cells."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication, QComboBox

from tests.analysis.keys import RIGHT
from tests.analysis.tree_window import OpenTree, Tree
from tests.countdown import COUNTDOWN, Countdown
from tests.window.looks import look
from tictac_gui.analysis.tree_picture import CardContent, TreeCards
from tictac_gui.analysis.tree_scene import State
from tictac_gui.look.theme import LIGHT


def shown(open_tree: OpenTree) -> Tree:
    tree = open_tree()
    tree.model.choice.show_position(COUNTDOWN, Countdown(4))
    tree.wait(str(Countdown(4)))
    return tree


def test_rings_the_cells_that_its_moves_fill(open_tree: OpenTree) -> None:
    scene = shown(open_tree).scene
    assert scene.cell(0) is None
    for place, node in enumerate(scene.nodes[1:], 1):
        assert node.parent is not None
        cell, before = scene.cell(place), scene.nodes[node.parent].board
        assert cell is not None
        # The last of the counters taken, as many as the move says.
        assert node.board.mark_at(cell) is before.turn
        assert cell == 3 or node.board.mark_at(cell + 1) is None


def test_is_described_by_the_names_of_its_own_moves(open_tree: OpenTree) -> None:
    tree = shown(open_tree)
    tree.press(RIGHT, RIGHT)
    assert tree.words.startswith("Call 3: O plays column 2.")


def test_has_no_examples_but_its_own(open_tree: OpenTree) -> None:
    tree = shown(open_tree)
    source = tree.find(QComboBox, "tree_source")
    assert [source.itemText(each) for each in range(source.count())] == ["Position on the board"]
    tree.model.choice.show_position(COUNTDOWN, Countdown(30))
    tree.wait(str(Countdown(30)))
    assert not tree.button("tree_small_example").isVisible()
    assert not tree.find(QComboBox, "tree_lookahead").isVisible()


def test_a_ring_is_drawn_around_the_cell(qapp: QApplication) -> None:
    pictures = [_picture(qapp.font(), cell) for cell in (None, 0, 1, 0)]
    assert pictures[1] == pictures[3]
    assert pictures[0] != pictures[1] != pictures[2]


def _picture(font: QFont, cell: int | None) -> QImage:
    picture = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(LIGHT.ground)
    painter = QPainter(picture)
    card = CardContent(Countdown(4).play(2), cell, State.RETURNED, "", is_current=False)
    TreeCards(font, 16, look(), is_wide=False).paint(painter, [(card, QPointF(0, 0))])
    painter.end()
    return picture
