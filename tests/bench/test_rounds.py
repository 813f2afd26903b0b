from functools import partial

from tests.bench.rounds import medians


def test_contestants_take_turns_and_an_outlier_or_a_warm_up_counts_for_nothing() -> None:
    turns: list[str] = []
    times = {"ours": iter([9.0, 1.0, 50.0, 2.0]), "theirs": iter([0.0, 4.0, 4.0, 70.0])}

    def measure(name: str) -> float:
        turns.append(name)
        return next(times[name])

    contestants = {name: partial(measure, name) for name in times}
    assert medians(contestants, rounds=3, warm_up=1) == {"ours": 2.0, "theirs": 4.0}
    assert turns == ["ours", "theirs"] * 4
