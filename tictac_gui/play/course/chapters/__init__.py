"""The chapters of the course, each a list of steps; what is said in them is in `ui/words/`."""

from tictac_gui.play.course.chapters import backwards, can_you_win, sooner, whose_turn

COURSE = (can_you_win.CHAPTER, whose_turn.CHAPTER, backwards.CHAPTER, sooner.CHAPTER)
"""All chapters, in the order in which they are best read."""
