"""Freezing: which of PyInstaller's warnings are errors, and what makes two builds alike."""

from pathlib import Path

import pytest
from freeze import date_of_commit, environment, missing_libraries, platform_name

LOG = """\
22000 INFO: Looking for dynamic libraries
22014 WARNING: Library not found: could not resolve 'libgtk-3.so.0', dependency of \
'/site-packages/PySide6/Qt/plugins/platformthemes/libqgtk3.so'.
22015 WARNING: Library not found: could not resolve 'libxcb-cursor.so.0', dependency of \
'/site-packages/PySide6/Qt/plugins/platforms/libqxcb.so'.
22016 WARNING: Ignoring icon; supported only on Windows and macOS!
"""


def test_a_library_that_something_shipped_needs_is_missed() -> None:
    (warning,) = missing_libraries(LOG, {"libqxcb.so", "libQt6Core.so.6"})
    assert "libxcb-cursor.so.0" in warning


def test_a_library_that_nothing_shipped_needs_is_not_missed() -> None:
    assert missing_libraries(LOG, {"libQt6Core.so.6"}) == []


def test_windows_paths_are_understood() -> None:
    log = r"WARNING: Library not found: could not resolve 'A.dll', dependency of 'C:\\Qt\\B.dll'."
    assert len(missing_libraries(log, {"B.dll"})) == 1


def test_the_time_of_a_build_is_that_of_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert date_of_commit() == date_of_commit() > 1_700_000_000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert date_of_commit() == 1_700_000_000


def test_a_build_depends_on_neither_chance_nor_the_user_s_cache(tmp_path: Path) -> None:
    variables = environment(tmp_path)
    assert variables["PYTHONHASHSEED"] == "0"
    assert variables["SOURCE_DATE_EPOCH"] == str(date_of_commit())
    assert Path(variables["PYINSTALLER_CONFIG_DIR"]).is_relative_to(tmp_path)


def test_the_platform_is_named_alike_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {
        ("linux", "x86_64"): "linux-x86_64",
        ("win32", "AMD64"): "windows-x86_64",
        ("darwin", "arm64"): "macos-arm64",
    }
    for (system, machine), name in names.items():
        monkeypatch.setattr("sys.platform", system)
        monkeypatch.setattr("platform.machine", lambda machine=machine: machine)
        assert platform_name() == name
