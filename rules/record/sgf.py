"""The grammar of SGF FF[4] (Martin Müller, Arno Hollosi): text to nodes of properties and back.

It knows no game and no property. Reading and writing are iterative, so that any depth of variations
works, and proceed node by node, so that no tree is needed in memory. Values are plain text here:
unescaped, with newlines as line breaks; what a colon in a value means depends on the property.

    Collection = GameTree { GameTree }        Node     = ";" { Property }
    GameTree   = "(" Node {Node} {GameTree} ")"   Property = Name "[" Value "]" { "[" Value "]" }
"""

from __future__ import annotations

import bisect
import dataclasses
import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from rules.record.whole_file import FileFingerprint
from rules.translatable_text import TranslatableText

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


MAX_PROBLEMS = 100  # kept per game; the rest is counted

_LONGEST_PROBLEM = 200  # characters: a problem quotes the file

# called now and then with the share of a text that has been read, 0 to 1; may raise to stop it
Progress = Callable[[float], None]


class GameFileError(ValueError):
    """A saved game, or a part of one, that cannot be read.

    Attributes:
        problem: what is wrong, without the place.
        line, column: the place, from 1; None for the whole file.
    """

    def __init__(self, problem: str, line: int | None = None, column: int | None = None) -> None:
        if len(problem) > _LONGEST_PROBLEM:
            problem = f"{problem[:_LONGEST_PROBLEM]}…"
        self.problem, self.line, self.column = problem, line, column
        if line is not None:
            problem = TranslatableText(
                "line {line}, column {column}: {problem}", line=line, column=column, problem=problem
            )
        super().__init__(problem)


class MissingGameError(GameFileError):
    """A saved game that cannot be read because the rules of its game are not there.

    Attributes:
        key: the game's, as the file gives it.
        package: the name of the distribution with its rules, as the file gives it; "" for none.
        why: why the rules that are installed cannot be used; "" if none are installed.
    """

    def __init__(self, place: GameFileError, key: str, package: str, why: str) -> None:
        """``place`` says the same without these facts."""
        super().__init__(place.problem, place.line, place.column)
        self.key, self.package, self.why = key, package, why


@dataclasses.dataclass
class ReadReport:
    """How a game was read from its file; empty for a new game.

    Attributes:
        problems: what was not understood or left out, in the order of the text, up to
            ``MAX_PROBLEMS``.
        more: number of further problems.
        alone: whether the text contains nothing but this game.
        fingerprint: the fingerprint of the file when it was read.
        encoding: the one in which the text was read, where that may be wrong: some of it is not
            valid in it, or the user has chosen it; else "".
    """

    problems: list[GameFileError] = dataclasses.field(default_factory=list)
    more: int = 0
    alone: bool = True
    fingerprint: FileFingerprint | None = None
    encoding: str = ""

    @property
    def read_only(self) -> bool:
        """Return whether the file has more than the record, so that saving would lose something."""
        return bool(self.problems or self.encoding) or not self.alone

    def note(self, problem: GameFileError) -> None:
        """Add a problem."""
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(problem)
        else:
            self.more += 1


# groups are repeated within (?>…): where a repetition in (?:…)*+ fails, Python 3.11.2, that of
# Debian 12, does not go back to its beginning
_SPACE = re.compile(r"\s*+")

_LOWER = re.compile(r"[a-z]++")  # comments in names in FF[1] to FF[3]: B and Black are the same

# where a game may begin within damaged or foreign text: only roots have these two properties
_ROOT = re.compile(r"\(\s*+;\s*+(?:FF|GM)\s*+\[\s*+[0-9]++\s*+\]")

# no other thread runs during a match, so it has at most so many values, and escapes in a value;
# what has more is read by several
_AT_ONCE = 2000

_IN_VALUE = rf"(?>(?:[^\]\\]++|\\.){{0,{_AT_ONCE}}})"

_PART = re.compile(_IN_VALUE, re.DOTALL)

_VALUE = re.compile(rf"\[({_IN_VALUE})\]", re.DOTALL)

