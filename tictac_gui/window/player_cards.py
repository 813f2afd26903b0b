"""The players above the board, with the score between them.

Each player's card shows whose turn it is, and opens a menu of who plays and how strongly.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.marks import MarkIcon, has_discs
from tictac_gui.engine import Mark
from tictac_gui.look.theme import CARD_RADIUS, MUTED, TEXT, enlarged, mixed
from tictac_gui.widgets.labels import ElidedLabel
from tictac_gui.window import words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QAction, QFont, QKeyEvent, QPaintEvent

    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.records import Score
    from tictac_gui.window.words import PlayerCaption

_STANDS_OUT = 2.5
"""The width of the outline around the card of the side to move."""
_ROOMY, _TIGHT = (12, 10, 8, 10), (5, 8, 3, 8)
"""The space around a card's sign and texts, usually and in a small window."""
_ROOMY_GAP, _TIGHT_GAP = 10, 5
"""The space between the sign and the texts."""
_BETWEEN, _TIGHT_BETWEEN = 6, 1
"""The space between a card and the score."""
_TINT = 0.08
"""How much of the side's colour the card of a winner has, and of the text's the place of a draw."""


class PlayerCards(QWidget):
    """Two cards with the score between them."""

    def __init__(
        self, game: Game, actions_of: Callable[[Mark], Sequence[QAction]], look: Look
    ) -> None:
        """`actions_of` returns the actions in the menu of a mark's card, whenever it opens."""
        super().__init__()
        self.cards = {mark: PlayerCard(mark, game, actions_of, look) for mark in Mark}
        self._captions: Mapping[Mark, PlayerCaption] = {}
        self._wins = {mark: QLabel() for mark in Mark}
        self._draws = _Draws(look)
        self._row = layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_BETWEEN)
        layout.addWidget(self.cards[Mark.X], 1)
        layout.addLayout(self._lay_out_score())
        layout.addWidget(self.cards[Mark.O], 1)

    def _lay_out_score(self) -> QGridLayout:
        colon = QLabel(":")
        large = enlarged(colon.font(), 1.6, is_bold=True)
        for mark, label in self._wins.items():
            label.setObjectName(f"score_{mark.name.lower()}")
        for label in (colon, *self._wins.values()):
            label.setFont(large)
        score = QGridLayout()
        score.setVerticalSpacing(0)
        score.setHorizontalSpacing(4)
        score.addWidget(self._wins[Mark.X], 1, 0, Qt.AlignmentFlag.AlignRight)
        score.addWidget(colon, 1, 1)
        score.addWidget(self._wins[Mark.O], 1, 2, Qt.AlignmentFlag.AlignLeft)
        score.addWidget(self._draws, 2, 0, 1, 3, Qt.AlignmentFlag.AlignHCenter)
        # In the middle, with the colon under the middle of the board whatever the numbers are.
        for column in (0, 2):
            score.setColumnStretch(column, 1)
        for row in (0, 3):
            score.setRowStretch(row, 1)
        return score

    def show_tight(self, *, is_tight: bool) -> None:
        """Leave less space around what is on the cards, or as much as usual."""
        self._row.setSpacing(_TIGHT_BETWEEN if is_tight else _BETWEEN)
        for card in self.cards.values():
            card.show_tight(is_tight=is_tight)

    def show_players(
        self, captions: Mapping[Mark, PlayerCaption], people: frozenset[Mark], *, is_drawn: bool
    ) -> None:
        """Show who plays, whose turn it is, and who has won, or that nobody has."""
        self._captions = captions
        self._draws.show_lit(is_lit=is_drawn)
        for mark, card in self.cards.items():
            # Any two levels have room, but two names may be too wide together.
            card.show_player(captions[mark], can_be_cut=len(people) > 1)
        self._name()

    def show_score(self, score: Score) -> None:
        """Show the games won and drawn."""
        self._wins[Mark.X].setText(str(score.x_wins))
        self._wins[Mark.O].setText(str(score.o_wins))
        self._draws.show_count(score.draws)
        self._name()

    def _name(self) -> None:
        for mark, caption in self._captions.items():
            name = words.score(caption, self._wins[mark].text())
            self._wins[mark].setAccessibleName(name)
            self.cards[mark].setAccessibleName(name)

    def minimumSizeHint(self) -> QSize:
        # As in a small window, or else no window could become small.
        spare = 2 * (self._row.spacing() - _TIGHT_BETWEEN)
        return super().minimumSizeHint() - QSize(spare, 0)


