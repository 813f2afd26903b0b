import csv
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QProgressBar,
    QSpinBox,
    QTabWidget,
)
from pytestqt.qtbot import QtBot

from tests.tic_tac_toe import odds
from tests.tic_tac_toe import play_match as play
from tests.ui.conftest import OpenWindow, Window
from tests.ui.running_window import Gated, RunningWindow
from tictac_gui.engine.difficulty import Policy
from tictac_gui.games.exact import Standing
from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.games.tic_tac_toe.matchup import PAIRINGS, PORTION
from tictac_gui.play.runs.long_run import LongRun
from tictac_gui.play.runs.tournament import Pairing, PlayGames
from tictac_gui.play.search_worker import SearchWorker
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui.look.appearance import Appearance, Scheme
from tictac_gui.ui.matchups.pairing_table import PairingTable
from tictac_gui.ui.matchups.result_card import ResultRow
from tictac_gui.ui.matchups.window import MatchupWindow
from tictac_gui.ui.widgets.result_bar import ResultBar

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
RANDOM, EASY, HARD, UNBEATABLE = Player.RANDOM, Player.EASY, Player.HARD, Player.UNBEATABLE
PLAYERS = list(Player)
NOTHING = ["–", "–", "–"]


class Matchups(RunningWindow[MatchupWindow]):
    """The window of match-ups, reached by the names of its widgets."""

    def box(self, mark: str) -> QComboBox:
        [box] = self.widget.findChildren(QComboBox, f"player_{mark}")
        return box

    def number(self, name: str) -> QSpinBox:
        [box] = self.widget.findChildren(QSpinBox, name)
        return box

    @property
    def keep(self) -> QCheckBox:
        [box] = self.widget.findChildren(QCheckBox, "keep_seed")
        return box

    @property
    def table(self) -> PairingTable:
        [table] = self.widget.findChildren(PairingTable)
        return table

    @property
    def tabs(self) -> QTabWidget:
        [tabs] = self.widget.findChildren(QTabWidget)
        return tabs

    @property
    def progress(self) -> QProgressBar:
        [bar] = self.widget.findChildren(QProgressBar)
        return bar

    @property
    def status(self) -> str:
        [label] = self.widget.findChildren(QLabel, "status")
        return label.text()

    def row(self, name: str) -> ResultRow:
        [row] = self.widget.findChildren(ResultRow, name)
        return row

    def percentages(self, name: str) -> list[str]:
        return [plain(text) for text in self.row(name).percentages]

    @property
    def counts(self) -> list[str]:
        return self.row("played").details

    @property
    def pairing(self) -> Pairing:
        return PLAYERS[self.box("x").currentIndex()], PLAYERS[self.box("o").currentIndex()]

    def choose(self, x: Player, o: Player) -> None:
        for mark, player in (("x", x), ("o", o)):
            self.box(mark).setCurrentIndex(PLAYERS.index(player))
        self.wait_until_idle()

    def start(self, games: int | None = None) -> None:
        if games:
            self.number("games").setValue(games)
        self.click("start")

    def play(self, games: int | None = None) -> None:
        self.start(games)
        self.wait_until_idle()

    def show_all(self) -> None:
        self.tabs.setCurrentIndex(1)

    def cell(self, x: Player, o: Player) -> str:
        """What a screen reader says of a cell."""
        index = self.table.model().index(PLAYERS.index(x), PLAYERS.index(o))
        return plain(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))

    def click_cell(self, x: Player, o: Player) -> None:
        index = self.table.model().index(PLAYERS.index(x), PLAYERS.index(o))
        place = self.table.visualRect(index).center()
        self._qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def activate(self) -> None:
        self.widget.activateWindow()
        self._qtbot.waitUntil(self.widget.isActiveWindow)

    def save_as(self, path: Path) -> None:
        self.click("save")
        [dialog] = self.widget.findChildren(QFileDialog)
        with self._qtbot.waitSignal(dialog.destroyed):
            # As if the person had chosen it; the dialog itself would not take a wrong folder.
            dialog.fileSelected.emit(str(path))
            dialog.reject()


OpenMatchups = Callable[..., Matchups]


@pytest.fixture(autouse=True)
def _numbers_as_the_english_write_them() -> Iterator[None]:
    usual = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(usual)


