"""The past games window: a list of games, and the selected one on a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QListView, QVBoxLayout, QWidget

from tictac_gui.ui.history.game_viewer import GameViewer
from tictac_gui.ui.history.past_game_delegate import PastGameDelegate
from tictac_gui.ui.history.past_games_model import GAME_ROLE, PastGamesModel
from tictac_gui.ui.words import menu_words

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.play.kept.store import Store
    from tictac_gui.ui.look.look import Look


class PastGamesWindow(QDialog):
    """Shows finished records of one game, newest first, and adds those that end meanwhile."""

    practice_chosen = Signal(object, int)
    """Carries a game and the number of moves after which to play on."""
    analysis_chosen = Signal(object, int)
    """Carries a game to be analysed and the number of moves after which to show it."""

    def __init__(self, game: Game, store: Store, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        title = self.tr("Past Games: {0}")
        self.setWindowTitle(title.format(menu_words.game_name(game)))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._message = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._message.setObjectName("message")
        self._message.setWordWrap(True)
        self._message.hide()
        self._delegate = PastGameDelegate(look, self)
        self._list = QListView()
        self._list.setObjectName("past_games")
        self._list.setAccessibleName(self.tr("Past games"))
        self._list.setItemDelegate(self._delegate)
        self._list.setUniformItemSizes(True)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFrameShape(QListView.Shape.NoFrame)
        room = self._list.verticalScrollBar().sizeHint().width()
        row = self._delegate.row_size(self._list.fontMetrics())
        self._list.setMinimumSize(row.width() + room, row.height())
        self._viewer = GameViewer(game, look, self, offers_analysis=True)
        self._viewer.practice_chosen.connect(self.practice_chosen)
        self._viewer.analysis_chosen.connect(self.analysis_chosen)
        self._model = PastGamesModel(game, store, self)
        self._follow_model()
        self._content = QWidget()
        self._lay_out()
        self._viewer.show_game(None)
        self._list.setFocus()

    @Slot()
    def reload(self) -> None:
        """Read the list again: games have been cleared or restored."""
        self._model.reload()

    @Slot()
    def look_for_newer(self) -> None:
        """Add a game that has just ended."""
        self._model.look_for_newer()

    def take_over(self, former: PastGamesWindow) -> None:
        """Show the same move of the same game as another window."""
        self._model, former._model = former._model, self._model
        self._model.setParent(self)
        former._model.setParent(former)
        self._follow_model()
        self._list.setCurrentIndex(self._model.index(former._list.currentIndex().row()))
        self._viewer.take_over(former._viewer)
        if not self._model.is_waiting:
            self._on_answered()

    def _follow_model(self) -> None:
        self._list.setModel(self._model)
        self._list.selectionModel().currentChanged.connect(self._on_current_changed)
        self._model.answered.connect(self._on_answered)

    def _lay_out(self) -> None:
        content = QHBoxLayout(self._content)
        content.setContentsMargins(0, 0, 0, 0)
        content.setSpacing(12)
        content.addWidget(self._list, stretch=2)
        content.addWidget(self._viewer, stretch=3)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addWidget(self._message)
        layout.addWidget(self._content, stretch=1)

    @Slot(QModelIndex)
    def _on_current_changed(self, current: QModelIndex) -> None:
        game = current.data(GAME_ROLE)
        self._viewer.show_game(game.record if game else None)

    @Slot()
    def _on_answered(self) -> None:
        has_games = self._model.rowCount() > 0
        if self._model.is_out_of_reach:
            self._message.setText(self.tr("Past games can't be read at the moment."))
        else:
            self._message.setText(self.tr("No games yet."))
        self._message.setVisible(self._model.is_out_of_reach or not has_games)
        self._content.setVisible(has_games)
        if has_games and not self._list.currentIndex().isValid():
            self._list.setCurrentIndex(self._model.index(0))

    def sizeHint(self) -> QSize:
        return QSize(680, 460).expandedTo(super().sizeHint())
