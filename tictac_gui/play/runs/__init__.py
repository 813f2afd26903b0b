"""What takes a while and can be watched and stopped: match-ups, proofs, methods compared."""
