"""The course: chapters of steps, what has been done of them, and how answers are checked."""
