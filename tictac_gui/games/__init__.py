"""The games, a room each, and what every game offers to the layers above; no Qt, no sentences."""
