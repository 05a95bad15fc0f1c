"""Branches of a game's tree: cut, copied, pasted, merged, moved."""

from __future__ import annotations

import dataclasses

from rules.games import GAMES
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
