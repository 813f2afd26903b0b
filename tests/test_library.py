"""The page for those who use the package in programs of their own: every example is true."""

import doctest
import subprocess
import sys
from pathlib import Path

import tictac_gui

PAGE = Path(tictac_gui.__file__).with_name("LIBRARY.md")
RUN_WITHOUT_QT = """
import doctest, sys
for name in ("PySide6", "shiboken6"):
    sys.modules[name] = None
failed, tried = doctest.testfile(sys.argv[1], module_relative=False)
sys.exit(failed > 0 or tried < 30)
"""


def test_every_example_does_what_the_page_says_without_qt() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", RUN_WITHOUT_QT, PAGE], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_all_that_the_examples_use_has_types(tmp_path: Path) -> None:
    examples = doctest.DocTestParser().get_examples(PAGE.read_text(encoding="utf-8"))
    sources = [example.source for example in examples]
    program = tmp_path / "program.py"
    program.write_text("".join(sources), encoding="utf-8")
    ended = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--strict", "--disallow-any-unimported"),
            *("--cache-dir", str(tmp_path / "cache"), str(program)),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stdout.startswith("Success"), ended.stdout + ended.stderr
