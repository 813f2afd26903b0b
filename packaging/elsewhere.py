"""Try the README's two commands in a minimal Debian, as a newcomer who may not install packages.

    python packaging/elsewhere.py --suite trixie --compiler yes

What is committed is tried, as it would be downloaded. The Debian has Python and make; whatever else
is missing, the newcomer is told, and an administrator then does exactly that, but for the compiler
if that is refused: then the solver must be found not to be compiled. The screen belongs to this
machine. Needs root, debootstrap and a network. Exit status 0 means that everything passed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from minimal_debian import (
    PERSON,
    SCREENS,
    Debian,
    enter_own_mounts,
    host_screens,
    mounted,
    new_debian,
)
from prepare import COMPILER_PACKAGES
from smoke import decline_course, expect, isolate_environment, kept, step, try_on_screen
from smoke_linux import new_screen

ROOT = Path(__file__).resolve().parent.parent
PRESUPPOSED = ("python3", "make")
"""What the README presupposes."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
CHECKOUT = f"/home/{PERSON}/tictac"
NO_DISPLAY = "No display found, so here is the game in the terminal."
# Runs as the newcomer, in their checkout.
_STARTER = """\
#!/bin/sh
exec chroot --userspec={person} '{root}' \\
    env -u XDG_RUNTIME_DIR {variables} make --silent -C {checkout} run
"""


@dataclass(frozen=True)
class Made:
    """How a make command ended."""

    status: int
    output: str
    seconds: float


