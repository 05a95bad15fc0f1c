"""Reviews the games of files: workers search the moves, and each review is saved in its file."""

from __future__ import annotations

import atexit
import collections
import contextlib
import dataclasses
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

from rules.engine.known_reports import GAME_KNOWLEDGE
from rules.engine.report import Turn
from rules.games import read_setup
from rules.gtp_client.errors import GtpEngineError
from rules.record.game_file import GameFileError, load_games, save
from rules.record.game_record import GameRecord, Node
from rules.record.sgf import shown_text, simple_text
from rules.record.whole_file import FileFingerprint
from rules.review.accuracy import game_accuracy, level_estimate, shown_review
from rules.review.game_review import (
    SEED,
    Comparer,
    ReviewEngine,
    RunningEngine,
    TurnSearch,
    review_move,
)
from rules.review.move_review import (
    LINE_TURNS,
    OUR_ENGINE,
    MoveReview,
    MoveReviews,
    Verdict,
    game_line,
    moves_to_review,
    rate_for,
    read_review,
    write_review,
)
from rules.review.reasons import find_reason
from rules.translatable_text import error_text
from rules.work.workers import Done, News, Workers, WorkQueue

Facts = dict[str, Any]

# [verdict] -> the number that it counts for
_COUNTED = {
    Verdict.INACCURACY: "inaccuracies",
    Verdict.MISTAKE: "mistakes",
    Verdict.BLUNDER: "blunders",
    Verdict.MISSED_WIN: "blunders",
    Verdict.LOST_WON_GAME: "blunders",
}

_COUNTS = {"inaccuracies": "inaccuracy", "mistakes": "mistake", "blunders": "blunder"}  # of one

_ACCURACY_DECIMALS = 2

_LONGEST_NAME = 60


def game_facts(file: str, record: GameRecord, reviews: MoveReviews, *, ours: bool = True) -> Facts:
    """Return the facts about a game all of whose moves are reviewed, judged as in the window.

    Player 1 is the one who moved first: in a position that was set up, that may be White.
    ``ours``: whether our engine reviewed it, whose rates are calibrated; it allows to estimate the
    levels of the players.
    """
    first = record.setup.start().player
    line = game_line(record)
    found = [reviews[at] for at in range(len(line))]
    moves = [shown_review(move, record.setup) for move in found] if ours else found
    return {
        "file": file,
        "game": str(record.setup),
        "players": [_player(record, moves, one, ours=ours) for one in (first, 1 - first)],
        "moves": [
            {**_move(move, first), "reason": _reason(record, node, moves[at : at + LINE_TURNS])}
            for at, (node, move) in enumerate(zip(line, moves, strict=True))
        ],
    }


def facts_text(facts: Facts) -> str:
    """Return a line about each player: accuracy, level, and how many moves were bad."""
    count = len(facts["moves"])
    file = shown_text(facts["file"])
    lines = [f"{file}: {facts['game']}, {count} move{'' if count == 1 else 's'}"]
    for number, player in enumerate(facts["players"], 1):
        accuracy = player["accuracy"]
        shown = "too few moves" if accuracy is None else f"accuracy {accuracy:.1f}"
        counts = [
            f"{player[many]} {many if player[many] != 1 else one}" for many, one in _COUNTS.items()
        ]
        if player["level"] is not None:
            low, high = player["level_95"]
            shown += f", like level {player['level']} ({low} to {high})"
        name = simple_text(player["name"], _LONGEST_NAME) or f"player {number}"
        lines.append(f"  {name}: {', '.join([shown, *counts])}")
    return "\n".join(lines)


def _player(record: GameRecord, moves: list[MoveReview], player: int, *, ours: bool) -> Facts:
    accuracy = game_accuracy(moves, player)
    like = level_estimate(record.setup.game.key, moves, player) if ours else None
    verdicts = [move.verdict for move in moves if move.player == player]
    counts = Counter([_COUNTED[verdict] for verdict in verdicts if verdict in _COUNTED])
    return {
        "name": record.names[player],
        "accuracy": None if accuracy is None else round(accuracy, _ACCURACY_DECIMALS),
        **{count: counts[count] for count in _COUNTS},
        "level": None if like is None else like.level,
        "level_95": None if like is None else [like.low, like.high],
    }


def _move(move: MoveReview, first: int) -> Facts:
    return {
        "turn": move.turn,
        "player": 1 if move.player == first else 2,
        "win_rate": rate_for(first, move.win_rate),
        "best": move.best,
        "loss": move.loss,
        "verdict": move.verdict.value,
        "proven": move.proven,
    }


