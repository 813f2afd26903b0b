"""The window of the course: its chapters, and the step that is open."""
