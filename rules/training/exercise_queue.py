"""Exercises one after another, whose answers are recorded in the deck."""

from __future__ import annotations

import abc
import contextlib
import dataclasses
import datetime
import logging
from typing import NamedTuple

from rules.training.deck import Card, Deck, StaleCardError
from rules.training.exercise import Exercise
from rules.training.schedule import Grade

log = logging.getLogger(__name__)


class _Answered(NamedTuple):
    exercise: Exercise
    solved: bool
    card: Card | None  # as the answer has made it; None if that was not recorded


@dataclasses.dataclass(frozen=True)
class Standing:
    """How far a queue is.

    Attributes:
        answered: how many exercises have been answered.
        solved: how many of them were solved without an error.
        left: how many cards are due, or new.
        total: how many cards there are.
        next_due: when the next card comes back; None if none does.
        has_more: whether a card could be asked now: one that was skipped, or after the session.
        is_over: whether the session has lasted long enough.
        rating: the player's rating in the game; None before the first rated puzzle.
    """

    answered: int = 0
    solved: int = 0
    left: int = 0
    total: int = 0
    next_due: datetime.datetime | None = None
    has_more: bool = False
    is_over: bool = False
    rating: int | None = None


class ExerciseQueue(abc.ABC):
    """What is asked next, and what has been answered.

    The methods raise ``DeckError`` if the deck fails; then nothing has changed.
    """

    def __init__(self, deck: Deck | None) -> None:
        """Without a deck nothing is recorded."""
        self._deck = deck
        self._answered: list[_Answered] = []

    @abc.abstractmethod
    def next(self) -> Exercise | None:
        """Return the next exercise; None if there is none, at least for now."""

    def standing(self) -> Standing:
        """Return how far the queue is now."""
        return Standing(len(self._answered), sum([one.solved for one in self._answered]))

    def answer(self, exercise: Exercise, grade: Grade, given: int | None = None) -> None:
        """Record an answer; an exercise that is not in the deck is added.

        ``given``: when, in milliseconds since 1970; by default it is now.
        """
        answered = None
        card = self._added(exercise)
        if self._deck is not None and card is not None and not card.suspended:
            try:
                answered = self._deck.answer(card, grade, given)
            except StaleCardError:
                log.info("A card was answered elsewhere meanwhile")
        self._answered.append(_Answered(exercise, grade is not Grade.AGAIN, answered))

    def extend(self) -> None:
        """Continue after the end, where there is more."""
        raise NotImplementedError

    def undo(self) -> Exercise | None:
        """Undo the last answer of this queue and return its exercise; None if there is none."""
        if not self._answered:
            return None
        last = self._answered[-1]
        if last.card is not None and self._deck is not None:
            with contextlib.suppress(StaleCardError):  # it was answered elsewhere since
                self._deck.undo(last.card)
        self._answered.pop()
        return last.exercise

    def suspend(self, exercise: Exercise) -> None:
        """Keep an exercise from coming back."""
        card = self._added(exercise)
        if self._deck is not None and card is not None:
            self._deck.suspend(card)

    def delete(self, exercise: Exercise) -> None:
        """Delete the card of an exercise, which is not added again."""
        card = self._added(exercise)
        if self._deck is not None and card is not None:
            self._deck.delete(card)

    def _added(self, exercise: Exercise) -> Card | None:
        """Return the card of an exercise, which is added; None without a deck, or if deleted."""
        if self._deck is None:
            return None
        self._deck.add([exercise])
        return self._deck.card(exercise)
