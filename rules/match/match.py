"""A whole match: assigns its games to workers and collects the results."""

from __future__ import annotations

import collections
import contextlib
import dataclasses
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from rules.match.game import GameResult
from rules.match.game_work import GameTask, play_game
from rules.match.log import MatchLog
from rules.match.match_setup import MatchError, MatchSetup
from rules.match.score import Score
from rules.match.sprt import Verdict
from rules.record.game_file import SUFFIX, save
from rules.work.piece import Done, Lost, WorkError, WorkersLostError
from rules.work.process_pool import ProcessPool
from rules.work.work_queue import work_through
from rules.work.workers import Workers


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
        if lost.is_final:
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
