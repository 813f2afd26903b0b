"""Has Qt's enumerations made quickly, so that the window is there sooner.

PySide6 makes a class of Qt with all its enumerations at once; `Qt` alone has over 90 with more than
a thousand names. It has `enum` make them, name by name, ready for all that a person may write into
a class. Qt's have plain names and numbers, so most of that is in vain, and it took a tenth of the
start. What comes out here is the same in all that can be seen of it: a sample is compared first,
and a test compares every one.
"""
# ruff: noqa: ANN401, SLF001 - the insides of `enum` have neither types nor public names

from __future__ import annotations

import sys
from enum import KEEP, Enum, EnumType, Flag, IntEnum, IntFlag
from typing import Any

_KINDS = (Enum, IntEnum, Flag, IntFlag)
# Two names for a number, no bit, several bits at once, numbers out of order.
_SAMPLE = [("none", 0), ("b", 2), ("a", 1), ("also_a", 1), ("a_and_b", 3), ("c_and_d", 12)]
_create_as_ever: Any = EnumType.__dict__["_create_"]
_empty_ones: dict[Any, dict[str, Any]] = {}


def make_enums_quickly() -> None:
    """Do so for all classes of Qt that are used for the first time from now on."""
    # A Python with other insides makes them as ever.
    if all(_sample(_create, kind) == _sample(_create_as_ever, kind) for kind in _KINDS):
        EnumType._create_ = _create  # type: ignore[attr-defined]


def _sample(create: Any, kind: Any) -> list[dict[str, str]]:
    """Make an enumeration and return all that is known of it and its members."""
    made = create(kind, "Sample", _SAMPLE, module=__name__, boundary=KEEP)
    return [
        {name: repr(value) for name, value in vars(thing).items()}
        for thing in (made, *made.__members__.values())
    ]


def _create(cls: Any, class_name: str, names: Any, **options: Any) -> Any:
    if not options.get("module"):
        # `enum` would take it for a call from here. Nobody calls where Qt needs a class by itself,
        # on a thread of its own.
        caller = sys._getframe(1).f_back
        options["module"] = caller.f_globals.get("__name__") if caller else "PySide6"
    # PySide6 asks for that boundary always, others hardly ever.
    is_qts = options.get("boundary") is KEEP and isinstance(names, list)
    if not is_qts or not names or options.get("type") or options.get("qualname"):
        return _create_as_ever(cls, class_name, names, **options)
    made = _empty(cls, class_name, options)
    _add(made, names)
    if issubclass(made, Flag):
        _tell_bits(made)
    return made


def _empty(cls: Any, class_name: str, options: dict[str, Any]) -> Any:
    """Make an enumeration without names: the first of its kind as ever, others as copies."""
    if cls not in _empty_ones:
        _empty_ones[cls] = vars(_create_as_ever(cls, class_name, (), **options)).copy()
    attributes = {
        name: value.copy() if isinstance(value, dict | list) else value
        for name, value in _empty_ones[cls].items()
    }
    attributes["__module__"] = options["module"]
    made = type.__new__(EnumType, class_name, (cls,), attributes)
    # Again, for a new class makes a static method of it.
    type.__setattr__(made, "__new__", attributes["__new__"])
    return made


def _add(made: Any, names: list[tuple[str, int]]) -> None:
    """Add names with their numbers; the second name of a number is another for the same member."""
    by_name, by_number, listed = made._member_map_, made._value2member_map_, made._member_names_
    new, is_number, is_flag = made._new_member_, made._use_args_, issubclass(made, Flag)
    for name, number in names:
        member = by_number.get(number)
        if member is None:
            member = by_number[number] = new(made, number) if is_number else new(made)
            member._value_ = number
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(listed)
            if not is_flag or _is_one_bit(number):
                listed.append(name)
        by_name[name] = member
    # Known from Python 3.13.1 on.
    if "_hashable_values_" in vars(made):
        made._hashable_values_ += by_number
    # At the end, for a change of a class empties its cache of attributes, which new members use.
    # And not as `EnumType` sets them, which makes sure that nobody sets a member anew.
    for name, member in by_name.items():
        type.__setattr__(made, name, member)


def _tell_bits(made: Any) -> None:
    """Tell a set of flags which bits its members have."""
    all_set = 0
    bits = []
    for number in made._value2member_map_:
        all_set |= number
        if _is_one_bit(number):
            bits.append(number)
    made._all_bits_ = 2 ** all_set.bit_length() - 1
    if "_singles_mask_" in vars(made):
        made._flag_mask_, made._singles_mask_ = all_set, sum(bits)
    else:
        # The first versions of Python 3.11 told no difference.
        made._flag_mask_ = sum(bits)
    if bits != sorted(bits):
        made._iter_member_ = made._iter_member_by_def_


def _is_one_bit(number: int) -> bool:
    return number > 0 and not number & (number - 1)
