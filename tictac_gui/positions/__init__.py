"""Any position, typed, pasted or clicked together: its model, its window and their words."""
