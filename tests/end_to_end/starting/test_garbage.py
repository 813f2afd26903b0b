"""Where the program looks for garbage: on the GUI thread, and nowhere else."""

import subprocess
import sys
from pathlib import Path

from tests.end_to_end.program import PATIENCE, ROOT, bare_environment

SCRIPT = """
import gc, threading
from PySide6.QtCore import QTimer
from tictac_gui import app
from tictac_gui.__main__ import main

build = app.build
app.GARBAGE_MS = 10

class Cycle:
    def __init__(self):
        self.myself = self

    def __del__(self):
        print(threading.current_thread() is threading.main_thread(), gc.isenabled())
        QTimer.singleShot(0, app.QApplication.closeAllWindows)

def build_and_litter(*parts):
    window = build(*parts)
    Cycle()
    return window

app.build = build_and_litter
raise SystemExit(main([]))
"""


def test_garbage_is_collected_on_the_gui_thread_alone(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env={**bare_environment(), "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "True False\n", "")