class Newcomer:
    """Somebody with a checkout, who asks an administrator for what is missing."""

    def __init__(self, debian: Debian, log: Path, *, gets_compiler: bool) -> None:
        self._debian = debian
        self._log = log
        self.gets_compiler = gets_compiler
        self._variables = {"HOME": f"/home/{PERSON}", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        if CERTIFICATES.is_file():
            # A network may have a certificate of its own.
            shutil.copy(CERTIFICATES, debian.root / "etc/this-machine.crt")
            self._variables["PIP_CERT"] = "/etc/this-machine.crt"

    def make(self, goal: str, *arguments: str, typed: str = "", **variables: str) -> Made:
        """Run a make command and keep what it prints in the log."""
        began = monotonic()
        environment = {**self._variables, **variables}
        with self._log.open("ab+") as log:
            start = log.seek(0, os.SEEK_END)
            ended = subprocess.run(
                [
                    # Whatever it starts ends with it.
                    *("unshare", "--pid", "--fork", "--kill-child"),
                    f"--mount-proc={self._debian.root}/proc",
                    *("chroot", f"--userspec={PERSON}", self._debian.root, "env", "-i"),
                    *(f"{name}={value}" for name, value in environment.items()),
                    *("make", "-C", CHECKOUT, goal, *arguments),
                ],
                input=typed.encode(),
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            )
            log.seek(start)
            output = log.read().decode(errors="replace")
        return Made(ended.returncode, output, monotonic() - began)

    def make_with_help(self, goal: str, *arguments: str, **variables: str) -> tuple[Made, int]:
        """Run a make command, if need be after having packages installed; also return how many."""
        made = self.make(goal, *arguments, **variables)
        request = requested_packages(made.output)
        if not self.gets_compiler:
            request = [name for name in request if not is_for_compiling(name)]
        if request:
            self._debian.install(*request)
            made = self.make(goal, *arguments, **variables)
        return made, len(request)

    def starter(self, folder: Path) -> Path:
        """Create a script on the host that runs `make run`."""
        variables = " ".join(f"{name}={value}" for name, value in self._variables.items())
        file = folder / "starter"
        file.write_text(
            _STARTER.format(
                person=PERSON, root=self._debian.root, variables=variables, checkout=CHECKOUT
            )
        )
        file.chmod(0o755)
        return file


def requested_packages(output: str) -> list[str]:
    """Return the packages that set-up asks an administrator to install."""
    asked = re.search(
        r"^    apt update && apt install --no-install-recommends (.+)$", output, re.MULTILINE
    )
    return asked[1].split() if asked else []


def is_for_compiling(package: str) -> bool:
    """Return whether set-up asks for a package only to compile the solver."""
    return package in COMPILER_PACKAGES or package.endswith("-dev")


def try_terminal(newcomer: Newcomer) -> str:
    """Play in the terminal."""
    made = newcomer.make("run", typed="7\nq\n")
    expect("the status of make run without a display", made.status, 0)
    expect("whether it plays in the terminal", NO_DISPLAY in made.output, True)
    expect("the packages that it asks for", requested_packages(made.output), [])
    return "plays in the terminal, asks for nothing"


def try_window(newcomer: Newcomer, debian: Debian, folder: Path, artefacts: Path) -> str:
    """Have everything set up that a window needs, and play in it."""
    # For screens, also those of the tests, as every system with X has it.
    debian.run("install", "--directory", "--mode=1777", str(SCREENS))
    with (
        new_screen(newcomer.starter(folder)) as screen,
        host_screens(debian),
        kept(screen, artefacts),
    ):
        # Set-up takes longer than a window may.
        made, packages = newcomer.make_with_help("run", "ARGS=--version", DISPLAY=screen.display)
        expect("the status of setting up", made.status, 0)
        form = "compiled" if newcomer.gets_compiler else "not compiled, so slower"
        told = f"Connect Four's solver: {form}"
        is_slow = "Connect Four will take longer" in made.output
        expect("whether Connect Four will take longer", is_slow, not newcomer.gets_compiler)
        expect(f'whether it says "{told}"', told in made.output.splitlines(), True)
        decline_course(screen.settings(debian.home))
        debian.give_home()
        try_on_screen(screen, debian.home, artefacts)
    return (
        f"{packages} packages asked for, set up in {made.seconds:.0f} s, the solver {form}, "
        "a game played"
    )


def try_tests(newcomer: Newcomer) -> str:
    """Run all tests."""
    made, packages = newcomer.make_with_help("test")
    summaries = re.findall(r"^\d.* in \d.*s.*$", made.output, re.MULTILINE)
    seen = f"{packages} packages asked for; {'; '.join(summaries)}"
    failed = re.findall(r"^(?:FAILED|ERROR) .*$", made.output, re.MULTILINE)
    expect("the tests that failed", failed, [])
    expect(f"the status of make test ({seen})", made.status, 0)
    return seen


def prepare(debian: Debian) -> str:
    """Install what the README presupposes, lay down a checkout, and return Python's version."""
    debian.install(*PRESUPPOSED)
    folder = debian.root / CHECKOUT.lstrip("/")
    folder.mkdir()
    archive = subprocess.run(
        ["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True
    ).stdout
    subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
    debian.give_home()
    return debian.run("python3", "--version").strip()


def try_commands(
    suite: str, folder: Path, artefacts: Path, cache: Path, *, gets_compiler: bool
) -> list[tuple[str, str]]:
    """Try the commands and return what was seen of each."""
    seen: list[tuple[str, str]] = []

    def note(what: str, how: str) -> None:
        seen.append((what, how))
        step(f"{what}: {how}")

    with ExitStack() as stack:
        debian = stack.enter_context(new_debian(folder, suite, cache))
        devices = debian.root / "dev"
        # Terminals and shared memory, as every running system has them.
        terminals = ("-t", "devpts", "-o", "newinstance,ptmxmode=666,mode=620", "devpts")
        stack.enter_context(mounted(devices / "pts", *terminals))
        stack.enter_context(mounted(devices / "shm", "-t", "tmpfs", "-o", "mode=1777", "tmpfs"))
        note(f"Debian {suite}", prepare(debian))
        newcomer = Newcomer(debian, artefacts / f"{suite}.log", gets_compiler=gets_compiler)
        note("make run without a display", try_terminal(newcomer))
        note("make run", try_window(newcomer, debian, folder, artefacts))
        note("make test", try_tests(newcomer))
    return seen


def main() -> int:
    """Try the suite given on the command line; return 0 on success."""
    parser = argparse.ArgumentParser(description="Try make run and make test in another Debian.")
    parser.add_argument("--suite", default="trixie", help="which Debian (default: trixie)")
    parser.add_argument(
        "--compiler", choices=["yes", "no"], default="yes", help="whether it may be installed"
    )
    options = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        parser.error("this needs root and debootstrap")
    enter_own_mounts()
    isolate_environment()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    cache = ROOT / "build" / "elsewhere"
    artefacts = cache / options.suite
    shutil.rmtree(artefacts, ignore_errors=True)
    artefacts.mkdir(parents=True)
    with TemporaryDirectory(prefix="elsewhere-") as name:
        folder = Path(name)
        # The user inside needs access.
        folder.chmod(0o755)
        try:
            gets_compiler = options.compiler == "yes"
            seen = try_commands(
                options.suite, folder, artefacts, cache, gets_compiler=gets_compiler
            )
        except AssertionError as error:
            print(f"Debian {options.suite} failed: {error}", file=sys.stderr)
            print(f"Everything that was printed there is in {artefacts}.", file=sys.stderr)
            return 1
    width = max(len(what) for what, _ in seen)
    print(*("", *(f"{what:<{width}}  {how}" for what, how in seen)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
