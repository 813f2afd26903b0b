"""Measures which tests run which functions of a room, for rooms whose tests are not beside them.

A window is made of dozens of modules, and its tests go through all of them. A mutant meets those
that have run the mistaken line: first the ones that mention its words, then some of each file.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
import re
import resource
import tempfile
from collections import Counter
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from coverage import Coverage

from tests.mutants.places import OUTCOMES, PACKAGE, ROOT, TESTS, module_name
from tests.mutants.running import (
    Branch,
    NotTestableError,
    Only,
    Outcome,
    QuickestFirst,
    Replacement,
    Stopwatch,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tests.mutants.making import Mutant

MOST_SECONDS = 30.0
"""The limit for the tests of one mutant. All times here are on the processor: a busy machine must
not make it fewer tests."""
_WORD, _NAME = re.compile("[A-Za-z]{4,}"), re.compile("[A-Za-z]+(?:_[A-Za-z]+)+")
IMPORT_SECONDS = 3.0
"""The time to import the whole program, which isn't part of any test's own."""


class Run(NamedTuple):
    """A test's time and lines without a mutant."""

    seconds: float
    lines: Mapping[str, list[int]]
    """The lines that it runs, by their module."""


class Tracer:
    """Measures the time of each test and the lines of a room that it runs, and stores them."""

    def __init__(self, room: str, file: Path) -> None:
        self._file = file
        self._begun = 0.0
        self._seconds: dict[str, float] = {}
        self._coverage = Coverage(
            data_file=None, config_file=False, include=[f"{PACKAGE / room}/*"]
        )

        # A test may read the text of a room's modules instead of running them.
        self._coverage.set_option("run:disable_warnings", ["no-data-collected"])

    def pytest_sessionstart(self) -> None:
        self._coverage.start()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._coverage.switch_context(nodeid)
        self._begun = _processor_seconds()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._seconds[nodeid] = _processor_seconds() - self._begun

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        lines: dict[str, dict[str, list[int]]] = {test: {} for test in self._seconds}
        for path in data.measured_files():
            module = path.removeprefix(f"{PACKAGE.as_posix()}/")
            for line, tests in data.contexts_by_lineno(path).items():
                for test in tests:
                    if test:
                        lines[test].setdefault(module, []).append(line)
        runs = {test: Run(seconds, lines[test]) for test, seconds in self._seconds.items()}
        self._file.write_text(json.dumps(runs))


