"""The visible part of the tree's drawing and its zoom; nothing is painted here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Iterable

_SMALLEST, _LARGEST = 0.3, 3.0
_LARGEST_FIT = 1.35
_NARROWEST, _LOWEST = 0.4, 0.72
"""A readable drawing is made this small to fit the width, or the height, and no smaller.

Siblings are compared with each other, so it shrinks more to show them all than to show all rows.
"""
_GLIDE_MS = 160


class Fit(Enum):
    """How the zoom follows the area."""

    READABLE = auto()
    """As much is visible as can be read."""
    WHOLE = auto()
    """All is visible, however small."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """A view of a drawing; each change returns a new one.

    The area is a part of the widget, the bounds are those of the drawing. A drawing larger than
    the area fills it; a smaller one is centred in it.
    """

    origin: QPointF = field(default_factory=QPointF)
    """The point of the drawing in the upper left corner of the area."""
    zoom: float = 1.0
    fit: Fit | None = Fit.READABLE
    """None if the zoom was chosen and stays."""

    def to_drawing(self, point: QPointF, area: QRectF) -> QPointF:
        """Return the point of the drawing at a point of the widget."""
        return (point - area.topLeft()) / self.zoom + self.origin

    def to_widget(self, rect: QRectF, area: QRectF) -> QRectF:
        """Return where in the widget a part of the drawing is."""
        corner = (rect.topLeft() - self.origin) * self.zoom + area.topLeft()
        return QRectF(corner, rect.size() * self.zoom)

    def seen(self, area: QRectF) -> QRectF:
        """Return the part of the drawing that is visible."""
        return QRectF(self.origin, area.size() / self.zoom)

    def fitted(self, bounds: QRectF, area: QRectF, covered: float = 0) -> Viewport:
        """Zoom as the fit demands, if there is one; the whole stays below a covered top."""
        if not self.fit:
            return self
        across, down = area.width() / bounds.width(), area.height() / bounds.height()
        if self.fit is Fit.READABLE:
            zoom = min(max(across, _NARROWEST), max(down, _LOWEST), _LARGEST_FIT)
            return replace(self, zoom=zoom).confined(bounds, area)
        clear = area.adjusted(0, covered, 0, 0)
        zoom = min(across, clear.height() / bounds.height(), _LARGEST_FIT)
        placed = replace(self, zoom=zoom).confined(bounds, clear)
        return replace(placed, origin=placed.origin - QPointF(0, covered / zoom))

    def zoomed(self, factor: float, about: QPointF, bounds: QRectF, area: QRectF) -> Viewport:
        """Show it larger or smaller; what is at a point of the widget stays there."""
        there = self.to_drawing(about, area)
        # A whole drawing may be smaller than can be chosen: zooming out must not enlarge it.
        zoom = min(max(self.zoom * factor, min(_SMALLEST, self.zoom)), _LARGEST)
        origin = there - (about - area.topLeft()) / zoom
        return Viewport(origin, zoom, fit=None).confined(bounds, area)

    def moved(self, by: QPointF, bounds: QRectF, area: QRectF) -> Viewport:
        """Move by a distance in the widget."""
        origin = self.origin + by / self.zoom
        return Viewport(origin, self.zoom, fit=None).confined(bounds, area)

    def reaching(self, wanted: Iterable[QRectF], bounds: QRectF, area: QRectF) -> Viewport:
        """Move no more than needed to show the wanted parts, above all the last."""
        seen = self.seen(area)
        for rect in wanted:
            x = _reached(seen.left(), seen.width(), rect.left(), rect.right())
            y = _reached(seen.top(), seen.height(), rect.top(), rect.bottom())
            seen.moveTo(x, y)
        return replace(self, origin=seen.topLeft()).confined(bounds, area)

    def confined(self, bounds: QRectF, area: QRectF) -> Viewport:
        """Move so that the drawing fills the area, or is centred in it."""
        size = area.size() / self.zoom
        x = _within(self.origin.x(), bounds.left(), bounds.right(), size.width())
        y = _within(self.origin.y(), bounds.top(), bounds.bottom(), size.height())
        return replace(self, origin=QPointF(x, y))


def _reached(start: float, size: float, low: float, high: float) -> float:
    """Return the start nearest to the given one from which a size covers low to high."""
    if high - low > size:
        return (low + high - size) / 2
    return min(max(start, high - size), low)


def _within(start: float, low: float, high: float, size: float) -> float:
    """Return the start nearest to the given one at which a size lies within low to high."""
    if high - low <= size:
        return (low + high - size) / 2
    return min(max(start, low), high - size)


class Camera(QObject):
    """Holds the current viewport; the bounds are the drawing's, the area is the widget's."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.viewport = Viewport()
        """The current viewport, also in the middle of a glide."""
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(_GLIDE_MS)
        self._glide.valueChanged.connect(self._on_glide_moved)

    def reset(self) -> None:
        """Fit the drawing anew when it is followed next."""
        self._glide.stop()
        self.viewport = Viewport()

    def fit(self) -> None:
        """Let the zoom follow the area, so that all of the drawing is visible."""
        self.viewport = replace(self.viewport, fit=Fit.WHOLE)

    def follow(
        self,
        wanted: Iterable[QRectF],
        bounds: QRectF,
        area: QRectF,
        *,
        covered: float,
        glides: bool,
    ) -> None:
        """Make the wanted parts visible, above all the last, after fitting the zoom."""
        viewport = self._target().fitted(bounds, area, covered)
        if viewport.fit is not Fit.WHOLE:
            viewport = viewport.reaching(wanted, bounds, area)
        self._go_to(viewport, glides=glides)

    def zoom(self, factor: float, about: QPointF, bounds: QRectF, area: QRectF) -> None:
        """Zoom about a point of the widget."""
        self._go_to(self.viewport.zoomed(factor, about, bounds, area), glides=False)

    def move(self, by: QPointF, bounds: QRectF, area: QRectF) -> None:
        """Move by a distance in the widget."""
        self._go_to(self._target().moved(by, bounds, area), glides=False)

    def _target(self) -> Viewport:
        """Return the viewport at the end of the glide, if there is one."""
        if self._glide.state() is QVariantAnimation.State.Running:
            return replace(self.viewport, origin=self._glide.endValue())
        return self.viewport

    def _go_to(self, viewport: Viewport, *, glides: bool) -> None:
        start = self.viewport.origin
        # At another zoom the same origin shows something else: there is nothing to glide from.
        glides = glides and viewport.zoom == self.viewport.zoom
        self._glide.stop()
        self.viewport = viewport
        if glides and viewport.origin != start:
            self.viewport = replace(viewport, origin=start)
            self._glide.setStartValue(start)
            self._glide.setEndValue(viewport.origin)
            self._glide.start()
        self.moved.emit()

    @Slot(object)
    def _on_glide_moved(self, origin: QPointF) -> None:
        self.viewport = replace(self.viewport, origin=origin)
        self.moved.emit()
