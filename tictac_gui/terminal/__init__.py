"""The game in a terminal: the same engine, plain text, no Qt."""
