"""What tells a Linux desktop of the program: its entry, its description and its icons."""

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import freedesktop
import pytest
from icons import PNG_SIZES
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from tests.end_to_end.desktop import new_desktop
from tests.end_to_end.program import PATIENCE, ROOT
from tests.packaging.test_address import FILES
from tictac_gui import __version__
from tictac_gui.app import APPLICATION_ID

FOLDER = ROOT / "packaging" / "linux"
DESKTOP_FILE = FOLDER / f"{APPLICATION_ID}.desktop"
METAINFO = FOLDER / f"{APPLICATION_ID}.metainfo.xml"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
GERMAN = "de"

APPROVAL = ("appstreamcli", "validate", "--no-net", "--pedantic")
"""What the project's address leads to is not looked at: a test must pass without a network."""

EXPLAINED = {
    # The id is made of the name that everybody sees; what runs on a desktop already is known by it.
    "cid-contains-uppercase-letter",
    # Debian 12 has an AppStream that doesn't know it yet; newer ones ask for it.
    "unknown-tag developer",
}

only_on_linux = pytest.mark.skipif(sys.platform != "linux", reason="a matter of Linux desktops")


@pytest.fixture
def entries() -> ConfigParser:
    parser = ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign] # keys keep their letters
    parser.read(DESKTOP_FILE, encoding="utf-8")
    return parser


@pytest.fixture
def entry(entries: ConfigParser) -> dict[str, str]:
    return dict(entries["Desktop Entry"])


@pytest.fixture
def component() -> ET.Element:
    return ET.parse(METAINFO).getroot()  # noqa: S314 - it is our own file


def complaints(*command: str | Path) -> list[str]:
    """Run a program that checks a file; return all that it tells of, even if only for pedants."""
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    told = (ended.stdout + ended.stderr).splitlines()
    found = [line for line in told if re.search(r"^[EWIP]: |: (error|warning|hint): ", line)]
    assert found or ended.returncode == 0, told
    return found


def texts(component: ET.Element, tag: str, language: str | None) -> list[str]:
    """Return the texts of a tag in a language; None is English, which is not marked as such."""
    found = (each for each in component.iter(tag) if each.get(LANGUAGE) == language)
    return [" ".join((each.text or "").split()) for each in found]


@only_on_linux
class TestTheCheckersOfTheDesktop:
    def test_approve_of_the_entry(self) -> None:
        assert complaints("desktop-file-validate", "--warn-kde", DESKTOP_FILE) == []

    def test_approve_of_the_description(self) -> None:
        told = complaints(*APPROVAL, METAINFO)
        assert [line for line in told if not any(name in line for name in EXPLAINED)] == []

    @pytest.mark.skipif(shutil.which("man") is None, reason="there is no man")
    def test_approve_of_the_manual(self) -> None:
        page = ["man", "--warnings", "--local-file", str(FOLDER / "tictac.6")]
        # In colours or not, as wide as it likes: only what it says about the page matters.
        told = subprocess.run(page, capture_output=True, text=True, timeout=PATIENCE, check=True)
        assert "connect-four" in told.stdout
        assert told.stderr == ""

    def test_do_not_approve_of_everything(self, tmp_path: Path) -> None:
        broken = tmp_path / DESKTOP_FILE.name
        broken.write_text(DESKTOP_FILE.read_text().replace("Exec=", "Execute="))
        assert complaints("desktop-file-validate", broken)
        broken = tmp_path / METAINFO.name
        broken.write_text(METAINFO.read_text().replace("MIT", "free"))
        assert "spdx-license-unknown" in "".join(complaints(*APPROVAL, broken))


class TestTheManual:
    def test_describes_all_options_and_no_others(self) -> None:
        page = (FOLDER / "tictac.6").read_text(encoding="utf-8").replace("\\-", "-")
        options = page.partition("\n.SH OPTIONS\n")[2].partition("\n.SH ")[0]
        described = re.findall(r"^\.TP\n\.\w+ .*?(--[a-z-]+)", options, re.MULTILINE)
        told = subprocess.check_output(
            [sys.executable, "-m", "tictac_gui", "--help"], cwd=ROOT, text=True
        )
        offered = re.findall(r"^  (?:-\w, )?(--[a-z-]+)", told, re.MULTILINE)
        assert sorted(described) == sorted(offered)
        usage = page.partition("\n.SH SYNOPSIS\n")[2].partition("\n.SH ")[0]
        assert {*re.findall(r"--[a-z-]+", usage)} == {*offered}


