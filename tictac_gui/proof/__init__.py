"""The proof by play that Unbeatable never gives anything away."""
