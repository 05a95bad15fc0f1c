"""SGF's SimpleText as it can be shown: one line, without what would steer a screen."""

from __future__ import annotations

import unicodedata

_OVERRIDES = "\u202d\u202e"  # they would turn the reading direction of what follows around
_OBJECTS = "\ufffc"  # stands for a picture in a text
_REPLACEMENT = "\ufffd"


def simple_text(text: str, longest: int | None = None) -> str:
    """One line of a text without control characters; longer ones are cut, and end in "…"."""
    line = " ".join(shown_text(text).split())
    return line if longest is None or len(line) <= longest else f"{line[: longest - 1]}…"


def shown_text(text: str) -> str:
    """A text with its lines and tabs, without other control characters."""
    if text.isprintable():
        kept = text
    else:
        kept = "".join([_shown(character) for character in text])
    return kept.replace(_OBJECTS, _REPLACEMENT)


def _shown(character: str) -> str:
    if character in "\n\t":
        return character
    if character in _OVERRIDES:
        return ""
    match unicodedata.category(character):
        case "Cc":
            return ""
        case "Zl" | "Zp":
            return "\n"
        case "Cs":
            return _REPLACEMENT
        case "Cn" if 0xFDD0 <= ord(character) <= 0xFDEF or ord(character) & 0xFFFE == 0xFFFE:
            return _REPLACEMENT  # noncharacters, which text layout uses for its own ends
    return character
