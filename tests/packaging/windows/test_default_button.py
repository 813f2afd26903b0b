# ruff: noqa: N802 - the names are those of Windows
"""The button that Enter presses: seen only when it can be pressed. The system is made up."""

from ctypes import Array, c_size_t, c_wchar

import pytest
from windows.default_button import label

TITLE = "Tictac Setup "


class Pages:
    """A window of an installer, and its default button."""

    WINDOW, BUTTON = 42, 43

    def __init__(self, *, is_shown: bool = True, is_enabled: bool = True) -> None:
        self._is_shown = is_shown
        self._is_enabled = is_enabled

    def FindWindowW(self, _kind: None, title: str) -> int:
        return self.WINDOW if title == TITLE else 0

    def GetDlgItem(self, window: int, number: int) -> int:
        return self.BUTTON if (window, number) == (self.WINDOW, 1) else 0

    def IsWindowVisible(self, button: int) -> int:
        return int(button == self.BUTTON and self._is_shown)

    def IsWindowEnabled(self, button: int) -> int:
        return int(button == self.BUTTON and self._is_enabled)

    def SendMessageTimeoutW(
        self,
        button: int,
        message: int,
        length: c_size_t,
        text: Array[c_wchar],
        _flags: int,
        _patience: int,
        _result: None,
    ) -> int:
        assert (button, message, length.value) == (self.BUTTON, 0x0D, len(text))
        text.value = "&Install"
        return 1


def test_its_label_is_seen() -> None:
    assert label(Pages(), TITLE) == "&Install"


def test_there_is_none_without_the_window() -> None:
    assert label(Pages(), "Tictac Uninstall ") == ""


@pytest.mark.parametrize("obstacle", ["is_shown", "is_enabled"])
def test_there_is_none_that_cannot_be_pressed(obstacle: str) -> None:
    assert label(Pages(**{obstacle: False}), TITLE) == ""
