"""Looking at a game rather than playing it: earlier positions, verdicts, values of moves."""
