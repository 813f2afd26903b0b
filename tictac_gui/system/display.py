"""Whether there is a screen to open a window on; without one, Qt would abort the program."""

import ctypes
import os
import sys
from importlib.util import find_spec
from pathlib import Path

_WAYLAND = ("wayland", "wayland-egl", "wayland-brcm")
"""The names of Qt's Wayland plugin."""


def has_display() -> bool:
    """Return whether a window can be opened."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(_is_usable(platform) for platform in _platforms())


def _platforms() -> list[str]:
    """Return the platform plugins that Qt will try, in order."""
    if chosen := os.environ.get("QT_QPA_PLATFORM"):
        # Such as "wayland;xcb:option=value"; Qt skips empty entries and ignores case.
        entries = (entry.strip(":").partition(":")[0] for entry in chosen.split(";"))
        return [name.lower() for name in entries if name]
    is_wayland = os.environ.get("XDG_SESSION_TYPE") == "wayland" or "WAYLAND_DISPLAY" in os.environ
    return ["wayland", "xcb"] if is_wayland else ["xcb"]


def _is_usable(platform: str) -> bool:
    if platform == "xcb":
        return bool(os.environ.get("DISPLAY")) and _x_server_answers()
    if platform in _WAYLAND:
        return _wayland_answers()
    return _has_plugin(platform)


def _wayland_answers() -> bool:
    """Try to connect: the socket may be left over from a compositor that is gone."""
    if "WAYLAND_SOCKET" in os.environ:
        # A connection that is already open and can be used only once.
        return True
    name = os.environ.get("WAYLAND_DISPLAY", "wayland-0")
    socket = Path(os.environ.get("XDG_RUNTIME_DIR", ""), name)
    try:
        if not (socket.is_absolute() and socket.is_socket()):
            return False
    except OSError:
        return False
    try:
        wayland = ctypes.CDLL("libwayland-client.so.0")
    except OSError:
        # Qt needs the library too, and reports the missing one better.
        return True
    wayland.wl_display_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(wayland.wl_display_connect(None))
    if not connection:
        return False
    wayland.wl_display_disconnect(connection)
    return True


def _x_server_answers() -> bool:
    """Try to connect: DISPLAY may be left over from a session that is gone."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        # As above.
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers


def _has_plugin(platform: str) -> bool:
    spec = find_spec("PySide6")
    [package, *_] = (spec and spec.submodule_search_locations) or [""]
    own = Path(package, "Qt", "plugins", "platforms")
    if not own.is_dir():
        # PySide6 packaged by a Linux distribution has its plugins elsewhere.
        return True
    folders = [own]
    for variable in ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        for path in filter(None, os.environ.get(variable, "").split(os.pathsep)):
            folders += Path(path), Path(path, "platforms")
    file = f"libq{platform}.so"
    return any(found.name == file for folder in folders for found in folder.glob("libq*.so"))
