"""The record of one game: a tree of turns, with undo, redo, variations and the game's result.

It knows no file and no widget. The position decides legality.

The first child of every node continues the *main line*: the game as played. While the game is on,
``play`` makes the line played last the main line, unless it is played aside. Once the game has
ended, what is played elsewhere is a variation. The window plays aside where ``branches_off`` says
so.
"""

from __future__ import annotations

import datetime
import enum
from collections.abc import Iterable, Iterator, Sequence

from rules.outcome import Outcome
from rules.piece import Motion
from rules.position import Position
from rules.record.sgf import ReadReport
from rules.refusal import RulesError
from rules.setup import Setup

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
            while len(node.children) == 1:
                (node,) = node.children
                yield node
            waiting.extend(reversed(node.children))


_ARRIVALS = (Motion.APPEAR, Motion.MOVE, Motion.WRAP)

_LATE = 256  # turns that are looked at first

Place = tuple[int, int]  # site and level


def turn_numbers(
    start: Position, turns: Iterable[Sequence[int]], late: tuple[int, Position] | None = None
) -> dict[Place, int]:
    """Return (site, level) -> the number of the last turn that placed or moved the piece there.

    Turns count from 1. Pieces unmoved since ``start`` have none; one that was only flipped keeps
    its number. The last turn may be unfinished. ``late``: a number of turns and the position after
    them. What follows is looked at first: in a long game that has moved all pieces.
    """
    turns = list(turns)
    count, position = late or (0, start)
    numbers, position = _arrivals(position, turns[count:], count)
    places = {(piece.site, piece.level) for piece in position.pieces()}
    if count and not places <= numbers.keys():
        numbers = _arrivals(start, turns[:count], 0)[0] | numbers
    return {place: numbers[place] for place in places & numbers.keys()}


def _arrivals(
    start: Position, turns: Sequence[Sequence[int]], before: int
) -> tuple[dict[Place, int], Position]:
    """Return the last turn in which a piece arrived at each place, and the position after all."""
    numbers: dict[Place, int] = {}
    position = start.copy()
    for number, turn in enumerate(turns, before + 1):
        for step in turn:
            for change in position.change(step):
                if change.motion in _ARRIVALS:
                    numbers[change.piece.site, change.piece.level] = number
            position.play(step)
    return numbers, position


_STRIDE = 16  # turns between cached positions; those in between are replayed

_MAX_KEPT = 256  # cached positions


class Ending(enum.Enum):
    """How a game ended other than by its rules."""

    RESIGNATION = "R"
    TIME = "T"
    FORFEIT = "F"
    AGREEMENT = ""


