"""Another program: prints the text on the clipboard once there is one, or puts a text there."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

TRY_MS = 20


def print_text() -> None:
    if text := QGuiApplication.clipboard().text():
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()
        QGuiApplication.quit()


def report_ownership() -> None:
    if QGuiApplication.clipboard().ownsClipboard():
        sys.stdout.write("owned\n")
        sys.stdout.flush()
        # It must stay: a text on the clipboard of X belongs to the program that has put it there.
        timer.stop()


application = QApplication([])
# Only a program with a window may be asked for what it has copied.
window = QWidget()
timer = QTimer(interval=TRY_MS)
if len(sys.argv) > 1:
    QGuiApplication.clipboard().setText(sys.argv[1])
    timer.timeout.connect(report_ownership)
else:
    timer.timeout.connect(print_text)
timer.start()
sys.exit(application.exec())
