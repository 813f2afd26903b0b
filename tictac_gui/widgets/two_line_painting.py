"""How an item of two lines is painted: as the style paints two items, on the ground of one.

Loaded when a menu is first opened; see `menus.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionMenuItem

from tictac_gui.look.theme import enlarged

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from tictac_gui.widgets.menus import TwoLineItem

_NOTE_SIZE = 0.88
"""The font of the second line, as a fraction of that of the first."""
_OVERLAP = 0.22
"""How far the second line moves up into the padding of the first, as a fraction of a line."""
_SAFETY = 0.97
"""Smaller fonts are not exactly narrower by the same factor."""
_Role = QPalette.ColorRole


def item_size(menu: QMenu, item: TwoLineItem) -> QSize:
    """Return the size of an item in a menu, including what it reserves for a note."""
    name = _size(menu, _name_option(menu, item))
    if not item.widest_note:
        return name
    note = _size(menu, _note_option(menu, item, item.widest_note))
    width = min(max(name.width(), note.width()), menu.screen().availableSize().width())
    return QSize(width, round(name.height() * (2 - _OVERLAP)))


def paint_item(face: QWidget, menu: QMenu, item: TwoLineItem) -> None:
    """Paint an item of a menu onto its widget."""
    painter = QPainter(face)
    ground = _name_option(menu, item)
    ground.text = ""
    ground.rect = face.rect()
    _draw(painter, menu, ground)
    name = _name_option(menu, item)
    # The ground has the tick.
    name.checkType = QStyleOptionMenuItem.CheckType.NotCheckable
    line = QRect(0, 0, face.width(), _size(menu, name).height())
    _paint_line(painter, menu, name, line, _Role.Text)
    note = _note_option(menu, item, item.widest_note)
    if (excess := _size(menu, note).width() - face.width()) > 0:
        # On a small screen with a large font, all notes become smaller rather than being cut off.
        width = note.fontMetrics.horizontalAdvance(note.text)
        note.font = enlarged(note.font, _SAFETY * (width - excess) / width)
        note.fontMetrics = QFontMetrics(note.font)
    note.text = item.lines[1]
    line.moveBottom(face.rect().bottom())
    _paint_line(painter, menu, note, line, _Role.PlaceholderText)


def _name_option(menu: QMenu, item: TwoLineItem) -> QStyleOptionMenuItem:
    option = QStyleOptionMenuItem()
    menu.initStyleOption(option, item)
    # The menu counts only items without a widget, and a style sheet paints no tick without any.
    option.menuHasCheckableItems = True
    option.text = item.lines[0]
    return option


def _note_option(menu: QMenu, item: TwoLineItem, text: str) -> QStyleOptionMenuItem:
    option = _name_option(menu, item)
    option.text = text
    option.checkType = QStyleOptionMenuItem.CheckType.NotCheckable
    option.font = enlarged(option.font, _NOTE_SIZE)
    option.fontMetrics = QFontMetrics(option.font)
    return option


def _size(menu: QMenu, option: QStyleOptionMenuItem) -> QSize:
    metrics = QFontMetrics(option.font)
    content = QSize(metrics.horizontalAdvance(option.text), metrics.height())
    return menu.style().sizeFromContents(QStyle.ContentsType.CT_MenuItem, option, content, menu)


def _paint_line(
    painter: QPainter, menu: QMenu, option: QStyleOptionMenuItem, line: QRect, role: _Role
) -> None:
    # The ground of a selected item is painted already.
    if option.state & QStyle.StateFlag.State_Selected:
        option.state &= ~QStyle.StateFlag.State_Selected
        role = _Role.HighlightedText
    for each in (_Role.Text, _Role.WindowText, _Role.ButtonText):
        option.palette.setColor(each, option.palette.color(role))
    option.rect = line
    _draw(painter, menu, option)


def _draw(painter: QPainter, menu: QMenu, option: QStyleOptionMenuItem) -> None:
    menu.style().drawControl(QStyle.ControlElement.CE_MenuItem, option, painter, menu)
