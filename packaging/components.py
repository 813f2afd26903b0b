"""What others have made of a bundle: whose notice goes with it, and what scanners look for in it.

The notices are in resources/licences. cyclonedx-py makes the bill of materials; it knows Python's
packages only, so what else is in the bundle is added here.
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Part:
    """What is in a bundle: as files of its own, or compiled into others.

    `version` finds the version in those files. A purl or CPE is what scanners know it by; whatever
    comes in a package of Python has them from cyclonedx-py.
    """

    name: str
    licence: str
    package: str = ""
    files: str = ""
    inside: str = ""
    version: str = ""
    purl: str = ""
    cpe: str = ""

    def is_file(self, path: str) -> bool:
        """Return whether a library at a path, with slashes, is a part of this one."""
        return bool(self.files and re.search(self.files, path))


CORE = r"\b(lib)?Qt6?Core(\.so\.6|\.dll)?$"
GUI = r"\b(lib)?Qt6?Gui(\.so\.6|\.dll)?$"
SVG = r"\b(lib)?Qt6?Svg(\.so\.6|\.dll)?$"
PYTHON = r"\b(libpython3[\d.]+so[\d.]*|python3\d*\.dll|Python\.framework/.*)$"
PROGRAM = r"(^|/)tictac(-cli)?(\.exe)?$"
SOLVER = r"tictac_gui/.*\.(so|pyd)$"
MIT, BSD2, BSD3 = "MIT", "BSD-2-Clause", "BSD-3-Clause"
PARTS = (
    Part(
        "Qt",
        "LGPL-3.0-only",
        files=r"\b(lib)?Qt6\w+\.(so\.6|dll)$|/Qt\w+\.framework/|/plugins/",
        version=r"Qt (6\.\d+\.\d+) \(",
        purl="pkg:generic/qt@{}",
        cpe="cpe:2.3:a:qt:qt:{}:*:*:*:*:*:*:*",
    ),
    Part(
        "PySide6",
        "LGPL-3.0-only",
        "PySide6-Essentials",
        files=r"\b(lib)?pyside6\.abi3|/Qt\w+(\.abi3\.so|\.pyd)$",
    ),
    Part(
        "Shiboken",
        "LGPL-3.0-only",
        "shiboken6",
        files=r"\b(lib)?shiboken6\.abi3|/Shiboken(\.abi3\.so|\.pyd)$",
    ),
    Part(
        "Python",
        "PSF-2.0",
        files=rf"{PYTHON}|(^|/)python3[\d.]+/|(^|_internal/)\w+\.pyd$",
        purl="pkg:generic/python@{}",
        cpe="cpe:2.3:a:python:python:{}:*:*:*:*:*:*:*",
    ),
    Part("Tictac", MIT, files=SOLVER),
    # By the library: what is compiled for Windows on Linux is built where there is no Cython.
    Part(
        "Cython",
        "Apache-2.0",
        inside=SOLVER,
        version=r"\b_cython_(\d+_\d+_\d+)",
        purl="pkg:pypi/cython@{}",
    ),
    Part(
        "PyInstaller",
        "GPL-2.0-or-later WITH Bootloader-exception",
        "pyinstaller",
        files=PROGRAM,
    ),
    Part(
        "SQLite",
        "blessing",
        files=r"\b(lib)?sqlite3(\.so[\d.]*|\.dll)$",
        # On Windows anything may come before it.
        version=r"(?<![\d.])(3\.\d+\.\d+)\0",
        purl="pkg:generic/sqlite@{}",
        cpe="cpe:2.3:a:sqlite:sqlite:{}:*:*:*:*:*:*:*",
    ),
    Part(
        "ICU",
        "ICU",
        files=r"\blibicu\w+\.so[\d.]*$",
        version=r"\0(\d\d\.\d)\0",
        purl="pkg:github/unicode-org/icu@{}",
        cpe=r"cpe:2.3:a:icu-project:international_components_for_unicode:{}:*:*:*:*:c\/c\+\+:*:*",
    ),
    Part(
        "libffi",
        MIT,
        files=r"\blibffi[-\d]*(\.so[\d.]*|\.dll|[\d.]*dylib)$",
        purl="pkg:github/libffi/libffi@v{}",
        cpe="cpe:2.3:a:libffi_project:libffi:{}:*:*:*:*:*:*:*",
    ),
    Part(
        "libmpdec",
        BSD2,
        files=r"\blibmpdec\.so[\d.]*$",
        inside=r"\b_decimal\b.*\.(so|pyd)$",
        version=r"\0(2\.\d\.\d|4\.\d\.\d)\0",
        purl="pkg:generic/mpdecimal@{}",
        cpe="cpe:2.3:a:bytereef:libmpdec:{}:*:*:*:*:*:*:*",
    ),
    Part("xcb-util libraries", "X11", files=r"\blibxcb-[\w-]+\.so[\d.]*$"),
    Part(
        "zlib",
        "Zlib",
        files=r"\b(libz\.[\w.]+|zlib1\.dll)$",
        # Linux has it itself.
        inside=r"\b(Qt6Core|python3\d\d)\.dll$|\bQtCore\.framework/",
        version=r"\0(1\.[\d.]*\d) \(Qt\)",
        purl="pkg:github/madler/zlib@v{}",
        cpe="cpe:2.3:a:zlib:zlib:{}:*:*:*:*:*:*:*",
    ),
    Part(
        "Microsoft Visual C++ runtime",
        "LicenseRef-Microsoft-redistributable",
        files=r"(?i)\b((ms|vc)\w*1[4-9]\d\w*|concrt140|ucrtbase|api-ms-win[\w-]+)\.dll$",
    ),
    Part(
        "PCRE2",
        BSD3,
        inside=CORE,
        version=r"\0(10\.\d\d) 20\d\d-\d\d-\d\d\0",
        purl="pkg:github/PCRE2Project/pcre2@pcre2-{}",
        cpe="cpe:2.3:a:pcre:pcre2:{}:*:*:*:*:*:*:*",
    ),
    Part(
        "HarfBuzz",
        "MIT-Modern-Variant",
        inside=GUI,
        # No other library in there has come so far.
        version=r"\0((?:[89]|[1-9]\d)\.\d+\.\d+)\0",
        purl="pkg:github/harfbuzz/harfbuzz@{}",
        cpe="cpe:2.3:a:harfbuzz_project:harfbuzz:{}:*:*:*:*:*:*:*",
    ),
    Part(
        "libpng",
        "Libpng AND libpng-2.0",
        inside=GUI,
        version=r"\0(1\.6\.\d+)\0",
        purl="pkg:github/pnggroup/libpng@v{}",
        cpe="cpe:2.3:a:libpng:libpng:{}:*:*:*:*:*:*:*",
    ),
    Part("FreeType", "FTL", inside=GUI),
    Part("MD4C", MIT, inside=GUI),
    Part("Emoji Segmenter", "Apache-2.0", inside=GUI),
    Part("Pixman", MIT, inside=GUI),
    Part("Imlib2", f"{BSD2} AND Imlib2", inside=GUI),
    Part("X.Org", f"X11 AND HPND AND {MIT}", inside=GUI),
    Part("Adobe Glyph List", BSD3, inside=GUI),
    Part("WebGradients", MIT, inside=GUI),
    Part("sRGB profile", "LicenseRef-ICC-License", inside=GUI),
    Part("Khronos headers", MIT, inside=GUI),
    Part("Memory allocators", MIT, inside=GUI),
    Part("AT-SPI", "LGPL-2.0-or-later", inside=r"libQt6Gui\.so\.6$"),
    Part("D-Bus headers", "AFL-2.1 OR GPL-2.0-or-later", inside=r"\blibQt6DBus\.so\.6$"),
    Part("Mipmap generator", MIT, inside=r"\bQt6Gui\.dll$"),
    Part("Cocoa", BSD3, inside=r"\bQtCore\.framework/|\blibqcocoa\.dylib$"),
    Part("IAccessible2", BSD3, inside=r"\bqwindows\.dll$"),
    Part("Wintab", "LicenseRef-LCS-Telegraphics", inside=r"\bqwindows\.dll$"),
    Part("Wayland protocols", f"{MIT} AND HPND", inside=r"libQt6WaylandClient\.so\.6$"),
    Part("XSVG", "HPND-sell-variant", inside=SVG),
    Part("double-conversion", BSD3, inside=CORE),
    Part("TinyCBOR", MIT, inside=CORE),
    Part("Apache Tika", "Apache-2.0", inside=CORE),
    Part("forkfd", MIT, inside=CORE),
    Part("Easing equations", BSD3, inside=CORE),
    Part("Hash functions", f"CC0-1.0 AND {BSD3} AND Brian-Gladman-2-Clause", inside=CORE),
    Part("FreeBSD", BSD3, inside=CORE),
    Part("Unicode data", "Unicode-3.0", inside=CORE),
    Part("Mersenne Twister", BSD3, inside=rf"\b_random\b.*\.(so|pyd)$|{PYTHON}"),
    Part("dtoa", "dtoa", inside=PYTHON),
    Part("csiphash and cfuhash", f"{MIT} AND {BSD3}", inside=PYTHON),
)
"""All that ask for a notice, and what scanners ask about."""


def libraries(bundle: Path) -> Iterator[str]:
    """Yield the paths of a bundle's programs and libraries, with slashes, without links."""
    for path in sorted(bundle.rglob("*")):
        name = path.relative_to(bundle).as_posix()
        is_library = re.search(rf"\.(so|dll|pyd|dylib)(\.|$)|\.framework/.*/\w+$|{PROGRAM}", name)
        if is_library and path.is_file() and not path.is_symlink():
            yield name


