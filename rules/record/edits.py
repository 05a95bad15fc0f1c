"""Edits of a record's tree and texts, with unlimited undo and redo; branches that they move.

Playing and undoing turns are not edits: those turns stay when edits are undone, and edits stay when
turns are undone. Undo returns to the node that was current when the edit was made.

A branch that was cut off returns below the turn it was cut from. If the same turn has been played
there since, what was played is merged into the branch.
"""

from __future__ import annotations

import abc
import dataclasses
import enum
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import Position
from rules.record import sgf
from rules.record.game_record import GameRecord, Node
from rules.record.sgf import GameFileError, Places, SgfError, SgfNode
from rules.refusal import RulesError
from rules.setup import Game
from rules.translatable_text import TranslatableText, error_text

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


MAX_CHARACTERS = 10_000_000

_COLOURS = {"B": 0, "W": 1}

# the header of a file, and XH, which marks the current node and the end
_NOT_OF_TURNS = ("FF", "CA", "AP", "GM", "XG", "XF", "XH")


class BranchError(ValueError):
    """A text that holds no branch of this game; the message is a clause."""


@dataclasses.dataclass(frozen=True)
class Misfit:
    """A turn that was left out, with all after it.

    Attributes:
        number: its number in the game, from 1.
        colour, text: the turn.
        problem: why it does not fit.
        count: number of turns left out, this one included.
    """

    number: int
    colour: int
    text: str
    problem: str
    count: int


@dataclasses.dataclass(frozen=True)
class Fitted:
    """The part of a text that fits below a node, as branches for ``Edits.insert``."""

    branches: tuple[Node, ...]
    misfits: tuple[Misfit, ...]

    @property
    def count(self) -> int:
        """Number of turns that fit."""
        return sum(1 for branch in self.branches for _ in branch.subtree())


def write_branch(record: GameRecord, node: Node) -> str:
    """Return the text of a node and all below it; of the root, all below it."""
    game = record.setup.game
    root = SgfNode({"FF": ["4"], "GM": [str(game.number)], "XG": [game.key]})
    copies = {} if node.parent is None else {node.parent: root}
    for below in node.subtree():
        if below.parent is None:
            copies[below] = root
            continue
        copy = SgfNode({"BW"[below.colour]: [below.text], **below.properties})
        copies[below.parent].children.append(copy)
        copies[below] = copy
    return sgf.write(root, lambda copy: copy.properties)


def fit_branch(record: GameRecord, parent: Node, text: str) -> Fitted:
    """Return the part of a text that can be played after ``parent``; nothing is changed.

    Raises:
        BranchError: the text is not a branch, or is one of another game.
    """
    if len(text) > MAX_CHARACTERS:
        raise BranchError(
            TranslatableText(
                "it is longer than %Ln million characters", "", MAX_CHARACTERS // 1_000_000
            )
        )
    try:
        tree = sgf.read(text)
    except SgfError as error:
        line, column = Places(text).of(error.offset)
        raise BranchError(error_text(GameFileError(error.problem, line, column))) from None
    _check_game(tree, record.setup.game)
    return _fit(record, parent, tree)


def _check_game(tree: SgfNode, game: Game) -> None:
    """Check that a text is of this game; one that names no game is accepted."""
    numbers = {str(one.number): one.key for one in GAMES.values()}
    said = tree.properties.get("XG") or [
        numbers.get(number.strip(), "") for number in tree.properties.get("GM", ())
    ]
    if said and said[0].strip() != game.key:
        title = GAMES[said[0]].title if said[0] in GAMES else TranslatableText("another game")
        raise BranchError(
            TranslatableText("it is from {title}, but this is {game}", title=title, game=game.title)
        )


