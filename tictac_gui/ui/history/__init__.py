"""What was played before: statistics and past games."""
