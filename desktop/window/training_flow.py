"""Exercises in a window: the mistakes of a game, puzzles, and the cards that are due."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.game.game_session import GameSession
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.text import tr
from desktop.i18n.translated import translated
from desktop.settings.appearance import Appearance
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.sound.sound_player import SoundPlayer
from desktop.training.deck_host import DeckHost
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow
from desktop.window.window_actions import WindowActions
from rules.games import GAMES
from rules.record.game_record import GameRecord

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage
    from desktop.training.exercise_page import ExercisePage
    from desktop.training.exercise_series import ExerciseSeries
    from desktop.window.deck_transfer import DeckTransfer
    from rules.training.exercise import Exercise
    from rules.training.exercise_queue import ExerciseQueue
    from rules.training.schedule import Grade

# the classes of training are imported when they are first needed: no window begins with it


class TrainingFlow(QObject):
    """Shows exercises in a window, and records their answers.

    Signals:
        left: show the start page.
        help_requested: show the help for the page.
        game_requested(MainWindow, Path, int): show the game in this file, before the move with
            this number, in this window or another.
    """

    left = Signal()
    help_requested = Signal()
    game_requested = Signal(object, Path, int)

    def __init__(
        self,
        window: MainWindow,
        actions: WindowActions,
        settings: Settings,
        preferences: Preferences,
        appearance: Appearance,
        sounds: SoundPlayer,
        make_session: Callable[[GameRecord], GameSession],
        decks: DeckHost,
    ) -> None:
        """``make_session`` returns the session of a game."""
        super().__init__(window)
        self._window, self._actions = window, actions
        self._settings, self._preferences, self._appearance = settings, preferences, appearance
        self._sounds, self._make_session, self._decks = sounds, make_session, decks
        self._series: ExerciseSeries | None = None
        self._page: ExercisePage | None = None
        window.page_changed.connect(self._forget)
        decks.failed.connect(self._show_failure)
        UI_LANGUAGE.changed.connect(self._retranslate)

    # -- what begins exercises ---------------------------------------------------------------

    def train(self) -> None:
        """Ask the cards that are due."""
        from desktop.training.exercise_series import DueSeries

        with self._reporting():
            self._begin(DueSeries(self._decks.open()))

    def solve_puzzles(self, game: str = "") -> None:
        """Ask puzzles of the game with this key, by default of the one that was chosen last."""
        from desktop.training.exercise_series import PuzzleSeries
        from rules.training.puzzle_queue import has_puzzles

        game = game or self._settings.puzzle_game
        if not has_puzzles(game):  # those of an installed game may be gone
            game = next(filter(has_puzzles, GAMES))
        self._settings.puzzle_game = game
        with self._reporting():
            self._begin(PuzzleSeries(game, self._decks.open()))

    def retry(self, page: GamePage) -> None:
        """Ask the mistakes of a reviewed game, one after another."""
        from desktop.training.exercise_series import RetrySeries

        deck = None
        if self._settings.trains_mistakes:
            with self._reporting():
                deck = self._decks.open()
        with self._reporting():
            self._begin(RetrySeries(self._mistakes(page), deck))

    def follow_review(self, page: GamePage) -> None:
        """Add the mistakes of a game to the deck when its review has ended."""
        page.review.reviewer.finished.connect(lambda: self._keep_mistakes(page))

    def _keep_mistakes(self, page: GamePage) -> None:
        """Add the mistakes of a reviewed game to the deck, if the user wants that."""
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

    # -- a series ----------------------------------------------------------------------------

    def _begin(self, series: ExerciseSeries) -> None:
        """Show the first exercise of a series, or a notice that there is none."""
        exercise = series.queue.next()
        if exercise is None:
            text = series.nothing_text
            self._window.notices.show_notice(Topic.TRAINING, text)
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

    def _make_page(self, series: ExerciseSeries, exercise: Exercise) -> ExercisePage:
        from desktop.training.exercise_page import ExercisePage
        from desktop.window.task_page_binding import TaskPageBinding

        page = ExercisePage(
            exercise,
            series.progress(exercise),
            series.heading,
            self._make_session,
            self._appearance.theme,
            leave_text=series.leave_text,
        )
        page.answered.connect(self._record)
        page.next_wanted.connect(self._show_next)
        page.extend_wanted.connect(self._extend)
        page.open_wanted.connect(self._open_game)
        page.left.connect(self._leave)
        page.help_asked.connect(self.help_requested)
        page.panel.game_chosen.connect(self.solve_puzzles)
        page.panel.offer_more(self._more())
        if series.offers_games:
            page.panel.offer_games()
        self._window.show_board_page(page)
        TaskPageBinding(page, self._actions, self._settings, self._preferences, self._sounds)
        return page

    def _more(self) -> list[tuple[Callable[[], str], Callable[[], None]]]:
        """Return the entries of the menu *More*, and what they do."""
        from rules.training.exercise_queue import ExerciseQueue

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

        return DeckTransfer(self._window, self._decks.open)

    def _show_next(self) -> None:
        series, page = self._series, self._page
        if series is None or page is None:
            return
        with self._reporting():
            exercise = series.queue.next()
            if exercise is not None:
                self._show(series, exercise)
            else:
                page.show_end(*series.end_texts(), has_more=series.has_more)

    def _record(self, grade: Grade) -> None:
        series, page = self._series, self._page
        if series is None or page is None:
            return
        with self._reporting():
            series.answer(page.exercise, grade)
            page.panel.progress.setText(series.answered_text(page.exercise))

    def _extend(self) -> None:
        if self._series is not None:
            self._series.extend()
            self._show_next()

    def _undo(self) -> None:
        series = self._series
        if series is None:
            return
        with self._reporting():
            exercise = series.queue.undo()
            if exercise is not None:
                self._show(series, exercise)

    def _remove(self, remove: Callable[[ExerciseQueue, Exercise], None]) -> None:
        """Keep the exercise from coming back, in one way or the other, and show the next one."""
        series, page = self._series, self._page
        if series is not None and page is not None:
            with self._reporting():
                remove(series.queue, page.exercise)
            self._show_next()

    def _open_game(self) -> None:
        page = self._page
        if page is not None:
            self.game_requested.emit(self._window, Path(page.exercise.origin), page.exercise.move)

    def _leave(self) -> None:
        """Go back to where the exercises began: the game, or the start page."""
        if self._series is not None and self._series.is_of_game:
            self._window.return_to_game()
        else:
            self.left.emit()

    def _retranslate(self) -> None:
        """Show an exercise that has not been answered in the current language."""
        series, page = self._series, self._page
        if series is not None and page is not None and page.asks:
            page.panel.heading.setText(series.heading)
            with self._reporting():
                page.show_exercise(page.exercise, series.progress(page.exercise))

    def _forget(self) -> None:
        """Drop the page: another one is shown."""
        self._page, self._series = None, None

    @contextlib.contextmanager
    def _reporting(self) -> Iterator[None]:
        """Show a notice if the deck fails."""
        from rules.training.deck_file import DeckError

        try:
            yield
        except DeckError as error:
            self._show_failure(error)

    def _show_failure(self, error: Exception) -> None:
        self._window.notices.show_notice(Topic.TRAINING, functools.partial(_failure, error))


def _failure(error: Exception) -> str:
    return tr("The training cards cannot be used: {why}.", why=translated(error))
