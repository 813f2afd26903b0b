"""Tic-tac-toe: its rules, its symmetries, why its moves are good, and its exact odds."""
