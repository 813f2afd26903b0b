import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _an_application(qapp: QApplication) -> None:
    """Let the timers and threads of tasks work, whichever test comes first."""
