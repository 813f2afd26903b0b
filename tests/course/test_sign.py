"""The sign beside what is said: a tick is for what was right, not for whatever has been done."""

import pytest
from PySide6.QtGui import QImage

from tests.course.answers import solve
from tests.course.course import Course, OpenCourse, Pointer

pytestmark = pytest.mark.usefixtures("english_numbers")


def guessed(course: Course, step: tuple[str, str], guess: int) -> Course:
    course.open(*step)
    course.click(f"guess_{guess}")
    course.settle()
    assert course.task.is_done
    assert course.session.progress.is_begun
    return course


def grey_picture(course: Course) -> bytes:
    picture = course.sign.grab().toImage()
    return bytes(picture.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize(
    ("step", "guess", "sign", "begins"),
    [
        (("seen_before", "symmetry"), 700, "Right", "Well guessed. 5,478 become 765:"),
        (("seen_before", "symmetry"), 2_700, "Found out", "You guessed too high. 5,478 become"),
        (("seen_before", "symmetry"), 100, "Found out", "You guessed too low. 5,478 become"),
        (("good_enough", "perfect"), 0, "Right", "Well guessed. Exactly 0%"),
        (
            ("good_enough", "perfect"),
            20,
            "Found out",
            "You guessed too high. Exactly 0%",
        ),
        (("good_enough", "easy"), 50, "Found out", "You guessed too low. Exactly 81.36%"),
    ],
)
def test_a_guess_gets_a_tick_only_if_none_is_nearer(
    open_course: OpenCourse, step: tuple[str, str], guess: int, sign: str, begins: str
) -> None:
    course = guessed(open_course(), step, guess)
    assert course.sign.accessibleName() == sign
    assert course.feedback.startswith(begins)


def test_the_signs_differ_without_colour(open_course: OpenCourse) -> None:
    course = open_course()
    pictures = []
    for guess in (0, 20):
        guessed(course, ("good_enough", "perfect"), guess)
        pictures.append(grey_picture(course))
    course.open("can_you_win", "foresee")
    course.click("ending_draw")
    course.settle()
    assert course.sign.accessibleName() == "Wrong"
    pictures.append(grey_picture(course))
    assert len(set(pictures)) == len(pictures)


def test_what_was_done_rightly_has_a_tick(open_course: OpenCourse) -> None:
    course = open_course()
    assert course.sign.isHidden()
    solve(course, Pointer())
    assert course.sign.accessibleName() == "Right"
