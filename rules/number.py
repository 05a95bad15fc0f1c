"""Reads numbers in texts from outside: files, commands, settings.

Python's ``int`` and ``float`` accept too much: ``1_0``, ``+7``, digits of other scripts, ``nan``,
and texts so long that reading them takes minutes.
"""

from __future__ import annotations

import argparse
import re
from typing import TypeVar

_Number = TypeVar("_Number", int, float)

# the longest numbers are the file ids of file systems, with 128 bits
_WHOLE = re.compile(r"-?[0-9]{1,39}")
_REAL = re.compile(r"-?(?:[0-9]{1,19}(?:\.[0-9]{0,30})?|\.[0-9]{1,30})")


def whole_number(text: str) -> int | None:
    """Return the whole number in a text: ASCII digits, perhaps after a minus; else None."""
    return int(text) if _WHOLE.fullmatch(text) else None


def real_number(text: str) -> float | None:
    """Return the number in a text: like ``whole_number``, perhaps with decimals; else None."""
    return float(text) if _REAL.fullmatch(text) else None


def whole_argument(text: str) -> int:
    """Return a whole number of a command line, for argparse."""
    return _argument(whole_number(text), text)


def real_argument(text: str) -> float:
    """Return a number of a command line, for argparse."""
    return _argument(real_number(text), text)


def _argument(number: _Number | None, text: str) -> _Number:
    if number is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return number