# its name, "" for none, the capitals that it begins with, and its closed values
_PROPERTY = re.compile(
    rf"\s*+(([A-Z]*+)[A-Za-z]*+)((?>(?:\s*+\[{_IN_VALUE}\]){{0,{_AT_ONCE}}}))\s*+", re.DOTALL
)

_NO_BRACKET = re.compile(rf"(?>(?:[^()\[\]]++|\[{_IN_VALUE}\]){{0,{_AT_ONCE}}})", re.DOTALL)

# what most files consist of, and is read at once: nothing in it has to be unescaped
_PLAIN_TURN = re.compile(r";([A-Z]++)\[([^\]\\\r]*+)\]\s*+(?=[;()])")

_LINE_END = r"\r\n|\n\r|\n|\r"

_ESCAPED = re.compile(rf"\\(?:({_LINE_END})|(.))|({_LINE_END})", re.DOTALL)


class Places:
    """Finds the line and column, from 1, of offsets in a text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._line_ends: array[int] | None = None  # their offsets

    def of(self, offset: int) -> tuple[int, int]:
        """Return the line and the column of a character."""
        if self._line_ends is None:
            self._line_ends = array("I", (end.start() for end in re.finditer("\n", self._text)))
        line = bisect.bisect_left(self._line_ends, offset)
        line_start = self._line_ends[line - 1] + 1 if line else 0
        return line + 1, offset - line_start + 1


def unescape(value: str) -> str:
    """Return the plain text of a bracketed value: without soft line breaks, others as newlines."""
    if "\\" not in value and "\r" not in value:
        return value
    return _ESCAPED.sub(_plain, value)


def _plain(found: re.Match[str]) -> str:
    return found[2] or ("\n" if found[3] else "")


MAX_NODES = 200_000  # per game

EMPTY = TranslatableText("the file is empty")

_ENDS_EARLY = TranslatableText('the text ends too early: ")" is missing')

NO_SGF = TranslatableText('this is not an SGF file: those begin with "(;"')

_WIDTH = 90  # characters after which a line is broken

_MARKS = {"(", ";", ")"}

_START = re.compile(r"\s*+(\(\s*+;)")


class SgfError(ValueError):
    """A text that is not SGF.

    Attributes:
        problem: what is wrong, without the place.
        offset: the place, in characters from the start of the text.
        node: the node it is in, as far as it was read; None outside of nodes.
        cut: the property whose last value is cut off by the end of the text; "" for none.
    """

    def __init__(self, problem: str, offset: int, cut: str = "") -> None:
        self.problem, self.offset, self.cut = problem, offset, cut
        self.node: SgfNode | None = None
        super().__init__(f"{problem} (at {offset})")


class SgfNode:
    """A node of a game tree.

    Attributes:
        properties: name -> values; a property given twice has the values of both.
        children: the nodes that follow: one in a sequence, several as variations.
        offset: of its ";" in the text it was read from, else 0.
    """

    __slots__ = ("children", "offset", "properties")

    def __init__(self, properties: dict[str, list[str]] | None = None, offset: int = 0) -> None:
        self.properties = properties or {}
        self.children: list[SgfNode] = []
        self.offset = offset

    def subtree(self) -> Iterator[SgfNode]:
        """Yield the node itself and all below it, parents and first children first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


class Branching(Protocol):
    """What ``write`` writes: anything with children of its own kind."""

    @property
    def children(self) -> Sequence[Branching]: ...


PropertiesOf = Callable[[Any], Mapping[str, Sequence[str]]]


