"""Saves the board as a picture, with whatever it shows; loaded when that is asked for."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, Qt, Slot
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from tictac_gui.storage.exports import save_file
from tictac_gui.widgets.labels import announce
from tictac_gui.window import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPaintDevice

PIXELS_TO_A_POINT = 2
"""How finely a picture is drawn, so that it stays sharp on paper and on fine screens."""
_SHOWN = QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren


def png(board: QWidget) -> bytes:
    """Return a picture of the board as it is shown."""
    image = QImage(board.size() * PIXELS_TO_A_POINT, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(PIXELS_TO_A_POINT)
    _draw(board, image, _SHOWN)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The name of the format has no types that fit.
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def svg(board: QWidget) -> bytes:
    """Return a drawing of the board as it is shown, which can be enlarged.

    Qt's generator knows no clipping, but a column paints beyond its edges. So each widget is drawn
    by itself, and clipped here.
    """
    size = board.size()
    layers = (_layer(board, widget, number) for number, widget in enumerate(_painted(board)))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 viewBox="0 0 {size.width()} {size.height()}">
<title>{escape(words.picture_title())}</title>
{"".join(layers)}</svg>
""".encode()


def _layer(board: QWidget, widget: QWidget, number: int) -> str:
    corner = widget.mapTo(board, QPoint())
    return f'''<clipPath id="clip{number}">
<rect width="{widget.width()}" height="{widget.height()}"/>
</clipPath>
<g transform="translate({corner.x()} {corner.y()})" clip-path="url(#clip{number})">
{_drawing(widget, number, has_ground=widget is board)}</g>
'''


def _painted(widget: QWidget) -> Iterator[QWidget]:
    """Yield the visible widgets from the lowest up, as they are painted."""
    yield widget
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisibleTo(widget) and not child.isWindow():
            yield from _painted(child)


def _drawing(widget: QWidget, number: int, *, has_ground: bool) -> str:
    """Return the elements that a widget draws, with names that no other widget's have."""
    data = QByteArray()
    buffer = QBuffer(data)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    drawing.setSize(widget.size())
    drawing.setViewBox(widget.rect())
    # What lies over the board would hide it with a ground of its own.
    ground = QWidget.RenderFlag.DrawWindowBackground
    _draw(widget, drawing, ground if has_ground else QWidget.RenderFlag(0))
    text = bytes(data.data()).decode().replace("gradient", f"gradient{number}_")
    # Without Qt's own title and description.
    return text.partition("</desc>")[2].rpartition("</svg>")[0]


def _draw(widget: QWidget, device: QPaintDevice, flags: QWidget.RenderFlag) -> None:
    painter = QPainter(device)
    widget.render(painter, QPoint(), QRegion(), flags)
    painter.end()


class PictureDialog(QFileDialog):
    """Asks for a file's name and saves the board as it was when the dialog opened."""

    def __init__(self, board: QWidget, window: QWidget) -> None:
        super().__init__(window, words.save_picture_title())
        self._board = board
        self._pictures = {"png": png(board), "svg": svg(board)}
        """By the ending of the file's name."""
        self.setObjectName("save_picture")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilters([words.png_filter(), words.svg_filter()])
        self.setDefaultSuffix("png")
        self.filterSelected.connect(self._on_filter_selected)
        self.fileSelected.connect(self._on_file_selected)

    @Slot(str)
    def _on_filter_selected(self, chosen: str) -> None:
        self.setDefaultSuffix("svg" if chosen == words.svg_filter() else "png")

    @Slot(str)
    def _on_file_selected(self, path: str) -> None:
        kind = "svg" if path.lower().endswith(".svg") else "png"
        try:
            save_file(path, self._pictures[kind])
        except OSError as error:
            window = self.parentWidget()
            text = words.picture_not_saved(path, str(error))
            box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), text, parent=window)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            # `exec` would hold up the game.
            box.open()
        else:
            announce(self._board, words.picture_saved())
