"""The Debian package of a made-up bundle: its places, its description, its dependencies."""

import gzip
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from archives import Link
from debian import UnknownLibraryError, changelog, control_file, dependencies, installed_files

from tests.end_to_end.program import ROOT
from tests.packaging.test_address import ADDRESS
from tictac_gui.app import APPLICATION_ID

DATE = 1794816000
QT = Path(PySide6.__path__[0]) / "Qt" / "lib"
needs_binutils = pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("objdump") is None,
    reason="needs binutils, which `make package` installs",
)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "tictac").write_bytes(b"x" * 1025)
    (tmp_path / "tictac").chmod(0o755)
    return tmp_path


class TestInstalledFiles:
    def test_are_the_bundle_and_a_command(self, bundle: Path) -> None:
        files = installed_files(bundle, "1.2.3", DATE)
        assert files["usr/lib/tictac/tictac"] == bundle / "tictac"
        assert files["usr/games/tictac"] == Link("../lib/tictac/tictac")

    def test_introduce_the_program_to_desktops_by_its_id(self, bundle: Path) -> None:
        files = installed_files(bundle, "1.2.3", DATE)
        for place in (
            f"usr/share/applications/{APPLICATION_ID}.desktop",
            f"usr/share/metainfo/{APPLICATION_ID}.metainfo.xml",
            f"usr/share/icons/hicolor/scalable/apps/{APPLICATION_ID}.svg",
            f"usr/share/icons/hicolor/48x48/apps/{APPLICATION_ID}.png",
        ):
            source = files[place]
            assert isinstance(source, Path)
            assert source.is_file()

    def test_include_the_copyright(self, bundle: Path) -> None:
        notice = installed_files(bundle, "1.2.3", DATE)["usr/share/doc/tictac/copyright"]
        assert isinstance(notice, bytes)
        assert b"\n Permission is hereby granted, free of charge" in notice

    def test_have_a_manual_that_names_every_option(self, bundle: Path) -> None:
        page = installed_files(bundle, "1.2.3", DATE)["usr/share/man/man6/tictac.6.gz"]
        assert isinstance(page, bytes)
        manual = gzip.decompress(page).decode().replace("\\-", "-")
        told = subprocess.check_output(
            [sys.executable, "-m", "tictac_gui", "--help"], cwd=ROOT, text=True
        )
        for option in re.findall(r"--[a-z-]+|(?<=[{,])[a-z]+(?=[,}])", told):
            assert option in manual, option


class TestTheChangelog:
    def test_has_the_format_of_debian(self) -> None:
        first, empty, *changes, _, last = changelog("1.2.3", DATE).splitlines()
        assert (first, empty) == ("tictac (1.2.3) stable; urgency=medium", "")
        assert changes[0].startswith("  * ")
        assert all(line.startswith(("  * ", "    ")) and len(line) <= 80 for line in changes)
        assert not any("#" in line for line in changes), "its kinds of changes have no headings"
        assert last.startswith(" -- The Tictac developers <")
        assert last.endswith(">  Mon, 16 Nov 2026 08:00:00 +0000")


class TestTheDescription:
    def test_has_the_fields_that_dpkg_asks_for(self, bundle: Path) -> None:
        files = {"usr/lib/tictac/tictac": bundle / "tictac", "usr/share/doc/x": b"x"}
        lines = control_file("1.2.3", ["libc6 (>= 2.34)", "libgl1"], files).splitlines()
        assert "Package: tictac" in lines
        assert "Version: 1.2.3" in lines
        assert "Depends: libc6 (>= 2.34), libgl1" in lines
        assert "Section: games" in lines
        assert f"Homepage: {ADDRESS}" in lines
        # In KiB, each file rounded up.
        assert "Installed-Size: 3" in lines

    def test_has_no_line_that_is_too_long_for_a_terminal(self, bundle: Path) -> None:
        text = control_file("1.2.3", [], {"x": bundle / "tictac"})
        long = text[text.index("Description:") :].splitlines()
        assert max(map(len, long)) <= 80


@needs_binutils
class TestDependencies:
    def test_are_the_packages_of_the_libraries_outside_and_a_font(self, bundle: Path) -> None:
        shutil.copy(QT / "libQt6DBus.so.6", bundle / "_internal")
        (bundle / "_internal" / "libQt6Core.so.6").touch()
        libc, *others, font = dependencies(bundle)
        assert libc.startswith("libc6 (>= 2.")
        assert {"libdbus-1-3", "libstdc++6"} <= set(others)
        assert font.startswith("fonts-")

    def test_have_the_names_of_debian_12_and_13(self, bundle: Path) -> None:
        shutil.copy(QT / "libQt6Core.so.6", bundle / "_internal")
        for name in ("libicui18n.so.73", "libicuuc.so.73", "libicudata.so.73"):
            (bundle / "_internal" / name).touch()
        assert "libglib2.0-0t64 | libglib2.0-0" in dependencies(bundle)

    def test_cannot_be_found_for_an_unknown_library(self, bundle: Path) -> None:
        shutil.copy(QT / "libQt6DBus.so.6", bundle / "_internal")
        with pytest.raises(UnknownLibraryError, match=r"libQt6Core\.so\.6.*libQt6DBus\.so\.6"):
            dependencies(bundle)
