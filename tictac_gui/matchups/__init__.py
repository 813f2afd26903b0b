"""Match-ups: any two players, or all of them, as many games as wanted."""
