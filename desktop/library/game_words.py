"""What is said of a game in the list of the library."""

from __future__ import annotations

import functools
import re

from desktop.game.players import Person, read_seat, seat_names
from desktop.looks.colour_names import COLOUR_NAMES
from desktop.start.options_text import setup_text
from rules.games import read_setup
from rules.library.library import Row
from rules.record.game_record import Ending
from rules.refusal import RulesError

_HOW = {
    Ending.RESIGNATION.value: " by resignation",
    Ending.TIME.value: " on time",
    Ending.FORFEIT.value: " by forfeit",
}


def title(row: Row) -> str:
    """Which game it is; of a file that holds none, its name."""
    return setup_title(row.entry.setup) if row.entry.setup else row.path.name


@functools.cache
def setup_title(text: str) -> str:
    """What was chosen for a game, from ``str(setup)``; the text itself if it is none of ours."""
    try:
        return setup_text(read_setup(text.split()))
    except RulesError:
        return text


def players(row: Row) -> str:
    """Who played, Black before the first turn first."""
    names, seats = row.entry.names, row.entry.seats
    both = (read_seat(seats[0], names[0]), read_seat(seats[1], names[1]))
    called = seat_names(both)
    shown = [
        name if isinstance(seat, Person) and name else call
        for name, seat, call in zip(names, both, called, strict=True)
    ]
    return " – ".join(shown)


def result(row: Row) -> str:
    """How the game ended."""
    text = row.entry.result
    if not row.entry.setup:
        return ""
    if not text:
        return "unfinished"
    found = re.fullmatch(r"([BW])\+(.*)", text)
    if found is None:
        return "a draw"
    how = _HOW.get(found[2], f" by {found[2]}") if found[2] else ""
    return f"{COLOUR_NAMES['BW'.index(found[1])]} won{how}"


def details(row: Row, turn: int | None) -> str:
    """When and where, how long, and after how many turns stood what is looked for."""
    entry = row.entry
    if not entry.setup:
        return entry.problem
    words = [entry.date, entry.event, _turns(entry.turns)]
    if turn is not None:
        words.append("at the start" if turn == 0 else f"position after turn {turn}")
    if entry.problem:
        words.append(entry.problem)
    return "   ·   ".join(filter(None, words))


def sentence(row: Row, turn: int | None) -> str:
    """All of it, for screen readers."""
    words = [title(row), players(row) if row.entry.setup else "", result(row), details(row, turn)]
    return ", ".join(filter(None, words)).replace("   ·   ", ", ")


def _turns(count: int) -> str:
    return "1 turn" if count == 1 else f"{count} turns"
