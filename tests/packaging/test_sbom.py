import hashlib
import json
from pathlib import Path
from typing import Any, cast

import pytest
from sbom import sbom

INSTALLED = {"shiboken6": "LGPL-3.0-only"}
"""Without what is there only where a bundle is built."""


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    (folder / "inside").mkdir(parents=True)
    (folder / "tictac").write_bytes(b"program")
    (folder / "inside" / "library").write_bytes(b"library")
    (folder / "link").symlink_to("tictac")
    return folder


def bill(bundle: Path) -> dict[str, Any]:
    return cast("dict[str, Any]", json.loads(sbom(bundle, "1.2.3", INSTALLED)))


def test_the_bill_names_the_program_and_what_it_is_made_of(bundle: Path) -> None:
    document = bill(bundle)
    assert document["metadata"]["component"]["version"] == "1.2.3"
    names = {component["name"] for component in document["components"]}
    assert {"python", "shiboken6"} <= names


def test_every_file_is_listed_once_with_its_hash(bundle: Path) -> None:
    components = bill(bundle)["components"]
    hashes = {
        component["name"]: component["hashes"][0]["content"]
        for component in components
        if component["type"] == "file"
    }
    assert hashes == {
        "tictac": hashlib.sha256(b"program").hexdigest(),
        "inside/library": hashlib.sha256(b"library").hexdigest(),
    }


def test_the_same_bundle_gives_the_same_bill(bundle: Path) -> None:
    assert sbom(bundle, "1.2.3", INSTALLED) == sbom(bundle, "1.2.3", INSTALLED)
