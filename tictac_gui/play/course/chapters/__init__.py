"""The chapters of the course, each a list of steps; what is said in them is in `ui/words/`."""

from tictac_gui.play.course.chapters import (
    backwards,
    can_you_win,
    cant_matter,
    good_enough,
    out_of_sight,
    seen_before,
    sooner,
    whose_turn,
)

COURSE = (
    can_you_win.CHAPTER,
    whose_turn.CHAPTER,
    backwards.CHAPTER,
    sooner.CHAPTER,
    cant_matter.CHAPTER,
    seen_before.CHAPTER,
    good_enough.CHAPTER,
    out_of_sight.CHAPTER,
)
"""All chapters, in the order in which they are best read."""
