"""What set-up installs is pinned to the byte; what is shipped of it is what the game needs."""

import re
import tomllib
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from pin_hashes import hashes_on
from pins import Pin, hashes, normalised, pins, requirements
from sbom import LICENCES

from tests.end_to_end.program import ROOT

PINS = pins(ROOT)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OURSELVES = "tictac-gui"
FROM_VENV = {"pip", "setuptools"}
"""What Python puts into an environment itself."""


def holds(pin: Pin) -> bool:
    """Tell whether a pin is for this Python and this system."""
    marker = Requirement(f"{pin.name}; {pin.marker}" if pin.marker else pin.name).marker
    return marker is None or marker.evaluate()


def closure(names: set[str]) -> set[str]:
    """Return packages and all that they require here, as far as they are installed."""
    found: set[str] = set()
    waiting = {normalised(name) for name in names}
    while waiting:
        name = waiting.pop()
        found.add(name)
        for text in metadata.requires(name) or ():
            needed = Requirement(text)
            if not needed.marker or needed.marker.evaluate({"extra": ""}):
                waiting |= {normalised(needed.name)} - found
    return found


def is_installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


class TestEveryPin:
    def test_has_hashes_and_there_are_no_others(self) -> None:
        known = hashes(ROOT)
        assert set(known) == {pin.key for pin in PINS}
        assert all(known.values())
        digests = [digest for each in known.values() for digest in each]
        assert all(re.fullmatch(r"[0-9a-f]{64}", digest) for digest in digests)

    def test_is_in_a_group_of_the_project_s(self) -> None:
        groups = {"run", "build", *PROJECT["optional-dependencies"]}
        assert {pin.group for pin in PINS} == groups
        for group, names in PROJECT["optional-dependencies"].items():
            pinned = {normalised(pin.name) for pin in PINS if pin.group in (group, "build")}
            assert {normalised(Requirement(name).name) for name in names} <= pinned

    def test_of_windows_parts_has_the_same_hashes(self) -> None:
        parts = (ROOT / "packaging" / "windows" / "parts.txt").read_text(encoding="utf-8")
        known = hashes(ROOT)
        found = re.findall(r"^([\w.-]+)==([\w.]+).* --hash=sha256:(\w+)$", parts, re.MULTILINE)
        checked = [
            digest in known[f"{normalised(name)}=={version}"]
            for name, version, digest in found
            if f"{normalised(name)}=={version}" in known
        ]
        assert len(checked) > 5
        assert all(checked)

    def test_becomes_a_line_that_pip_understands(self) -> None:
        lines = requirements(ROOT, {"run"}).splitlines()
        assert len(lines) == 4
        assert lines[0].startswith('PySide6-Essentials==6.11.3 ; python_version < "3.12" or')
        assert all(" --hash=sha256:" in line for line in lines)


class TestWhatIsInstalled:
    def test_is_what_is_pinned(self) -> None:
        """The whole environment: nothing in it is of another version, or came by itself."""
        pinned = {normalised(pin.name): pin.version for pin in PINS if holds(pin)}
        installed = {
            normalised(each.metadata["Name"]): each.version for each in metadata.distributions()
        }
        strange = {
            name: version
            for name, version in installed.items()
            if name not in (OURSELVES, *FROM_VENV) and pinned.get(name) != version
        }
        assert strange == {}

    @pytest.mark.parametrize("group", PROJECT["optional-dependencies"])
    def test_is_complete_with_its_group_and_those_that_all_need(self, group: str) -> None:
        names = {"hatchling", "editables", *PROJECT["optional-dependencies"][group]}
        if not all(is_installed(name) for name in names):
            pytest.skip(f"{group} is not installed")
        groups = {"run", "build", "dev", group}
        pinned = {normalised(pin.name) for pin in PINS if pin.group in groups and holds(pin)}
        assert closure(names) <= pinned


class TestWhatIsShipped:
    def test_is_exactly_what_the_game_needs_to_run(self) -> None:
        needed = {Requirement(text).name for text in PROJECT["dependencies"]}
        shipped = {normalised(pin.name) for pin in PINS if pin.group == "run"}
        assert shipped == closure(needed)

    def test_is_what_the_bill_of_materials_names(self) -> None:
        shipped = {normalised(pin.name) for pin in PINS if pin.group == "run"}
        # The bootloader, which starts Python in the bundle, is PyInstaller's.
        assert {normalised(name) for name in LICENCES} == shipped | {"pyinstaller"}


class TestAnIndex:
    PAGE = """
        <a href="https://files.example/a/Some_Name-1.2-py3-none-any.whl#sha256={}">…</a>
        <a href="../../b/some-name-1.2.tar.gz#sha256={}" data-requires-python=">=3">…</a>
        <a href="some_name-1.2.1-py3-none-any.whl#sha256={}">…</a>
        <a href="other_name-1.2-py3-none-any.whl#sha256={}">…</a>
        <a href="some_name-1.2.exe#sha256={}">…</a>
    """.format(*("abcde"[n] * 64 for n in range(5)))

    def test_is_asked_for_the_files_of_one_version(self) -> None:
        assert hashes_on(self.PAGE, Pin("dev", "some.name", "1.2", "")) == ["a" * 64, "b" * 64]

    def test_is_named_by_whoever_asks_it(self) -> None:
        """A mirror at one workplace is no business of another's."""
        for name in ("pins.py", "pin_hashes.py", "constraints.txt", "hashes.txt"):
            assert "://" not in (ROOT / "packaging" / name).read_text(encoding="utf-8")


def test_the_marks_of_this_python_choose_one_version_of_each() -> None:
    chosen = {(normalised(pin.name), pin.version) for pin in PINS if holds(pin)}
    assert len({name for name, _ in chosen}) == len(chosen)
