"""The window of match-ups: one pairing in detail or all of them, played live; options, export."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import (
    QFileInfo,
    QObject,
    QSignalBlocker,
    QSize,
    QStandardPaths,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.marks import MarkIcon, has_discs
from tictac_gui.engine import Mark
from tictac_gui.matchups import words
from tictac_gui.matchups.results import ResultCard
from tictac_gui.matchups.table import TablePage
from tictac_gui.play.tournament import as_columns, as_csv
from tictac_gui.storage.exports import save_file
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.containers import ScrollPane, window_column
from tictac_gui.widgets.labels import announce
from tictac_gui.widgets.run_window import RunWindow
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look
    from tictac_gui.matchups.model import Matchups, Options
    from tictac_gui.play.tournament import Pairing, PairingResult

_LEAST_LETTERS = 12
"""With large fonts, a list may be narrower than its longest name."""
_LARGEST_SEED = 2**31 - 1
"""The largest value of a spin box."""
_LINES = QSize(60, 46)
"""The size of the window in line heights, at which all pairings are visible."""
_WIDEST_MINIMUM = 700
"""Up to this width the tabs don't scroll sideways."""


class MatchupWindow(RunWindow):
    """Plays match-ups and shows their results, in a tab for one pairing and one for all."""

    def __init__(self, matchups: Matchups, look: Look, parent: QWidget) -> None:
        game = matchups.game
        super().__init__(words.title(game), matchups, parent)
        self._matchups = matchups
        self._progress_text = ""
        self._export_report = ""

        self._chooser = PairingChooser(game, look)
        self._card = ResultCard(game, look)
        self._page = TablePage(matchups, look)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("tabs")
        self._options = RunOptions(matchups.options)
        self._status = QLabel()
        self._status.setObjectName("status")
        self._status.setWordWrap(True)
        self._export = ExportButtons(self)
        self._lay_out()
        self._connect()
        self._refresh()
        self._start.setFocus()
        # With a size hint, Qt would make the window no higher than its width requires.
        self.resize(_LINES * self.fontMetrics().height())

    def _lay_out(self) -> None:
        for title, widgets in (
            (self.tr("One pairing"), (self._chooser, self._card)),
            (self.tr("All pairings"), (self._page,)),
        ):
            page = ScrollPane(widest_minimum=_WIDEST_MINIMUM)
            page.column.setContentsMargins(0, 12, 0, 0)
            page.column.setSpacing(12)
            for widget in widgets:
                page.column.addWidget(widget)
            page.column.setStretch(len(widgets) - 1, 1)
            self._tabs.addTab(page, title)
        self._move_options()
        layout = window_column(self)
        layout.addWidget(self._tabs, stretch=1)
        layout.addWidget(self._bar)
        layout.addWidget(self._status)
        layout.addWidget(
            ButtonBar(
                [self._start, self._cancel],
                [self._export.copy, self._export.save, self._close],
            )
        )

    def _connect(self) -> None:
        self._chooser.pairing_chosen.connect(self._on_pairing_chosen)
        self._page.table.pairing_opened.connect(self._on_pairing_opened)
        self._tabs.currentChanged.connect(self._on_tab_changed)
        self._export.reported.connect(self._on_exported)

    def _refresh(self) -> None:
        matchups = self._matchups
        is_playing, fills_table = matchups.is_running, matchups.fills_table
        self._tabs.setCurrentIndex(int(matchups.shows_all))
        self._chooser.show_pairing(matchups.pairing)
        self._chooser.setEnabled(not is_playing or fills_table)
        self._card.show_result(matchups.result)
        self._page.refresh()
        self._show_running(is_running=is_playing)
        self._options.refresh()
        self._options.setEnabled(not is_playing)
        names = matchups.players if matchups.shows_all else matchups.pairing
        self._options.show_note(words.seed_note(matchups.game, names))
        self._export.offer(matchups.played)
        progress = matchups.progress
        self._show_progress(progress.played if progress else 0, progress.total if progress else 1)
        text = words.status(matchups)
        if text != self._progress_text:
            self._progress_text = text
            self._show_status()

    def _show_status(self) -> None:
        """Show how far the games are, and below it what was exported meanwhile."""
        self._status.setText("\n".join(filter(None, (self._progress_text, self._export_report))))

    def _move_options(self) -> None:
        """Put the options, which both tabs share, below the results of the current one."""
        page = cast("ScrollPane", self._tabs.currentWidget())
        page.column.addWidget(self._options)
        # Qt would show them at the next event only, and Tab would pass them by until then.
        self._options.show()

    def _begin(self) -> None:
        self._export_report = ""
        self._options.read()
        # The field in which Enter was pressed is about to be disabled, and would lose the focus.
        self._start.setFocus()
        self._matchups.start()

    def _show_end(self) -> None:
        matchups, text = self._matchups, self._progress_text
        if matchups.result and not matchups.fills_table:
            text = (
                f"{text} {words.pairing_summary(matchups.game, matchups.pairing, matchups.result)}"
            )
        announce(self._status, text)

    @Slot()
    def _on_tab_changed(self) -> None:
        self._move_options()
        self._matchups.show_page(shows_all=self._tabs.currentIndex() == 1)

    @Slot()
    def _on_pairing_chosen(self) -> None:
        self._matchups.choose_pairing(self._chooser.pairing)

    @Slot(object)
    def _on_pairing_opened(self, pairing: Pairing) -> None:
        self._matchups.open_pairing(pairing)
        self._chooser.setFocus()

    @Slot(str)
    def _on_exported(self, report: str) -> None:
        if self._matchups.is_running and self._matchups.progress:
            # Alone in the label, it would be replaced at the next step, before anyone has read it.
            self._export_report = report
            self._show_status()
        else:
            self._status.setText(report)
        announce(self._status, report)


