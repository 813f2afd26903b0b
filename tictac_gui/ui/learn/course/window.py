"""The window of the course: the list of chapters and the step that is open, side by side.

Where there is no room for both, one of them is shown at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QWidget

from tictac_gui.ui.learn.course.chapter_list import ChapterList
from tictac_gui.ui.learn.course.step_page import StepPage
from tictac_gui.ui.widgets.discarding import discard

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tictac_gui.play.course.session import Session
    from tictac_gui.play.course.steps import Chapter
    from tictac_gui.ui.look.look import Look

_LINES = 46
"""From so many lines' heights on, both are side by side."""
_MARGIN = 11
_LIST_MARGINS = (_MARGIN, _MARGIN, 0, _MARGIN)
_PAGE_MARGINS = (0, _MARGIN, 0, _MARGIN)
_WIDEST_LIST = 24
"""In lines' heights, as long as there is a page beside it."""
_NO_LIMIT = 2**24 - 1
"""Qt's own QWIDGETSIZE_MAX, which PySide doesn't have."""
_NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class CourseWindow(QDialog):
    """Opens at the step where the person left."""

    def __init__(self, session: Session, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Course: How a Computer Thinks"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._session = session
        session.setParent(self)
        self._look = look
        self._is_listing = False
        self._row = QHBoxLayout(self)
        self._row.setSpacing(18)
        # Otherwise a window with both side by side could not become too narrow for that.
        self._row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._build()
        self.finished.connect(self._on_finished)

    def take_over(self, former: CourseWindow) -> None:
        """Go on with what another window shows, in another language."""
        self._session, former._session = former._session, self._session
        self._session.setParent(self)
        former._session.setParent(former)
        self._is_listing = former._is_listing
        for part in (self._list, self._page):
            discard(part)
        self._build()

    def _build(self) -> None:
        """Show the session, which may be another than before."""
        self._list = ChapterList(self._session, self._look)
        self._list.chosen.connect(self._on_chapter_chosen)
        self._page = StepPage(self._session, self._look)
        self._page.left.connect(self._on_page_left)
        self._row.addWidget(self._list, stretch=2)
        self._row.addWidget(self._page, stretch=5)
        self._share_room()
        # Not the board in it: a dialog that opens gives the keyboard away as if by Tab, and a ring
        # around a cell would look like part of the task.
        self._page.setFocus()

    def _share_room(self) -> None:
        is_wide = self.width() >= _LINES * self.fontMetrics().height()
        self._list.setVisible(is_wide or self._is_listing)
        self._page.setVisible(is_wide or not self._is_listing)
        self._page.chapters.setVisible(not is_wide)
        # The page has margins of its own.
        is_page = not is_wide and not self._is_listing
        self._row.setContentsMargins(*(_PAGE_MARGINS if is_page else _LIST_MARGINS))
        widest = _WIDEST_LIST * self.fontMetrics().height()
        self._list.setMaximumWidth(widest if is_wide else _NO_LIMIT)
        self.setMinimumSize(self._page.minimumSizeHint() + QSize(0, 2 * _MARGIN))

    @Slot(object)
    def _on_chapter_chosen(self, chapter: Chapter) -> None:
        self._is_listing = False
        self._share_room()
        if chapter is self._session.chapter and not self._session.task.is_done:
            # It is open already: what was begun there goes on.
            self._page.focus_task()
        else:
            self._session.open_chapter(chapter)

    @Slot()
    def _on_page_left(self) -> None:
        self._is_listing = True
        self._share_room()
        self._list.focus_open_chapter()

    @Slot()
    def _on_finished(self) -> None:
        self._session.shutdown()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(max(880, (_LINES + 6) * line), max(660, 40 * line))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() in _NO_MODIFIERS and not event.isAutoRepeat()
        view = self._page.view
        if not (is_plain and view and view.take_key(event.text())):
            super().keyPressEvent(event)
