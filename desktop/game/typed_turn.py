"""Reads typed text as a turn: empty, the beginning of a turn, a whole turn, or wrong.

The text is matched step by step, so that a game with very many turns is never searched through.
Matching is lenient: case, spaces, hyphens and commas do not matter, and steps may be typed in any
order in which they are legal. Text that matches no legal step is parsed as notation, and the
position reports why it is illegal.
"""

from __future__ import annotations

import dataclasses
import enum
import re
from collections.abc import Iterator, Sequence

from rules.piece import Touch
from rules.position import PLACE, Position
from rules.refusal import IllegalTurnError, NotationError, Refusal

_MAX_OFFERS = 400


class State(enum.Enum):
    """How complete a typed text is."""

    EMPTY = "nothing is typed"
    INCOMPLETE = "the beginning of a legal turn"
    COMPLETE = "a legal turn"
    WRONG = "not the beginning of a legal turn"


@dataclasses.dataclass(frozen=True)
class TypedTurn:
    """The meaning of a text in a position.

    Attributes:
        turn: the steps, if the text is COMPLETE.
        offers: completions of the text by one step.
        refusal: why it is not a legal turn, or not yet, if the rules say so.
    """

    state: State
    turn: tuple[int, ...] = ()
    offers: tuple[str, ...] = ()
    refusal: Refusal | None = None


def read_typed(position: Position, text: str) -> TypedTurn:
    """Read ``text`` as a turn that begins at ``position``."""
    wanted = _normalized(text)
    offers: dict[str, None] = {}
    turn: tuple[int, ...] = ()
    for steps, whole in _matches(position, wanted):
        if whole:
            turn = turn or steps
        elif len(offers) < _MAX_OFFERS:
            offers[_completion(position, steps)] = None
    if not wanted:
        return TypedTurn(State.EMPTY, offers=tuple(offers))
    if turn:
        return TypedTurn(State.COMPLETE, turn, tuple(offers))
    state = State.INCOMPLETE if offers else State.WRONG
    return TypedTurn(state, (), tuple(offers), _refusal(position, wanted))


def example(position: Position) -> str:
    """Return the text of a legal turn, to show how turns are written."""
    return position.write(next(position.legal_turns()))


def _matches(
    start: Position, wanted: str, steps: tuple[int, ...] = (), written: str = ""
) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Yield (steps, whole): turns written exactly as ``wanted``, which are whole, and beginnings
    of turns that extend ``wanted`` by a step.
    """
    position = start.copy()
    position.play_turn(steps)
    for step in position.legal_steps():
        now = written + _normalized(_word(start, steps, step))
        longer = (*steps, step)
        if not wanted.startswith(now):
            if now.startswith(wanted):
                yield longer, False
            continue
        after = position.copy()
        after.play(step)
        if after.turn == start.turn:
            yield from _matches(start, wanted, longer, now)
        elif now == wanted:
            yield longer, True


def _completion(start: Position, steps: Sequence[int]) -> str:
    """Return the notation of a beginning of a turn, with its steps in the order typed."""
    text = start.write(steps)
    words = [_word(start, steps[:at], step) for at, step in enumerate(steps)]
    return text if _normalized(text) == _normalized("".join(words)) else " ".join(words)


def _word(start: Position, steps: Sequence[int], step: int) -> str:
    """Return what a step adds to the notation of a turn."""
    if step >= PLACE or not steps:
        return start.write((step,))
    return start.write((*steps, step)).removeprefix(start.write(steps))


def _normalized(text: str) -> str:
    return re.sub("[^a-z0-9]", "", text.lower())


def _refusal(position: Position, wanted: str) -> Refusal | None:
    """Return why this is not a legal turn, if it can be parsed or names sites."""
    for spelling in _spellings(wanted):
        try:
            position.read(position.write(position.parse(spelling)))
        except NotationError:
            continue
        except IllegalTurnError as error:
            return error.refusal
    touches = _touches(position, wanted)
    return position.refusal(touches) if touches else None


def _touches(position: Position, wanted: str) -> tuple[Touch, ...]:
    """Return the touches of a step on the sites that the text names; () if it names none."""
    names = re.findall("[a-z]+[0-9]+", wanted)
    by_hand = [position.touches(step) for step in position.legal_steps() if step >= PLACE]
    known = set(names) <= set(position.board.names) and "".join(names) == wanted
    if not known or not by_hand or len(names) > len(by_hand[0]):
        return ()
    pairs = zip(names, by_hand[0], strict=False)
    return tuple([Touch(position.board.site(name), touch.hand) for name, touch in pairs])


def _spellings(wanted: str) -> Iterator[str]:
    """Yield the ways in which a turn with these letters and digits may be written."""
    words = re.findall(r"[a-z]+[0-9]+|[a-z]+$", wanted)
    tail = words.pop() if words and words[-1].isalpha() else ""
    for cased in (words, [word.capitalize() for word in words]):
        for between in ("", "-", ","):
            yield between.join(cased) + tail
