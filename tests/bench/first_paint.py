"""When a program's window is painted, seen from outside: in the memory of a screen of its own."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.end_to_end.program import PATIENCE, bare_environment

if TYPE_CHECKING:
    from collections.abc import Iterator

PIXEL_STEP = 97
"""One pixel in 97 is compared; comparing all would keep a core busy."""
PAINTED_PIXELS = 480 * 640 // 2
"""A pointer or a shadow is smaller than this, and a window larger."""
PAUSE = 0.001


class Screen:
    """An X server that shows one program at a time, with nothing else on it."""

    def __init__(self, display: str, folder: Path) -> None:
        self._environment = {
            **bare_environment(),
            "DISPLAY": display,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "LC_ALL": "C.UTF-8",
        }
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # An X window dump: a header of 32-bit numbers, colours of 12 bytes each, then the pixels.
        header = struct.unpack(">25I", self._memory[:100])
        self._start = header[0] + 12 * header[19]
        self._empty = self._pixels()

    def seconds_to_paint(self, program: Path) -> float:
        """Start a program, wait until its window is painted, and end it."""
        started = time.perf_counter()
        process = subprocess.Popen([program], env=self._environment)
        try:
            while self._changed() * PIXEL_STEP < PAINTED_PIXELS:
                time.sleep(PAUSE)
                if process.poll() is not None or time.perf_counter() - started > PATIENCE:
                    message = f"{program} shows no window"
                    raise RuntimeError(message)
            took = time.perf_counter() - started
        finally:
            process.terminate()
            process.wait()
        while self._changed():
            time.sleep(PAUSE)
        return took

    def _changed(self) -> int:
        pixels = self._pixels()
        if pixels == self._empty:
            return 0
        return sum(now != then for now, then in zip(pixels, self._empty, strict=True))

    def _pixels(self) -> bytes:
        return self._memory[self._start :: 4 * PIXEL_STEP]


@contextmanager
def new_screen() -> Iterator[Screen]:
    """Start an X server, and end it afterwards."""
    with TemporaryDirectory() as folder:
        read, write = os.pipe()
        # A pointer would stay on the screen in the shape that the first program gave it.
        options = ["-screen", "0", "1024x768x24", "-noreset", "-nocursor", "-fbdir", folder]
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), *options],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        try:
            with os.fdopen(read) as number:
                display = f":{number.readline().strip()}"
            yield Screen(display, Path(folder))
        finally:
            server.terminate()
            server.wait()
