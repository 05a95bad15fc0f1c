"""The text of saved games, searched in linear time however damaged it is.

Long stretches are searched in pieces: within one, Python runs no other thread, and the window would
freeze.
"""

from __future__ import annotations

import bisect
import re
from array import array

_PIECE = 1 << 15  # characters that are searched at once

# groups are repeated within (?>…): where a repetition in (?:…)*+ fails, Python 3.11.2, that of
# Debian 12, does not go back to its beginning
_SPACE = re.compile(r"\s*+")
_NAME = re.compile(r"[A-Za-z]*+")
_LOWER = re.compile(r"[a-z]++")
# where a game may begin within damaged or foreign text: only roots have these two properties
_ROOT = re.compile(r"\(\s*+;\s*+(?:FF|GM)\s*+\[\s*+[0-9]++\s*+\]")
_VALUE = re.compile(r"\s*+\[((?>(?:[^\]\\]++|\\.)*))\]", re.DOTALL)
_IN_VALUE = re.compile(r"(?>(?:[^\]\\]++|\\.)*)", re.DOTALL)
_NO_BRACKET = re.compile(r"(?>(?:[^()\[\]]++|\[(?>(?:[^\]\\]++|\\.)*)\])*)", re.DOTALL)
_NO_MARK = re.compile(r"[^()\[\]]*+")
# what most files consist of, and can be read at once: nothing in it has to be unescaped
_PLAIN_VALUES = re.compile(r"(?>(?:\[[^\]\\\r]*+\])+)")
_PLAIN_PROPERTY = re.compile(r"([A-Z]++)\[([^\]\\\r]*+(?>(?:\]\[[^\]\\\r]*+)*))\]")
_PLAIN_TURN = re.compile(r";([A-Z]++)\[([^\]\\\r]*+)\](?=[;()])")
_PLAIN_NODE = re.compile(r";((?>(?:\s*+[A-Z]++(?>(?:\[[^\]\\\r]*+\])+))*))\s*+(?=[;()])")
_LINE_GAME = re.compile(r"\((?>(?:[^()\[\]]++|\[(?>(?:[^\]\\]++|\\.)*)\])*)\)", re.DOTALL)
_LINE_END = r"\r\n|\n\r|\n|\r"
_ESCAPED = re.compile(rf"\\(?:({_LINE_END})|(.))|({_LINE_END})", re.DOTALL)
_PLAIN = re.compile(r"[^\\\r\n]")


