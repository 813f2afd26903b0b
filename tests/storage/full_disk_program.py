"""Plays on a disk until it is full, plays on, then makes room; prints what a person would see.

Tests start it with a folder that is a very small disk.
"""

import json
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, SignalInstance

from tests.storage.files_of_games import new_game, wins
from tests.storage.stores import Owner
from tictac_gui.storage.store import Store

KEPT_FREE = 300_000
"""Bytes that are left for games at first."""
GAMES_MORE = 20


def wait_for(signal: SignalInstance) -> None:
    loop = QEventLoop()
    signal.connect(loop.quit)
    loop.exec()


def fill(filler: Path, kept_free: int) -> None:
    free = shutil.disk_usage(filler.parent).free
    filler.write_bytes(bytes(max(0, free - kept_free)))


class Sitting:
    """A store on the disk, with the signals that it has emitted."""

    def __init__(self, path: Path) -> None:
        self.faults: list[str] = []
        self.set_aside: list[str] = []
        self._scores: list[int] = []
        self.store = Store(path)
        self._owner = Owner(self.store)
        self.store.saving_failed.connect(lambda fault, _details: self.faults.append(fault.name))
        self.store.file_set_aside.connect(self.set_aside.append)
        self._owner.start()
        wait_for(self._owner.answered)
        self._owner.answered.connect(lambda score: self._scores.append(score.x_wins))

    def score(self) -> int:
        self._owner.find_score()
        wait_for(self._owner.answered)
        return self._scores[-1]

    def play_until_full(self) -> int:
        """Play on for a while after the disk is full; return how many games there were."""
        played = more = 0
        while more < GAMES_MORE:
            self.store.save(new_game())
            self.score()
            played += 1
            more += bool(self.faults)
        return played


def run(folder: Path) -> None:
    QCoreApplication([])
    path, filler = folder / "games.sqlite", folder / "filler"
    first = Sitting(path)
    fill(filler, KEPT_FREE)
    played = first.play_until_full()
    score_while_full = first.score()
    filler.unlink()
    wait_for(first.store.saving_resumed)
    saved = wins(path)
    fill(filler, KEPT_FREE // 10)
    first.faults.clear()
    first.play_until_full()
    # What is in the log is to go into the file now, for which there is no room.
    first.store.shutdown()
    second = Sitting(path)
    still_there = second.score() >= played
    second.store.shutdown()
    filler.unlink()
    seen = {
        "faults": first.faults,
        "set_aside": [*first.set_aside, *second.set_aside],
        "played": played,
        "score_while_full": score_while_full,
        "saved_once_there_was_room": saved,
        "still_there_after_closing": still_there and wins(path) >= played,
    }
    sys.stdout.write(json.dumps(seen))


if __name__ == "__main__":
    run(Path(sys.argv[1]))
