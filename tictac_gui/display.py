"""Whether there is a screen to open a window on; without one, Qt would abort the program."""

import os
import sys
from pathlib import Path


def has_display() -> bool:
    """Tell whether a window can be opened."""
    if sys.platform in ("win32", "darwin"):
        return True
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform and not any(name in platform for name in ("xcb", "wayland")):
        return True
    return _wayland_is_there() or (bool(os.environ.get("DISPLAY")) and _x_server_answers())


def _wayland_is_there() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    return bool(name) and Path(os.environ.get("XDG_RUNTIME_DIR", ""), name or "").exists()


def _x_server_answers() -> bool:
    """Try the variable: it may be left over from a session that is gone."""
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        # Qt needs the library too, and says best what is missing.
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers
