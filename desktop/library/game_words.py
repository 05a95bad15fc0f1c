"""The texts about a game in the list of the library."""

from __future__ import annotations

import functools
import re

from desktop.game.players import Human, computer_name, read_seat, seat_names, shown_name, you
from desktop.game.setup_text import choices_text, setup_text
from desktop.i18n.dates import date_text
from desktop.i18n.languages import UI_LANGUAGE, Language
from desktop.i18n.text import isolated, listed, tr, tr_noop, translated
from desktop.theme.colour_names import colour_name
from desktop.views.game_views import VIEWS
from rules.games import read_setup
from rules.library.entry import folded
from rules.library.filter import Nameless
from rules.library.library import LibraryRow
from rules.record.game_record import Ending
from rules.record.sgf import simple_text
from rules.refusal import RulesError

_MAX_TEXT = 100  # characters shown of a date or an event
_HOW = {
    "": tr_noop("{colour} won"),
    Ending.RESIGNATION.value: tr_noop("{colour} won by resignation"),
    Ending.TIME.value: tr_noop("{colour} won on time"),
    Ending.FORFEIT.value: tr_noop("{colour} won by forfeit"),
}


def title(row: LibraryRow) -> str:
    """Return the game and its board, or the name of a file without a game."""
    return setup_title(row.entry.setup) if row.entry.setup else row.path.name


def setup_title(text: str) -> str:
    """Describe the setup in ``text``, from ``str(setup)``; an unknown one is returned as it is."""
    return _setup_title(text, UI_LANGUAGE.language)


@functools.cache
def _setup_title(text: str, _language: Language) -> str:
    try:
        return setup_text(read_setup(text.split()))
    except RulesError:
        return text


def board_title(text: str) -> str:
    """Describe the options of the setup in ``text``; the whole setup if it has none."""
    try:
        return choices_text(read_setup(text.split())) or setup_title(text)
    except RulesError:
        return text


def players(row: LibraryRow) -> str:
    """Return the players, Black first.

    If there is a winner, Black is the player who was Black at the end, since the result names
    colours; else it is the player who began as Black.
    """
    names, seats = row.entry.names, row.entry.seats
    both = (read_seat(seats[0], names[0]), read_seat(seats[1], names[1]))
    called = seat_names(both)
    shown = [
        shown_name(name) if isinstance(seat, Human) and name else call
        for name, seat, call in zip(names, both, called, strict=True)
    ]
    return " – ".join(map(isolated, reversed(shown) if _is_swapped(row) else shown))


def _is_swapped(row: LibraryRow) -> bool:
    """Return whether the players had swapped colours; this is unknown without a winner."""
    winner = row.entry.winner
    return winner in (0, 1) and row.entry.result.startswith("WB"[winner])


def computer_words(text: str) -> str:
    """Return the index's words for a computer named in this language; "" if none is named."""
    called = folded(computer_name("")).split()
    typed = folded(text).split()
    names = [word for word in typed if not word.isdecimal()]
    if not names or not all(any(own.startswith(word) for own in called) for word in names):
        return ""
    return " ".join(["engine", *[word for word in typed if word.isdecimal()]])


def nameless(text: str) -> frozenset[Nameless]:
    """Return the humans without a name whom the list calls by these words in this language."""
    typed = folded(text).split()
    called = {
        Nameless.ALONE: you(),
        Nameless.FIRST: seat_names((Human(), Human()))[0],
        Nameless.SECOND: seat_names((Human(), Human()))[1],
    }
    return frozenset(
        kind
        for kind, name in called.items()
        if typed
        and all(any(own.startswith(word) for own in folded(name).split()) for word in typed)
    )


def result(row: LibraryRow) -> str:
    """Describe how the game ended."""
    text = row.entry.result
    if not row.entry.setup:
        return ""
    if not text:
        return tr("unfinished")
    found = re.fullmatch(r"([BW])\+(.*)", text)
    if found is None:
        return tr("a draw")
    colour = _player_name(row, "BW".index(found[1]))
    how = _HOW.get(found[2], tr_noop("{colour} won by {points}"))
    return tr(how, colour=colour, points=found[2])


def _player_name(row: LibraryRow, colour: int) -> str:
    view = VIEWS.get(row.entry.setup.split()[0])  # None for a game of a later version
    return view.player_name(colour) if view is not None else colour_name(colour)


def details(row: LibraryRow, turn: int | None) -> str:
    """Return date, event, length, and the turn of the position searched for."""
    return "   ·   ".join(_details(row, turn))


def sentence(row: LibraryRow, turn: int | None) -> str:
    """Return all texts as one sentence for screen readers."""
    parts = [title(row), players(row) if row.entry.setup else "", result(row)]
    return listed([*filter(None, parts), *_details(row, turn)])


def _details(row: LibraryRow, turn: int | None) -> list[str]:
    entry = row.entry
    if not entry.setup:
        return [translated(entry.problem)]
    words = [
        date_text(simple_text(entry.date, _MAX_TEXT)),
        simple_text(entry.event, _MAX_TEXT),
        tr("%Ln move(s)", "", entry.turns),
    ]
    if turn is not None:
        words.append(
            tr("at the start") if turn == 0 else tr("position after move {turn}", turn=turn)
        )
    if entry.problem:
        words.append(translated(entry.problem))
    return [word for word in words if word]
