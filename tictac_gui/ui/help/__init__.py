"""How to play, keyboard shortcuts, about, licences."""
