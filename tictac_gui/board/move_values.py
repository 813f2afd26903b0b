"""The values of the moves in the position shown, searched for while they are turned on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.engine.stopping import ShouldStop, patiently

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from tictac_gui.engine.review import MoveValue
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.change import Change
    from tictac_gui.play.looking_back import LookBack

_PATIENCE_MS = 200
"""Moves without a value are marked as pending only after this time."""


class _Subject(NamedTuple):
    game: Game
    board: BoardPosition


class MoveValues(QObject):
    """Searches each position shown while they are turned on."""

    changed = Signal()
    """There are other values to show, or more of them."""
    chosen = Signal(bool)

    def __init__(
        self,
        look_back: LookBack,
        worker: Asker,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look_back = look_back
        self._worker = worker
        worker.setParent(self)
        self._is_chosen = False
        self._asked: _Subject | None = None
        """The position that is being searched, or whose values are known."""
        self._known: _Subject | None = None
        """The position that the values belong to."""
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
        """The values known in the position shown; none while they are turned off."""
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
        self._worker.cancel()
        self._refresh()
        self.changed.emit()
        self.chosen.emit(is_chosen)

    def shutdown(self) -> None:
        """Stop asking and end the thread."""
        self._is_chosen = False
        self._patience.stop()
        self._worker.shutdown()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if change.shows_position:
            self._refresh()

    def _refresh(self) -> None:
        """Search the position that is shown now, unless it has been searched."""
        subject = self._subject() if self._is_chosen else None
        if subject == self._asked:
            # Nothing is wanted, or the same position is shown again, in a longer game.
            return
        self._asked = subject
        self._is_asking = subject is not None
        self._patience.stop()
        if subject:
            self._patience.start()
            self._ask(subject)
        self.changed.emit()

    def _ask(self, subject: _Subject) -> None:
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
        # So that showing the position again starts another search.
        self._asked = None
        self._end()

    def _end(self) -> None:
        self._is_asking = False
        self._patience.stop()
        self.changed.emit()


def _values(
    game: Game, board: BoardPosition, should_stop: ShouldStop
) -> Iterator[dict[int, MoveValue]]:
    """Yield the values of more and more moves in a position, on the worker's thread."""
    yield {}
    yield from patiently(lambda should_stop: game.values(board, should_stop), should_stop)
