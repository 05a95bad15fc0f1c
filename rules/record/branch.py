"""Branches of a game's tree as SGF text, and how much of one is legal elsewhere.

The text is a complete game tree: a root that names the game, and the branch below it.
"""

from __future__ import annotations

import dataclasses

from rules.games import GAMES
from rules.position import Position
from rules.record import sgf
from rules.record.game_record import GameRecord, Node
from rules.record.read_report import GameFileError
from rules.record.sgf import SgfError, SgfNode
from rules.record.sgf_text import Places
from rules.refusal import RulesError
from rules.setup import Game
from rules.translatable_text import TranslatableText, error_text

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
