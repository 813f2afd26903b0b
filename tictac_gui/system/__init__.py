"""What surrounds a program: streams, screen, requests to end, and the log of what went wrong."""
