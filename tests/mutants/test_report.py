"""The report of a run."""

from pathlib import Path

from tests.mutants.places import PACKAGE
from tests.mutants.report import REASONS, Reasons, Row, Survivor, page, percentage

KNOWN = Survivor("a.py", 3, "b < c", "b <= c", "they are never equal")
UNKNOWN = Survivor("a.py", 4, "d + 1", "d + 2", "")


def test_a_page_has_a_row_for_each_module_and_every_survivor_with_its_reason() -> None:
    rows = [Row("a.py", 90, 40, 1, (KNOWN, UNKNOWN)), Row("b.py", 10, 10, 0, ())]
    text = page("room", "every mutant", rows)
    assert "| a.py | 90 | 40 | 38 | 2 | 95.0 % |" in text
    assert "| all | 100 | 50 | 48 | 2 | 96.0 % |" in text
    assert "line 3: they are never equal" in text
    assert "line 4: **no reason is known**" in text


def test_not_all_is_never_rounded_up_to_all() -> None:
    assert percentage(9999, 10000) == "99.9 %"
    assert percentage(7, 7) == "100.0 %"


def test_a_reason_belongs_to_a_mutant_of_one_module(tmp_path: Path) -> None:
    file = tmp_path / "reasons.toml"
    file.write_text('[["a.py"]]\nremoved = "b < c"\nadded = "b <= c"\nwhy = "never equal"\n')
    reasons = Reasons(file)
    assert reasons.why("a.py", "b < c", "b <= c") == "never equal"
    assert not reasons.why("b.py", "b < c", "b <= c")
    assert not reasons.why("a.py", "b < c", "b > c")


def test_a_class_of_mutants_has_one_reason(tmp_path: Path) -> None:
    file = tmp_path / "reasons.toml"
    file.write_text(
        '[[classes]]\nwhy = "only a pixel"\n'
        'mutants = [["a.py", "b(1)", "b(2)"], ["c.py", "d(3)", "d(4)"]]\n'
    )
    reasons = Reasons(file)
    assert reasons.why("a.py", "b(1)", "b(2)") == "only a pixel"
    assert reasons.why("c.py", "d(3)", "d(4)") == "only a pixel"
    assert not reasons.why("a.py", "d(3)", "d(4)")


def test_every_reason_is_about_lines_that_are_still_there() -> None:
    for module, removed, _ in Reasons(REASONS).mutants:
        text = " ".join((PACKAGE / module).read_text(encoding="utf-8").split())
        assert " ".join(removed.split()) in text, (module, removed)
