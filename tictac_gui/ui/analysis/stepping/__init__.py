"""Stepping through a search, from call to call or from line to line: commands, keys, controls."""
