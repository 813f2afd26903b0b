"""The analysis panel: the opponent shows its working."""
