"""The game being played: its controller, the threads that think and write, and what is kept."""
