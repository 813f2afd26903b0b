from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.course.course import Course, OpenCourse
from tests.main_window import *  # noqa: F403 - fixtures
from tests.main_window import OpenWindow
from tests.play.conftest import worker  # noqa: F401 - a fixture
from tictac_gui.course.chapters import COURSE
from tictac_gui.course.session import CourseProgress, Session
from tictac_gui.course.window import CourseWindow
from tictac_gui.look.appearance import Appearance
from tictac_gui.look.placement import bring_to_front
from tictac_gui.play.asking import Asker


@pytest.fixture
def open_course(
    qtbot: QtBot,
    open_window: OpenWindow,
) -> Iterator[OpenCourse]:
    """Open the course without pauses between the moves that it shows."""
    sessions: list[Session] = []

    def open_it() -> Course:
        window = open_window()
        progress = CourseProgress(COURSE, lambda _key: "")
        session = Session(COURSE, progress, Asker(), Random(1), window.widget, pause_ms=0)
        sessions.append(session)
        widget = CourseWindow(session, window.find(Appearance, "").look, window.widget)
        bring_to_front(widget)
        qtbot.waitUntil(widget.isActiveWindow)
        return Course(widget, window, qtbot)

    yield open_it
    for session in sessions:
        session.shutdown()
