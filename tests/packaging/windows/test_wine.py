"""Wine as the build sees it: paths, commands, the registry. Nothing of it has to be installed."""

import os
import shlex
import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("Wine is used on Linux", allow_module_level=True)

from minimal_debian import Debian
from windows.wine import GERMAN, Wine, read_registry

EXPORTED = r"""Windows Registry Editor Version 5.00

[HKEY_CURRENT_USER\Software]

[HKEY_CURRENT_USER\Software\Tictac]
"DisplayName"="Tictac"
"EstimatedSize"=dword:0000d81e

"""


@pytest.fixture
def wine(tmp_path: Path) -> Wine:
    return Wine(Debian(tmp_path), ":42")


def test_windows_calls_files_on_its_drive_by_its_own_names(wine: Wine) -> None:
    assert (
        wine.path(wine.drive / "Spiele für alle" / "tictac.exe") == r"C:\Spiele für alle\tictac.exe"
    )


def test_a_file_elsewhere_has_no_name_in_windows(wine: Wine, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not in the subpath"):
        wine.path(tmp_path / "tictac.exe")


def test_programs_run_as_a_person_in_the_small_debian(wine: Wine, tmp_path: Path) -> None:
    command = wine.command("wine", "a.exe", folder=wine.drive, language=GERMAN, ANSWER="42")
    assert command[:4] == ["chroot", "--userspec=player", str(tmp_path), "env"]
    assert command[-2:] == ["wine", "a.exe"]
    assert {"DISPLAY=:42", "LC_ALL=de_DE.UTF-8", "ANSWER=42", "HOME=/home/player"} <= {*command}
    assert command[command.index("--chdir") + 1] == "/home/player/.wine/drive_c"


# As Wine does when a program of its own is in trouble, which may be any time.
CHATTER = """\
#!/bin/sh
echo "wine: Unhandled page fault" >&2
echo "3.11.9"
exit $STATUS
"""


@pytest.fixture
def chatty_wine(wine: Wine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wine:
    """Return a Wine that has something to say, whatever it runs."""
    (tmp_path / "chroot").write_text(CHATTER)
    (tmp_path / "chroot").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("STATUS", "0")
    return wine


def test_what_a_program_prints_is_not_mixed_with_what_wine_says(chatty_wine: Wine) -> None:
    assert chatty_wine.run("wine", "a.exe") == "3.11.9\n"


def test_when_a_program_fails_all_of_its_output_is_reported(
    chatty_wine: Wine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATUS", "3")
    with pytest.raises(AssertionError) as error:
        chatty_wine.run("wine", "a.exe")
    assert str(error.value) == "wine a.exe ended with 3:\n3.11.9\nwine: Unhandled page fault\n"


def test_a_starter_keeps_every_character_of_a_path(wine: Wine, tmp_path: Path) -> None:
    program = wine.drive / "Anna's “games” $HOME" / "tictac.exe"
    script = wine.starter(program, tmp_path).read_text()
    assert r"C:\Anna's “games” $HOME\tictac.exe" in shlex.split(script)


def test_the_registry_is_read_key_by_key() -> None:
    assert read_registry(EXPORTED) == {
        r"[HKEY_CURRENT_USER\Software]": "",
        r"[HKEY_CURRENT_USER\Software\Tictac]": (
            '"DisplayName"="Tictac"\n"EstimatedSize"=dword:0000d81e'
        ),
    }
