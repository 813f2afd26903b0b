"""What several features say: about games, moves, reasons and numbers."""
