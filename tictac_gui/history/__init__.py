"""Past games and statistics."""
