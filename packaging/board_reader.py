"""Reads screenshots of the game: finds the board and its marks, and lines and words of text.

It uses only pixels, so it sees what a finished program really shows.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage

from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look.theme import DARK, LIGHT, Theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QColor

_SMALLEST_CELL = 30
"""The width in pixels of the smallest square that counts as a cell."""
_OUTLINE = 4
"""The outline of a cell is not wider, in pixels."""
_WORD_GAP = 8
"""Wider gaps separate the titles in a menu bar, narrower ones letters; in pixels."""
_LINE_GAP = 3
"""Wider gaps separate lines of text, narrower ones letters and their underlines; in pixels."""
_SET_PIXELS = re.compile(rb"\x01+")


@dataclass(frozen=True)
class Grid:
    """Where the nine cells are, found in a picture of an empty board, and their colours."""

    cells: tuple[QRect, ...]
    theme: Theme

    def above(self, width: int) -> QRect:
        """Return what is above the board, in a window of this width."""
        # The squares that are found are what the outlines of the cells enclose.
        return QRect(0, 0, width, self.cells[0].top() - _OUTLINE)

    def read_board(self, picture: QImage) -> Board:
        """Read the marks; raise ValueError if no game could lead to them."""
        marks = "".join(self._read_mark(picture.copy(cell)) for cell in self.cells)
        return Board.parse("/".join(marks[row : row + 3] for row in (0, 3, 6)))

    def _read_mark(self, cell: QImage) -> str:
        # The focus ring around a cell may have the colour of a mark; the mark is inside the ring.
        margin = cell.width() // 5
        inside = cell.copy(cell.rect().adjusted(margin, margin, -margin, -margin))
        minimum = inside.width() * inside.height() // 50
        counts = {
            "X": _mask(inside, self.theme.x).count(1),
            "O": _mask(inside, self.theme.o).count(1),
        }
        mark = max(counts, key=lambda each: counts[each])
        return mark if counts[mark] > minimum else "."


def find_grid(picture: QImage) -> Grid | None:
    """Find nine equal cells in the colours of one theme; None if there are none."""
    for theme in (LIGHT, DARK):
        areas = [area for area in _find_areas(picture, theme.surface) if _is_cell(area)]
        sizes = Counter(area.size().toTuple() for area in areas)
        for size, count in sizes.items():
            if count == 9:
                cells = [area for area in areas if area.size().toTuple() == size]
                cells.sort(key=lambda area: (area.y(), area.x()))
                return Grid(tuple(cells), theme)
    return None


def find_lines(picture: QImage, within: QRect) -> list[QRect]:
    """Find lines of text, or anything else that stands out from the background."""
    rows = (any(row) for row in _foreground(picture.copy(within)))
    return [
        QRect(within.x(), within.y() + top, within.width(), height)
        for top, height in _runs(rows, _LINE_GAP)
    ]


def find_words(picture: QImage, line: QRect) -> list[QRect]:
    """Find the words in a line, which are further apart than letters are."""
    columns = (any(column) for column in zip(*_foreground(picture.copy(line)), strict=True))
    return [
        QRect(line.x() + left, line.y(), width, line.height())
        for left, width in _runs(columns, _WORD_GAP)
    ]


def is_legible(picture: QImage, word: QRect) -> bool:
    """Distinguish letters from the empty boxes that are drawn if there is no font.

    Boxes consist of vertical and horizontal lines, and one of them is underlined, so they have only
    six different pixel columns. Letters have many more.
    """
    return len(set(zip(*_foreground(picture.copy(word)), strict=True))) > 6


def _is_cell(area: QRect) -> bool:
    # A cell shows some of its edge below, so what is enclosed is wider than high.
    difference = abs(area.width() - area.height())
    return area.width() >= _SMALLEST_CELL and difference <= area.width() // 8


def _find_areas(picture: QImage, colour: QColor) -> list[QRect]:
    """Return the bounds of each connected area of a colour."""
    mask = _mask(picture, colour)
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
        for run in _SET_PIXELS.finditer(mask[y * width : (y + 1) * width]):
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


def _mask(picture: QImage, colour: QColor) -> bytes:
    """Return a 1 for each pixel of the colour and a 0 for each other, row by row."""
    mask = picture.convertToFormat(QImage.Format.Format_RGB32).createMaskFromColor(
        colour.rgb(), Qt.MaskMode.MaskInColor
    )
    return b"".join(_rows(mask.convertToFormat(QImage.Format.Format_Indexed8)))


def _foreground(picture: QImage) -> list[list[bool]]:
    """Return, row by row, which pixels differ from the most frequent colour."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = list(_rows(grey))
    [(background, _)] = Counter(b"".join(rows)).most_common(1)
    return [[abs(pixel - background) > 48 for pixel in row] for row in rows]


def _rows(picture: QImage) -> Iterator[bytes]:
    """Cut a picture of one byte per pixel into rows, without their padding."""
    data, length = bytes(picture.constBits()), picture.bytesPerLine()
    for y in range(picture.height()):
        yield data[y * length : y * length + picture.width()]


def _runs(flags: Iterator[bool], gap: int) -> list[tuple[int, int]]:
    """Return the start and length of each run of set flags; short gaps don't end a run."""
    runs: list[tuple[int, int]] = []
    for index, is_set in enumerate(flags):
        if is_set and runs and index - sum(runs[-1]) <= gap:
            runs[-1] = (runs[-1][0], index + 1 - runs[-1][0])
        elif is_set:
            runs.append((index, 1))
    return runs
