"""Series of exercises: what is asked in which order, and what is said about it."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence

from desktop.game.time_text import spoken_time
from desktop.i18n.text import tr
from rules.games import GAMES
from rules.training.deck import Deck
from rules.training.due_queue import DueQueue
from rules.training.exercise import Exercise
from rules.training.exercise_queue import ExerciseQueue
from rules.training.puzzle_queue import PuzzleQueue
from rules.training.retry_queue import RetryQueue
from rules.training.schedule import Grade

_DAY = datetime.timedelta(days=1)
_SOON = datetime.timedelta(hours=1)  # longer than the steps in which a card is learnt


class ExerciseSeries:
    """A queue of exercises, and its texts.

    Attributes:
        queue: the exercises.
        offers_games: whether the game can be chosen.
        is_of_game: whether the exercises are from the game in the window.
    """

    queue: ExerciseQueue
    offers_games = False
    is_of_game = False

    @property
    def heading(self) -> str:
        raise NotImplementedError

    def leave_text(self) -> str:
        """Return the text of the button that ends the series."""
        return tr("All games")

    def nothing_text(self) -> str:
        """Return why there is nothing to ask."""
        raise NotImplementedError

    def progress(self, exercise: Exercise) -> str:
        """Return which exercise this is, before it is answered."""
        raise NotImplementedError

    def answered_text(self, exercise: Exercise) -> str:
        """Return the same once it has been answered."""
        return self.progress(exercise)

    def end_texts(self) -> tuple[str, str]:
        """Return the title and the text at the end."""
        raise NotImplementedError

    @property
    def has_more(self) -> bool:
        """Whether there would be more to ask at the end."""
        return False

    def extend(self) -> None:
        """Ask more."""

    def answer(self, exercise: Exercise, grade: Grade) -> None:
        """Record an answer."""
        self.queue.answer(exercise, grade)

    def _solved(self) -> str:
        return tr(
            "{solved} of %Ln solved at the first try.",
            "",
            self.queue.answered,
            solved=self.queue.solved,
        )


class RetrySeries(ExerciseSeries):
    """The mistakes of the game in the window."""

    is_of_game = True

    def __init__(self, mistakes: Sequence[Exercise], deck: Deck | None) -> None:
        self.queue = RetryQueue(mistakes, deck)
        self._count, self._is_recorded = len(mistakes), deck is not None

    @property
    def heading(self) -> str:
        return tr("Retry your mistakes")

    def leave_text(self) -> str:
        return tr("Back to the game")

    def nothing_text(self) -> str:
        return tr("There are no mistakes in this game to retry.")

    def progress(self, exercise: Exercise) -> str:
        return tr("{number} of {count}", number=self.queue.answered + 1, count=self._count)

    def answered_text(self, exercise: Exercise) -> str:
        return tr("{number} of {count}", number=self.queue.answered, count=self._count)

    def end_texts(self) -> tuple[str, str]:
        texts = [self._solved()]
        if self._is_recorded:
            texts.append(tr("They come back as cards in the training."))
        return tr("That was the last mistake"), " ".join(texts)


class PuzzleSeries(ExerciseSeries):
    """Puzzles of one game."""

    offers_games = True

    def __init__(self, game: str, deck: Deck) -> None:
        self.queue = PuzzleQueue(game, deck)
        self._game, self._deck = game, deck
        self._before = self._rating()

    @property
    def heading(self) -> str:
        return tr("Puzzles")

    def nothing_text(self) -> str:
        return tr(
            "You have seen all puzzles of {game}. They come back in the training.",
            game=GAMES[self._game].title,
        )

    def progress(self, exercise: Exercise) -> str:
        self._before = self._rating()
        if self._before is None:
            return tr("You are not rated yet.")
        return tr("Your rating: {rating}", rating=self._before)

    def answered_text(self, exercise: Exercise) -> str:
        rating, difficulty = self._rating(), exercise.rating
        if rating is None or difficulty is None:
            return self.progress(exercise)
        if self._before is None:
            return tr(
                "Your first rating: {rating}. The puzzle: {difficulty}.",
                rating=rating,
                difficulty=difficulty,
            )
        change = rating - self._before
        return tr(
            "Your rating: {rating} ({change}). The puzzle: {difficulty}.",
            rating=rating,
            change=f"{'+' if change >= 0 else '−'}{abs(change)}",
            difficulty=difficulty,
        )

    def end_texts(self) -> tuple[str, str]:
        return self.nothing_text(), self._solved()

    def _rating(self) -> int | None:
        """Return the rating; None before the first rated puzzle."""
        if not self._deck.is_rated(self._game):
            return None
        return round(self._deck.rating(self._game).rating)


class DueSeries(ExerciseSeries):
    """The cards that are due today."""

    def __init__(self, deck: Deck, now: Callable[[], datetime.datetime] | None = None) -> None:
        """``now`` returns the time, with its time zone."""
        self.due = DueQueue(deck)
        self.queue = self.due
        self._deck = deck
        self._now = now or (lambda: datetime.datetime.now(datetime.UTC))

    @property
    def heading(self) -> str:
        return tr("Training")

    def nothing_text(self) -> str:
        if not self._deck.counts().total:
            return tr(
                "There are no cards yet. Review a game, or solve puzzles: what went wrong becomes "
                "a card."
            )
        return " ".join([tr("Nothing is due now."), self._next_text()])

    def progress(self, exercise: Exercise) -> str:
        return tr("%Ln due", "", self.due.left)

    def end_texts(self) -> tuple[str, str]:
        if self.has_more:
            title = tr("Five minutes are over") if self.due.is_over else tr("The rest was skipped")
            return title, self._solved()
        when = self.due.next_due
        if when is None or when - self._now() >= _SOON:
            return tr("Done for today"), " ".join([self._solved(), self._next_text()])
        again = tr("New cards come back once more the same day.")
        return tr("Done for now"), " ".join([self._solved(), again, self._next_text()])

    @property
    def has_more(self) -> bool:
        return self.due.has_more

    def extend(self) -> None:
        self.due.extend()

    def _next_text(self) -> str:
        """Return when the next card comes back."""
        when = self.due.next_due
        if when is None:
            return ""
        wait = when - self._now()
        if wait >= _DAY:
            return tr("The next card comes back in %Ln day(s).", "", round(wait / _DAY))
        minutes = max(60, round(wait.total_seconds() / 60) * 60)
        return tr("The next card comes back in {time}.", time=spoken_time(minutes))
