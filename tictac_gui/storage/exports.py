"""Files that a person asks for under a name of their choice: whole, or not there at all."""

from __future__ import annotations

import csv
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QIODevice, QObject, QSaveFile, Signal, Slot

from tictac_gui.engine import Mark
from tictac_gui.games.notation import written

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.play.asking import Question
    from tictac_gui.play.records import GameRecord
    from tictac_gui.storage.database import Database
    from tictac_gui.storage.store import Store

PORTION = 500
"""Games written at a time: other questions to the store wait no longer than that takes."""
FIELDS = ("game", "begun", "x", "x_name", "o", "o_name", "result", "counts", "moves")
UNREADABLE = "unreadable"
"""The reason if it was the games that could not be read."""
_FORMULAS = ("=", "+", "-", "@")
"""A cell of a spreadsheet that begins so is computed."""


def save_file(path: str, data: bytes) -> None:
    """Write a file; if that fails, raise OSError and leave an existing file unchanged."""
    file = QSaveFile(path)
    is_open = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not is_open or file.write(data) < 0 or not file.commit():
        raise OSError(file.errorString())


def fields_of(record: GameRecord, result: str) -> dict[str, str | bool]:
    """Return a finished game as files have it."""
    (x, o), (x_name, o_name) = map(record.seat, Mark), record.names
    game = record.setup.game
    return {
        "game": game.name.replace("_", "-"),
        "begun": record.begun.isoformat(),
        "x": x.name.lower() if x else "person",
        "x_name": x_name,
        "o": o.name.lower() if o else "person",
        "o_name": o_name,
        "result": result,
        "counts": record.counts,
        "moves": written(game, record.moves),
    }


class GamesExport(QObject):
    """Writes the finished games of a kind into a file, oldest first, on the store's threads.

    They are written in portions beside the file, which gets its name only once it is complete. Its
    ending says of which kind it is: JSON, or else CSV.
    """

    progressed = Signal(int, int)
    """Carries how many games are written, and how many there are."""
    ended = Signal(int, str)
    """Carries how many games were written, and why that failed, "" if it didn't."""

    def __init__(
        self, store: Store, game: Game, path: str, *, has_watched: bool, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._game = game
        self._path = Path(path)
        self._part = self._path.with_name(f"{self._path.name}.part")
        self._has_watched = has_watched
        self._question: Question | None = None
        self._written = 0
        self._total = 0

    def begin(self) -> None:
        """Begin to write."""
        query = partial(_begin, self._part, self._game, has_watched=self._has_watched)
        self._question = self._store.ask(self, query, self._on_begun)

    @Slot()
    def cancel(self) -> None:
        """Write no more, and leave nothing behind."""
        if self._question:
            self._question.drop()
            self._question = None
            # After what is being written now.
            self._store.ask(self, partial(_discard, self._part), _nothing)

    def _on_begun(self, begun: int | str | None) -> None:
        if isinstance(begun, int):
            self._total = begun
            self._go_on(0)
        else:
            self._end(begun)

    def _go_on(self, after: int) -> None:
        query = partial(
            _write_portion, self._part, self._game, after, has_watched=self._has_watched
        )
        self._question = self._store.ask(self, query, self._on_written)

    def _on_written(self, portion: tuple[int, int] | str | None) -> None:
        if not isinstance(portion, tuple):
            self._end(portion)
            return
        last, count = portion
        self._written += count
        self.progressed.emit(self._written, max(self._total, self._written))
        if last:
            self._go_on(last)
        else:
            query = partial(_finish, self._part, self._path)
            self._question = self._store.ask(self, query, self._end)

    def _end(self, reason: str | None) -> None:
        """Report the end; without a reason, the store could not read the games."""
        self._question = None
        if reason != "":
            self._store.ask(self, partial(_discard, self._part), _nothing)
        self.ended.emit(self._written, UNREADABLE if reason is None else reason)


# Queries: the store's reader runs them on its thread, one after the other. An error of a file that
# isn't its own must not look to it like one of the games.


def _is_json(part: Path) -> bool:
    return part.name.lower().endswith(".json.part")


def _begin(part: Path, game: Game, database: Database, *, has_watched: bool) -> int | str:
    try:
        if _is_json(part):
            part.write_text("[", encoding="utf-8")
        else:
            # With a mark at its beginning: spreadsheets would guess another encoding.
            with part.open("w", encoding="utf-8-sig", newline="") as file:
                csv.writer(file).writerow(FIELDS)
    except OSError as error:
        return error.strerror or str(error)
    return database.count(game, has_watched=has_watched)


def _write_portion(
    part: Path, game: Game, after: int, database: Database, *, has_watched: bool
) -> tuple[int, int] | str:
    """Add games to the file; return the last one's number, 0 at the end, and how many there are."""
    games, last = database.games_after(after, PORTION, game, has_watched=has_watched)
    rows = [fields_of(record, result) for record, result in games]
    try:
        with part.open("a", encoding="utf-8", newline="") as file:
            if _is_json(part):
                for number, row in enumerate(rows):
                    is_first = not after and not number
                    file.write("\n" if is_first else ",\n")
                    file.write(json.dumps(row, ensure_ascii=False))
            else:
                csv.writer(file).writerows(map(_cells, rows))
    except OSError as error:
        return error.strerror or str(error)
    return last, len(rows)


def _cells(row: dict[str, str | bool]) -> list[str]:
    texts = (str(value).lower() if isinstance(value, bool) else value for value in row.values())
    return [f"'{text}" if text.startswith(_FORMULAS) else text for text in texts]


def _finish(part: Path, path: Path, _database: Database) -> str:
    try:
        if _is_json(part):
            with part.open("a", encoding="utf-8") as file:
                file.write("\n]\n")
        part.replace(path)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def _discard(part: Path, _database: Database) -> bool:
    try:
        part.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def _nothing(_answer: object) -> None:
    """Wait for nothing more."""
