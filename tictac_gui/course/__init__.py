"""The course: chapters of steps, in which a person finds out how a computer plays.

A kind of step is data, a task that checks answers, and a view of it: `guessing.py` and
`guessing_view.py`, for example. Its sentences are in `task_words.py`; those of each step in
`minimax_words.py` and `search_words.py`.
"""
