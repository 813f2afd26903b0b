"""What is drawn over a board, whichever it is; it lets clicks through."""
