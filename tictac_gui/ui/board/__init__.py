"""The boards and what is drawn on them."""
