"""A mutant is imported where its module is looked for, and nothing else changes."""

import importlib
import sys
from pathlib import Path

import pytest

pytest.importorskip("resource", reason="processes branch off on Unix only")

from tests.mutants.running import Bench, NotTestableError, Outcome, Replacement

MODULE = "def double(n):\n    return 2 * n\n"


@pytest.fixture
def module(tmp_path: Path) -> Path:
    path = tmp_path / "doubling.py"
    path.write_text(MODULE)
    return path


@pytest.fixture
def bench(tmp_path: Path, module: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    monkeypatch.syspath_prepend(tmp_path)
    tests = tmp_path / "test_doubling.py"
    tests.write_text(
        "import doubling\n\ndef test_doubles() -> None:\n    assert doubling.double(2) == 4\n"
    )
    return Bench("doubling", module, [tests], tmp_path)


class TestAMutant:
    def test_that_a_test_notices_is_killed(self, bench: Bench) -> None:
        assert bench.try_out(MODULE.replace("2 *", "3 *")) is Outcome.KILLED

    def test_that_no_test_notices_survives(self, bench: Bench) -> None:
        assert bench.try_out(MODULE.replace("2 * n", "n ** 2")) is Outcome.SURVIVED

    def test_that_can_t_even_be_imported_is_killed(self, bench: Bench) -> None:
        assert bench.try_out("import nothing_of_that_name") is Outcome.KILLED

    def test_is_never_written_to_a_file(self, bench: Bench, module: Path) -> None:
        bench.try_out(MODULE.replace("2 *", "3 *"))
        assert module.read_text() == MODULE


def test_a_module_without_tests_can_t_be_tried(module: Path, tmp_path: Path) -> None:
    with pytest.raises(NotTestableError, match="no tests"):
        Bench("doubling", module, [], tmp_path)


def test_tests_that_need_others_before_them_are_of_no_use(module: Path, tmp_path: Path) -> None:
    tests = tmp_path / "test_order.py"
    tests.write_text(
        "done = []\n\n"
        "def test_long() -> None:\n    done.append(sum(range(1_000_000)))\n\n"
        "def test_short() -> None:\n    assert done\n"
    )
    with pytest.raises(NotTestableError, match="in another order"):
        Bench("doubling", module, [tests], tmp_path)


def test_only_the_module_is_replaced(module: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replacement = Replacement("doubling", module, "double = 7")
    assert replacement.find_spec("doubling.more", None) is None
    monkeypatch.setattr(sys, "meta_path", [replacement, *sys.meta_path])
    monkeypatch.delitem(sys.modules, "doubling", raising=False)
    assert importlib.import_module("doubling").double == 7
    monkeypatch.delitem(sys.modules, "doubling")
