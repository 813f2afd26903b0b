"""The tab that shows minimax call by call."""
