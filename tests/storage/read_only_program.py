"""Opens games in a read-only folder, plays one, and prints what a person would see."""

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from tests.storage.files_of_games import new_game
from tests.storage.stores import Owner
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.storage.store import Store

NOBODY = 65534
PATIENCE_MS = 20_000


def make_read_only(folder: Path) -> None:
    """Take away the right to write, which the superuser has whatever the folder says."""
    for part in folder.iterdir():
        part.chmod(0o444)
    for above in (folder, *folder.parents):
        if above.stat().st_uid == os.getuid() and above != Path(above.root):
            above.chmod(above.stat().st_mode | 0o555)
    folder.chmod(0o555)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)


def run(path: Path) -> None:
    QCoreApplication([])
    make_read_only(path.parent)
    scores: list[int] = []
    faults: list[str] = []
    store = Store(path)
    loop = QEventLoop()
    QTimer.singleShot(PATIENCE_MS, loop.quit)
    owner = Owner(store)
    owner.answered.connect(lambda score: scores.append(score.x_wins))
    owner.answered.connect(loop.quit)
    store.saving_failed.connect(lambda fault, _details: faults.append(fault.name))
    store.start(owner, TIC_TAC_TOE, bool)
    owner.find_score()
    loop.exec()
    store.save(new_game())
    owner.find_score()
    loop.exec()
    store.shutdown()
    seen = {"score": scores[0], "score_later": scores[1], "faults": faults}
    sys.stdout.write(json.dumps(seen))


if __name__ == "__main__":
    run(Path(sys.argv[1]))
