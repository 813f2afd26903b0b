"""Connect Four: its rules."""
