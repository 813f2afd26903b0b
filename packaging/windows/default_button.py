"""Prints the label of the button that Enter presses in a window, for installer_trial.py.

Runs inside of Windows, with nothing but Python. Prints nothing unless there is a window with the
title given, and the button can be pressed and answers.
"""

import ctypes
import sys
from typing import Any

_DEFAULT_BUTTON = 1
_GET_TEXT = 0x0D
_UNLESS_HUNG = 2
_PATIENCE_MS = 10_000
_LONGEST_LABEL = 100


def label(user: Any, title: str) -> str:  # noqa: ANN401 - has whatever is called
    """Return the label, empty if there is no such button; `user` is the library of windows."""
    window = user.FindWindowW(None, title)
    button = user.GetDlgItem(window, _DEFAULT_BUTTON)
    if not (user.IsWindowVisible(button) and user.IsWindowEnabled(button)):
        return ""
    text = ctypes.create_unicode_buffer(_LONGEST_LABEL)
    # Asked for its text, a program answers when it has dealt with all that came before.
    ask = (_GET_TEXT, ctypes.c_size_t(_LONGEST_LABEL), text)
    user.SendMessageTimeoutW(button, *ask, _UNLESS_HUNG, _PATIENCE_MS, None)
    return text.value


if __name__ == "__main__" and sys.platform == "win32":
    print(label(ctypes.WinDLL("user32"), sys.argv[1]))
