"""The clock times of a game in its record, as SGF stores them.

``TM`` and ``OT`` at the root hold the time control. A turn's node holds the time left to its player
right after the turn, before any increment or new period: ``BL`` for the player who started as
Black, ``WL`` for the other, and in overtime ``OB`` or ``OW``, the number of turns for that time.
``XL`` is an extension: the seconds that the player to move has already spent on the next turn. A
clock that has reached 0 stays there: such a game continues without clocks.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from rules.clock import NO_CLOCKS, Left, TimeControl, read_seconds, read_time_control

if TYPE_CHECKING:
    from rules.record.game_record import GameRecord, Node


_NAMES = (("BL", "OB"), ("WL", "OW"))  # [player]
SPENT = "XL"


def time_control(record: GameRecord) -> TimeControl:
    """Return the time control of a game; none if it is missing or not understood."""
    main, overtime = _value(record.root, "TM"), _value(record.root, "OT")
    return read_time_control(main, overtime) or NO_CLOCKS


def set_time_control(record: GameRecord, control: TimeControl) -> None:
    for name, text in zip(("TM", "OT"), control.sgf(), strict=True):
        _write(record.root, name, text)


def left_at(node: Node, player: int, control: TimeControl) -> Left | None:
    """Return what ``player`` has left after the turn of ``node``, for their next one.

    Nodes without a valid time are skipped. None without clocks.
    """
    name, turns_name = _NAMES[player]
    above: Node | None = node if control else None
    while above is not None:
        seconds = read_seconds(_value(above, name))
        if seconds is not None:
            left = Left(seconds, _turns(_value(above, turns_name), control))
            return left if left.out else control.renewed(left)
        above = above.parent
    return control.start


def set_left_at(node: Node, player: int, left: Left | None) -> None:
    """Write what ``player`` had left after the turn of ``node``; None if it took no time.

    This replaces all times at the node.
    """
    for name in (*_NAMES[0], *_NAMES[1], SPENT):
        node.properties.pop(name, None)
    if left is not None:
        hundredths = math.floor(_hundredths(left.seconds))
        _write(node, _NAMES[player][0], _text(hundredths if left.out else max(1, hundredths)))
        _write(node, _NAMES[player][1], str(left.turns or ""))


def spent_at(node: Node) -> float:
    """Return the seconds that the player to move after ``node`` has spent on the next turn."""
    return read_seconds(_value(node, SPENT)) or 0.0


def set_spent_at(node: Node, seconds: float) -> bool:
    """Write the seconds spent on the turn after ``node``; return whether they changed."""
    text = _text(math.ceil(_hundredths(seconds))) if seconds > 0 else ""
    if text == _value(node, SPENT):
        return False
    _write(node, SPENT, text)
    return True


def _turns(text: str, control: TimeControl) -> int:
    """Return the number of overtime turns in a text; 0 in main time."""
    if control.main_seconds and not text:
        return 0
    known = re.fullmatch("[1-9][0-9]{0,6}", text)
    return min(int(text), control.overtime_turns) if known else control.overtime_turns


def _hundredths(seconds: float) -> float:
    return round(100 * seconds, 6)  # 0.29 s is 29, not slightly less


def _text(hundredths: int) -> str:
    return f"{hundredths / 100:.2f}"


def _value(node: Node, name: str) -> str:
    return (node.properties.get(name) or [""])[0]


def _write(node: Node, name: str, text: str) -> None:
    if text:
        node.properties[name] = [text]
    else:
        node.properties.pop(name, None)
