"""List what a bundle contains: a software bill of materials in CycloneDX's JSON format."""

from __future__ import annotations

import hashlib
import json
import platform
from importlib import metadata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LICENCES = {
    # These two contain Qt.
    "PySide6-Essentials": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only",
    "shiboken6": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only",
    # The bundle's bootloader is part of PyInstaller.
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""The packages that have files in the bundle, and the licences of those files."""


def sbom(bundle: Path, version: str, licences: Mapping[str, str] = LICENCES) -> bytes:
    """Return the bill of materials of a bundle; the same bundle always gives the same bytes."""
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _component("application", "tictac-gui", version, "MIT")},
        "components": [
            _component("platform", "python", platform.python_version(), "PSF-2.0"),
            *(_package(name, licence) for name, licence in licences.items()),
            *(_file(path, bundle) for path in sorted(bundle.rglob("*")) if _is_shipped(path)),
        ],
    }
    return f"{json.dumps(document, indent=1)}\n".encode()


def _package(name: str, licence: str) -> dict[str, object]:
    version = metadata.version(name)
    component = _component("library", name, version, licence)
    return {**component, "purl": f"pkg:pypi/{name.lower()}@{version}"}


def _component(kind: str, name: str, version: str, licence: str) -> dict[str, object]:
    return {
        "type": kind,
        "bom-ref": f"{name}@{version}",
        "name": name,
        "version": version,
        "licenses": [{"expression": licence}],
    }


def _is_shipped(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def _file(path: Path, bundle: Path) -> dict[str, object]:
    name = path.relative_to(bundle).as_posix()
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return {
        "type": "file",
        "bom-ref": f"file:{name}",
        "name": name,
        "hashes": [{"alg": "SHA-256", "content": digest}],
    }
