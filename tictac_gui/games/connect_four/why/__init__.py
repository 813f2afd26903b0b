"""Why moves of Connect Four are good or bad, as the board proves it."""
