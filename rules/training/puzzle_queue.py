"""Puzzles of one game that the player has not seen, about as hard as the player is strong."""

from __future__ import annotations

import dataclasses
import json
import math
import random
from collections.abc import Iterator

from rules.games import game_file
from rules.training.deck import Deck
from rules.training.exercise import Exercise, Source
from rules.training.exercise_queue import ExerciseQueue, Standing
from rules.training.puzzle import Puzzle, read_puzzle

_CHOICE = 5  # of so many that fit best, one is drawn
_PROVISIONAL = 200.0  # a deviation: a less certain rating says too little about the player


def has_puzzles(game: str) -> bool:
    """Return whether the game with this key comes with puzzles."""
    return game_file(game, "puzzles.jsonl").is_file()


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


class PuzzleQueue(ExerciseQueue):
    """Draws from the puzzles whose ratings are nearest to the player's.

    A player of whom little is known gets the shortest and easiest ones: where a win takes several
    moves, a puzzle is hard to understand, whatever its rating.
    """

    def __init__(self, game: str, deck: Deck, choice: random.Random | None = None) -> None:
        """``choice`` draws; by default differently each time."""
        super().__init__(deck)
        self._game, self._puzzle_deck = game, deck
        self._choice = choice or random.Random()
        text = game_file(game, "puzzles.jsonl").read_text("utf-8") if has_puzzles(game) else ""
        self._lines = text.splitlines()
        facts = [json.loads(line) for line in self._lines]
        self._ratings = [one["rating"] for one in facts]
        self._moves = [one["moves"] or math.inf for one in facts]  # 0 for very many
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
        player = self._puzzle_deck.rating(self._game)

        def misfit(at: int) -> tuple[float, float]:
            if player.deviation > _PROVISIONAL:
                return self._moves[at], self._ratings[at]
            return 0, abs(self._ratings[at] - player.rating)

        for at in sorted(range(len(self._lines)), key=misfit):
            yield exercise_of_puzzle(read_puzzle(self._lines[at]))
