"""Colours are for terminals that have them, and for people who want them."""

import sys
from io import StringIO

import pytest

from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.terminal.drawing import Ink, ink


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _usual(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("WT_SESSION", raising=False)


def test_a_terminal_has_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert ink() == Ink(is_coloured=True)


@pytest.mark.parametrize(
    ("name", "value", "is_coloured"),
    [("NO_COLOR", "1", False), ("NO_COLOR", "", True), ("TERM", "dumb", False)],
)
def test_the_environment_can_forbid_them(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, is_coloured: bool
) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv(name, value)
    assert ink().is_coloured is is_coloured


@pytest.mark.parametrize("stream", [StringIO(), None])
def test_files_pipes_and_nothing_have_none(
    monkeypatch: pytest.MonkeyPatch, stream: StringIO | None
) -> None:
    monkeypatch.setattr(sys, "stdout", stream)
    assert not ink().is_coloured


def test_only_newer_consoles_of_windows_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr("sys.platform", "win32")
    assert not ink().is_coloured
    monkeypatch.setenv("WT_SESSION", "an id")
    assert ink().is_coloured


def test_every_colour_ends_where_its_text_ends() -> None:
    coloured = Ink(is_coloured=True)
    texts = [coloured.mark(TIC_TAC_TOE, mark, "text") for mark in Mark]
    texts += [coloured.mark(CONNECT_FOUR, Mark.X, "text")]
    texts += [coloured.ending(ending, "text") for ending in (Ending.WIN, Ending.LOSS)]
    texts += [coloured.strong("text"), coloured.faint("text")]
    for text in texts:
        assert text.startswith("\x1b[")
        assert text.endswith("mtext\x1b[0m")
    assert len(set(texts)) == len(texts)
    assert coloured.ending(Ending.DRAW, "text") == "text"


def test_without_colours_a_text_stays_as_it_is() -> None:
    plain = Ink()
    assert plain.mark(TIC_TAC_TOE, Mark.X, "X") == "X"
    assert plain.strong("X") == plain.faint("X") == plain.ending(Ending.WIN, "X") == "X"
