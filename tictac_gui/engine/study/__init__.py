"""What can be found out about a game: what its moves lead to, and how good each was."""
