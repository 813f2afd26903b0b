"""The tab that compares ways of searching."""