def _reason(record: GameRecord, node: Node, reviews: Sequence[MoveReview]) -> Facts | None:
    """Return why a bad move was bad; None if the lines do not show it."""
    assert node.parent is not None
    if reviews[0].verdict is Verdict.NONE:
        return None
    position = record.position_at(node.parent)
    reason = find_reason(position, reviews)
    if reason is None:
        return None
    first = record.setup.start().player
    return {
        "kind": reason.kind.name.lower(),
        "player": 1 if position.player_of(reason.colour) == first else 2,
        "missed": reason.missed,
        "moves": list(reason.moves),
        "numbers": list(reason.numbers),
        "cells": [position.board.names[site] for site in reason.sites],
    }


@dataclasses.dataclass(frozen=True)
class MoveTask:
    """A move to review.

    Attributes:
        game: the setup, as text.
        turns: of the game, up to the move.
        following: the review of the next move, if there is one.
        simulations: of the search.
        engine: which reviews; None for our own.
    """

    game: str
    turns: tuple[Turn, ...]
    following: MoveReview | None
    simulations: int
    engine: ReviewEngine | None = None


@dataclasses.dataclass(frozen=True)
class MoveFailure:
    """Why a move has no review: the engine failed, or its worker did again and again."""

    reason: str


def work_on_move(task: MoveTask) -> MoveReview | MoveFailure:
    """Return the review of a move; the same for the same task, if it is by our own engine."""
    try:
        start = read_setup(task.game.split()).start()
        position, line = start.copy(), task.turns[:-1]
        for turn in line:
            position.play_turn(turn)
        comparer: Comparer
        if task.engine is None:
            comparer = TurnSearch(task.simulations, SEED, threading.Event(), GAME_KNOWLEDGE)
        else:
            comparer = _RUNNING.comparer(task.engine, task.simulations, start, line)
        return review_move(comparer, position, task.turns[-1], task.following)
    except GtpEngineError as error:
        return MoveFailure(error_text(error))
    except Exception as error:  # whatever happens to one game, the others are reviewed
        return MoveFailure(f"the engine failed: {type(error).__name__}: {error_text(error)}")


_RUNNING = RunningEngine()  # in this process

atexit.register(_RUNNING.close)


@dataclasses.dataclass(frozen=True)
class FileTask:
    """A file to review.

    Attributes:
        path: as the user named it.
        simulations: of the search of each move.
        saves: whether the review is written into the file.
        engine: which reviews; None for our own.
    """

    path: str
    simulations: int
    saves: bool
    engine: ReviewEngine | None = None

    @property
    def engine_name(self) -> str:
        """Name and version of the engine, as files have them."""
        return OUR_ENGINE if self.engine is None else self.engine.name


@dataclasses.dataclass
class FileResult:
    """What became of a file.

    Attributes:
        path: as the user named it.
        games: the facts about each game that was reviewed.
        errors: why games are missing, or the file was not saved.
        warnings: what was ignored.
    """

    path: str
    games: list[Facts] = dataclasses.field(default_factory=list)
    errors: list[str] = dataclasses.field(default_factory=list)
    warnings: list[str] = dataclasses.field(default_factory=list)


FileReview = Generator[MoveTask, MoveReview | MoveFailure, FileResult]


class ReviewStoppedError(Exception):
    """Thrown into the review of a file, which is to end now."""


class MoveFailedError(Exception):
    """A move that could not be reviewed; the text says why."""


class UnsavedError(Exception):
    """A review that must not be saved in its file; the text says why."""


def count_moves(task: FileTask) -> Counter[str]:
    """Return how many moves of each game must be searched in a file; none if it is unreadable."""
    moves = Counter[str]()
    for record in _readable_games(FileResult(task.path)):
        known = read_review(record).moves_by(task.engine_name)
        moves[record.setup.game.key] += len(
            moves_to_review(len(game_line(record)), known, task.simulations)
        )
    return +moves


def review_file(task: FileTask) -> FileReview:
    """Review the games of a file that are not yet reviewed as deeply.

    Yields the moves to search, and is sent what was found. Each move is saved at once, so a kill
    loses one move at most. After a ``ReviewStoppedError`` it returns the games that are whole.
    """
    result = FileResult(task.path)
    for record in _readable_games(result):
        stored = read_review(record)
        result.warnings += stored.warnings
        saver = _Saver(task, record)
        try:
            moves = yield from _review(record, stored.moves_by(task.engine_name), task, saver)
        except ReviewStoppedError:
            break
        except UnsavedError as error:
            result.errors.append(str(error))
            break
        except OSError as error:
            result.errors.append(f"the review cannot be saved: {error_text(error)}")
            break
        except MoveFailedError as error:
            result.errors.append(str(error))
            continue
        result.games.append(game_facts(task.path, record, moves, ours=task.engine is None))
        if task.saves and saver.is_shared:
            result.errors.append("the file has several games, so their reviews are not saved in it")
            task = dataclasses.replace(task, saves=False)
    return result


