"""Which part of a drawing is seen in a room, and how large: zooming and moving as arithmetic."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Iterable

_SMALLEST, _LARGEST = 0.3, 3.0
_SMALLEST_FIT, _LARGEST_FIT = 0.72, 1.35
"""Fitted, a drawing stays readable, even if then only a part of it is seen."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """A view of a drawing; each change gives another one.

    The room is a part of the widget, the bounds are those of the drawing. As long as the drawing
    is larger than the room, it fills it; otherwise it lies in its middle.
    """

    origin: QPointF = field(default_factory=QPointF)
    """What of the drawing is in the upper left corner of the room."""
    zoom: float = 1.0
    is_fitted: bool = True
    """Whether the zoom follows the room."""

    def to_drawing(self, point: QPointF, room: QRectF) -> QPointF:
        """Return what of the drawing is at a point of the widget."""
        return (point - room.topLeft()) / self.zoom + self.origin

    def to_widget(self, rect: QRectF, room: QRectF) -> QRectF:
        """Return where in the widget a part of the drawing is."""
        corner = (rect.topLeft() - self.origin) * self.zoom + room.topLeft()
        return QRectF(corner, rect.size() * self.zoom)

    def seen(self, room: QRectF) -> QRectF:
        """Return the part of the drawing that is seen."""
        return QRectF(self.origin, room.size() / self.zoom)

    def fitted(self, bounds: QRectF, room: QRectF) -> Viewport:
        """Show all, or as much as is readable."""
        wish = min(room.width() / bounds.width(), room.height() / bounds.height())
        zoom = min(max(wish, _SMALLEST_FIT), _LARGEST_FIT)
        return replace(self, zoom=zoom, is_fitted=True).kept(bounds, room)

    def zoomed(self, factor: float, about: QPointF, bounds: QRectF, room: QRectF) -> Viewport:
        """Show it larger or smaller; what is at a point of the widget stays there."""
        there = self.to_drawing(about, room)
        zoom = min(max(self.zoom * factor, _SMALLEST), _LARGEST)
        origin = there - (about - room.topLeft()) / zoom
        return Viewport(origin, zoom, is_fitted=False).kept(bounds, room)

    def moved(self, by: QPointF, bounds: QRectF, room: QRectF) -> Viewport:
        """Look further on, by a way in the widget."""
        origin = self.origin + by / self.zoom
        return Viewport(origin, self.zoom, is_fitted=False).kept(bounds, room)

    def reaching(self, wanted: Iterable[QRectF], bounds: QRectF, room: QRectF) -> Viewport:
        """Move no more than needed to see what is wanted, the last of it above all."""
        seen = self.seen(room)
        for rect in wanted:
            x = _reached(seen.left(), seen.width(), rect.left(), rect.right())
            y = _reached(seen.top(), seen.height(), rect.top(), rect.bottom())
            seen.moveTo(x, y)
        return replace(self, origin=seen.topLeft()).kept(bounds, room)

    def kept(self, bounds: QRectF, room: QRectF) -> Viewport:
        """Let the drawing fill the room, or lie in its middle."""
        size = room.size() / self.zoom
        x = _within(self.origin.x(), bounds.left(), bounds.right(), size.width())
        y = _within(self.origin.y(), bounds.top(), bounds.bottom(), size.height())
        return replace(self, origin=QPointF(x, y))


def _reached(start: float, size: float, low: float, high: float) -> float:
    """Return the nearest start from which a stretch of a size holds what is between two bounds."""
    if high - low > size:
        return (low + high - size) / 2
    return min(max(start, high - size), low)


def _within(start: float, low: float, high: float, size: float) -> float:
    """Return the nearest start so that a stretch of a size lies between bounds, or round them."""
    if high - low <= size:
        return (low + high - size) / 2
    return min(max(start, low), high - size)
