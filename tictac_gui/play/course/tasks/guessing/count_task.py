"""Positions counted live, after it was guessed how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from tictac_gui.engine.methods import Method, MethodRun, plain_positions
from tictac_gui.play.course.tasks.guessing.guess_task import GuessTask
from tictac_gui.play.course.tasks.task import HINTS
from tictac_gui.play.runs.long_run import REPORT_MS

if TYPE_CHECKING:
    from fractions import Fraction

    from tictac_gui.engine.methods import Measurement
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.course.guesses import GuessCount


class CountTask(GuessTask):
    """Counts one method at once and the other after a guess."""

    def __init__(self, step: GuessCount, worker: Asker, pause_ms: int) -> None:
        super().__init__(step.offers, worker, pause_ms)
        self.methods = step.shown, step.asked
        """The method that is counted first, and the one that is guessed at."""
        # This one takes seconds to be counted, and a few milliseconds to be computed.
        self.total = plain_positions(step.position) if step.shown is Method.PLAIN else 0
        """How many positions there will be, as far as that is known before they are counted."""
        self._position = step.position
        self._run: MethodRun | None = None
        self._counted: dict[Method, int] = {}
        self._reports = QTimer(self, interval=REPORT_MS)
        self._reports.timeout.connect(self.changed)
        self._go_on()

    @property
    def counts(self) -> dict[Method, int]:
        """How many positions each method has visited so far, as far as that may be known."""
        shown, asked = self.methods
        counts = dict(self._counted)
        if self._run:
            counts[asked if shown in counts else shown] = self._run.visited
        if self._guess is None:
            counts.pop(asked, None)
        return counts

    @property
    def is_busy(self) -> bool:
        """Whether it is being counted what was guessed at; a guess need not wait for the other."""
        return super().is_busy and self._is_asked_wanted

    def hint(self) -> None:
        """Give the next hint; for the last, it is counted what is guessed at."""
        super().hint()
        self._go_on()

    def shutdown(self) -> None:
        """Stop counting."""
        super().shutdown()
        self._end_count()

    @property
    def _truth(self) -> int | None:
        return self._counted.get(self.methods[1])

    def _distance(self, offer: int, truth: Fraction | int) -> float:
        return float(max(offer / truth, truth / offer))

    def _find_truth(self) -> None:
        self._go_on()

    def _go_on(self) -> None:
        """Count what is wanted and has not been counted, or tell that all is done."""
        shown, asked = self.methods
        if self._is_asked_wanted and self.total:
            # Whoever has guessed has seen enough of it.
            self._end_count()
            self._counted[shown] = self.total
        if self._run:
            return
        if shown not in self._counted:
            self._count(shown)
        elif self._is_asked_wanted and asked not in self._counted:
            self._count(asked)
        elif self._guess is not None:
            self._finish()

    def _count(self, method: Method) -> None:
        self._run = MethodRun(method, self._position)
        self._reports.start()
        self._ask(self._run.measure, self._on_counted)

    def _end_count(self) -> None:
        """Tell no more of what is being counted; whatever is asked next stops it."""
        self._run = None
        self._reports.stop()

    @property
    def _is_asked_wanted(self) -> bool:
        return self._guess is not None or self._hints >= HINTS

    def _on_counted(self, measurement: Measurement) -> None:
        self._end_count()
        self._counted[measurement.method] = measurement.positions
        self._go_on()
        self.changed.emit()

    def _begin_again(self) -> None:
        self._guess = None
        self._end_count()
