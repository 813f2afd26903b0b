"""The texts of the catalogue, and a translator that notes whatever is asked for beyond them."""

import xml.etree.ElementTree as ET
from collections import defaultdict
from functools import cache

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from tictac_gui.resources import resource

# The words of Qt's own widgets, which have a catalogue of their own.
QTS_OWN = ("Q", "CloseButton")


@cache
def catalogue() -> frozenset[tuple[str, str]]:
    """Return the context and the text of each message."""
    root = ET.fromstring(resource("translations/tictac_de.ts").read_text(encoding="utf-8"))  # noqa: S314 - ours
    return frozenset(
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in root.iter("context")
        for message in context.iter("message")
    )


def _is_unknown(text: str, contexts: set[str]) -> bool:
    ours = {context for context in contexts if not context.startswith(QTS_OWN)}
    missing = {context for context in ours if (context, text) not in catalogue()}
    return bool(missing) and (missing == ours or not missing <= _class_names(QObject))


def _class_names(base: type[QObject]) -> set[str]:
    """Return the names of a class, of all that are derived from it, and of the bases of these."""
    derived = (_class_names(each) for each in base.__subclasses__())
    return {each.__name__ for each in base.__mro__}.union(*derived)


class Listener(QTranslator):
    """Is asked for every text that is shown, and translates none."""

    def __init__(self) -> None:
        super().__init__()
        self._contexts = defaultdict[str, set[str]](set)

    def clear(self) -> None:
        self._contexts.clear()

    @property
    def unknown(self) -> set[str]:
        """The texts that were asked for in a context in which the catalogue doesn't have them.

        A widget asks in the name of its class first, then in those of its bases, so one of these
        is enough.
        """
        return {text for text, contexts in self._contexts.items() if _is_unknown(text, contexts)}

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - as Qt names it
        disambiguation: str | None = None,  # noqa: ARG002
        n: int = -1,  # noqa: ARG002
    ) -> None:
        application = QCoreApplication.instance()
        # In another language it is only asked for what the catalogue lacks, or has unchanged.
        if application and not application.findChildren(QTranslator):
            self._contexts[sourceText].add(context or "")
