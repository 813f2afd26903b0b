"""Tasks in which boards are marked, several at a time, and then checked."""
