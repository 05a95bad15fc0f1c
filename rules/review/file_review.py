"""Reviews the games of one file, and saves the review in it."""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable, Iterator

from rules.games.solved_boards import solved_board
from rules.record.game_file import GameFileError, load_games, save
from rules.record.game_record import GameRecord
from rules.record.whole_file import FileFingerprint
from rules.review.game_line import MoveReviews, game_line, moves_to_review
from rules.review.game_review import review_moves
from rules.review.move_review import MoveReview
from rules.review.review_facts import Facts, game_facts
from rules.review.review_properties import read_review, write_review
from rules.translatable_text import error_text

Reviewed = Callable[[], None]  # called after each move


@dataclasses.dataclass(frozen=True)
class FileTask:
    """A file to review.

    Attributes:
        path: as the user named it.
        simulations: of the search of each move.
        saves: whether the review is written into the file.
    """

    path: str
    simulations: int
    saves: bool


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


class UnsavedError(Exception):
    """A review that must not be saved in its file; the text says why."""


def count_moves(task: FileTask) -> int:
    """Return how many moves of a file must be searched; 0 if it cannot be read."""
    result = FileResult(task.path)
    return sum(
        len(moves_to_review(len(game_line(game)), read_review(game).moves, task.simulations))
        for game in _readable_games(result)
    )


def review_file(task: FileTask, stop: threading.Event, reviewed: Reviewed) -> FileResult:
    """Review the games of a file that are not yet reviewed as deeply.

    Each move is saved at once, so a kill loses one move at most. If it is stopped, the game at
    hand and those after it are missing from the result.
    """
    result = FileResult(task.path)
    for record in _readable_games(result):
        if stop.is_set():
            break
        stored = read_review(record)
        result.warnings += stored.warnings
        saver = _Saver(task, record, reviewed)
        try:
            moves = _review(record, stored.moves, task, stop, saver)
        except UnsavedError as error:
            result.errors.append(str(error))
            break
        except OSError as error:
            result.errors.append(f"the review cannot be saved: {error_text(error)}")
            break
        except Exception as error:  # whatever happens to one file, the others are reviewed
            result.errors.append(f"the engine failed: {type(error).__name__}: {error_text(error)}")
            continue
        if len(moves) == len(game_line(record)):
            result.games.append(game_facts(task.path, record, moves))
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
    record: GameRecord, known: MoveReviews, task: FileTask, stop: threading.Event, saver: _Saver
) -> MoveReviews:
    return review_moves(
        record.setup.start(),
        [node.turn for node in game_line(record)],
        task.simulations,
        known=known,
        stop=stop,
        progress=saver.save,
        solved_board=solved_board,
    )


class _Saver:
    """Saves the reviews of a game in its file, unless that has more than the game."""

    def __init__(self, task: FileTask, record: GameRecord, reviewed: Reviewed) -> None:
        self._task = task
        self._record = record
        self._reviewed = reviewed
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
            write_review(self._record, {at: move}, self._task.simulations)
            save(self._record, path)
            self._fingerprint = FileFingerprint.of(path)
        self._reviewed()
