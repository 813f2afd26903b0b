"""A tree of which the boards are crossed out that need not be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.ui.learn.course.marking.check_row import CheckRow
from tictac_gui.ui.learn.course.tree_node import NodeState, TreeNode
from tictac_gui.ui.learn.course.tree_view import Tree, TreeStepView

if TYPE_CHECKING:
    from tictac_gui.play.course.steps import Path
    from tictac_gui.play.course.tasks.marking.skipping_task import SkippingTask
    from tictac_gui.ui.look.look import Look


class SkippingView(TreeStepView):
    """Shows a skipping task: the tree, and a button to have it checked."""

    def __init__(self, task: SkippingTask, look: Look) -> None:
        super().__init__(_CrossedTree(task, look))
        self._task = task
        self._tree.clicked.connect(task.toggle)
        self._check = CheckRow()
        self._check.chosen.connect(task.check)

    def refresh(self) -> None:
        super().refresh()
        self._check.setHidden(self._task.is_done)

    @property
    def answers(self) -> CheckRow:
        return self._check


class _CrossedTree(Tree):
    """Shows what is skipped, and what would follow from values that are only supposed."""

    def __init__(self, task: SkippingTask, look: Look) -> None:
        super().__init__(task, look)
        self._skipping = task

    @property
    def attended(self) -> list[TreeNode]:
        return [self._nodes[self._skipping.attended]]

    def _states(self) -> dict[Path, NodeState]:
        task = self._skipping
        values, supposed, lit = task.values, task.supposed, task.lit
        marked, skipped = task.marked, task.skipped
        return {
            path: NodeState(
                supposed.get(path, values.get(path)),
                is_lit=path in lit,
                is_marked=path in marked,
                is_skipped=path in skipped,
                is_supposed=path in supposed,
                is_open=path in task.to_be_searched and path not in skipped,
            )
            for path in self._nodes
        }
