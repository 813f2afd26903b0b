"""The analysis panel: verdicts on moves, the search tree with its code, and methods."""
