"""How to play, with pictures in the colours of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QUrl, Slot
from PySide6.QtGui import QTextDocument

from tictac_gui.ui.help.page import HelpPage
from tictac_gui.ui.help.pictures import picture
from tictac_gui.ui.words import help_words

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from tictac_gui.play.runs.difficulty_strengths import DifficultyStrengths
    from tictac_gui.ui.look.look import Look
    from tictac_gui.ui.words.help_words import Illustration, Section

_BESIDE = 30
"""From this width on, in heights of a line, pictures have their full size, beside the text."""


class HowToPlay(HelpPage):
    """Pictures stand beside their text, or above it where the page is narrow."""

    def __init__(self, strengths: DifficultyStrengths, look: Look, parent: QWidget) -> None:
        super().__init__("how_to_play", self.tr("How to Play"), parent)
        self._strengths = strengths
        self._look = look
        self._least_width = _BESIDE * self.fontMetrics().height()
        self._width = 0
        self._painted_in = look.theme
        strengths.measured.connect(self._refresh)

    @Slot()
    def _refresh(self) -> None:
        self._painted_in = self._look.theme
        sections = help_words.how_to_play(self._strengths.game, self._strengths.by_difficulty)
        self._show_text("".join(map(self._section, sections)))

    def _section(self, section: Section) -> str:
        title = f"<h3>{section.title}</h3>"
        if not section.picture:
            return title + section.text
        image = self._image(section.picture)
        if section.picture.is_broad:
            return f"{title}{section.text}<p>{image}<br>{section.caption}</p>"
        if self._width < self._least_width:
            return f"{title}<p>{image}</p>{section.text}"
        gap = self.fontMetrics().height()
        around = f"margin-top: {gap // 2}px; margin-bottom: {gap // 2}px"
        return (
            f"<table style='{around}'><tr><td>{image}</td>"
            f"<td style='padding-left: {gap}px; vertical-align: middle'>{title}{section.text}</td>"
            "</tr></table>"
        )

    def _image(self, shown: Illustration) -> str:
        """Paint a picture, and return how the text refers to it."""
        margins = 2 * round(self._text.document().documentMargin())
        room = max(self._width - margins, 1)
        painted = picture(shown, self._look, self.font(), room, self.devicePixelRatioF())
        kind = QTextDocument.ResourceType.ImageResource
        name = f"picture:{shown.name.lower()}"
        self._text.document().addResource(kind, QUrl(name), painted)
        size = painted.deviceIndependentSize().toSize()
        return f"<img src='{name}' width='{size.width()}' height='{size.height()}'>"

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        is_change = event.type() is QEvent.Type.PaletteChange
        if is_change and self._painted_in is not self._look.theme:
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # With its scroll bar, which it always needs.
        bar = self._text.verticalScrollBar().sizeHint().width()
        width = min(self._text.width() - bar, self._least_width)
        if width != self._width:
            self._width = width
            self._refresh()
