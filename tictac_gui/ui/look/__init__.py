"""How everything looks: colours, fonts, motion, language, and where windows appear."""