class ExportButtons(QObject):
    """Two buttons that export the results shown."""

    reported = Signal(str)
    """Carries a sentence about what was done, or why it failed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._results: Mapping[Pairing, PairingResult] = {}
        self.copy = QPushButton(self.tr("Copy"))
        self.copy.setObjectName("copy")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._on_copy_clicked)
        self.save = QPushButton(self.tr("Save as CSV…"))
        self.save.setObjectName("save")
        self.save.setAutoDefault(False)
        self.save.clicked.connect(self._on_save_clicked)

    def offer(self, results: Mapping[Pairing, PairingResult]) -> None:
        """Set the results to export; without any, the buttons are disabled."""
        self._results = results
        self.copy.setEnabled(bool(results))
        self.save.setEnabled(bool(results))

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(as_columns(self._results))
        self.reported.emit(words.copied())

    @Slot()
    def _on_save_clicked(self) -> None:
        dialog = QFileDialog(self.save.window(), self.tr("Save as CSV"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Comma-separated values (*.csv)"))
        dialog.setDefaultSuffix("csv")
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        dialog.setDirectory(QStandardPaths.writableLocation(documents))
        dialog.selectFile("match-ups.csv")
        dialog.fileSelected.connect(self._on_file_selected)
        # `exec` would hold up the games.
        dialog.open()

    @Slot(str)
    def _on_file_selected(self, path: str) -> None:
        try:
            save_file(path, as_csv(self._results).encode())
        except OSError as error:
            self.reported.emit(words.not_written(error))
        else:
            self.reported.emit(words.saved_as(QFileInfo(path).fileName()))


class PairingChooser(QWidget):
    """A list of players for each mark, and a button that swaps them."""

    pairing_chosen = Signal()

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__()
        self._players = tuple(game.players)
        self._boxes = {mark: self._box(mark, words.who_plays(game, mark)) for mark in Mark}
        self._swap = QPushButton(self.tr("Swap"))
        self._swap.setObjectName("swap")
        self._swap.setAutoDefault(False)
        self._swap.setToolTip(words.swap_tip())
        self._swap.clicked.connect(self._on_swap_clicked)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(8)
        for row, mark in enumerate(Mark):
            layout.addWidget(MarkIcon(mark, look, is_disc=has_discs(game.start)), row, 0)
            layout.addWidget(self._boxes[mark], row, 1)
        layout.addWidget(self._swap, 0, 2, 2, 1)
        layout.setColumnStretch(3, 1)
        self.setFocusProxy(self._boxes[Mark.X])

    @property
    def pairing(self) -> Pairing:
        """The players of X and O."""
        x, o = (self._players[box.currentIndex()] for box in self._boxes.values())
        return x, o

    def show_pairing(self, pairing: Pairing) -> None:
        """Show players without emitting `pairing_chosen`."""
        for mark, player in zip(Mark, pairing, strict=True):
            box = self._boxes[mark]
            with QSignalBlocker(box):
                box.setCurrentIndex(self._players.index(player))

    def _box(self, mark: Mark, name: str) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"player_{mark.value.lower()}")
        box.setAccessibleName(name)
        box.addItems([game_words.contestant_name(player) for player in self._players])
        box.setMinimumContentsLength(_LEAST_LETTERS)
        # All players are visible without scrolling.
        box.setMaxVisibleItems(len(self._players))
        box.currentIndexChanged.connect(self.pairing_chosen)
        return box

    @Slot()
    def _on_swap_clicked(self) -> None:
        x, o = self.pairing
        self.show_pairing((o, x))
        self.pairing_chosen.emit()


class RunOptions(QWidget):
    """Boxes for the number of games and the seed, and a tick that keeps the seed."""

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options
        fewest, most = options.bounds
        self._games = QSpinBox(minimum=fewest, maximum=most, value=options.games)
        self._games.setObjectName("games")
        self._games.setGroupSeparatorShown(True)
        self._games.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        self._games.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self._games.setToolTip(words.bounds_tip(fewest, most))
        self._games.setAccessibleDescription(self._games.toolTip())
        self._games.valueChanged.connect(self._on_games_entered)
        self._seed = QSpinBox(minimum=0, maximum=_LARGEST_SEED)
        self._seed.setObjectName("seed")
        self._seed.setToolTip(words.seed_tip())
        self._seed.setAccessibleDescription(self._seed.toolTip())
        self._seed.valueChanged.connect(self._on_seed_entered)
        self._draw = QPushButton(self.tr("New seed"))
        self._draw.setObjectName("new_seed")
        self._draw.setAutoDefault(False)
        self._draw.clicked.connect(self._on_draw_clicked)
        self._keep = QCheckBox(self.tr("Keep for the next run"))
        self._keep.setObjectName("keep_seed")
        self._keep.toggled.connect(self._on_keep_toggled)
        self._note = QLabel()
        self._note.setObjectName("seed_note")
        self._note.setWordWrap(True)
        self._note.hide()
        self._lay_out()
        self.refresh()

    def read(self) -> None:
        """Use the numbers that were typed."""
        # A box reads its text when it loses the focus, which a click on a button may leave there.
        self._games.interpretText()
        self._seed.interpretText()

    def refresh(self) -> None:
        """Show the options as they are now."""
        with QSignalBlocker(self._seed):
            # Setting the same seed would disturb the typing of it.
            if self._seed.value() != self._options.seed:
                self._seed.setValue(self._options.seed)
        self._keep.setChecked(self._options.keeps_seed)

    def show_note(self, text: str) -> None:
        """Show a note about the seed, or none."""
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self._seed.setAccessibleDescription(text or self._seed.toolTip())

    def _lay_out(self) -> None:
        games, seed = QLabel(self.tr("Games")), QLabel(self.tr("Seed"))
        games.setBuddy(self._games)
        seed.setBuddy(self._seed)
        self._games.setAccessibleName(games.text())
        self._seed.setAccessibleName(seed.text())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        pairs = [_labelled(games, self._games), _labelled(seed, self._seed)]
        layout.addWidget(ButtonBar([*pairs, self._draw, self._keep], []))
        layout.addWidget(self._note)

    @Slot(int)
    def _on_games_entered(self, games: int) -> None:
        self._options.games = games

    @Slot(int)
    def _on_seed_entered(self, seed: int) -> None:
        self._options.enter_seed(seed)
        self.refresh()

    @Slot(bool)
    def _on_keep_toggled(self, keeps_seed: bool) -> None:
        self._options.keeps_seed = keeps_seed

    @Slot()
    def _on_draw_clicked(self) -> None:
        self._options.draw_seed()
        self.refresh()


def _labelled(label: QLabel, box: QSpinBox) -> QWidget:
    """Keep a box together with its label."""
    pair = QWidget()
    layout = QHBoxLayout(pair)
    layout.setContentsMargins(0, 0, 8, 0)
    layout.addWidget(label)
    layout.addWidget(box)
    return pair
