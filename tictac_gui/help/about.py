"""What this program is, and which version of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from tictac_gui import __version__
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.buttons import ButtonBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_ICON_LINES = 5
"""The side of the icon, in lines of text."""
_TEXT_LINES = 17
"""The width of the text, in lines of text."""


class About(QDialog):
    """The icon beside name, version and purpose; a button opens the licences."""

    licences_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("about")
        self.setWindowTitle(self.tr("About Tictac"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        line = self.fontMetrics().height()
        icon = QLabel()
        side = line * _ICON_LINES
        ratio = self.devicePixelRatioF()
        icon.setPixmap(QApplication.windowIcon().pixmap(QSize(side, side), ratio))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        icon.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        name = _label("Tictac")
        name.setFont(enlarged(self.font(), 1.8, is_bold=True))
        texts = QVBoxLayout()
        texts.setSpacing(line // 3)
        texts.addWidget(name)
        texts.addWidget(_label(self.tr("Version {0}").format(__version__)))
        texts.addSpacing(line // 3)
        for text in self._texts():
            texts.addWidget(_label(text, width=line * _TEXT_LINES))
        texts.addStretch()
        content = QHBoxLayout()
        content.setSpacing(line)
        content.addWidget(icon)
        content.addLayout(texts, stretch=1)
        licences = QPushButton(self.tr("&Licences"))
        licences.setObjectName("licences")
        licences.setAutoDefault(False)
        licences.clicked.connect(self.licences_asked)
        licences.clicked.connect(self.close)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("close")
        close.setDefault(True)
        close.clicked.connect(self.close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(line, line, line, line // 2)
        layout.setSpacing(line)
        layout.addLayout(content, stretch=1)
        layout.addWidget(ButtonBar([licences], [close]))
        close.setFocus()

    def _texts(self) -> list[str]:
        return [
            self.tr("Tic-tac-toe you can't beat, and that shows you why."),
            self.tr(
                "Play at a level that suits you, see what every move leads to, and follow the "
                "minimax search call by call."
            ),
            self.tr("Connect Four is there too, on the same search."),
            self.tr("Free software under the MIT licence."),
        ]


def _label(text: str, width: int = 0) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(bool(width))
    label.setMinimumWidth(width)
    # So that the version can be copied, and a screen reader can go through the lines.
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label
