"""Past games and statistics: a model and a window of each, and their words."""
