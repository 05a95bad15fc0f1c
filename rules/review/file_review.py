"""Reviews the games of one file, and saves the review in it."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Generator, Iterator

from rules.record.game_file import GameFileError, load_games, save
from rules.record.game_record import GameRecord
from rules.record.whole_file import FileFingerprint
from rules.review.game_line import MoveReviews, game_line, moves_to_review
from rules.review.move_review import MoveReview
from rules.review.move_work import MoveFailure, MoveTask
from rules.review.review_engine import ReviewEngine
from rules.review.review_facts import Facts, game_facts
from rules.review.review_properties import OUR_ENGINE, read_review, write_review
from rules.translatable_text import error_text


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
        result.games.append(game_facts(task.path, record, moves, levels=task.engine is None))
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
