"""Runs in the bundle before all else: Ctrl+C ends the program without a word while it is loaded.

Python would print what was just being loaded, and PyInstaller that the script has failed. Once the
program can do that itself, it minds Ctrl+C again.
"""

import signal

# A program in the background may be deaf to it, and stays so.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
