"""The match-ups window: many games between two players, compared with the exact odds."""
