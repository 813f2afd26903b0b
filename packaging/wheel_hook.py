"""Let a wheel contain the compiled solver where it can be compiled; elsewhere it is for any Python.

An editable installation gets it beside its source, too.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))

from compile_solver import NOT_COMPILED, NotCompiledError, compile_solver, compiled_form


class CompiledSolver(BuildHookInterface[Any]):
    """Compiles the solver before a wheel is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile it and add it to what the wheel has."""
        root = Path(self.root)
        try:
            compile_solver(root)
        except (NotCompiledError, OSError) as error:
            self.app.display_warning(NOT_COMPILED.format(error))
            return
        build_data["artifacts"].append(compiled_form(root).relative_to(root).as_posix())
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
