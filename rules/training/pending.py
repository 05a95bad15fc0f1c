"""What could not be written to the deck before the program ended, in files beside it.

Another program may hold the deck for long. What was answered meanwhile is kept, and counted when
the deck is opened again.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from rules.record.whole_file import write_whole
from rules.regular_file import read_regular
from rules.training.deck import Deck, StaleCardError
from rules.training.exercise import Exercise, ExerciseError, exercise_of
from rules.training.schedule import Grade, is_time

log = logging.getLogger(__name__)


class Pending(NamedTuple):
    """An exercise that is not in the deck yet, or an answer that has not been counted.

    Attributes:
        exercise: what was asked, or is to be added.
        moment: when it was answered, in milliseconds since 1970.
        grade: the answer; None if there is none.
    """

    exercise: Exercise
    moment: int
    grade: Grade | None = None


def keep_pending(path: Path, pending: Iterable[Pending]) -> None:
    """Write to a file beside the deck, in a file of its own for each program.

    Raises:
        OSError: it cannot be written.
    """
    lines = [
        {"exercise": json.loads(each.exercise.write()), "moment": each.moment, "grade": each.grade}
        for each in pending
    ]
    name = f"{path.stem} pending {os.urandom(4).hex()}.jsonl"
    write_whole(path.with_name(name), "".join([f"{json.dumps(x)}\n" for x in lines]).encode())


def count_pending(deck: Deck) -> None:
    """Bring into a deck what programs have left beside it; what has come in already is left out.

    Raises:
        DeckError: the deck fails; the files stay.
    """
    path = deck.file.path
    for file in sorted(path.parent.glob(f"{path.stem} pending *.jsonl")):
        try:
            text = read_regular(file).decode("utf-8", "replace")
            for each in _read(text.splitlines()):
                _count(deck, each)
            file.unlink()
        except OSError as error:
            log.info("%s stays: %s", file.name, error)


def _read(lines: Iterable[str]) -> Iterator[Pending]:
    for line in lines:
        try:
            values = json.loads(line)
            exercise, moment, grade = (values[name] for name in Pending._fields)
            if not is_time(moment):
                raise ValueError(f"{moment} is not a time")
            yield Pending(exercise_of(exercise), moment, None if grade is None else Grade(grade))
        except (ExerciseError, LookupError, RecursionError, TypeError, ValueError) as error:
            log.info("A pending answer cannot be read: %s", error)


def _count(deck: Deck, each: Pending) -> None:
    deck.add([each.exercise])
    card = deck.card(each.exercise)
    if card is None or each.grade is None:
        return
    is_late = card.memory.answered is not None and card.memory.answered >= each.moment
    if not is_late:  # neither counted already nor answered again
        with contextlib.suppress(StaleCardError):
            deck.answer(card, each.grade, each.moment)
