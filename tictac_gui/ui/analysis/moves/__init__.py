"""The tab that judges every move of the game."""
