"""Output that cannot be written ends the program with a status, not a traceback."""

import os

import pytest

from tests.end_to_end.command_line.console import NO_DISPLAY, on_linux, tictac_with_streams


@on_linux
@pytest.mark.parametrize(
    "options",
    [["--terminal"], [], ["--help"], ["--version"], ["--match", "random", "random"]],
    ids=" ".join,
)
class TestOutput:
    @pytest.mark.parametrize(
        ("redirection", "reason"),
        [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")],
        ids=["a full disk", "nothing"],
    )
    def test_that_cannot_be_written_is_reported(
        self, options: list[str], redirection: str, reason: str
    ) -> None:
        result = tictac_with_streams(*options, typed=b"4\nq\n", redirections=redirection)
        assert result.returncode == 1
        lines = result.stderr.decode().splitlines()
        assert lines[-1] == f"tictac: the output can't be written: {reason}"
        assert lines[:-1] == ([] if options else [NO_DISPLAY])

    def test_whose_reader_is_gone_fails_silently(self, options: list[str]) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        result = tictac_with_streams(*options, typed=b"4\nq\n", output=writing)
        os.close(writing)
        assert result.returncode == 1
        assert result.stderr.decode().splitlines() == ([] if options else [NO_DISPLAY])

    @pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&-"])
    def test_is_unchanged_where_errors_cannot_be_written(
        self, options: list[str], redirection: str
    ) -> None:
        result = tictac_with_streams(*options, typed=b"q\n", redirections=redirection)
        assert result.returncode == 0
        assert result.stdout.startswith((b"You play X", b"usage: tictac", b"tictac ", b"X: Random"))

    @pytest.mark.parametrize("redirection", [">&- 2>&-", ">/dev/full 2>/dev/full"])
    def test_fails_silently_where_errors_cannot_be_written_either(
        self, options: list[str], redirection: str
    ) -> None:
        result = tictac_with_streams(*options, typed=b"q\n", redirections=redirection)
        assert (result.returncode, result.stdout, result.stderr) == (1, b"", b"")
