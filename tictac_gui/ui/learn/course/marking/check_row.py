"""The button that has marked boards checked; it stays in sight below them."""

from __future__ import annotations

from tictac_gui.ui.learn.course.answer_row import AnswerRow
from tictac_gui.ui.words.course import marking_words


class CheckRow(AnswerRow):
    """One answer: that all is marked."""

    def __init__(self) -> None:
        super().__init__({True: ("course_check", marking_words.check())})
