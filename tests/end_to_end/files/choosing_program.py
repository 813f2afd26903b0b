"""What a window of the program does to the settings file, without the window: it keeps choices.

The name of the file comes first, then one for the choices, then how many there are.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store


def run(path: Path, name: str, choices: int) -> None:
    application = QCoreApplication([])
    store = Store(path.with_name(f"{name}.sqlite"))
    preferences = Preferences(path, store.writing_thread)
    for number in range(choices):
        preferences.write(f"{name}_{number}", True)
    # Only once all of that is written does its thread end.
    store.shutdown()
    del preferences, application


if __name__ == "__main__":
    run(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
