"""Tictac: tic-tac-toe you can't beat, and that shows you why."""

__version__ = "0.2.0"