class SgfText:
    """A text, with what earlier searches found.

    Attributes:
        text: the text itself.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._unclosed_from = len(text)  # no value from here on is closed
        self._next_game = (0, -1)  # (start, result) of the last search

    def skip_space(self, at: int) -> int:
        """Return the offset of the next character that is not space, or the end of the text."""
        if not self.text[at : at + 1].isspace():
            return at
        return _match_in_pieces(_SPACE, self.text, at)

    def name(self, at: int) -> tuple[str, int]:
        """Return the name of the property at this offset, "" for none, and the offset behind it.

        Lower-case letters were comments in FF[1] to FF[3]: B and Black are the same.
        """
        end = _match_in_pieces(_NAME, self.text, at)
        pieces = [self.text[i : min(end, i + _PIECE)] for i in range(at, end, _PIECE)]
        return "".join([_LOWER.sub("", piece) for piece in pieces]), end

    def plain_node(self, at: int) -> tuple[dict[str, list[str]], int] | None:
        """Return the properties of the node at this offset, and the offset of what follows it.

        None if they must be read one by one.
        """
        found = _PLAIN_TURN.match(self.text, at, at + _PIECE)
        if found is not None:  # as almost all nodes are
            return {found[1]: [found[2]]}, found.end()
        found = _PLAIN_NODE.match(self.text, at, at + _PIECE)
        if found is None:
            return None
        named = _PLAIN_PROPERTY.findall(found[1])
        properties = {name: values.split("][") for name, values in named}
        return (properties, found.end()) if len(properties) == len(named) else None

    def property_offset(self, node: int, name: str) -> int:
        """Return the offset of a property of the node at an offset; the node's own without it."""
        at = self.skip_space(node + 1)
        while named := self.name(at)[0]:
            if named == name:
                return at
            at = self.skip_space(self.values(self.name(at)[1])[1])
        return node

    def values(self, at: int) -> tuple[list[str], int]:
        """Return the bracketed values that follow, unescaped, and the offset behind the last."""
        values: list[str] = []
        while True:
            if plain := _PLAIN_VALUES.match(self.text, at, at + _PIECE):
                values += plain[0][1:-1].split("][")
                at = plain.end()
            elif found := self.value(at):
                values.append(found[0])
                at = found[1]
            else:
                return values, at

    def value(self, at: int) -> tuple[str, int] | None:
        """Return the bracketed value that follows, unescaped, and the offset behind it.

        None if no "[" follows, or the text ends within the value.
        """
        if at + 1 < self._unclosed_from:
            found = _VALUE.match(self.text, at, at + _PIECE)
            if found is not None:
                return unescape(found[1]), found.end()
        start = self.skip_space(at)
        if self.text[start : start + 1] != "[":
            return None
        end = self._value_end(start + 1)
        return None if end < 0 else (unescape(self.text[start + 1 : end]), end + 1)

    def next_game(self, at: int) -> int:
        """Return the offset of what looks like the root of a game, from ``at`` on, or the end."""
        since, found = self._next_game
        if not since <= at <= found:
            found = self.text.find("(", at)
            while found >= 0 and not _ROOT.match(self.text, found):
                found = self.text.find("(", found + 1)
            found = len(self.text) if found < 0 else found
            self._next_game = at, found
        return found

    def begins_root(self, at: int) -> bool:
        """Return whether something like the root of a game is at this offset."""
        return _ROOT.match(self.text, at) is not None

    def line_end(self, at: int) -> int:
        """Return the offset behind a game without variations, or ``at`` if it is not so simple."""
        if at >= self._unclosed_from:
            return at
        found = _LINE_GAME.match(self.text, at, at + _PIECE)
        return found.end() if found else at

    def next_bracket(self, at: int) -> int:
        """Return the offset of the next "(" or ")" outside of values, or of damage before it."""
        while True:
            pattern = _NO_BRACKET if at < self._unclosed_from else _NO_MARK
            at = _match_in_pieces(pattern, self.text, at)
            if self.text[at : at + 1] != "[":
                return at
            end = self._value_end(at + 1)  # a value longer than a piece
            if end < 0:
                return at
            at = end + 1

    def _value_end(self, at: int) -> int:
        """Return the offset of the "]" that closes the value starting at ``at``; -1 for none."""
        # whether a bracket is escaped does not depend on which value it would close
        if at >= self._unclosed_from:
            return -1
        end = _match_in_pieces(_IN_VALUE, self.text, at)
        if self.text[end : end + 1] == "]":
            return end
        self._unclosed_from = at
        return -1


class Places:
    """Finds the line and column, from 1, of offsets in a text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._line_ends: array[int] | None = None  # their offsets

    def of(self, offset: int) -> tuple[int, int]:
        """Return the line and the column of a character."""
        if self._line_ends is None:
            self._line_ends = array("I", [])
            at = self._text.find("\n")
            while at >= 0:
                self._line_ends.append(at)
                at = self._text.find("\n", at + 1)
        line = bisect.bisect_left(self._line_ends, offset)
        line_start = self._line_ends[line - 1] + 1 if line else 0
        return line + 1, offset - line_start + 1


def unescape(value: str) -> str:
    """Return the plain text of a bracketed value: without soft line breaks, others as newlines."""
    if "\\" not in value and "\r" not in value:
        return value
    return "".join([_ESCAPED.sub(_plain, piece) for piece in _pieces_of(value)])


def _plain(found: re.Match[str]) -> str:
    return found[2] or ("\n" if found[3] else "")


def _pieces_of(value: str) -> list[str]:
    """Return a value in pieces that do not end within an escape or a line break."""
    pieces = []
    start = 0
    while start < len(value):
        end = start + _PIECE
        # after a plain character, escaped or not, the next one begins something new
        while end < len(value) and not (found := _PLAIN.search(value, end, end + _PIECE)):
            end += _PIECE
        end = found.end() if end < len(value) and found else len(value)
        pieces.append(value[start:end])
        start = end
    return pieces


def _match_in_pieces(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Return the end of a match of a pattern that repeats something short."""
    while True:
        found = pattern.match(text, at, at + _PIECE)
        assert found is not None
        # the next piece reads an escape that would be split
        if found.end() < at + _PIECE - 1:
            return found.end()
        at = found.end()
