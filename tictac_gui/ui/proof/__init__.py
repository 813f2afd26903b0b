"""The window that plays every game against Unbeatable."""
