"""Saved games: a game's record as SGF text, and as a file on disk.

The root says which game it is: ``GM`` and ``XG``, the setup in the properties that the game's
options name, ``PB`` and ``PW`` who started with that colour, ``RE`` the colour that won. Of our
own are also ``XF``, the version of this format, ``XC`` who plays each seat, and ``XH`` on a node
that is not the end of the trunk (the first child, and its first child, and so on): ``here`` where
the record stood, ``end`` where somebody resigned, forfeited, lost on time or agreed to a result.

A node without a turn is read as a remark on the one before it. Of a file with several games the
first is read. An escaped colon is read as a colon, and a colon is written plainly.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from typing import Any

from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record import sgf
from rules.record.foreign_games import FOREIGN_GAMES
from rules.record.game_record import Ending, GameRecord, Node
from rules.record.sgf import SgfError, SgfNode
from rules.record.whole_file import check_regular, write_whole
from rules.refusal import RulesError
from rules.setup import Game, OptionError, Setup
from rules.version import VERSION

FORMAT = 1  # XF
SUFFIX = ".oddments"
MOST_BYTES = 10_000_000

_LONGEST_PROBLEM = 200  # characters: a problem quotes the file

# root properties that are kept in fields of the record, or said by its setup
_MANAGED = (
    "FF",
    "CA",
    "AP",
    "GM",
    "XG",
    "XF",
    "SZ",
    "XS",
    "XV",
    "KM",
    "XP",
    "PB",
    "PW",
    "XC",
    "RE",
)
_SETUP_STONES = ("AB", "AW", "AE")
_COLOURS = {"B": BLACK, "W": WHITE}
_BOMS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_RESULT = re.compile(r"([BW])\+(?:(R)(?:esign)?|(T)(?:ime)?|(F)(?:orfeit)?|([0-9]{1,9}))?")


class GameFileError(ValueError):
    """A saved game that cannot be read.

    Attributes:
        problem: what is wrong, without the place.
        line, column: where, from 1; None where the whole file is meant.
    """

    def __init__(self, problem: str, line: int | None = None, column: int | None = None) -> None:
        if len(problem) > _LONGEST_PROBLEM:
            problem = f"{problem[:_LONGEST_PROBLEM]}…"
        self.problem, self.line, self.column = problem, line, column
        where = "" if line is None else f"line {line}, column {column}: "
        super().__init__(f"{where}{problem}")


def load(path: str | os.PathLike[str]) -> GameRecord:
    """The game saved in a file.

    Raises:
        OSError: the file cannot be read.
        GameFileError: it holds no game that this program can go on with.
    """
    status = os.stat(path)
    check_regular(status.st_mode, path)
    if status.st_size > MOST_BYTES:
        raise _too_big()
    with open(path, "rb") as file:
        return read_game(file.read(MOST_BYTES + 1))


def save(record: GameRecord, path: str | os.PathLike[str]) -> None:
    """Write a game to a file: wholly, or not at all; a link stays and what it leads to changes.

    Raises:
        OSError: it cannot be written; an old file of that name is as it was.
    """
    write_whole(path, _encode(record))


def is_saved(record: GameRecord, path: str | os.PathLike[str]) -> bool:
    """Whether a file holds just what ``save`` would write to it."""
    data = _encode(record)
    try:
        if os.stat(path).st_size != len(data):
            return False
        with open(path, "rb") as file:
            return file.read() == data
    except OSError:
        return False


def read_game(data: bytes | str) -> GameRecord:
    """The game that a text tells, its legality checked turn by turn.

    Raises:
        GameFileError: it is no saved game, one of another game or of a newer version of this
            program, too big, damaged, or tells of something that the rules forbid.
    """
    if len(data) > MOST_BYTES:
        raise _too_big()
    text = data.removeprefix("\ufeff") if isinstance(data, str) else _decode(data)
    try:
        tree = sgf.read(text)
    except SgfError as error:
        raise GameFileError(error.problem, error.line, error.column) from None
    return _Reader(text, tree).read()


def write_game(record: GameRecord) -> str:
    """The text of a saved game, to be encoded in UTF-8."""
    return "".join(game_pieces(record))


def game_pieces(record: GameRecord) -> Iterator[str]:
    """The same text bit by bit; the record must not change meanwhile."""
    root = SgfNode(_root_properties(record))
    copies = {record.root: root}
    for node in record.root.subtree():
        copy = copies[node]
        if node.parent is not None:
            copies[node.parent].children.append(copy)
        for child in node.children:
            copies[child] = SgfNode({"BW"[child.colour]: [child.text], **_filled(child.properties)})
    end = record.trunk_end
    if record.node is not end:
        copies[record.node].properties["XH"] = ["here"]
    if record.ended_at is not None and record.ended_at is not end:
        copies[record.ended_at].properties.setdefault("XH", []).append("end")
    yield from sgf.pieces(root)


class _Reader:
    """One saved game on its way from a tree of properties to a record."""

    def __init__(self, text: str, tree: SgfNode) -> None:
        self.text = text
        self.tree = tree
        self.marked: dict[str, Node] = {}  # by XH

    def read(self) -> GameRecord:
        game = self._game()
        self.record = record = GameRecord(self._setup(game))
        record.names = [_simple(self._single(name) or "") for name in ("PB", "PW")]
        seats = [_simple(value) for value in self.tree.properties.get("XC", [])]
        record.seats = [*seats, "", ""][:2]
        record.root.properties = {}
        self._remark(record.root, self.tree, _MANAGED)
        self._check_no_turn(self.tree)
        self._read_turns()
        trunk_end = record.trunk_end
        self._read_result(self.marked.get("end", trunk_end))
        record.go_to(self.marked.get("here", trunk_end))
        return record

    def _game(self) -> Game:
        key = self._single("XG")
        number = (self._single("GM") or "1").strip()  # without GM it is Go
        ours = {str(game.number): game for game in GAMES.values()}
        if key is None and number not in ours:
            title = FOREIGN_GAMES.get(number, f"an unknown kind, GM[{number}]")
            raise self._error(f"this is a game of {title}, not one that Oddments plays", "GM")
        self._check_format()
        if key is None:
            return ours[number]
        if key not in GAMES:
            raise self._error(f"this version of Oddments knows no game {key!r}", "XG")
        return GAMES[key]

    def _check_format(self) -> None:
        text = (self._single("XF") or str(FORMAT)).strip()
        if not re.fullmatch("[1-9][0-9]{0,8}", text):
            raise self._error(f"XF must be a number from 1, not {text!r}", "XF")
        if int(text) > FORMAT:
            raise self._error(
                f"this was written by a newer version of Oddments (format {text}, not {FORMAT})",
                "XF",
            )

    def _setup(self, game: Game) -> Setup:
        chosen: dict[str, Any] = {}
        used = set()
        # the range of an option may hang on those before it, so ask anew after each
        while undecided := [o for o in game.options(chosen) if o.key not in chosen]:
            option = undecided[0]
            text = self._single(option.sgf)
            value = option.default if text is None else option.read(text.strip())
            if value is None:
                problem = OptionError(game.key, option.key, text, option.values)
                raise self._error(str(problem), option.sgf)
            chosen[option.key] = value
            used.add(option.sgf)
        setup = game.setup(**chosen)
        # what the game does not ask for may only say what is so anyway
        plain = {"SZ": str(game.board(setup).size), "XV": "standard", "KM": "0", "XP": "off"}
        for name in ("SZ", "XS", "XV", "KM", "XP"):
            text = self._single(name)
            if text is not None and name not in used and text.strip() != plain.get(name):
                raise self._error(f"{game.title} takes no {name}[{text}] here", name)
        return setup

    def _read_turns(self) -> None:
        waiting = [(child, self.record.root) for child in reversed(self.tree.children)]
        while waiting:
            node, parent = waiting.pop()
            colours = [name for name in _COLOURS if name in node.properties]
            if not colours:
                self._remark(parent, node, _MANAGED if parent is self.record.root else ())
            else:
                parent = self._read_turn(node, parent, colours)
            waiting.extend([(child, parent) for child in reversed(node.children)])

    def _read_turn(self, node: SgfNode, parent: Node, colours: Sequence[str]) -> Node:
        (colour, *more) = colours
        texts = node.properties[colour]
        if more or len(texts) > 1:
            raise self._error("two turns in one node", (more or [colour])[0], node)
        position = self.record.position_at(parent)
        if not position.over and position.colour != _COLOURS[colour]:
            there, asked = ("White", "Black") if position.colour else ("Black", "White")
            raise self._error(f"a turn of {asked}, but {there} is to move", colour, node)
        try:
            turn = position.read(texts[0])
        except RulesError as error:
            raise self._error(str(error), colour, node) from None
        played = self.record.add(parent, turn)
        self._remark(played, node, (colour,))
        return played

    def _remark(self, node: Node, source: SgfNode, known: Sequence[str] = ()) -> None:
        """Add the properties of ``source`` to those of ``node``, but for those known otherwise."""
        for name, values in source.properties.items():
            if name in _SETUP_STONES:
                raise self._error(
                    f"{name}: a board that was set up is not understood", name, source
                )
            if name == "XH":
                self.marked |= dict.fromkeys(values, node)
            elif name not in known:
                node.properties.setdefault(name, []).extend(values)

    def _check_no_turn(self, root: SgfNode) -> None:
        for name in _COLOURS:
            if name in root.properties:
                raise self._error("a turn in the root node", name)

    def _read_result(self, node: Node) -> None:
        """What RE says is so where the rules have not ended the game; what is no result is kept."""
        text = self._single("RE")
        if text is None or self.record.position_at(node).over:
            return
        outcome = _result(text.strip())
        if outcome is not None:
            self.record.ending, self.record.ended_at = outcome, node
        elif not self.record.game_result_text:
            self.record.root.properties["RE"] = [text]

    def _single(self, name: str) -> str | None:
        """The value of a root property that has one; None without it."""
        values = self.tree.properties.get(name)
        if values is None:
            return None
        if len(values) > 1:
            raise self._error(f"{name} has {len(values)} values", name)
        return values[0]

    def _error(self, problem: str, name: str, node: SgfNode | None = None) -> GameFileError:
        """An error at a property of a node, the root if none is named."""
        node = node or self.tree
        return GameFileError(problem, *sgf.place(self.text, node.offsets.get(name, node.offset)))


def _root_properties(record: GameRecord) -> dict[str, list[str]]:
    game = record.setup.game
    properties = {
        "FF": ["4"],
        "CA": ["UTF-8"],
        "AP": [f"Oddments:{VERSION}"],
        "GM": [str(game.number)],
        "XG": [game.key],
        "XF": [str(FORMAT)],
    }
    chosen = dict(record.setup.options)
    for option in game.options(chosen):
        value = chosen[option.key]
        if isinstance(value, bool):
            if value != option.default:
                properties[option.sgf] = ["on" if value else "off"]
        elif not isinstance(value, str) or value != option.default:
            properties[option.sgf] = [str(value)]
    properties |= {
        name: [text] for name, text in zip(("PB", "PW"), record.names, strict=True) if text
    }
    if any(record.seats):
        properties["XC"] = list(record.seats)
    kept = _filled(record.root.properties)
    properties |= {name: values for name, values in kept.items() if name not in properties}
    if result := record.game_result_text:
        properties["RE"] = [result]
    return properties


def _filled(properties: dict[str, list[str]]) -> dict[str, list[str]]:
    return {name: list(values) for name, values in properties.items() if values}


def _result(text: str) -> Outcome | None:
    """The outcome that RE tells of a game that its rules have not ended; None if it tells none."""
    if text in ("0", "Draw"):
        return Outcome(None, Ending.AGREEMENT)
    found = _RESULT.fullmatch(text)
    if found is None:
        return None
    winner, resigned, late, forfeit, margin = found.groups()
    reason = Ending(resigned or late or forfeit or "")
    return Outcome(_COLOURS[winner], reason, margin=int(margin or 0) or None)


def _simple(text: str) -> str:
    """SGF's SimpleText: one line."""
    return re.sub(r"[\n\t\v\f]", " ", text)