@pytest.fixture
def open_matchups(qtbot: QtBot, open_window: OpenWindow) -> Iterator[OpenMatchups]:
    """Open the window, with a way to play games of the test's own."""
    opened: list[MatchupWindow] = []

    def open_it(play_games: PlayGames = play) -> Matchups:
        window = open_window(TWO_PEOPLE)
        run, appearance = LongRun(SearchWorker()), window.find(Appearance, "")
        widget = MatchupWindow(run, appearance, Random(1), window.widget, play_games)
        opened.append(widget)
        widget.resize(900, 700)
        widget.show()
        matchups = Matchups(widget, window, qtbot)
        matchups.wait_until_idle()
        return matchups

    yield open_it
    for widget in opened:
        widget.close()


@pytest.fixture
def matchups(open_matchups: OpenMatchups) -> Matchups:
    return open_matchups()


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def counted(x: Player, o: Player, games: int, seed: int) -> list[str]:
    *_, standing = play(x.value, o.value, games, seed)
    return [f"{count:,}" for count in (standing.x_wins, standing.draws, standing.o_wins)]


class TestOnePairing:
    def test_shows_what_is_exact_before_any_game(self, matchups: Matchups) -> None:
        assert matchups.pairing == (UNBEATABLE, RANDOM)
        assert matchups.percentages("exact") == ["99.48 %", "0.52 %", "0 %"]
        assert matchups.row("exact").details == ["191/192", "1/192", "0"]
        assert matchups.percentages("played") == NOTHING

    def test_shows_what_is_exact_of_whoever_is_chosen(self, matchups: Matchups) -> None:
        matchups.choose(RANDOM, RANDOM)
        assert matchups.percentages("exact") == ["58.49 %", "12.70 %", "28.81 %"]
        assert matchups.row("exact").details == ["737/1260", "8/63", "121/420"]

    def test_leaves_out_fractions_that_nobody_could_read(self, matchups: Matchups) -> None:
        matchups.choose(HARD, HARD)
        exact = odds(HARD.value, HARD.value)
        assert matchups.row("exact").details == ["", "", ""]
        assert matchups.row("exact").toolTip() == f"{exact.x_wins} · {exact.draw} · {exact.o_wins}"

    def test_lets_the_players_change_sides(self, matchups: Matchups) -> None:
        matchups.click("swap")
        matchups.wait_until_idle()
        assert matchups.pairing == (RANDOM, UNBEATABLE)
        assert matchups.percentages("exact") == ["0 %", "8.36 %", "91.64 %"]

    def test_shows_the_games_of_the_seed(self, matchups: Matchups) -> None:
        matchups.choose(RANDOM, EASY)
        matchups.play(2000)
        seed = matchups.number("seed").value()
        assert matchups.counts == counted(RANDOM, EASY, 2000, seed)
        counts = [int(count.replace(",", "")) for count in matchups.counts]
        assert matchups.percentages("played") == [f"{count / 20:.2f} %" for count in counts]
        [bar] = matchups.row("played").findChildren(ResultBar)
        assert bar.shares == (counts[0] / 2000, counts[1] / 2000)

    def test_ends_with_what_was_played_and_how_fast(self, matchups: Matchups) -> None:
        matchups.play(1500)
        assert matchups.status.startswith("1,500 games in ")
        assert matchups.status.endswith(" per second")
        assert matchups.progress.value() == matchups.progress.maximum()

    def test_forgets_the_games_when_others_are_chosen(self, matchups: Matchups) -> None:
        matchups.play(100)
        matchups.choose(EASY, EASY)
        assert matchups.percentages("played") == NOTHING
        assert not matchups.button("copy").isEnabled()

    def test_is_told_to_screen_readers_in_sentences(self, matchups: Matchups) -> None:
        matchups.choose(UNBEATABLE, UNBEATABLE)
        played, exact = matchups.row("played"), matchups.row("exact")
        assert played.accessibleName() == "Played: nothing yet"
        matchups.number("seed").setValue(7)
        matchups.play(1000)
        assert plain(played.accessibleName()) == (
            "Played: 1,000 games, seed 7: X wins 0 %, draws 100 %, O wins 0 %"
        )
        assert plain(exact.accessibleName()) == (
            "Exact: every possible game, weighed by its odds: X wins 0 %, draws 100 %, O wins 0 %"
        )


