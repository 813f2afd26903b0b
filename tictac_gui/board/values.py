"""What every move leads to, on the board: its symbols, and the search while values are turned on.

Symbols are painted, so that no font needs to have them, and their shapes alone tell them apart.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from tictac_gui.engine.search import Ending
from tictac_gui.engine.stopping import patiently

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from PySide6.QtGui import QColor

    from tictac_gui.engine.review import MoveValue
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.change import Change
    from tictac_gui.play.looking_back import LookBack

_SMALLEST = 9
"""The smallest number in pixels."""
_SMALLEST_WORDS = 10
"""The smallest text in pixels; if it doesn't fit, the number alone is shown."""
_USUAL, _LARGEST = 11, 24


class CellValue(NamedTuple):
    """What playing a cell leads to, as shown in the cell."""

    ending: Ending | None
    """None as long as it is not known."""
    text: str
    short_text: str
    """For a cell that is too small for the text; the symbol is shown with it."""


PENDING = CellValue(None, "", "")
"""Shown as long as the value is being worked out."""


def paint_symbol(painter: QPainter, ending: Ending | None, square: QRectF, colour: QColor) -> None:
    """Paint the symbol into a square; three dots if the ending is not known yet."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if ending is None:
        dot = square.width() * 0.11
        for part in (0.5 - 0.35, 0.5, 0.5 + 0.35):
            x = square.left() + square.width() * part
            painter.drawEllipse(QPointF(x, square.center().y()), dot, dot)
        return
    if ending is Ending.DRAW:
        width = square.height() * 0.17
        painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
        for part in (0.33, 0.67):
            y = square.top() + square.height() * part
            painter.drawLine(
                QPointF(square.left() + width / 2, y), QPointF(square.right() - width / 2, y)
            )
        return
    room = square.height() * 0.08
    tip, base = square.top() + room, square.bottom() - room
    if ending is Ending.LOSS:
        tip, base = base, tip
    corners = [(square.center().x(), tip), (square.right(), base), (square.left(), base)]
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def paint_value(
    painter: QPainter,
    value: CellValue,
    square: QRectF,
    colour: QColor,
    plate: QColor | None = None,
) -> None:
    """Paint the symbol with the text below it, or the short one if that is too long.

    A plate covers what is behind the text.
    """
    font = QFont(painter.font())
    room = square.width() * 0.88
    text = value.text
    font.setPixelSize(round(min(max(square.width() * 0.12, _USUAL), _LARGEST)))
    font.setWeight(QFont.Weight.DemiBold)
    if (width := QFontMetricsF(font).horizontalAdvance(text)) > room:
        fitting = int(font.pixelSize() * room / width)
        if fitting < _SMALLEST_WORDS:
            text = value.short_text
            # As large as fits with the symbol; in a large cell it stays quiet.
            largest = max(font.pixelSize(), round(square.height() * 0.3))
            font.setPixelSize(min(largest, max(int(square.height() * 0.45), _SMALLEST)))
        else:
            font.setPixelSize(fitting)
    metrics = QFontMetricsF(font)
    side = font.pixelSize() * 0.85
    if value.ending is None:
        # Dots in so small a sign would hardly be seen.
        side = min(square.width() * 0.4, _LARGEST)
    symbol = QRectF(0, 0, side, side)
    is_roomy = square.height() > 3 * side
    above = metrics.height() * (0.5 if is_roomy else 0.4) if text else 0.0
    symbol.moveCenter(square.center() - QPointF(0, above))
    below = QRectF(0, 0, metrics.horizontalAdvance(text) + 2, metrics.height())
    below.moveCenter(
        QPointF(square.center().x(), symbol.bottom() + above * (1.2 if is_roomy else 1))
    )
    if plate:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(plate)
        painter.drawRoundedRect(symbol.united(below).adjusted(-5, -4, 5, 2), 7, 7)
    paint_symbol(painter, value.ending, symbol, colour)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)


def paint_step(
    painter: QPainter,
    number: int,
    square: QRectF,
    ground: QColor,
    ink: QColor,
    part: float = 0.2,
) -> None:
    """Paint the number of a later move in a corner of its cell, of which it takes some part."""
    side = min(max(square.width() * part, 15.0), 34.0)
    room = square.width() * 0.07
    badge = QRectF(square.left() + room, square.top() + room, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(badge)
    font = QFont(painter.font())
    font.setPixelSize(max(round(side * 0.62), _SMALLEST))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))


_PATIENCE_MS = 200
"""Only where it takes longer are the moves marked whose values are not known yet."""


class _Subject(NamedTuple):
    game: Game
    board: BoardPosition


class MoveValues(QObject):
    """Asks about each position shown; its thread begins when first needed."""

    changed = Signal()
    """There are other values to be shown, or more."""
    chosen = Signal(bool)

    def __init__(
        self,
        look_back: LookBack,
        new_worker: Callable[[], Asker],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self._new_worker = new_worker
        self._worker: Asker | None = None
        self._is_chosen = False
        self._asked: _Subject | None = None
        """What is being searched or is known."""
        self._known: _Subject | None = None
        self._values: dict[int, MoveValue] = {}
        self._is_asking = False
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self.changed)
        look_back.changed.connect(self._on_changed)

    @property
    def is_chosen(self) -> bool:
        """Whether the values are turned on."""
        return self._is_chosen

    @property
    def values(self) -> Mapping[int, MoveValue]:
        """What is known of the moves in the position shown; nothing while it is turned off."""
        return self._values if self._is_chosen and self._known == self._subject() else {}

    @property
    def pending(self) -> Collection[int]:
        """The moves whose values are taking long."""
        subject = self._subject()
        if not self._is_asking or self._patience.isActive() or self._asked != subject:
            return ()
        return [move for move in subject.board.moves() if move not in self.values]

    @Slot(bool)
    def choose(self, is_chosen: bool) -> None:
        """Turn the values on or off."""
        if is_chosen == self._is_chosen:
            return
        self._is_chosen = is_chosen
        if self._worker:
            self._worker.cancel()
        self._refresh()
        self.changed.emit()
        self.chosen.emit(is_chosen)

    def shutdown(self) -> None:
        """Stop asking and end the thread."""
        self._is_chosen = False
        self._patience.stop()
        if self._worker:
            self._worker.shutdown()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.shows_position:
            self._refresh()

    def _refresh(self) -> None:
        """Ask about the position that is shown now, unless that has been done."""
        subject = self._subject() if self._is_chosen else None
        if subject == self._asked:
            # Nothing is wanted, or the position is shown again, as part of a longer game.
            return
        self._asked = subject
        self._is_asking = subject is not None
        self._patience.stop()
        if subject:
            self._patience.start()
            self._ask(subject)
        self.changed.emit()

    def _ask(self, subject: _Subject) -> None:
        if not self._worker:
            self._worker = self._new_worker()
            self._worker.setParent(self)
        advanced = partial(self._on_advanced, subject)
        answered = partial(self._on_answered, subject)
        self._worker.ask(self, partial(_values, *subject), answered, self._on_failed, advanced)

    def _subject(self) -> _Subject:
        return _Subject(self._look_back.game, self._look_back.board)

    def _on_advanced(self, subject: _Subject, values: dict[int, MoveValue]) -> None:
        self._known, self._values = subject, values
        self.changed.emit()

    def _on_answered(self, subject: _Subject, values: dict[int, MoveValue]) -> None:
        self._known, self._values = subject, values
        self._end()

    def _on_failed(self, _reason: str) -> None:
        # Whoever shows the position again may ask again.
        self._asked = None
        self._end()

    def _end(self) -> None:
        self._is_asking = False
        self._patience.stop()
        self.changed.emit()


def _values(
    game: Game, board: BoardPosition, should_stop: ShouldStop
) -> Iterator[dict[int, MoveValue]]:
    """Yield what moves in a position lead to, of ever more of them, on the worker's thread."""
    yield {}
    yield from patiently(lambda should_stop: game.values(board, should_stop), should_stop)
