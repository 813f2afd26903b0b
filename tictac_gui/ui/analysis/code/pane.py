"""The code of the search that is shown, with all that a debugger would tell about it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tictac_gui.games.program import program
from tictac_gui.ui.analysis.code.call_stack import CallStack
from tictac_gui.ui.analysis.code.text import CodeText
from tictac_gui.ui.analysis.code.variables import Variables
from tictac_gui.ui.widgets.announcer import announce

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.tracing.execution import Execution, Moment
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.look.look import Look

_COPIED_MS = 2_000
"""How long the button says that it has copied."""


class CodePane(QWidget):
    """Shows a moment; it doesn't know how one gets to the next."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setObjectName("code")
        self._program: Callable[[], str] = str
        self.text = CodeText(look)
        self._stack = CallStack(look)
        self._variables = Variables(look)
        self._copy = QPushButton(self.tr("Copy"))
        self._copy.setObjectName("code_copy")
        self._copy.setToolTip(self.tr("Copy a program that runs by itself"))
        self._copy.setAutoDefault(False)
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.clicked.connect(self._on_copy_clicked)
        self._copied = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._copied.timeout.connect(self._on_copied_timeout)
        self._lay_out()
        self.text.show_font(self.font())
        self.show_nothing()

    def show_moment(
        self, game: Game, execution: Execution[BoardPosition], moment: Moment[BoardPosition]
    ) -> None:
        """Show which line is about to run."""
        root = moment.stack[0].position
        self._program = partial(program, game, execution.listing, root)
        self.text.show_text(execution.listing.text)
        self.text.show_line(moment.line)
        self._stack.show_moment(game, moment)
        self._variables.show_moment(game, moment)
        self._copy.setEnabled(True)

    def show_nothing(self) -> None:
        """Show that there is no search."""
        self.text.show_text("")
        self._stack.clear()
        self._variables.clear()
        self._copy.setEnabled(False)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(self._stack, stretch=1)
        top.addWidget(self._copy, alignment=Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addWidget(self.text, stretch=1)
        layout.addWidget(self._variables)
        layout.addStretch()

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._program())
        self._copy.setText(self.tr("Copied"))
        self._copied.start()
        announce(self._copy, self.tr("Copied"))

    @Slot()
    def _on_copied_timeout(self) -> None:
        self._copy.setText(self.tr("Copy"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.text.show_font(self.font())
