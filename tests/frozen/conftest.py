"""Tests of what `make package` has built; it names the bundle, and without one there are none."""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bundle", type=Path, help="the application that was built")


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    return None if config.getoption("--bundle", default=None) else True


@pytest.fixture(scope="session")
def bundle(request: pytest.FixtureRequest) -> Path:
    """Return the folder of the application."""
    folder: Path = request.config.getoption("--bundle")
    return folder.resolve()
