# ruff: noqa: N802 - the names are those of Windows
"""Keys on Windows: none before the window has the keyboard. The system's library is made up."""

from smoke_elsewhere import WindowsControl


class SlowDesktop:
    """Windows' windows and keys, giving the keyboard away only when it has been asked for often."""

    WINDOW, OTHER = 42, 7

    def __init__(self, hesitations: int) -> None:
        self._hesitations = hesitations
        self.heard: list[tuple[int, int]] = []
        """Which window heard which key go down."""

    def FindWindowW(self, _kind: None, title: str) -> int:
        assert title == "Tictac"
        return self.WINDOW

    def IsWindowVisible(self, window: int) -> int:
        return int(window == self.WINDOW)

    def SetForegroundWindow(self, window: int) -> int:
        assert window == self.WINDOW
        self._hesitations -= 1
        return int(self._hesitations < 0)

    def GetForegroundWindow(self) -> int:
        return self.WINDOW if self._hesitations < 0 else self.OTHER

    def VkKeyScanW(self, letter: int) -> int:
        return ord(chr(letter).upper())

    def keybd_event(self, code: int, _scan: int, is_up: int, _more: int) -> None:
        if not is_up:
            self.heard.append((self.GetForegroundWindow(), code))


def test_keys_wait_until_the_window_hears_them() -> None:
    desktop = SlowDesktop(hesitations=3)
    control = WindowsControl(desktop)
    assert control.find_window()
    control.choose_difficulty("Hard")
    alt = 0x12
    expected = [alt, ord("D"), ord("H")]
    assert desktop.heard == [(SlowDesktop.WINDOW, code) for code in expected]