class TestWhileItRuns:
    def test_the_numbers_are_shown_live(self, qtbot: QtBot, open_matchups: OpenMatchups) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.start(4 * PORTION)
        seed = matchups.number("seed").value()
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        assert matchups.counts == counted(UNBEATABLE, RANDOM, PORTION, seed)
        assert matchups.progress.value() == matchups.progress.maximum() // 4
        assert matchups.status.startswith(f"{PORTION:,} of {4 * PORTION:,} games · ")
        assert " per second · " in matchups.status
        assert matchups.status.endswith(" left")
        gate.open()
        matchups.wait_until_idle()
        assert matchups.counts == counted(UNBEATABLE, RANDOM, 4 * PORTION, seed)

    def test_cancelling_keeps_what_was_played(
        self, qtbot: QtBot, open_matchups: OpenMatchups
    ) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.start(4 * PORTION)
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        matchups.click("cancel")
        gate.open()
        matchups.wait_until_idle()
        assert matchups.status == f"Cancelled after {2 * PORTION:,} games."
        seed = matchups.number("seed").value()
        assert matchups.counts == counted(UNBEATABLE, RANDOM, 2 * PORTION, seed)
        assert matchups.button("copy").isEnabled()
        assert matchups.button("start").isEnabled()

    def test_what_was_copied_meanwhile_is_still_told_when_it_goes_on(
        self, qtbot: QtBot, open_matchups: OpenMatchups
    ) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.start(4 * PORTION)
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        matchups.click("copy")
        assert matchups.status.startswith(f"{PORTION:,} of ")
        assert matchups.status.endswith("\nCopied.")
        gate.open()
        matchups.wait_until_idle()
        assert matchups.status.startswith(f"{4 * PORTION:,} games in ")
        assert matchups.status.endswith("\nCopied.")
        matchups.start(4 * PORTION)
        matchups.wait_until_idle()
        assert "Copied" not in matchups.status

    def test_only_what_makes_sense_can_be_done(self, open_matchups: OpenMatchups) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        assert not matchups.button("cancel").isEnabled()
        matchups.start(2 * PORTION)
        for name in ("start", "new_seed", "swap"):
            assert not matchups.button(name).isEnabled()
        for box in (matchups.box("x"), matchups.number("games"), matchups.number("seed")):
            assert not box.isEnabled()
        assert matchups.button("cancel").hasFocus()
        gate.open()
        matchups.wait_until_idle()
        assert not matchups.button("cancel").isEnabled()
        assert matchups.button("start").hasFocus()
        assert matchups.box("x").isEnabled()

    def test_enter_in_a_field_starts_it_and_moves_the_focus_to_where_it_can_be_stopped(
        self, qtbot: QtBot, open_matchups: OpenMatchups
    ) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        games = matchups.number("games")
        games.setFocus()
        qtbot.keyClick(games, Qt.Key.Key_Return)
        assert matchups.button("cancel").hasFocus()
        gate.open()
        matchups.wait_until_idle()
        assert matchups.button("start").hasFocus()

    def test_play_goes_on(self, open_matchups: OpenMatchups) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.start(2 * PORTION)
        matchups.window.play(4, 0)
        assert matchups.window.marks == "O../.X./..."
        gate.open()
        matchups.wait_until_idle()

    def test_a_failure_is_told(
        self, open_matchups: OpenMatchups, caplog: pytest.LogCaptureFixture
    ) -> None:
        def fail(_x: Policy, _o: Policy, _games: int, _seed: int, /) -> Iterator[Standing]:
            yield Standing(draws=500)
            raise RuntimeError("out of games")

        matchups = open_matchups(fail)
        matchups.play(1000)
        assert matchups.status == "The games could not be played: out of games"
        assert matchups.counts == ["0", "500", "0"]
        assert matchups.button("start").isEnabled()
        assert "RuntimeError: out of games" in caplog.text


