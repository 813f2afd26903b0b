"""The colours of widgets as they are painted."""

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable
from dataclasses import fields

from PySide6.QtCore import QBuffer, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tictac_gui.look.theme import Theme

CHARACTERS = ".#o+x*=~-abcdefghijklmnpqrstuvwyz"


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def colours(widget: QWidget) -> set[str]:
    """Return every colour in the picture of a widget."""
    image = picture(widget)
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def shows(widget: QWidget, colour: QColor) -> bool:
    return colour.name() in colours(widget)


def is_ringed(cell: QWidget, ring: QColor) -> bool:
    """Return whether a colour is seen above the mark of a cell; its smoothed edges may have it."""
    image = picture(cell)
    above = range(image.height() // 8)
    return ring.name() in {image.pixelColor(image.width() // 2, y).name() for y in above}


def colour_at(widget: QWidget, x: float, y: float) -> str:
    """Return the colour at a place given in parts of the widget's size."""
    image = picture(widget)
    return image.pixelColor(int(image.width() * x), int(image.height() * y)).name()


def are_alike(one: QColor, other: QColor) -> bool:
    """Return whether two colours are the same but for the rounding of what is seen through."""
    channels = zip(one.getRgb(), other.getRgb(), strict=True)  # type: ignore[call-overload]
    return all(abs(here - there) <= 1 for here, there in channels)


def on_screen(window: QWidget) -> QImage:
    """Return what has been painted so far, without asking for more."""
    return window.screen().grabWindow(window.winId()).toImage()


def wait_until_up_to_date(qtbot: QtBot, window: QWidget) -> None:
    """Wait until a window has painted every change: to paint all of it anew changes nothing."""
    qtbot.waitUntil(lambda: _is_up_to_date(window), timeout=2000)


def _is_up_to_date(window: QWidget) -> bool:
    shown = on_screen(window)
    return shown == picture(window).convertToFormat(shown.format())


def sketch(image: QImage, columns: int, rows: int) -> list[str]:
    """Return a picture as rows of characters: the same one wherever most is of the same colour.

    So coarse that the smoothing of edges doesn't matter.
    """
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    # Four bytes a pixel, of which the last is of no use; their first digits tell colours apart.
    rough = bytes(byte >> 4 for byte in image.constBits())
    stride = image.bytesPerLine()
    characters: dict[bytes, str] = {}

    def character(column: int, row: int) -> str:
        left, right = (4 * (at * image.width() // columns) for at in (column, column + 1))
        top, bottom = (stride * (at * image.height() // rows) for at in (row, row + 1))
        pixels = [
            rough[line + x : line + x + 3]
            for line in range(top, bottom, stride)
            for x in range(left, right, 4)
        ]
        [(colour, _)] = Counter(pixels).most_common(1)
        return characters.setdefault(colour, CHARACTERS[len(characters)])

    return ["".join(character(column, row) for column in range(columns)) for row in range(rows)]


def painted(paint: Callable[[QPainter], None], width: int, height: int) -> QImage:
    """Return what a function paints on white."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        paint(painter)
    return image


def colours_left(window: QWidget, former: Theme, now: Theme) -> set[str]:
    """Return the colours of a former theme alone, not of the one now, that can still be seen."""
    image = picture(window).convertToFormat(QImage.Format.Format_RGB32)
    seen = set(memoryview(image.constBits()).cast("I"))
    # Not the greys, which the smoothed edges of other colours have by chance.
    names = ("ground", "surface", "accent", "accent_ground", "x", "o", "win", "loss")
    named = {name: getattr(former, name) for name in names}
    seen -= {getattr(now, field.name).rgb() for field in fields(now)}
    return {name for name, colour in named.items() if colour.rgb() in seen}


def painted_texts(widget: QWidget) -> list[str]:
    """Return the texts that a widget paints, in the order in which it does."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    vectors = QSvgGenerator()
    vectors.setOutputDevice(buffer)
    vectors.setSize(widget.size())
    with QPainter(vectors) as painter:
        widget.render(painter, QPoint())
    root = ET.fromstring(buffer.data().data())  # noqa: S314 - made here
    texts = (
        "".join(text.itertext()).strip() for text in root.iter("{http://www.w3.org/2000/svg}text")
    )
    return [text for text in texts if text]
