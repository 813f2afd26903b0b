"""What is said in the course: about its chapters, its steps, and every answer."""
