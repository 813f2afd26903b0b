"""Runs in the bundle before the program: Qt takes its plugins from there, whatever the system says.

PyInstaller has such a hook too, but that loads PySide6, which the program does in its own way.
"""

import os
import sys

_qt = "PySide6" if sys.platform == "win32" else "PySide6/Qt"
os.environ["QT_PLUGIN_PATH"] = os.path.join(sys._MEIPASS, _qt, "plugins")  # type: ignore[attr-defined]  # noqa: PTH118, SLF001