class TestTheSeed:
    def test_is_another_one_for_every_run(self, matchups: Matchups) -> None:
        seeds = [matchups.number("seed").value()]
        for _ in range(3):
            matchups.play(100)
            seeds.append(matchups.number("seed").value())
        # The first run takes the one that was shown.
        assert seeds[0] == seeds[1]
        assert len(set(seeds)) == 3

    def test_repeats_the_numbers_when_it_is_entered(self, matchups: Matchups) -> None:
        matchups.choose(RANDOM, RANDOM)
        matchups.number("seed").setValue(42)
        matchups.play(1000)
        first = matchups.counts
        assert first == counted(RANDOM, RANDOM, 1000, 42)
        matchups.play(1000)
        assert matchups.counts == first
        assert matchups.number("seed").value() == 42

    def test_that_is_entered_is_kept_until_a_new_one_is_drawn(self, matchups: Matchups) -> None:
        assert not matchups.keep.isChecked()
        matchups.number("seed").setValue(42)
        assert matchups.keep.isChecked()
        matchups.click("new_seed")
        assert not matchups.keep.isChecked()
        assert matchups.number("seed").value() != 42

    def test_that_was_drawn_can_be_kept(self, matchups: Matchups) -> None:
        matchups.play(100)
        seed, counts = matchups.number("seed").value(), matchups.counts
        matchups.keep.setChecked(True)
        matchups.play(100)
        assert matchups.number("seed").value() == seed
        assert matchups.counts == counts


class TestTheNumberOfGames:
    @pytest.mark.parametrize(
        ("entered", "games"),
        [("5", 100), ("99", 100), ("1000000", 1_000_000), ("12,345", 12_345)],
    )
    def test_is_brought_within_bounds(
        self, qtbot: QtBot, matchups: Matchups, entered: str, games: int
    ) -> None:
        matchups.activate()
        box = matchups.number("games")
        box.setFocus()
        box.selectAll()
        qtbot.keyClicks(box, entered)
        qtbot.keyClick(box, Qt.Key.Key_Tab)
        assert box.value() == games

    def test_takes_no_digit_that_would_be_too_many(self, qtbot: QtBot, matchups: Matchups) -> None:
        box = matchups.number("games")
        box.selectAll()
        qtbot.keyClicks(box, "10000000")
        assert box.value() == 1_000_000

    def test_is_right_although_the_box_still_has_the_focus(
        self, qtbot: QtBot, matchups: Matchups
    ) -> None:
        box = matchups.number("games")
        box.selectAll()
        qtbot.keyClicks(box, "5")
        matchups.button("start").click()
        matchups.wait_until_idle()
        assert matchups.status.startswith("100 games in ")

    def test_starts_with_enter(self, qtbot: QtBot, matchups: Matchups) -> None:
        box = matchups.number("games")
        box.selectAll()
        qtbot.keyClicks(box, "300")
        qtbot.keyClick(box, Qt.Key.Key_Return)
        matchups.wait_until_idle()
        assert matchups.status.startswith("300 games in ")


