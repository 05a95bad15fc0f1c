"""Merges two branches that begin with the same turn below the same node, and separates them."""

from __future__ import annotations

from rules.record.game_record import GameRecord, Node

_NodeState = tuple[list[Node], dict[str, list[str]], Node | None]  # children, properties, next


class BranchMerge:
    """The branch that stays, with the other branch merged into it.

    Turns that both have belong to the branch that stays; the other branch's lines come before its
    own, because they were played later.
    """

    def __init__(self, record: GameRecord, stays: Node, other: Node) -> None:
        """Merge them, in the place of ``other``."""
        self._record, self._stays, self._other = record, stays, other
        self._same: dict[Node, Node] = {}  # a turn of the other branch -> of the one that stays
        self._before: dict[Node, _NodeState] = {}  # the turns that stay, as they were before
        self._moved: list[tuple[Node, Node]] = []  # a turn, and its parent in the other branch
        siblings = _siblings(stays)
        siblings.remove(stays)
        siblings[siblings.index(other)] = stays
        waiting = [(stays, other)]
        while waiting:
            one, two = waiting.pop()
            waiting += self._take_in(one, two)
        self._follow(other, stays, self._same)

    def split(self) -> None:
        """Separate them again; what has been played since stays where it is."""
        for node, parent in self._moved:
            siblings = _siblings(node)
            siblings.remove(node)
            node.parent = parent
        for node, (children, properties, visited) in self._before.items():
            there = [child for child in children if child in node.children]
            node.children = there + [child for child in node.children if child not in there]
            node.properties = properties
            if node.next not in node.children:
                node.next = visited if visited in node.children else None
        siblings = _siblings(self._stays)
        siblings.insert(siblings.index(self._stays), self._other)
        now = {one: two for two, one in self._same.items()}
        self._follow(self._stays, self._other, now)

    def _take_in(self, one: Node, two: Node) -> list[tuple[Node, Node]]:
        """Merge a turn into the one that stays; return the pairs of equal children."""
        self._same[two] = one
        self._before[one] = list(one.children), one.properties, one.next
        own = {child.text: child for child in one.children}
        pairs, first = [], []
        for child in two.children:
            same = own.pop(child.text, None)
            if same is not None:
                pairs.append((same, child))
            else:
                child.parent = one
                self._moved.append((child, two))
            first.append(same or child)
        one.children = [*first, *own.values()]
        one.properties = one.properties | two.properties
        if two.next is not None:
            one.next = next(c for c in first if c.text == two.next.text)
        return pairs

    def _follow(self, first: Node, after: Node, now: dict[Node, Node]) -> None:
        """Move the current node to the turns that are in the tree now, from ``after`` on."""
        record, parent = self._record, after.parent
        record.shape += 1
        if parent is not None and parent.next is first:
            parent.next = after
        if record.ended_at is not None:
            record.ended_at = now.get(record.ended_at, record.ended_at)
        if record.aside is not None:
            record.aside = now.get(record.aside, record.aside)
        record.node = now.get(record.node, record.node)


def same_turn_sibling(node: Node) -> Node | None:
    """Return a sibling with the same turn, None if there is none."""
    return next((c for c in _siblings(node) if c is not node and c.text == node.text), None)


def _siblings(node: Node) -> list[Node]:
    assert node.parent is not None
    return node.parent.children
