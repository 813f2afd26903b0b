"""The sweep of games that is seen while the proof is running: a small board and *Skip*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from tictac_gui.play.runs.pacing import PAUSE_MS, Pacing
from tictac_gui.ui.board.little_board import paint_little_board

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.look.look import Look

_LINES, _LINES_UNHURRIED = 6, 10
"""The side of the board, in line heights; it may be larger where games go on move by move."""
_LARGEST, _LARGEST_UNHURRIED = 140, 220
"""And in pixels at most: what flickers must stay small, for people whom flashes make ill."""


class GameSweep(QWidget):
    """Shows the end of one game after the other; without motion it is never visible."""

    ended = Signal()
    """Nothing is left to watch: it was skipped, or the run is over."""

    def __init__(
        self, game: Game, look: Look, pause_ms: int = PAUSE_MS, *, can_skip: bool = True
    ) -> None:
        """Games that take long by themselves are not slowed down, so there is nothing to skip."""
        super().__init__()
        self._can_skip = can_skip
        self.setObjectName("sweep")
        self._game = game
        self._look = look
        self._pause_ms = pause_ms
        self._pacing: Pacing | None = None
        self._board: BoardPosition = game.start
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.skip = QPushButton(self.tr("Skip"))
        self.skip.setObjectName("skip")
        self.skip.setToolTip(self.tr("Show the result at once."))
        # So that Return, which has started the proof, presses it too.
        self.skip.setAutoDefault(True)
        self.skip.clicked.connect(self.end)
        look.motion.changed.connect(self._on_motion_changed)
        self.hide()
        self.skip.hide()

    @property
    def board(self) -> BoardPosition:
        """The board shown."""
        return self._board

    def begin(self) -> Pacing:
        """Become visible; return what slows down the run so far that it can be watched."""
        self._pacing = Pacing(self._pause_ms)
        self.show_game(())
        if self._look.motion.is_shown:
            self.show()
            self.skip.setVisible(self._can_skip)
        else:
            self._pacing.hurry()
        return self._pacing

    def take_over(self, former: GameSweep) -> None:
        """Go on where another sweep is, which has nothing more to do with the run."""
        self._pacing, former._pacing = former._pacing, None
        self.setVisible(not former.isHidden())
        self.skip.setVisible(not former.skip.isHidden())

    def show_game(self, moves: tuple[int, ...]) -> None:
        """Show the end of a game."""
        self._board = self._game.history(moves).position
        self.update()

    @Slot()
    def end(self) -> None:
        """Let the run hurry, and disappear."""
        if self._pacing:
            self._pacing.hurry()
        self.hide()
        # Told first, so that the focus can be moved from the button before it is gone.
        self.ended.emit()
        self.skip.hide()

    @Slot()
    def _on_motion_changed(self) -> None:
        if not self._look.motion.is_shown:
            self.end()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        if self._can_skip:
            side = min(_LINES * line, _LARGEST)
        else:
            side = min(_LINES_UNHURRIED * line, _LARGEST_UNHURRIED)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_little_board(painter, self._board, square, self._look.theme)