class TestTheIdOfTheApplication:
    def test_is_the_same_in_the_entry_the_description_and_the_icons(
        self, entry: dict[str, str], component: ET.Element
    ) -> None:
        assert entry["Icon"] == APPLICATION_ID
        assert component.findtext("id") == APPLICATION_ID
        assert component.findtext("icon") == APPLICATION_ID
        assert component.findtext("launchable") == DESKTOP_FILE.name
        assert {Path(place).stem for place in freedesktop.icons()} == {APPLICATION_ID}

    def test_is_the_name_of_every_file_for_desktops(self) -> None:
        assert sorted(FOLDER.glob("*.desktop")) == [DESKTOP_FILE]
        assert sorted(FOLDER.glob("*.xml")) == [METAINFO]


class TestTheEntry:
    def test_starts_the_program_that_the_description_names(
        self, entry: dict[str, str], component: ET.Element
    ) -> None:
        assert entry["Exec"] == component.findtext("provides/binary") == "tictac"

    @only_on_linux
    def test_knows_the_window_that_opens(self, entry: dict[str, str], tmp_path: Path) -> None:
        with new_desktop(tmp_path) as desktop:
            desktop.start(sys.executable, "-m", "tictac_gui")
            window = desktop.window("Tictac")
            assert desktop.windows_of_class(entry["StartupWMClass"]) == [window]

    def test_speaks_german_too(self, entries: ConfigParser) -> None:
        for section in entries.sections():
            for key in {"Name", "GenericName", "Comment", "Keywords"} & entries[section].keys():
                if entries[section][key] != "Tictac":
                    assert entries[section][f"{key}[{GERMAN}]"] not in ("", entries[section][key])

    def test_offers_each_game(self, entries: ConfigParser) -> None:
        offered = [
            entries[f"Desktop Action {action}"]["Exec"].split()
            for action in entries["Desktop Entry"]["Actions"].rstrip(";").split(";")
        ]
        names = [command[-1] for command in offered]
        assert offered == [["tictac", "--game", name] for name in names]
        assert len(offered) + 1 == len(entries.sections())
        told = subprocess.check_output(
            [sys.executable, "-m", "tictac_gui", "--help"], cwd=ROOT, text=True
        )
        assert f"--game {{{','.join(names)}}}" in told


class TestTheDescription:
    def test_is_of_this_version(self, component: ET.Element) -> None:
        newest = component.find("releases/release")
        assert newest is not None
        assert newest.get("version") == __version__

    def test_agrees_with_the_list_of_changes_on_what_is_released(
        self, component: ET.Element
    ) -> None:
        changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        closed = re.findall(r"^## \[(.+)\] - (.+)$", changes, re.MULTILINE)
        releases = component.findall("releases/release")
        if "\n## [Unreleased]\n" in changes:
            assert releases.pop(0).get("type") == "development"
        assert [(each.get("version"), each.get("date")) for each in releases] == closed
        assert {each.get("type", "stable") for each in releases} == {"stable"}

    @pytest.mark.parametrize("tag", ["name", "summary", "p", "li", "caption"])
    def test_says_everything_in_german_too(self, component: ET.Element, tag: str) -> None:
        of_the_program = [each for each in component if each.tag != "developer"]
        parts = ET.Element("component")
        parts.extend(of_the_program)
        english, german = (texts(parts, tag, language) for language in (None, GERMAN))
        assert len(english) == len(german) > 0
        assert all(german)
        if tag != "name":
            assert not {*english} & {*german}

    def test_shows_pictures_that_are_there_in_this_version(self, component: ET.Element) -> None:
        pictures = component.findall("screenshots/screenshot/image")
        assert len(pictures) >= 3
        for picture in pictures:
            address, _, name = (picture.text or "").rpartition("/")
            assert address == f"{FILES}/v{__version__}/resources/screenshots"
            assert not QImage(str(ROOT / "resources" / "screenshots" / name)).isNull()

    def test_says_the_same_as_the_entry(self, entry: dict[str, str], component: ET.Element) -> None:
        assert texts(component, "summary", None) == [entry["Comment"]]
        assert texts(component, "summary", GERMAN) == [entry[f"Comment[{GERMAN}]"]]
        categories = texts(component, "category", None)
        assert entry["Categories"] == "".join(f"{name};" for name in categories)


class TestTheIcons:
    def test_are_there_as_a_drawing_and_as_pictures_of_every_size(self) -> None:
        folders = {Path(place).parent.as_posix() for place in freedesktop.icons()}
        sizes = {f"hicolor/{size}x{size}/apps" for size in PNG_SIZES}
        assert folders == {"hicolor/scalable/apps", *sizes}

    def test_have_the_size_that_their_place_promises(self) -> None:
        for place, file in freedesktop.icons().items():
            folder = place.split("/")[1]
            if folder == "scalable":
                assert QSvgRenderer(str(file)).isValid()
            else:
                size = QImage(str(file)).size()
                assert f"{size.width()}x{size.height()}" == folder
