"""The grammar of SGF FF[4] (Martin Müller, Arno Hollosi): text to trees of properties and back.

It knows no game and no property. Reading and writing are iterative, so that no depth of variations
is too much. Values are plain text here: their escapes are undone and line breaks are newlines;
what a colon in a value means is left to those who know the property.

    Collection = GameTree { GameTree }        Node     = ";" { Property }
    GameTree   = "(" Node {Node} {GameTree} ")"   Property = Name "[" Value "]" { "[" Value "]" }
"""

from __future__ import annotations

import re
from collections.abc import Iterator

MOST_NODES = 200_000  # in one game

_WIDTH = 90  # characters after which a line is broken

_SPACE = re.compile(r"\s*+")
_START = re.compile(r"\(\s*+;")
_NAME = re.compile(r"[A-Za-z]++")
_LOWER = re.compile(r"[a-z]++")
_VALUE = re.compile(r"\s*+\[((?:[^\]\\]++|\\.)*+)\]", re.DOTALL)
_LINE_END = r"\r\n|\n\r|\n|\r"
_ESCAPED = re.compile(rf"\\(?:({_LINE_END})|(.))|({_LINE_END})", re.DOTALL)


class SgfError(ValueError):
    """A text that is no SGF.

    Attributes:
        problem: what is wrong, without the place.
        line, column: where, both from 1.
    """

    def __init__(self, problem: str, line: int, column: int) -> None:
        self.problem, self.line, self.column = problem, line, column
        super().__init__(f"line {line}, column {column}: {problem}")


class SgfNode:
    """A node of a game tree.

    Attributes:
        properties: name -> values; a property given twice has the values of both.
        children: the nodes that follow: one in a sequence, several as variations.
        offset: where its ";" stands in the text it was read from, else 0.
        offsets: property name -> where it stands.
    """

    __slots__ = ("children", "offset", "offsets", "properties")

    def __init__(self, properties: dict[str, list[str]] | None = None, offset: int = 0) -> None:
        self.properties = properties or {}
        self.children: list[SgfNode] = []
        self.offset = offset
        self.offsets: dict[str, int] = {}

    def subtree(self) -> Iterator[SgfNode]:
        """The node itself and all below it, parents and first children first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


def read(text: str, *, root_only: bool = False) -> SgfNode:
    """The first game tree of a collection; the ones after it are not looked at.

    With ``root_only`` reading stops after the first node.

    Raises:
        SgfError: the text breaks the grammar, or the game has more than ``MOST_NODES`` nodes.
    """
    return _Reader(text).read(root_only)


def write(root: SgfNode) -> str:
    """The text of one game tree, in lines of moderate length."""
    return "".join(pieces(root))


def pieces(root: SgfNode) -> Iterator[str]:
    """The same text, bit by bit."""
    yield from ("(", _node_text(root))
    width = 0
    waiting: list[SgfNode | str] = []
    _put_children(root, waiting)
    while waiting:
        item = waiting.pop()
        part = item if isinstance(item, str) else _node_text(item)
        if part == "(" or (part != ")" and width + len(part) > _WIDTH):
            yield "\n"
            width = 0
        yield part
        width += len(part)
        if isinstance(item, SgfNode):
            _put_children(item, waiting)
    yield ")\n"


def place(text: str, offset: int) -> tuple[int, int]:
    """Line and column, both from 1, of a place in a text."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def unescape(value: str) -> str:
    """Plain text of what stands between brackets: soft line breaks gone, others as newlines."""
    if "\\" not in value and "\r" not in value:
        return value
    return _ESCAPED.sub(lambda found: found[2] or ("\n" if found[3] else ""), value)


def escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]")


class _Reader:
    """One pass over a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.node_count = 0

    def read(self, root_only: bool) -> SgfNode:
        start = self._skip_space()
        if start == len(self.text):
            raise self._error("the file is empty", start)
        if not _START.match(self.text, start):
            raise self._error('this is no SGF file: one begins with "(;"', start)
        self.at = start + 1
        top = SgfNode()
        node = top
        forks = [top]  # where each open variation leaves the tree
        after = "("
        while forks:
            offset = self._skip_space()
            mark = self.text[offset : offset + 1]
            if root_only and node is not top and mark in "();":
                break
            self._check_order(mark, after, offset)
            self.at += 1
            if mark == "(":
                forks.append(node)
            elif mark == ")":
                node = forks.pop()
            else:
                node = self._read_node(node, offset)
            after = mark
        if not root_only:
            self._check_rest()
        return top.children[0]

    def _read_node(self, parent: SgfNode, offset: int) -> SgfNode:
        self.node_count += 1
        if self.node_count > MOST_NODES:
            raise self._error(f"the game has more than {MOST_NODES} nodes", offset)
        node = SgfNode(offset=offset)
        parent.children.append(node)
        while found := _NAME.match(self.text, self._skip_space()):
            # lower-case letters were comments in FF[1] to FF[3]: B and Black are the same
            name = _LOWER.sub("", found[0])
            if not name:
                raise self._error(f"{found[0]!r} is no property: it needs capitals", self.at)
            node.offsets.setdefault(name, self.at)
            self.at = found.end()
            node.properties.setdefault(name, []).extend(self._read_values(name))
        return node

    def _read_values(self, name: str) -> list[str]:
        values = []
        while found := _VALUE.match(self.text, self.at):
            values.append(unescape(found[1]))
            self.at = found.end()
        offset = self._skip_space()
        if self.text[offset : offset + 1] == "[":
            raise self._error("the text ends within the value that begins here", offset)
        if not values:
            raise self._error(f'the property {name} has no value: "[" expected', offset)
        return values

    def _check_order(self, mark: str, after: str, offset: int) -> None:
        """Whether "(", ";" or ")" may stand here, after the last one of them."""
        if not mark:
            raise self._error('the text ends too early: ")" is missing', offset)
        if mark == "[":
            raise self._error("a value without a property", offset)
        if mark not in "();":
            raise self._error(f"{mark!r} is out of place here", offset)
        if after == "(" and mark != ";":
            raise self._error('";" expected: a variation begins with a node', offset)
        if after == ")" and mark == ";":
            raise self._error("a node after a variation", offset)

    def _check_rest(self) -> None:
        """After a game only another one may come."""
        offset = self._skip_space()
        if self.text[offset : offset + 1] not in ("", "("):
            raise self._error("there is text after the end of the game", offset)

    def _skip_space(self) -> int:
        found = _SPACE.match(self.text, self.at)
        assert found is not None
        self.at = found.end()
        return self.at

    def _error(self, problem: str, offset: int) -> SgfError:
        return SgfError(problem, *place(self.text, offset))


def _put_children(node: SgfNode, waiting: list[SgfNode | str]) -> None:
    """Put what follows a node on the stack, the first child to come off first."""
    if len(node.children) == 1:
        waiting.append(node.children[0])
        return
    for child in reversed(node.children):
        waiting.extend((")", child, "("))


def _node_text(node: SgfNode) -> str:
    parts = [";"]
    for name, values in node.properties.items():
        parts.append(name)
        parts.extend([f"[{escape(value)}]" for value in values])
    return "".join(parts)
