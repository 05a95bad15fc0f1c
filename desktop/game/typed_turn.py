"""What a typed text means as a turn: nothing yet, a beginning, a whole turn, or none.

It goes from step to step as the text does, so that it never looks at all turns of a game in which
there are many, and it is kind: capitals, spaces, hyphens and commas do not matter, and steps may be
typed in any order in which they are legal. It judges nothing: what fits no legal step is read as
the notation has it, and the position is asked why that is not legal.
"""

from __future__ import annotations

import dataclasses
import enum
import re
from collections.abc import Iterator, Sequence

from rules.piece import Touch
from rules.position import PLACE, Position
from rules.refusal import IllegalTurnError, NotationError, Refusal

_MOST_OFFERS = 400


class State(enum.Enum):
    """How far a text is."""

    EMPTY = "nothing is typed"
    INCOMPLETE = "a turn begins so"
    COMPLETE = "a turn"
    WRONG = "no legal turn begins so"


@dataclasses.dataclass(frozen=True)
class TypedTurn:
    """What a text means in a position.

    Attributes:
        turn: the steps, when it is COMPLETE.
        offers: texts that begin so, a step longer than what is typed.
        refusal: why it is no legal turn, or not yet, where the rules tell.
    """

    state: State
    turn: tuple[int, ...] = ()
    offers: tuple[str, ...] = ()
    refusal: Refusal | None = None


def read_typed(position: Position, text: str) -> TypedTurn:
    """What ``text`` means as a turn that begins at ``position``."""
    wanted = _squeezed(text)
    offers: dict[str, None] = {}
    turn: tuple[int, ...] = ()
    for steps, whole in _fitting(position, wanted):
        if whole:
            turn = turn or steps
        elif len(offers) < _MOST_OFFERS:
            offers[_spoken(position, steps)] = None
    if not wanted:
        return TypedTurn(State.EMPTY, offers=tuple(offers))
    if turn:
        return TypedTurn(State.COMPLETE, turn, tuple(offers))
    state = State.INCOMPLETE if offers else State.WRONG
    return TypedTurn(state, (), tuple(offers), _refusal(position, wanted))


def example(position: Position) -> str:
    """The text of a turn, to show how one is written."""
    return position.write(next(position.legal_turns()))


def _fitting(
    start: Position, wanted: str, steps: tuple[int, ...] = (), said: str = ""
) -> Iterator[tuple[tuple[int, ...], bool]]:
    """Beginnings of turns that go as far as ``wanted`` or a step beyond, and whether it is a turn
    and says just that.
    """
    position = start.copy()
    position.play_turn(steps)
    for step in position.legal_steps():
        now = said + _squeezed(_word(start, steps, step))
        longer = (*steps, step)
        if not wanted.startswith(now):
            if now.startswith(wanted):
                yield longer, False
            continue
        after = position.copy()
        after.play(step)
        if after.turn == start.turn:
            yield from _fitting(start, wanted, longer, now)
        elif now == wanted:
            yield longer, True


def _spoken(start: Position, steps: Sequence[int]) -> str:
    """The beginning of a turn as one who types its steps in this order goes on."""
    text = start.write(steps)
    words = [_word(start, steps[:at], step) for at, step in enumerate(steps)]
    return text if _squeezed(text) == _squeezed("".join(words)) else " ".join(words)


def _word(start: Position, steps: Sequence[int], step: int) -> str:
    """What a step adds to what is said of a turn."""
    if step >= PLACE or not steps:
        return start.write((step,))
    return start.write((*steps, step)).removeprefix(start.write(steps))


def _squeezed(text: str) -> str:
    return re.sub("[^a-z0-9]", "", text.lower())


def _refusal(position: Position, wanted: str) -> Refusal | None:
    """Why this is no legal turn, as far as it can be read as one or names a site."""
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
    """The touches of a step that names these sites, as far as it names any."""
    names = re.findall("[a-z]+[0-9]+", wanted)
    by_hand = [position.touches(step) for step in position.legal_steps() if step >= PLACE]
    known = set(names) <= set(position.board.names) and "".join(names) == wanted
    if not known or not by_hand or len(names) > len(by_hand[0]):
        return ()
    pairs = zip(names, by_hand[0], strict=False)
    return tuple([Touch(position.board.site(name), touch.hand) for name, touch in pairs])


def _spellings(wanted: str) -> Iterator[str]:
    """The ways in which turns with these letters and numbers may be written."""
    words = re.findall(r"[a-z]+[0-9]+|[a-z]+$", wanted)
    tail = words.pop() if words and words[-1].isalpha() else ""
    for cased in (words, [word.capitalize() for word in words]):
        for between in ("", "-", ","):
            yield between.join(cased) + tail
