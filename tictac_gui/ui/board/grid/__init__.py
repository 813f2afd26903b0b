"""The board on which every cell can be played, as in tic-tac-toe."""
