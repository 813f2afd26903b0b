"""Try the tests against deliberately broken code.

Without names all rooms are tried. With --write, the report of each whole room is stored as its page
in tests/mutants/results. The exit status is 1 if a mutant survives for no known reason.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import tempfile
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache, partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tests.mutants.covering import Covering
from tests.mutants.making import mutants_of
from tests.mutants.places import (
    COVERED_ROOMS,
    OUTCOMES,
    PACKAGE,
    ROOMS,
    module_name,
    modules_in,
    tests_beside,
)
from tests.mutants.report import FOLDER, Reasons, Row, Survivor, page
from tests.mutants.running import Bench, Branch, NotTestableError, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tests.mutants.making import Mutant


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument(
        "places", nargs="*", default=ROOMS, metavar="place", help="a room or module"
    )
    parser.add_argument(
        "--sample", type=int, metavar="N", help="try at most N mutants of each module"
    )
    parser.add_argument("--seed", type=int, default=1, help="chooses the sample; 1 if not given")
    parser.add_argument(
        "--resume",
        action="store_true",
        help="leave out what was killed before, and what has a reason to survive",
    )
    parser.add_argument("--write", action="store_true", help="store the reports of whole rooms")
    options = parser.parse_args()
    # It takes long, so other work on the machine comes first.
    os.nice(10)

    reasons = Reasons()
    unexplained = 0
    for place in options.places:
        rows = []
        for module in modules_in(place):
            try:
                rows.append(_try_module(module, options, reasons))
            except NotTestableError as error:
                print(error, flush=True)
                unexplained += 1
        report = page(place, _how(options), rows)
        print(f"\n{report}", flush=True)
        if options.write and place in ROOMS:
            (FOLDER / "results" / f"{place}.md").write_text(report, encoding="utf-8")
        unexplained += sum(not survivor.why for row in rows for survivor in row.survivors)
    return 1 if unexplained else 0


def _how(options: argparse.Namespace) -> str:
    chosen = (
        f"at most {options.sample} of each module, chosen with the seed {options.seed}"
        if options.sample
        else "every mutant"
    )
    return f"{chosen}, on {datetime.now(UTC).date()}"


def _try_module(module: str, options: argparse.Namespace, reasons: Reasons) -> Row:
    path = PACKAGE / module
    text = path.read_text(encoding="utf-8")
    mutants = mutants_of(text)
    chosen = _choose(module, mutants, options)
    if not chosen:
        return Row(module, 0, 0, 0, ())
    whys = {mutant.name: reasons.why(module, mutant.removed, mutant.added) for mutant in chosen}
    known = Known(module, text)
    outcomes = known.settled(whys) if options.resume else {}
    waiting = [mutant for mutant in chosen if mutant.name not in outcomes]
    print(f"{module}: {len(waiting)} mutants", flush=True)
    if waiting:
        with _bench(module) as try_out:
            for mutant in waiting:
                outcomes[mutant.name] = try_out(mutant)
                known.keep(outcomes)
                if outcomes[mutant.name] is Outcome.SURVIVED and not whys[mutant.name]:
                    print(Survivor.of(module, mutant, ""), flush=True)
    found = [outcomes[mutant.name] for mutant in chosen]
    survivors = [
        Survivor.of(module, mutant, whys[mutant.name])
        for mutant, outcome in zip(chosen, found, strict=True)
        if outcome is Outcome.SURVIVED
    ]
    timed_out = found.count(Outcome.TIMED_OUT)
    return Row(module, len(mutants), len(chosen), timed_out, tuple(survivors))


@contextmanager
def _bench(module: str) -> Iterator[Callable[[Mutant], Outcome]]:
    """Give a function that runs the tests of a module against a mutant."""
    room = Path(module).parts[0]
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        if room in COVERED_ROOMS:
            yield partial(_covering(room).try_out, module, Branch(Path(scratch)))
        else:
            bench = Bench(
                module_name(module), PACKAGE / module, tests_beside(module), Path(scratch)
            )
            yield lambda mutant: bench.try_out(mutant.text)


@cache
def _covering(room: str) -> Covering:
    return Covering(room)


def _choose(module: str, mutants: list[Mutant], options: argparse.Namespace) -> list[Mutant]:
    """Return the mutants to try, in the order of the text."""
    shuffled = Random(f"{options.seed} {module}").sample(mutants, len(mutants))
    valid = (mutant for mutant in shuffled if mutant.is_valid())
    return sorted(islice(valid, options.sample), key=lambda mutant: mutant.line)


class Known:
    """The outcomes of a module's mutants so far; more tests can only kill more of them."""

    def __init__(self, module: str, text: str) -> None:
        digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        self._file = OUTCOMES / f"{module.replace('/', '-')}-{digest}.json"

    def settled(self, whys: Mapping[str, str]) -> dict[str, Outcome]:
        """Return the outcomes that need no further try, by mutant: killed, or with a reason."""
        return {
            name: each
            for name, each in self._all().items()
            if each is not Outcome.SURVIVED or whys.get(name)
        }

    def keep(self, outcomes: dict[str, Outcome]) -> None:
        """Add outcomes."""
        known = self._all() | outcomes
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps({name: each.value for name, each in known.items()}))

    def _all(self) -> dict[str, Outcome]:
        if not self._file.exists():
            return {}
        known = json.loads(self._file.read_text())
        return {name: Outcome(value) for name, value in known.items()}


if __name__ == "__main__":
    sys.exit(main())
