"""Tasks in which something is guessed before it is counted or played."""
