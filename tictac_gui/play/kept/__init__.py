"""The games that are kept in a file: who asks for them, who waits for the file, what it tells."""
