"""Writes games without pause, each with a checkpoint, until it is ended."""

import sys
from pathlib import Path

from tests.storage.files_of_games import new_game
from tictac_gui.storage.database import Database

database = Database(Path(sys.argv[1]))
database.execute("PRAGMA wal_autocheckpoint = 1")
sys.stdout.write("ready\n")
sys.stdout.flush()
while True:
    database.save(new_game())
