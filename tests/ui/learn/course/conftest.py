from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tests.ui.conftest import OpenWindow
from tests.ui.learn.course.course import Course, OpenCourse
from tictac_gui.play.asking import Asker
from tictac_gui.play.course.chapters import COURSE
from tictac_gui.play.course.progress import Progress
from tictac_gui.play.course.session import Session
from tictac_gui.ui.learn.course.window import CourseWindow
from tictac_gui.ui.look.appearance import Appearance
from tictac_gui.ui.look.placement import bring_to_front


@pytest.fixture
def open_course(qtbot: QtBot, open_window: OpenWindow) -> Iterator[OpenCourse]:
    """Open the course without pauses between the moves that it shows."""
    opened: list[CourseWindow] = []

    def open_it(pause_ms: int = 0) -> Course:
        window = open_window()
        progress = Progress(COURSE, lambda _key: "")
        session = Session(COURSE, progress, Asker(), Random(1), pause_ms)
        look = window.find(Appearance, "").look
        widget = CourseWindow(session, look, window.widget)
        opened.append(widget)
        bring_to_front(widget)
        qtbot.waitUntil(widget.isActiveWindow)
        return Course(widget, window, qtbot)

    yield open_it
    for widget in filter(isValid, opened):
        widget.close()
