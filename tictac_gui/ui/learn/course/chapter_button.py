"""A chapter in the list of chapters: its number, its title and how much of it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QVBoxLayout

from tictac_gui.ui.learn.course.step_dots import StepDots
from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.wrapping import wrap
from tictac_gui.ui.words.course import chapter_words

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from tictac_gui.play.course.progress import Progress
    from tictac_gui.play.course.steps import Chapter
    from tictac_gui.ui.look.look import Look


class ChapterButton(QAbstractButton):
    """Opens a chapter; the one that is open has a ring."""

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

    def show_progress(self, progress: Progress, *, is_open: bool) -> None:
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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        pen = QPen(theme.edge, 1.0)
        if self.hasFocus():
            pen = QPen(theme.text, 2.5)
        elif self._is_open or self.underMouse():
            pen = QPen(theme.accent, 2.0 if self._is_open else 1.0)
        half = pen.widthF() / 2
        painter.setPen(pen)
        is_called = self._is_open or self.isDown()
        painter.setBrush(theme.accent_ground if is_called else theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), 9, 9)
