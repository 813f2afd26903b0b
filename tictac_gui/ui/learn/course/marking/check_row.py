"""The button that has marked boards checked; it stays in sight below them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tictac_gui.ui.learn.course.answer_row import AnswerRow


class CheckRow(AnswerRow):
    """One answer: that all is marked."""

    def __init__(self) -> None:
        super().__init__({True: ("course_check", QCoreApplication.translate("Course", "Check"))})
