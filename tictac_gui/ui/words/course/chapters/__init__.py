"""What is said in the chapters of the course, one module each."""
