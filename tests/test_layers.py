"""The architecture: imports point downward only, and Qt stays in its layers."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tictac_gui

PACKAGE = Path(tictac_gui.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))
QT = "PySide6"

WIDGETS = {"PySide6.QtGui", "PySide6.QtWidgets"}
QT_PARTS = {"PySide6.__version__", "PySide6.QtCore", *WIDGETS}


def ours(*names: str) -> set[str]:
    return {f"tictac_gui.{name}" for name in names}


FEATURES = ("analysis", "course", "help", "history", "matchups", "positions", "proof", "puzzles")
"""They know nothing of each other: only the window and the composition root know them all."""
SHARED = ("engine", "games", "play", "storage", "look", "widgets", "board", "words")
"""What every feature may use."""
SHOWN = ("board", "look", "widgets", "window", "words", *FEATURES)
ALLOWED = {
    "engine": ours("engine"),
    # What is shipped with the program belongs to its games; they never touch a person's files.
    "games": ours("engine", "games", "resources"),
    "play": ours("engine", "games", "play", "storage") | {"PySide6.QtCore"},
    # Of play only what is stored, and who asks for it.
    "storage": ours("engine", "games", "storage", "play.asking", "play.records", "play.setup")
    | {"PySide6.QtCore"},
    "words": ours("engine", "games", "play", "words") | {"PySide6.QtCore"},
    "look": ours("engine", "look") | QT_PARTS,
    "widgets": ours("engine", "look", "play", "widgets", "words") | QT_PARTS,
    "board": ours("engine", "games", "play", "look", "widgets", "board", "words") | QT_PARTS,
    **{feature: ours("__version__", feature, *SHARED) | QT_PARTS for feature in FEATURES},
    "window": ours("__version__", "translation", "window", *SHARED, *FEATURES)
    | QT_PARTS
    | {"PySide6.QtSvg"},
    "terminal": ours("engine", "games", "system.streams", "terminal"),
    "command_line.py": ours(
        *("__version__", "engine", "games", "terminal"),
        *("system.display", "system.error_log", "system.streams"),
    ),
    "translation.py": {"PySide6.QtCore"},
    "resources.py": set(),
    "system/__init__.py": set(),
    "system/display.py": set(),
    "system/end_requests.py": {"PySide6.QtCore"},
    "system/folders.py": {"PySide6.QtCore"},
    "system/streams.py": set(),
    "system/error_log.py": ours("system.streams"),
    "system/crash_report.py": ours("__version__", "system.error_log") | {"PySide6.QtCore"},
}
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
    named = {name for name in imports(module) if is_within(name, {"tictac_gui", QT})}
    assert {name for name in named if not is_within(name, allowed)} == set()


@pytest.mark.parametrize("layer", ["engine", "games", *SHOWN])
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


@pytest.mark.parametrize("feature", SHOWN)
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