def _fit(record: GameRecord, parent: Node, tree: SgfNode) -> Fitted:
    branches: list[Node] = []
    misfits: list[Misfit] = []
    start = len(parent.path())
    # nodes still to read: (parent in the branch, position there, turn number)
    after: Node | None = None
    waiting = [(tree, after, record.position_at(parent), start + 1)]
    while waiting:
        node, above, position, number = waiting.pop()
        colour = next((name for name in _COLOURS if name in node.properties), None)
        if colour is None:  # a comment on the turn before
            if above is not None:
                _remark(above, node)
        else:
            text = node.properties[colour][0]
            try:
                turn = _read(position, _COLOURS[colour], text)
            except RulesError as error:
                left_out = sum(1 for below in node.subtree() if _COLOURS.keys() & below.properties)
                misfits.append(Misfit(number, _COLOURS[colour], text, error_text(error), left_out))
                continue
            played = Node(above or parent, turn, position.write(turn), _COLOURS[colour])
            _remark(played, node)
            (branches if above is None else above.children).append(played)
            position = position.copy()
            position.play_turn(turn)
            above, number = played, number + 1
        waiting.extend([(child, above, position, number) for child in reversed(node.children)])
    return Fitted(tuple(branches), tuple(misfits))


def _read(position: Position, colour: int, text: str) -> tuple[int, ...]:
    if not position.over and position.colour != colour:
        raise RulesError(
            TranslatableText("White is to move")
            if position.colour
            else TranslatableText("Black is to move")
        )
    return position.read(text)


def _remark(node: Node, source: SgfNode) -> None:
    for name, values in source.properties.items():
        if name not in (*_COLOURS, *_NOT_OF_TURNS):
            node.properties.setdefault(name, []).extend(values)


class Kind(enum.Enum):
    """What an edit does."""

    VALUES = "properties of a turn"
    GAME = "what is said of the whole game"
    INSERT = "a branch comes in"
    DELETE = "a branch goes"
    PROMOTE = "a variation goes before the others at its fork"
    MAIN_LINE = "a line becomes the first of the tree"
    MOVE = "a variation changes places with its neighbour"


class _Change(abc.ABC):
    """One elementary change of an edit."""

    @abc.abstractmethod
    def do(self, record: GameRecord) -> None: ...

    @abc.abstractmethod
    def undo(self, record: GameRecord) -> None: ...


class Edit:
    """One edit as a user sees it.

    Attributes:
        kind: what it does.
        node: the turn that it changes, or the first turn of the branch.
        names: the SGF properties that it sets, if any.
    """

    def __init__(
        self, kind: Kind, node: Node, changes: Sequence[_Change], names: tuple[str, ...] = ()
    ) -> None:
        self.kind, self.node, self.names = kind, node, names
        self.changes = changes
        self.before: Node | None = None  # the current node then; None if undo stays
        self.after: Node | None = None


class Edits:
    """All edits of one record, done and undone.

    Each editing method takes effect at once and adds one ``Edit``, unless nothing changes.
    """

    def __init__(
        self, record: GameRecord, *, then: Callable[[Edit], None] = lambda _edit: None
    ) -> None:
        """``then`` is called after each edit, undo and redo, with the edit."""
        self._record = record
        self._then = then
        self._done: list[Edit] = []
        self._undone: list[Edit] = []
        self._is_typing = False

    # -- undo and redo -----------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def last(self) -> Edit | None:
        """The edit that undo would undo."""
        return self._done[-1] if self._done else None

    @property
    def next(self) -> Edit | None:
        """The edit that redo would redo."""
        return self._undone[-1] if self._undone else None

    def undo(self) -> None:
        """Undo the last edit; RulesError if there is none."""
        if not self._done:
            raise RulesError("there is no edit to undo")
        edit = self._done.pop()
        for change in reversed(edit.changes):
            change.undo(self._record)
        self._undone.append(edit)
        self._end(edit, edit.before)

    def redo(self) -> None:
        """Redo the edit that was undone last; RulesError if there is none."""
        if not self._undone:
            raise RulesError("there is no edit to redo")
        edit = self._undone.pop()
        for change in edit.changes:
            change.do(self._record)
        self._done.append(edit)
        self._end(edit, edit.after)

    # -- texts -------------------------------------------------------------------------------

    def set_values(
        self, node: Node, name: str, values: Sequence[str], *, typing: bool = False
    ) -> None:
        """Set an SGF property of a node, as plain text; without values it is removed.

        With ``typing``, successive changes of one property of one node are one edit, until another
        edit, undo, redo or ``finish_typing``.
        """
        change = _Values(node, name, values)
        if change.before == change.after:
            return
        last = self.last
        if typing and self._is_typing and last and last.node is node and last.names == (name,):
            change.do(self._record)
            (typed,) = last.changes
            assert isinstance(typed, _Values)
            typed.after = change.after
            self._then(last)
            return
        self._make(Edit(Kind.VALUES, node, [change], (name,)))
        self._is_typing = typing

    def set_properties(self, node: Node, values: Mapping[str, Sequence[str]]) -> None:
        """Set several SGF properties of a node as one edit, each as in ``set_values``."""
        changes = [_Values(node, name, texts) for name, texts in values.items()]
        changes = [change for change in changes if change.before != change.after]
        if changes:
            self._make(Edit(Kind.VALUES, node, changes, tuple(values)))

    def finish_typing(self) -> None:
        """Make what is typed next a new edit."""
        self._is_typing = False

    def set_root(
        self, values: Mapping[str, Sequence[str]], *, names: Sequence[str] | None = None
    ) -> None:
        """Set the information about the whole game, as one edit.

        ``values`` are the root's, as in ``set_values``; ``names`` those of player 0 and player 1.
        """
        root = self._record.root
        changes: list[_Change] = []
        for name, texts in values.items():
            change = _Values(root, name, texts)
            if change.before != change.after:
                changes.append(change)
        if names is not None and list(names) != self._record.names:
            changes.append(_Names(self._record.names, names))
        if changes:
            self._make(Edit(Kind.GAME, root, changes, tuple(values)), stays=True)

    # -- branches ----------------------------------------------------------------------------

    def insert(self, parent: Node, *branches: Node) -> Node:
        """Insert branches below ``parent``; their turns must be legal there.

        Turns that exist already are not duplicated: what is new goes below them, and they get the
        texts that they lack.

        Returns:
            The first turn of the first branch, as a node of the tree.
        """
        changes: list[_Change] = []
        first = branches[0]
        waiting = [(parent, branch) for branch in reversed(branches)]
        while waiting:
            above, new = waiting.pop()
            same = next((child for child in above.children if child.text == new.text), None)
            if same is None:
                new.parent = above
                changes.append(_Branch(new, len(above.children) + len(changes)))
                continue
            first = same if new is first else first
            for name, texts in new.properties.items():
                if name not in same.properties:
                    changes.append(_Values(same, name, texts))
            waiting.extend([(same, child) for child in reversed(new.children)])
        if changes:
            self._make(Edit(Kind.INSERT, first, changes))
        return first

    def delete(self, node: Node) -> None:
        """Cut off a node and all below it.

        The current node moves up if it was among them. If the game was ended there, it continues.

        Raises:
            RulesError: the node is the root.
        """
        if node.parent is None:
            raise RulesError("the start of the game cannot be removed")
        self._make(Edit(Kind.DELETE, node, [_Cut(node)]))

    def promote(self, node: Node) -> None:
        """Make the variation that ``node`` is in the first child where it branches off."""
        for below in reversed(node.path()):
            if _place(below) > 0:
                self._make(Edit(Kind.PROMOTE, below, [_Move(below, 0)]))
                return

    def make_main(self, node: Node) -> None:
        """Make the line to ``node`` the main line."""
        changes = [_Move(below, 0) for below in node.path() if _place(below) > 0]
        if changes:
            self._make(Edit(Kind.MAIN_LINE, node, changes))

    def move(self, node: Node, step: int) -> None:
        """Move a variation past its neighbour: up with -1, down with 1."""
        if node.parent is None:
            return
        place = _place(node) + step
        if 0 <= place < len(node.parent.children):
            self._make(Edit(Kind.MOVE, node, [_Move(node, place)]))

    # -- inner -------------------------------------------------------------------------------

    def _make(self, edit: Edit, *, stays: bool = False) -> None:
        """Do an edit for the first time; with ``stays`` its undo keeps the current node."""
        before = self._record.node
        for change in edit.changes:
            change.do(self._record)
        if not stays:
            edit.before, edit.after = before, self._record.node
        self._done.append(edit)
        self._undone.clear()
        self._end(edit, None)

    def _end(self, edit: Edit, node: Node | None) -> None:
        self._is_typing = False
        if node is not None and node is not self._record.node:
            self._record.go_to(node)
        self._then(edit)


