"""How everything looks at the moment; a widget reads it each time it paints, and keeps none of it.

When it changes, Qt tells every widget: its palette changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.ui.look.motion import Motion
    from tictac_gui.ui.look.theme import Theme


@dataclass(slots=True)
class Look:
    """The colours and the motion to use."""

    theme: Theme
    motion: Motion
