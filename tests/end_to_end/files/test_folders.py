"""The program keeps its files where the environment says, whatever bytes that has."""

import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.end_to_end.program import Program, bare_environment

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="names of files are not bytes there"
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a home folder as a person had it before there was UTF-8: "häme" in Latin-1."""
    home = Path(os.fsdecode(os.fsencode(tmp_path) + b"/h\xe4me"))
    home.mkdir()
    return home


def start(home: Path, *clicked: str, **variables: str) -> dict[str, str]:
    """Start the program, click, and close it; return what it printed before."""
    environment = {
        name: value for name, value in bare_environment().items() if not name.startswith("XDG_")
    }
    environment |= {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", **variables}
    command = [sys.executable, "-m", "tests.end_to_end.files.reporting_program", *clicked]
    with Program(command, environment) as program:
        story: dict[str, str] = json.loads(program.next_line())
        assert program.wait_for_end().status == 0
    return story


def check_that_all_is_kept(home: Path, data: Path, settings: Path, **variables: str) -> None:
    start(home, "two_people", "cell_4", **variables)
    assert "two_people" in settings.read_text()
    # SQLite is given bytes, in the one form in which Python lets it have them.
    uri = f"{(data / 'games.sqlite').as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as games:
        assert games.execute("SELECT moves FROM game").fetchall() == [("4",)]
    again = start(home, **variables)
    assert "action_two_people" in again["checked"]
    assert again["notice"] == ""
    with closing(sqlite3.connect(uri, uri=True)) as games:
        assert games.execute("SELECT moves FROM game").fetchall() == [("4",)]
    assert list(home.parent.iterdir()) == [home], "nothing is beside it"


class TestAHomeThatIsNotUtf8:
    @pytest.mark.parametrize("locale", ["C.UTF-8", "C"])
    def test_has_all_that_is_kept(self, home: Path, locale: str) -> None:
        data, configuration = home / ".local/share/tictac", home / ".config/tictac"
        check_that_all_is_kept(
            home, data, configuration / "settings.ini", LC_ALL=locale, LANG=locale
        )
        assert {each.name for each in data.iterdir()} >= {"games.sqlite", "tictac.log"}

    def test_has_what_is_set_aside(self, home: Path) -> None:
        settings = home / ".config/tictac/settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text("Dear diary,\n")
        notice = start(home)["notice"]
        [aside] = settings.parent.glob("settings-set-aside-*")
        assert aside.name in notice
        assert aside.read_text() == "Dear diary,\n"

    def test_may_be_where_the_variables_lead(self, home: Path) -> None:
        check_that_all_is_kept(
            home,
            home / "data/tictac",
            home / "configuration/tictac/settings.ini",
            XDG_DATA_HOME=str(home / "data"),
            XDG_CONFIG_HOME=str(home / "configuration"),
        )

    def test_is_not_left_because_of_variables_that_lead_nowhere(self, home: Path) -> None:
        check_that_all_is_kept(
            home,
            home / ".local/share/tictac",
            home / ".config/tictac/settings.ini",
            XDG_DATA_HOME="data",
            XDG_CONFIG_HOME="",
        )
