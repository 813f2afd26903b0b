"""What has been played: statistics and past games."""
