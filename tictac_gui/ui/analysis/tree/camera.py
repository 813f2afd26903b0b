"""Moves the viewport over the drawing of the tree, gliding if asked to; paints nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QVariantAnimation, Signal, Slot

from tictac_gui.ui.analysis.tree.viewport import Fit, Viewport

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF

_GLIDE_MS = 160


class Camera(QObject):
    """Holds the current viewport; the bounds are the drawing's, the area is the widget's."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._viewport = Viewport()
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(_GLIDE_MS)
        self._glide.valueChanged.connect(self._on_glide_moved)

    @property
    def viewport(self) -> Viewport:
        """What is visible at this moment."""
        return self._viewport

    def reset(self) -> None:
        """Forget where the drawing was and how large; it is fitted when it is followed next."""
        self._glide.stop()
        self._viewport = Viewport()

    def fit(self) -> None:
        """Let the zoom follow the area, so that all of the drawing is visible."""
        self._viewport = replace(self._viewport, fit=Fit.WHOLE)

    def follow(
        self,
        wanted: Iterable[QRectF],
        bounds: QRectF,
        area: QRectF,
        *,
        covered: float,
        glides: bool,
    ) -> None:
        """Make visible what is wanted, the last of it above all, after fitting if need be."""
        viewport = self._target().fitted(bounds, area, covered)
        if viewport.fit is not Fit.WHOLE:
            viewport = viewport.reaching(wanted, bounds, area)
        self._go_to(viewport, glides=glides)

    def zoom(self, factor: float, about: QPointF, bounds: QRectF, area: QRectF) -> None:
        """Zoom about a point of the widget."""
        self._go_to(self._viewport.zoomed(factor, about, bounds, area), glides=False)

    def move(self, by: QPointF, bounds: QRectF, area: QRectF) -> None:
        """Move by a distance in the widget."""
        self._go_to(self._target().moved(by, bounds, area), glides=False)

    def _target(self) -> Viewport:
        """Return the viewport at the end of the glide, if there is one."""
        if self._glide.state() is QVariantAnimation.State.Running:
            return replace(self._viewport, origin=self._glide.endValue())
        return self._viewport

    def _go_to(self, viewport: Viewport, *, glides: bool) -> None:
        start = self._viewport.origin
        # At another zoom the same origin shows something else: there is nothing to glide from.
        glides = glides and viewport.zoom == self._viewport.zoom
        self._glide.stop()
        self._viewport = viewport
        if glides and viewport.origin != start:
            self._viewport = replace(viewport, origin=start)
            self._glide.setStartValue(start)
            self._glide.setEndValue(viewport.origin)
            self._glide.start()
        self.moved.emit()

    @Slot(object)
    def _on_glide_moved(self, origin: QPointF) -> None:
        self._viewport = replace(self._viewport, origin=origin)
        self.moved.emit()
