import pytest

from tests.main_window import *  # noqa: F403 - fixtures
from tictac_gui.window import game_panel


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced about the game, be it by the status line, the board or a button."""
    heard: list[str] = []
    monkeypatch.setattr(game_panel, "announce", lambda _widget, text: heard.append(text))
    return heard
