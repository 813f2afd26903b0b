"""The locks: complete for each extra, on every Python and system, and what is installed."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from itertools import product
from typing import cast

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from prepare import GOALS, LOCKS

from tests.end_to_end.program import ROOT

FILES = {file.stem: file for file in (ROOT / LOCKS).glob("*.txt")}
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN: list[str] = PYPROJECT["project"]["dependencies"]
EXTRAS: dict[str, list[str]] = PYPROJECT["project"]["optional-dependencies"]
GROUPS: dict[str, list[str]] = PYPROJECT["dependency-groups"]
WITH_HASHES = sorted(FILES.keys() - {"all"})
ASKED = {"run": RUN, **{extra: RUN + names for extra, names in EXTRAS.items()}}
ASKED |= {"build": GROUPS["build"], "windows": RUN + EXTRAS["package"] + GROUPS["windows"]}
FROM_VENV = {"pip", "setuptools"}
"""What Python puts into an environment itself."""


@dataclass(frozen=True)
class Locked:
    """A package in the version that is installed where the marker holds."""

    requirement: Requirement
    hashes: tuple[str, ...]

    @property
    def name(self) -> str:
        return canonicalize_name(self.requirement.name)

    @property
    def version(self) -> str:
        return str(self.requirement.specifier).removeprefix("==")


def locked(name: str) -> list[Locked]:
    """Return what a lock has, which is nothing but packages with a version and hashes."""
    text = FILES[name].read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    return [
        Locked(Requirement(package), tuple(hashes))
        for package, *hashes in (re.split(r"\s+--hash=sha256:", line.strip()) for line in lines)
    ]


def environments() -> Iterator[dict[str, str]]:
    """Yield the markers of every Python and system that Tictac is for."""
    systems = {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}
    for minor, (platform, system) in product(range(11, 15), systems.items()):
        yield {
            **cast("dict[str, str]", default_environment()),
            "python_version": f"3.{minor}",
            "python_full_version": f"3.{minor}.9",
            "sys_platform": platform,
            "platform_system": system,
            "os_name": "nt" if platform == "win32" else "posix",
        }


def chosen(name: str, environment: dict[str, str] | None = None) -> dict[str, str]:
    """Return the version of each package that a lock has for an environment, which is one."""
    found = [
        each
        for each in locked(name)
        if not each.requirement.marker or each.requirement.marker.evaluate(environment)
    ]
    versions = {each.name: each.version for each in found}
    assert len(versions) == len(found)
    return versions


def holds(requirement: Requirement, environment: dict[str, str]) -> bool:
    return not requirement.marker or requirement.marker.evaluate({**environment, "extra": ""})


def test_every_goal_and_extra_has_its_lock() -> None:
    assert FILES.keys() == {"all", "run", "build", "windows", *EXTRAS}
    assert {extra for goal in GOALS.values() for extra in goal.extras} == EXTRAS.keys()


@pytest.mark.parametrize("name", WITH_HASHES)
class TestALock:
    def test_has_one_version_of_whatever_is_asked_for(self, name: str) -> None:
        for environment in environments():
            if name == "windows" and environment["sys_platform"] != "win32":
                continue
            versions = chosen(name, environment)
            for requirement in map(Requirement, ASKED[name]):
                if holds(requirement, environment):
                    version = versions[canonicalize_name(requirement.name)]
                    assert requirement.specifier.contains(version)

    def test_has_hashes_for_everything(self, name: str) -> None:
        packages = locked(name)
        assert packages
        assert all(each.hashes for each in packages)
        digests = [digest for each in packages for digest in each.hashes]
        assert all(re.fullmatch(r"[0-9a-f]{64}", digest) for digest in digests)

    def test_agrees_with_all_others(self, name: str) -> None:
        everything = {(each.name, each.version) for each in locked("all")}
        assert {(each.name, each.version) for each in locked(name)} <= everything

    def test_names_no_address(self, name: str) -> None:
        """A mirror at one workplace is no business of another's."""
        text = FILES[name].read_text(encoding="utf-8")
        assert "://" not in text
        assert "index" not in text
        assert str(ROOT) not in text


def test_the_build_backend_is_what_the_project_requires() -> None:
    assert set(PYPROJECT["build-system"]["requires"]) <= set(GROUPS["build"])


def test_the_lock_for_windows_is_what_set_up_installs_there() -> None:
    windows = next(each for each in environments() if each["sys_platform"] == "win32")
    assert chosen("windows").items() <= chosen("all", windows).items()


def test_qt_is_a_version_that_is_sound_or_has_been_played() -> None:
    for environment in environments():
        [version] = set(chosen("run", environment).values())
        is_old = environment["python_version"] == "3.11" or environment["sys_platform"] == "win32"
        assert (Version(version) < Version("6.12")) == is_old


class TestWhatIsInstalled:
    def test_is_what_is_locked(self) -> None:
        """The whole environment: nothing in it is of another version, or came by itself."""
        versions = chosen("all")
        installed = {
            canonicalize_name(each.metadata["Name"]): each.version
            for each in metadata.distributions()
        }
        strange = {
            name: version
            for name, version in installed.items()
            if versions.get(name) != version and name not in {"tictac-gui", *FROM_VENV}
        }
        assert strange == {}

    @pytest.mark.parametrize("name", EXTRAS)
    def test_of_an_extra_is_complete(self, name: str) -> None:
        versions = {**chosen("build"), **chosen(name)}
        try:
            needed = closure({Requirement(text).name for text in EXTRAS[name]})
        except metadata.PackageNotFoundError:
            pytest.skip(f"{name} is not installed")
        assert needed <= versions.keys()


def test_what_is_shipped_is_exactly_what_the_game_needs_to_run() -> None:
    assert chosen("run").keys() == closure({Requirement(text).name for text in RUN})


def closure(names: set[str]) -> set[str]:
    """Return packages and all that they require here."""
    found: set[str] = set()
    waiting: set[str] = {canonicalize_name(name) for name in names}
    while waiting:
        name = waiting.pop()
        found.add(name)
        for text in metadata.requires(name) or ():
            needed = Requirement(text)
            if not needed.marker or needed.marker.evaluate({"extra": ""}):
                waiting |= {canonicalize_name(needed.name)} - found
    return found
