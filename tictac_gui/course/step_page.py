"""A step of the course: what to do, the board or tree, the comment on it, and the way on."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.symbols import paint_sign, paint_verdict
from tictac_gui.course import chapter_words, task_words
from tictac_gui.course.beyond import GuessSizeTask, ReadOnTask
from tictac_gui.course.beyond_view import GuessSizeView, ReadOnView
from tictac_gui.course.code import ReadCodeTask
from tictac_gui.course.code_view import ReadCodeView
from tictac_gui.course.estimating import CountEstimateTask, LookFurtherTask
from tictac_gui.course.estimating_view import CountEstimateView, LookFurtherView
from tictac_gui.course.guessing import (
    CompareMatchesTask,
    GuessCountTask,
    GuessMatchTask,
    NameMatchTask,
)
from tictac_gui.course.guessing_view import (
    CompareMatchesView,
    GuessCountView,
    GuessMatchView,
    NameMatchView,
)
from tictac_gui.course.playing import JudgeTask, PickMoveTask, PlayTask
from tictac_gui.course.playing_view import JudgeView, PlayView
from tictac_gui.course.same_boards import MarkBoardsTask
from tictac_gui.course.same_boards_view import MarkBoardsView
from tictac_gui.course.steps import Sign, StepWords, Task
from tictac_gui.course.trees import FillTreeTask, PruneTreeTask
from tictac_gui.course.trees_view import FillTreeView, PruneTreeView, WalkTreeView
from tictac_gui.course.walking import WalkTreeTask
from tictac_gui.engine.review import Verdict
from tictac_gui.look.placement import discard
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.buttons import ButtonBar, emphasise
from tictac_gui.widgets.containers import Card, CentredColumn
from tictac_gui.widgets.labels import announce, is_read_aloud, wrap

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

    from tictac_gui.course.session import Session
    from tictac_gui.course.step_view import StepView
    from tictac_gui.look.appearance import Look

VIEWS: Mapping[type[Task], Callable[[Any, Look], StepView]] = {
    PlayTask: PlayView,
    JudgeTask: JudgeView,
    PickMoveTask: PlayView,
    FillTreeTask: FillTreeView,
    PruneTreeTask: PruneTreeView,
    WalkTreeTask: WalkTreeView,
    ReadCodeTask: ReadCodeView,
    CountEstimateTask: CountEstimateView,
    LookFurtherTask: LookFurtherView,
    CompareMatchesTask: CompareMatchesView,
    GuessSizeTask: GuessSizeView,
    ReadOnTask: ReadOnView,
    MarkBoardsTask: MarkBoardsView,
    GuessCountTask: GuessCountView,
    GuessMatchTask: GuessMatchView,
    NameMatchTask: NameMatchView,
}
"""The view of each kind of task."""

_LINES = 2
"""The lines that are kept free for the comment on an answer, so that the board stays put."""
_HIGH = 30
"""In a page of fewer lines, one must do."""
_WIDE = 36
"""The width of sentences in lines' heights."""
_NARROWEST, _LOWEST = 280, 150
_TICK = ((0.27, 0.53), (0.44, 0.70), (0.74, 0.34))


