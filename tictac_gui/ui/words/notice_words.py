"""What the notices above the board say; when they are shown is decided elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tictac_gui.play.files.fault import Fault

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
