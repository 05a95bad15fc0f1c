"""Exercises one after another, whose answers are recorded in the deck."""

from __future__ import annotations

import abc
import contextlib
import dataclasses
import datetime
import json
import logging
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.games import game_file
from rules.training.deck import Card, Deck, StaleCardError, start_rating
from rules.training.deck_file import reported
from rules.training.exercise import MOST_MOVES, Exercise, Puzzle, Source, read_puzzle
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


class RetryQueue(ExerciseQueue):
    """Gives each of some exercises once, in their order."""

    def __init__(self, exercises: Sequence[Exercise], deck: Deck | None) -> None:
        super().__init__(deck)
        self._exercises = exercises
        self._at = 0  # how many have been given

    def next(self) -> Exercise | None:
        if self._at == len(self._exercises):
            return None
        self._at += 1
        return self._exercises[self._at - 1]

    def undo(self) -> Exercise | None:
        exercise = super().undo()
        if exercise is not None:
            self._at = self._exercises.index(exercise) + 1
        return exercise


_CHOICE = 5  # of so many that fit best, one is drawn

_IN_A_ROW = 2  # solved, until a win may need a move more

_PROVISIONAL = 200.0  # a deviation: a less certain rating says too little about the player


def has_puzzles(game: str) -> bool:
    """Return whether the game with this key comes with puzzles."""
    return game_file(game, "puzzles.jsonl").is_file()


def count_puzzles(game: str) -> int:
    """Return how many puzzles the game with this key comes with."""
    return len(_puzzle_lines(game))


def _puzzle_lines(game: str) -> list[str]:
    text = game_file(game, "puzzles.jsonl").read_text("utf-8") if has_puzzles(game) else ""
    return text.splitlines()


def exercise_of_puzzle(puzzle: Puzzle) -> Exercise:
    """Return a puzzle as an exercise."""
    return Exercise(
        game=puzzle.game,
        line=puzzle.line,
        source=Source.PUZZLE,
        accepted=puzzle.accepted,
        best=puzzle.accepted[0],
        moves=puzzle.moves,
        theme=puzzle.theme,
        rating=puzzle.rating,
    )


def _choices(facts: Mapping[str, Any]) -> int:
    """Return how many moves must be found, by the values of a puzzle's file."""
    puzzle = Exercise(
        game=facts["game"],
        line=tuple(facts["line"]),
        accepted=tuple(facts["accepted"]),
        moves=facts["moves"],
        source=Source.PUZZLE,
    )
    return puzzle.choices


class PuzzleQueue(ExerciseQueue):
    """Draws from the puzzles that fit the player, by the number of moves and by rating.

    Where several moves must be found, a puzzle is hard to understand, whatever its rating. So the
    first ones need one; two solved in a row allow a move more, an error a move less, as in
    a staircase (Levitt, 1971). Of those, a player of whom little is known gets the easiest, anybody
    else those whose ratings are nearest to the player's.
    """

    def __init__(self, game: str, deck: Deck, choice: random.Random | None = None) -> None:
        """``choice`` draws; by default differently each time."""
        super().__init__(deck)
        self._game, self._puzzle_deck = game, deck
        self._choice = choice or random.Random()
        self._lines = _puzzle_lines(game)
        facts = [json.loads(line) for line in self._lines]
        self._ratings = [one["rating"] for one in facts]
        self._moves = [_choices(one) or MOST_MOVES + 1 for one in facts]  # 0 for very many
        self._skipped: set[str] = set()  # the keys of exercises given here, answered or not

    def next(self) -> Exercise | None:
        fitting: list[Exercise] = []
        for exercise in self._by_fit():
            if exercise.key not in self._skipped and not self._puzzle_deck.knows(exercise):
                fitting.append(exercise)
                if len(fitting) == _CHOICE:
                    break
        if not fitting:
            return None
        drawn = self._choice.choice(fitting)
        self._skipped.add(drawn.key)
        return drawn

    def standing(self) -> Standing:
        rating = None
        if self._puzzle_deck.is_rated(self._game):
            rating = round(self._puzzle_deck.rating(self._game).rating)
        return dataclasses.replace(super().standing(), rating=rating)

    def _by_fit(self) -> Iterator[Exercise]:
        """Yield all puzzles, those that fit the player best first."""
        player, longest = self._puzzle_deck.rating(self._game), self._longest()
        is_known = player.deviation <= _PROVISIONAL

        def misfit(at: int) -> tuple[float, float]:
            rating = self._ratings[at]
            away = abs(rating - player.rating) if is_known else rating
            return max(0, self._moves[at] - longest), away

        for at in sorted(range(len(self._lines)), key=misfit):
            yield exercise_of_puzzle(read_puzzle(self._lines[at]))

    def _longest(self) -> int:
        """Return how many moves a win may need, after the answers so far."""
        shortest = longest = min(self._moves, default=1)
        with reported():
            history = self._puzzle_deck.ratings.history(self._game)
        before, row = start_rating(self._game).rating, 0
        for each in history:
            now = each.rating.rating
            row = row + 1 if now > before else 0  # an answer raises the rating if it is right
            if not row:
                longest = max(shortest, longest - 1)
            elif row % _IN_A_ROW == 0:
                longest = min(MOST_MOVES + 1, longest + 1)
            before = now
        return longest
