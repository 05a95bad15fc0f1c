"""Exercises of Egotzi, and an engine whose answers are known."""

import threading

from rules.review.move_review import LOST, Rate
from rules.training.exercise import Answer, Exercise, Source

GAME = "egotzi size=3 variant=standard pie=off"
PUZZLE = Exercise(
    game=GAME,
    line=("a1", "b2"),
    source=Source.PUZZLE,
    accepted=("c3",),
    best="c3",
    moves=2,
    theme="split",
    rating=900,
)
MISTAKE = Exercise(
    game=GAME,
    line=("a1",),
    source=Source.MISTAKE,
    best="c3",
    theme="blunder",
    played="b2",
    before=Rate(0.61),
    after=Rate(0.2),
    origin="/games/lost.oddments",
    move=2,
    opponent="Eve & <b>Adam</b>",
    seat="person",
    date="2026-11-03",
)


class KnownSearch:
    """Accepts c3, and c2 as almost as good, finds a3 better than others, and fails on c1.

    ``released`` ends a search that takes long.
    """

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.released = threading.Event()
        self.released.set()

    def searched_answer(self, exercise: Exercise, turn: str, *, stop: threading.Event) -> Answer:
        self.asked.append(turn)
        while not self.released.wait(0.01):
            if stop.is_set():
                break
        if turn == "c1":
            raise MemoryError("no memory")
        accepted = turn in ("c3", "c2")
        after = {"c3": Rate(0.62), "c2": Rate(0.6), "a3": Rate(0.48)}.get(turn, LOST)
        return Answer(turn=turn, accepted=accepted, best="c3", before=Rate(0.62), after=after)

    def expected_line(
        self, exercise: Exercise, turn: str, *, stop: threading.Event
    ) -> tuple[tuple[int, ...], ...]:
        position = exercise.position()
        position.play_turn(position.read(turn))
        return (next(iter(position.legal_turns())),)