class TestAllPairings:
    def test_fill_the_table_with_the_games_of_the_seed(self, matchups: Matchups) -> None:
        matchups.show_all()
        matchups.number("seed").setValue(3)
        matchups.play(100)
        assert matchups.status.startswith("3,600 games in ")
        results = matchups.table.results
        assert tuple(results) == PAIRINGS
        for (x, o), result in results.items():
            *_, standing = play(x.value, o.value, 100, 3)
            assert result.standing == standing
            assert result.odds == odds(x.value, o.value)

    def test_are_told_to_screen_readers_one_sentence_a_cell(self, matchups: Matchups) -> None:
        matchups.show_all()
        assert matchups.cell(RANDOM, EASY) == "Random as X against Easy as O: not played yet"
        matchups.play(100)
        assert matchups.cell(UNBEATABLE, UNBEATABLE) == (
            "Unbeatable as X against Unbeatable as O: X wins 0 %, draws 100 %, O wins 0 % of "
            "100 games. Exactly: X wins 0 %, draws 100 %, O wins 0 %."
        )
        # As Qt hands it to a screen reader.
        table = QAccessible.queryAccessibleInterface(matchups.table)
        said = {
            plain(table.child(number).text(QAccessible.Text.Name))
            for number in range(table.childCount())
        }
        assert {matchups.cell(x, o) for x, o in PAIRINGS} <= said

    def test_are_filled_cell_by_cell(self, qtbot: QtBot, open_matchups: OpenMatchups) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.show_all()
        matchups.start(2 * PORTION)
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        [(pairing, result)] = matchups.table.results.items()
        assert pairing == PAIRINGS[0]
        assert result.standing.games == PORTION
        matchups.click("cancel")
        gate.open()
        matchups.wait_until_idle()
        assert list(matchups.table.results) == [PAIRINGS[0]]
        assert matchups.status == f"Cancelled after {2 * PORTION:,} games."

    def test_open_their_details_with_a_click(self, matchups: Matchups) -> None:
        matchups.show_all()
        matchups.play(100)
        seed = matchups.number("seed").value()
        matchups.click_cell(EASY, HARD)
        assert matchups.tabs.currentIndex() == 0
        assert matchups.pairing == (EASY, HARD)
        assert matchups.counts == counted(EASY, HARD, 100, seed)
        assert matchups.box("x").hasFocus()

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_open_their_details_with_a_key_and_start_nothing(
        self, qtbot: QtBot, matchups: Matchups, key: Qt.Key
    ) -> None:
        matchups.show_all()
        matchups.table.setFocus()
        for arrow in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right):
            qtbot.keyClick(matchups.table, arrow)
        qtbot.keyClick(matchups.table, key)
        matchups.wait_until_idle()
        assert matchups.pairing == (Player.MEDIUM, EASY)
        assert matchups.percentages("played") == NOTHING
        assert matchups.percentages("exact") != NOTHING

    def test_can_be_looked_at_while_they_are_played(
        self, qtbot: QtBot, open_matchups: OpenMatchups
    ) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.show_all()
        matchups.start(2 * PORTION)
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        matchups.click_cell(*PAIRINGS[0])
        assert matchups.row("played").details == counted(
            *PAIRINGS[0], PORTION, matchups.number("seed").value()
        )
        matchups.click("swap")
        matchups.box("o").setCurrentIndex(1)
        assert matchups.percentages("played") == NOTHING
        gate.open()
        matchups.wait_until_idle()
        x, o = matchups.pairing
        assert matchups.counts == counted(x, o, 2 * PORTION, matchups.number("seed").value())

    def test_are_kept_when_one_pairing_is_played(self, matchups: Matchups) -> None:
        matchups.show_all()
        matchups.play(100)
        before = matchups.table.results
        matchups.click_cell(EASY, EASY)
        matchups.play(200)
        assert matchups.table.results == before


class TestCopyingAndSaving:
    def test_need_games(self, matchups: Matchups) -> None:
        for show in (lambda: None, matchups.show_all):
            show()
            assert not matchups.button("copy").isEnabled()
            assert not matchups.button("save").isEnabled()

    def test_copy_takes_the_pairing_in_sight(self, matchups: Matchups) -> None:
        matchups.play(100)
        matchups.click("copy")
        text = QGuiApplication.clipboard().text()
        [row] = csv.DictReader(text.splitlines(), dialect="excel-tab")
        assert (row["x"], row["o"], row["games"]) == ("unbeatable", "random", "100")
        assert row["seed"] == str(matchups.number("seed").value())
        assert [row["x_wins"], row["draws"], row["o_wins"]] == matchups.counts
        assert row["exact_x_wins_percent"] == "99.479167"
        assert matchups.status == "Copied."

    def test_save_takes_all_pairings_in_sight(self, matchups: Matchups, tmp_path: Path) -> None:
        path = tmp_path / "all.csv"
        matchups.show_all()
        matchups.play(100)
        matchups.save_as(path)
        assert matchups.status == "Saved as all.csv"
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        assert len(rows) == len(PAIRINGS)
        for row in rows:
            pairing = Player[row["x"].upper()], Player[row["o"].upper()]
            standing = matchups.table.results[pairing].standing
            counts = [standing.x_wins, standing.draws, standing.o_wins]
            assert [int(row[name]) for name in ("x_wins", "draws", "o_wins")] == counts

    def test_the_dialog_adds_what_a_name_lacks(
        self, qtbot: QtBot, matchups: Matchups, tmp_path: Path
    ) -> None:
        matchups.play(100)
        matchups.click("save")
        [dialog] = matchups.widget.findChildren(QFileDialog)
        dialog.selectFile(str(tmp_path / "results"))
        with qtbot.waitSignal(dialog.destroyed):
            dialog.accept()
        assert (tmp_path / "results.csv").read_text(encoding="utf-8").startswith("x,o,games,")

    def test_thinking_better_of_it_writes_nothing(
        self, qtbot: QtBot, matchups: Matchups, tmp_path: Path
    ) -> None:
        matchups.play(100)
        matchups.click("save")
        [dialog] = matchups.widget.findChildren(QFileDialog)
        with qtbot.waitSignal(dialog.destroyed):
            dialog.reject()
        assert not list(tmp_path.rglob("*.csv"))

    def test_a_file_that_cannot_be_written_is_told(
        self, matchups: Matchups, tmp_path: Path
    ) -> None:
        matchups.play(100)
        matchups.save_as(tmp_path / "nowhere" / "results.csv")
        assert matchups.status == "The file could not be written: No such file or directory"


