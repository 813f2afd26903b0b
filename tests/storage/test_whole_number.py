import pytest

from tictac_gui.storage.settings import whole_number


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("-1", -1), ("007", 7)])
def test_a_number_within_its_bounds_is_read(text: str, number: int) -> None:
    assert whole_number(text, -1, 7) == number


@pytest.mark.parametrize(
    "text",
    ["", "-", "+1", "1 ", "1\n", "1_0", "1.0", "1e1", "٣", "²", "one", "8", "-2", "9" * 5000],
)
def test_anything_else_is_none(text: str) -> None:
    assert whole_number(text, -1, 7) is None
