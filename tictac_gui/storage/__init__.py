"""Games, attempts and settings on file, and the threads that write and read them; QtCore only."""