class TestTheWindow:
    @pytest.fixture
    def window(self, open_window: OpenWindow) -> Window:
        return open_window(TWO_PEOPLE)

    def opened(self, window: Window, qtbot: QtBot) -> Matchups:
        window.action("matchups").trigger()
        [widget] = window.widget.findChildren(MatchupWindow)
        return Matchups(widget, window, qtbot)

    def test_is_opened_once_and_blocks_nothing(self, qtbot: QtBot, window: Window) -> None:
        first = self.opened(window, qtbot)
        assert not first.widget.isModal()
        assert self.opened(window, qtbot).widget is first.widget
        window.play(4)
        assert window.marks == ".../.X./..."

    def test_closed_while_it_runs_leaves_nothing_behind(self, qtbot: QtBot, window: Window) -> None:
        matchups = self.opened(window, qtbot)
        matchups.start(1_000_000)
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        thread = matchups.worker._thread
        with qtbot.waitSignal(matchups.widget.destroyed):
            qtbot.keyClick(matchups.widget, Qt.Key.Key_Escape)
        assert thread.isFinished()
        assert not window.widget.findChildren(LongRun)

    def test_can_be_opened_again(self, qtbot: QtBot, window: Window) -> None:
        matchups = self.opened(window, qtbot)
        with qtbot.waitSignal(matchups.widget.destroyed):
            matchups.click("close")
        again = self.opened(window, qtbot)
        again.play(100)
        assert again.status.startswith("100 games in ")

    def test_ends_its_work_when_the_whole_program_is_closed(
        self, qtbot: QtBot, window: Window
    ) -> None:
        matchups = self.opened(window, qtbot)
        matchups.start(1_000_000)
        thread = matchups.worker._thread
        window.widget.close()
        assert thread.isFinished()

    def test_is_painted_in_every_scheme(self, matchups: Matchups) -> None:
        appearance = matchups.window.find(Appearance, "")
        matchups.show_all()
        matchups.play(100)
        for tab in (0, 1):
            matchups.tabs.setCurrentIndex(tab)
            for scheme, is_light in ((Scheme.LIGHT, True), (Scheme.DARK, False)):
                appearance.choose(scheme)
                image = matchups.widget.grab().toImage()
                place = matchups.tabs.mapTo(matchups.widget, matchups.tabs.rect().center())
                for point in (QPoint(3, 3), place):
                    assert (image.pixelColor(point).lightness() > 128) == is_light

    def test_every_control_is_reached_with_tab_and_has_a_name(
        self, qtbot: QtBot, matchups: Matchups
    ) -> None:
        matchups.activate()
        for tab, names in (
            (0, {"player_x", "player_o", "swap", "played", "exact"}),
            (1, {"pairings"}),
        ):
            matchups.tabs.setCurrentIndex(tab)
            matchups.play(100)
            reached = set()
            for _ in range(25):
                focused = matchups.widget.focusWidget()
                reached.add(focused.objectName())
                assert QAccessible.queryAccessibleInterface(focused).text(QAccessible.Text.Name)
                qtbot.keyClick(focused, Qt.Key.Key_Tab)
            shared = {"games", "seed", "new_seed", "keep_seed", "start", "copy", "save", "close"}
            assert reached >= names | shared

    @pytest.mark.usefixtures("doubled_font")
    def test_clips_no_text_in_twice_the_size(self, matchups: Matchups) -> None:
        matchups.play(100)
        matchups.widget.resize(1, 1)
        QApplication.processEvents()
        assert matchups.widget.width() < 900
        for label in matchups.widget.findChildren(QLabel):
            if label.isVisible():
                needed = label.heightForWidth(label.width())
                assert label.height() >= max(needed, label.minimumSizeHint().height())
                assert label.width() >= label.minimumSizeHint().width()
