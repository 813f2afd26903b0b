"""Labels that wrap their text at the width they get, and ask for none of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QSizePolicy

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel


def wrap(label: QLabel) -> None:
    """Wrap the label's text; however long it is, nothing around it becomes wider."""
    label.setWordWrap(True)
    policy = label.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
    label.setSizePolicy(policy)
