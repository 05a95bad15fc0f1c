"""Series of exercises: which queue they are from, and texts about them."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence

from desktop.game.game_text import spoken_time
from desktop.services.text import tr
from rules.games import GAMES
from rules.training.deck import Deck
from rules.training.exercise import Exercise
from rules.training.queues import DueQueue, ExerciseQueue, PuzzleQueue, RetryQueue, Standing

_DAY = datetime.timedelta(days=1)
_SOON = datetime.timedelta(hours=1)  # longer than the steps in which a card is learnt


class ExerciseSeries:
    """A queue of exercises, and its texts.

    The queue is used on the deck's thread; the texts are made in the window's, from how far it was.

    Attributes:
        queue: the exercises; None before the first one has been asked for.
        standing: how far the queue is, as far as is known.
        before: how far it was when the exercise was shown.
        is_recorded: whether answers go to the deck.
        offers_games: whether the game can be chosen.
        is_of_game: whether the exercises are from the game in the window.
    """

    queue: ExerciseQueue | None = None
    standing = before = Standing()
    is_recorded = True
    offers_games = False
    is_of_game = False

    def make_queue(self, deck: Deck) -> ExerciseQueue:
        raise NotImplementedError

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

    def _solved(self) -> str:
        return tr(
            "{solved} of %Ln solved at the first try.",
            "",
            self.standing.answered,
            solved=self.standing.solved,
        )


class RetrySeries(ExerciseSeries):
    """The mistakes of the game in the window."""

    is_of_game = True

    def __init__(self, mistakes: Sequence[Exercise], *, is_recorded: bool) -> None:
        self._mistakes, self.is_recorded = mistakes, is_recorded
        if not is_recorded:
            self.queue = RetryQueue(mistakes, None)

    def make_queue(self, deck: Deck) -> ExerciseQueue:
        return RetryQueue(self._mistakes, deck)

    @property
    def heading(self) -> str:
        return tr("Retry your mistakes")

    def leave_text(self) -> str:
        return tr("Back to the game")

    def nothing_text(self) -> str:
        return tr("There are no mistakes in this game to retry.")

    def progress(self, exercise: Exercise) -> str:
        return self._number(self.standing.answered + 1)

    def answered_text(self, exercise: Exercise) -> str:
        return self._number(self.standing.answered)

    def end_texts(self) -> tuple[str, str]:
        texts = [self._solved()]
        if self.is_recorded:
            texts.append(tr("They come back as cards in the training."))
        return tr("That was the last mistake"), " ".join(texts)

    def _number(self, number: int) -> str:
        return tr("{number} of {count}", number=number, count=len(self._mistakes))


class PuzzleSeries(ExerciseSeries):
    """Puzzles of one game."""

    offers_games = True

    def __init__(self, game: str) -> None:
        self._game = game

    def make_queue(self, deck: Deck) -> ExerciseQueue:
        return PuzzleQueue(self._game, deck)

    @property
    def heading(self) -> str:
        return tr("Puzzles")

    def nothing_text(self) -> str:
        return tr(
            "You have seen all puzzles of {game}. They come back in the training.",
            game=GAMES[self._game].title,
        )

    def progress(self, exercise: Exercise) -> str:
        if self.standing.rating is None:
            return tr("You are not rated yet.")
        return tr("Your rating: {rating}", rating=self.standing.rating)

    def answered_text(self, exercise: Exercise) -> str:
        before, rating, difficulty = self.before.rating, self.standing.rating, exercise.rating
        if rating is None or difficulty is None:
            return self.progress(exercise)
        if before is None:
            return tr(
                "Your first rating: {rating}. The puzzle: {difficulty}.",
                rating=rating,
                difficulty=difficulty,
            )
        change = rating - before
        return tr(
            "Your rating: {rating} ({change}). The puzzle: {difficulty}.",
            rating=rating,
            change=f"{'+' if change >= 0 else '−'}{abs(change)}",
            difficulty=difficulty,
        )

    def end_texts(self) -> tuple[str, str]:
        return self.nothing_text(), self._solved()


class DueSeries(ExerciseSeries):
    """The cards that are due today."""

    def __init__(self, now: Callable[[], datetime.datetime] | None = None) -> None:
        """``now`` returns the time, with its time zone."""
        self._now = now or (lambda: datetime.datetime.now(datetime.UTC))

    def make_queue(self, deck: Deck) -> ExerciseQueue:
        return DueQueue(deck)

    @property
    def heading(self) -> str:
        return tr("Training")

    def nothing_text(self) -> str:
        if not self.standing.total:
            return tr(
                "There are no cards yet. Review a game, or solve puzzles: what went wrong becomes "
                "a card."
            )
        return " ".join([tr("Nothing is due now."), self._next_text()])

    def progress(self, exercise: Exercise) -> str:
        return tr("%Ln due", "", self.standing.left)

    def end_texts(self) -> tuple[str, str]:
        standing = self.standing
        if standing.has_more:
            title = tr("Five minutes are over") if standing.is_over else tr("The rest was skipped")
            return title, self._solved()
        when = standing.next_due
        if when is None or when - self._now() >= _SOON:
            return tr("Done for today"), " ".join([self._solved(), self._next_text()])
        again = tr("New cards come back once more the same day.")
        return tr("Done for now"), " ".join([self._solved(), again, self._next_text()])

    def _next_text(self) -> str:
        """Return when the next card comes back."""
        when = self.standing.next_due
        if when is None:
            return ""
        wait = when - self._now()
        if wait >= _DAY:
            return tr("The next card comes back in %Ln day(s).", "", round(wait / _DAY))
        minutes = max(60, round(wait.total_seconds() / 60) * 60)
        return tr("The next card comes back in {time}.", time=spoken_time(minutes))
