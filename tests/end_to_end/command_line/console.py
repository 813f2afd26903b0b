"""Running the program from a command line, without any screen."""

import subprocess
import sys

import pytest

from tests.end_to_end.program import (
    PATIENCE,
    ROOT,
    bare_environment,
)

NO_DISPLAY = "No display found, so here is the game in the terminal."
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="a shell and devices as on Linux")


def run(
    *arguments: str, lines: list[str] | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run Python in a place without a screen, with lines typed ahead."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**bare_environment(), **variables},
        input="".join(f"{line}\n" for line in lines or []),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def tictac(
    *options: str, lines: list[str] | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    return run("-m", "tictac_gui", *options, lines=lines, **variables)


def tictac_with_streams(
    *options: str,
    typed: bytes = b"",
    redirections: str = "",
    output: int = subprocess.PIPE,
    **variables: str,
) -> subprocess.CompletedProcess[bytes]:
    """Run the program with streams as a shell redirects them, and with any bytes typed ahead."""
    return subprocess.run(
        ["sh", "-c", f'exec "$0" -m tictac_gui "$@" {redirections}', sys.executable, *options],
        cwd=ROOT,
        env={**bare_environment(), **variables},
        input=typed,
        stdout=output,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
