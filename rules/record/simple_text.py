"""SGF texts for display, without characters that control the screen or the layout."""

from __future__ import annotations

import re

_MAX_SPACES = 20  # per shown character

_BREAKS = re.compile("[\u2028\u2029]")
# controls, a mark of byte order, and overrides, which would reverse the direction of what follows
_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202d\u202e\ufeff]")
# halves of characters, a sign that stands for a picture, and code points without a character
_NO_TEXT = re.compile(
    "[\ud800-\udfff\ufdd0-\ufdef\ufffc"
    + "".join([chr(plane << 16 | 0xFFFE) + chr(plane << 16 | 0xFFFF) for plane in range(17)])
    + "]"
)


def shown_text(text: str) -> str:
    """Return a text with its lines and tabs, without other control characters."""
    return _NO_TEXT.sub("\ufffd", _STEERING.sub("", _BREAKS.sub("\n", text)))


def simple_text(text: str, longest: int) -> str:
    """Return one line of a text; a longer one is cut to so many characters and ends in "…"."""
    line = " ".join(shown_text(text[: _MAX_SPACES * longest]).split())
    return line if len(line) <= longest else f"{line[: longest - 1]}…"
