"""The chapters of the course, in any order, and a way to begin all over again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QPushButton

from tictac_gui.ui.learn.course.chapter_button import ChapterButton
from tictac_gui.ui.widgets.scroll_pane import ScrollColumn
from tictac_gui.ui.widgets.wrapping import wrap

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from tictac_gui.play.course.session import Session
    from tictac_gui.ui.look.look import Look


class ChapterList(ScrollColumn):
    """Shows how much of each chapter is done, and reports which one was chosen."""

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
        for each in (self._reset, self._confirm):
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
        self._introduction.setText(
            self.tr("You have done the whole course. Now you know how the computer thinks.")
            if is_over
            else self.tr("How does a computer play that never loses? Find out by playing.")
        )
        for chapter, button in self._buttons.items():
            button.show_progress(progress, is_open=chapter is self._session.chapter)
        self._reset.setEnabled(progress.is_begun)
        self._offer_confirmation(is_offered=self._confirm.isVisible() and progress.is_begun)

    def focus_open_chapter(self) -> None:
        """Give the keyboard to the chapter that is open."""
        self._buttons[self._session.chapter].setFocus(Qt.FocusReason.OtherFocusReason)

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
