"""Makes what a task is shown with, according to its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.play.course.tasks.board_task import BoardTask
from tictac_gui.play.course.tasks.guessing.count_task import CountTask
from tictac_gui.play.course.tasks.guessing.match_task import MatchTask
from tictac_gui.play.course.tasks.guessing.name_task import NameTask
from tictac_gui.play.course.tasks.marking.boards_task import BoardsTask
from tictac_gui.play.course.tasks.marking.skipping_task import SkippingTask
from tictac_gui.play.course.tasks.tree_task import TreeTask
from tictac_gui.ui.learn.course.board_view import BoardView
from tictac_gui.ui.learn.course.guessing.count_view import CountView
from tictac_gui.ui.learn.course.guessing.match_view import MatchView, NameView
from tictac_gui.ui.learn.course.marking.boards_view import BoardsView
from tictac_gui.ui.learn.course.marking.skipping_view import SkippingView
from tictac_gui.ui.learn.course.tree_view import TreeView

if TYPE_CHECKING:
    from tictac_gui.play.course.tasks.task import Task
    from tictac_gui.ui.learn.course.step_view import StepView
    from tictac_gui.ui.look.look import Look


def view_for(task: Task, look: Look) -> StepView:
    """Return a new view of a task."""
    match task:
        case BoardTask():
            return BoardView(task, look)
        case TreeTask():
            return TreeView(task, look)
        case SkippingTask():
            return SkippingView(task, look)
        case BoardsTask():
            return BoardsView(task, look)
        case CountTask():
            return CountView(task, look)
        case MatchTask():
            return MatchView(task, look)
        case NameTask():
            return NameView(task, look)
    raise TypeError(f"there is no view for {type(task).__name__}")
