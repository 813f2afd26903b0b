"""What Windows reads in the programs before they run, on Windows and under Wine."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tictac_gui import __version__

pefile = pytest.importorskip("pefile", reason="PyInstaller needs it on Windows alone")
pytestmark = pytest.mark.skipif(sys.platform != "win32", reason="there are no such programs")

WITH_WINDOWS, FOR_CONSOLES = 2, 3
ICON, ICON_GROUP, MANIFEST = 3, 14, 24


@pytest.fixture(params=["tictac.exe", "tictac-cli.exe"])
def program(request: pytest.FixtureRequest, bundle: Path) -> Iterator[Any]:
    """Return one program after the other."""
    with pefile.PE(str(bundle / request.param)) as opened:
        yield opened


def resources(program: Any, kind: int) -> list[bytes]:  # noqa: ANN401
    """Return the resources of a kind."""
    return [
        program.get_data(language.data.struct.OffsetToData, language.data.struct.Size)
        for each in program.DIRECTORY_ENTRY_RESOURCE.entries
        if each.id == kind
        for name in each.directory.entries
        for language in name.directory.entries
    ]


def test_only_one_of_them_opens_a_console(bundle: Path) -> None:
    kinds = {"tictac.exe": WITH_WINDOWS, "tictac-cli.exe": FOR_CONSOLES}
    for name, kind in kinds.items():
        with pefile.PE(str(bundle / name)) as program:
            assert program.OPTIONAL_HEADER.Subsystem == kind


def test_they_name_their_version(program: Any) -> None:  # noqa: ANN401
    texts = {
        key.decode(): value.decode()
        for information in program.FileInfo
        for table in information
        if table.Key == b"StringFileInfo"
        for strings in table.StringTable
        for key, value in strings.entries.items()
    }
    assert texts["ProductName"] == "Tictac"
    assert texts["FileVersion"] == texts["ProductVersion"] == __version__
    assert texts["OriginalFilename"] in ("tictac.exe", "tictac-cli.exe")


def test_they_are_sharp_on_every_screen_and_need_no_administrator(program: Any) -> None:  # noqa: ANN401
    [manifest] = resources(program, MANIFEST)
    for part in (b"PerMonitorV2", b"longPathAware", b'level="asInvoker"', b"Common-Controls"):
        assert part in manifest


def test_they_have_the_icon_in_every_size(program: Any) -> None:  # noqa: ANN401
    [group] = resources(program, ICON_GROUP)
    # A header of 6 bytes, then 14 bytes for each picture that begin with its width; 0 means 256.
    widths = [group[place] or 256 for place in range(6, len(group), 14)]
    assert widths == [16, 20, 24, 32, 40, 48, 64, 96, 128, 256]
    assert len(resources(program, ICON)) == len(widths)
