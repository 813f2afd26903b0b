"""Fonts derived from the system's font."""

from PySide6.QtGui import QFont


def enlarged(font: QFont, factor: float, *, is_bold: bool = False) -> QFont:
    """Return the font scaled by a factor, whether its size is in points or in pixels."""
    larger = QFont(font)
    if font.pointSizeF() > 0:
        larger.setPointSizeF(font.pointSizeF() * factor)
    else:
        larger.setPixelSize(round(font.pixelSize() * factor))
    larger.setBold(is_bold)
    return larger
