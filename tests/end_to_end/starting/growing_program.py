"""A program that makes hundreds of Qt types while signals are sent on another thread.

A timer sends them to each other, so that no lock of Python's keeps the two apart. Two types take
turns there, because every thread remembers the last one that it has looked up.
"""

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QThread, QTimer, Signal

from tictac_gui.__main__ import make_room_for_types

TYPES = 1_000
"""Without room for them, the table is moved when it has 29, 59, 127, 257 and 541 of them."""
SENDERS = 200


class Ping(QObject):
    sent = Signal()


class Pong(QObject):
    sent = Signal()


def run() -> None:
    make_room_for_types()
    application = QCoreApplication([])
    thread, timer = QThread(), QTimer()
    senders = [sender for _ in range(SENDERS // 2) for sender in (Ping(), Pong())]
    for sender in senders:
        sender.moveToThread(thread)
        timer.timeout.connect(sender.sent)
    timer.moveToThread(thread)
    thread.started.connect(timer.start)
    thread.finished.connect(timer.stop)
    sent = QEventLoop()
    timer.timeout.connect(sent.quit)
    thread.start()
    sent.exec()
    timer.timeout.disconnect(sent.quit)
    types = [type("Another", (QObject,), {}) for _ in range(TYPES)]
    thread.quit()
    thread.wait()
    del types, application


if __name__ == "__main__":
    run()
