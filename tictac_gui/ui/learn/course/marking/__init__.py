"""Views of tasks in which boards are marked and then checked."""
