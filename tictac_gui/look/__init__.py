"""How everything looks: colours, fonts, motion, and where windows are."""
