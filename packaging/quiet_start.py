"""Runs in the bundle before all else: Ctrl+C ends the program without a word while it is loaded.

Python would print what was just being loaded, and PyInstaller that the script has failed. Once the
program can do that itself, it minds Ctrl+C again.
"""

# Not `signal`, which takes a while to load.
from _signal import (  # type: ignore[import-not-found]
    SIG_DFL,
    SIGINT,
    default_int_handler,
    getsignal,
    signal,
)

# A program in the background may be deaf to it, and stays so.
if getsignal(SIGINT) is default_int_handler:
    signal(SIGINT, SIG_DFL)
