"""What is made of pip-audit's answer: above all, that no answer is not taken for a good one."""

from audit import NOTHING, judge

SOUND: dict[str, object] = {"name": "pluggy", "version": "1.7.0", "vulns": []}
BAD: dict[str, object] = {
    "name": "idna",
    "version": "3.20",
    "vulns": [
        {"id": "GHSA-1", "fix_versions": ["3.21", "4.0"], "aliases": [], "description": ""},
        {"id": "GHSA-2", "fix_versions": [], "aliases": [], "description": ""},
    ],
}
SKIPPED: dict[str, object] = {"name": "rich", "skip_reason": "not found"}


def test_packages_without_known_vulnerabilities_are_counted() -> None:
    text = "None of the 2 pinned packages has a known vulnerability."
    assert judge([SOUND, SOUND], is_required=True) == (0, text)


def test_each_vulnerability_is_named_with_what_mends_it() -> None:
    status, text = judge([SOUND, BAD], is_required=False)
    assert status == 1
    assert text.splitlines() == [
        "idna 3.20: GHSA-1 (mended in 3.21, 4.0)",
        "idna 3.20: GHSA-2 (mended in no version yet)",
    ]


def test_a_package_that_could_not_be_looked_up_is_not_taken_for_sound() -> None:
    assert judge([SOUND, SKIPPED], is_required=False) == (1, "not audited: rich")


def test_without_any_answer_nothing_is_claimed_and_only_a_required_audit_fails() -> None:
    answers: list[list[dict[str, object]]] = [[], [SKIPPED, SKIPPED]]
    for answer in answers:
        assert judge(answer, is_required=False) == (0, NOTHING)
        assert judge(answer, is_required=True) == (1, NOTHING)
