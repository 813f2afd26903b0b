"""Steps in which the person guesses a count, a result or a player, before the answer is known."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QTimer

from tictac_gui.course.steps import HINTS, AskingTask, Remark, Step, Tools
from tictac_gui.engine import SearchStopped
from tictac_gui.engine.methods import Measurement, Method, MethodRun, plain_positions
from tictac_gui.engine.search import Ending
from tictac_gui.play.long_run import PAUSE_MS, REPORT_MS, Pacing
from tictac_gui.play.tournament import Pairing, PairingResult, play_tournament

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.games.matchup import Odds
    from tictac_gui.play.asking import Asker

GAMES = 10_000


@dataclass(frozen=True, slots=True)
class GuessCount(Step):
    """The question how many positions a method visits, beside another one whose count is shown."""

    position: BoardPosition
    shown: Method
    asked: Method
    offers: tuple[int, ...]
    """The guesses to choose from; the view offers only these, but the task takes any number."""

    def make_task(self, tools: Tools) -> GuessCountTask:
        return GuessCountTask(self, tools.asker, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class GuessMatch(Step):
    """The question how often games between two players end in one way."""

    pairing: Pairing
    asked: Ending
    """For X: whether it wins, draws or loses."""
    offers: tuple[int, ...]
    """The guesses to choose from, in per cent."""

    def make_task(self, tools: Tools) -> GuessMatchTask:
        return GuessMatchTask(self, tools.asker, tools.rng, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class NameMatch(Step):
    """The question who plays O, to be answered from the results alone."""

    pairing: Pairing
    offers: tuple[str, ...]
    """The players to choose from."""

    def make_task(self, tools: Tools) -> NameMatchTask:
        return NameMatchTask(self, tools.asker, tools.rng, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class CompareMatches(Step):
    """The question which of two players wins more games as O against the same opponent."""

    opponent: str
    players: tuple[str, str]

    def make_task(self, tools: Tools) -> CompareMatchesTask:
        return CompareMatchesTask(self, tools.asker, tools.rng, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class Guessed(Remark):
    """A guess has been made; the positions are being counted, or the games played."""


@dataclass(frozen=True, slots=True)
class OtherPlayer(Remark):
    """The player named gets other results, which are shown."""

    is_right: ClassVar = False
    name: str
    odds: Odds


class GuessTask(AskingTask):
    """Any guess finishes the task; it is well done if no offer is nearer."""

    def __init__(self, game: Game, offers: tuple[int, ...], asker: Asker, pause_ms: int) -> None:
        super().__init__(game, asker, pause_ms)
        self.offers = offers
        """The guesses to choose from."""
        self.guess: int | None = None
        """The person's guess; None before that."""

    @property
    def marked(self) -> int | None:
        """The guess that is nearest, once the last hint has given it away."""
        return self._nearest if self.guess is None else None

    @property
    def is_well_done(self) -> bool:
        """Whether no other guess would have been nearer."""
        return self.is_done and self.guess == self._nearest

    @property
    def is_too_high(self) -> bool:
        """Whether the guess is higher than the truth."""
        truth = self._truth
        return self.guess is not None and truth is not None and self.guess > truth

    @property
    def can_hint(self) -> bool:
        """Whether nothing has been guessed yet, and there is a hint left."""
        return self.guess is None and super().can_hint

    def give(self, guess: int) -> None:
        """Guess; only the first guess counts."""
        if self.guess is None:
            self.guess = guess
            self._say(Guessed())
            self._find_truth()
            self.changed.emit()

    @property
    def _nearest(self) -> int | None:
        truth = self._truth
        if truth is None:
            return None
        return min(self.offers, key=lambda offer: self._distance(offer, truth))

    @property
    def _truth(self) -> Fraction | int | None:
        """The right answer; None as long as it is not known."""
        raise NotImplementedError

    def _distance(self, offer: int, truth: Fraction | int) -> float:
        """Return how far off a guess is."""
        raise NotImplementedError

    def _find_truth(self) -> None:
        """Have the right answer found, and finish then."""
        raise NotImplementedError


