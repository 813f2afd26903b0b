"""What is said about moves: where they are, what they lead to and why, how good they were."""