class Scanner:
    """One pass over the games of a text.

    Attributes:
        at: the offset up to which the text has been read.
    """

    def __init__(self, text: str, at: int = 0) -> None:
        self.text = text
        self.at = at

    @property
    def at_end(self) -> bool:
        """Return whether only space follows."""
        return self._skip_space() == len(self.text)

    @property
    def begins_game(self) -> bool:
        """Return whether a game follows; the space before it is skipped."""
        found = _START.match(self.text, self.at)
        if found is not None:
            self.at = found.start(1)
        return found is not None

    def offset_of(self, name: str, node: SgfNode) -> int:
        """Return the offset of a property of a node, or the node's if it lacks the property."""
        for found in _PROPERTY.finditer(self.text, node.offset + 1):
            if not found[1] and not found[3]:
                break
            if _LOWER.sub("", found[1]) == name:
                return found.start(1)
        return node.offset

    def skip_to_game(self) -> bool:
        """Skip to what looks like the root of a game; return whether there is one."""
        self.at = self._next_game(self.at)
        return self.at < len(self.text)

    def skip_game(self) -> None:
        """Skip quickly to the end of the game that follows, or to its damage."""
        depth = 0
        while True:
            before, self.at = self.at, self._match(_NO_BRACKET, self.at).end()
            mark = self.text[self.at : self.at + 1]
            if mark not in ("(", ")", "") and self.at > before:
                continue
            if mark == "[" and self._read_long_value() is not None:
                continue
            if not mark or mark not in "()" or (depth and _ROOT.match(self.text, self.at)):
                return
            self.at += 1
            depth += 1 if mark == "(" else -1
            if depth <= 0:
                return

    def read_game(self) -> Iterator[SgfNode | str]:
        """Yield the nodes of the game that follows, without children, with "(" and ")" in between.

        Raises:
            SgfError: the text breaks the grammar, or the game has more than ``MAX_NODES`` nodes.
        """
        depth = count = 0
        after = ""
        while depth or not after:
            mark = self.text[self.at : self.at + 1]
            if mark not in _MARKS:
                self._skip_space()
                mark = self.text[self.at : self.at + 1]
            offset = self.at
            if mark != ";" or after == ")":
                _check_order(mark, after, offset)
            if mark == "(" and depth and _ROOT.match(self.text, offset):
                raise SgfError(
                    TranslatableText('another game begins here: ")" is missing before it'), offset
                )
            self.at += 1
            if mark == ";":
                count += 1
                if count > MAX_NODES:
                    raise SgfError(
                        TranslatableText("the game has more than %Ln nodes", "", MAX_NODES), offset
                    )
                yield self._read_node(offset)
            else:
                depth += 1 if mark == "(" else -1
                yield mark
            after = mark

    def _read_node(self, offset: int) -> SgfNode:
        if turn := _PLAIN_TURN.match(self.text, offset):
            self.at = turn.end()
            return SgfNode({turn[1]: [turn[2]]}, offset)
        node = SgfNode(offset=offset)
        self.at, end, name = offset + 1, -1, ""
        try:
            while self.at != end:  # until a search is not left early
                for found in _PROPERTY.finditer(self.text, self.at):
                    self.at = end = found.end()
                    if not found[1] and not found[3] and self.text[end : end + 1] != "[":
                        break
                    if not found[1] and not name:
                        self.at = end = found.start(1)
                        break
                    name = self._read_property(found, node.properties, name)
                    if self.at != end:  # behind a long value
                        break
            if self.at == len(self.text):
                raise SgfError(_ENDS_EARLY, self.at)
        except SgfError as error:
            error.node = node
            raise
        return node

    def _read_property(
        self, found: re.Match[str], properties: dict[str, list[str]], before: str
    ) -> str:
        """Add the values of a property and return its name, the one ``before`` if it continues."""
        name = found[1] if found[1] == found[2] else _LOWER.sub("", found[1])
        if not found[1]:
            name = before
        if not name:
            problem = TranslatableText(
                "{name} is not a property: it needs capitals", name=repr(found[1])
            )
            raise SgfError(problem, found.start(1))
        values = _VALUE.findall(found[3])
        if "\\" in found[3] or "\r" in found[3]:
            values = [unescape(value) for value in values]
        is_cut = False
        if self.text[self.at : self.at + 1] == "[" and len(values) < _AT_ONCE:
            value = self._read_long_value()
            is_cut = value is None
            if value is not None:
                values.append(unescape(value))
                self._skip_space()
        if is_cut:
            values.append(unescape(self.text[self.at + 1 : self._next_game(self.at + 1)]))
        if name in properties:
            properties[name] += values
        elif values:
            properties[name] = values
        if is_cut:
            problem = TranslatableText("the text ends within the value that begins here")
            raise SgfError(problem, self.at, name)
        if not values:
            problem = TranslatableText('the property {name} has no value: expected "["', name=name)
            raise SgfError(problem, self.at)
        return name

    def _read_long_value(self) -> str | None:
        """Return the value that begins here, and go behind it; None if it does not end."""
        end, before = self.at + 1, self.at
        while end > before:
            before, end = end, self._match(_PART, end).end()
        if self.text[end : end + 1] != "]":
            return None
        value = self.text[self.at + 1 : end]
        self.at = end + 1
        return value

    def _next_game(self, at: int) -> int:
        found = _ROOT.search(self.text, at)
        return found.start() if found else len(self.text)

    def _skip_space(self) -> int:
        self.at = self._match(_SPACE, self.at).end()
        return self.at

    def _match(self, pattern: re.Pattern[str], at: int) -> re.Match[str]:
        """Return the match of a pattern that fits anywhere."""
        found = pattern.match(self.text, at)
        assert found is not None
        return found


