"""The headings of games in a collection."""

from __future__ import annotations

from rules.record.collection import Heading


def heading(
    start: int,
    black: str = "Ann",
    white: str = "Ben",
    *,
    game: str = "Odd-Y",
    result: str = "B+R",
    date: str = "2024-05-01",
    event: str = "",
) -> Heading:
    return Heading(start, game, (black, white), result, date, event)


UNREADABLE = Heading(900, problem="a game of Go")
