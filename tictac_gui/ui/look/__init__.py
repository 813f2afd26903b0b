"""How everything looks and moves: colours, fonts, motion, language, and where windows appear."""
