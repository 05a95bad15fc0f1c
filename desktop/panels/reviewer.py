"""Reviews the game of a session in the background, and keeps the review in its record."""

from __future__ import annotations

import functools
import itertools
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from desktop.game.engine_worker import EngineClient, Work
from desktop.game.game_session import GameSession
from rules.position import Position
from rules.record.game_record import Node
from rules.review.accuracy import shown_review
from rules.review.move_review import (
    MOVE,
    OUR_ENGINE,
    MoveReview,
    ReviewError,
    game_line,
    is_ours,
    is_same_engine,
    moves_to_review,
    read_engine,
    read_moves,
    write_move_review,
)

_REFRESH_MS = 60  # between two signals while reviews come in
_SLICE_S = 0.008  # of reading, or of writing those that come in at once, until the window responds
_AT_ONCE = 16  # moves of a game whose reviews are read before the window shows it
_PACE = 5  # moves by which the time left is estimated
_LEAST_PER_MS = 10  # simulations: with a slower engine than that the search is less deep
ReviewMoves = Callable[..., Any]


def default_review() -> ReviewMoves:
    # late, on the worker's thread, so that the window does not wait for it
    from rules.engine.known_reports import GAME_KNOWLEDGE
    from rules.review.game_review import review_moves

    return functools.partial(review_moves, knowledge=GAME_KNOWLEDGE)


def _review(review_moves: ReviewMoves) -> ReviewMoves:
    return review_moves


def _review_by(engine: Any) -> ReviewMoves:
    from rules.review.game_review import review_by_engine  # late, as above

    def review_moves(start: Position, turns: Any, simulations: int, **options: Any) -> Any:
        think_ms = simulations // _LEAST_PER_MS
        return review_by_engine(engine, start, turns, simulations, think_ms=think_ms, **options)

    return review_moves


