"""What every step has to say, whatever its kind."""

from __future__ import annotations

from typing import NamedTuple


class StepWords(NamedTuple):
    """The sentences of one step."""

    task: str
    """What there is to do."""
    hint: str
    """Where to look; the next hint marks the answer."""
    praise: str
    """What the person has found out by doing it."""
    wrong: str = ""
    """What to say about a wrong answer, where the board alone can't."""
