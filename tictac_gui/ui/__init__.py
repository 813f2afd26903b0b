"""Widgets: they show the game and report what the person does; no rules, no search, no files."""
