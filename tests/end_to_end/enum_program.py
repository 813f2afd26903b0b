"""Prints, as JSON, which kinds of enumerations were made quickly, and all that is seen of Qt's.

With an argument, they are made as our program has it.
"""

import json
import sys
from collections.abc import Callable
from enum import EnumType, Flag
from typing import Any

from tictac_gui.quick_enums import _empty_ones, make_enums_quickly

if sys.argv[1:]:
    make_enums_quickly()

from PySide6 import QtCore, QtGui, QtWidgets


def told(question: Callable[[], object]) -> str:
    try:
        return repr(question()).partition(" at 0x")[0]
    except Exception as error:  # noqa: BLE001 - whatever is said
        return repr(error)


def attributes(thing: object) -> dict[str, str]:
    return {name: told(lambda: value) for name, value in sorted(vars(thing).items())}  # noqa: B023 - called at once


def description(kind: Any) -> list[object]:  # noqa: ANN401 - an enumeration, whichever
    members = kind.__members__
    few = list(members.values())[:12] if issubclass(kind, Flag) else []
    return [
        attributes(kind),
        told(lambda: list(kind)),
        {name: [str(member), hash(member), attributes(member)] for name, member in members.items()},
        told(lambda: [kind(member.value) for member in members.values()]),
        told(lambda: kind(0)),
        told(lambda: kind(123456789)),
        told(lambda: [list(member) for member in few]),
        told(lambda: [(a | b, a & b, a ^ b, ~a, a in b) for a in few for b in few]),
    ]


enumerations: dict[str, list[object]] = {}
for module in (QtCore, QtGui, QtWidgets):
    for name in dir(module):
        outer = getattr(module, name)
        inner = vars(outer).values() if isinstance(outer, type) else ()
        for kind in (outer, *inner):
            if isinstance(kind, EnumType):
                found = description(kind)
                enumerations[f"{module.__name__}.{kind.__qualname__}"] = found
is_quick = EnumType._create_.__module__ == "tictac_gui.quick_enums"  # type: ignore[attr-defined]
kinds = [kind.__name__ for kind in _empty_ones] if is_quick else []
sys.stdout.write(json.dumps([kinds, enumerations]))
