"""The code of the search beside its tree: which line runs, its variables, the calls under way."""
