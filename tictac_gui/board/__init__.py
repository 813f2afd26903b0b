"""The boards: a widget for each game, what lies over it, and small pictures of positions."""
