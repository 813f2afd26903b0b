"""Loads PySide6 without what only describes it, so that the window is there sooner.

At every start PySide6 compiles from source a parser for the signatures of its functions, a writer
of stub files and all their patterns: a fifth of the time until the window is painted. They serve
error messages and `inspect` alone, so here they wait until the window is painted, or until one of
these asks. A PySide6 that is made otherwise is loaded as usual.
"""

from __future__ import annotations

import sys
from importlib.util import LazyLoader
from types import ModuleType
from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec

    from _typeshed.importlib import MetaPathFinderProtocol

# Not its `mapping`: PySide6 takes names from that module without asking the module for them. The
# `importhandler` imports PySide6, which needs a whole shiboken6, so it waits until that is loaded.
DESCRIPTIONS = tuple(
    f"shibokensupport.signature.{name}"
    for name in (
        *("errorhandler", "importhandler", "layout", "parser"),
        *("lib.enum_sig", "lib.pyi_generator", "lib.tool"),
    )
)


def load_quickly() -> None:
    """Load what all of PySide6 stands on; do so before any of its modules is imported.

    Call `finish_loading` later.
    """
    usual = sys.meta_path
    sys.meta_path = _Finders([_LaterFinder(), *usual])
    try:
        # If PySide6 came before it, the descriptions would be loaded to be published there; and for
        # every module imported later PySide6 would read the source, for the features it asks for.
        import shiboken6  # noqa: F401
    finally:
        sys.meta_path = usual


def finish_loading() -> None:
    """Load what was postponed; do so on the GUI thread, when a moment's delay disturbs nobody.

    The `LazyLoader` of older Pythons has no lock: of two threads that make their first mistake with
    Qt at the same moment, one would meet a module half loaded, and PySide6 then ends the program.
    """
    for name in postponed():
        # Any question to a module that waits has it loaded.
        vars(sys.modules[name])
    # Not at the top, for `load_quickly` comes first.
    from PySide6.QtCore import QSize

    # However it is loaded, PySide6 fills its tables when it describes something for the first time,
    # and a second thread that asks meanwhile hears of a NameError.
    _description = QSize.width.__doc__


def postponed() -> list[str]:
    """Name the modules that still wait."""
    modules = {name: sys.modules[name] for name in DESCRIPTIONS if name in sys.modules}
    # `type` doesn't ask the module, which would load it.
    return [name for name, module in modules.items() if type(module) is not ModuleType]


class _LaterFinder:
    """Asks the others for a module that can wait, and has it loaded when it is first used."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in DESCRIPTIONS:
            return None
        for finder in sys.meta_path[1:]:
            spec = finder.find_spec(name, path, target)
            if spec:
                # `LazyLoader` refuses one that loads a module in the old way, all in one step.
                if spec.loader and hasattr(spec.loader, "exec_module"):
                    spec.loader = LazyLoader(spec.loader)
                return spec
        return None


class _Finders(list["MetaPathFinderProtocol"]):
    """Keeps the first one first: PySide6 puts one of its own in front."""

    def insert(self, index: SupportsIndex, finder: MetaPathFinderProtocol) -> None:
        super().insert(max(int(index), 1), finder)