def parts(bundle: Path) -> dict[Part, str]:
    """Return the parts that a bundle has, each with its version, or "" if that isn't known."""
    paths = list(libraries(bundle))
    found = {}
    for part in PARTS:
        files = [path for path in paths if part.is_file(path)]
        inside = [path for path in paths if part.inside and re.search(part.inside, path)]
        if files or inside:
            found[part] = _version(part, bundle, [*files, *inside])
    return found


def unknown(bundle: Path) -> list[str]:
    """Return the libraries of a bundle that are no part of what is known here."""
    return [path for path in libraries(bundle) if not any(part.is_file(path) for part in PARTS)]


def bill_of_materials(bundle: Path, version: str, date: int) -> bytes:
    """Return the bill of materials as CycloneDX; the same bundle always gives the same bytes."""
    found = parts(bundle)
    bill, program = _bill_of_packages([part.package for part in found if part.package])
    program.version = version
    program.purl = PackageURL("pypi", name=program.name, version=version)
    packages = {component.name: component for component in bill.components}
    components = {
        part.name: _described(packages[part.package], part)
        if part.package
        else _component(part, seen)
        for part, seen in found.items()
        if part.name != "Tictac"
    }
    bill.components = components.values()
    bill.register_dependency(program, components.values())
    if "Qt" in components:
        in_qt = [components[part.name] for part in found if part.inside in {CORE, GUI, SVG}]
        bill.register_dependency(components["Qt"], in_qt)
    bill.metadata.timestamp = datetime.fromtimestamp(date, UTC)
    bill.serial_number = uuid5(NAMESPACE_URL, f"{program.purl}#{bundle.name}-{date}")
    return f"{JsonV1Dot6(bill).output_as_string(indent=1)}\n".encode()