class PlayerCard(QPushButton):
    """Shows the sign of a side, who plays it, and whether it is to move or has won."""

    def __init__(
        self,
        mark: Mark,
        game: Game,
        actions_of: Callable[[Mark], Sequence[QAction]],
        look: Look,
    ) -> None:
        super().__init__()
        self.setObjectName(f"player_{mark.name.lower()}")
        # A click leaves the keyboard focus where it was: on the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._mark = mark
        self._actions_of = actions_of
        self._look = look
        self._has_discs = has_discs(game.start)
        self._caption = words.PlayerCaption("", "")
        self._name = ElidedLabel()
        self._name.setFont(enlarged(self._name.font(), 1.1, is_bold=True))
        self._note = ElidedLabel()
        self._note_font = enlarged(self._note.font(), 0.92)
        self._note.setFont(self._note_font)
        self._labels = (self._name, self._note)
        # Whether there is a note or not, so that the name stays where it is.
        self._note.setMinimumHeight(self._note.fontMetrics().height())
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self._name)
        texts.addWidget(self._note)
        self._row = layout = QHBoxLayout(self)
        self.show_tight(is_tight=False)
        layout.addWidget(MarkIcon(mark, look, is_disc=self._has_discs, lines=1.6))
        layout.addLayout(texts, stretch=1)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        menu = QMenu(self)
        menu.aboutToShow.connect(self._on_menu_about_to_show)
        self.setMenu(menu)
        self.setToolTip(self.tr("Choose who plays"))

    def show_tight(self, *, is_tight: bool) -> None:
        """Leave less space around the sign and the texts, or as much as usual."""
        self._row.setContentsMargins(*(_TIGHT if is_tight else _ROOMY))
        self._row.setSpacing(_TIGHT_GAP if is_tight else _ROOMY_GAP)

    def show_player(self, caption: PlayerCaption, *, can_be_cut: bool) -> None:
        """Show a player."""
        self._caption = caption
        stands_out = caption.is_turn or caption.is_winner
        for label in self._labels:
            label.let_be_cut(can_be_cut)
        self._name.show_text(caption.name)
        self._note.show_text(caption.note, caption.short_note)
        self._note.setForegroundRole(TEXT if stands_out else MUTED)
        self._note.setFont(enlarged(self._note_font, 1.0, is_bold=stands_out))
        self.update()

    @Slot()
    def _on_menu_about_to_show(self) -> None:
        menu = self.menu()
        # Not `clear`: PySide would delete actions that are in another menu, too.
        for action in menu.actions():
            menu.removeAction(action)
        menu.addActions(self._actions_of(self._mark))

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        # As in a small window, or else no window could become small.
        margins, tight = self._row.contentsMargins(), _TIGHT[0] + _TIGHT[2] + _TIGHT_GAP
        spare = margins.left() + margins.right() + self._row.spacing() - tight
        return self._row.minimumSize() - QSize(spare, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Space opens the menu of any button.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.showMenu()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, caption = self._look.theme, self._caption
        side = theme.disc(self._mark) if self._has_discs else theme.mark(self._mark)
        stands_out = caption.is_turn or caption.is_winner
        width = _STANDS_OUT if stands_out else 1.0
        edge = side if stands_out else theme.accent if self.underMouse() else theme.edge
        painter.setPen(QPen(edge, width))
        painter.setBrush(mixed(theme.surface, side, _TINT) if caption.is_winner else theme.surface)
        room = QRectF(self.rect())
        half = width / 2
        painter.drawRoundedRect(room.adjusted(half, half, -half, -half), CARD_RADIUS, CARD_RADIUS)
        if self.hasFocus():
            painter.setPen(QPen(theme.text, 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = width + 2
            painter.drawRoundedRect(
                room.adjusted(inset, inset, -inset, -inset), CARD_RADIUS - 3, CARD_RADIUS - 3
            )
        if caption.is_winner:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(side)
            radius = self.fontMetrics().height() * 0.5
            centre = QPointF(room.right() - radius - 10, room.center().y())
            texts = max(label.geometry().left() + label.used_width for label in self._labels)
            # Only where it covers no text: the outline and the word say the same.
            if centre.x() - radius > texts:
                painter.drawPolygon(_star(centre, radius))


class _Draws(QLabel):
    """The number of draws, painted with its unit; lit after a drawn game as a winner's card is."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("score_draws")
        self._look = look
        self._shown = ""
        self._is_lit = False

    def show_count(self, count: int) -> None:
        self._shown = words.draws(count)
        self.setText(str(count))
        self.setAccessibleName(words.spoken_draws(count))
        self.updateGeometry()

    def show_lit(self, *, is_lit: bool) -> None:
        self._is_lit = is_lit
        self.update()

    @property
    def _lit_font(self) -> QFont:
        return enlarged(self.font(), 1.0, is_bold=True)

    def sizeHint(self) -> QSize:
        # Lit or not, one or none, so that nothing moves.
        metrics = QFontMetrics(self._lit_font)
        texts = (self._shown, words.draws(0), words.draws(1))
        return QSize(max(map(metrics.horizontalAdvance, texts)) + 4, metrics.height() + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._look.theme
        painter.setPen(theme.text if self._is_lit else theme.muted)
        if self._is_lit:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(mixed(theme.surface, theme.text, _TINT))
            room = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
            painter.setFont(self._lit_font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._shown)


def _star(centre: QPointF, radius: float) -> QPolygonF:
    """Return a star with five points, one of them up."""
    corners = []
    for number in range(10):
        angle, reach = number * pi / 5 - pi / 2, radius * (0.45 if number % 2 else 1)
        corners.append(centre + QPointF(cos(angle), sin(angle)) * reach)
    return QPolygonF(corners)
