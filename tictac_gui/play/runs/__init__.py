"""Long tasks that can be watched and cancelled: match-ups, proofs, comparing methods."""
