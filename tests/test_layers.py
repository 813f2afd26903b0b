"""The architecture: imports point downward only, and Qt stays in its layers."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tictac_gui

PACKAGE = Path(tictac_gui.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
QT = "PySide6"

UI = {
    "tictac_gui.__version__",
    "tictac_gui.engine",
    "tictac_gui.games",
    "tictac_gui.play",
    "tictac_gui.storage",
    "tictac_gui.ui",
    "PySide6.__version__",
    "PySide6.QtCore",
    "PySide6.QtGui",
    "PySide6.QtWidgets",
}
ALLOWED = {
    "engine": {"tictac_gui.engine"},
    # What is shipped with the program belongs to its games; they never touch a person's files.
    "games": {"tictac_gui.engine", "tictac_gui.games", "tictac_gui.resources"},
    "play": {
        "tictac_gui.engine",
        "tictac_gui.games",
        "tictac_gui.play",
        "tictac_gui.storage",
        "PySide6.QtCore",
    },
    "storage": {
        "tictac_gui.engine",
        "tictac_gui.games",
        # What is stored, and who asks for it; otherwise storage knows nothing of play.
        "tictac_gui.play.asking",
        "tictac_gui.play.records",
        "tictac_gui.play.setup",
        "tictac_gui.storage",
        "PySide6.QtCore",
    },
    "ui": UI,
    "ui/main_window.py": UI | {"tictac_gui.course"},
    "ui/side_windows.py": UI | {"tictac_gui.course"},
    "course": UI | {"tictac_gui.course"},
    "terminal": {
        "tictac_gui.engine",
        "tictac_gui.games",
        "tictac_gui.system.streams",
        "tictac_gui.terminal",
    },
    "match_table.py": {"tictac_gui.engine", "tictac_gui.games", "tictac_gui.system.streams"},
    "command_line.py": {
        "tictac_gui.__version__",
        "tictac_gui.system.display",
        "tictac_gui.system.error_log",
        "tictac_gui.engine",
        "tictac_gui.games",
        "tictac_gui.match_table",
        "tictac_gui.system.streams",
        "tictac_gui.terminal",
    },
    "console.py": {"tictac_gui.command_line", "tictac_gui.system.streams"},
    "translation.py": {
        "tictac_gui.ui.look.language",
        "PySide6.QtCore",
        "PySide6.QtWidgets",
    },
    "resources.py": set(),
    "system/__init__.py": set(),
    "system/display.py": set(),
    "system/end_requests.py": {"PySide6.QtCore"},
    "system/folders.py": {"PySide6.QtCore"},
    "system/room_for_types.py": set(),
    "system/streams.py": set(),
    "system/error_log.py": {"tictac_gui.system.streams"},
    "system/crash_report.py": {
        "tictac_gui.__version__",
        "tictac_gui.system.error_log",
        "PySide6.QtCore",
    },
}
FEATURES = ("course",)
"""Rooms with models, views and words in one folder."""
WIDGETS = {"PySide6.QtGui", "PySide6.QtWidgets"}
FILE_MODULES = {"sqlite3", "pathlib", "os", "io", "shutil"}


def imports(module: Path) -> Iterator[str]:
    """Give the full names that a module imports, also inside functions and for types alone."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module.name} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_within(name: str, packages: set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_layer_imports_only_from_itself_and_below(module: Path) -> None:
    place = module.relative_to(PACKAGE)
    allowed = ALLOWED.get(place.as_posix(), ALLOWED.get(place.parts[0]))
    if allowed is None:
        return
    ours = {name for name in imports(module) if is_within(name, {"tictac_gui", QT})}
    assert {name for name in ours if not is_within(name, allowed)} == set()


@pytest.mark.parametrize("layer", ["engine", "games", "ui", *FEATURES])
def test_neither_engine_nor_games_nor_what_is_shown_touches_a_file(layer: str) -> None:
    for module in (PACKAGE / layer).rglob("*.py"):
        assert not any(is_within(name, FILE_MODULES) for name in imports(module)), module


def has_widgets(module: Path) -> bool:
    return any(is_within(name, WIDGETS) for name in imports(module))


def file_of(name: str) -> Path | None:
    """Return the file of an imported module, or of the one from which a name is imported."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    files = (path.with_suffix(".py"), path / "__init__.py", path.parent.with_suffix(".py"))
    return next((file for file in files if file in MODULES), None)


@pytest.mark.parametrize("feature", FEATURES)
def test_models_and_words_import_no_module_that_imports_widgets(feature: str) -> None:
    for module in (PACKAGE / feature).glob("*.py"):
        if not has_widgets(module):
            imported = {file for name in imports(module) if (file := file_of(name))}
            assert set(filter(has_widgets, imported)) == set(), module


def test_only_the_composition_root_knows_all_layers() -> None:
    places = {module.relative_to(PACKAGE) for module in MODULES}
    free = {
        place.as_posix()
        for place in places
        if place.as_posix() not in ALLOWED and place.parts[0] not in ALLOWED
    }
    assert free == {"__init__.py", "__main__.py", "app.py"}
