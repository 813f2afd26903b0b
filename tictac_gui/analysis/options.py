"""What the analysis remembers from one start to the next: its page and the code."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal, Slot


class AnalysisPage(Enum):
    """What the panel can show."""

    MOVES = auto()
    SEARCH_TREE = auto()
    METHODS = auto()


class CodeChoice(QObject):
    """Outlives the tab that shows it, which is built anew in another language."""

    code_chosen = Signal(bool)
    lines_chosen = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._has_code = False
        self._wants_lines = False

    @property
    def has_code(self) -> bool:
        """Whether the code is shown."""
        return self._has_code

    @property
    def wants_lines(self) -> bool:
        """Whether to step from line to line where the code is shown."""
        return self._wants_lines

    @property
    def is_by_line(self) -> bool:
        """Whether one steps from line to line now, which only makes sense with the code shown."""
        return self._has_code and self._wants_lines

    @Slot(bool)
    def show_code(self, has_code: bool) -> None:
        """Show the code, or the tree alone."""
        if has_code != self._has_code:
            self._has_code = has_code
            self.code_chosen.emit(has_code)

    @Slot()
    def switch_code(self) -> None:
        """Show the code if it is hidden, and hide it if it is shown."""
        self.show_code(not self._has_code)

    @Slot()
    def switch_unit(self) -> None:
        """Step from call to call instead of from line to line, or the other way round."""
        wants_lines = not self.is_by_line
        self.show_code(True)
        self.step_by_line(wants_lines)

    @Slot(bool)
    def step_by_line(self, wants_lines: bool) -> None:
        """Step from line to line, or from call to call."""
        if wants_lines != self._wants_lines:
            self._wants_lines = wants_lines
            self.lines_chosen.emit(wants_lines)
