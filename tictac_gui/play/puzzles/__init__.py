"""Puzzles as they are played: which there are, one at a time, and how far a person has got."""