def read(text: str) -> SgfNode:
    """Return the first game tree of a collection; later ones are not read.

    Raises:
        SgfError: there is none, it breaks the grammar or has more than ``MAX_NODES`` nodes.
    """
    scanner = Scanner(text)
    if scanner.at_end:
        raise SgfError(EMPTY, scanner.at)
    if not scanner.begins_game:
        raise SgfError(NO_SGF, scanner.at)
    top = SgfNode()
    grow(top, scanner.read_game())
    return top.children[0]


def grow(node: SgfNode, items: Iterable[SgfNode | str]) -> None:
    """Add the game tree that ``Scanner.read_game`` yields below a node.

    Raises:
        SgfError: as reading does; what came before it has been added.
    """
    forks = []  # where each open variation leaves the tree
    for item in items:
        if isinstance(item, SgfNode):
            node.children.append(item)
            node = item
        elif item == "(":
            forks.append(node)
        else:
            node = forks.pop()


def read_root(text: str) -> SgfNode:
    """Return the readable part of a game's first node; an empty node if there is no game."""
    scanner = Scanner(text)
    if not scanner.begins_game:
        scanner.skip_to_game()
    try:
        return next(item for item in scanner.read_game() if isinstance(item, SgfNode))
    except SgfError as error:
        return error.node or SgfNode()


def write(root: Branching, properties: PropertiesOf) -> str:
    """Return the text of a game tree; ``properties`` returns those of a node."""
    return "".join(pieces(root, properties))


def pieces(root: Branching, properties: PropertiesOf) -> Iterator[str]:
    """Yield the same text piece by piece, in lines of moderate length."""
    yield "("
    yield _node_text(properties(root))
    width = 0
    waiting: list[Branching | str] = []
    _put_children(root, waiting)
    while waiting:
        item = waiting.pop()
        part = item if isinstance(item, str) else _node_text(properties(item))
        if part == "(" or (part != ")" and width + len(part) > _WIDTH):
            yield "\n"
            width = 0
        yield part
        width += len(part)
        if not isinstance(item, str):
            _put_children(item, waiting)
    yield ")\n"


def escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")


def _check_order(mark: str, after: str, offset: int) -> None:
    """Check that "(", ";" or ")" may follow ``after``, the previous one, or "" at the start."""
    if not mark:
        raise SgfError(_ENDS_EARLY, offset)
    if mark == "[":
        raise SgfError(TranslatableText("a value without a property"), offset)
    if mark not in "();":
        raise SgfError(TranslatableText("{mark} is out of place here", mark=repr(mark)), offset)
    if after == "(" and mark != ";":
        raise SgfError(TranslatableText('expected ";": a variation begins with a node'), offset)
    if after == ")" and mark == ";":
        raise SgfError(TranslatableText("a node after a variation"), offset)


def _put_children(node: Branching, waiting: list[Branching | str]) -> None:
    """Push what follows a node on the stack, so that the first child is popped first."""
    if len(node.children) == 1:
        waiting.append(node.children[0])
        return
    for child in reversed(node.children):
        waiting.extend((")", child, "("))


def _node_text(properties: Mapping[str, Sequence[str]]) -> str:
    parts = [";"]
    for name, values in properties.items():
        parts.append(name)
        parts.extend([f"[{escape(value)}]" for value in values])
    return "".join(parts)