def _encode(record: GameRecord) -> bytes:
    return write_game(record).encode("utf-8", "replace")  # half of a surrogate pair becomes "?"


def _decode(data: bytes) -> str:
    """The text in the encoding that a byte order mark or CA names; without them it is UTF-8."""
    encoding = next((name for bom, name in _BOMS if data.startswith(bom)), None)
    encoding = encoding or _declared_encoding(data)
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        before = data[: error.start].decode(encoding, "replace")
        raise GameFileError(
            f"this is no text in {encoding.upper()}", *sgf.place(before, len(before))
        ) from None
    except UnicodeError:
        raise GameFileError(f"this is no text in {encoding.upper()}") from None


def _declared_encoding(data: bytes) -> str:
    try:
        root = sgf.read(data.decode("latin-1"), root_only=True)
    except SgfError:
        return "utf-8"  # the text is damaged, and reading it will tell where
    declared = root.properties.get("CA", ["UTF-8"])[0].strip()
    # one that leaves ASCII alone can be read past; unicode_escape and utf-7 do not
    probe = rb"()[];:+~\u0041 09azAZ"
    try:
        if not re.fullmatch(r"[\w.:-]{1,40}", declared, re.ASCII):
            raise LookupError(declared)
        if probe.decode(declared) != probe.decode("ascii"):
            raise LookupError(declared)
    except (LookupError, ValueError):
        raise GameFileError(
            f"the encoding {declared!r} is not known",
            *sgf.place(data.decode("latin-1"), root.offsets.get("CA", 0)),
        ) from None
    return declared


def _too_big() -> GameFileError:
    return GameFileError(f"the file is bigger than {MOST_BYTES // 1_000_000} MB")
