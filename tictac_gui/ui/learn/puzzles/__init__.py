"""The window of puzzles."""
