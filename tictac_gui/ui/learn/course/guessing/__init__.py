"""Views of tasks in which something is guessed before it is counted or played."""
