"""A program that calls Qt wrongly and prints, as JSON, what it hears, and what is loaded for that.

With an argument, PySide6 is loaded as our program does it.
"""

import inspect
import json
import sys
from collections.abc import Callable
from copy import copy
from typing import Any

from tictac_gui.quick_qt import load_quickly, postponed

if sys.argv[1:]:
    load_quickly()

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel


def answer(question: Callable[..., object], *arguments: object, **options: object) -> str:
    try:
        said = repr(question(*arguments, **options))
    except Exception as error:  # noqa: BLE001 - whatever is said
        said = repr(error)
    return said.partition(" at 0x")[0]


application = QApplication([])
# Any, for a checker of types would object, as it should.
make_label: Any = QLabel
make_colour: Any = QColor
label = make_label("text")
at_first = postponed()
answers = [
    answer(label.setText, 3),
    answer(label.move, "left", {}),
    answer(label.resize),
    answer(label.resize, 1, 2, 3, 4),
    answer(getattr, label, "nothing"),
    answer(make_label, nothing=1),
    answer(make_label, text=1),
    answer(make_colour, 1, 2, "three"),
    answer(Qt.AlignmentFlag, "left"),
    answer(inspect.signature, label.resize),
    answer(getattr, label.resize, "__doc__"),
    answer(copy, Qt.AlignmentFlag.AlignLeft),
    answer(copy, QPoint(1, 2)),
]
sys.stdout.write(json.dumps([at_first, postponed(), answers]))
