"""Runs in the bundle before the program: makes Qt use the bundle's plugins, not the system's.

PyInstaller's own hook for this loads PySide6, also where the program only prints its options.
"""

import os
import sys

_qt = "PySide6" if sys.platform == "win32" else "PySide6/Qt"
os.environ["QT_PLUGIN_PATH"] = os.path.join(sys._MEIPASS, _qt, "plugins")  # type: ignore[attr-defined]  # noqa: PTH118, SLF001