class GuessCountTask(GuessTask):
    """Counts one method at once and the other after a guess."""

    def __init__(self, step: GuessCount, asker: Asker, pause_ms: int) -> None:
        super().__init__(step.game, step.offers, asker, pause_ms)
        self.methods = step.shown, step.asked
        """The method that is counted first, and the one that is guessed at."""
        # Plain minimax takes seconds to be counted, and a few milliseconds to be computed.
        self.total = plain_positions(step.position) if step.shown is Method.PLAIN else 0
        """How many positions there will be, as far as that is known before they are counted."""
        self._position = step.position
        self._run: MethodRun | None = None
        self._counted: dict[Method, int] = {}
        self._reports = QTimer(self, interval=REPORT_MS)
        self._reports.timeout.connect(self.changed)
        self._go_on()

    @property
    def counts(self) -> dict[Method, int]:
        """How many positions each method has visited so far, as far as that may be known."""
        shown, asked = self.methods
        counts = dict(self._counted)
        if self._run:
            counts[asked if shown in counts else shown] = self._run.visited
        if self.guess is None:
            counts.pop(asked, None)
        return counts

    @property
    def is_busy(self) -> bool:
        """Whether the count that is guessed at is under way; none waits for the one only shown."""
        return super().is_busy and self._needs_truth

    def hint(self) -> None:
        """Give the next hint; the last one needs the count that is guessed at."""
        super().hint()
        self._go_on()

    def shutdown(self) -> None:
        """Stop counting."""
        super().shutdown()
        self._end_count()

    @property
    def _truth(self) -> int | None:
        return self._counted.get(self.methods[1])

    def _distance(self, offer: int, truth: Fraction | int) -> float:
        return float(max(offer / truth, truth / offer))

    def _find_truth(self) -> None:
        self._go_on()

    def _go_on(self) -> None:
        """Count the next method that is wanted, or finish if there is none."""
        shown, asked = self.methods
        if self._needs_truth and self.total:
            # Whoever has guessed has seen enough of it.
            self._end_count()
            self._counted[shown] = self.total
        if self._run:
            return
        if shown not in self._counted:
            self._count(shown)
        elif self._needs_truth and asked not in self._counted:
            self._count(asked)
        elif self.guess is not None:
            self._finish()

    def _count(self, method: Method) -> None:
        self._run = MethodRun(method, self._position)
        self._reports.start()
        self._ask(self._run.measure, self._on_counted)

    def _end_count(self) -> None:
        """Report no more of the running count; the next question stops it."""
        self._run = None
        self._reports.stop()

    @property
    def _needs_truth(self) -> bool:
        return self.guess is not None or self.hints >= HINTS

    def _on_counted(self, measurement: Measurement) -> None:
        self._end_count()
        self._counted[measurement.method] = measurement.positions
        self._go_on()
        self.changed.emit()

    def _begin_again(self) -> None:
        self.guess = None
        self._end_count()


def play_pairing(
    game: Game,
    pairing: Pairing,
    seed: int,
    pause_ms: int,
    should_stop: Callable[[], bool],
) -> Iterator[PairingResult]:
    """Play the games, slowly enough to be watched, and yield the result so far.

    Each result carries the exact odds, the first one too.
    """
    tournament = play_tournament(game, [pairing], GAMES, seed, should_stop=should_stop)
    for progress in Pacing(min(pause_ms, PAUSE_MS)).paced(tournament):
        if should_stop():
            raise SearchStopped
        yield progress.results[pairing]


def exact_odds(
    game: Game, pairing: Pairing, seed: int, should_stop: Callable[[], bool]
) -> Odds | None:
    """Return the exact odds of a match-up."""
    return next(play_pairing(game, pairing, seed, 0, should_stop)).odds


def most_wins(
    game: Game,
    opponent: str,
    players: tuple[str, ...],
    seed: int,
    should_stop: Callable[[], bool],
) -> str:
    """Return which of the players wins most games as O against an opponent."""

    def wins(player: str) -> Fraction:
        odds = exact_odds(game, (opponent, player), seed, should_stop)
        return odds.o_wins if odds else Fraction()

    return max(players, key=wins)


class GuessMatchTask(GuessTask):
    """Plays the games after a guess, which is in per cent."""

    def __init__(self, step: GuessMatch, asker: Asker, rng: Random, pause_ms: int) -> None:
        super().__init__(step.game, step.offers, asker, pause_ms)
        self.pairing = step.pairing
        """The names of the players of X and O."""
        self._asked = step.asked
        self._seed = rng.randrange(1_000_000)
        self.result: PairingResult | None = None
        """How the games have ended so far; None before the first."""
        self._odds: Odds | None = None

    @property
    def share(self) -> Fraction | None:
        """How often games end in the way asked about, exactly; None before that is known."""
        return self._share if self.result else None

    def hint(self) -> None:
        """Give the next hint; the last one needs the exact odds."""
        super().hint()
        if self.hints == HINTS and not self._odds:
            work = partial(exact_odds, self.game, self.pairing, self._seed)
            self._ask(work, self._on_odds_found)

    @property
    def _truth(self) -> Fraction | None:
        return None if self._share is None else 100 * self._share

    def _distance(self, offer: int, truth: Fraction | int) -> float:
        return float(abs(offer - truth))

    def _find_truth(self) -> None:
        pause_ms = self._pause_ms
        work = partial(play_pairing, self.game, self.pairing, self._seed, pause_ms)
        self._ask(work, self._on_played, self._on_advanced)

    @property
    def _share(self) -> Fraction | None:
        if not self._odds:
            return None
        endings = (Ending.WIN, Ending.DRAW, Ending.LOSS)
        return dict(zip(endings, self._odds.shares, strict=True))[self._asked]

    def _on_odds_found(self, odds: Odds) -> None:
        self._odds = odds
        self.changed.emit()

    def _on_advanced(self, result: PairingResult) -> None:
        self.result, self._odds = result, result.odds
        self.changed.emit()

    def _on_played(self, _result: PairingResult) -> None:
        self._finish()
        self.changed.emit()

    def _begin_again(self) -> None:
        self.guess = self.result = None


