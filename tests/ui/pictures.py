"""The colours of widgets as they are painted."""

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget


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


def colour_at(widget: QWidget, x: float, y: float) -> str:
    """Return the colour at a place given in parts of the widget's size."""
    image = picture(widget)
    return image.pixelColor(int(image.width() * x), int(image.height() * y)).name()


def are_alike(one: QColor, other: QColor) -> bool:
    """Return whether two colours are the same but for the rounding of what is seen through."""
    channels = zip(one.getRgb(), other.getRgb(), strict=True)  # type: ignore[call-overload]
    return all(abs(here - there) <= 1 for here, there in channels)
