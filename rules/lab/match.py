"""A match of engine against engine: its setup, log and score, and its games, which workers play.

The score is a share of the points, and Elo, each with its interval of 95 %. The interval is
Wilson's for the share of points, which stays sensible near 0 and 1, with the variance of *pairs*
instead of single games: the two games of an opening are not independent. The variance is that of
the finished pairs and one extra pair of two independent games, so that a few equal pairs do not
suggest certainty. Elo and its interval follow from the share.

E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.

``oddments-match`` runs one from the command line, ``play_match`` from a script.
"""

from __future__ import annotations

import atexit
import collections
import contextlib
import dataclasses
import enum
import functools
import itertools
import json
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from rules.engine.limits import Limits
from rules.games import GAMES, read_setup
from rules.lab.match_game import (
    Contestant,
    ContestantError,
    GameResult,
    MatchGame,
    OpeningError,
    Openings,
    Player,
    Turn,
)
from rules.record.game_file import SUFFIX, save
from rules.setup import Setup
from rules.system import sync, try_lock
from rules.version import VERSION
from rules.work.workers import (
    Done,
    Lost,
    ProcessPool,
    WorkError,
    Workers,
    WorkersLostError,
    work_through,
)

_Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclasses.dataclass(frozen=True)
class Score:
    """What one contestant has scored against the other.

    Attributes:
        won, drawn, lost: games.
        pairs: numbers of finished pairs with 0, 1/2, 1, 3/2 and 2 points.
    """

    won: int = 0
    drawn: int = 0
    lost: int = 0
    pairs: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """Points per game, 0 to 1; 1/2 before the first game."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        if not self.games:
            return 0.0, 1.0
        share, n = self.share, self.games / self._spread()
        middle = (share + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
        half = _Z / (1 + _Z**2 / n) * math.sqrt(share * (1 - share) / n + (_Z / (2 * n)) ** 2)
        # at the ends the bound equals the share, except for rounding
        low = 0.0 if share == 0 else max(0.0, middle - half)
        return low, 1.0 if share == 1 else min(1.0, middle + half)

    @property
    def elo(self) -> float:
        """The Elo difference of the share; infinite at 0 and 1."""
        return elo(self.share)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """The 95 % interval of the Elo difference."""
        low, high = self.interval
        return elo(low), elo(high)

    def _spread(self) -> float:
        """Return the variance of the pairs' share, relative to that of two independent games."""
        single = self.share * (1 - self.share) / 2
        if not single:
            return 1.0
        squares = sum(n * (i / 4 - self.share) ** 2 for i, n in enumerate(self.pairs))
        return (squares / single + 1) / max(1, sum(self.pairs))


