"""One game and the thread it thinks on: QtCore only, no widgets and no rules of its own."""
