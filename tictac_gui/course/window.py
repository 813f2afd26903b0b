"""The window of the course: the list of chapters and the step that is open, side by side.

Where there is no room for both, one of them is shown at a time.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.course import chapter_words
from tictac_gui.course.session import Pace
from tictac_gui.course.step_page import StepDots, StepPage
from tictac_gui.look.surface import paint_surface
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.containers import ScrollColumn
from tictac_gui.widgets.labels import wrap

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tictac_gui.course.session import CourseProgress, Session
    from tictac_gui.course.steps import Chapter
    from tictac_gui.look.appearance import Look

_LINES = 46
"""The width, in lines' heights, from which on both are side by side."""
_MARGIN = 11
_LIST_MARGINS = (_MARGIN, _MARGIN, 0, _MARGIN)
_PAGE_MARGINS = (0, _MARGIN, 0, _MARGIN)
_WIDEST_LIST = 24
"""In lines' heights, where the page is beside it."""
_NO_LIMIT = 2**24 - 1
"""Qt's own QWIDGETSIZE_MAX, which PySide doesn't have."""
_GO_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class ChapterButton(QAbstractButton):
    """A chapter with its number, its title and its progress; the open one has a ring."""

    def __init__(self, number: int, chapter: Chapter, look: Look) -> None:
        super().__init__()
        self._number = number
        self._chapter = chapter
        self._look = look
        self.setObjectName(f"chapter_{chapter.key}")
        self._is_open = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        figure = QLabel(str(number + 1))
        figure.setFont(enlarged(self.font(), 1.3, is_bold=True))
        title = QLabel(chapter_words.title(chapter))
        title.setFont(enlarged(self.font(), 1.0, is_bold=True))
        wrap(title)
        self._progress = QLabel()
        self._dots = StepDots(look)
        row = QHBoxLayout()
        row.addWidget(self._dots)
        row.addWidget(self._progress, stretch=1)
        wrap(self._progress)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(title)
        words.addLayout(row)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(10)
        layout.addWidget(figure, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, stretch=1)
        for child in (figure, title, self._progress, self._dots):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_progress(self, progress: CourseProgress, *, is_open: bool) -> None:
        """Show which steps have been done, and whether the chapter is open."""
        self._is_open = is_open
        done = progress.done(self._chapter)
        self._dots.show_steps([key in done for key in self._chapter.keys], None)
        self._progress.setText(chapter_words.progress(len(done), self._chapter))
        name = chapter_words.chapter_name(self._number, self._chapter, len(done), is_open=is_open)
        self.setAccessibleName(name)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        frame = None
        if self.hasFocus():
            frame = QPen(theme.text, 2.5)
        elif self._is_open or self.underMouse():
            frame = QPen(theme.accent, 2.0 if self._is_open else 1.0)
        is_called = self._is_open or self.isDown()
        ground = theme.accent_ground if is_called else theme.surface
        paint_surface(painter, QRectF(self.rect()), theme, ground=ground, frame=frame)


