"""Whether "How it thinks" shows the code, and steps by line or call; remembered between starts.

It is loaded at the start, so it has no widgets and needs no search.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot


class CodeChoice(QObject):
    """Outlives the tab that shows it, which is built anew in another language."""

    code_chosen = Signal(bool)
    lines_chosen = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.has_code = False
        """Whether the code is shown."""
        self.wants_lines = False
        """Whether to step from line to line where the code is shown."""

    @property
    def is_by_line(self) -> bool:
        """Whether one steps from line to line now, which only makes sense with the code shown."""
        return self.has_code and self.wants_lines

    @Slot(bool)
    def show_code(self, has_code: bool) -> None:
        """Show the code, or the tree alone."""
        if has_code != self.has_code:
            self.has_code = has_code
            self.code_chosen.emit(has_code)

    @Slot()
    def switch_code(self) -> None:
        """Show the code if it is hidden, and hide it if it is shown."""
        self.show_code(not self.has_code)

    @Slot()
    def switch_unit(self) -> None:
        """Change the unit of a step: from call to call instead of line to line, or the reverse."""
        wants_lines = not self.is_by_line
        self.show_code(True)
        self.step_by_line(wants_lines)

    @Slot(bool)
    def step_by_line(self, wants_lines: bool) -> None:
        """Step from line to line, or from call to call."""
        if wants_lines != self.wants_lines:
            self.wants_lines = wants_lines
            self.lines_chosen.emit(wants_lines)
