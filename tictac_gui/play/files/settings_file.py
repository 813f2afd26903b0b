"""Tells the program's settings file from anything else that has its name, and never loses that.

QSettings takes any text for settings, and drops what it didn't understand when it writes. It also
makes an object of any value that says that it is one, of whatever kind and size, and so can be made
to end the program.
"""

from __future__ import annotations

import logging
import re
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISREG
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tictac_gui.play.files.file_lock import FileLock
from tictac_gui.play.files.set_aside import set_aside

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGEST = 100_000
"""Bytes; ours has some thousand, and what is far larger would take long to read."""
PATIENCE_S = 0.2
"""How long to wait for another window; to write takes it a few milliseconds."""
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_SECTION = re.compile(rb"\[[^\]]*\]")
_ENTRY = re.compile(rb"[\w%/\\.-]+\s*=")
_ESCAPED = re.compile(rb"""\\(?:x([0-9a-fA-F]+)|([0-7]+)|([abfnrtv"?'\\])|\r\n|\n\r|[^\0])""")
_PASSED_OVER = re.compile(rb'[" \t\x80-\xff]')
_OBJECT = re.compile(rb"[=,]@(?:Variant|DateTime)\(")
"""How values and elements of lists begin that QSettings makes objects of; we write none.

Somebody who calls themselves `é@Variant(` is taken for one: better that than to let one pass."""
_log = logging.getLogger(__name__)


def is_settings_file(path: Path) -> bool:
    """Tell whether QSettings may read and write a file; it may begin one that isn't there.

    An error says that nobody knows, so that it must not be written.
    """
    try:
        status = path.stat()
        # Anything but a file might keep us waiting for ever.
        if not S_ISREG(status.st_mode) or status.st_size > LARGEST:
            return False
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        return True
    return len(content) <= LARGEST and _looks_like_settings(content) and not _has_object(content)


def make_room(path: Path) -> Path | None:
    """Set aside what is no settings file; return its new name. The file must be locked."""
    if is_settings_file(path):
        return None
    aside = set_aside(path)
    _log.warning("%s is no settings file and is now %s", path, aside)
    return aside


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep other windows of the program from writing the file or setting it aside meanwhile."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # `settings.ini.lock` is the name of the lock that QSettings takes while it writes.
    lock = FileLock(path.with_suffix(".lock"), PATIENCE_S)
    try:
        # Ours does for both; that one, left over by a kill, would cost half a minute.
        path.with_name(f"{path.name}.lock").unlink(missing_ok=True)
        yield
    finally:
        lock.release()


@contextmanager
def name_for_qt(path: Path) -> Iterator[str]:
    """Give a name by which Qt finds a file, also in a folder whose name isn't UTF-8."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        with TemporaryDirectory(prefix="tictac-") as folder:
            link = Path(folder, "settings")
            link.symlink_to(path.parent)
            yield str(link / path.name)
    else:
        yield str(path)


def _looks_like_settings(content: bytes) -> bool:
    """Tell settings from other texts: `[General]` among the sections, and entries in them.

    Some damage is allowed for, and so are sections and entries that a newer version may add.
    """
    lines = [line.strip() for line in content.removeprefix(_BYTE_ORDER_MARK).splitlines()]
    if not any(lines):
        return True
    lines = [line for line in lines if line and not line.startswith(b";")]
    sections = [line.lower() for line in lines if _SECTION.fullmatch(line)]
    if b"\0" in content or b"[general]" not in sections or lines[0].lower() != sections[0]:
        return False
    entries = sum(bool(_ENTRY.match(line)) for line in lines)
    return entries >= len(lines) - len(sections) - entries


def _has_object(content: bytes) -> bool:
    """Tell whether QSettings may find anything that it would make an object of, in any value.

    Whatever it would leave out between the beginning of a value and such a word is left out here,
    and all that is not ASCII. Comments are not told apart: nobody but us writes this file.
    """
    return bool(_OBJECT.search(_PASSED_OVER.sub(b"", _ESCAPED.sub(_unescaped, content))))


def _unescaped(escape: re.Match[bytes]) -> bytes:
    hexadecimal, octal, control = escape.groups()
    if control:
        return b"."
    if not hexadecimal and not octal:
        # Qt drops it, be it the end of a line or anything else.
        return b""
    code = int(hexadecimal, 16) if hexadecimal else int(octal, 8)
    # Qt keeps as much of it as fits into a character.
    return chr(code & 0xFFFF).encode(errors="replace")
