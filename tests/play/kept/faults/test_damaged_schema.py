"""A file of games whose tables are not what they should be is refused, and set aside as it is."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.play.kept.files_of_games import new_game, wins, write_games
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.files.games_file import BrokenDatabaseError
from tictac_gui.play.kept.database import Database
from tictac_gui.play.kept.store import Store


def damage_schema(path: Path) -> None:
    """Make a name in the schema one that is no text: Python can't decode SQLite's complaint."""
    content = path.read_bytes()
    path.write_bytes(content.replace(b"indexunder_way", b"index\xc2nder_way"))


class TestADamagedSchema:
    def test_is_set_aside_and_told(self, qtbot: QtBot, path: Path) -> None:
        write_games(path, 3)
        damage_schema(path)
        content = path.read_bytes()
        store = Store(path)
        with qtbot.waitSignals([store.file_set_aside, store.unfinished_found]):
            store.start(TIC_TAC_TOE)
        store.save(new_game())
        store.shutdown()
        [aside] = path.parent.glob("*set-aside*.sqlite")
        assert aside.read_bytes() == content
        assert wins(path) == 1

    @pytest.mark.parametrize(
        ("old", "new"), [(b"moves TEXT", b"mover TEXT"), (b"NULL UNIQUE", b"NULL       ")]
    )
    def test_that_can_hold_no_games_is_refused(self, path: Path, old: bytes, new: bytes) -> None:
        write_games(path, 3)
        path.write_bytes(path.read_bytes().replace(old, new, 1))
        with pytest.raises(BrokenDatabaseError):
            Database(path)
