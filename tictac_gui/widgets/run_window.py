"""The common part of the windows with long runs, which take place on a thread of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QWidget

if TYPE_CHECKING:
    from tictac_gui.play.long_run import RunModel

_STEPS = 1000
"""How finely the progress is shown."""


class RunWindow(QDialog):
    """A window with buttons to start and to cancel a run; subclasses define what is run and shown.

    There are two buttons, so that a late click on Cancel never starts another run.
    """

    def __init__(self, title: str, model: RunModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self._bar.setObjectName("progress")
        self._bar.setAccessibleName(self.tr("Progress"))
        # Only a child of the dialog can be its default button.
        self._start = QPushButton(self.tr("Start"), self)
        self._start.setObjectName("start")
        self._start.setDefault(True)
        self._start.setProperty("emphasised", True)
        self._start.clicked.connect(self._on_start_clicked)
        self._cancel = QPushButton(self.tr("Cancel"))
        self._cancel.setObjectName("cancel")
        self._cancel.setAutoDefault(False)
        self._cancel.setEnabled(False)
        self._cancel.clicked.connect(model.cancel)
        self._close = QPushButton(self.tr("Close"))
        self._close.setObjectName("close")
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.close)
        model.changed.connect(self._on_changed)
        model.ended.connect(self._on_ended)

    def _show_running(self, *, is_running: bool) -> None:
        """Enable Cancel, or Start."""
        offered, other = (self._cancel, self._start) if is_running else (self._start, self._cancel)
        # Qt would move the focus from a disabled button to the next widget.
        had_focus = other.hasFocus()
        offered.setEnabled(True)
        if had_focus:
            offered.setFocus()
        other.setEnabled(False)

    def _show_progress(self, done: int, total: int) -> None:
        self._bar.setValue(_STEPS * done // total)

    def _begin(self) -> None:
        raise NotImplementedError

    def _refresh(self) -> None:
        raise NotImplementedError

    def _show_end(self) -> None:
        raise NotImplementedError

    # No slots to override: PySide6 doesn't disconnect an overridden one when its window is deleted.

    @Slot()
    def _on_start_clicked(self) -> None:
        self._begin()

    @Slot()
    def _on_changed(self) -> None:
        self._refresh()

    @Slot()
    def _on_ended(self) -> None:
        self._show_end()
