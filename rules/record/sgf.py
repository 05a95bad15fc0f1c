"""The grammar of SGF FF[4] (Martin Müller, Arno Hollosi): text to nodes of properties and back.

It knows no game and no property. Reading and writing are iterative, so that any depth of variations
works, and proceed node by node, so that no tree is needed in memory. Values are plain text here:
unescaped, with newlines as line breaks; what a colon in a value means depends on the property.

    Collection = GameTree { GameTree }        Node     = ";" { Property }
    GameTree   = "(" Node {Node} {GameTree} ")"   Property = Name "[" Value "]" { "[" Value "]" }
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from rules.record.sgf_text import SgfText, unescape
from rules.translatable_text import TranslatableText

MAX_NODES = 200_000  # per game

EMPTY = TranslatableText("the file is empty")
_ENDS_EARLY = TranslatableText('the text ends too early: ")" is missing')
NO_SGF = TranslatableText('this is not an SGF file: those begin with "(;"')

_WIDTH = 90  # characters after which a line is broken

_MARKS = {"(", ";", ")"}
_START = re.compile(r"\(\s*+;")


class SgfError(ValueError):
    """A text that is not SGF.

    Attributes:
        problem: what is wrong, without the place.
        offset: the place, in characters from the start of the text.
        node: the node it is in, as far as it was read; None outside of nodes.
        cut: the property whose last value is cut off by the end of the text; "" for none.
    """

    def __init__(self, problem: str, offset: int) -> None:
        self.problem, self.offset = problem, offset
        self.node: SgfNode | None = None
        self.cut = ""
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

    def __init__(self, text: str | SgfText, at: int = 0) -> None:
        """Scanners of the same text should share an ``SgfText``."""
        self._source = text if isinstance(text, SgfText) else SgfText(text)
        self.text = self._source.text
        self.at = at
        self._node_count = 0

    @property
    def at_end(self) -> bool:
        """Return whether only space follows."""
        return self._skip_space() == len(self.text)

    @property
    def begins_game(self) -> bool:
        """Return whether a game follows."""
        return _START.match(self.text, self._skip_space()) is not None

    def offset_of(self, name: str, node: SgfNode) -> int:
        """Return the offset of a property of a node, or the node's if it lacks the property."""
        return self._source.property_offset(node.offset, name)

    def skip_to_game(self) -> bool:
        """Skip to what looks like the root of a game; return whether there is one."""
        self.at = self._source.next_game(self.at)
        return self.at < len(self.text)

    def skip_game(self) -> None:
        """Skip quickly to the end of the game that follows, or to its damage."""
        start, self.at = self.at, self._source.line_end(self.at)
        if self.at > start:
            return
        depth = 0
        while True:
            self.at = self._source.next_bracket(self.at)
            mark = self.text[self.at : self.at + 1]
            if not mark or mark not in "()" or (depth and self._source.begins_root(self.at)):
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
        self._node_count = 0
        depth = 0
        after = ""
        while depth or not after:
            mark = self.text[self.at : self.at + 1]
            if mark not in _MARKS:
                self._skip_space()
                mark = self.text[self.at : self.at + 1]
            offset = self.at
            if mark != ";" or after == ")":
                _check_order(mark, after, offset)
            if mark == "(" and depth and self._source.begins_root(offset):
                raise SgfError(
                    TranslatableText('another game begins here: ")" is missing before it'), offset
                )
            self.at += 1
            if mark == ";":
                yield self._read_node(offset)
            else:
                depth += 1 if mark == "(" else -1
                yield mark
            after = mark

    def _read_node(self, offset: int) -> SgfNode:
        self._node_count += 1
        if self._node_count > MAX_NODES:
            raise SgfError(
                TranslatableText("the game has more than %Ln nodes", "", MAX_NODES), offset
            )
        if plain := self._source.plain_node(offset):
            properties, self.at = plain
            return SgfNode(properties, offset)
        node = SgfNode(offset=offset)
        try:
            while (named := self._source.name(self._skip_space()))[1] > self.at:
                name, end = named
                if not name:
                    written = repr(self.text[self.at : end])
                    raise SgfError(
                        TranslatableText(
                            "{name} is not a property: it needs capitals", name=written
                        ),
                        self.at,
                    )
                self.at = end
                self._read_values(name, node.properties)
            if self.at == len(self.text):
                raise SgfError(_ENDS_EARLY, self.at)
        except SgfError as error:
            error.node = node
            raise
        return node

    def _read_values(self, name: str, properties: dict[str, list[str]]) -> None:
        values, self.at = self._source.values(self.at)
        if values:
            properties.setdefault(name, []).extend(values)
        offset = self._skip_space()
        if self.text[offset : offset + 1] == "[":
            rest = self.text[offset + 1 : self._source.next_game(offset + 1)]
            properties.setdefault(name, []).append(unescape(rest))
            error = SgfError(
                TranslatableText("the text ends within the value that begins here"), offset
            )
            error.cut = name
            raise error
        if not values:
            raise SgfError(
                TranslatableText('the property {name} has no value: expected "["', name=name),
                offset,
            )

    def _skip_space(self) -> int:
        self.at = self._source.skip_space(self.at)
        return self.at


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
