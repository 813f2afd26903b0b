"""Make the icons for all platforms from the one drawing, resources/icons/tictac.svg.

And the ticks and arrows of menus and fields, for tictac_gui/look/style_sheet.py.
"""

from __future__ import annotations

import os
import struct
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "icons"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
# What Windows shows at 100, 125, 150 and 200 %: in title bars, menus and lists, and large.
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
# Apple's type for each size; the second 32 and 512 are for high-density screens.
ICNS_TYPES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
}
INKS = {"dark": "#1b2330", "pale": "#eef1f5", "grey": "#8a93a1"}
"""On light grounds, on dark ones, and where something is disabled."""
STROKES = {
    "tick": ((14, 33), (27, 46), (50, 19)),
    "down": ((16, 24), (32, 40), (48, 24)),
    "up": ((16, 40), (32, 24), (48, 40)),
    "right": ((24, 16), (40, 32), (24, 48)),
}
STROKES_SIDE, STROKES_WIDTH = 64, 8


def main() -> None:
    """Write all icons beside the drawing."""
    application = QGuiApplication(sys.argv)
    drawing = QSvgRenderer(str(FOLDER / "tictac.svg"), application)
    pictures = {size: png(drawing, size) for size in {*PNG_SIZES, *ICO_SIZES}}
    for size in PNG_SIZES:
        (FOLDER / f"tictac-{size}.png").write_bytes(pictures[size])
    (FOLDER / "tictac.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (FOLDER / "tictac.icns").write_bytes(
        icns({kind: pictures[size] for kind, size in ICNS_TYPES.items()})
    )
    wizard(drawing).save(str(ROOT / "packaging" / "windows" / "wizard.bmp"))
    for name, points in STROKES.items():
        for ink, colour in INKS.items():
            image = strokes(points, QColor(colour))
            (ROOT / "resources" / "controls" / f"{name}-{ink}.png").write_bytes(as_png(image))


def png(drawing: QSvgRenderer, size: int) -> bytes:
    """Render the drawing at a size."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return as_png(image)


def strokes(points: Sequence[tuple[int, int]], colour: QColor) -> QImage:
    """Paint a line through the points, larger than it is ever shown."""
    image = QImage(STROKES_SIDE, STROKES_SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, STROKES_WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(x, y) for x, y in points])
    painter.end()
    return image


def as_png(image: QImage) -> bytes:
    """Return the image as the content of a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stubs know only paths
    return bytes(data.data())


def wizard(drawing: QSvgRenderer) -> QImage:
    """Return the picture at the side of the installer, twice as large as it is shown at 100 %."""
    image = QImage(2 * 164, 2 * 314, QImage.Format.Format_RGB32)
    image.fill(QColor("#e6edf5"))
    painter = QPainter(image)
    width = image.width() * 0.6
    drawing.render(painter, QRectF((image.width() - width) / 2, width / 2, width, width))
    painter.end()
    # A byte for each pixel instead of three; of the colours between two areas some are left out.
    colours = Counter(memoryview(image.constBits()).cast("I")).most_common(256)
    return image.convertToFormat(
        QImage.Format.Format_Indexed8,
        [colour for colour, _ in colours],
        Qt.ImageConversionFlag.AvoidDither,
    )


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return the images in Windows' format; Qt would write only one of them."""
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        # 256 doesn't fit into a byte and is written as 0.
        entries += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset
        )
        offset += len(picture)
    return header + entries + b"".join(pictures.values())


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return the images in Apple's format."""
    blocks = b"".join(
        kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(blocks) + 8) + blocks


if __name__ == "__main__":
    main()
