"""The search trees of the sample board and of the empty board."""

from PySide6.QtWidgets import (
    QComboBox,
)

from tests.analysis.keys import DOWN, END, LEFT, RIGHT
from tests.analysis.tree_window import SAMPLE, OpenTree, Tree
from tictac_gui.analysis.tree_scene import State


class TestTheSampleBoard:
    def test_grows_call_by_call_to_the_nine_values_of_its_figure(self, tree: Tree) -> None:
        shown = [len(tree.scene.shown())]
        while tree.button("tree_forward").isEnabled():
            tree.click("tree_forward")
            shown.append(len(tree.scene.shown()))
        assert tree.values == {
            1: 10,
            2: -10,
            3: -10,
            4: -10,
            5: 10,
            6: -10,
            7: 10,
            8: 10,
            9: -10,
        }
        assert shown == sorted(shown)
        assert (shown[0], shown[-1]) == (4, 9), "the call and the moves it will try; then all"
        assert tree.words.endswith("The answer: X plays centre.")

    def test_is_first_in_the_list_of_examples(self, tree: Tree) -> None:
        sources = tree.find(QComboBox, "tree_source")
        names = [sources.itemText(index) for index in range(sources.count())]
        assert names[0] == "Position on the board"
        assert next(name for name in names[1:] if name) == "Three cells left (a tree of 9)"

    def test_can_be_scored_in_other_ways(self, tree: Tree) -> None:
        tree.press(*[RIGHT] * 5)
        texts = []
        for text in ("Distances", "Values ±1", "Values ±10"):
            tree.choose_search("tree_scoring", text)
            texts.append(tree.words)
        returned = "Call 5: X plays centre and wins. It returns {0}."
        assert texts == [returned.format(value) for value in ("+9", "+1", "+10")]

    def test_begins_again_with_another_method(self, tree: Tree) -> None:
        tree.press(*[RIGHT] * 5)
        tree.choose_search("tree_method", "Alpha-beta")
        assert tree.scene.step == 0

    def test_prunes_its_last_call_with_alpha_beta(self, tree: Tree) -> None:
        tree.choose_search("tree_method", "Alpha-beta")
        tree.press(END, LEFT)
        assert tree.progress == "8 of 8 calls"
        assert "1 move is pruned: alpha +10 ≥ beta +10" in tree.words
        [pruned] = [place for place, state in enumerate(tree.scene.states) if state is State.PRUNED]
        tree.click_node(pruned)
        assert tree.words.startswith("Pruned: O plays centre. MIN can hold MAX")
        tree.press(LEFT)
        tree.click_node(pruned)
        assert tree.words == "Not called yet: O plays centre."


class TestTheEmptyBoard:
    def test_is_searched_in_half_a_million_calls(self, large: Tree) -> None:
        assert large.progress == "1 of 549946 calls"
        large.press(END)
        assert large.progress == "549946 of 549946 calls"
        assert "The answer: X plays top left." in large.words
        large.press(LEFT)
        assert large.scene.step == large.scene.trace.steps - 2

    def test_shows_only_the_path_and_its_siblings(self, large: Tree) -> None:
        large.press(RIGHT, RIGHT)
        assert len(large.scene.nodes) == 1 + 9 + 8 + 7
        large.slider.setValue(400_000)
        assert len(large.scene.nodes) <= 1 + sum(range(10))

    def test_opens_a_node_at_a_click_and_closes_it_at_the_next(self, large: Tree) -> None:
        large.press(RIGHT, DOWN, RIGHT)
        place = large.place(2)
        assert large.scene.is_closed(place)
        before = len(large.scene.nodes)
        large.click_node(place)
        assert len(large.scene.nodes) == before + 8
        assert large.scene.selected == place
        assert all(
            large.scene.states[child] is State.RETURNED for child in large.scene.children(place)
        )
        assert large.words.startswith("Call 2 returns 0, the lowest of")
        large.click_node(place)
        assert len(large.scene.nodes) == before

    def test_opens_nodes_in_opened_nodes(self, large: Tree) -> None:
        large.press(RIGHT, DOWN, RIGHT)
        large.click_node(large.place(2))
        before = len(large.scene.nodes)
        large.click_node(large.place(3))
        assert len(large.scene.nodes) == before + 7

    def test_describes_what_was_not_called_yet_and_opens_nothing(self, large: Tree) -> None:
        before = large.scene.nodes
        large.click_node(9)
        assert large.words == "Not called yet: X plays bottom right."
        assert large.scene.nodes == before

    def test_keeps_what_is_opened_while_stepping(self, large: Tree) -> None:
        large.press(RIGHT, DOWN, RIGHT)
        large.click_node(large.place(2))
        large.press(RIGHT)
        assert large.scene.selected is None
        assert large.scene.children(large.place(2))

    def test_offers_a_small_example_at_first(self, large: Tree) -> None:
        assert large.button("tree_small_example").isVisible()
        large.press(RIGHT)
        assert not large.button("tree_small_example").isVisible()
        large.press(LEFT)
        large.click("tree_small_example")
        large.wait(SAMPLE)
        assert not large.button("tree_small_example").isVisible()
        assert (
            large.find(QComboBox, "tree_source").currentText() == "Three cells left (a tree of 9)"
        )

    def test_keeps_the_current_call_visible(self, open_tree: OpenTree) -> None:
        tree = open_tree(size=(420, 400))
        for _ in range(60):
            tree.press(RIGHT)
            card = tree.view.rect_of(tree.scene.current)
            assert tree.view.rect().contains(card.toAlignedRect()), tree.words
