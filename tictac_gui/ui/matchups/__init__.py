"""The window of match-ups: players meet in many games, beside the exact truth."""
