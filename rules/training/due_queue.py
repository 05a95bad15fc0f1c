"""The cards that are due, for as long as a session takes."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable

from rules.training.deck import Card, Deck
from rules.training.exercise import Exercise
from rules.training.exercise_queue import ExerciseQueue, Standing
from rules.training.schedule import Grade

SESSION_S = 300.0


class DueQueue(ExerciseQueue):
    """Gives what is due, each card once, until the session is over or extended."""

    def __init__(self, deck: Deck, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` returns seconds of any origin."""
        super().__init__(deck)
        self._due_deck, self._now = deck, now
        self._given: Card | None = None
        self._skipped: set[int] = set()  # the numbers of cards that were given and not answered
        self._ends = now() + SESSION_S

    def next(self) -> Exercise | None:
        if self.is_over:
            return None
        self._given = self._due_deck.next_card(self._skipped)
        if self._given is None:
            return None
        self._skipped.add(self._given.id)
        return self._given.exercise

    def answer(self, exercise: Exercise, grade: Grade, given: int | None = None) -> None:
        super().answer(exercise, grade, given)
        if self._given is not None:
            self._skipped.discard(self._given.id)  # it may be due again soon

    def standing(self) -> Standing:
        counts = self._due_deck.counts()
        return dataclasses.replace(
            super().standing(),
            left=counts.due + counts.new,
            total=counts.total,
            next_due=self._due_deck.next_due(),
            has_more=self._due_deck.next_card() is not None,
            is_over=self.is_over,
        )

    @property
    def is_over(self) -> bool:
        """Whether the session has lasted long enough."""
        return self._now() >= self._ends

    def extend(self) -> None:
        """Begin another session, with the cards that were skipped."""
        self._skipped.clear()
        self._ends = self._now() + SESSION_S

    def undo(self) -> Exercise | None:
        self._given = None
        return super().undo()

    def _added(self, exercise: Exercise) -> Card | None:
        """Return the card as it was given, so that an answer given elsewhere is noticed."""
        if self._given is not None and self._given.exercise == exercise:
            return self._given
        return super()._added(exercise)
