"""How the search tree is painted and fits its window: colours, sizes, fonts."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
)
from pytestqt.qtbot import QtBot

from tests.analysis.keys import END, LEFT, RIGHT, SHIFT
from tests.analysis.tree_window import SAMPLE, OpenTree, Tree
from tests.window.pictures import colours
from tictac_gui.analysis.tree_scene import State
from tictac_gui.look.appearance import Scheme
from tictac_gui.look.theme import DARK, LIGHT, Theme, enlarged


class TestTheWords:
    def test_give_back_the_height_that_they_needed_beside_the_example(
        self, qapp: QApplication, open_tree: OpenTree
    ) -> None:
        usual = qapp.font()
        qapp.setFont(enlarged(usual, 2))
        try:
            tree = open_tree(size=(440, 1200))
            tree.press(RIGHT)
            QApplication.processEvents()
            metrics, words = tree.words_label.fontMetrics(), tree.words_label
            wrapping = Qt.TextFlag.TextWordWrap
            needed = metrics.boundingRect(words.rect(), wrapping, words.text()).height()
            assert words.height() <= max(needed, 3 * metrics.lineSpacing())
        finally:
            qapp.setFont(usual)


class TestTheChoices:
    def test_can_be_read_whole_at_the_usual_width(self, open_tree: OpenTree) -> None:
        tree = open_tree(size=(420, 480))
        for name in ("tree_source", "tree_method", "tree_scoring"):
            choices = tree.find(QComboBox, name)
            option = QStyleOptionComboBox()
            choices.initStyleOption(option)
            field = choices.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                choices,
            )
            texts = [choices.itemText(place) for place in range(choices.count())]
            widest = max(map(choices.fontMetrics().horizontalAdvance, texts))
            assert widest <= field.width(), name


class TestTheLook:
    @pytest.mark.parametrize(("scheme", "theme"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
    def test_is_in_the_colours_of_the_scheme(
        self, open_tree: OpenTree, scheme: Scheme, theme: Theme
    ) -> None:
        tree = open_tree(scheme=scheme)
        tree.search(SAMPLE)
        tree.press(END)
        wanted: list[QColor] = [
            theme.surface,
            theme.ground,
            theme.text,
            theme.accent,
            theme.x,
            theme.o,
        ]
        assert {colour.name() for colour in wanted} <= colours(tree.view)

    def test_rings_the_current_call(self, tree: Tree) -> None:
        for _ in range(12):
            tree.press(RIGHT)
            image = tree.view.grab().toImage()
            for place in tree.scene.shown():
                card = tree.view.rect_of(place)
                border = image.pixelColor(round(card.left()), round(card.center().y()))
                is_ringed = border == LIGHT.accent
                assert is_ringed is (place == tree.scene.current)

    def test_follows_another_scheme(self, tree: Tree) -> None:
        assert LIGHT.accent.name() in colours(tree.view)
        tree.appearance.choose(Scheme.DARK)
        assert DARK.accent.name() in colours(tree.view)
        assert LIGHT.accent.name() not in colours(tree.view)

    def test_hatches_what_is_skipped(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search(SAMPLE, prunes=True)
        tree.press(END)
        [pruned] = [place for place, state in enumerate(tree.scene.states) if state is State.PRUNED]
        card = tree.view.rect_of(pruned).toAlignedRect()
        image = tree.view.grab(card).toImage()
        row = [image.pixelColor(x, 8).name() for x in range(8, image.width() - 8)]
        changes = sum(left != right for left, right in pairwise(row))
        assert changes > 8, "stripe after stripe"

    @pytest.mark.parametrize("is_animated", [False, True])
    def test_glides_only_with_motion(
        self, open_tree: OpenTree, qtbot: QtBot, is_animated: bool
    ) -> None:
        tree = open_tree(is_animated=is_animated, size=(420, 400))
        tree.press(*[RIGHT] * 2)
        before = tree.view.rect_of(0)
        tree.press(*[RIGHT] * 6)
        assert (tree.view.rect_of(0) == before) is is_animated, "it is on its way"
        qtbot.waitUntil(lambda: tree.view.rect_of(0).bottom() < 0)

    def test_fits_into_a_narrow_panel(self, tree: Tree) -> None:
        least = tree.tab.minimumSizeHint()
        assert least.width() <= 420
        assert least.height() <= 400
        tree.tab.resize(420, 400)
        for place in range(9):
            tree.press(END)
            assert tree.view.rect_of(place).width() > 20

    def test_is_fitted_again_in_another_size(self, tree: Tree) -> None:
        tree.press(END)
        tree.tab.resize(700, 900)
        for place in range(9):
            assert tree.view.rect().contains(tree.view.rect_of(place).toAlignedRect())

    @pytest.mark.usefixtures("doubled_font")
    def test_grows_with_the_font_and_clips_nothing(self, open_tree: OpenTree) -> None:
        tree = open_tree()
        tree.search(SAMPLE, prunes=True)
        tree.tab.resize(tree.tab.minimumSizeHint())
        for button in tree.tab.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width(), button.objectName()
        tree.press(END, LEFT)
        words = tree.words_label
        assert words.height() >= words.heightForWidth(words.width())

    def test_grows_when_the_font_does(self, tree: Tree) -> None:
        before = tree.view.minimumSizeHint()
        font = tree.view.font()
        font.setPointSizeF(font.pointSizeF() * 2)
        tree.view.setFont(font)
        assert tree.view.minimumSizeHint().width() > before.width()

    def test_names_everything_that_takes_the_focus(self, tree: Tree) -> None:
        kinds = (QPushButton, QComboBox, QSlider)
        controls = [control for kind in kinds for control in tree.tab.findChildren(kind)]
        assert len(controls) == 13 + 6 + 1
        for control in (*controls, tree.view):
            assert control.objectName().startswith(("tree", "code")), control
            assert control.accessibleName() or control.property("text"), control.objectName()


class TestANode:
    def test_that_can_be_opened_has_a_plus_below(self, large: Tree) -> None:
        large.press(END)
        view, image = large.view, large.view.grab().toImage()
        closed = [place for place in large.scene.shown() if large.scene.is_closed(place)]
        seen = [place for place in closed if view.rect().contains(view.rect_of(place).toRect())]
        assert seen
        card = view.rect_of(seen[0])
        line = view.fontMetrics().height() * view.zoom
        x, y = card.center().x(), card.bottom() + line * 0.38 * 0.35
        arm = line * 0.38 * 0.4
        tips = [(x - arm, y), (x + arm, y), (x, y - arm), (x, y + arm), (x, y)]
        for tip in tips:
            assert image.pixelColor(*map(int, tip)).lightness() < LIGHT.edge.lightness(), tip

    def test_goes_behind_the_labels_of_the_levels(self, large: Tree) -> None:
        large.press(*[RIGHT] * 4)
        large.click(*["tree_zoom_larger"] * 4)
        at_the_edge = large.view.grab().toImage().copy(6, 6, 3, large.view.height() - 12)
        large.press(*[RIGHT] * 3, modifier=SHIFT)
        moved = large.view.grab().toImage().copy(6, 6, 3, large.view.height() - 12)
        assert moved == at_the_edge
        shown = {moved.pixelColor(1, y).name() for y in range(moved.height())}
        assert shown >= {LIGHT.ground.name(), LIGHT.surface.name()}, "every other level"
