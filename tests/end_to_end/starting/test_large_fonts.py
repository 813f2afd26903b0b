"""With fonts of any size, on small screens and large: all is on the screen and in reach."""

import json
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import Program, bare_environment
from tests.end_to_end.starting.roomy_program import Found

SCREENS = [(1366, 768), (1600, 900), (2560, 1440)]
MAGNIFIED = (683, 384)
"""The smallest of them, when everything on it is shown twice as large."""


def look_around(folder: Path, screen: tuple[int, int], points: int, language: str) -> list[Found]:
    width, height = screen
    screens = [{"name": "a", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96}]
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": screens}))
    environment = {**bare_environment(), "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    command = (
        sys.executable,
        "-m",
        "tests.end_to_end.starting.roomy_program",
        str(points),
        language,
    )
    with Program(command, environment) as program:
        places: list[Found] = json.loads(program.next_line())
    return places


def check(found: list[Found], *, share_at_start: float = 0.5) -> None:
    for each in found:
        assert each["is_on_screen"], each
        assert not each["out_of_reach"], each
        assert not each["has_hidden_menus"], each
        if each["board_share"] is None:
            assert each["what"] != "start", each
            continue
        assert each["board_share"] >= (share_at_start if each["what"] == "start" else 0.44), each


@pytest.mark.parametrize("language", ["english", "german"])
@pytest.mark.parametrize("points", [10, 22, 30])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: "x".join(map(str, screen)))
def test_everything_is_on_the_screen_and_in_reach(
    tmp_path: Path, screen: tuple[int, int], points: int, language: str
) -> None:
    # Where all buttons can't stand in one row, two rows are kept free from the start.
    is_crowded = points * 40 > screen[1]
    share = 0.44 if is_crowded else 0.5
    check(look_around(tmp_path, screen, points, language), share_at_start=share)


@pytest.mark.parametrize("language", ["english", "german"])
def test_everything_is_in_reach_on_a_magnified_screen(tmp_path: Path, language: str) -> None:
    # There it is the height that is short, and all buttons are there nevertheless.
    check(look_around(tmp_path, MAGNIFIED, 10, language), share_at_start=0.44)
