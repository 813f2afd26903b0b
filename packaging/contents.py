"""What goes into the bundle: of all that PyInstaller finds, only what the game can ever use.

It works on PyInstaller's lists of (name in the bundle, source, kind), on every platform alike.
"""

from __future__ import annotations

import posixpath
import re
import subprocess
import sys
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

Entry = tuple[str, str, str]

NETWORK_MODULES = ("_socket", "_ssl", "socket", "ssl", "PySide6.QtNetwork")
"""The game uses no network, so these are left out."""

UNUSED_MODULES = (
    *NETWORK_MODULES,
    # Other modules import these, but only for features that the game doesn't use.
    *("bz2", "email", "gzip", "hashlib", "importlib.metadata", "lzma", "pprint", "pydoc"),
    *("readline", "statistics", "subprocess", "tarfile", "tracemalloc", "unittest"),
    *("_bz2", "_lzma", "_uuid"),
    # Here Python would bring its own Expat along.
    *("pyexpat", "xml"),
    "PySide6.QtDBus",
)
LEFT_OUT_MODULES = (*UNUSED_MODULES, "cython")
"""The last one is what only the source of the compiled solver imports, where it is installed."""

KEPT_PLUGINS = {
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "styles": {"qmacstyle", "qmodernwindowsstyle", "qwindowsvistastyle"},
    # Typing é or 漢 needs one of these. The third plugin is an on-screen keyboard written in QML.
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    # Not gtk3: it needs all of GTK in the bundle, or exactly the right version on the system. Qt
    # can read whether GNOME is dark or light without it.
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The Qt plugins that are used on some platform, by folder; nothing here is drawn with OpenGL."""


def modules_of_qt() -> list[str]:
    """Return the standard modules that PySide6 imports when it is loaded.

    It imports them from compiled code, where PyInstaller doesn't see it.
    """
    script = f"""
import sys
sys.path += {sys.path}
import PySide6.QtWidgets
specs = [getattr(module, "__spec__", None) for module in sys.modules.values()]
print(*(spec.name for spec in specs if spec))
"""
    command = [sys.executable, "-I", "-S", "-c", script]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    names = {name for name in output.split() if name.partition(".")[0] in sys.stdlib_module_names}
    return sorted(names - {*sys.builtin_module_names, *UNUSED_MODULES})


def kept_binaries(
    entries: Iterable[Entry],
    imports: Callable[[str], Iterable[str]],
    system_libraries: Collection[str],
) -> list[Entry]:
    """Return Python, its modules, the plugins kept, and the libraries that these need.

    A library is needed if a needed file imports it. System libraries are left out.
    """
    entries = list(entries)
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(_file_name(entry[0]).lower(), []).append(entry)
    kept: set[Entry] = set()
    waiting = [entry for entry in entries if _is_wanted_for_itself(entry)]
    while waiting:
        entry = waiting.pop()
        if entry not in kept:
            kept.add(entry)
            for library in {_file_name(name) for name in imports(entry[1])}:
                if library not in system_libraries:
                    # On Windows the names of imported libraries are case-insensitive.
                    waiting.extend(by_name.get(library.lower(), ()))
    return [entry for entry in entries if entry in kept]


def kept_files(
    entries: Iterable[Entry], binaries: Iterable[Entry], languages: Collection[str]
) -> list[Entry]:
    """Return the other files and links that belong to the binaries.

    Of Qt's translations only those into the languages of the game are kept.
    """
    units = {_unit(name) for name, _, _ in binaries}
    catalogues = {f"qtbase_{language}.qm" for language in languages}

    def is_kept(entry: Entry) -> bool:
        name, _, kind = entry
        parts = _parts(name)
        if parts[0] == "PySide6" and "translations" in parts:
            return parts[-1] in catalogues
        if kind == "SYMLINK":
            return _unit(_target(entry)) in units
        is_in_a_framework = _unit(name) != "/".join(parts)
        return not is_in_a_framework or _unit(name) in units

    return [entry for entry in entries if is_kept(entry)]


def _is_wanted_for_itself(entry: Entry) -> bool:
    name, _, kind = entry
    parts = _parts(name)
    if "PySide6" in parts and "plugins" in parts:
        folder, file = parts[-2:]
        stem = file.partition(".")[0]
        return stem.removeprefix("lib") in KEPT_PLUGINS.get(folder, ())
    return kind == "EXTENSION" or re.match(r"(lib)?python3|Python$", _file_name(name)) is not None


def _target(link: Entry) -> str:
    """Return the name in the bundle that a link points to."""
    name, target, _ = link
    return posixpath.normpath(posixpath.join(posixpath.dirname(_slashed(name)), _slashed(target)))


def _unit(name: str) -> str:
    """Return the framework that a file is in, which is kept or dropped as a whole, or the file."""
    parts = _parts(name)
    for count, part in enumerate(parts, start=1):
        if part.endswith(".framework"):
            return "/".join(parts[:count])
    return "/".join(parts)


def _parts(name: str) -> tuple[str, ...]:
    return PurePosixPath(_slashed(name)).parts


def _file_name(name: str) -> str:
    return _parts(name)[-1]


def _slashed(name: str) -> str:
    return name.replace("\\", "/")
