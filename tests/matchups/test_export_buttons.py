"""Copying the results and saving them to a file."""

import csv
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
)
from pytestqt.qtbot import QtBot

from tests.matchups.matchups_page import PAIRINGS, MatchupsPage

pytestmark = pytest.mark.usefixtures("english_numbers")


class TestCopyingAndSaving:
    def test_need_games(self, matchups: MatchupsPage) -> None:
        for show in (lambda: None, matchups.show_all):
            show()
            assert not matchups.button("copy").isEnabled()
            assert not matchups.button("save").isEnabled()

    def test_copy_takes_the_pairing_shown(self, matchups: MatchupsPage) -> None:
        matchups.play(100)
        matchups.click("copy")
        text = QGuiApplication.clipboard().text()
        [row] = csv.DictReader(text.splitlines(), dialect="excel-tab")
        assert (row["x"], row["o"], row["games"]) == ("unbeatable", "random", "100")
        assert row["seed"] == str(matchups.number("seed").value())
        assert [row["x_wins"], row["draws"], row["o_wins"]] == matchups.counts
        assert row["exact_x_wins_percent"] == "99.479167"
        assert matchups.status == "Copied."

    def test_save_takes_all_pairings_shown(self, matchups: MatchupsPage, tmp_path: Path) -> None:
        path = tmp_path / "all.csv"
        matchups.show_all()
        matchups.play(100)
        matchups.save_as(path)
        assert matchups.status == "Saved as all.csv"
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        assert len(rows) == len(PAIRINGS)
        for row in rows:
            standing = matchups.table.results[row["x"], row["o"]].standing
            counts = [standing.x_wins, standing.draws, standing.o_wins]
            assert [int(row[name]) for name in ("x_wins", "draws", "o_wins")] == counts

    def test_the_dialog_adds_what_a_name_lacks(
        self, qtbot: QtBot, matchups: MatchupsPage, tmp_path: Path
    ) -> None:
        matchups.play(100)
        matchups.click("save")
        [dialog] = matchups.widget.findChildren(QFileDialog)
        dialog.selectFile(str(tmp_path / "results"))
        with qtbot.waitSignal(dialog.destroyed):
            dialog.accept()
        assert (tmp_path / "results.csv").read_text(encoding="utf-8").startswith("x,o,games,")

    def test_closing_the_dialog_writes_nothing(
        self, qtbot: QtBot, matchups: MatchupsPage, tmp_path: Path
    ) -> None:
        matchups.play(100)
        matchups.click("save")
        [dialog] = matchups.widget.findChildren(QFileDialog)
        with qtbot.waitSignal(dialog.destroyed):
            dialog.reject()
        assert not list(tmp_path.rglob("*.csv"))

    def test_a_file_that_cannot_be_written_is_reported(
        self, matchups: MatchupsPage, tmp_path: Path
    ) -> None:
        matchups.play(100)
        matchups.save_as(tmp_path / "nowhere" / "results.csv")
        assert matchups.status == "The file could not be written: No such file or directory"