def elo(share: float) -> float:
    """Return the Elo difference of a share of the points, by the logistic curve."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return -400 * math.log10(1 / share - 1)


def share_of(difference: float) -> float:
    """Return the expected share of the points for an Elo difference."""
    return 1 / (1 + 10 ** (-difference / 400))


_UNSEEN = 1e-3  # the count assumed for a result that has not occurred yet

_HALVINGS = 60


class Verdict(enum.Enum):
    """The decision of a test."""

    OPEN = "not decided"
    H0 = "H0 accepted"
    H1 = "H1 accepted"


@dataclasses.dataclass(frozen=True)
class Sprt:
    """A test of the difference ``elo0`` (H0) against ``elo1`` (H1), both in Elo for black.

    The generalised sequential probability ratio test on the points of pairs of games, as the
    testing of chess engines uses it: the two differences are compared by the likelihoods of the
    pairs' results, each under the distribution closest to what was seen. Wald's bounds end the
    test (M. Van den Bergh, A practical introduction to the GSPRT, 2016).

    Attributes:
        alpha: the probability of accepting H1 wrongly.
        beta: the probability of accepting H0 wrongly.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"elo0 must be below elo1: {self.elo0:g}, {self.elo1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"alpha and beta must be 0 to 0.5: {self.alpha:g}, {self.beta:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which H0 and H1 are accepted."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def ratio(self, pairs: Sequence[int]) -> float:
        """Return the log-likelihood ratio of H1 to H0; ``pairs``: counts of 0, ½ … 2 points."""
        return _ratio(tuple(pairs), share_of(self.elo0), share_of(self.elo1))

    def verdict(self, pairs: Sequence[int]) -> Verdict:
        """Return the decision from these pairs."""
        ratio, (low, high) = self.ratio(pairs), self.bounds
        return Verdict.H0 if ratio <= low else Verdict.H1 if ratio >= high else Verdict.OPEN


@functools.lru_cache(maxsize=10_000)  # a match asks repeatedly for the same pairs
def _ratio(pairs: tuple[int, ...], low: float, high: float) -> float:
    if not sum(pairs):
        return 0.0
    counts = [max(count, _UNSEEN) for count in pairs]
    return _likelihood(counts, high) - _likelihood(counts, low)


def _likelihood(counts: Sequence[float], mean: float) -> float:
    """Return the greatest log-likelihood of the counts under any distribution with that mean share.

    Lagrange: each probability is its frequency / (1 + x (value - mean)), for the one x at which
    the mean comes out.
    """
    values = [i / (len(counts) - 1) - mean for i in range(len(counts))]
    low, high = (
        -1 / values[-1],
        -1 / values[0],
    )  # in between all probabilities are positive
    for _ in range(_HALVINGS):
        x = (low + high) / 2
        if sum(n * v / (1 + x * v) for n, v in zip(counts, values, strict=True)) > 0:
            low = x
        else:
            high = x
    return -sum(n * math.log(1 + x * v) for n, v in zip(counts, values, strict=True))


_LONGEST_TIMEOUT = 1_000_000  # seconds


class MatchError(ValueError):
    """A match that cannot be played as requested."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class MatchSetup:
    """Two contestants, a game and the number of games.

    The contestants are called black and white after the colours of their first game; they swap
    colours from game to game, so that each opening is played with both.

    Attributes:
        black, white: see ``Contestant``.
        black_commands, white_commands: sent to a GTP program at the start of each game.
        game: the game and its options, as in the protocol's ``game`` command.
        games: number of games; with an even number every opening is played twice.
        opening_turns: number of random turns before the contestants take over.
        openings: turns in notation, one opening per text; random openings if empty.
        movetime: seconds per turn, like simulations and threads for both; 0 means no bound.
        turn_timeout: seconds after which a GTP program that has not answered loses.
        seed: of openings and of the contestants' random numbers.
        sprt: ends the match early; None plays it to the end.
    """

    black: str
    white: str
    black_commands: tuple[str, ...] = ()
    white_commands: tuple[str, ...] = ()
    game: str = next(iter(GAMES))
    games: int = 100
    opening_turns: int = 2
    openings: tuple[str, ...] = ()
    movetime: float = 0
    simulations: int = 0
    threads: int = 1
    turn_timeout: float = 60
    seed: int = 1
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise MatchError(f"games must be at least 1, not {self.games}")
        if self.opening_turns < 0:
            raise MatchError(f"opening turns must not be negative, but are {self.opening_turns}")
        if not 0 < self.turn_timeout <= _LONGEST_TIMEOUT:
            raise MatchError(
                f"the turn timeout must be at most {_LONGEST_TIMEOUT} s, not {self.turn_timeout:g}"
            )
        if not 0 <= self.movetime < self.turn_timeout:
            raise MatchError(
                f"the movetime must be 0 to the turn timeout of {self.turn_timeout:g} s,"
                f" not {self.movetime:g}"
            )
        try:
            _ = self.limits
        except ValueError as error:
            raise MatchError(str(error)) from None

    @property
    def contestants(self) -> tuple[Contestant, Contestant]:
        """Black and white."""
        return (
            Contestant(self.black, self.black_commands),
            Contestant(self.white, self.white_commands),
        )

    @property
    def limits(self) -> Limits:
        """The bounds of both contestants."""
        return Limits(
            think_ms=round(1000 * self.movetime), simulations=self.simulations, threads=self.threads
        )

    def read_game(self) -> Setup:
        """Return the setup of the game; RulesError if there is none like that."""
        return read_setup(self.game.split())

    def read_openings(self) -> Openings:
        """Return the openings; each is for two games.

        Raises:
            MatchError: one is not a line of legal turns, or ends the game.
        """
        start = self.read_game().start()
        try:
            return Openings(start, texts=self.openings, turns=self.opening_turns, seed=self.seed)
        except OpeningError as error:
            raise MatchError(str(error)) from None

    def seed_of(self, game: int, contestant: int) -> int:
        """Return the seed of a contestant (0 black, 1 white) in a game."""
        return random.Random(f"{self.seed} {game} {contestant}").getrandbits(62)

    def fingerprint(self) -> dict[str, Any]:
        """Return everything the games depend on, for the log: all but their number."""
        facts = dataclasses.asdict(self) | {"game": str(self.read_game())}
        del facts["games"]
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in facts.items()
        }


@dataclasses.dataclass(frozen=True)
class GameTask:
    """A game to play.

    Attributes:
        match: to which it belongs, without the openings.
        game: its number.
        opening: turns played before the contestants take over.
    """

    match: MatchSetup
    game: int
    opening: tuple[Turn, ...]

    @classmethod
    def of(cls, match: MatchSetup, game: int, opening: Sequence[Turn]) -> GameTask:
        # without what the game does not depend on: openings would travel with each game
        return cls(dataclasses.replace(match, openings=(), games=1), game, tuple(opening))


def play_game(task: GameTask) -> GameResult:
    """Play a game; the players stay for the next one of the same match.

    Raises:
        WorkError: a contestant cannot play.
    """
    players = _SEATS.players(task.match)
    seeds = [task.match.seed_of(task.game, side) for side in (0, 1)]
    setup = task.match.read_game()
    return MatchGame(setup, players, task.game, task.opening, seeds).play()


class _Seats:
    """The players of one match at a time."""

    def __init__(self) -> None:
        self._match: MatchSetup | None = None
        self._players: list[Player] = []

    def players(self, match: MatchSetup) -> Sequence[Player]:
        if match != self._match:
            self.clear()
            try:
                for contestant in match.contestants:
                    player = contestant.player(match.limits, match.turn_timeout)
                    self._players.append(player)
            except ContestantError as error:
                raise WorkError(str(error)) from None
            self._match = match
        return self._players

    def clear(self) -> None:
        self._match = None
        for player in self._players:
            player.close()
        self._players = []


_SEATS = _Seats()  # of this process

atexit.register(_SEATS.clear)


FORMAT = 1


class MatchLog:
    """The log of one match, open and locked: a line of JSON for the match, then one for each game.

    Lines are only added, and each is on the disk before the match continues. After a kill the log
    shows which games remain; an incomplete last line is cut off.

    Attributes:
        results: the games in it, by number.

    Raises:
        OSError: the file cannot be written.
        MatchError: it is the log of another match, of another program, or in use.
    """

    def __init__(self, path: Path, setup: MatchSetup) -> None:
        self._path = path
        self.results: dict[int, GameResult] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = open(path, "a+b")  # noqa: SIM115 - until close
        try:
            self._lock()
            self._read(setup)
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        self._file.close()

    def add(self, *results: GameResult) -> None:
        """Write finished games."""
        self._write(*[result.to_json() for result in results])
        self.results.update({result.game: result for result in results})

    def add_unplayed(self, game: int, reason: str) -> None:
        """Write that a game was cut short through no fault of a player; it will be replayed."""
        self._write({"game": game, "unplayed": reason})

    # -- inner -------------------------------------------------------------------------------

    def _lock(self) -> None:
        if not try_lock(self._file.fileno()):
            raise MatchError(f"{self._path}: in use by another match")

    def _read(self, setup: MatchSetup) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        header = {"match": setup.fingerprint(), "format": FORMAT, "version": VERSION}
        if lines:
            self._compare(self._parse(lines[0], 1), json.loads(json.dumps(header)))
        elif not b'{"match": '.startswith(data[:10]):
            raise MatchError(f"{self._path}: not a log of a match")
        self._file.truncate(whole)
        if not lines:
            self._write(header)
        for number, line in enumerate(lines[1:], 2):
            facts = self._parse(line, number)
            if "unplayed" in facts:
                continue
            try:
                result = GameResult.from_json(facts)
            except (KeyError, TypeError, ValueError):
                raise MatchError(f"{self._path}, line {number}: not a game") from None
            self.results[result.game] = result

    def _parse(self, line: bytes, number: int) -> dict[str, Any]:
        try:
            facts = json.loads(line)
        except ValueError:
            facts = None
        if not isinstance(facts, dict):
            what = "log of a match" if number == 1 else "line of such a log"
            raise MatchError(f"{self._path}, line {number}: not a {what}")
        return facts

    def _compare(self, found: dict[str, Any], asked: dict[str, Any]) -> None:
        """Check that the log belongs to the requested match; a MatchError names the difference."""
        if "match" not in found:
            raise MatchError(f"{self._path}: not a log of a match")
        old = found["match"] | {n: found.get(n) for n in ("format", "version")}
        new = asked["match"] | {n: asked[n] for n in ("format", "version")}
        names = [name for name in new if old.get(name) != new[name]]
        if names:
            what = "; ".join([f"{name} was {old.get(name)!r}, now {new[name]!r}" for name in names])
            raise MatchError(
                f"{self._path} is the log of another match: {what}. Name another log, or delete it"
            )

    def _write(self, *facts: dict[str, Any]) -> None:
        lines = [json.dumps(each, ensure_ascii=False).encode() + b"\n" for each in facts]
        self._file.write(b"".join(lines))
        self._file.flush()
        sync(self._file.fileno())


@dataclasses.dataclass(frozen=True)
class MatchResult:
    """A match so far, or at its end.

    Attributes:
        setup: what was played.
        games: the finished games, by number.
        unplayed: games that could not be finished, with the reason.
        interrupted: whether the match was interrupted.
        earlier: how many of the games were in the log before.
    """

    setup: MatchSetup
    games: tuple[GameResult, ...] = ()
    unplayed: Mapping[int, str] = dataclasses.field(default_factory=dict)
    interrupted: bool = False
    earlier: int = 0

    @property
    def score(self) -> Score:
        """The score of black against white in all finished games."""
        points = [game.points for game in self.games]
        return Score(
            points.count(1.0),
            points.count(0.5),
            points.count(0.0),
            _in_order(collections.Counter(self._pairs().values())),
        )

    @property
    def first_score(self) -> Score:
        """The score of the first player against the second."""
        won = sum(game.winner == game.first for game in self.games)
        drawn = sum(game.winner is None for game in self.games)
        return Score(won, drawn, len(self.games) - won - drawn)

    @property
    def test_pairs(self) -> tuple[int, int, int, int, int]:
        """The pairs that the SPRT counts: in their order, up to its decision or an unfinished pair.

        Later pairs would favour short games and depend on the speed of the workers.
        """
        pairs, sprt = self._pairs(), self.setup.sprt
        counts: collections.Counter[float] = collections.Counter()
        for pair in itertools.takewhile(pairs.__contains__, itertools.count()):
            counts[pairs[pair]] += 1
            if sprt and sprt.verdict(_in_order(counts)) is not Verdict.OPEN:
                break
        return _in_order(counts)

    @property
    def verdict(self) -> Verdict:
        """The verdict of the SPRT, if there is one."""
        sprt = self.setup.sprt
        return sprt.verdict(self.test_pairs) if sprt else Verdict.OPEN

    def _pairs(self) -> dict[int, float]:
        """Return number of a finished pair -> black's points in it."""
        points: dict[int, list[float]] = collections.defaultdict(list)
        for game in self.games:
            points[game.game // 2].append(game.points)
        return {pair: sum(both) for pair, both in points.items() if len(both) == 2}


def play_match(
    setup: MatchSetup,
    *,
    jobs: int = 1,
    workers: Workers | None = None,
    log: Path | None = None,
    games_folder: Path | None = None,
    progress: Callable[[MatchResult], None] = lambda result: None,
) -> MatchResult:
    """Play a match, or the rest of it.

    Args:
        setup: what to play.
        jobs: number of games played at the same time, each in its own process.
        workers: who plays instead; they stay open.
        log: where the games are kept; a match found there is resumed.
        games_folder: where every game is saved, as 00001.oddments and so on.
        progress: called with the results so far, several times a second.

    Returns:
        All results; after Ctrl+C, those so far.

    Raises:
        MatchError, ContestantError, RulesError: the match cannot be played as requested.
        WorkersLostError, OSError: nobody is left to play it; a file cannot be written.
    """
    if jobs < 1:
        raise MatchError(f"jobs must be at least 1, not {jobs}")
    if workers is None:
        for contestant in setup.contestants:
            contestant.check(setup.limits)
    with contextlib.ExitStack() as stack:
        kept = stack.enter_context(contextlib.closing(MatchLog(log, setup))) if log else None
        match = _Match(setup, kept, games_folder, progress)
        if workers is not None:
            return match.play(workers)
        pool = stack.enter_context(contextlib.closing(ProcessPool(jobs)))
        result = match.play(pool)
        pool.close(gracefully=not result.interrupted)
        return result


class _Match:
    def __init__(
        self,
        setup: MatchSetup,
        log: MatchLog | None,
        folder: Path | None,
        progress: Callable[[MatchResult], None],
    ) -> None:
        self._setup = setup
        self._game = setup.read_game()
        self._openings = setup.read_openings()
        self._log = log
        self._folder = folder
        self._progress = progress
        found = log.results if log else {}
        self._results = {game: found[game] for game in found if game < setup.games}
        self._earlier = len(self._results)
        self._unplayed: dict[int, str] = {}
        for result in self._results.values():
            self._save(result)

    def play(self, workers: Workers) -> MatchResult:
        """Play what remains; after Ctrl+C return what there is.

        Raises:
            MatchError: nobody can play it.
        """
        if self._decided():
            return self._result()
        played = work_through(workers, play_game, self._tasks())
        try:
            with contextlib.closing(played):
                for batch in played:
                    self._keep([news.result for news in batch if isinstance(news, Done)])
                    for news in batch:
                        if isinstance(news, Lost):
                            self._lose(news)
                    self._progress(self._result())
                    if self._decided():
                        break
        except KeyboardInterrupt:
            return self._result(interrupted=True)
        except WorkersLostError:
            raise
        except WorkError as error:
            raise MatchError(str(error)) from None
        return self._result()

    def _tasks(self) -> Iterator[tuple[int, GameTask]]:
        for game in range(self._setup.games):
            if game not in self._results:
                yield game, GameTask.of(self._setup, game, self._openings[game // 2])

    def _keep(self, results: Sequence[GameResult]) -> None:
        for result in results:
            self._save(result)
            # counted even if Ctrl+C comes during the write, after which the log has the game
            self._results[result.game] = result
        if results and self._log is not None:
            self._log.add(*results)

    def _save(self, result: GameResult) -> None:
        """Save a game in the games folder, if there is one and the game is not there yet."""
        if self._folder is None:
            return
        path = self._folder / f"{result.game + 1:05}{SUFFIX}"
        if result.game not in self._results or not path.exists():
            self._folder.mkdir(parents=True, exist_ok=True)
            save(result.record(self._game, (self._setup.black, self._setup.white)), path)

    def _lose(self, lost: Lost) -> None:
        if self._log is not None:
            self._log.add_unplayed(lost.number, lost.reason)
        self._unplayed[lost.number] = lost.reason

    def _decided(self) -> bool:
        return self._result().verdict is not Verdict.OPEN

    def _result(self, *, interrupted: bool = False) -> MatchResult:
        games = tuple([self._results[game] for game in sorted(self._results)])
        return MatchResult(
            self._setup, games, dict(self._unplayed), interrupted, earlier=self._earlier
        )


def _in_order(counts: Mapping[float, int]) -> tuple[int, int, int, int, int]:
    """Return the counts of pairs with 0, 1/2, 1, 3/2 and 2 points."""
    return counts[0], counts[0.5], counts[1], counts[1.5], counts[2]