class GameRecord:
    """A game's tree of turns and the current node.

    Attributes:
        setup: the game and its options.
        root: the node before the first turn.
        node: the current node.
        names: of player 0, who started as Black, and player 1.
        seats: who plays as player 0 and player 1: free text such as "person" or "engine 5".
        ending: how the game ended other than by its rules, ``ended_at`` the node; else None.
        aside: where the variation begins that is being played; None while it is the game itself.
            A variation can be played even if the game was ended.
        taken_back: whether the turns after the current node were undone, so that the next turn
            replaces them, or merely navigated back from.
        shape: increases by one whenever nodes are added, removed or moved.
        reading: the problems found when it was read from a file.
    """

    def __init__(self, setup: Setup, properties: dict[str, list[str]] | None = None) -> None:
        """``properties``: those of the root; today's date by default."""
        self.setup = setup
        self.root = Node()
        if properties is None:
            properties = {"DT": [datetime.date.today().isoformat()]}
        self.root.properties = properties
        self.node = self.root
        self.names = ["", ""]
        self.seats = ["", ""]
        self.ending: Outcome | None = None
        self.ended_at: Node | None = None
        self.aside: Node | None = None
        self.taken_back = False
        self.shape = 0
        self.reading = ReadReport()
        self._kept: dict[Node, Position] = {}
        self._recent: tuple[Node, Position] | None = None  # the last position requested

    def __eq__(self, other: object) -> bool:
        """Return whether setup, tree, texts, result and current node are equal."""
        if not isinstance(other, GameRecord):
            return NotImplemented
        return self._head() == other._head() and _same_trees(self, other)

    __hash__ = None  # type: ignore[assignment]  # mutable

    @property
    def position(self) -> Position:
        """The position at the current node. Never play on it: copy it."""
        return self.position_at(self.node)

    def position_at(self, node: Node) -> Position:
        """Return the position after the turn of ``node``. Never play on it: copy it."""
        recent, latest = self._recent or (None, None)
        if recent is node and latest is not None:
            return latest
        to_play = []
        known = node
        while known.parent is not None and known is not recent and known not in self._kept:
            to_play.append(known)
            known = known.parent
        found = latest if known is recent else self._kept.get(known)
        position = self.setup.start() if found is None else found.copy()
        for step in reversed(to_play):
            position.play_turn(step.turn)
            self._keep(step, position)
        self._recent = (node, position)
        return position

    def late_position(self, line: Sequence[Node]) -> tuple[int, Position]:
        """Return how many turns of a line lead to a position near its end, and that position."""
        count = max(0, len(line) - _LATE)
        return count, self.position_at(line[count - 1] if count else self.root)

    def positions(self) -> Iterator[tuple[Node, Position]]:
        """Yield each node in the order of ``subtree``, with its position until the next is asked.

        In one pass, which is faster than ``position_at`` for each.
        """
        position = self.setup.start()
        before = self.root
        for node in self.root.subtree():
            if node.parent is not None:
                if node.parent is not before:
                    position.copy_from(self.position_at(node.parent))
                position.play_turn(node.turn)
            before = node
            yield node, position

    def replay(self) -> None:
        """Drop the cached positions and replay the line to the current one."""
        self._kept.clear()
        self._recent = None

    @property
    def line(self) -> list[Node]:
        """The nodes from the first turn to the current one."""
        return self.node.path()

    @property
    def whole_line(self) -> list[Node]:
        """``line``, continued as redo would."""
        line, node = self.line, self.node
        while node.children:
            node = node.next or node.children[0]
            line.append(node)
        return line

    @property
    def main_line(self) -> list[Node]:
        """The game as played: from the first turn on, always the first child."""
        nodes, node = [], self.root
        while node.children:
            node = node.children[0]
            nodes.append(node)
        return nodes

    @property
    def main_line_end(self) -> Node:
        """The last node of the main line; the root before the first turn."""
        node = self.root
        while node.children:
            node = node.children[0]
        return node

    @property
    def end_node(self) -> Node:
        """The node at which the game ended, or else the last of the main line."""
        return self.ended_at or self.main_line_end

    @property
    def looks_back(self) -> bool:
        """Return whether the game has ended, and the current node is an earlier one of it."""
        end = self.end_node
        if self.node is end or self.is_in_variation or not self.has_ended:
            return False
        return self.node in (self.root, *end.path())

    @property
    def is_in_variation(self) -> bool:
        """Return whether a turn played here is a variation, because one was begun here or above."""
        return self.aside is not None and self.aside in (self.root, *self.line)

    @property
    def ends_swapped(self) -> bool:
        """Return whether the players have swapped colours by the end of the main line."""
        return self.position_at(self.end_node).swapped

    # -- playing -----------------------------------------------------------------------------

    def play(self, turn: Sequence[int], *, aside: bool = False) -> Node:
        """Play a legal turn from the current node and go there; nothing is checked.

        With ``aside`` it becomes a variation, even while the game is on. If the turn was played
        from here before, that node is used. Playing on after a resignation cancels it, except
        aside.
        """
        text = self.position.write(turn)
        if self.ended_at is self.node and not aside:
            self.ending = self.ended_at = None
        ended = self.has_ended
        child = next((child for child in self.node.children if child.text == text), None)
        if child is None:
            child = self.add(self.node, tuple(turn))
        if not ended and not aside:
            self.promote(child)
        return self.go_to(child)

    def branches_off(self, turn: Sequence[int]) -> bool:
        """Return whether a turn played after navigating back differs from what was played there.

        Never at the end of the main line, nor after turns were undone.
        """
        if self.taken_back or self.has_ended or self.node is self.main_line_end:
            return False
        after = next((node for node in self.main_line if node.parent is self.node), None)
        return after is None or after.text != self.position.write(turn)

    def begin_variation(self) -> None:
        """Make what is played from here a variation, unless the main line ends here.

        A variation of a variation is part of it.
        """
        if self.node is self.main_line_end and self.node is not self.ended_at:
            self.aside = None
        elif not self.is_in_variation or self.node is self.ended_at:
            self.aside = self.node

    def resume_main_line(self) -> bool:
        """Continue the game itself from the end of the main line, if it has not ended.

        No turn counts as undone then. Returns whether a variation was being played before.
        """
        if self.node is not self.main_line_end:
            return False
        self.taken_back = False
        left = self.aside is not None and not self.has_ended
        if left:
            self.aside = None
        return left

    def play_text(self, text: str) -> Node:
        """Play a turn from its text; RulesError if it is not a turn, or not legal."""
        return self.play(self.position.read(text))

    def add(self, parent: Node, turn: Turn) -> Node:
        """Add a legal turn below ``parent``, as its last child; the current node stays."""
        before = self.position_at(parent)
        after = before.copy()
        after.play_turn(turn)
        node = Node(parent, turn, before.write(turn), before.colour)
        self.append(node, after)
        self.take_position(node, after)
        return node

    def append(self, node: Node, position: Position) -> None:
        """Add a node below its parent, as its last child; the current node stays.

        ``position`` is the one after its turn, and may change afterwards.
        """
        assert node.parent is not None
        node.parent.children.append(node)
        self.shape += 1
        self._keep(node, position)

    def take_position(self, node: Node, position: Position) -> None:
        """Use a position as the one at ``node``, so that it need not be played again."""
        self._recent = (node, position)

    @property
    def can_undo(self) -> bool:
        return self.node.parent is not None or self.ended_at is self.node

    def undo(self) -> Node:
        """Undo a resignation, loss on time or agreement made here, else the last turn."""
        if self.ended_at is self.node:
            self.ending = self.ended_at = None
            return self.node
        if self.node.parent is None:
            raise RulesError("there is no turn to undo")
        return self.go_to(self.node.parent)

    @property
    def can_redo(self) -> bool:
        return bool(self.node.children)

    def redo(self) -> Node:
        """Go to the child visited last, or to the first."""
        if not self.node.children:
            raise RulesError("there is no turn to redo")
        return self.go_to(self.node.next or self.node.children[0])

    def go_to(self, node: Node) -> Node:
        """Make a node of the tree current."""
        self.node = below = node
        while below.parent is not None:
            below.parent.next = below
            below = below.parent
        return node

    def promote(self, node: Node) -> None:
        """Make the line to ``node`` the main line."""
        for below in node.path():
            assert below.parent is not None
            siblings = below.parent.children
            if siblings[0] is not below:
                siblings.remove(below)
                siblings.insert(0, below)
                self.shape += 1

    def remove(self, node: Node) -> None:
        """Cut off ``node`` and all below it; the current node moves up if it was among them."""
        if node.parent is None:
            raise RulesError("the start of the game cannot be removed")
        if self.ended_at is not None and node in self.ended_at.path():
            self.ending = self.ended_at = None
        if self.aside is not None and node in self.aside.path():
            self.aside = None
        if node in self.line:
            self.go_to(node.parent)
        node.parent.children.remove(node)
        self.shape += 1
        if node.parent.next is node:
            node.parent.next = None

    # -- the result --------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended at the current node, by the rules or otherwise; None if it has not."""
        return self.outcome_at(self.node)

    @property
    def result_text(self) -> str:
        """The outcome as SGF's RE writes it; "" while the game is on."""
        return write_result(self.outcome)

    @property
    def game_result_text(self) -> str:
        """SGF's RE of the whole game: its ending, or the outcome of the main line."""
        return write_result(self.ending or self.outcome_at(self.main_line_end))

    @property
    def has_ended(self) -> bool:
        """Return whether the game is over, so that turns played elsewhere are variations."""
        if self.ending is not None:
            return True
        # where turns can still be played, the game has not ended
        return self.main_line_end is not self.node and self.position_at(self.main_line_end).over

    def end(self, outcome: Outcome) -> None:
        """End the game at the current node; the reason of ``outcome`` is an ``Ending``.

        Raises:
            RulesError: the rules have ended it there already.
        """
        if self.position.over:
            raise RulesError("the game is over")
        self.ending, self.ended_at = outcome, self.node
        self.promote(self.node)

    def outcome_at(self, node: Node) -> Outcome | None:
        """Return how the game ended at a node; None if it did not."""
        is_ended = node is self.ended_at and node is not self.aside
        return self.position_at(node).outcome() or (self.ending if is_ended else None)

    # -- inner -------------------------------------------------------------------------------

    def _keep(self, node: Node, position: Position) -> None:
        """Cache every ``_STRIDE``-th position, and of those the latest."""
        if position.turn % _STRIDE == 0:
            if len(self._kept) == _MAX_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[node] = position.copy()

    def _head(self) -> tuple[object, ...]:
        return (
            self.setup,
            self.names,
            self.seats,
            self.ending,
            None if self.ended_at is None else [node.text for node in self.ended_at.path()],
            None if self.aside is None else [node.text for node in self.aside.path()],
            self.taken_back,
            [node.text for node in self.line],
        )


def write_result(outcome: Outcome | None) -> str:
    """Return an outcome as SGF's RE: "B+3", "W+R", "W+T", "B+", "0" for a draw, "" for none."""
    if outcome is None:
        return ""
    if outcome.winner is None:
        return "0"
    how = outcome.reason.value if isinstance(outcome.reason, Ending) else ""
    return f"{'BW'[outcome.winner]}+{how or outcome.margin or ''}"


def _same_trees(one: GameRecord, other: GameRecord) -> bool:
    """Return whether the trees hold the same turns and texts in the same order.

    The order of the steps in a turn is ignored where it makes no difference.
    """

    def facts(node: Node) -> tuple[object, ...]:
        return (node.text, node.colour, node.properties, len(node.children))

    trees = zip(one.root.subtree(), other.root.subtree(), strict=False)
    return all(facts(a) == facts(b) for a, b in trees)
