"""Turns, times and solved boards in words, as lists and sentences show them."""

from __future__ import annotations

import math

from PySide6.QtCore import QLocale

from desktop.game.game_clock import TENTHS_FROM
from desktop.painting.game_view import GameView
from desktop.services.text import tr
from rules.clock import TimeControl
from rules.games.game_data import solved_board
from rules.record.game_record import Node
from rules.record.notes import assessment_of
from rules.setup import Setup
from rules.solved import DRAW, WIN


def solved_text(setup: Setup) -> str:
    """Return who wins with best play from the start; "" where that is not known."""
    board = solved_board(setup)
    result = None if board is None else board.result(setup.start())
    if result is None:
        return ""
    if result == DRAW:
        return tr("This board is solved: with best play it is a draw.")
    if result == WIN:
        return tr("This board is solved: with best play whoever begins wins.")
    return tr("This board is solved: with best play whoever moves second wins.")


def clock_text(seconds: float) -> str:
    """Return the digits of a clock: "1:02:03", "4:32", "0:09.4" at the end, "0:00.0" only at 0."""
    if seconds <= TENTHS_FROM:
        tenths = math.ceil(10 * seconds - 1e-6)
        return f"0:{tenths // 10:02}{QLocale().decimalPoint()}{tenths % 10}"
    hours, rest = divmod(math.ceil(seconds - 1e-6), 3600)
    minutes, whole = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{whole:02}" if hours else f"{minutes}:{whole:02}"


def spoken_time(seconds: float) -> str:
    """Return a time in words: "4 minutes 32 seconds"."""
    hours, rest = divmod(math.ceil(seconds - 1e-6), 3600)
    minutes, whole = divmod(rest, 60)
    words = []
    if hours:
        words.append(tr("%Ln hour(s)", "", hours))
    if minutes:
        words.append(tr("%Ln minute(s)", "", minutes))
    if whole or not words:
        words.append(tr("%Ln second(s)", "", whole))
    return " ".join(words)


def control_text(control: TimeControl) -> str:
    """Return a time control in brief: "15 min", "5 min + 5 s a turn"; "" without clocks."""
    main = _brief(control.main_seconds)
    if control.increment_seconds:
        return tr("{main} + {more} per move", main=main, more=_brief(control.increment_seconds))
    if not control.overtime_turns:
        return main
    time, turns = _brief(control.overtime_seconds), control.overtime_turns
    if turns == 1:
        period = tr("{time} per move", time=time)
    else:
        period = tr("{time} for %Ln move(s)", "", turns, time=time)
    return tr("{main}, then {period}", main=main, period=period) if main else period


def _brief(seconds: float) -> str:
    """Return a time like "1 min 30 s"; "" for 0."""
    minutes, rest = divmod(seconds, 60)
    words = []
    if minutes:
        words.append(tr("{number} min", number=_digits(minutes)))
    if rest:
        words.append(tr("{number} s", number=_digits(rest)))
    return " ".join(words)


def _digits(number: float) -> str:
    return QLocale().toString(float(number), "g")


SWAP = "swap"  # in the notation of every game with the pie rule


def turn_caption(node: Node) -> str:
    """Return a turn as the list shows it, with the sign of its assessment."""
    words = node.text
    if words == "pass":
        words = tr("pass", "a move in a list")
    elif words == SWAP:
        words = tr("swap colours", "a move in a list")
    assessment = assessment_of(node.properties)
    return f"{words} {assessment.sign}" if assessment else words


def suggested_turn(text: str) -> str:
    """Return a turn in notation as sentences name it that suggest it."""
    if text == "pass":
        return tr("pass", "a better move")
    return tr("swap colours", "a better move") if text == SWAP else text


def numbered_turn(view: GameView, node: Node, number: int) -> str:
    """Return a turn with its number and who played it: "12. White c3"."""
    return tr(
        "{number}. {colour} {turn}",
        number=number,
        colour=view.player_name(node.colour),
        turn=turn_caption(node),
    )


def variation_text(node: Node) -> str:
    """Return which of the turns that were played after the same one this is."""
    assert node.parent is not None
    siblings = node.parent.children
    at, count = siblings.index(node) + 1, len(siblings)
    return tr("variation {number} of {count}", number=at, count=count)
