"""The code of the search as a text to select or to hear, with its current line marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QRegularExpression, QSize, Qt
from PySide6.QtGui import (
    QFontDatabase,
    QPainter,
    QPen,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from tictac_gui.analysis.controls import StepKeys
from tictac_gui.analysis.tree_picture import paint_triangle
from tictac_gui.look.theme import enlarged

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QKeyEvent, QPaintEvent, QResizeEvent, QTextDocument

    from tictac_gui.look.appearance import Look

_KEYWORDS = ("break", "def", "else", "for", "from", "if", "import", "in", "is", "None", "return")
_SIZE = 0.95
"""The size relative to the widget's font; fixed-pitch fonts look larger."""
_MARGIN = 4
_LEAST_LETTERS = 18
"""How many letters of the current line are always visible."""
_LEAST_LINES = 6
"""How many lines are always visible; the others scroll."""


class CodeText(QPlainTextEdit):
    """Shows a text and which line of it is the current one.

    The arrow keys step as in the tree. With Ctrl they move the cursor, to read other lines.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("code_text")
        self.keys = StepKeys(self)
        self.setAccessibleName(self.tr("Code"))
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setCursorWidth(0)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.document().setDocumentMargin(_MARGIN)
        self.line = 0
        """The number of the current line, from 1; 0 if there is none."""
        self._longest = ""
        self._highlighter = _Highlighter(self.document(), look)
        self._gutter = _Gutter(self)
        self.updateRequest.connect(self._on_update_request)

    def show_font(self, font: QFont) -> None:
        """Show it in the size of a font, in which all letters have the same width."""
        family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        fixed = enlarged(font, _SIZE)
        fixed.setFamily(family)
        fixed.setFixedPitch(True)
        self.setFont(fixed)
        self._make_room()

    def show_text(self, text: str) -> None:
        """Show another text, unless it is the same."""
        text = text.rstrip()
        if text != self.toPlainText():
            self.setPlainText(text)
            self._longest = max(text.splitlines(), key=len, default="")
            self._make_room()
            self.show_line(0)

    def show_line(self, line: int) -> None:
        """Mark a line and keep it visible; 0 is none."""
        self.line = line
        self._mark_line()
        self._follow_line()

    def numbers_width(self) -> int:
        """Return how much room the numbers of the lines take."""
        digits = len(str(self.blockCount()))
        return self.fontMetrics().horizontalAdvance("9") * (digits + 2) + _MARGIN

    def paint_numbers(self, painter: QPainter, area: QRect) -> None:
        """Paint the numbers of the visible lines, and a sign at the current one."""
        theme = self._look.theme
        painter.fillRect(area, theme.ground)
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        height = self.blockBoundingRect(block).height()
        while block.isValid():
            top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
            if top > area.bottom():
                break
            number = block.blockNumber() + 1
            is_current = number == self.line
            painter.setPen(theme.accent if is_current else theme.muted)
            room = QRectF(0, top, self.numbers_width() - _MARGIN, height)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, align, str(number))
            if is_current:
                half = height * 0.22
                tip = QPointF(half + 3, room.center().y())
                paint_triangle(painter, tip, half, theme.accent, points_up=False)
            block = block.next()

    def _follow_line(self) -> None:
        """Scroll to the line, unless a person has selected text to copy it."""
        if self.line and not self.textCursor().hasSelection():
            # A screen reader follows the cursor.
            block = self.document().findBlockByNumber(self.line - 1)
            self.setTextCursor(QTextCursor(block))
            self.ensureCursorVisible()
            self._show_beginning(block.text())

    def _show_beginning(self, text: str) -> None:
        """Scroll sideways only as far as needed to show the beginning of the line."""
        indent = len(text) - len(text.lstrip())
        seen = self.fontMetrics().horizontalAdvance(text[: indent + _LEAST_LETTERS]) + 3 * _MARGIN
        self.horizontalScrollBar().setValue(max(seen - self.viewport().width(), 0))

    def _make_room(self) -> None:
        self.setViewportMargins(self.numbers_width(), 0, 0, 0)
        self._place_gutter()
        # No gap above the variables.
        self.setMaximumHeight(self.sizeHint().height())
        self.updateGeometry()

    def _place_gutter(self) -> None:
        inside = self.contentsRect()
        numbers = QRect(inside.topLeft(), QSize(self.numbers_width(), self.viewport().height()))
        self._gutter.setGeometry(numbers)

    def _mark_line(self) -> None:
        selections = []
        if self.line:
            selection = QTextEdit.ExtraSelection()
            selection.cursor = QTextCursor(self.document().findBlockByNumber(self.line - 1))
            form = QTextCharFormat()
            form.setBackground(self._look.theme.accent_ground)
            form.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selection.format = form
            selections.append(selection)
        self.setExtraSelections(selections)
        self.viewport().update()
        self._gutter.update()

    def _on_update_request(self, _area: QRect, _moved: int) -> None:
        self._gutter.update()

    def sizeHint(self) -> QSize:
        """Return the size at which the whole text is visible."""
        bar = self.verticalScrollBar().sizeHint().width()
        width = self.fontMetrics().horizontalAdvance(self._longest + "  ")
        height = (self.blockCount() + 1) * self.fontMetrics().lineSpacing()
        return QSize(self.numbers_width() + width + bar, height + 4 * _MARGIN)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().lineSpacing()
        return QSize(self.numbers_width() + 8 * line, _LEAST_LINES * line)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            # A text keeps the colours of its parts.
            self._highlighter.rehighlight()
            self._mark_line()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_gutter()
        self._follow_line()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if self.line:
            # A frame too: high contrast has no coloured grounds.
            block = self.document().findBlockByNumber(self.line - 1)
            room = self.blockBoundingGeometry(block).translated(self.contentOffset())
            # Of the last block, the geometry includes the margin below it.
            height = self.fontMetrics().lineSpacing()
            line = QRectF(1, room.top(), self.viewport().width() - 2, height)
            painter.setPen(QPen(self._look.theme.accent, 1))
            painter.drawRect(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        move = QTextCursor.MoveOperation
        lines = {Qt.Key.Key_Up: move.PreviousBlock, Qt.Key.Key_Down: move.NextBlock}
        if self.keys.handle(event):
            return
        if modifiers == Qt.KeyboardModifier.ControlModifier and key in lines:
            self.moveCursor(lines[key])
        elif event.text().isdigit():
            # The window plays moves with them.
            event.ignore()
        else:
            super().keyPressEvent(event)


class _Gutter(QWidget):
    """Shows the numbers of the lines beside them."""

    def __init__(self, text: CodeText) -> None:
        super().__init__(text)
        self._text = text

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._text.paint_numbers(painter, event.rect())


class _Highlighter(QSyntaxHighlighter):
    """Shows keywords in bold."""

    def __init__(self, document: QTextDocument, look: Look) -> None:
        super().__init__(document)
        self._look = look
        self._keyword = QRegularExpression(rf"\b({'|'.join(_KEYWORDS)})\b")

    def highlightBlock(self, text: str) -> None:  # noqa: N802 - Qt calls it so
        form = QTextCharFormat()
        form.setForeground(self._look.theme.accent)
        form.setFontWeight(700)
        found = self._keyword.globalMatch(text)
        while found.hasNext():
            word = found.next()
            self.setFormat(word.capturedStart(), word.capturedLength(), form)
