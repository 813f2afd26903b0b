"""The window in which a position is typed, pasted or clicked together, and then opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from tictac_gui.games.notation import LONGEST
from tictac_gui.look.theme import GAP
from tictac_gui.play.setup import Players
from tictac_gui.positions import words
from tictac_gui.positions.editor import WHO_PLAYS, Brush, PositionEditor
from tictac_gui.positions.sketch_board import SketchBoard
from tictac_gui.widgets.buttons import ButtonBar, emphasise
from tictac_gui.widgets.containers import ScrollPane, window_column
from tictac_gui.widgets.labels import announce, wrap
from tictac_gui.words.game_words import difficulty_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.look.appearance import Look


class PositionWindow(QDialog):
    """Shows an editor's text and board, what is wrong with them, and what can be done with them."""

    def __init__(self, editor: PositionEditor, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        game = editor.game
        self.setObjectName("positions")
        self.setWindowTitle(words.title(game))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._editor = editor
        self._text = QLineEdit()
        self._text.setObjectName("position_text")
        # One more than is read, so that a text that is cut off is still refused.
        self._text.setMaxLength(LONGEST + 1)
        self._text.setPlaceholderText(words.example(game))
        self._text.setToolTip(words.notation_tip(game))
        self._text.setAccessibleDescription(words.notation_tip(game))
        self._text.textEdited.connect(editor.type)
        self._board = SketchBoard(game, editor.sketch, look)
        self._board.cell_clicked.connect(editor.click)
        self._status = QLabel()
        self._status.setObjectName("position_status")
        wrap(self._status)
        self._brush = QComboBox()
        self._brush.setObjectName("position_brush")
        for brush in Brush:
            self._brush.addItem(words.brush_name(game, brush), brush)
        self._brush.activated.connect(self._on_brush_activated)
        self._players = QComboBox()
        self._players.setObjectName("position_players")
        for players in WHO_PLAYS:
            self._players.addItem(words.players_name(game, players), players)
        self._players.activated.connect(self._on_players_activated)
        self._level = QComboBox()
        self._level.setObjectName("position_level")
        for level in game.levels:
            self._level.addItem(difficulty_name(level), level)
        self._level.activated.connect(self._on_level_activated)
        self._clear = self._button("position_clear", self.tr("Empty board"), editor.clear)
        self._search = self._button("position_search", self.tr("How it thinks"), editor.show_search)
        self._analyse = self._button("position_analyse", self.tr("Analyse"), editor.analyse)
        self._play = self._button("position_play", self.tr("Play from here"), editor.play)
        emphasise(self._play, is_emphasised=True)
        self._lay_out()
        editor.changed.connect(self._on_changed)
        self._refresh()
        self._text.setFocus()

    def _button(self, name: str, text: str, command: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        # Return in the text must not leave the window.
        button.setAutoDefault(False)
        button.clicked.connect(command)
        return button

    def _lay_out(self) -> None:
        fields = QGridLayout()
        fields.setHorizontalSpacing(GAP)
        fields.setVerticalSpacing(GAP // 2)
        for row, (text, field) in enumerate(
            (
                (self.tr("&Position:"), self._text),
                (self.tr("A &click puts:"), self._brush),
                (self.tr("&Then:"), self._players),
                (self.tr("&Level:"), self._level),
            )
        ):
            label = QLabel(text)
            label.setBuddy(field)
            field.setAccessibleName(text.replace("&", "").removesuffix(":"))
            fields.addWidget(label, row, 0)
            fields.addWidget(field, row, 1)
        fields.setColumnStretch(1, 1)
        pane = ScrollPane()
        pane.column.setSpacing(GAP)
        pane.column.addLayout(fields)
        pane.column.addWidget(self._board, stretch=1)
        pane.column.addWidget(self._status)
        pane.column.addWidget(ButtonBar([self._clear], [self._search, self._analyse, self._play]))
        window_column(self).addWidget(pane)

    @Slot()
    def _on_changed(self) -> None:
        before = self._status.text()
        self._refresh()
        if self._status.text() != before:
            announce(self._status, self._status.text())

    @Slot()
    def _refresh(self) -> None:
        editor = self._editor
        if self._text.text() != editor.text:
            with QSignalBlocker(self._text):
                self._text.setText(editor.text)
        self._board.show_sketch(editor.sketch)
        self._status.setText(words.status(editor))
        self._brush.setCurrentIndex(list(Brush).index(editor.brush))
        self._players.setCurrentIndex(WHO_PLAYS.index(editor.players))
        self._level.setCurrentIndex(editor.game.levels.index(editor.level))
        self._level.setEnabled(editor.players is not Players.TWO_PEOPLE)
        self._clear.setEnabled(bool(editor.text))
        self._search.setEnabled(editor.can_play)
        self._analyse.setEnabled(editor.can_analyse)
        self._play.setEnabled(editor.can_play)

    @Slot(int)
    def _on_brush_activated(self, index: int) -> None:
        self._editor.choose_brush(list(Brush)[index])

    @Slot(int)
    def _on_players_activated(self, index: int) -> None:
        self._editor.choose_players(WHO_PLAYS[index])

    @Slot(int)
    def _on_level_activated(self, index: int) -> None:
        self._editor.choose_level(self._editor.game.levels[index])

    def sizeHint(self) -> QSize:
        return QSize(460, 620).expandedTo(super().sizeHint())
