"""What the notices above the board say; when they are shown is decided elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.games.game import BookFault
from tictac_gui.play.setup import Players
from tictac_gui.storage.faults import Fault
from tictac_gui.ui.words.game_words import difficulty_name

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.play.setup import Setup

translate = QCoreApplication.translate


def saving_failed(fault: Fault, details: str) -> str:
    """Say why games can't be saved; the details are for faults without their own sentence."""
    return {
        Fault.DISK_FULL: translate(
            "Fault", "The disk is full: games are not being saved. They will be once there is room."
        ),
        Fault.FILE_IN_USE: translate(
            "Fault",
            "Another program is using the file of games. They will be saved once it is free.",
        ),
        Fault.READ_ONLY: translate(
            "Fault", "Games are not being saved: their folder can't be written to."
        ),
        Fault.OTHER: translate("Fault", "Games are not being saved: {0}").format(details),
    }[fault]


def practice(setup: Setup, first_move: int) -> str:
    """Say from which move of a past game is practised, and against whom."""
    if setup.players is Players.TWO_PEOPLE:
        text = translate("Practice", "Practice from move {0}, two people.")
    elif setup.players is Players.TWO_COMPUTERS:
        text = translate("Practice", "Practice from move {0}, X {1}, O {2}.")
    else:
        text = translate("Practice", "Practice from move {0}, {3}.")
    levels = (setup.x_difficulty, setup.o_difficulty, setup.difficulty)
    return text.format(first_move, *map(difficulty_name, levels))


def course() -> str:
    """Say what the course is, to somebody new."""
    return translate("Course", "New here? A short course shows how the computer thinks.")


def open_course() -> str:
    """Name the button that opens the course."""
    return translate("Course", "Open the Course")


def game_fault(fault: Enum) -> str:
    """Say what is wrong with a part of the game, and what that means."""
    sentences: dict[Enum, str] = {
        BookFault.MISSING: translate("BookFault", "The opening book of Connect Four is missing."),
        BookFault.INCOMPLETE: translate(
            "BookFault", "The opening book of Connect Four is incomplete."
        ),
        BookFault.DAMAGED: translate("BookFault", "The opening book of Connect Four is damaged."),
        BookFault.NEWER: translate(
            "BookFault", "The opening book of Connect Four belongs to a newer version of Tictac."
        ),
    }
    consequence = translate(
        "BookFault",
        "Without it, play is slower and may not be perfect. Install Tictac again to mend that.",
    )
    return f"{sentences[fault]} {consequence}"
