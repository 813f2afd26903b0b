"""A screen reader's part of a desktop: it finds what programs show and hears what they announce.

It is a client of AT-SPI over D-Bus, as screen readers on Linux are. It knows nothing of the game.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Self

from PySide6.QtCore import SLOT, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import PATIENCE, wait_until

# Programs announce only events that somebody has asked for.
_WANTED_EVENTS = (
    "object:announcement",
    "object:property-change:accessible-name",
    "object:state-changed:focused",
)


@dataclass(frozen=True)
class RemoteObject:
    """An object that a program offers on a bus."""

    service: str
    path: str
    bus: QDBusConnection = field(compare=False, repr=False)

    def call(self, method: str, *arguments: object) -> QDBusMessage:
        """Call a method of one of its interfaces and wait for the answer."""
        interface, _, name = method.rpartition(".")
        message = QDBusMessage.createMethodCall(self.service, self.path, interface, name)
        message.setArguments(list(arguments))
        answer = self.bus.call(message, timeout=int(PATIENCE * 1000))
        assert answer.type() == QDBusMessage.MessageType.ReplyMessage, answer.errorMessage()
        return answer


class Accessible(RemoteObject):
    """Something that a program shows, as it describes it."""

    @property
    def name(self) -> str:
        properties = "org.freedesktop.DBus.Properties"
        [name] = self.call(f"{properties}.Get", "org.a11y.atspi.Accessible", "Name").arguments()
        return str(name.variant())

    @property
    def role(self) -> str:
        [role] = self.call("org.a11y.atspi.Accessible.GetRoleName").arguments()
        return str(role)

    def press(self) -> None:
        """Do what a click would."""
        assert self.call("org.a11y.atspi.Action.DoAction", 0).arguments() == [True]

    def children(self) -> list[Self]:
        """List the things right inside."""
        # PySide can't take the structures out of an answer, but shows them in its text.
        answer = repr(self.call("org.a11y.atspi.Accessible.GetChildren"))
        references = re.findall(r'"([^"]+)", \[ObjectPath: ([^]]+)\]', answer)
        return [type(self)(service, path, self.bus) for service, path in references]

    def find_all(self, role: str) -> Iterator[Self]:
        """Find the things of a kind that are anywhere inside."""
        for child in self.children():
            if child.role == role:
                yield child
            yield from child.find_all(role)


class ScreenReader(QObject):
    """Hears what happens on a desktop."""

    def __init__(self, bus: QDBusConnection) -> None:
        super().__init__()
        self._bus = bus
        self.announcements: list[str] = []
        self.new_names: list[str] = []
        self.focused: Accessible | None = None
        # PySide's types ask for bytes here, but PySide itself accepts text only.
        where_from = ("", "", "org.a11y.atspi.Event.Object", "")
        slot = SLOT("_on_event(QDBusMessage)")
        assert bus.connect(*where_from, self, slot)  # type: ignore[call-overload]
        registry = RemoteObject("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", bus)
        for event in _WANTED_EVENTS:
            registry.call("org.a11y.atspi.Registry.RegisterEvent", event)

    def program(self) -> Accessible:
        """Wait until a program has come and return it."""
        root = Accessible("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", self._bus)
        wait_until(lambda: len(root.children()) == 1, "a program is accessible")
        return root.children()[0]

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Listen until the condition holds."""

        def holds() -> bool:
            QCoreApplication.processEvents()
            return condition()

        wait_until(holds, what)

    @Slot(QDBusMessage)
    def _on_event(self, message: QDBusMessage) -> None:
        detail, is_so, _, data, *_ = message.arguments()
        match message.member(), detail:
            case "Announcement", _:
                self.announcements.append(data.variant())
            case "PropertyChange", "accessible-name":
                self.new_names.append(data.variant())
            case "StateChanged", "focused" if is_so:
                self.focused = Accessible(message.service(), message.path(), self._bus)


@contextmanager
def new_screen_reader(desktop: Desktop) -> Iterator[ScreenReader]:
    """Start what accessibility needs on a desktop, and a screen reader there."""
    names = ("the session", "accessibility")
    try:
        session = QDBusConnection.connectToBus(desktop.start_bus(), names[0])
        # The first call to it starts at-spi2-core, which has a bus of its own.
        launcher = RemoteObject("org.a11y.Bus", "/org/a11y/bus", session)
        switch = ("org.a11y.Status", "IsEnabled", QDBusVariant(True))
        launcher.call("org.freedesktop.DBus.Properties.Set", *switch)
        [address] = launcher.call("org.a11y.Bus.GetAddress").arguments()
        yield ScreenReader(QDBusConnection.connectToBus(address, names[1]))
    finally:
        for name in names:
            QDBusConnection.disconnectFromBus(name)