class Covering:
    """The tests of a room, with the lines that each runs; stored until the program changes."""

    def __init__(self, room: str) -> None:
        self._room = room
        self._folder = OUTCOMES / "covering"
        self._folder.mkdir(parents=True, exist_ok=True)
        self._reached = self._folder / "reached.json"
        self._program = hashlib.sha256()
        self._program.update(inspect.getsource(Tracer).encode())
        for path in sorted(PACKAGE.rglob("*.py")):
            self._program.update(path.read_bytes())
        self._runs: dict[str, Run] = {}
        self._words: dict[str, set[str]] = {}
        with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
            for path in sorted((TESTS / room).rglob("test_*.py")):
                self._runs |= self._runs_of(path, Branch(Path(scratch)))
                self._words |= dict(_words_by_test(path))
        self._counts = Counter(word for words in self._words.values() for word in words)

    def try_out(self, module: str, branch: Branch, mutant: Mutant) -> Outcome:
        """Run the tests that should notice a mutant."""
        tests = self._tests_of(module, mutant)
        if not tests:
            return Outcome.SURVIVED
        replacement = Replacement(module_name(module), PACKAGE / module, mutant.text)
        outcome, reached = self._run(tests, branch, replacement)
        # Tests that fail in this order without a mutant would kill every mutant.
        if outcome is Outcome.KILLED and reached:
            unharmed, _ = self._run({test: tests[test] for test in reached}, branch, None)
            if unharmed is not Outcome.SURVIVED:
                raise NotTestableError(f"{reached} fail without a mutant:\n{branch.log}")
        return outcome

    def _run(
        self, tests: Mapping[str, float], branch: Branch, replacement: Replacement | None
    ) -> tuple[Outcome, list[str]]:
        """Run tests, the quickest first; return also which were reached."""
        stopwatch = Stopwatch(self._reached)
        self._reached.write_text("{}")
        files = sorted({ROOT / test.split("::", maxsplit=1)[0] for test in tests})
        plugins = [Only(tests), QuickestFirst(tests), stopwatch]
        seconds = IMPORT_SECONDS + sum(tests.values())
        outcome = branch.outcome(files, plugins, replacement, seconds)
        return outcome, list(json.loads(self._reached.read_text()))

    def _runs_of(self, path: Path, branch: Branch) -> dict[str, Run]:
        digest = self._program.copy()
        digest.update(path.read_bytes())
        name = path.relative_to(TESTS).as_posix().replace("/", "-")
        file = self._folder / f"{name}-{digest.hexdigest()[:16]}.json"
        if not file.exists():
            print(f"{path.relative_to(ROOT)}: measuring", flush=True)
            status, _ = branch.run([path], [Tracer(self._room, file)], None, 600)
            if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                file.unlink(missing_ok=True)
                raise NotTestableError(f"{path} fails without a mutant:\n{branch.log}")
        return {test: Run(*run) for test, run in json.loads(file.read_text()).items()}

    def _tests_of(self, module: str, mutant: Mutant) -> dict[str, float]:
        """Return the tests that should notice a mutant, and the time of each.

        They are those that run its line, or else its function. The first half of the time is for
        tests that mention words of the line.
        """
        lines = _lines_around(mutant.line, (PACKAGE / module).read_text(encoding="utf-8"))
        # A table runs when it is imported, whichever tests use it.
        line = {mutant.line} & lines
        # A function on one of Qt's threads leaves no trace.
        able = (
            [test for test, run in self._runs.items() if line & {*run.lines.get(module, ())}]
            or [test for test, run in self._runs.items() if lines & {*run.lines.get(module, ())}]
            or [test for test, run in self._runs.items() if module in run.lines]
            or list(self._runs)
        )
        about = _words_in(f"{Path(module).stem} {mutant.removed}")
        telling = [test for test in able if self._relevance(test, about)]
        telling.sort(key=lambda test: self._relevance(test, about), reverse=True)
        chosen = self._within(telling, {}, MOST_SECONDS / 2)
        return self._within(self._in_turn(able, module), chosen, MOST_SECONDS)

    def _relevance(self, test: str, about: set[str]) -> float:
        """Return how well a test matches some words; rare words count more."""
        name, _, parameters = test.partition("[")
        words = self._words[name] | _words_in(parameters)
        return sum(1 / self._counts[word] for word in about & words)

    def _within(
        self, tests: list[str], chosen: dict[str, float], most_seconds: float
    ) -> dict[str, float]:
        """Add tests to those chosen while there is time."""
        chosen = dict(chosen)
        for test in tests:
            seconds = self._runs[test].seconds
            if sum(chosen.values()) + seconds <= most_seconds or not chosen:
                chosen[test] = seconds
        return chosen

    def _in_turn(self, tests: list[str], module: str) -> list[str]:
        """Return the quickest test of each file, then the second of each; near files first."""
        files: dict[str, list[str]] = {}
        for test in sorted(tests, key=lambda test: self._runs[test].seconds):
            files.setdefault(test.split("::")[0], []).append(test)
        nearest = sorted(files, key=lambda file: -_nearness(file, module))
        rounds = zip_longest(*(files[file] for file in nearest))
        return [test for each in rounds for test in each if test]


def _processor_seconds() -> float:
    """Return the processor time of this process and of its ended children."""
    usages = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def _words_by_test(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Go through the tests of a file, by their names as pytest has them, with their words."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    file = path.relative_to(ROOT).as_posix()
    for node in ast.parse(text).body:
        parts = node.body if isinstance(node, ast.ClassDef) else [node]
        around = f"{file}::{node.name}" if isinstance(node, ast.ClassDef) else file
        for part in parts:
            if isinstance(part, ast.FunctionDef):
                first = min([part.lineno, *(each.lineno for each in part.decorator_list)])
                text_of_it = "\n".join([path.stem, *lines[first - 1 : part.end_lineno]])
                yield f"{around}::{part.name}", _words_in(text_of_it)


def _words_in(text: str) -> set[str]:
    """Return the words of a text, and the names that are made of several."""
    return {*_WORD.findall(text), *_NAME.findall(text)}


def _lines_around(line: int, text: str) -> set[int]:
    """Return the lines of the body of a line's function, or of the bodies of all if it has none."""
    functions = [
        node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.Lambda)
    ]
    around = [node for node in functions if line in range(node.lineno, (node.end_lineno or 0) + 1)]
    innermost = max(around, key=lambda node: node.lineno, default=None)
    bodies = [innermost] if innermost else functions
    return {body_line for node in bodies for body_line in _body(node)}


def _body(function: ast.FunctionDef | ast.Lambda) -> Iterator[int]:
    first = function.body[0] if isinstance(function, ast.FunctionDef) else function.body
    yield from range(first.lineno, (function.end_lineno or 0) + 1)


def _nearness(file: str, module: str) -> int:
    """Return the number of folders that a file of tests and a module have in common."""
    here, there = file.split("/")[1:-1], module.split("/")[:-1]
    return sum(one == other for one, other in zip(here, there, strict=False))