class _Replacement(_Change):
    """Puts something in the place of what was there before."""

    before: Any
    after: Any

    def do(self, record: GameRecord) -> None:
        self.put(record, self.after)

    def undo(self, record: GameRecord) -> None:
        self.put(record, self.before)

    @abc.abstractmethod
    def put(self, record: GameRecord, value: Any) -> None: ...


class _Values(_Replacement):
    """The values of one property of one node."""

    def __init__(self, node: Node, name: str, values: Sequence[str]) -> None:
        self.node, self.name = node, name
        self.before = list(node.properties.get(name, []))
        self.after = list(values)
        self.order: list[str] = []  # of the properties before the edit, which files keep

    def do(self, record: GameRecord) -> None:
        self.order = list(self.node.properties)
        super().do(record)

    def put(self, _record: GameRecord, value: Sequence[str]) -> None:
        properties = {**self.node.properties, self.name: list(value)}
        order = dict.fromkeys([*self.order, *properties])
        self.node.properties = {name: properties[name] for name in order if properties.get(name)}


class _Names(_Replacement):
    """The names of the players."""

    def __init__(self, before: Sequence[str], after: Sequence[str]) -> None:
        self.before, self.after = list(before), list(after)

    def put(self, record: GameRecord, value: Sequence[str]) -> None:
        record.names = list(value)


class _Move(_Replacement):
    """A node's place among its siblings."""

    def __init__(self, node: Node, place: int) -> None:
        self.node = node
        self.before, self.after = _place(node), place

    def put(self, record: GameRecord, value: int) -> None:
        siblings = _siblings(self.node)
        siblings.remove(self.node)
        siblings.insert(value, self.node)
        record.shape += 1


class _Branch(_Change):
    """Inserts a branch, which may be cut off again; it always joins below the same node.

    So the positions that the record keeps for its nodes stay valid.
    """

    def __init__(self, node: Node, place: int) -> None:
        self.node, self.place = node, place
        self.ended: tuple[Outcome, Node] | None = None  # how the game ended in this branch
        self.aside: Node | None = None  # the variation of it that was being played
        self.visited = False
        self.merge: BranchMerge | None = None  # with a branch of the same turn, played since

    def do(self, record: GameRecord) -> None:
        assert self.node.parent is not None
        self.node.parent.children.insert(self.place, self.node)
        record.shape += 1
        if self.visited:
            self.node.parent.next = self.node
        if self.ended is not None and record.ending is None:  # it may have ended elsewhere since
            record.ending, record.ended_at = self.ended
        record.aside = record.aside or self.aside
        sibling = same_turn_sibling(self.node)
        self.merge = None if sibling is None else BranchMerge(record, self.node, sibling)

    def undo(self, record: GameRecord) -> None:
        assert self.node.parent is not None
        if self.merge is not None:
            self.merge.split()
        self.place = _place(self.node)
        self.visited = self.node.parent.next is self.node
        ending, ended_at, aside = record.ending, record.ended_at, record.aside
        record.remove(self.node)
        self.ended, self.aside = None, aside if record.aside is None else None
        if ending is not None and ended_at is not None and record.ending is None:
            self.ended = ending, ended_at


class _Cut(_Branch):
    """Cuts a branch off."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, _place(node))

    do, undo = _Branch.undo, _Branch.do


def _place(node: Node) -> int:
    """Return the node's index among its siblings; 0 at the root."""
    return node.parent.children.index(node) if node.parent is not None else 0
