"""A saved game whose rules are not there: what its file says, and its moves as they are written."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules.outcome import Outcome
from rules.record import sgf
from rules.record.game_reader import read_result
from rules.record.game_root import OPTIONS, sets_up
from rules.record.sgf import MissingGameError, Scanner, SgfError, SgfNode

_COLOURS = ("B", "W")


class WrittenMove(NamedTuple):
    """A move of a scoresheet, or what stands before the first one.

    Attributes:
        depth: 0 on the main line, 1 in a variation of it, and so on.
        number: of the turn, from 1; 0 before the first one, -1 for a comment on the turn before.
        colour: BLACK or WHITE, as the file gives it.
        text: the turn; "" without one.
        comment: the comment on it, or "".
    """

    depth: int
    number: int
    colour: int
    text: str
    comment: str


@dataclasses.dataclass(frozen=True)
class Scoresheet:
    """What the file of a game says, not checked by any rules.

    Attributes:
        missing: which game it is, and why it cannot be played.
        root: the tree of nodes, as far as it could be read.
        text: the text that it was read from.
        alone: whether the file holds nothing else.
        problem: where the text is damaged; "" if it is whole.
    """

    missing: MissingGameError
    root: SgfNode
    text: str
    alone: bool = True
    problem: str = ""

    def value(self, name: str) -> str:
        """Return the first value of a property of the root; "" without one."""
        return (self._root.get(name) or [""])[0]

    @property
    def names(self) -> tuple[str, str]:
        """The players of Black and White."""
        return self.value("PB"), self.value("PW")

    @property
    def seats(self) -> tuple[str, str]:
        """Who played: free text such as "person" or "engine 5"."""
        first, second, *_ = [*self._root.get("XC", []), "", ""]
        return first, second

    @property
    def options(self) -> dict[str, str]:
        """The options that the file gives, by their usual keys."""
        return {key: self.value(name) for name, key in OPTIONS.items() if self.value(name)}

    @property
    def is_set_up(self) -> bool:
        """Whether it starts in a position of its own, which only the rules can show."""
        return sets_up(self._root)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None if it did not, or not in a way that Oddments writes."""
        return read_result(self.value("RE").strip())

    @property
    def comments(self) -> list[str]:
        """All comments in the tree."""
        return [text for node in self.root.subtree() for text in node.properties.get("C", ())]

    @property
    def turn_count(self) -> int:
        """The number of turns on the main line."""
        count, node = 0, self.root
        while node.children:
            node = node.children[0]
            count += len(_turns(node))
        return count

    def moves(self) -> Iterator[WrittenMove]:
        """Yield the whole tree in the order of reading: each move, its variations, what follows."""
        # nodes still to yield: (node, its later siblings, depth, number of turns before it)
        waiting: list[tuple[SgfNode, list[SgfNode], int, int]] = [(self.root, [], 0, 0)]
        while waiting:
            node, others, depth, number = waiting.pop()
            turns = _turns(node)
            comment = "\n\n".join(node.properties.get("C", ()))
            for place, (colour, text) in enumerate(turns, number + 1):
                yield WrittenMove(
                    depth, place, colour, text, comment if place == number + len(turns) else ""
                )
            if not turns and comment:
                yield WrittenMove(depth, -1 if number else 0, 0, "", comment)
            if node.children:
                first, *rest = node.children
                waiting.append((first, rest, depth, number + len(turns)))
            waiting += [(other, [], depth + 1, number) for other in reversed(others)]

    @property
    def _root(self) -> Mapping[str, list[str]]:
        return self.root.properties


def read_scoresheet(scanner: Scanner, missing: MissingGameError) -> Scoresheet:
    """Return the game that follows; the scanner ends behind it, or at damage."""
    top, start, problem = SgfNode(), scanner.at, ""
    try:
        sgf.grow(top, scanner.read_game())
    except SgfError as error:
        problem = error.problem
    return Scoresheet(
        missing, top.children[0], scanner.text[start : scanner.at], scanner.at_end, problem
    )


def _turns(node: SgfNode) -> list[tuple[int, str]]:
    """Return the turns of a node, normally one at most: (colour, text)."""
    return [
        (colour, text)
        for colour, name in enumerate(_COLOURS)
        for text in node.properties.get(name, ())
    ]
