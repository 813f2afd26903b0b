"""The panel that shows how the game was played and how the computer thinks."""
