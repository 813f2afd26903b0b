"""The installer for Windows: its script, and that the same folder gives the same bytes."""

import hashlib
import shutil
from pathlib import Path

import pytest
from windows.installer import (
    InstallerError,
    add_checksum,
    four_numbers,
    kilobytes,
    make_installer,
    unpacking,
)

needs_nsis = pytest.mark.skipif(not shutil.which("makensis"), reason="NSIS is not installed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a made-up program."""
    program = tmp_path / "tictac-1.2.3-windows-x86_64"
    for name in ("tictac.exe", "_internal/z.dll", "_internal/a.dll", "_internal/PySide6/Qt.dll"):
        (program / name).parent.mkdir(parents=True, exist_ok=True)
        (program / name).write_bytes(name.encode() * 100)
    return program


def test_every_file_is_unpacked_in_its_folder_in_a_fixed_order(folder: Path) -> None:
    assert unpacking(folder).splitlines() == [
        'SetOutPath "$INSTDIR"',
        f'File "{folder}/tictac.exe"',
        'SetOutPath "$INSTDIR\\_internal"',
        f'File "{folder}/_internal/a.dll"',
        f'File "{folder}/_internal/z.dll"',
        'SetOutPath "$INSTDIR\\_internal\\PySide6"',
        f'File "{folder}/_internal/PySide6/Qt.dll"',
    ]


def test_a_folder_may_have_a_dollar_in_its_name(tmp_path: Path) -> None:
    (tmp_path / "$HOME").mkdir()
    (tmp_path / "$HOME" / "tictac.exe").touch()
    assert "/$$HOME/tictac.exe" in unpacking(tmp_path / "$HOME")


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", "0.1.0.0"), ("1.2", "1.2.0.0"), ("1.2.3rc1", "1.2.3.0")]
)
def test_windows_compares_four_numbers(version: str, numbers: str) -> None:
    assert four_numbers(version) == numbers


def test_its_size_is_stated_in_kilobytes(folder: Path) -> None:
    assert kilobytes(folder) == (10 + 15 + 15 + 24) * 100 // 1024


def test_its_checksum_joins_the_others_once(folder: Path) -> None:
    installer = folder.with_name("tictac-setup.exe")
    sums = folder.with_name("SHA256SUMS")
    sums.write_text("1234  tictac.zip\n0000  tictac-setup.exe\n5678  a.json\n")
    installer.write_bytes(b"new")
    add_checksum(installer)
    digest = hashlib.sha256(b"new").hexdigest()
    assert sums.read_text() == f"5678  a.json\n{digest}  tictac-setup.exe\n1234  tictac.zip\n"


@needs_nsis
class TestTheInstaller:
    def test_is_a_program_for_windows_that_names_its_version(self, folder: Path) -> None:
        installer = make_installer(folder, "1.2.3")
        assert installer.name == "tictac-1.2.3-windows-x86_64-setup.exe"
        content = installer.read_bytes()
        assert content.startswith(b"MZ")
        for text in ("ProductVersion", "1.2.3", "Tictac Setup", "Tictac-Setup"):
            assert text.encode("utf-16-le") in content

    def test_has_the_same_bytes_if_the_folder_has(self, folder: Path) -> None:
        first = make_installer(folder, "1.2.3").read_bytes()
        copied = shutil.copytree(folder, folder.parent / "elsewhere" / folder.name)
        # Other dates, and made in another order.
        shutil.rmtree(copied / "_internal")
        shutil.copytree(folder / "_internal", copied / "_internal", copy_function=shutil.copyfile)
        assert make_installer(copied, "1.2.3").read_bytes() == first

    def test_is_not_made_of_nothing(self, tmp_path: Path) -> None:
        (tmp_path / "empty").mkdir()
        with pytest.raises(InstallerError, match=r"tictac\.exe"):
            make_installer(tmp_path / "empty")
