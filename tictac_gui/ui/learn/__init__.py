"""Learning: the course."""
