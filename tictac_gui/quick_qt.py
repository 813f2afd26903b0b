"""Postpones loading PySide6's signature modules, so that the window opens sooner.

At every start PySide6 loads a parser for its functions' signatures and a generator of stub files,
compiling them and their regular expressions from source: a fifth of the time to the first paint.
Only error messages and `inspect` need them, so here they are loaded after the window has been
painted, or when first used. A PySide6 without these modules is loaded as usual.
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

# Not its `mapping`: PySide6 reads that module's dictionary directly, which wouldn't load it. The
# `importhandler` imports PySide6, which needs shiboken6 to be fully loaded first.
SIGNATURE_MODULES = tuple(
    f"shibokensupport.signature.{name}"
    for name in (
        *("errorhandler", "importhandler", "layout", "parser"),
        *("lib.enum_sig", "lib.pyi_generator", "lib.tool"),
    )
)


def load_quickly() -> None:
    """Load shiboken6, on which PySide6 is built; call this before importing PySide6.

    Call `finish_loading` later.
    """
    usual = sys.meta_path
    sys.meta_path = _Finders([_LazyFinder(), *usual])
    try:
        # If PySide6 were imported first, it would load the signature modules to publish them there,
        # and then read the source of every module imported later, to see which features it selects.
        import shiboken6  # noqa: F401
    finally:
        sys.meta_path = usual


def finish_loading() -> None:
    """Load what was postponed; call this on the GUI thread, when a short delay doesn't matter.

    The `LazyLoader` of older Pythons has no lock: if two threads raise their first Qt error at the
    same moment, one would see a half-loaded module, and PySide6 then aborts the program.
    """
    for name in postponed():
        # Any attribute access loads a lazy module.
        vars(sys.modules[name])
    # Not at the top: `load_quickly` must come first.
    from PySide6.QtCore import QSize

    # PySide6 fills its tables when it creates its first docstring, and a second thread that needs
    # one meanwhile gets a NameError.
    _docstring = QSize.width.__doc__


def postponed() -> list[str]:
    """Return the names of the modules that are not loaded yet."""
    modules = {name: sys.modules[name] for name in SIGNATURE_MODULES if name in sys.modules}
    # `type` doesn't access an attribute, which would load the module.
    return [name for name, module in modules.items() if type(module) is not ModuleType]


class _LazyFinder:
    """Finds the signature modules with the other finders, and loads them when first used."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in SIGNATURE_MODULES:
            return None
        for finder in sys.meta_path[1:]:
            spec = finder.find_spec(name, path, target)
            if spec:
                # `LazyLoader` rejects an old-style loader that has only `load_module`.
                if spec.loader and hasattr(spec.loader, "exec_module"):
                    spec.loader = LazyLoader(spec.loader)
                return spec
        return None


class _Finders(list["MetaPathFinderProtocol"]):
    """Keeps our finder first: PySide6 inserts its own at the front."""

    def insert(self, index: SupportsIndex, finder: MetaPathFinderProtocol) -> None:
        super().insert(max(int(index), 1), finder)
