# ruff: noqa: N802 - the names are those of Windows
"""Keys on Windows and macOS: none before what must receive it is seen. The systems are made up."""

import os
import sys
from collections.abc import Callable
from ctypes import Array, c_uint32, c_wchar
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from smoke_elsewhere import MacControl, WindowsControl

if TYPE_CHECKING:
    # Not a class that exists while a program runs.
    from ctypes import _Pointer

ALT, CONTROL, D, H, N = 0x12, 0x11, ord("D"), ord("H"), ord("N")
PROGRAM = 1234
ANOTHER_PROGRAM = 99


class SlowDesktop:
    """Windows' windows and keys, where everything takes a few questions until it has happened.

    Keys go where they would in the moment in which they are struck: to whatever is there then.
    """

    WINDOW, MENU, FOLDER, FOREIGN_MENU = 42, 43, 7, 8

    def __init__(self, *, until_foreground: int = 3, until_focus: int = 3) -> None:
        self._until_foreground = until_foreground
        self._until_focus = until_focus
        self._until_menu: int | None = None
        self._until_no_menu: int | None = None
        self._held: set[int] = set()
        self.heard: list[tuple[str, int]] = []
        """Where each key was heard that went down."""

    @property
    def has_menu(self) -> bool:
        return self._until_menu == 0 and self._until_no_menu != 0

    def open_menu(self) -> None:
        self._until_menu = 0

    def EnumWindows(self, visit: Callable[[int, int], int], more: int) -> int:
        self._until_menu = self._one_less(self._until_menu)
        self._until_no_menu = self._one_less(self._until_no_menu)
        return int(
            all(
                visit(window, more)
                for window in (self.FOLDER, self.FOREIGN_MENU, self.MENU, self.WINDOW)
            )
        )

    def IsWindowVisible(self, window: int) -> int:
        return int(window != self.MENU or self.has_menu)

    def GetWindowThreadProcessId(self, window: int, process: "_Pointer[c_uint32] | None") -> int:
        is_ours = window in (self.WINDOW, self.MENU)
        if process:
            process.contents.value = PROGRAM if is_ours else ANOTHER_PROGRAM
        return window

    def GetWindowTextW(self, window: int, text: Array[c_wchar], _length: int) -> int:
        # Somebody has opened the folder of the program. Qt calls a menu as it calls the program.
        text.value = "" if window == self.FOREIGN_MENU else "Tictac"
        return len(text.value)

    def GetClassNameW(self, window: int, text: Array[c_wchar], _length: int) -> int:
        text.value = {
            self.WINDOW: "Qt6113QWindowIcon",
            self.MENU: "Qt6113QWindowPopupDropShadowSaveBits",
            self.FOREIGN_MENU: "Qt5152QWindowPopupSaveBits",
        }.get(window, "CabinetWClass")
        return len(text.value)

    def SetForegroundWindow(self, window: int) -> int:
        assert window == self.WINDOW
        self._until_foreground = self._one_less(self._until_foreground) or 0
        return int(self._until_foreground == 0)

    def GetForegroundWindow(self) -> int:
        return self.FOLDER if self._until_foreground else self.WINDOW

    def GetGUIThreadInfo(self, thread: int, info: "_Pointer[Any]") -> int:
        assert thread == self.WINDOW
        self._until_focus = self._one_less(self._until_focus) or 0
        info.contents.focus = 0 if self._until_focus else self.WINDOW
        return 1

    def VkKeyScanW(self, letter: int) -> int:
        return ord(chr(letter).upper())

    def keybd_event(self, code: int, _scan: int, is_up: int, _more: int) -> None:
        if is_up:
            self._held.remove(code)
            return
        self._held.add(code)
        self.heard.append((self._listener(), code))
        if self._held == {ALT, D}:
            self._until_menu = 3
        elif self.has_menu:
            self._until_no_menu = 3

    def PostMessageW(self, window: int, message: int, _first: int, _second: int) -> int:
        self.heard.append((f"message to {window}", message))
        return 1

    def _listener(self) -> str:
        if self._until_foreground:
            return "another program"
        if self._until_focus:
            return "nobody"
        return "menu" if self.has_menu else "window"

    @staticmethod
    def _one_less(count: int | None) -> int | None:
        return count and count - 1


@pytest.fixture
def desktop() -> SlowDesktop:
    return SlowDesktop()


@pytest.fixture
def control(desktop: SlowDesktop) -> WindowsControl:
    control = WindowsControl(desktop, PROGRAM)
    assert control.find_window()
    return control


class TestWindows:
    @pytest.mark.parametrize("until", [{"until_foreground": 9}, {"until_focus": 9}])
    def test_keys_wait_until_the_window_hears_them(self, until: dict[str, int]) -> None:
        desktop = SlowDesktop(**until)
        control = WindowsControl(desktop, PROGRAM)
        assert control.find_window()
        control.press("n", with_command=True)
        assert desktop.heard == [("window", CONTROL), ("window", N)]

    def test_a_letter_waits_until_the_menu_is_open(
        self, desktop: SlowDesktop, control: WindowsControl
    ) -> None:
        control.choose_difficulty("Hard")
        assert desktop.heard == [("window", ALT), ("window", D), ("menu", H)]

    def test_the_next_key_waits_until_the_menu_is_closed(
        self, desktop: SlowDesktop, control: WindowsControl
    ) -> None:
        control.choose_difficulty("Hard")
        assert not desktop.has_menu
        control.press("5")
        assert desktop.heard[-1] == ("window", ord("5"))

    def test_a_menu_is_not_the_window(self, desktop: SlowDesktop, control: WindowsControl) -> None:
        desktop.open_menu()
        assert control.find_window()
        control.close_window()
        assert desktop.heard[-1] == (f"message to {SlowDesktop.WINDOW}", 0x10)

    def test_the_program_s_own_window_is_closed(
        self, desktop: SlowDesktop, control: WindowsControl
    ) -> None:
        control.close_window()
        assert desktop.heard == [(f"message to {SlowDesktop.WINDOW}", 0x10)]

    def test_another_program_s_window_of_that_name_is_not_the_game(
        self, desktop: SlowDesktop
    ) -> None:
        assert not WindowsControl(desktop, process=5).find_window()


# Answers as AppleScript does, with a program that comes to the front at the third question.
OSASCRIPT = """\
#!/bin/sh
cd "$(dirname "$0")"
echo "$2" >> asked
case $2 in
    *"get frontmost"*) [ "$(grep -c "get frontmost" asked)" -ge 3 ] && echo true || echo false
esac
"""


@pytest.mark.skipif(sys.platform == "win32", reason="made up as a script of a shell")
def test_keys_on_macos_wait_until_the_program_is_in_front(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "osascript").write_text(OSASCRIPT)
    (tmp_path / "osascript").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    MacControl(PROGRAM).press("n", with_command=True)
    asked = (tmp_path / "asked").read_text().splitlines()
    assert sum("get frontmost" in each for each in asked) == 3
    assert 'keystroke "n" using command down' in asked[-1]
