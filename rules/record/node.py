"""A node of a game's tree of turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator

Turn = tuple[int, ...]


class Node:
    """A turn in the tree, or the root before the first one. Compared by identity.

    Attributes:
        parent: the node before; None at the root.
        children: the turns played from here, the main line's first.
        turn: the steps; () at the root.
        text: the turn in notation; "" at the root.
        colour: the colour that played it.
        properties: SGF name -> values, without the turn; plain text without escapes. ``C`` is the
            comment.
    """

    __slots__ = ("children", "colour", "next", "parent", "properties", "text", "turn")

    def __init__(
        self, parent: Node | None = None, turn: Turn = (), text: str = "", colour: int = 0
    ) -> None:
        self.parent = parent
        self.children: list[Node] = []
        self.turn = turn
        self.text = text
        self.colour = colour
        self.properties: dict[str, list[str]] = {}
        self.next: Node | None = None  # the child visited last

    def __repr__(self) -> str:
        return f"<Node {'BW'[self.colour]} {self.text}>" if self.parent else "<Node root>"

    def path(self) -> list[Node]:
        """Return the nodes from the first turn to this one; empty at the root."""
        nodes = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    def subtree(self) -> Iterator[Node]:
        """Yield the node itself and all below it, parents and first children first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


def descend(node: Node, choose: Callable[[Node], Node]) -> Iterator[Node]:
    """Yield the nodes below ``node``, each the one chosen among the children."""
    while node.children:
        node = choose(node)
        yield node
