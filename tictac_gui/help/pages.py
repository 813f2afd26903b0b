"""The pages of the help, how to play and the keys: rich text, read by keyboard or screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Slot
from PySide6.QtGui import QKeySequence, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QPushButton, QTextEdit, QWidget

from tictac_gui.help import words
from tictac_gui.help.pictures import ExampleTree, picture
from tictac_gui.look.placement import fit_on_screen
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.containers import window_column

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtGui import QAction, QResizeEvent, QShowEvent, QWheelEvent
    from PySide6.QtWidgets import QMenuBar

    from tictac_gui.games import Game
    from tictac_gui.help.words import Illustration, Keys, Section
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.strengths import DifficultyStrengths

_SMALLEST, _LARGEST = 5.0, 72.0
"""In points. Qt alone would go on until the text has no size, and then complain about its font."""
_NOTCH = 120
"""How far a wheel has turned when Qt makes the text one point larger or smaller."""
_WIDTH, _HEIGHT = 80, 40
"""The size of a page, in widths of an n and in lines."""
_BESIDE = 30
"""From this width on, in line heights, pictures have their full size and stand beside the text."""


class ReadableText(QTextEdit):
    """Can't be changed, so it shows no caret; Ctrl and the wheel make it larger or smaller."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setCursorWidth(0)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            size = self.font().pointSizeF() + event.angleDelta().y() / _NOTCH
            if not _SMALLEST <= size <= _LARGEST:
                return
        super().wheelEvent(event)


class HelpPage(QDialog):
    """Shows a rich text; it doesn't block the board."""

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._text = ReadableText()
        self._text.setObjectName("text")
        self._text.setAccessibleName(title)
        self._text.document().setDocumentMargin(self.fontMetrics().height())
        close = QPushButton(self.tr("Close"))
        close.setObjectName("close")
        close.clicked.connect(self.close)
        layout = window_column(self)
        layout.addWidget(self._text, stretch=1)
        layout.addWidget(ButtonBar([], [close]))
        self._text.setFocus()

    @property
    def plain_text(self) -> str:
        """The text without its pictures, as it is read aloud."""
        return self._text.toPlainText()

    def _show_text(self, html: str) -> None:
        """Replace the text, and stay at the same place in it."""
        bar = self._text.verticalScrollBar()
        place = bar.value()
        self._text.setHtml(html)
        cursor = self._text.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        self._text.setTextCursor(cursor)
        bar.setValue(place)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("n") * _WIDTH, metrics.height() * _HEIGHT)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            fit_on_screen(self)


class HowToPlay(HelpPage):
    """Pictures stand beside their text, or above it where the page is narrow."""

    def __init__(
        self,
        strengths: DifficultyStrengths,
        look: Look,
        example_tree: ExampleTree,
        parent: QWidget,
    ) -> None:
        super().__init__("how_to_play", self.tr("How to Play"), parent)
        self._strengths = strengths
        self._look = look
        self._example_tree = example_tree
        self._least_width = _BESIDE * self.fontMetrics().height()
        self._width = 0
        self._painted_in = look.theme
        strengths.measured.connect(self._refresh)

    @Slot()
    def _refresh(self) -> None:
        self._painted_in = self._look.theme
        sections = words.how_to_play(self._strengths.game, self._strengths.by_difficulty)
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
        painted = picture(
            shown, self._look, self._example_tree, self.font(), room, self.devicePixelRatioF()
        )
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
        room = self._text.maximumViewportSize().width()
        width = min(room - bar, self._least_width)
        if width != self._width:
            self._width = width
            self._refresh()


class KeyboardShortcuts(HelpPage):
    """Lists every key once: those of the board, of the menus, and of single windows."""

    def __init__(self, game: Game, menu_bar: QMenuBar, parent: QWidget) -> None:
        super().__init__("keyboard_shortcuts", self.tr("Keyboard Shortcuts"), parent)
        groups = [words.keys_of_board(game), *_menus(menu_bar), *words.keys_elsewhere()]
        self._show_text("".join(_group(title, keys) for title, keys in groups if keys))


def _menus(menu_bar: QMenuBar) -> Iterator[tuple[str, Keys]]:
    native = QKeySequence.SequenceFormat.NativeText
    for opener in menu_bar.actions():
        keys = [
            # The first is the usual one; others are for keyboards with special keys.
            (action.shortcut().toString(native), action.iconText())
            for action in _actions(opener)
            if action.isVisible() and not action.shortcut().isEmpty()
        ]
        yield opener.iconText(), keys


def _actions(opener: QAction) -> Iterator[QAction]:
    """Return the actions of a menu and of those in it."""
    # PySide's stubs don't know the type of the menu.
    if not (menu := opener.menu()):
        yield opener
        return
    actions: Iterable[QAction] = menu.actions()  # type: ignore[attr-defined]
    for action in actions:
        yield from _actions(action)


def _group(title: str, keys: Keys) -> str:
    rows = "".join(
        f"<tr><td width='45%'><b>{key}</b></td><td>{meaning}</td></tr>" for key, meaning in keys
    )
    return f"<h3>{title}</h3><table width='100%'>{rows}</table>"