def _readable_games(result: FileResult) -> Iterator[GameRecord]:
    """Yield the games of a file that are whole; note the others as errors."""
    try:
        for game in load_games(result.path):
            if isinstance(game, GameFileError):
                result.errors.append(error_text(game))
            elif game.reading.problems:
                result.errors.append(error_text(game.reading.problems[0]))
            else:
                yield game
    except (OSError, GameFileError) as error:
        result.errors.append(error_text(error))


def _review(
    record: GameRecord, known: MoveReviews, task: FileTask, saver: _Saver
) -> Generator[MoveTask, MoveReview | MoveFailure, MoveReviews]:
    """Yield the moves of a game that must be searched, from the last one on."""
    found = dict(known)
    turns = tuple([node.turn for node in game_line(record)])
    for at in moves_to_review(len(turns), found, task.simulations):
        answer = yield MoveTask(
            str(record.setup), turns[: at + 1], found.get(at + 1), task.simulations, task.engine
        )
        if isinstance(answer, MoveFailure):
            raise MoveFailedError(answer.reason)
        saver.save(at, answer)
        found[at] = answer
    return found


class _Saver:
    """Saves the reviews of a game in its file, unless that has more than the game."""

    def __init__(self, task: FileTask, record: GameRecord) -> None:
        self._task = task
        self._record = record
        self._fingerprint = record.reading.fingerprint
        self.is_shared = not record.reading.alone

    def save(self, at: int, move: MoveReview) -> None:
        """Save the review of a move.

        Raises:
            OSError: the file cannot be written.
            UnsavedError: another program has changed it meanwhile.
        """
        path = self._task.path
        if self._task.saves and not self.is_shared:
            if FileFingerprint.of(path) != self._fingerprint:
                raise UnsavedError("the file has changed meanwhile, so the review is not saved")
            write_review(self._record, {at: move}, self._task.simulations, self._task.engine_name)
            save(self._record, path)
            self._fingerprint = FileFingerprint.of(path)


Progress = Callable[[int, int], None]  # called with the moves that are reviewed, and all of them


class FileQueue:
    """The files of a command; a move of each of several files is searched at a time.

    Attributes:
        games: the keys of the games that must be searched.
        results: [path] -> what became of the file, so far.
    """

    def __init__(self, tasks: Sequence[FileTask], progress: Progress) -> None:
        self._tasks = tasks
        self._progress = progress
        counts = [count_moves(task) for task in tasks]
        self._left = [sum(count.values()) for count in counts]  # [number of a file] -> moves
        self._done = 0
        self._reviews: dict[int, FileReview] = {}
        self.games = {key for count in counts for key in count}
        self.results: dict[str, FileResult] = {}

    def run(self, workers: Workers) -> None:
        """Review all files; after any exception, ``results`` has the games that are whole.

        Raises:
            WorkError: nobody can review them.
        """
        moves = WorkQueue(workers, work_on_move)
        waiting = collections.deque(range(len(self._tasks)))
        try:
            while waiting or not moves.is_empty:
                while waiting and moves.has_room():
                    number = waiting.popleft()
                    self._reviews[number] = review_file(self._tasks[number])
                    self._advance(moves, number, None)
                for news in moves.receive() if not moves.is_empty else []:
                    self._take(moves, news)
                self._progress(self._done, self._done + sum(self._left))
        finally:
            if not moves.is_empty:
                moves.abandon()
            self._stop()

    def _take(self, moves: WorkQueue, news: News) -> None:
        if isinstance(news, Done):
            self._done += 1
            self._left[news.number] -= 1
            self._advance(moves, news.number, news.result)
        else:
            self._advance(moves, news.number, MoveFailure(f"no review: {news.reason}"))

    def _advance(
        self, moves: WorkQueue, number: int, answer: MoveReview | MoveFailure | None
    ) -> None:
        """Continue the review of a file with what was found; None begins it."""
        review = self._reviews[number]
        try:
            move = next(review) if answer is None else review.send(answer)
        except StopIteration as end:
            self._finish(number, end.value)
        else:
            moves.add(number, move)

    def _finish(self, number: int, result: FileResult) -> None:
        del self._reviews[number]
        self._left[number] = 0
        self.results[result.path] = result

    def _stop(self) -> None:
        """End the reviews that have begun."""
        for number, review in list(self._reviews.items()):
            with contextlib.suppress(ReviewStoppedError):  # it failed before
                try:
                    review.throw(ReviewStoppedError())
                except StopIteration as end:
                    self._finish(number, end.value)
