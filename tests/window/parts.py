"""What holds for the parts of any window: each has room of its own and a name."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QLayout,
    QMainWindow,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTableView,
    QTabWidget,
    QWidget,
)

UNPLACED = QRect(0, 0, 100, 30)
"""Where Qt leaves a widget that nothing has placed."""


def assert_all_have_room(window: QWidget) -> None:
    """Check that all parts in layouts are whole, and that none covers another."""
    for widget in _widgets_of(window):
        if isinstance(widget, QMainWindow) or not (layout := widget.layout()):
            continue
        margins = layout.contentsMargins()
        # One side may be left more room on purpose, but not by a slip.
        assert abs(margins.left() - margins.right()) not in (1, 2, 3), widget
        places = {part: part.geometry() for part in _placed_by(layout)}
        for part, place in places.items():
            assert widget.rect().contains(place), part
            assert min(place.width(), place.height()) > 0, part
        for one, other in combinations(places, 2):
            assert not places[one].intersects(places[other]), (one, other)
        # What lies over others is placed by hand.
        by_hand = set(_visible_children(widget)) - set(places)
        assert [part for part in by_hand if part.geometry() == UNPLACED] == []


def assert_is_narrow_enough(window: QWidget) -> None:
    """Check that long texts are broken into lines instead of widening a window."""
    widest = 100 * window.fontMetrics().averageCharWidth()
    assert window.minimumSizeHint().width() <= widest
    for widget in _widgets_of(window):
        assert widget.minimumSizeHint().width() <= widest, widget


def assert_all_have_names(window: QWidget) -> None:
    """Check that a screen reader has something to say wherever Tab goes."""
    for widget in _widgets_of(window):
        # Tabs have names of their own, and the field of a spin box has that of the box.
        if isinstance(widget, QTabWidget) or isinstance(widget.parent(), QSpinBox):
            continue
        if widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value:
            assert _name_of(widget), widget


def assert_all_texts_make_sense(window: QWidget) -> None:
    """Check that no text lacks what should have been put into it."""
    for widget in _widgets_of(window):
        said = (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
        for text in (*said, widget.windowTitle(), str(widget.property("text") or "")):
            assert "None" not in text, widget
            assert not text.startswith("{"), widget
        if isinstance(widget, QPushButton | QCheckBox | QRadioButton):
            assert widget.text() or widget.accessibleName(), widget


def assert_all_can_be_seen(window: QWidget) -> None:
    """Check that every button shows something, and that tables are without lines, as all else."""
    for widget in _widgets_of(window):
        # A table has one in its corner, for nothing.
        if isinstance(widget, QAbstractButton) and widget.isEnabled():
            image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
            assert len(set(memoryview(image.constBits()).cast("I"))) > 1, widget
        if isinstance(widget, QTableView):
            assert not widget.showGrid(), widget


def _name_of(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


def _widgets_of(window: QWidget) -> Iterator[QWidget]:
    """Go through all that can be seen in a window, but not through other windows above it."""
    yield window
    for child in _visible_children(window):
        yield from _widgets_of(child)


def _visible_children(widget: QWidget) -> list[QWidget]:
    children = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [child for child in children if child.isVisible() and not child.isWindow()]


def _placed_by(layout: QLayout) -> Iterator[QWidget]:
    items = [layout.itemAt(index) for index in range(layout.count())]
    for item in filter(None, items):
        if inner := item.layout():
            yield from _placed_by(inner)
        elif (widget := item.widget()) and widget.isVisible():
            yield widget