class Reviewer(QObject):
    """Goes over the moves of a game from the last to the first, and remembers each at once.

    If the game changes meanwhile, the review goes over what has been added. Many reviews in a
    record are read while the window responds, and a review begins only then.

    Attributes:
        line: the moves of the game as played.
        reviews: of moves on that line, with win rates to show; some may be missing.
        engine: name and version of the one that made them; "" if unknown.
        failure: the exception that ended the last review; None once another one begins.
        damaged: how many reviews in the file could not be read.

    Signals:
        changed: any of these has changed, or the review has begun or ended.
        recorded: a review was written to the record.
        finished: all moves have been reviewed.
    """

    changed = Signal()
    recorded = Signal()
    finished = Signal()
    _found = Signal(object, object, object)  # (stop, node, review): from the engine's thread

    def __init__(
        self,
        session: GameSession,
        parent: QObject | None = None,
        *,
        make_review: Callable[[], ReviewMoves] | None = None,
    ) -> None:
        """``make_review`` returns a function like ``review_moves``, which is the default."""
        super().__init__(parent)
        self._session = session
        self._own = self._client = EngineClient(self, make_engine=make_review or default_review)
        self._name = ""  # of another engine that reviews, or reviewed last
        self.engine = ""
        self.line: Sequence[Node] = ()
        self.reviews: Mapping[Node, MoveReview] = {}
        self.failure: Exception | None = None
        self.damaged = 0
        self._known: dict[Node, MoveReview] = {}
        self._unread: Iterator[tuple[int, MoveReview | ReviewError | None]] | None = None
        self._asked: tuple[int, str] | None = None  # the review that begins when all are read
        self._simulations = 0  # of the review that runs, or ran last
        self._replaces = False  # the reviews in the record are by another engine
        self._to_do, self._done = 0, 0
        self._times: deque[float] = deque(maxlen=_PACE + 1)  # when the last reviews arrived
        self._refresh = QTimer(self, singleShot=True, interval=_REFRESH_MS)
        self._refresh.timeout.connect(self.changed)
        self._arrived: deque[tuple[threading.Event, Node, MoveReview]] = deque()
        self._has_ended = False  # once those that have arrived are written
        self._slices = QTimer(self, singleShot=True, interval=0)
        self._slices.timeout.connect(self._keep_some)
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_some)
        self._listen_to(self._own)
        self._found.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        session.changed.connect(self._follow)
        self._read()

    @property
    def is_running(self) -> bool:
        return self._client.busy or self._has_ended or self._asked is not None

    @property
    def is_complete(self) -> bool:
        """Whether every move of the game has been reviewed, and there is one."""
        return bool(self.line) and len(self.reviews) == len(self.line)

    @property
    def progress(self) -> tuple[int, int]:
        """How many moves have been reviewed in this run, of how many."""
        return self._done, self._to_do

    @property
    def seconds_left(self) -> float | None:
        """An estimate of the time that the review still takes, by the pace of the last few moves.

        The last moves of a game are searched to its end, far faster than those before them. None
        while it is unknown.
        """
        if not self.is_running or not self._done:
            return None
        pace = (self._times[-1] - self._times[0]) / (len(self._times) - 1)
        over = self._times[-1] + pace * (self._to_do - self._done)
        return max(pace, over - time.monotonic())

    def start(self, simulations: int, name: str = "") -> None:
        """Review the game, as far as that has not been done as deeply by the same engine.

        ``name`` is that of another engine than our own. The reviews by one engine replace those by
        another, for their win rates cannot be compared.
        """
        if self._unread is not None:
            self._asked = simulations, name
            self.changed.emit()
            return
        self._choose(name)
        self._simulations, self.failure = simulations, None
        if not self.is_by(name):
            self._known, self.reviews = {}, {}
            self._arrived.clear()
            self._replaces = True
        self.engine = self._called(name)
        self._search()
        self.changed.emit()

    def is_by(self, name: str) -> bool:
        """Return whether the reviews are by the engine of this name, "" for our own."""
        return is_same_engine(self.engine, self._called(name))

    def stop(self) -> None:
        """Stop the review; what was found stays."""
        self._has_ended, self._asked = False, None
        self._client.cancel()
        self._restore()
        self.changed.emit()

    def close(self) -> None:
        """Stop the review, and end its thread."""
        self._reading.stop()
        self._own.close()
        self._client.close()

    def _called(self, name: str) -> str:
        """Return name and version of an engine, as it says itself."""
        if not name:
            return OUR_ENGINE
        known = [engine.facts for engine in self._session.engines.saved if engine.name == name]
        facts = known[0] if known else None
        return f"{facts.name} {facts.version}".strip() if facts is not None else name

    def _choose(self, name: str) -> None:
        """Choose the engine by its name; the last one ends unless it is our own."""
        if name == self._name:
            return
        if self._client is self._own:
            self._client.cancel()
        else:
            self._client.close()
            self._client.deleteLater()
        self._name = name
        self._client = self._session.engines.client(name) if name else self._own
        if name:
            self._client.setParent(self)
            self._listen_to(self._client)

    def _listen_to(self, client: EngineClient) -> None:
        client.answered.connect(self._end)
        client.failed.connect(self._fail)

    @Slot()
    def _follow(self) -> None:
        if list(self.line) == game_line(self._session.record):
            return
        self._read()
        if self._asked is not None:
            self._begin_asked()
        elif self.is_running:
            self._search()
        self.changed.emit()

    def _read(self) -> None:
        record, self._unread = self._session.record, None
        self._reading.stop()
        self.line = game_line(record)
        unread = {node for node in self.line if MOVE in node.properties}
        if not self._replaces and not self._known.keys() >= unread:
            self.engine, _simulations, problem = read_engine(record)
            self.damaged = len(problem)
            self._unread = read_moves(record, self.line)
            self._take(itertools.islice(self._unread, _AT_ONCE))
            if len(self.line) > _AT_ONCE:
                self._reading.start()
            else:
                self._unread = None
        self._gather()

    @Slot()
    def _read_some(self) -> None:
        assert self._unread is not None
        end_s = time.perf_counter() + _SLICE_S
        for found in self._unread:
            self._take([found])
            if time.perf_counter() >= end_s:
                self._reading.start()
                return
        self._unread = None
        self._gather()
        self._begin_asked()
        self.changed.emit()

    def _begin_asked(self) -> None:
        """Begin the review that has waited for those in the record, unless they are all."""
        if self._unread is None and self._asked is not None:
            asked, self._asked = self._asked, None
            if not self.is_complete:
                self.start(*asked)

    def _take(self, read: Iterable[tuple[int, MoveReview | ReviewError | None]]) -> None:
        for at, found in read:
            if isinstance(found, ReviewError):
                self.damaged += 1
            elif found is not None:
                self._known[self.line[at]] = self._shown(found)

    def _gather(self) -> None:
        self.reviews = {node: self._known[node] for node in self.line if node in self._known}

    def _search(self) -> None:
        known = {
            at: self.reviews[node] for at, node in enumerate(self.line) if node in self.reviews
        }
        self._to_do = len(moves_to_review(len(self.line), known, self._simulations))
        self._done, self._times = 0, deque([time.monotonic()], maxlen=_PACE + 1)
        self._has_ended = False
        if self._to_do:
            self._client.ask(self._work(known))
        else:
            self._client.cancel()
            self.finished.emit()

    def _work(self, known: Mapping[int, MoveReview]) -> Work:
        start = self._session.record.setup.start()
        line, simulations = self.line, self._simulations
        turns = [node.turn for node in line]
        review = _review_by if self._name else _review

        def work(engine: Any, stop: threading.Event) -> None:
            def send(at: int, found: MoveReview) -> None:
                if not stop.is_set():  # else this object may have been deleted
                    self._found.emit(stop, line[at], found)

            review(engine)(start, turns, simulations, known=known, stop=stop, progress=send)

        return work

    @Slot(object, object, object)
    def _receive(self, stop: threading.Event, node: Node, review: MoveReview) -> None:
        self._arrived.append((stop, node, review))
        self._slices.start()

    @Slot()
    def _keep_some(self) -> None:
        end_s = time.perf_counter() + _SLICE_S
        while self._arrived:
            self._keep(*self._arrived.popleft())
            if time.perf_counter() >= end_s:
                break
        self._gather()
        if self._arrived:
            self._slices.start()
        elif self._has_ended:
            self._finish()

    def _keep(self, stop: threading.Event, node: Node, review: MoveReview) -> None:
        if stop.is_set() or node not in self.line:
            return
        self._replaces = False  # writing the first one removes those by the other engine
        self._known[node] = self._shown(review)
        self._done += 1
        self._times.append(time.monotonic())
        if write_move_review(self._session.record, node, review, self._simulations, self.engine):
            self.recorded.emit()
        if not self._refresh.isActive():
            self._refresh.start()

    def _shown(self, review: MoveReview) -> MoveReview:
        """Return a review with the win rates that are shown; those of another engine stay."""
        return shown_review(review, self._session.record.setup) if is_ours(self.engine) else review

    def _restore(self) -> None:
        """Return to the reviews in the record, if there is none yet that would replace them."""
        if self._replaces:
            self._replaces, self.engine = False, ""
            self._read()

    @Slot(int, object)
    def _end(self, _ticket: int, _answer: object) -> None:
        self._has_ended = True
        if not self._arrived:
            self._finish()

    def _finish(self) -> None:
        self._has_ended = False
        self._refresh.stop()
        self.changed.emit()
        if self.is_complete:
            self.finished.emit()

    @Slot(int, object)
    def _fail(self, _ticket: int, error: Exception) -> None:
        while self._arrived:
            self._keep(*self._arrived.popleft())
        self._gather()
        self.failure = error
        self._restore()
        self._refresh.stop()
        self.changed.emit()
