"""Turns as other programs write them: the Go Text Protocol ignores the case of letters."""

from __future__ import annotations

from rules.position import Position
from rules.refusal import NotationError, RulesError


def read_in_any_case(position: Position, text: str) -> tuple[int, ...]:
    """Return the steps of a legal turn from its text, whatever the case of its letters.

    Raises:
        RulesError: as ``Position.read``.
    """
    problem: RulesError | None = None
    # in the notation all letters are small, or only those are capitals that begin a word
    for written in (text, text.lower(), text.title()):
        try:
            return position.read(written)
        except NotationError as error:
            problem = problem or error
    assert problem is not None
    raise problem
