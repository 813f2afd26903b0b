"""The pages of the analysis panel, by name; loads nothing of the panel itself."""

from enum import Enum, auto


class AnalysisPage(Enum):
    """What the panel can show."""

    MOVES = auto()
    SEARCH_TREE = auto()
    METHODS = auto()
