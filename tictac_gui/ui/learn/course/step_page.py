"""A step of the course: what to do, the board or tree, what was right about it, and the way on."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.play.course.tasks.remarks import OtherMove
from tictac_gui.play.course.tasks.task import HINTS
from tictac_gui.ui.learn.course.feedback import Feedback, Sign
from tictac_gui.ui.learn.course.step_dots import StepDots
from tictac_gui.ui.learn.course.view_for import view_for
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.action_button import emphasise
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.centred_column import CentredColumn
from tictac_gui.ui.widgets.discarding import discard
from tictac_gui.ui.widgets.wrapping import wrap
from tictac_gui.ui.words.course import chapter_words, guess_words, remark_words

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tictac_gui.play.course.session import Session
    from tictac_gui.play.course.tasks.task import Task
    from tictac_gui.ui.learn.course.step_view import StepView
    from tictac_gui.ui.look.look import Look
    from tictac_gui.ui.words.course.step_words import StepWords

_LINES = 2
"""So many lines are kept free for what is said about an answer, so that the board stays put."""
_HIGH = 30
"""In a page of fewer lines, one must do."""
_WIDE = 36
"""The width of sentences in lines' heights."""
_NARROWEST, _LOWEST = 280, 150
_MARGIN = 11


class StepPage(QWidget):
    """Shows the step that is open in a session."""

    left = Signal()
    """The person wants to see all chapters."""

    def __init__(self, session: Session, look: Look) -> None:
        super().__init__()
        self._session = session
        self._look = look
        self._view: StepView | None = None
        self._title = QLabel()
        self._title.setObjectName("course_title")
        self._title.setFont(enlarged(self.font(), 1.3, is_bold=True))
        wrap(self._title)
        self._dots = StepDots(look)
        self._place = QLabel()
        self._place.setObjectName("course_place")
        self._task_text = QLabel()
        self._task_text.setObjectName("course_task")
        self._task_text.setFont(enlarged(self.font(), 1.1))
        wrap(self._task_text)
        self._feedback = Feedback(look)
        self._footer = QWidget()
        self._is_low: bool | None = None
        self.chapters = self._button("chapters", self.tr("All chapters"))
        self.chapters.clicked.connect(self.left)
        self._back = self._button("back", self.tr("Back"))
        self._back.clicked.connect(self._on_back_clicked)
        self._hint = self._button("hint", self.tr("Hint"))
        self._hint.clicked.connect(self._on_hint_clicked)
        self._again = self._button("again", self.tr("Try again"))
        self._again.clicked.connect(self._on_again_clicked)
        self._next = self._button("next", self.tr("Next"))
        self._next.clicked.connect(self._on_next_clicked)
        self._column = _WideColumn()
        # Not earlier: only now is it known what has no room.
        self._column.verticalScrollBar().rangeChanged.connect(self._show_attended)
        sideways = self._column.horizontalScrollBar()
        sideways.rangeChanged.connect(self._keep_words_in_sight)
        sideways.valueChanged.connect(self._keep_words_in_sight)
        self._lay_out()
        session.step_opened.connect(self._on_step_opened)
        session.progress.changed.connect(self._show_progress)
        self._open_step()

    @property
    def view(self) -> StepView | None:
        """What the task is shown with."""
        return self._view

    def focus_task(self) -> None:
        """Give the keyboard to what is to be answered."""
        # Where there are only answers to choose from, a ring around one would look like a choice.
        taker = self._view if self._view and self._view.focusProxy() else self
        taker.setFocus(Qt.FocusReason.MouseFocusReason)

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(f"course_{name}")
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        self._heading = QWidget()
        head = QVBoxLayout(self._heading)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(4)
        head.addWidget(self._title)
        # It wraps where both don't fit side by side.
        head.addWidget(ButtonBar([self._dots, self._place], []))
        for widget in (self._heading, self._task_text):
            self._column.add(widget)
        bar = ButtonBar([self.chapters, self._back, self._hint], [self._again, self._next])
        self._foot = QVBoxLayout(self._footer)
        self._foot.addWidget(self._feedback)
        self._foot.addWidget(bar)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._column, stretch=1)
        layout.addWidget(self._footer)

    def _share_height(self) -> None:
        """Let all scroll together where there is no room for what else stays in sight."""
        is_high = self.height() > _HIGH * self.fontMetrics().lineSpacing()
        self._feedback.keep_lines(_LINES if is_high else 1)
        needed = self._footer.heightForWidth(self.width()) + _LOWEST
        is_low = self.height() < needed
        if is_low is self._is_low:
            return
        self._is_low = is_low
        focused = self.focusWidget()
        self._foot.setContentsMargins(*((0, 0, 0, 0) if is_low else (_MARGIN, 0, _MARGIN, 0)))
        if is_low:
            self._column.add(self._footer)
        elif layout := self.layout():
            layout.addWidget(self._footer)
        self._footer.show()
        self._keep_words_in_sight()
        if focused:
            # Qt takes the keyboard from what moves to another place.
            focused.setFocus()

    def _open_step(self) -> None:
        session = self._session
        task = session.task
        self._is_answered = False
        task.changed.connect(self._on_changed)
        task.remarked.connect(self._on_remarked)
        task.done.connect(self._on_done)
        self._title.setText(chapter_words.title(session.chapter))
        self._task_text.setText(self._words.task)
        self.setAccessibleName(self._words.task)
        former, self._view = self._view, view_for(task, self._look)
        self._column.add_main(self._view)
        # At once: what is not visible yet can't be given the keyboard.
        self._view.show()
        if answers := self._view.answers:
            self._foot.insertWidget(0, answers)
            answers.show()
        self._order_tabs(self._view, answers)
        if former:
            # Before what has it goes, or else Qt gives the keyboard to whatever comes next.
            self.focus_task()
            if former.answers:
                discard(former.answers)
            discard(former)
        self._show_progress()
        self._refresh()
        self._share_height()
        self._column.verticalScrollBar().setValue(0)

    def _order_tabs(self, *parts: QWidget | None) -> None:
        """Let Tab go from the task to its answers, and from there to the way on."""
        buttons = (self._hint, self._again, self._next, self._back, self.chapters)
        # With what is only clicked at the moment: inside boards, the keyboard's place moves.
        tasks = (child for part in parts if part for child in part.findChildren(QWidget))
        takers = (each for each in tasks if each.focusPolicy() is not Qt.FocusPolicy.NoFocus)
        for one, other in pairwise((self, *takers, *buttons)):
            self.setTabOrder(one, other)

    @property
    def _words(self) -> StepWords:
        """The words of the step, with what its task has found out so far."""
        session = self._session
        return chapter_words.step(session.chapter, session.number, session.task)

    def _feedback_text(self) -> str:
        task = self._session.task
        if task.is_done and not task.is_showing:
            return self._praise
        if said := self._remark_text():
            return said
        if task.hints:
            return remark_words.hint(self._words.hint, is_marked=task.hints == HINTS)
        return remark_words.waiting(task)

    @property
    def _praise(self) -> str:
        """What has been found out, after how near a guess has come."""
        return guess_words.after_guess(self._session.task, self._words.praise)

    def _remark_text(self) -> str:
        task = self._session.task
        if isinstance(task.remark, OtherMove):
            return self._words.wrong
        return remark_words.remark(self._session.game, task, task.remark)

    @Slot()
    def _refresh(self) -> None:
        session, task = self._session, self._session.task
        if self._view:
            answers = self._view.answers
            had_focus = answers is not None and answers.has_focus
            self._view.refresh()
            if had_focus and answers and answers.isHidden():
                # Qt would give the keyboard to whatever comes next.
                self.focus_task()
        self._feedback.show_text(self._feedback_text(), _sign(task))
        if self._hint.hasFocus() and not task.can_hint:
            # Qt would give the keyboard to whatever comes next.
            self.focus_task()
        self._hint.setEnabled(task.can_hint)
        self._again.setVisible(task.can_restart)
        self._back.setEnabled(session.number > 0)
        self._next.setText(self._way_on())
        emphasise(self._next, is_emphasised=task.is_done)
        emphasise(self._again, is_emphasised=task.is_right is False and not task.is_done)

    def _way_on(self) -> str:
        """Name what comes next."""
        session = self._session
        if not (session.is_last_step and session.task.is_done):
            return self.tr("Next")
        return self.tr("Next chapter") if session.next_chapter else self.tr("All chapters")

    @Slot()
    def _show_attended(self) -> None:
        """Scroll to what the question is about, unless what there is to do is still to be read."""
        if self._is_answered and self._view:
            for attended in self._view.attended:
                self._column.ensureWidgetVisible(attended)

    @Slot()
    def _keep_words_in_sight(self) -> None:
        """Let words stand still where a wide tree is scrolled sideways."""
        bar = self._column.horizontalScrollBar()
        left, right = bar.value(), bar.maximum() - bar.value()
        for words in (self._heading, self._task_text):
            words.setContentsMargins(left, 0, right, 0)
        if self._is_low:
            self._footer.setContentsMargins(left, 0, right, 0)
        else:
            self._footer.setContentsMargins(0, 0, 0, 0)

    @Slot()
    def _show_progress(self) -> None:
        session = self._session
        done = session.progress.done(session.chapter)
        self._dots.show_steps([key in done for key in session.chapter.keys], session.number)
        self._place.setText(chapter_words.place(session.number, session.chapter))

    @Slot()
    def _on_changed(self) -> None:
        self._is_answered = True
        self._refresh()
        self._share_height()
        self._show_attended()

    @Slot(object)
    def _on_remarked(self, _remark: object) -> None:
        if said := self._remark_text():
            announce(self._feedback, said)

    @Slot()
    def _on_done(self) -> None:
        announce(self._feedback, self._praise)

    @Slot()
    def _on_step_opened(self) -> None:
        self._open_step()
        announce(self._task_text, self._task_text.text())

    @Slot()
    def _on_back_clicked(self) -> None:
        self._session.open(self._session.chapter, self._session.number - 1)

    @Slot()
    def _on_hint_clicked(self) -> None:
        self._session.task.hint()
        announce(self._feedback, self._feedback_text())

    @Slot()
    def _on_again_clicked(self) -> None:
        self._session.task.restart()
        self.focus_task()

    @Slot()
    def _on_next_clicked(self) -> None:
        session = self._session
        if not session.is_last_step:
            session.open(session.chapter, session.number + 1)
        elif chapter := session.next_chapter:
            session.open_chapter(chapter)
        else:
            self.left.emit()

    def sizeHint(self) -> QSize:
        return QSize(480, 640).expandedTo(super().sizeHint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()


def _sign(task: Task) -> Sign | None:
    """Return what the badge says about the latest answer."""
    if task.is_done and not task.is_showing:
        return Sign.RIGHT if task.is_well_done else Sign.FOUND_OUT
    if task.is_right is None:
        return None
    return Sign.RIGHT if task.is_right else Sign.WRONG


class _WideColumn(CentredColumn):
    """Leaves sentences room in which they can be read, however little there is for the board."""

    def useful_width(self, height: int, widest: int | None = None) -> int:
        """Return the width beyond which there are only wider margins."""
        return max(super().useful_width(height, widest), _WIDE * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        # A tree that is wider scrolls: the window must not grow from one step to the next.
        return super().minimumSizeHint().boundedTo(QSize(_NARROWEST, _LOWEST))
