"""Stepping through the search, by hand or by playing it."""

import pytest
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.analysis.keys import DOWN, END, HOME, LEFT, RIGHT, SPACE, UP
from tests.analysis.tree_window import STEP_BUTTONS, Tree
from tictac_gui.analysis.tree_model import SPEEDS


class TestSteps:
    def test_are_taken_by_keys_and_by_buttons_alike(self, tree: Tree) -> None:
        for key, name, step in (
            (RIGHT, "tree_forward", 1),
            (DOWN, "tree_over", 4),
            (LEFT, "tree_back", 3),
            (UP, "tree_out", 4),
            (END, "tree_end", 12),
            (HOME, "tree_start", 0),
        ):
            before = tree.scene.step
            tree.press(key)
            assert tree.scene.step == step
            tree.slider.setValue(before)
            tree.click(name)
            assert tree.scene.step == step

    def test_say_how_many_calls_were_made(self, tree: Tree) -> None:
        texts = []
        for _ in range(13):
            texts.append(tree.progress)
            tree.press(RIGHT)
        made = [1, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 9, 9]
        assert texts == [f"{count} of 9 calls" for count in made]

    def test_are_offered_only_where_there_are_some(self, tree: Tree) -> None:
        def offered() -> list[bool]:
            return [tree.button(name).isEnabled() for name in STEP_BUTTONS]

        assert offered() == [False, False, True, True, True, True]
        tree.press(RIGHT)
        assert offered() == [True] * 6
        tree.press(END)
        assert offered() == [True, True, False, False, False, False]

    def test_keep_the_focus_on_a_step_at_the_ends(self, tree: Tree, qtbot: QtBot) -> None:
        tree.button("tree_end").setFocus()
        qtbot.keyClick(tree.button("tree_end"), SPACE)
        assert tree.tab.focusWidget() is tree.button("tree_back")
        tree.button("tree_start").setFocus()
        qtbot.keyClick(tree.button("tree_start"), SPACE)
        assert tree.tab.focusWidget() is tree.button("tree_forward")

    def test_leave_the_keyboard_at_the_tree_when_clicked(self, tree: Tree) -> None:
        tree.click("tree_forward", "tree_forward")
        assert tree.tab.focusWidget() is tree.view

    def test_can_be_chosen_by_the_slider(self, tree: Tree) -> None:
        assert (tree.slider.minimum(), tree.slider.maximum()) == (0, 12)
        tree.slider.setValue(9)
        assert tree.scene.step == 9
        assert tree.words.startswith("Call 7 returns +10")

    def test_are_announced_and_described(self, tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.analysis.tree_tab.announce", lambda _widget, text: said.append(text)
        )
        tree.press(RIGHT, HOME, HOME)
        assert said == [
            "Call 2: X plays top middle. Now MIN (O) looks for the lowest value.",
            (
                "Call 1: X is to move; the search is for it, so it is MAX, tries every move and"
                " keeps the highest value."
            ),
        ]
        assert tree.view.accessibleDescription() == tree.words

    def test_leave_digits_and_letters_to_the_game(self, tree: Tree, qtbot: QtBot) -> None:
        heard: list[str] = []

        class Game(QWidget):
            def keyPressEvent(self, event: QKeyEvent) -> None:
                heard.append(event.text())

        game = Game()
        qtbot.addWidget(game)
        tree.tab.setParent(game)
        for key in "159h":
            qtbot.keyClick(tree.view, key)
        for choices in ("tree_source", "tree_method", "tree_scoring"):
            qtbot.keyClick(tree.tab.findChildren(QComboBox, choices)[0], "5")
        assert heard == list("159h555")
        tree.tab.setParent(None)

    def test_keep_the_room_for_the_words(self, tree: Tree) -> None:
        tree.choose_search("tree_method", "Alpha-beta")
        tree.press(END, LEFT)
        height = tree.view.height()
        tree.press(HOME, RIGHT, RIGHT)
        assert tree.view.height() == height


class TestPlaying:
    def test_goes_on_to_the_end_and_stops(self, tree: Tree, qtbot: QtBot) -> None:
        tree.choose("tree_speed", "200/s")
        tree.click("tree_play")
        qtbot.waitUntil(lambda: tree.scene.step == 12)
        assert tree.button("tree_play").accessibleName() == "Play"

    def test_at_the_end_begins_again(self, tree: Tree) -> None:
        tree.press(END, SPACE)
        assert tree.scene.step == 0
        assert tree.button("tree_play").accessibleName() == "Pause"

    def test_is_paused_by_the_same_key_and_by_any_step(self, tree: Tree) -> None:
        for keys in ([SPACE], [RIGHT], [END], [LEFT]):
            tree.press(HOME, SPACE)
            assert tree.button("tree_play").accessibleName() == "Pause"
            tree.press(*keys)
            assert tree.button("tree_play").accessibleName() == "Play"

    def test_is_paused_when_a_node_is_clicked_or_the_tree_is_hidden(self, tree: Tree) -> None:
        tree.press(SPACE)
        tree.click_node(0)
        assert tree.button("tree_play").accessibleName() == "Play"
        tree.press(SPACE)
        tree.tab.hide()
        assert tree.button("tree_play").accessibleName() == "Play"

    def test_can_go_faster_meanwhile(self, tree: Tree, qtbot: QtBot) -> None:
        tree.choose("tree_speed", "1/s")
        tree.press(SPACE)
        tree.choose("tree_speed", "50000/s")
        qtbot.waitUntil(lambda: tree.scene.step == 12)

    def test_takes_many_steps_a_frame_when_fast(self, large: Tree, qtbot: QtBot) -> None:
        large.choose("tree_speed", "50000/s")
        large.press(SPACE)
        qtbot.waitUntil(lambda: large.scene.step > 10_000)
        large.press(SPACE)

    def test_is_not_announced_step_by_step(
        self, tree: Tree, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(
            "tictac_gui.analysis.tree_tab.announce", lambda _widget, text: said.append(text)
        )
        tree.choose("tree_speed", "200/s")
        tree.press(SPACE)
        qtbot.waitUntil(lambda: tree.scene.step == 12)
        assert said == [tree.words], "only where it ends"

    def test_has_speeds_from_slow_to_very_fast(self, tree: Tree) -> None:
        assert list(SPEEDS) == sorted(SPEEDS)
        assert tree.find(QComboBox, "tree_speed").count() == len(SPEEDS)
