"""The chapters of the course, each a list of steps; what is said in them is in `ui/words/`."""

from tictac_gui.play.course.chapters import can_you_win, whose_turn

COURSE = (can_you_win.CHAPTER, whose_turn.CHAPTER)
"""All chapters, in the order in which they are best read."""