class StepDots(QWidget):
    """The steps of a chapter: a dot with a tick is done, one with a ring is open."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._done: Sequence[bool] = ()
        self._open: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_steps(self, done: Sequence[bool], open_step: int | None) -> None:
        """Show for each step whether it is done, and which one is open."""
        self._done, self._open = done, open_step
        self.updateGeometry()
        self.update()

    def _side(self) -> int:
        return round(self.fontMetrics().height() * 0.75)

    def sizeHint(self) -> QSize:
        side = self._side()
        return QSize(max(len(self._done), 1) * (side + side // 3), side + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side()
        for number, is_done in enumerate(self._done):
            dot = QRectF(number * (side + side // 3) + 3, 3, side - 2, side - 2)
            self._paint_dot(painter, dot, is_done=is_done, is_open=number == self._open)

    def _paint_dot(self, painter: QPainter, dot: QRectF, *, is_done: bool, is_open: bool) -> None:
        theme = self._look.theme
        painter.setPen(QPen(theme.accent if is_open or is_done else theme.outline, 1.5))
        painter.setBrush(theme.accent if is_done else theme.surface)
        painter.drawEllipse(dot)
        if is_open:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(dot.adjusted(-2.5, -2.5, 2.5, 2.5))
        if is_done:
            pen = QPen(theme.on_accent, max(dot.width() * 0.14, 1.2))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            corners = [
                QPointF(dot.left() + x * dot.width(), dot.top() + y * dot.height())
                for x, y in _TICK
            ]
            painter.drawPolyline(QPolygonF(corners))


class Feedback(Card):
    """A comment on an answer, with a badge that shows at a glance whether it was right."""

    clicked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._badge = _Badge(look)
        self._label = QLabel()
        self._label.setObjectName("course_feedback")
        self._label.setFont(enlarged(self.font(), 1.1))
        wrap(self._label)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 6)
        layout.setSpacing(10)
        layout.addWidget(self._badge, alignment=Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._label, stretch=1)

    def show_text(self, text: str, sign: Sign | None) -> None:
        """Show a comment, and the badge of a sign."""
        self._label.setText(text)
        self.update()
        self._badge.show_sign(sign)

    def keep_lines(self, lines: int) -> None:
        """Reserve `lines` lines, so that the layout stays still."""
        # Qt rounds up what a label needs.
        self._label.setMinimumHeight(lines * self._label.fontMetrics().lineSpacing() + 2)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._label.text():
            super().paintEvent(event)


class _Badge(QWidget):
    """A tick, a question mark as in chess books, or an i where a guess was wrong."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._sign: Sign | None = None
        self.setObjectName("course_sign")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_sign(self, sign: Sign | None) -> None:
        self._sign = sign
        self.setAccessibleName(task_words.sign(sign) if sign else "")
        self.setVisible(sign is not None)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.4)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        square = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._sign is Sign.FOUND_OUT:
            paint_sign(painter, "i", square, theme.muted, theme)
        else:
            verdict = Verdict.ONLY if self._sign is Sign.RIGHT else Verdict.MISTAKE
            paint_verdict(painter, verdict, square, theme)


