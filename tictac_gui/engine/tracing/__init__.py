"""The same search told: call by call, as a page of Python, and line by line."""