class CompareMatchesTask(AskingTask):
    """Plays the games of both players after a guess; any guess finishes it."""

    def __init__(self, step: CompareMatches, asker: Asker, rng: Random, pause_ms: int) -> None:
        super().__init__(step.game, asker, pause_ms)
        self.opponent = step.opponent
        """Who plays X."""
        self.offers = step.players
        """The players of O to choose from."""
        self.guess: str | None = None
        """The person's guess; None before that."""
        self.results: dict[str, PairingResult] = {}
        """How the games of each player have ended so far."""
        self._given_away: str | None = None
        self._seed = rng.randrange(1_000_000)

    @property
    def odds(self) -> dict[str, Odds]:
        """The exact odds of each player whose games have begun."""
        return {player: each.odds for player, each in self.results.items() if each.odds}

    @property
    def answer(self) -> str | None:
        """Who wins more games; None as long as that is not known."""
        odds = self.odds
        if len(odds) < len(self.offers):
            return None
        return max(self.offers, key=lambda player: odds[player].o_wins)

    @property
    def is_well_done(self) -> bool:
        """Whether the guess was right."""
        return self.is_done and self.guess == self.answer

    @property
    def can_hint(self) -> bool:
        """Whether nothing has been guessed yet, and there is a hint left."""
        return self.guess is None and super().can_hint

    @property
    def marked(self) -> str | None:
        """Who wins more games, once the last hint has given it away."""
        return self._given_away if self.guess is None else None

    def hint(self) -> None:
        """Give the next hint; the last one needs the exact odds."""
        super().hint()
        if self.hints == HINTS and not self._given_away:
            work = partial(most_wins, self.game, self.opponent, self.offers, self._seed)
            self._ask(work, self._on_most_wins_found)

    def _on_most_wins_found(self, player: str) -> None:
        self._given_away = player
        self.changed.emit()

    def name(self, player: str) -> None:
        """Guess; only the first guess counts."""
        if self.guess is None:
            self.guess = player
            self._say(Guessed())
            self._play(self.offers)
            self.changed.emit()

    def _play(self, players: tuple[str, ...]) -> None:
        player, *others = players
        pairing = self.opponent, player
        work = partial(play_pairing, self.game, pairing, self._seed, self._pause_ms)

        def show(result: PairingResult) -> None:
            self.results[player] = result
            self.changed.emit()

        def go_on(_result: PairingResult) -> None:
            if others:
                self._play(tuple(others))
            else:
                self._finish()
            self.changed.emit()

        self._ask(work, go_on, show)

    def _begin_again(self) -> None:
        self.guess = None
        self.results = {}


class NameMatchTask(AskingTask):
    """Plays the games of a player without a name, and those of every player that is named."""

    def __init__(self, step: NameMatch, asker: Asker, rng: Random, pause_ms: int) -> None:
        super().__init__(step.game, asker, pause_ms)
        self.opponent, self._player = step.pairing
        self.offers = step.offers
        """The players of O to choose from."""
        self._seed = rng.randrange(1_000_000)
        self.named: str | None = None
        """The player that was named last; None before the first answer."""
        self.asked_result: PairingResult | None = None
        """How the games of the player asked about have ended so far."""
        self.named_result: PairingResult | None = None
        """How those of the player named last have ended so far."""
        self._has_played_asked = False
        self._go_on()

    @property
    def marked(self) -> str | None:
        """The player asked about, once the last hint has given the name away."""
        return self._player if self.hints >= HINTS and not self.is_done else None

    def name(self, player: str) -> None:
        """Answer who it is."""
        if not self.is_done and not self.is_busy:
            self.named, self.named_result = player, None
            self._forget_answer()
            self._go_on()
            self.changed.emit()

    def _go_on(self) -> None:
        """Play the games of the player asked about, unless they have been; then the named one's."""
        if not self._has_played_asked:
            self._play(self._player, self._on_asked_played, self._on_asked_advanced)
        elif self.named is not None:
            self._play(self.named, self._on_named_played, self._on_named_advanced)

    def _play(
        self,
        player: str,
        then: Callable[[PairingResult], None],
        progress: Callable[[PairingResult], None],
    ) -> None:
        pairing = self.opponent, player
        work = partial(play_pairing, self.game, pairing, self._seed, self._pause_ms)
        self._ask(work, then, progress)

    def _on_asked_advanced(self, result: PairingResult) -> None:
        self.asked_result = result
        self.changed.emit()

    def _on_named_advanced(self, result: PairingResult) -> None:
        self.named_result = result
        self.changed.emit()

    def _on_asked_played(self, _result: PairingResult) -> None:
        self._has_played_asked = True
        self._go_on()
        self.changed.emit()

    def _on_named_played(self, result: PairingResult) -> None:
        if self.named is not None and self.asked_result and result.odds:
            if result.odds == self.asked_result.odds:
                self._finish()
            else:
                self._say(OtherPlayer(self.named, result.odds))
        self.changed.emit()

    def _begin_again(self) -> None:
        self.named = None
