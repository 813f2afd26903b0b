"""The buttons in the panel's title, painted in the colours of the theme.

The icons that Qt's style has for them are dark, also where the ground is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

_FLOAT, _CLOSE = "qt_dockwidget_floatbutton", "qt_dockwidget_closebutton"
"""Qt's names for the buttons."""
_TEXTS = {
    _FLOAT: ("Float", "Undocks and re-attaches the dock widget"),
    _CLOSE: ("Close", "Closes the dock widget"),
}
"""What Qt says about them, in its own catalogue."""


class TitleButtons(QObject):
    """Paints them instead of Qt, which gives them their icons back at every change of style."""

    def __init__(self, panel: QDockWidget) -> None:
        super().__init__(panel)
        self._buttons = {name: panel.findChildren(QAbstractButton, name) for name in _TEXTS}
        for buttons in self._buttons.values():
            for button in buttons:
                button.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Name them in the language that is used now; Qt does so only once."""
        for name, texts in _TEXTS.items():
            said, explained = (QCoreApplication.translate("QDockWidget", text) for text in texts)
            for button in self._buttons[name]:
                button.setToolTip(said)
                button.setAccessibleName(said)
                button.setAccessibleDescription(explained)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Paint and isinstance(watched, QAbstractButton):
            _paint(watched)
            return True
        return super().eventFilter(watched, event)


def _paint(button: QAbstractButton) -> None:
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = button.palette().color(QPalette.ColorRole.WindowText)
    room = QRectF(button.rect())
    if button.underMouse() or button.isDown():
        ground = button.palette().color(QPalette.ColorRole.Highlight)
        colour = button.palette().color(QPalette.ColorRole.HighlightedText)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(room, 3, 3)
    unit = min(room.width(), room.height()) / 14
    painter.translate(room.center())
    painter.scale(unit, unit)
    painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if button.objectName() == _CLOSE:
        painter.drawLine(QPointF(-3.5, -3.5), QPointF(3.5, 3.5))
        painter.drawLine(QPointF(-3.5, 3.5), QPointF(3.5, -3.5))
    else:
        painter.drawRoundedRect(QRectF(-4.5, -1.5, 6, 6), 1, 1)
        painter.drawPolyline([QPointF(-1.5, -4.5), QPointF(4.5, -4.5), QPointF(4.5, 1.5)])
