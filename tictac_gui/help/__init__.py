"""How to play, keyboard shortcuts, about, and licences."""