def _bill_of_packages(names: list[str]) -> tuple[Bom, Component]:
    """Have cyclonedx-py describe packages and the program, of which it knows no version."""
    options = ("--pyproject", str(ROOT / "pyproject.toml"), "--sv", "1.6", "--of", "JSON")
    made = subprocess.run(
        # It warns that nothing says what depends on what, which is added later.
        [sys.executable, "-W", "ignore", "-m", "cyclonedx_py", "requirements", *options, "-"],
        input="".join(f"{name}=={metadata.version(name)}\n" for name in names),
        capture_output=True,
        text=True,
        check=True,
    )
    bill = cast("Any", Bom).from_json(json.loads(made.stdout))
    return bill, bill.metadata.component


def _described(package: Component, part: Part) -> Component:
    # The line of a file that was never written.
    package.description = None
    package.licenses = [LicenseExpression(part.licence)]
    return package


def _component(part: Part, version: str) -> Component:
    return Component(
        name=part.name,
        bom_ref=part.name,
        type=ComponentType.PLATFORM if part.name == "Python" else ComponentType.LIBRARY,
        version=version or None,
        licenses=[LicenseExpression(part.licence)],
        purl=PackageURL.from_string(part.purl.format(version)) if version and part.purl else None,
        cpe=part.cpe.format(version) if version and part.cpe else None,
    )


def _version(part: Part, bundle: Path, files: list[str]) -> str:
    """Return the version of a part that is in some files, "" if nothing says it."""
    if part.name == "Python":
        return platform.python_version()
    for file in files:
        if part.version:
            found = re.search(part.version.encode(), (bundle / file).read_bytes())
            if found:
                return found[1].decode().replace("_", ".")
        elif part.purl and (version := _version_of_system(Path(file).name)):
            return version
    return ""


def _version_of_system(library: str) -> str:
    """Return the version of Debian's library with a name: PyInstaller takes it from there."""
    if not shutil.which("dpkg-query"):
        return ""
    owner = _output("dpkg-query", "--search", f"*/{library}").partition(": ")[0]
    version = _output("dpkg-query", "--show", "-f", "${source:Upstream-Version}", owner)
    return version if owner else ""


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
