"""Chooses for how many of a person's first moves a proof tries every choice."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

_USUAL = 1


class ReplyChooser(QWidget):
    """A number, where a game offers one; otherwise it is not there."""

    def __init__(self, offered: range) -> None:
        super().__init__()
        self._box = QSpinBox()
        self._box.setObjectName("replies")
        label = QLabel(self.tr("First moves of yours to try all choices for"))
        label.setWordWrap(True)
        label.setBuddy(self._box)
        self._box.setAccessibleName(label.text())
        self._box.setSpecialValueText(self.tr("None"))
        if offered:
            self._box.setRange(offered[0], offered[-1])
            self._box.setValue(_USUAL)
        else:
            self.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label, stretch=1)
        layout.addWidget(self._box)

    @property
    def number(self) -> int:
        """How many moves."""
        # Clicking a button doesn't always take the focus, so what was typed may not be read yet.
        self._box.interpretText()
        return self._box.value()

    def show_number(self, number: int) -> None:
        """Show a choice."""
        self._box.setValue(number)
