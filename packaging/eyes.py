"""Eyes for pictures of the game: where its cells are and what is in them, where words stand.

They see pixels alone, as a person does, and so can tell what a finished program really shows.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage

from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.ui.look.theme import DARK, LIGHT, Theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QColor

_LEAST_SIDE = 30
"""The side in pixels of the smallest square that is taken for a cell."""
_WORD_GAP = 8
"""More empty columns than these part the titles in a menu bar; fewer part letters."""
_LINE_GAP = 3
"""More empty rows than these part lines of text; fewer part letters from lines under them."""
_INK = re.compile(rb"\x01+")


@dataclass(frozen=True)
class Grid:
    """The nine cells as they were found in a picture of an empty board, and their colours."""

    cells: tuple[QRect, ...]
    theme: Theme

    def board(self, picture: QImage) -> Board:
        """Read the marks; a picture with impossible ones raises ValueError."""
        marks = "".join(self._mark(picture.copy(cell)) for cell in self.cells)
        return Board.parse("/".join(marks[row : row + 3] for row in (0, 3, 6)))

    def _mark(self, cell: QImage) -> str:
        # Rings round a cell have colours of marks too; marks are inside of them.
        room = cell.width() // 5
        inside = cell.copy(cell.rect().adjusted(room, room, -room, -room))
        least = inside.width() * inside.height() // 50
        counts = {
            "X": _pixels(inside, self.theme.x).count(1),
            "O": _pixels(inside, self.theme.o).count(1),
        }
        seen = max(counts, key=lambda mark: counts[mark])
        return seen if counts[seen] > least else "."


def find_grid(picture: QImage) -> Grid | None:
    """Find nine equal squares in the colours of one theme; None if there aren't any."""
    for theme in (LIGHT, DARK):
        areas = [area for area in _areas(picture, theme.surface) if _is_cell(area)]
        sizes = Counter(area.size().toTuple() for area in areas)
        for size, count in sizes.items():
            if count == 9:
                cells = [area for area in areas if area.size().toTuple() == size]
                cells.sort(key=lambda area: (area.y(), area.x()))
                return Grid(tuple(cells), theme)
    return None


def find_lines(picture: QImage, within: QRect) -> list[QRect]:
    """Find lines of text, or whatever stands out from the ground: the rows of pixels it takes."""
    rows = (any(row) for row in _ink(picture.copy(within)))
    return [
        QRect(within.x(), within.y() + top, within.width(), height)
        for top, height in _runs(rows, _LINE_GAP)
    ]


def find_words(picture: QImage, line: QRect) -> list[QRect]:
    """Find the titles in a line, which are further apart than letters are."""
    columns = (any(column) for column in zip(*_ink(picture.copy(line)), strict=True))
    return [
        QRect(line.x() + left, line.y(), width, line.height())
        for left, width in _runs(columns, _WORD_GAP)
    ]


def is_legible(picture: QImage, word: QRect) -> bool:
    """Tell letters from the empty boxes that stand for them where there is no font.

    Boxes have upright lines, level lines and nothing in between, and one of them is underlined:
    their columns are of six kinds. Letters have columns of many kinds.
    """
    return len(set(zip(*_ink(picture.copy(word)), strict=True))) > 6


def _is_cell(area: QRect) -> bool:
    return area.width() >= _LEAST_SIDE and abs(area.width() - area.height()) <= 2


def _areas(picture: QImage, colour: QColor) -> list[QRect]:
    """Return the bounds of each connected area of a colour."""
    mask = _pixels(picture, colour)
    width = picture.width()
    areas: list[QRect] = []
    above: list[tuple[int, int, int]] = []
    merged: dict[int, int] = {}

    def root(number: int) -> int:
        while number in merged:
            number = merged[number]
        return number

    for y in range(picture.height()):
        here = []
        for run in _INK.finditer(mask[y * width : (y + 1) * width]):
            start, end = run.span()
            number = len(areas)
            areas.append(QRect(QPoint(start, y), QPoint(end - 1, y)))
            for left, right, other in above:
                if left < end and start < right and (kept := root(other)) != number:
                    areas[kept] |= areas[number]
                    merged[number] = kept
                    number = kept
            here.append((start, end, number))
        above = here
    return [area for number, area in enumerate(areas) if number not in merged]


def _pixels(picture: QImage, colour: QColor) -> bytes:
    """Return a 1 for each pixel of the colour and a 0 for each other, row by row."""
    mask = picture.convertToFormat(QImage.Format.Format_RGB32).createMaskFromColor(
        colour.rgb(), Qt.MaskMode.MaskInColor
    )
    return b"".join(_rows(mask.convertToFormat(QImage.Format.Format_Indexed8)))


def _ink(picture: QImage) -> list[list[bool]]:
    """Return for each row of pixels which are not of the most frequent colour."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = list(_rows(grey))
    [(ground, _)] = Counter(b"".join(rows)).most_common(1)
    return [[abs(pixel - ground) > 48 for pixel in row] for row in rows]


def _rows(picture: QImage) -> Iterator[bytes]:
    """Cut the bytes of a picture of one byte a pixel into rows, without what fills them up."""
    data, stride = bytes(picture.constBits()), picture.bytesPerLine()
    for y in range(picture.height()):
        yield data[y * stride : y * stride + picture.width()]


def _runs(flags: Iterator[bool], gap: int) -> list[tuple[int, int]]:
    """Return where flags are set: the first of each run and its length; gaps don't end a run."""
    runs: list[tuple[int, int]] = []
    for place, is_set in enumerate(flags):
        if is_set and runs and place - sum(runs[-1]) <= gap:
            runs[-1] = (runs[-1][0], place + 1 - runs[-1][0])
        elif is_set:
            runs.append((place, 1))
    return runs
