"""Which mistakes are made, and which would tell nothing."""

import pytest

pytest.importorskip("mutmut", reason="only `make mutants` installs it")

from tests.mutants.making import mutants_of


def mistakes(text: str) -> set[str]:
    return {mutant.added for mutant in mutants_of(text) if mutant.is_valid()}


def test_numbers_comparisons_and_arguments_are_mistaken() -> None:
    assert mistakes("a = f(b < 3, c=d)") == {
        *("a = f(b <= 3, c=d)", "a = f(b < 4, c=d)", "a = f(None, c=d)", "a = f(b < 3, c=None)"),
        *("a = f(b < 3, )", "a = None"),
    }


def test_calls_conditions_and_results_are_forgotten() -> None:
    text = "def f(a):\n    if a:\n        g()\n    return a.b\n"
    assert mistakes(text) == {"if not a:", "pass", "return None"}


@pytest.mark.parametrize(
    "text",
    [
        "import a",
        "def f(a: int | None) -> int | None: ...",
        '"""What it is."""',
        "@cache(3)\ndef f(): ...",
        "if TYPE_CHECKING:\n    a = 3",
        '__all__ = ["a"]',
        "T = TypeVar('T')",
    ],
)
def test_nothing_is_mistaken_that_only_readers_and_type_checkers_see(text: str) -> None:
    assert mistakes(text) == set()


def test_a_mutant_knows_where_its_mistake_is() -> None:
    [mutant] = [each for each in mutants_of("a = b\nc = 3 < d\n") if "<=" in each.added]
    assert (mutant.line, mutant.removed) == (2, "c = 3 < d")
    assert mutant.text == "a = b\nc = 3 <= d\n"