class StepPage(QWidget):
    """Shows the step that is open in a session."""

    left = Signal()
    """The person wants to see all chapters."""

    def __init__(self, session: Session, look: Look) -> None:
        super().__init__()
        self._session = session
        self._look = look
        self.view: StepView | None = None
        """The view of the task."""
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
        self._again = self._button("again", self.tr("Play again"))
        self._again.clicked.connect(self._on_again_clicked)
        self._go_on = self._button("go_on", self.tr("Go on"))
        self._go_on.clicked.connect(self.go_on)
        self._feedback.clicked.connect(self.go_on)
        self._next = self._button("next", self.tr("Next"))
        self._next.clicked.connect(self._on_next_clicked)
        self._column = _WideColumn()
        # Not earlier: only now is it known what has no room.
        self._column.verticalScrollBar().rangeChanged.connect(self._show_attended)
        sideways = self._column.horizontalScrollBar()
        sideways.rangeChanged.connect(self._keep_words_in_sight)
        sideways.valueChanged.connect(self._keep_words_in_sight)
        self._column.margins_set.connect(self._align_footer)
        self._lay_out()
        session.step_opened.connect(self._on_step_opened)
        session.progress.changed.connect(self._show_progress)
        self._open_step()

    def focus_task(self) -> None:
        """Give the keyboard to what is to be answered."""
        # Where there are only answers to choose from, a ring around one would look like a choice.
        taker = self.view if self.view and self.view.focusProxy() else self
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
        bar = ButtonBar(
            [self.chapters, self._back, self._hint], [self._again, self._go_on, self._next]
        )
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
        self._align_footer()
        if is_low:
            self._column.add(self._footer)
        elif layout := self.layout():
            layout.addWidget(self._footer)
        self._footer.show()
        self._keep_words_in_sight()
        if focused:
            # Qt takes the keyboard from what moves to another place.
            focused.setFocus()

    @Slot()
    def _align_footer(self) -> None:
        """Let comment and buttons begin and end where the sentences above do."""
        side = 0 if self._is_low else self._column.column.contentsMargins().left()
        self._foot.setContentsMargins(side, 0, side, 0)

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
        former, self.view = self.view, VIEWS[type(task)](task, self._look)
        self._column.add_main(self.view)
        # At once: what is not visible yet can't be given the keyboard.
        self.view.show()
        if answers := self.view.answers:
            self._foot.insertWidget(0, answers)
            answers.show()
        self._order_tabs(self.view, answers)
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
        buttons = (self._go_on, self._hint, self._again, self._next, self._back, self.chapters)
        # With what is only clicked at the moment: inside boards, the keyboard's place moves.
        tasks = (child for part in parts if part for child in part.findChildren(QWidget))
        takers = (each for each in tasks if each.focusPolicy() is not Qt.FocusPolicy.NoFocus)
        for one, other in pairwise((self, *takers, *buttons)):
            self.setTabOrder(one, other)

    @property
    def _words(self) -> StepWords:
        """The words of the step, with the facts that its task has found out so far."""
        session = self._session
        return chapter_words.step(session.chapter, session.number, session.task)

    @Slot()
    def go_on(self) -> None:
        """Show what follows an explanation that has been read."""
        self._session.task.go_on()

    @Slot()
    def _refresh(self) -> None:
        session, task = self._session, self._session.task
        session.is_read_aloud = is_read_aloud()
        if self.view:
            answers = self.view.answers
            had_focus = answers is not None and answers.has_focus
            self.view.refresh()
            if had_focus and answers and answers.isHidden():
                # Qt would give the keyboard to whatever comes next.
                self.focus_task()
        self._feedback.show_text(task_words.feedback(task, self._words), task.sign)
        if self._hint.hasFocus() and not task.can_hint:
            # Qt would give the keyboard to whatever comes next.
            self.focus_task()
        self._offer_to_go_on(is_offered=task.can_go_on)
        self._hint.setEnabled(task.can_hint)
        self._again.setVisible(task.can_restart)
        self._back.setEnabled(session.number > 0)
        self._next.setText(self._way_on())
        emphasise(self._next, is_emphasised=task.is_done)
        is_to_try_again = task.is_right is False and not task.is_over and not task.can_go_on
        emphasise(self._again, is_emphasised=is_to_try_again)

    def _offer_to_go_on(self, *, is_offered: bool) -> None:
        """Show the button, and let the keyboard come to it and go back with it."""
        if is_offered == self._go_on.isVisibleTo(self):
            return
        focused = self.window().focusWidget()
        is_at_task = focused is self or (self.view and focused and self.isAncestorOf(focused))
        had_focus = self._go_on.hasFocus()
        self._go_on.setVisible(is_offered)
        emphasise(self._go_on, is_emphasised=is_offered)
        if is_offered and is_at_task:
            self._go_on.setFocus(Qt.FocusReason.MouseFocusReason)
        elif had_focus:
            self.focus_task()

    def _way_on(self) -> str:
        """Name what comes next."""
        session = self._session
        if not (session.is_last_step and session.task.is_done):
            return self.tr("Next")
        return self.tr("Next chapter") if session.next_chapter else self.tr("Finish")

    @Slot()
    def _show_attended(self) -> None:
        """Scroll to what the question is about, unless the task itself is still to be read."""
        if self._is_answered and self.view:
            for attended in self.view.attended:
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
        if comment := task_words.remark_on(self._session.task, self._words):
            announce(self._feedback, comment)

    @Slot()
    def _on_done(self) -> None:
        announce(self._feedback, task_words.praise(self._session.task, self._words))

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
        announce(self._feedback, task_words.feedback(self._session.task, self._words))

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


class _WideColumn(CentredColumn):
    """Leaves sentences room in which they can be read, however little there is for the board."""

    margins_set = Signal()

    def _fit(self) -> None:
        super()._fit()
        self.margins_set.emit()

    def useful_width(self, height: int, widest: int | None = None) -> int:
        """Return the width beyond which there are only wider margins."""
        return max(super().useful_width(height, widest), _WIDE * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        # A tree that is wider scrolls: the window must not grow from one step to the next.
        return super().minimumSizeHint().boundedTo(QSize(_NARROWEST, _LOWEST))
