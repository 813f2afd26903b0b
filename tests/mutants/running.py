"""Runs tests against a mutant in a process of its own, which is never written to a file.

Everything costly is imported once, before the processes branch off; nothing of ours is, so that
each of them imports the mutant instead of the module.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
import traceback
from enum import Enum
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import hypothesis
import pytest
import pytestqt.plugin
from PySide6 import QtTest, QtWidgets

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from types import CodeType, ModuleType

IMPORTED_ONCE = (hypothesis, pytestqt.plugin, QtTest, QtWidgets)
MEMORY = 2 << 30


class Outcome(Enum):
    """The outcome of a mutant."""

    KILLED = "killed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"


class Measured(NamedTuple):
    """The time of a module's tests without a mutant."""

    cpu_seconds: float
    of_each: Mapping[str, float]
    """How long each test took, by its name."""


class NotTestableError(Exception):
    """The tests of a module are missing, or fail without a mutant."""


class Replacement(MetaPathFinder):
    """Finds the mutant when its module is imported."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        self._name = name
        self._path = path
        self._text = text

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 - as Python asks
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = TextLoader(fullname, str(self._path), self._text)
        folders = [str(self._path.parent)] if self._path.stem == "__init__" else None
        return spec_from_file_location(
            fullname, self._path, loader=loader, submodule_search_locations=folders
        )


class TextLoader(SourceFileLoader):
    """Loads a given text in place of the file's."""

    def __init__(self, fullname: str, path: str, text: str) -> None:
        super().__init__(fullname, path)
        self._text = text

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - as Python asks
        code: CodeType = compile(self._text, self.path, "exec", dont_inherit=True)
        return code


class Stopwatch:
    """Measures the time of each test, and stores it in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0) + report.duration

    def pytest_sessionfinish(self) -> None:
        self._file.write_text(json.dumps(self._seconds))


class QuickestFirst:
    """Sorts tests so that a mutant is killed soonest."""

    def __init__(self, seconds: Mapping[str, float]) -> None:
        self._seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self._seconds.get(item.nodeid, 0))


class Only:
    """Selects some tests."""

    def __init__(self, names: Collection[str]) -> None:
        self._names = names

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self._names]


class Bench:
    """Tries mutants of one module with the tests beside it, one at a time."""

    def __init__(self, name: str, path: Path, tests: Sequence[Path], scratch: Path) -> None:
        self._name = name
        self._path = path
        self._tests = tests
        self._branch = Branch(scratch)
        self._measured = self._measure(scratch / "seconds.json")
        self._check_order()

    @property
    def cpu_seconds(self) -> float:
        """The time of the tests without a mutant."""
        return self._measured.cpu_seconds

    def try_out(self, text: str) -> Outcome:
        """Run the tests against a mutant."""
        replacement = Replacement(self._name, self._path, text)
        plugin = QuickestFirst(self._measured.of_each)
        return self._branch.outcome(self._tests, [plugin], replacement, self.cpu_seconds)

    def _measure(self, file: Path) -> Measured:
        if not self._tests:
            raise NotTestableError(f"no tests are known for {self._path}")
        status, cpu_seconds = self._branch.run(self._tests, [Stopwatch(file)], None, 600)
        if status != pytest.ExitCode.OK:
            raise NotTestableError(
                f"the tests of {self._path} fail without a mutant:\n{self._branch.log}"
            )
        return Measured(cpu_seconds, json.loads(file.read_text()))

    def _check_order(self) -> None:
        """Check that the tests pass in this order, or they would kill every mutant."""
        if self.try_out(self._path.read_text(encoding="utf-8")) is not Outcome.SURVIVED:
            raise NotTestableError(
                f"the tests of {self._path} fail in another order:\n{self._branch.log}"
            )


class Branch:
    """Runs tests in processes that branch off this one, one at a time."""

    def __init__(self, scratch: Path) -> None:
        self._scratch = scratch

    @property
    def log(self) -> str:
        """The output of the last run."""
        return (self._scratch / "log").read_text()

    def outcome(
        self,
        tests: Sequence[Path],
        plugins: Sequence[object],
        replacement: Replacement | None,
        usual_seconds: float,
    ) -> Outcome:
        """Run tests, against a mutant if there is one; without it they take usual_seconds."""
        # Others may use the machine: what it may take is CPU time, the clock is for what hangs.
        status, _ = self.run(tests, plugins, replacement, 5 + round(3 * usual_seconds))
        if status < 0:
            return Outcome.TIMED_OUT
        return Outcome.SURVIVED if status == pytest.ExitCode.OK else Outcome.KILLED

    def run(
        self,
        tests: Sequence[Path],
        plugins: Sequence[object],
        replacement: Replacement | None,
        cpu_seconds: int,
    ) -> tuple[int, float]:
        """Run tests in a process of their own; return its status and its CPU time."""
        process = os.fork()
        if process == 0:
            status: int = pytest.ExitCode.INTERNAL_ERROR
            try:
                status = self._run(tests, plugins, replacement, cpu_seconds)
            except BaseException:  # noqa: BLE001 - nothing may go on from here
                traceback.print_exc()
            finally:
                os._exit(status)
        give_up = time.monotonic() + 60 + 10 * cpu_seconds
        while True:
            ended, status, usage = os.wait4(process, os.WNOHANG)
            if ended:
                break
            if time.monotonic() > give_up:
                os.kill(process, signal.SIGKILL)
            time.sleep(0.01)
        _end_group(process)
        return os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime

    def _run(
        self,
        tests: Sequence[Path],
        plugins: Sequence[object],
        replacement: Replacement | None,
        cpu_seconds: int,
    ) -> int:
        os.setsid()
        log = os.open(self._scratch / "log", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 1)
        os.dup2(log, 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        # An example is as good as the smallest; and none is kept for the next mutant.
        hypothesis.settings.register_profile(
            "mutants", database=None, derandomize=True, phases=_phases_without_shrinking()
        )
        hypothesis.settings.load_profile("mutants")
        os.environ["TICTAC_SEED"] = "1"
        if replacement:
            sys.meta_path.insert(0, replacement)
        return pytest.main(
            [
                *("-x", "-q", "--tb=line", "--assert=plain", "-m", "not exhaustive and not soak"),
                *("-p", "no:cacheprovider", "--basetemp", str(self._scratch / "temporary")),
                *map(str, tests),
            ],
            plugins=plugins,
        )


def _end_group(process: int) -> None:
    """End the processes that the tests have left running."""
    try:
        os.killpg(process, signal.SIGKILL)
    except ProcessLookupError:
        return


def _phases_without_shrinking() -> list[hypothesis.Phase]:
    return [hypothesis.Phase.explicit, hypothesis.Phase.generate]
