"""Look all pinned packages up among known vulnerabilities, with pip-audit.

    python packaging/audit.py [--required]

Without the service that knows them nothing can be told: that is said plainly, and only an error if
the audit is required, as it is where a network is certain.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pins import pins

ROOT = Path(__file__).resolve().parent.parent
NOTHING = "Nothing was audited: no service that knows of vulnerabilities could be asked."


def packages() -> list[dict[str, Any]]:
    """Return what pip-audit says of every pin, nothing if it could ask nobody."""
    wanted = [pin.key for pin in pins(ROOT)]
    # Of a package that has another version on another system, it takes one at a time.
    first = list({key.partition("==")[0]: key for key in wanted}.values())
    return _audit(first) + _audit([key for key in wanted if key not in first])


def _audit(wanted: list[str]) -> list[dict[str, Any]]:
    with TemporaryDirectory() as folder:
        file = Path(folder, "requirements.txt")
        file.write_text("\n".join(wanted), encoding="utf-8")
        options = ("--no-deps", "--disable-pip", "--progress-spinner", "off", "--format", "json")
        ended = subprocess.run(
            [sys.executable, "-m", "pip_audit", *options, "-r", file],
            capture_output=True,
            text=True,
            check=False,
        )
    try:
        found: list[dict[str, Any]] = json.loads(ended.stdout)["dependencies"]
    except ValueError:
        print(ended.stderr.strip().rpartition("\n")[2], file=sys.stderr)
        return []
    return found


def judge(packages: list[dict[str, Any]], *, is_required: bool) -> tuple[int, str]:
    """Return the exit status, and what there is to say."""
    # A mirror has packages, but doesn't know of vulnerabilities: then pip-audit skips them, and is
    # content.
    audited = [package for package in packages if "vulns" in package]
    if not audited:
        return int(is_required), NOTHING
    found = [
        f"{package['name']} {package['version']}: {each['id']}"
        f" (mended in {', '.join(each['fix_versions']) or 'no version yet'})"
        for package in audited
        for each in package["vulns"]
    ]
    skipped = [package["name"] for package in packages if "vulns" not in package]
    if skipped:
        found.append(f"not audited: {', '.join(skipped)}")
    if found:
        return 1, "\n".join(found)
    return 0, f"None of the {len(audited)} pinned packages has a known vulnerability."


def main() -> int:
    """Audit, say what came of it, and return the exit status."""
    status, text = judge(packages(), is_required="--required" in sys.argv[1:])
    print(text)
    return status


if __name__ == "__main__":
    sys.exit(main())
