"""The bare window, with Qt loaded as our program does it: the rest of the start is our own."""

import gc

from tictac_gui.quick_qt import load_quickly

gc.disable()
load_quickly()

from tests.bench import bare_window  # noqa: E402, F401 - opens it
