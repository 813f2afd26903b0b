"""The message by which a taskbar has the window manager close a window."""

import ctypes

_CLIENT_MESSAGE = 33
_TO_WINDOW_MANAGER = 1 << 19 | 1 << 20
"""SubstructureNotifyMask and SubstructureRedirectMask."""


class _ClientMessage(ctypes.Structure):
    """Xlib's XClientMessageEvent, as long as its XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    )


def ask_to_close(display_name: str, window: int) -> None:
    """Send _NET_CLOSE_WINDOW, which the window manager answers by WM_DELETE_WINDOW."""
    xlib = ctypes.CDLL("libX11.so.6")
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    xlib.XDefaultRootWindow.restype = xlib.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(xlib.XOpenDisplay(display_name.encode()))
    assert display, f"no X server at {display_name}"
    kind = xlib.XInternAtom(display, b"_NET_CLOSE_WINDOW", 0)
    message = _ClientMessage(_CLIENT_MESSAGE, window=window, message_type=kind, format=32)
    root = ctypes.c_ulong(xlib.XDefaultRootWindow(display))
    xlib.XSendEvent(display, root, 0, ctypes.c_long(_TO_WINDOW_MANAGER), ctypes.byref(message))
    # Sends it, too.
    xlib.XCloseDisplay(display)
