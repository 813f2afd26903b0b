"""Trying the README's commands elsewhere: set-up's requests are followed to the letter."""

import sys
from pathlib import Path

import pytest
from prepare import SetupError, set_up

from tests.packaging.prepare.fresh_debian import FreshDebian

if sys.platform != "linux":
    pytest.skip("a Debian is made on Linux", allow_module_level=True)

from elsewhere import is_for_compiling, requested_packages


def test_the_packages_that_set_up_asks_for_are_those_that_are_installed(tmp_path: Path) -> None:
    debian = FreshDebian(tmp_path)
    debian.is_root = False
    with pytest.raises(SetupError) as asked:
        set_up("test", tmp_path, debian)
    packages = requested_packages(f"before\n\n{asked.value}\nmake: *** Error 1\n")
    assert {"python3-venv", "xvfb", "libegl1"} <= set(packages)
    refused = {name for name in packages if is_for_compiling(name)}
    assert refused == {"gcc", "libc6-dev", "libpython3.11-dev"}
    assert all(name.strip("-.+") == name for name in packages)


def test_nothing_is_installed_that_nobody_asked_for() -> None:
    assert requested_packages("Some system packages are missing.\n    apt install xvfb\n") == []
