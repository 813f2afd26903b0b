"""How fluently the search tree is stepped through from the empty board, every step painted."""

from __future__ import annotations

import os
import sys
from statistics import median, quantiles
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.bench.report import Bound, print_table
from tictac_gui.analysis.code_choice import CodeChoice
from tictac_gui.analysis.tree_model import TreeModel
from tictac_gui.analysis.tree_tab import TreeTab
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.look.motion import Motion
from tictac_gui.play.asking import Asker

STEPS = 300
FRAMES_A_SECOND = 30
SIZES = {"small": QSize(480, 600), "usual": QSize(1000, 700)}
WAYS = {
    "forward": (Qt.Key.Key_Right,),
    "back": (Qt.Key.Key_Left,),
    "into and over": (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down),
}


def run() -> list[Bound]:
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    look = Appearance(application, Motion(), Scheme.LIGHT).look
    bounds, rows = [], []
    for place, size in SIZES.items():
        model = TreeModel(TIC_TAC_TOE, Asker(), CodeChoice())
        tab = TreeTab(model, look)
        tab.resize(size)
        tab.show()
        for way, keys in WAYS.items():
            times = [_time_step(tab, keys[step % len(keys)]) for step in range(STEPS)]
            middle, late = median(times), quantiles(times, n=100)[-1]
            promise = f"frames a second stepping {way}, {place}, beside {FRAMES_A_SECOND}"
            bound = Bound(promise, 1 / middle / FRAMES_A_SECOND, 1)
            bounds.append(bound)
            figures = f"{middle * 1e3:.1f}", f"{late * 1e3:.1f}", f"{1 / middle:.0f}"
            rows.append([f"{way}, {place}", *figures, *bound.columns])
        tab.close()
        model.shutdown()
    del application
    print_table(
        f"A step through the search from the empty board, painted, median of {STEPS}",
        ["step", "ms", "99 % ms", "a second", f"beside {FRAMES_A_SECOND}", "bound", ""],
        rows,
    )
    return bounds


def _time_step(tab: TreeTab, key: Qt.Key) -> float:
    tree = tab.findChild(TreeView)
    assert tree
    while not tree.scene:
        QApplication.processEvents()
    before = tree.scene.step
    started = perf_counter()
    QTest.keyClick(tree, key)
    tab.repaint()
    took = perf_counter() - started
    QApplication.processEvents()
    if tree.scene.step == before:
        sys.exit(f"{key.name} led nowhere at step {before}")
    return took
