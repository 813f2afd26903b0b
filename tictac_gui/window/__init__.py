"""The main window: the game as it is played, menus, notices, and what opens beside it."""
