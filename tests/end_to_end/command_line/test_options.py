"""The options of the command line, right and wrong ones."""

import platform

import PySide6
import pytest
from PySide6.QtCore import qVersion

from tests.end_to_end.command_line.console import on_linux, tictac, tictac_with_streams
from tictac_gui import __version__
from tictac_gui.games.connect_four import solver


class TestOptions:
    def test_are_explained(self) -> None:
        result = tictac("--help")
        assert result.returncode == 0
        assert result.stdout.startswith("usage: tictac ")
        assert result.stderr == ""

    def test_print_the_version_the_form_of_the_solver_and_what_the_program_runs_on(self) -> None:
        result = tictac("--version")
        form = "compiled" if solver.IS_COMPILED else "not compiled, so slower"
        python = f"Python {platform.python_version()}"
        assert result.stdout.splitlines() == [
            f"tictac {__version__}",
            f"Connect Four's solver: {form}",
            f"{python}, Qt {qVersion()}, PySide6 {PySide6.__version__}",
        ]
        assert (result.returncode, result.stderr) == (0, "")

    @pytest.mark.parametrize("option", ["--fly", "--difficulty=impossible", "--play-as=z", "42"])
    def test_that_are_unknown_are_refused(self, option: str) -> None:
        result = tictac(option)
        assert result.returncode == 2
        assert result.stdout == ""
        assert "tictac: error: " in result.stderr
        assert "Traceback" not in result.stderr


@on_linux
class TestAMistakeInTheOptions:
    @pytest.mark.parametrize("redirections", ["2>/dev/full", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    def test_sets_the_exit_status_even_where_errors_cannot_be_written(
        self, redirections: str
    ) -> None:
        result = tictac_with_streams("--fly", redirections=redirections)
        assert (result.returncode, result.stdout, result.stderr) == (2, b"", b"")

    def test_is_reported_even_without_an_output(self) -> None:
        result = tictac_with_streams("--fly", redirections=">&-")
        assert result.returncode == 2
        assert result.stderr.decode().endswith("tictac: error: unrecognized arguments: --fly\n")
