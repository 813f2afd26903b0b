"""What the analysis panel says: about the search tree, its code, estimates and methods."""
