"""Listening to the changes that a game emits, or whoever passes them on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pytestqt.qtbot import QtBot

from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import GameController
from tictac_gui.play.looking_back import LookBack

Model = GameController | LookBack
Wanted = Callable[[Change], bool]

POSITIONS = tuple(event for event in Event if Change(event).shows_position)
BEGINNINGS = tuple(event for event in Event if Change(event).begins_game)


def changes_of(model: Model, is_wanted: Wanted = lambda _change: True) -> list[Change]:
    """Return the list of changes from now on; it becomes longer with each."""
    changes: list[Change] = []
    model.changed.connect(_noting(changes, is_wanted))
    return changes


@contextmanager
def wait_for(qtbot: QtBot, model: Model, event: Event) -> Iterator[list[Change]]:
    """Wait for an event that something in the block leads to; its change is there afterwards."""
    changes: list[Change] = []
    note = _noting(changes, lambda change: change.event is event)
    model.changed.connect(note)
    yield changes
    qtbot.waitUntil(lambda: bool(changes))
    model.changed.disconnect(note)


def _noting(changes: list[Change], is_wanted: Wanted) -> Callable[[Change], None]:
    def note(change: Change) -> None:
        if is_wanted(change):
            changes.append(change)

    return note


@contextmanager
def none_of(model: Model, *events: Event) -> Iterator[None]:
    """See that none of these events comes in the block."""
    changes = changes_of(model, lambda change: change.event in events)
    yield
    assert changes == []
