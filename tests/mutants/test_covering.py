"""Which tests are found to notice a mistake in a line."""

from pathlib import Path

import pytest

pytest.importorskip("resource", reason="processes branch off on Unix only")
pytest.importorskip("mutmut", reason="`make mutants` installs it")

from tests.mutants import covering
from tests.mutants.covering import Covering
from tests.mutants.making import mutants_of
from tests.mutants.running import Branch, NotTestableError, Outcome

MODULE = """LEAST = 2


def double(n):
    return 2 * n


def at_least(n):
    return max(n, LEAST)


def unused(n):
    return n + 1


def size(n):
    if n > 9:
        return "large"
    return "small"
"""
TESTS = """import pytest


def test_doubles() -> None:
    from shop.room import sums
    assert sums.double(2) == 4


def test_is_not_too_little() -> None:
    from shop.room import sums
    assert sums.at_least(1) == sums.LEAST


@pytest.mark.parametrize("n", [10, 1], ids=["large", "small"])
def test_sizes(n) -> None:
    from shop.room import sums
    assert sums.size(n) in ("large", "small")
"""
WAITING_TESTS = """from threading import Event
from time import process_time


def test_waits() -> None:
    Event().wait(0.4)


def test_computes() -> None:
    begun = process_time()
    while process_time() < begun + 0.4:
        pass
"""


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Covering:
    """Give a program with one module in one room, and measure its tests."""
    package, tests = tmp_path / "shop", tmp_path / "tests"
    for folder in (package / "room", tests / "room"):
        folder.mkdir(parents=True)
    (package / "room" / "sums.py").write_text(MODULE)
    (tests / "room" / "test_all.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\npythonpath = .\nmarkers =\n exhaustive\n soak\n"
    )
    for name, value in {
        "ROOT": tmp_path,
        "PACKAGE": package,
        "TESTS": tests,
        "OUTCOMES": tmp_path / "build",
    }.items():
        monkeypatch.setattr(covering, name, value)
    monkeypatch.setattr("tests.mutants.places.PACKAGE", package)
    return Covering("room")


def names_for(room: Covering, line: int) -> set[str]:
    mutant = next(each for each in mutants_of(MODULE) if each.line == line)
    return {test.split("::")[1] for test in room._tests_of("room/sums.py", mutant)}


EVERY_TEST = {"test_doubles", "test_is_not_too_little", "test_sizes[large]", "test_sizes[small]"}


class TestTheTestsOfALine:
    def test_are_those_that_have_run_its_function(self, room: Covering) -> None:
        assert names_for(room, 5) == {"test_doubles"}
        assert names_for(room, 9) == {"test_is_not_too_little"}

    def test_outside_functions_are_all_of_its_module(self, room: Covering) -> None:
        assert names_for(room, 1) == EVERY_TEST

    def test_in_a_function_that_nobody_is_seen_to_run_are_all_too(self, room: Covering) -> None:
        assert names_for(room, 13) == EVERY_TEST

    def test_are_only_those_that_come_as_far_as_it(self, room: Covering) -> None:
        assert names_for(room, 17) == {"test_sizes[large]", "test_sizes[small]"}
        assert names_for(room, 18) == {"test_sizes[large]"}
        assert names_for(room, 19) == {"test_sizes[small]"}

    def test_are_first_those_that_mention_it(
        self, room: Covering, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(covering, "MOST_SECONDS", 0.0)
        mutant = next(each for each in mutants_of(MODULE) if each.line == 1)
        [test] = room._tests_of("room/sums.py", mutant)
        assert test.endswith("test_is_not_too_little")


class TestTheTimeOfATest:
    def test_is_what_it_takes_on_the_processor_however_long_it_waits(
        self, room: Covering, tmp_path: Path
    ) -> None:
        del room
        (tmp_path / "tests" / "room" / "test_all.py").write_text(WAITING_TESTS)
        waits, computes = (run.seconds for run in Covering("room")._runs.values())
        assert waits < 0.4
        assert computes >= 0.4


def test_a_name_of_several_words_counts_as_a_word_too() -> None:
    words = covering._words_in("actions.how_to_play.triggered")
    assert words == {"actions", "how_to_play", "play", "triggered"}


def test_a_mutant_is_killed_by_a_test_of_its_function_alone(room: Covering, tmp_path: Path) -> None:
    outcomes = {
        mutant.added: room.try_out("room/sums.py", Branch(tmp_path), mutant)
        for mutant in mutants_of(MODULE)
    }
    assert outcomes["return 3 * n"] is Outcome.KILLED
    assert outcomes["LEAST = 3"] is Outcome.SURVIVED


def test_tests_that_fail_in_another_order_kill_nothing(room: Covering, tmp_path: Path) -> None:
    mutant = next(each for each in mutants_of(MODULE) if each.line == 5)
    (tmp_path / "tests" / "room" / "test_all.py").write_text(TESTS.replace("== 4", "== 4_000"))
    with pytest.raises(NotTestableError, match="without a mutant"):
        room.try_out("room/sums.py", Branch(tmp_path), mutant)


def test_what_was_measured_is_measured_again_only_when_something_has_changed(
    room: Covering, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del room
    capsys.readouterr()
    Covering("room")
    assert "measuring" not in capsys.readouterr().out
    (tmp_path / "shop" / "room" / "sums.py").write_text(MODULE + "\n")
    Covering("room")
    assert "measuring" in capsys.readouterr().out
