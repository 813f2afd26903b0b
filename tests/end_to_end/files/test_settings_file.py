"""The program starts with whatever the settings file holds, and on whatever screens there are."""

import json
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect, QSettings

from tests.end_to_end.program import Program, bare_environment


class Story(NamedTuple):
    """What a window showed before it was closed."""

    checked: list[str]
    notice: str
    frame: QRect
    screens: list[QRect]
    seconds_to_close: float


DIARY = "Dear diary,\ntoday I won = lost.\nMood=good\n"
Start = Callable[..., Story]


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    path = tmp_path / "config" / "tictac" / "settings.ini"
    path.parent.mkdir(parents=True)
    return path


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Start the program on screens of the given sizes, trigger actions and close it."""

    def start_it(*actions: str, screens: tuple[tuple[int, int], ...] = ((1000, 800),)) -> Story:
        layout = tmp_path / "screens.json"
        layout.write_text(json.dumps({"screens": side_by_side(screens)}))
        environment = {
            **bare_environment(),
            "QT_QPA_PLATFORM": f"offscreen:configfile={layout}",
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
            "XDG_DATA_HOME": str(tmp_path / "data"),
        }
        command = [sys.executable, "-m", "tests.end_to_end.files.reporting_program", *actions]
        with Program(command, environment) as program:
            shown = json.loads(program.next_line())
            closed_at = monotonic()
            assert program.wait_for_end().status == 0
            seconds = monotonic() - closed_at
        frame, there = QRect(*shown["frame"]), [QRect(*screen) for screen in shown["screens"]]
        return Story(shown["checked"], shown["notice"], frame, there, seconds)

    return start_it


def side_by_side(sizes: tuple[tuple[int, int], ...]) -> list[dict[str, object]]:
    """Describe screens to Qt's platform without screens."""
    return [
        {
            "name": f"screen {number}",
            "x": sum(width for width, _ in sizes[:number]),
            "y": 0,
            "width": width,
            "height": height,
            "logicalDpi": 96,
            "logicalBaseDpi": 96,
            "dpr": 1,
        }
        for number, (width, height) in enumerate(sizes)
    ]


class TestAWindow:
    @pytest.mark.parametrize(
        ("before", "after"),
        [
            (((1920, 1080),), ((1000, 600),)),
            (((1000, 600),), ((1920, 1080),)),
            (((1920, 1080), (1000, 600)), ((1000, 600),)),
            (((1920, 1080),), ((640, 400),)),
        ],
    )
    def test_that_was_closed_on_other_screens_is_wholly_there_and_says_nothing(
        self,
        start: Start,
        before: tuple[tuple[int, int], ...],
        after: tuple[tuple[int, int], ...],
    ) -> None:
        start("analysis", screens=before)
        story = start(screens=after)
        assert story.notice == ""
        # Where there is no room for both, it never takes the board's place by itself.
        has_room = max(width for width, _ in after) >= 1000
        assert ("action_analysis" in story.checked) is has_room, "what was chosen is still known"
        assert any(screen.contains(story.frame) for screen in story.screens), story


class TestAFileThatIsNoSettingsFile:
    def test_is_set_aside_and_the_choices_are_kept_in_a_new_one(
        self, start: Start, settings: Path
    ) -> None:
        settings.write_text(DIARY)
        first = start("hard")
        [aside] = settings.parent.glob("settings-set-aside-*.ini")
        assert str(aside) in first.notice
        second = start()
        assert second.notice == ""
        assert "action_hard" in second.checked
        assert aside.read_text() == DIARY

    def test_is_not_read_if_it_is_huge(self, start: Start, settings: Path) -> None:
        content = b"[General]\ndifficulty=hard\n" + b"".join(
            b"choice_%d=yes\n" % number for number in range(2_700_000)
        )
        assert len(content) > 50_000_000
        settings.write_bytes(content)
        story = start()
        [aside] = settings.parent.glob("settings-set-aside-*.ini")
        assert str(aside) in story.notice
        assert "action_medium" in story.checked, "it says hard, but nobody looks"
        assert aside.stat().st_size == len(content)
        assert settings.stat().st_size < 10_000, "only the window's place was kept"


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_folder(path: Path) -> None:
    (path / "keepsake").mkdir(parents=True)


def an_endless_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def hundreds_of_megabytes(path: Path) -> None:
    path.write_text("[General]\nfoo=")
    os.truncate(path, 500_000_000)


def a_list_without_end(path: Path) -> None:
    path.write_text("[General]\nfoo=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n")


def one_in_a_list_of_another_game(path: Path) -> None:
    path.write_text(
        '[General]\n[connect_four]\nfoo=1,"\\x40Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)"\n'
    )


@pytest.mark.skipif(sys.platform == "win32", reason="needs files that only other systems have")
@pytest.mark.parametrize(
    "put",
    [
        *(a_pipe, a_folder, an_endless_device, hundreds_of_megabytes),
        *(a_list_without_end, one_in_a_list_of_another_game),
    ],
)
def test_whatever_would_block_or_end_the_program_is_set_aside(
    start: Start, settings: Path, put: Callable[[Path], None]
) -> None:
    put(settings)
    first = start("hard")
    [aside] = settings.parent.glob("settings-set-aside-*")
    assert first.notice == f"The settings file could not be read. It is kept as {aside}"
    assert first.seconds_to_close < 2
    second = start()
    assert second.notice == ""
    assert "action_hard" in second.checked


@pytest.mark.parametrize("rating", [f"7 0 {'9' * 4300}", f"{'9' * 5000} 0 1"])
def test_numbers_that_are_far_too_large_are_not_believed(
    start: Start, settings: Path, rating: str
) -> None:
    settings.write_text(f"[General]\nadaptive_rating={rating}\n")
    assert "settings could not be read" in start().notice
    assert start().notice == "", "the usual one has been written"


class TestWindowsThatWriteAtTheSameTime:
    @pytest.mark.parametrize("content", [None, "[General]\nanimations=false\n", DIARY])
    def test_lose_nothing_of_each_other_and_nothing_that_was_there(
        self, settings: Path, content: str | None
    ) -> None:
        if content is not None:
            settings.write_text(content)
        names, choices = ("here", "there", "elsewhere"), 30
        module = "tests.end_to_end.files.choosing_program"
        with ExitStack() as stack:
            programs = [
                stack.enter_context(
                    Program(
                        [sys.executable, "-m", module, str(settings), name, str(choices)],
                        bare_environment(),
                    )
                )
                for name in names
            ]
            for program in programs:
                program.remaining_lines()
                assert program.wait_for_end().status == 0
        kept = QSettings(str(settings), QSettings.Format.IniFormat).allKeys()
        expected = {f"{name}_{number}" for name in names for number in range(choices)}
        assert expected <= set(kept)
        if content == DIARY:
            [aside] = settings.parent.glob("settings-set-aside-*")
            assert aside.read_text() == DIARY
        elif content:
            assert "animations" in kept
