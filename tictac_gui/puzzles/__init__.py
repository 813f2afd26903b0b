"""Puzzles: which come next, solving one, progress, and the window."""
