"""Reviews many files: they are read and written here, and their moves searched by workers."""

from __future__ import annotations

import collections
import contextlib
from collections.abc import Callable, Sequence

from rules.review.file_review import (
    FileResult,
    FileReview,
    FileTask,
    ReviewStoppedError,
    count_moves,
    review_file,
)
from rules.review.move_review import MoveReview
from rules.review.move_work import MoveFailure, work_on_move
from rules.work.piece import Done, News
from rules.work.work_queue import WorkQueue
from rules.work.workers import Workers

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
        elif news.is_final:
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
