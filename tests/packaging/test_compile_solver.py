"""Compiling the solver: what is stale is noticed, and nothing fails where it can't be done."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from compile_solver import (
    FOLDER,
    LOG,
    SOURCE,
    NotCompiledError,
    compiled_form,
    find_compiler,
    hash_of_sources,
    remove_stale_forms,
)

from tests.end_to_end.program import ROOT, bare_environment
from tictac_gui.games.connect_four import solver

NOT_COMPILED = "Connect Four will take longer, as its solver can't be compiled: "
OTHER_SOURCES = b"compiled from other sources"


def can_compile() -> bool:
    try:
        find_compiler()
    except NotCompiledError:
        return False
    return True


needs_compiler = pytest.mark.skipif(not can_compile(), reason="nothing can be compiled here")


def copy_checkout(into: Path) -> Path:
    """Copy what is compiled and what it needs, without a compiled form."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in ("packaging", "tictac_gui"):
        shutil.copytree(ROOT / name, into / name, ignore=ignored)
    return into


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """Run this Python, which must succeed, and return what it prints."""
    ended = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**bare_environment(), **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout
    return ended.stdout


def compile_in(checkout: Path, **variables: str) -> str:
    return run("packaging/compile_solver.py", cwd=checkout, **variables)


def has_compiled(checkout: Path) -> str:
    """Return the hash in the form that is loaded."""
    script = f"from {FOLDER.replace('/', '.')} import solver; print(solver.HASH_OF_SOURCES)"
    return run("-c", script, cwd=checkout).strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copy_checkout(tmp_path / "a checkout")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile where there are forms of other sources, for this Python and for another."""
    checkout = copy_checkout(tmp_path_factory.mktemp("compiled") / "a checkout")
    compiled_form(checkout).write_bytes(OTHER_SOURCES)
    (checkout / FOLDER / "solver.cpython-39-x86_64-linux-gnu.so").write_bytes(OTHER_SOURCES)
    assert compile_in(checkout) == ""
    return checkout


@needs_compiler
class TestTheCompiledForm:
    def test_replaces_those_of_other_sources(self, compiled: Path) -> None:
        forms = [path.name for path in (compiled / FOLDER).iterdir() if "solver." in path.name]
        assert sorted(forms) == sorted(["solver.py", "solver.pxd", compiled_form(compiled).name])
        assert has_compiled(compiled) == hash_of_sources(compiled)

    def test_is_left_alone_until_a_source_changes(self, compiled: Path) -> None:
        form, source = compiled_form(compiled), compiled / SOURCE
        before, text = form.stat(), source.read_bytes()
        # Nothing could be compiled this way.
        assert compile_in(compiled, PATH="") == ""
        assert form.stat() == before
        remove_stale_forms(compiled)
        assert form.is_file()
        source.write_bytes(text + b"# changed\n")
        content = form.read_bytes()
        try:
            remove_stale_forms(compiled)
            assert not form.exists()
        finally:
            source.write_bytes(text)
            form.write_bytes(content)

    def test_knows_no_folder_of_this_machine(self, compiled: Path) -> None:
        content = compiled_form(compiled).read_bytes()
        for folder in (compiled, ROOT, sys.prefix, sys.base_prefix, Path.home()):
            # Where Python is the system's, the name of its folder is in everything.
            if len(Path(folder).parts) > 2:
                assert str(folder).encode() not in content

    def test_is_the_same_wherever_it_is_compiled(self, compiled: Path) -> None:
        if not compiled_form(ROOT).is_file():
            pytest.skip("this checkout has not been set up by make")
        assert compiled_form(compiled).read_bytes() == compiled_form(ROOT).read_bytes()

    def test_is_small(self, compiled: Path) -> None:
        assert compiled_form(compiled).stat().st_size < 500_000


class TestWhereNothingCanBeCompiled:
    def test_one_line_says_so_and_what_is_stale_is_removed(self, checkout: Path) -> None:
        if sys.platform == "win32":
            pytest.skip("there, only compiling tells")
        compiled_form(checkout).write_bytes(OTHER_SOURCES)
        output = compile_in(checkout, PATH="")
        assert output.startswith(NOT_COMPILED)
        assert output.count("\n") == 1
        assert not compiled_form(checkout).exists()

    @needs_compiler
    def test_one_line_says_where_the_compiler_s_messages_are(self, checkout: Path) -> None:
        (checkout / SOURCE).write_text("no Python")
        assert compile_in(checkout) == f"{NOT_COMPILED}see {LOG}.\n"
        assert "no Python" in (checkout / LOG).read_text()
        assert not compiled_form(checkout).exists()


def test_these_tests_use_no_stale_form() -> None:
    if solver.IS_COMPILED:
        assert vars(solver)["HASH_OF_SOURCES"] == hash_of_sources(ROOT), "run `make setup`"
