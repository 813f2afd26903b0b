"""The widget that shows the search tree, and turns the keyboard and the mouse into signals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QKeySequence, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from tictac_gui.analysis import tree_words
from tictac_gui.analysis.camera import Camera, Fit
from tictac_gui.analysis.controls import StepKeys
from tictac_gui.analysis.tree_picture import TreePicture
from tictac_gui.analysis.tree_scene import Direction, Scene
from tictac_gui.board.marks import has_discs, paint_side
from tictac_gui.look.theme import Theme, enlarged
from tictac_gui.words import number_words

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
        QWheelEvent,
    )

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition
    from tictac_gui.look.appearance import Look

_SIGNED = 3.0
"""The least height in lines of a row with room for the triangle and the mark."""
_ZOOM = 1.25
_DRAG = 4
"""How many pixels a press must move to be a drag and not a click."""
_CTRL = Qt.KeyboardModifier.ControlModifier
_DIRECTIONS = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class LevelLabels:
    """Paints labels that stay at the left edge; as in textbooks, MAX points up."""

    def __init__(self, font: QFont) -> None:
        self._font = enlarged(font, 0.85, is_bold=True)
        metrics = QFontMetricsF(self._font)
        self._line = metrics.height()
        self.width = metrics.horizontalAdvance("MAX") * 1.9
        """How wide the labels are."""

    def paint_bands(self, painter: QPainter, rows: list[QRectF], theme: Theme) -> None:
        """Paint every other row on a different background."""
        for row in rows[::2]:
            painter.fillRect(row, theme.surface)

    def paint(
        self,
        painter: QPainter,
        rows: list[QRectF],
        height: float,
        root: BoardPosition,
        theme: Theme,
    ) -> None:
        """Paint the labels on top of the drawing."""
        room = QRectF(0, 0, self.width, height)
        painter.fillRect(room, theme.ground)
        self.paint_bands(painter, [row.intersected(room) for row in rows], theme)
        painter.setPen(QPen(theme.edge, 1))
        painter.drawLine(room.topRight(), room.bottomRight())
        painter.setFont(self._font)
        for depth, row in enumerate(rows):
            is_max = depth % 2 == 0
            label = row.intersected(room)
            if label.height() >= self._line * _SIGNED:
                self._paint_triangle(painter, label.center(), is_max=is_max, theme=theme)
                mark = root.turn if is_max else root.turn.other
                self._paint_mark(painter, label.center(), mark, theme, is_disc=has_discs(root))
            if label.height() >= self._line:
                painter.setPen(theme.text)
                text = number_words.side(is_max=is_max)
                painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_triangle(
        self, painter: QPainter, middle: QPointF, *, is_max: bool, theme: Theme
    ) -> None:
        line = self._line
        half = line * 0.42
        tip = -half * 0.8 if is_max else half * 0.8
        top = middle - QPointF(0, line * 1.1)
        corners = [QPointF(0, tip), QPointF(half, -tip), QPointF(-half, -tip)]
        painter.setPen(QPen(theme.muted, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([top + corner for corner in corners]))

    def _paint_mark(
        self, painter: QPainter, middle: QPointF, mark: Mark, theme: Theme, *, is_disc: bool
    ) -> None:
        size = self._line * 0.8
        square = QRectF(middle.x() - size / 2, middle.y() + self._line * 0.65, size, size)
        paint_side(painter, mark, square, theme, is_disc=is_disc)


class TreeView(QWidget):
    """Shows a scene; keys for steps and clicks on nodes are reported.

    Arrow keys step; with Shift they move the drawing, with Ctrl they choose a node.
    """

    node_chosen = Signal(int)
    """Carries the place of a node to be described, and opened or closed."""
    node_pointed = Signal(int)
    """Carries the place of a node to be described only."""

    def __init__(self, camera: Camera, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setObjectName("tree")
        self.keys = StepKeys(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.scene: Scene | None = None
        """The scene shown; None while there is none."""
        self._picture = self._new_picture()
        self._labels = LevelLabels(self.font())
        self._camera = camera
        self._camera.moved.connect(self.update)
        self._pressed: QPointF | None = None
        self._is_dragging = False

    @property
    def zoom(self) -> float:
        """The scale of the drawing."""
        return self._camera.viewport.zoom

    @property
    def is_fitted(self) -> bool:
        """Whether the drawing follows the size of the widget and the current call."""
        return self._camera.viewport.fit is not None

    def show_scene(self, scene: Scene | None) -> None:
        """Show a step of a search, or nothing."""
        before, self.scene = self.scene, scene
        is_same = before is not None and scene is not None and before.trace is scene.trace
        if scene and not is_same:
            self._picture = self._new_picture()
        self._follow(glides=is_same)
        self.update()

    def fit(self) -> None:
        """Keep the whole tree visible from now on, however small."""
        self._camera.fit()
        self._follow(glides=False)

    def zoom_in(self) -> None:
        """Show it larger."""
        self._zoom(_ZOOM, self._area().center())

    def zoom_out(self) -> None:
        """Show it smaller."""
        self._zoom(1 / _ZOOM, self._area().center())

    def place_at(self, point: QPointF) -> int | None:
        """Return the place of the node that is shown at a point of the widget."""
        if not self.scene or not self._area().contains(point):
            return None
        there = self._camera.viewport.to_drawing(point, self._area())
        more = self._picture.line * 0.5
        for place in self.scene.shown():
            card = self._picture.card(self.scene.nodes[place])
            if card.adjusted(0, -more, 0, more).contains(there):
                return place
        return None

    def rect_of(self, place: int) -> QRectF:
        """Return where the card of a node is in the widget."""
        assert self.scene  # noqa: S101 - there are nodes only in a scene
        card = self._picture.card(self.scene.nodes[place])
        return self._camera.viewport.to_widget(card, self._area())

    def _new_picture(self) -> TreePicture:
        trace = self.scene.trace if self.scene else None
        return TreePicture(self.font(), self.fontMetrics().height(), self._look, trace)

    def _area(self) -> QRectF:
        """Return the part of the widget beside the labels."""
        return QRectF(self.rect()).adjusted(self._labels.width, 0, 0, 0)

    def _bounds(self, scene: Scene) -> QRectF:
        return self._picture.bounds(scene.nodes)

    def _follow(self, *, glides: bool) -> None:
        """Keep what is current or selected visible, and the whole drawing if it is fitted."""
        if self.scene:
            wanted = self._picture.focus_areas(self.scene)
            glides = glides and self.isVisible() and self._look.motion.is_shown
            area, bounds = self._area(), self._bounds(self.scene)
            covered = self._covered(bounds, area)
            self._camera.follow(wanted, bounds, area, covered=covered, glides=glides)

    def _covered(self, bounds: QRectF, area: QRectF) -> int:
        """Return the height of the buttons at the top if they would hide a card, else 0."""
        layout = self.layout()
        if not self.scene or not layout or self._camera.viewport.fit is not Fit.WHOLE:
            return 0
        whole = self._camera.viewport.fitted(bounds, area)
        cards = [whole.to_widget(self._picture.card(node), area) for node in self.scene.nodes]
        buttons = [QRectF(button.geometry()) for button in self.findChildren(QWidget)]
        is_hiding = any(button.intersects(card) for button in buttons for card in cards)
        return layout.sizeHint().height() if is_hiding else 0

    def _zoom(self, factor: float, about: QPointF) -> None:
        if self.scene:
            self._camera.zoom(factor, about, self._bounds(self.scene), self._area())

    def _move(self, by: QPointF) -> None:
        if self.scene:
            self._camera.move(by, self._bounds(self.scene), self._area())

    def _choose_neighbour(self, direction: Direction) -> None:
        if self.scene and (place := self.scene.neighbour(direction)) is not None:
            self.node_pointed.emit(place)

    def _choose_selected(self) -> None:
        if self.scene and self.scene.selected is not None:
            self.node_chosen.emit(self.scene.selected)

    def _show_tip(self, event: QHelpEvent) -> None:
        place = self.place_at(QPointF(event.pos()))
        scene = self.scene
        text = tree_words.node(scene, place) if scene and place is not None else ""
        QToolTip.showText(event.globalPos(), text, self)

    def _rows(self, scene: Scene) -> list[QRectF]:
        """Return the visible rows as bands across the widget."""
        deepest = max(scene.nodes[place].depth for place in scene.shown())
        height = self._picture.row_height
        rows = [QRectF(0, depth * height, 1, height) for depth in range(deepest + 1)]
        bands = [self._camera.viewport.to_widget(row, self._area()) for row in rows]
        return [QRectF(0, band.top(), self.width(), band.height()) for band in bands]

    def sizeHint(self) -> QSize:
        return QSize(360, 320)

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(12 * line, 6 * line)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, area = self._look.theme, self._area()
        painter.fillRect(self.rect(), theme.ground)
        if self.scene:
            rows = self._rows(self.scene)
            self._labels.paint_bands(painter, rows, theme)
            painter.save()
            painter.setClipRect(area)
            painter.translate(area.topLeft())
            painter.scale(self.zoom, self.zoom)
            painter.translate(-self._camera.viewport.origin)
            self._picture.paint(painter, self.scene, self._camera.viewport.seen(area))
            painter.restore()
            self._labels.paint(painter, rows, self.height(), self.scene.trace.root.position, theme)
        is_focused = self.hasFocus()
        painter.setPen(QPen(theme.accent if is_focused else theme.edge, 2 if is_focused else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow(glides=False)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self._labels = LevelLabels(self.font())
            self._picture = self._new_picture()
            self._follow(glides=False)
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if turns := event.angleDelta().y() / 120:
            self._zoom(_ZOOM**turns, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position()
            self._is_dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            is_node = self.place_at(event.position()) is not None
            hand = Qt.CursorShape.PointingHandCursor
            self.setCursor(hand if is_node else Qt.CursorShape.OpenHandCursor)
            return
        way = event.position() - self._pressed
        if self._is_dragging or way.manhattanLength() >= _DRAG:
            self._is_dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._pressed = event.position()
            self._move(-way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_click = self._pressed is not None and not self._is_dragging
        self._pressed, self._is_dragging = None, False
        self.unsetCursor()
        if was_click and (place := self.place_at(event.position())) is not None:
            self.node_chosen.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        modifiers &= ~Qt.KeyboardModifier.KeypadModifier
        plain = modifiers == Qt.KeyboardModifier.NoModifier
        # On many keyboards plus needs Shift, which Qt reports as a different key.
        is_ctrl = modifiers & ~Qt.KeyboardModifier.ShiftModifier == _CTRL
        if is_ctrl and key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self.zoom_out()
        elif key == Qt.Key.Key_0 and modifiers == _CTRL:
            self.fit()
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose_selected()
        elif modifiers == Qt.KeyboardModifier.ShiftModifier and key in _ARROWS:
            self._move(_ARROWS[key] * (3 * self._picture.line))
        elif modifiers == _CTRL and key in _ARROWS:
            self._choose_neighbour(_DIRECTIONS[key])
        elif not self.keys.handle(event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            self._show_tip(event)
            return True
        return super().event(event)
