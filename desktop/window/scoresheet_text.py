"""A game without its rules as plain text: what its file says, and its moves."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.game.players import Human, read_seat, seat_names, shown_name
from desktop.i18n.text import tr, tr_noop
from desktop.painting.option_words import OPTION_WORDS, OptionWords
from desktop.theme.colour_names import colour_name
from rules.record import game_info
from rules.record.scoresheet import Scoresheet, WrittenMove
from rules.record.simple_text import shown_text, simple_text

_FACTS = {
    game_info.TITLE: tr_noop("Name of the game"),
    game_info.DATE: tr_noop("Date"),
    game_info.EVENT: tr_noop("Event"),
    game_info.ROUND: tr_noop("Round"),
    game_info.PLACE: tr_noop("Location"),
    "RE": tr_noop("Result"),
}
_SWITCHED = {"on": tr_noop("On"), "off": tr_noop("Off")}
_MAX_LINE = 300  # characters of a fact or a move
_INDENT = "    "
_MAX_INDENTS = 10  # a variation within so many others is not moved further to the right


def scoresheet_text(scoresheet: Scoresheet) -> str:
    """Return all that is known of the game, in the current language."""
    facts = [tr("{name}: {value}", name=name, value=value) for name, value in _facts(scoresheet)]
    if scoresheet.is_set_up:
        facts.append(tr("The game starts in a position that was set up."))
    remark = shown_text(scoresheet.value(game_info.COMMENT)).strip()
    parts = ["\n".join(facts), remark, "\n".join(_moves(scoresheet))]
    return "\n\n".join(filter(None, parts))


def _facts(scoresheet: Scoresheet) -> Iterator[tuple[str, str]]:
    for key, value in scoresheet.options.items():
        title = OPTION_WORDS.get(key, OptionWords(key.capitalize())).title
        yield tr(title), tr(_SWITCHED.get(value, "")) or simple_text(value, _MAX_LINE)
    for colour, player in enumerate(_players(scoresheet)):
        yield colour_name(colour), player
    for name, title in _FACTS.items():
        if value := simple_text(scoresheet.value(name), _MAX_LINE):
            yield tr(title), value


def _players(scoresheet: Scoresheet) -> list[str]:
    """Return who played Black and White."""
    first, second = scoresheet.seats
    black, white = scoresheet.names
    seats = read_seat(first, black), read_seat(second, white)
    return [
        shown_name(name) if isinstance(seat, Human) and name else call
        for name, seat, call in zip(scoresheet.names, seats, seat_names(seats), strict=True)
    ]


def _moves(scoresheet: Scoresheet) -> Iterator[str]:
    """Yield the moves as lines; variations are further to the right, after the move they replace.

    An empty line stands before a variation, and after it.
    """
    before = WrittenMove(0, 0, 0, "", "")
    for move in scoresheet.moves():
        starts = move.depth and move.text and move.number <= before.number
        if starts or move.depth < before.depth:
            yield ""
        indent = min(move.depth, _MAX_INDENTS) * _INDENT
        if move.text or move.number > 0:
            turn = simple_text(move.text, _MAX_LINE)
            said = tr("{colour}: {turn}", colour=colour_name(move.colour), turn=turn)
            yield f"{indent}{move.number}. {said}"
        for line in shown_text(move.comment).splitlines():
            yield f"{indent}{_INDENT}{line}"
        before = move
