"""Runs in the bundle before everything else: there are no sources, so none are looked for.

PySide6 asks for the source of every module that is imported after it, to see whether the module
uses its optional features. To look in vain for a file each time took a seventh of the start.
"""

import inspect


def _no_source(object: object) -> str:  # noqa: A002, ARG001 - as it is called
    raise OSError("a bundle has no sources")


inspect.getsource = _no_source
