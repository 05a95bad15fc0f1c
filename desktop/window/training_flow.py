"""Exercises in a window: the mistakes of a game, puzzles, and the cards that are due."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import tr, tr_noop, translated
from desktop.settings.action import Action
from desktop.views.game_cards import CARDS
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from desktop.window.services import Services

if TYPE_CHECKING:
    from desktop.pages.exercise_page import ExercisePage
    from desktop.pages.exercise_series import ExerciseSeries
    from desktop.pages.game_page import GamePage
    from desktop.window.deck_transfer import DeckTransfer
    from rules.training.deck import Deck
    from rules.training.deck_transfer import Pending
    from rules.training.exercise import Exercise
    from rules.training.queues import ExerciseQueue, Standing
    from rules.training.schedule import Grade

# the classes of training are imported when they are first needed: no window begins with it

_MODULES = (
    "desktop.pages.exercise_page",
    "desktop.pages.exercise_series",
    "desktop.window.game_page_binding",
)
_WAIT_MS = 1000  # then a notice says what is waited for


class TrainingFlow(QObject):
    """Shows exercises in a window, and records their answers."""

    def __init__(
        self, window: MainWindow, services: Services, actions: Mapping[str, Action]
    ) -> None:
        super().__init__(window)
        self._window, self._services, self._actions = window, services, actions
        self._settings, self._decks = services.settings, services.decks
        self._series: ExerciseSeries | None = None
        self._page: ExercisePage | None = None
        self._asked: ExerciseSeries | None = None  # that of an exercise that is to be shown
        self._uncounted: list[tuple[ExerciseSeries, Pending, Exception]] = []
        self._patience = QTimer(self, interval=_WAIT_MS, singleShot=True)
        self._patience.timeout.connect(self._show_wait)
        window.page_changed.connect(self._forget)
        self._decks.failed.connect(self._show_failure)
        self._decks.rescued.connect(self._show_rescue)
        UI_LANGUAGE.changed.connect(self._retranslate)

    # -- what begins exercises ---------------------------------------------------------------

    def train(self) -> None:
        """Ask the cards that are due."""
        self._load(self._train)

    def _train(self) -> None:
        from desktop.pages.exercise_series import DueSeries

        self._begin(DueSeries())

    def solve_puzzles(self, game: str = "") -> None:
        """Ask puzzles of the game with this key, by default of the one that was chosen last."""
        self._load(lambda: self._solve_puzzles(game))

    def _solve_puzzles(self, game: str) -> None:
        from desktop.pages.exercise_series import PuzzleSeries
        from rules.training.queues import has_puzzles

        game = game or self._settings.puzzle_game
        if not has_puzzles(game):  # those of an installed game may be gone
            game = next(filter(has_puzzles, CARDS))
        self._settings.puzzle_game = game
        self._begin(PuzzleSeries(game))

    def retry(self, page: GamePage) -> None:
        """Ask the mistakes of a reviewed game, one after another."""
        self._load(lambda: self._retry(page))

    def _retry(self, page: GamePage) -> None:
        from desktop.pages.exercise_series import RetrySeries

        mistakes = self._mistakes(page)

        def begin_without_deck(error: Exception) -> None:
            self._show_failure(error)
            self._begin(RetrySeries(mistakes, is_recorded=False))

        self._begin(
            RetrySeries(mistakes, is_recorded=self._settings.trains_mistakes), begin_without_deck
        )

    def follow_review(self, page: GamePage) -> None:
        """Add the mistakes of a game to the deck when its review has ended."""
        page.review.reviewer.finished.connect(lambda: self._keep_mistakes(page))

    def _keep_mistakes(self, page: GamePage) -> None:
        if self._settings.trains_mistakes:
            self._decks.add(self._mistakes(page))

    def _mistakes(self, page: GamePage) -> list[Exercise]:
        from rules.training.exercise import humans, mistakes_of

        record, reviewer, document = (
            page.session.record,
            page.review.reviewer,
            self._window.document,
        )
        if document is not None and document.autosave.path is None:
            document.flush()  # which chooses the file
        path = None if document is None else document.autosave.path or document.source
        reviews = {
            at: reviewer.reviews[node]
            for at, node in enumerate(reviewer.line)
            if node in reviewer.reviews
        }
        players = humans(record.seats) or (0, 1)
        return mistakes_of(record, reviews, str(path or ""), players)

    def _load(self, then: Callable[[], None]) -> None:
        self._decks.load(_MODULES, then, owner=self)

    # -- a series ----------------------------------------------------------------------------

    def _begin(
        self, series: ExerciseSeries, on_failure: Callable[[Exception], None] | None = None
    ) -> None:
        """Show the first exercise of a series, or a notice that there is none."""
        self._ask(series, lambda queue: queue.next(), self._show_first, on_failure)

    def _show_first(self, series: ExerciseSeries, exercise: Exercise | None) -> None:
        if exercise is None:
            self._window.notices.show_notice(Topic.TRAINING, series.nothing_text)
            return
        self._window.notices.withdraw(Topic.TRAINING)
        self._page = None  # the heading may differ
        self._show(series, exercise)

    def _show(self, series: ExerciseSeries, exercise: Exercise) -> None:
        page = self._page
        if page is None or page.game.key != exercise.game_key:
            page = self._make_page(series, exercise)
        else:
            page.show_exercise(exercise, series.progress(exercise))
        self._page, self._series = page, series

    def _ask(
        self,
        series: ExerciseSeries,
        work: Callable[[ExerciseQueue], Exercise | None],
        then: Callable[[ExerciseSeries, Exercise | None], None],
        on_failure: Callable[[Exception], None] | None = None,
    ) -> None:
        """Get an exercise from the queue of a series; nothing happens if others are wanted then."""
        self._asked = series
        self._patience.start()

        def take(found: tuple[Exercise | None, Standing]) -> None:
            if self._asked is series:
                self._end_wait()
                exercise, series.standing = found
                series.before = series.standing
                then(series, exercise)

        def fail(error: Exception) -> None:
            if self._asked is series:
                self._end_wait()
            (on_failure or self._show_failure)(error)

        self._run(series, lambda queue: (work(queue), queue.standing()), take, fail)

    def _run(
        self,
        series: ExerciseSeries,
        work: Callable[[ExerciseQueue], Any],
        on_success: Callable[[Any], None],
        on_failure: Callable[[Exception], None],
        pending: Sequence[Pending] = (),
    ) -> None:
        """Do something with the queue of a series, on the deck's thread if it has one."""

        def with_queue(deck: Deck) -> Any:
            if series.queue is None:
                series.queue = series.make_queue(deck)
            return work(series.queue)

        if series.is_recorded:
            self._decks.run(with_queue, on_success, on_failure, owner=self, pending=pending)
        elif series.queue is not None:
            on_success(work(series.queue))

    def _show_wait(self) -> None:
        self._window.notices.show_notice(
            Topic.TRAINING, lambda: tr("Waiting for the training cards …")
        )

    def _end_wait(self) -> None:
        if not self._patience.isActive():  # then there is a notice
            self._window.notices.withdraw(Topic.TRAINING)
        self._patience.stop()
        self._asked = None

    def _make_page(self, series: ExerciseSeries, exercise: Exercise) -> ExercisePage:
        from desktop.pages.exercise_page import ExercisePage

        page = ExercisePage(
            exercise,
            series.progress(exercise),
            series.heading,
            self._services.games.session,
            leave_text=series.leave_text,
        )
        page.answered.connect(self._record)
        panel, games = page.panel, page.panel.games
        panel.leave.clicked.connect(self._leave)
        panel.skip.clicked.connect(self._show_next)
        panel.next.clicked.connect(self._show_next)
        panel.extend.clicked.connect(self._extend)
        panel.open_game.clicked.connect(self._open_game)
        panel.offer_more(self._more())
        games.activated.connect(lambda _index: self.solve_puzzles(games.currentData()))
        games.setVisible(series.offers_games)
        self._window.show_task(page)
        return page

    def _more(self) -> list[tuple[Callable[[], str], Callable[[], None]]]:
        """Return the entries of the menu *More*, and what they do."""
        from rules.training.queues import ExerciseQueue

        return [
            (lambda: tr("Undo the last answer"), self._undo),
            (lambda: tr("Do not ask this again"), lambda: self._remove(ExerciseQueue.suspend)),
            (lambda: tr("Delete this card"), lambda: self._remove(ExerciseQueue.delete)),
            (lambda: tr("Export all cards …"), self._transfer.export_cards),
            (lambda: tr("Import cards …"), self._transfer.import_cards),
        ]

    @functools.cached_property
    def _transfer(self) -> DeckTransfer:
        from desktop.window.deck_transfer import DeckTransfer

        return DeckTransfer(self._window, self._decks)

    def _show_next(self) -> None:
        self._go_on(lambda queue: queue.next())

    def _extend(self) -> None:
        def extend(queue: ExerciseQueue) -> Exercise | None:
            queue.extend()
            return queue.next()

        self._go_on(extend)

    def _remove(self, remove: Callable[[ExerciseQueue, Exercise], None]) -> None:
        """Keep the exercise from coming back, in one way or the other, and show the next one."""
        if self._page is not None:
            exercise = self._page.exercise

            def remove_and_go_on(queue: ExerciseQueue) -> Exercise | None:
                remove(queue, exercise)
                return queue.next()

            self._go_on(remove_and_go_on)

    def _go_on(self, work: Callable[[ExerciseQueue], Exercise | None]) -> None:
        """Show the exercise that ``work`` returns, or the end of the series."""
        if self._series is not None and self._asked is None:  # a second click asks nothing more
            self._ask(self._series, work, self._show_next_or_end)

    def _show_next_or_end(self, series: ExerciseSeries, exercise: Exercise | None) -> None:
        if exercise is not None:
            self._show(series, exercise)
        elif self._page is not None:
            self._page.show_end(*series.end_texts(), has_more=series.standing.has_more)

    def _undo(self) -> None:
        """Undo the last answer of the series, once it is certain whether that was counted."""
        self._decks.run(
            lambda _deck: None,
            lambda _done: self._undo_last(),
            lambda _error: self._undo_last(),
            owner=self,
        )

    def _undo_last(self) -> None:
        def show(series: ExerciseSeries, exercise: Exercise | None) -> None:
            if exercise is not None:
                self._show(series, exercise)

        series = self._series
        if series is None or self._asked is not None:
            return
        if self._uncounted and self._uncounted[-1][0] is series:
            _series, answer, _error = self._uncounted.pop()
            self._decks.forget(answer)
            self._show_uncounted()
            self._show(series, answer.exercise)
        else:
            self._ask(series, lambda queue: queue.undo(), show)

    def _record(self, grade: Grade) -> None:
        from rules.training.deck_transfer import Pending

        if self._series is not None and self._page is not None:
            answer = Pending(self._page.exercise, self._decks.now(), grade)
            self._count(self._series, answer)

    def _count(self, series: ExerciseSeries, answer: Pending) -> None:
        from rules.training.deck_file import DeckError

        exercise, moment, grade = answer
        assert grade is not None

        def count(queue: ExerciseQueue) -> Standing | None:
            queue.answer(exercise, grade, moment)
            with contextlib.suppress(DeckError):
                return queue.standing()
            return None  # unknown, but the answer is counted

        def show(standing: Standing | None) -> None:
            series.standing = standing or series.standing
            page = self._page
            if page is not None and page.exercise is exercise and page.panel.next.isVisible():
                page.panel.progress.setText(series.answered_text(exercise))

        def fail(error: Exception) -> None:
            self._uncounted.append((series, answer, error))
            self._show_uncounted()

        self._run(series, count, show, fail, [answer])

    def _show_uncounted(self) -> None:
        if not self._uncounted:
            self._window.notices.withdraw(Topic.ANSWER)
            return
        count, (*_, error) = len(self._uncounted), self._uncounted[-1]
        self._window.notices.show_notice(
            Topic.ANSWER,
            lambda: tr("%Ln answer(s) not counted: {why}.", "", count, why=translated(error)),
            action=tr_noop("Try again"),
            then=self._count_again,
        )

    def _count_again(self) -> None:
        again, self._uncounted = self._uncounted, []
        self._show_uncounted()
        for series, answer, _error in again:
            self._count(series, answer)

    def _open_game(self) -> None:
        page = self._page
        if page is not None:
            origin, move = Path(page.exercise.origin), page.exercise.move
            self._services.show_library_move(self._window, origin, move)

    def _leave(self) -> None:
        """Go back to where the exercises began: the game, or the start page."""
        if self._series is not None and self._series.is_of_game:
            self._window.return_to_game()
        else:
            self._actions["game.new"].trigger()

    def _retranslate(self) -> None:
        """Show an exercise that has not been answered in the current language."""
        series, page = self._series, self._page
        if series is not None and page is not None and page.asks:
            page.panel.heading.setText(series.heading)
            page.show_exercise(page.exercise, series.progress(page.exercise))

    def _forget(self) -> None:
        """Drop the page, and what was to be shown: another page is shown."""
        self._page, self._series, self._asked = None, None, None
        self._patience.stop()

    def _show_failure(self, error: Exception) -> None:
        self._window.notices.show_notice(
            Topic.TRAINING, functools.partial(_failure, error, self._decks.path)
        )

    def _show_rescue(self, name: str, cards: int) -> None:
        self._window.notices.show_notice(
            Topic.CARDS,
            lambda: tr(
                "The training cards were damaged. %Ln card(s) could be recovered. "
                "The damaged file was kept as {name}.",
                "",
                cards,
                name=name,
            ),
        )


def _failure(error: Exception, path: Path) -> str:
    from rules.training.deck_file import NewerDeckError

    if isinstance(error, NewerDeckError):
        return tr(
            "The training cards in {file} are from a newer version of Oddments. They stay as they "
            "are: update Oddments here, or train with that version.",
            file=path,
        )
    return tr(
        "The training cards in {file} cannot be used: {why}.", file=path, why=translated(error)
    )
