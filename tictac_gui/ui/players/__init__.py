"""Choosing who plays, and what belongs to some players only."""