class ChapterList(ScrollColumn):
    """The chapters, in any order, and a way to begin all over again."""

    chosen = Signal(object)
    """Carries a chapter, also if it is the one that is open."""

    def __init__(self, session: Session, look: Look) -> None:
        introduction = QLabel()
        buttons = {
            chapter: ChapterButton(number, chapter, look)
            for number, chapter in enumerate(session.chapters)
        }
        super().__init__(introduction, *buttons.values())
        self._session = session
        self._introduction = introduction
        self._buttons = buttons
        wrap(self._introduction)
        for chapter, button in self._buttons.items():
            button.clicked.connect(partial(self.chosen.emit, chapter))
        self._reset = QPushButton(self.tr("Start over…"))
        self._reset.setObjectName("course_reset")
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self._on_reset_clicked)
        self._confirm = QPushButton(self.tr("Forget all progress"))
        self._confirm.setObjectName("course_reset_confirm")
        self._confirm.setAutoDefault(False)
        self._confirm.clicked.connect(self._on_confirm_clicked)
        self._offer_confirmation(is_offered=False)
        self._pace = QComboBox()
        self._pace.setObjectName("course_pace")
        for pace in Pace:
            self._pace.addItem(chapter_words.pace(pace), pace)
        self._pace.setCurrentIndex(self._pace.findData(session.progress.pace))
        self._pace.activated.connect(self._on_pace_activated)
        pace_label = QLabel(chapter_words.pace_label())
        wrap(pace_label)
        pace_label.setBuddy(self._pace)
        self._pace.setAccessibleName(pace_label.text())
        self.column.insertWidget(self.column.count() - 1, pace_label)
        for each in (self._pace, self._reset, self._confirm):
            place = self.column.count() - 1
            self.column.insertWidget(place, each, alignment=Qt.AlignmentFlag.AlignLeft)
        session.progress.changed.connect(self.refresh)
        session.step_opened.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what has been done, and what is open."""
        progress = self._session.progress
        is_over = all(map(progress.is_complete, self._buttons))
        self._introduction.setText(chapter_words.introduction(is_over=is_over))
        for chapter, button in self._buttons.items():
            button.show_progress(progress, is_open=chapter is self._session.chapter)
        self._reset.setEnabled(progress.is_begun)
        self._offer_confirmation(is_offered=self._confirm.isVisible() and progress.is_begun)

    def focus_open_chapter(self) -> None:
        """Give the keyboard to the chapter that is open."""
        self._buttons[self._session.chapter].setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(int)
    def _on_pace_activated(self, index: int) -> None:
        self._session.choose_pace(self._pace.itemData(index))

    @Slot()
    def _on_reset_clicked(self) -> None:
        self._offer_confirmation(is_offered=True)
        self._confirm.setFocus()

    @Slot()
    def _on_confirm_clicked(self) -> None:
        self._offer_confirmation(is_offered=False)
        self._session.progress.reset()
        self.chosen.emit(self._session.chapters[0])

    def _offer_confirmation(self, *, is_offered: bool) -> None:
        self._confirm.setVisible(is_offered)
        # Assistive tools can press what can't be seen.
        self._confirm.setEnabled(is_offered)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        hint.setWidth(max(hint.width(), self.fontMetrics().height() * 16))
        return hint


class CourseWindow(QDialog):
    """Shows a session, which outlives it."""

    def __init__(self, session: Session, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Course: How a Computer Thinks"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session = session
        self._list = ChapterList(session, look)
        self._list.chosen.connect(self._on_chapter_chosen)
        self._page = StepPage(session, look)
        self._page.left.connect(self._on_page_left)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(18)
        # Otherwise a window with both side by side could not become too narrow for that.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._row.addWidget(self._list, stretch=2)
        self._row.addWidget(self._page, stretch=5)
        self._share_room()
        # Not the board in it: a dialog that opens gives the keyboard away as if by Tab, and a ring
        # around a cell would look like part of the task.
        self._page.setFocus()

    def _share_room(self) -> None:
        is_wide = self.width() >= _LINES * self.fontMetrics().height()
        self._list.setVisible(is_wide or self.session.is_listing)
        self._page.setVisible(is_wide or not self.session.is_listing)
        self._page.chapters.setVisible(not is_wide)
        # The page has margins of its own.
        is_page = not is_wide and not self.session.is_listing
        self._row.setContentsMargins(*(_PAGE_MARGINS if is_page else _LIST_MARGINS))
        widest = _WIDEST_LIST * self.fontMetrics().height()
        self._list.setMaximumWidth(widest if is_wide else _NO_LIMIT)
        self.setMinimumSize(self._page.minimumSizeHint() + QSize(0, 2 * _MARGIN))

    @Slot(object)
    def _on_chapter_chosen(self, chapter: Chapter) -> None:
        self.session.is_listing = False
        self._share_room()
        if chapter is self.session.chapter and not self.session.task.is_done:
            # It is open already: the step that was begun goes on.
            self._page.focus_task()
        else:
            self.session.open_chapter(chapter)

    @Slot()
    def _on_page_left(self) -> None:
        self.session.is_listing = True
        self._share_room()
        self._list.focus_open_chapter()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(max(1120, (_LINES + 6) * line), max(720, 40 * line))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() in _NO_MODIFIERS and not event.isAutoRepeat()
        if is_plain and event.key() in _GO_ON and self.session.task.can_go_on:
            self._page.go_on()
            return
        view = self._page.view
        if not (is_plain and view and view.take_key(event.text())):
            super().keyPressEvent(event)
