"""The project's address is written down in pyproject.toml; what else names it names the same."""

import re
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.end_to_end.program import ROOT
from tictac_gui.app import APPLICATION_ID

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
ADDRESS: str = PROJECT["urls"]["Homepage"]
HOST, ACCOUNT, NAME = ADDRESS.removeprefix("https://").split("/")
FILES = f"https://raw.githubusercontent.com/{ACCOUNT}/{NAME}"
"""Where the files themselves are, such as pictures."""
ALLOWED = (ADDRESS, FILES, f"https://pypi.org/project/{PROJECT['name']}")
FOLDERS = (".github", "packaging", "resources", "tictac_gui")
KINDS = {".py", ".md", ".xml", ".yml", ".toml", ".desktop", ".6", ".nsi", ".ts", ".txt"}


def own_addresses(text: str) -> list[str]:
    """Return the addresses that have the project's name in them."""
    # A manual page has its own sign for a hyphen that is to be copied.
    found = re.findall(r"https?://[^\s<>\"')\]]+", text.replace(r"\-", "-"))
    return [each for each in found if "tictac" in each]


def texts() -> dict[Path, str]:
    """Return the files in which the address may be."""
    files = [*ROOT.glob("*.*"), *(file for name in FOLDERS for file in (ROOT / name).rglob("*"))]
    return {
        file: file.read_text(encoding="utf-8")
        for file in files
        if file.suffix in KINDS and file.is_file()
    }


class TestTheAddress:
    def test_is_the_same_wherever_it_is_written(self) -> None:
        found = [(own, file) for file, text in texts().items() for own in own_addresses(text)]
        assert (ADDRESS, ROOT / "pyproject.toml") in found
        for own, file in found:
            assert any(own == each or own.startswith(f"{each}/") for each in ALLOWED), (own, file)

    def test_is_where_the_description_for_desktops_leads(self) -> None:
        metainfo = ROOT / "packaging" / "linux" / f"{APPLICATION_ID}.metainfo.xml"
        urls = ET.parse(metainfo).getroot().findall("url")  # noqa: S314 - it is our own file
        leads = {url.get("type"): url.text for url in urls}
        assert leads["homepage"] == PROJECT["urls"]["Homepage"]
        assert leads["bugtracker"] == PROJECT["urls"]["Issues"]
        assert leads["vcs-browser"] == PROJECT["urls"]["Source"]

    def test_has_the_account_that_the_id_of_the_application_is_made_of(self) -> None:
        reversed_host = ".".join(reversed(f"{ACCOUNT.replace('-', '_')}.github.io".split(".")))
        assert f"{reversed_host}.Tictac" == APPLICATION_ID
