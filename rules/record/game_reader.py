"""Reads one game from the nodes of an SGF text into a record, checking its turns by the rules.

An illegal turn is left out with everything after it in its variation, and so is everything after
damage; the rest is kept, and the record's ``reading`` reports what was left out and where. Only a
game without a valid root is refused.

A node without a turn is read as a comment on the one before it. ``XH`` is on nodes that are not the
end of the main line (first child after first child): ``here`` at the current node, with ``undone``
if the turns that follow were undone; ``end`` where a player resigned, forfeited, lost on time or
agreed to a result; and on any node ``aside``, where a variation begins that is being played. ``XR``
is the result of the whole game where only a part of it could be read.
"""

from __future__ import annotations

import codecs
import os
import re
from collections.abc import Container, Iterable

from rules.outcome import Outcome
from rules.position import BLACK, WHITE, Position
from rules.record.game_record import Ending, GameRecord, Node
from rules.record.game_root import DECISIVE, MANAGED, RootReader, exchanged
from rules.record.sgf import (
    GameFileError,
    Places,
    Progress,
    Scanner,
    SgfError,
    SgfNode,
    read_root,
    simple_text,
    unescape,
)
from rules.refusal import RulesError
from rules.regular_file import open_regular
from rules.translatable_text import TranslatableText, error_text

MAX_BYTES = 10_000_000

_HEAD = 65_536  # bytes that are searched for the encoding

_MARKS = (  # how files of an encoding begin: a byte order mark, or "(;"
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\0\0", "utf-32"),
    (b"\0\0\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
    (b"(\0;\0", "utf-16-le"),
    (b"\0(\0;", "utf-16-be"),
)


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """Return the contents of a file.

    Raises:
        OSError: it cannot be read, or is not a regular file.
        GameFileError: it is bigger than ``MAX_BYTES``; nothing was read.
    """
    with open_regular(path) as file:
        check_size(os.fstat(file.fileno()).st_size)
        data = file.read(MAX_BYTES + 1)
    check_size(len(data))  # the file may have grown
    return data


def check_size(size: int) -> None:
    """Check a file's size; GameFileError if it is too big."""
    if size > MAX_BYTES:
        raise GameFileError(
            TranslatableText(
                "the file is {size} MB; files over {most} MB are not read",
                size=-(-size // 100_000) / 10,
                most=MAX_BYTES // 1_000_000,
            )
        )


def decode(data: bytes, chosen: str = "") -> tuple[str, str, int]:
    """Return the text, its encoding, and the offset of the first invalid bytes, or -1.

    Invalid bytes become U+FFFD. The encoding is named by a byte order mark, or ``chosen`` by the
    user, or named by CA; the default is UTF-8.

    Raises:
        GameFileError: the encoding is not known.
    """
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), None)
    encoding = encoding or chosen or _declared_encoding(data)
    try:
        return data.decode(encoding), encoding.upper(), -1
    except UnicodeDecodeError as error:
        readable = error.object[: error.start].decode(encoding, "replace")
        return data.decode(encoding, "replace"), encoding.upper(), len(readable)


_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")

_VALUES = re.compile(r"(?:^|\[)((?>(?:[^\]\\]++|\\.)*))(?:\]|$)", re.DOTALL)

_BEFORE = 10  # characters of a long comment before the first one beyond ASCII


def sample_text(data: bytes, encoding: str, longest: int) -> str:
    """Return words of names and comments that look different in each encoding, on a short line.

    "" if there are none, or if they are not valid in this encoding.
    """
    found = _BEYOND_ASCII.search(data)
    if found is None:
        return ""
    start = data.rfind(b"[", 0, found.start()) + 1  # all before is ASCII, in any encoding
    try:
        decoder = codecs.getincrementaldecoder(encoding)()  # the last bytes may be cut
        text = decoder.decode(data[start : found.end() + _HEAD])
    except UnicodeDecodeError:
        return ""
    words = []
    for value in map(unescape, _VALUES.findall(text)):
        special = next((at for at, letter in enumerate(value) if not letter.isascii()), None)
        if special is not None:
            words.append(value[max(0, special - _BEFORE) :])
    return simple_text(" · ".join(words), longest)


def _declared_encoding(data: bytes) -> str:
    text = data[:_HEAD].decode("latin-1")
    root = read_root(text)
    declared = root.properties.get("CA", [""])[0].strip() or "UTF-8"
    # only encodings that contain ASCII are accepted, not unicode_escape or utf-7
    probe = rb"()[];:+~\u0041 09azAZ.xn--tda"
    try:
        if not re.fullmatch(r"[\w.:-]{1,40}", declared, re.ASCII):
            raise LookupError(declared)
        if probe.decode(declared) != probe.decode("ascii"):
            raise LookupError(declared)
    except (LookupError, ValueError):
        place = Places(text).of(Scanner(text).offset_of("CA", root))
        raise GameFileError(
            TranslatableText("the encoding {encoding} is unknown", encoding=repr(declared)),
            *place,
        ) from None
    return declared


_REPORT_NODES = 256  # between two calls of the progress callback

_XH_VALUES = {"here", "undone", "end", "aside"}

_SET_UP = (*DECISIVE, "AE")  # only in the root, AE nowhere

_ANY_SET_UP = frozenset(_SET_UP)

_NOT_TO_MOVE = (  # [colour to move]
    TranslatableText("a move by White, but it is Black's turn"),
    TranslatableText("a move by Black, but it is White's turn"),
)

_COLOURS = {"B": BLACK, "W": WHITE}

_RESULT = re.compile(r"([BW])\+(?:(R)(?:esign)?|(T)(?:ime)?|(F)(?:orfeit)?|([0-9]{1,9}))?")


class GameReader:
    """Reads one game; ``read`` is called once.

    Attributes:
        spare: a position on which nobody else plays.
    """

    def __init__(
        self,
        scanner: Scanner,
        places: Places,
        progress: Progress | None = None,
        spare: Position | None = None,
    ) -> None:
        """``spare``: that of another reader, so that fewer positions have to be made."""
        self.spare = spare
        self._scanner = scanner
        self._places = places
        self._progress = progress
        self._marked: dict[str, Node] = {}  # by XH
        self._remarked: set[Node] = set()  # by nodes without a turn
        self._cut_at: set[Node] = set()  # something after these was left out
        self._node_count = 0

    def read(self) -> GameRecord:
        """Read the next game in the text; the scanner ends behind it, or at damage.

        Raises:
            GameFileError: there is no game that this program can continue.
        """
        items = self._scanner.read_game()
        try:
            _bracket, root = next(items), next(items)
        except SgfError as error:  # the options may be lost
            raise self._error(error.problem, error.offset) from None
        assert isinstance(root, SgfNode)
        self._read_root(root)
        self._here: Node | None = self._record.root  # None while nodes are left out
        try:
            self._read_turns(items)
        except SgfError as error:
            self._read_broken(error)
        self._join_remarks()
        self._record.take_position(self._reached, self._position)
        self._find_place()
        return self._record

    def _read_root(self, node: SgfNode) -> None:
        root = RootReader(node.properties, lambda problem, name: self._at(problem, name, node))
        setup, managed, minor = root.facts()
        self._record = record = GameRecord(setup, {})
        self._reading = record.reading
        # turns are played on this one and the spare one alternately
        self._position, self._reached = setup.start(), record.root
        if self.spare is None or self.spare.setup is not setup:
            self.spare = setup.blank()
        record.names = [root.text(name) or "" for name in ("PB", "PW")]
        self._names_starters = root.names_starters
        record.seats = [*root.texts("XC"), "", ""][:2]
        self._result = root.text("RE")
        for problem in root.problems:
            self._reading.note(problem)
        for name in _COLOURS:
            if name in node.properties:
                raise self._at(TranslatableText("a move in the root node"), name, node)
        self._check_board(node, managed)
        self._remark(record.root, node, managed)
        if minor:
            record.root.properties["XF"] = [minor]

    # -- the turns ---------------------------------------------------------------------------

    def _read_turns(self, items: Iterable[SgfNode | str]) -> None:
        forks: list[Node | None] = []
        for item in items:
            if isinstance(item, SgfNode):
                if self._progress is not None:
                    self._report_progress(self._progress)
                self._read_node(item)
            elif item == "(":
                forks.append(self._here)
            else:
                self._here = forks.pop() if forks else None

    def _read_broken(self, error: SgfError) -> None:
        """Keep the readable part of the node in which the text is damaged."""
        node = error.node
        if node is not None and error.cut not in _COLOURS:
            if error.cut and error.cut != "C":  # even half a comment is worth keeping
                node.properties[error.cut].pop()
            self._read_node(node)
        if self._here is not None:
            self._cut_at.add(self._here)
        self._reading.note(self._error(error.problem, error.offset))

    def _read_node(self, node: SgfNode) -> None:
        """Add a node below ``_here`` and go there."""
        here = self._here
        if here is None:
            return
        try:
            self._here = self._read_turn(node, here)
        except GameFileError as problem:
            self._reading.note(problem)
            self._cut_at.add(here)
            self._here = None

    def _read_turn(self, node: SgfNode, parent: Node) -> Node:
        properties = node.properties
        colour = "B" if "B" in properties else "W"
        texts = properties.get(colour)
        if texts is None:
            self._check_board(node)
            self._remark(parent, node)
            self._remarked.add(parent)
            return parent
        second = "W" if colour == "B" and "W" in properties else ""
        if second or len(texts) > 1:
            raise self._at(TranslatableText("two moves in one node"), second or colour, node)
        if self._reached is not parent:
            self._reached = parent
            self._position.copy_from(self._record.position_at(parent))
        before, after = self._position, self.spare
        assert after is not None
        if before.colour != _COLOURS[colour] and not before.over:
            raise self._at(_NOT_TO_MOVE[before.colour], colour, node)
        if len(properties) > 1:
            self._check_board(node)
        try:
            turn = before.read_into(texts[0], after)
        except RulesError as error:
            raise self._at(error_text(error), colour, node) from None
        played = Node(parent, turn, texts[0], _COLOURS[colour])
        self._record.append(played, after)
        self._reached, self._position, self.spare = played, after, before
        if len(properties) > 1:
            self._remark(played, node)
        return played

    def _check_board(self, node: SgfNode, allowed: Container[str] = ()) -> None:
        if _ANY_SET_UP.isdisjoint(node.properties):
            return
        for name in _SET_UP:
            if name in node.properties and name not in allowed:
                raise self._at(
                    TranslatableText(
                        "{name}: a position is set up in the root node, with AB and AW", name=name
                    ),
                    name,
                    node,
                )

    def _remark(self, node: Node, source: SgfNode, managed: Container[str] = ()) -> None:
        """Add the properties of ``source`` to ``node``, except those that the record manages.

        ``managed`` are those of the root; a node below the root that says nothing of a turn is
        read as a part of it.
        """
        known = managed or (MANAGED if node is self._record.root else _COLOURS)
        for name, values in source.properties.items():
            if name == "XH":
                self._marked |= dict.fromkeys(_XH_VALUES.intersection(values), node)
            elif name not in known:
                node.properties.setdefault(name, []).extend(values)

    def _join_remarks(self) -> None:
        """Join several comments of a node as paragraphs of one."""
        for node in self._remarked:
            comments = node.properties.get("C", [])
            if len(comments) > 1:
                node.properties["C"] = ["\n\n".join(comments)]

    # -- the end -----------------------------------------------------------------------------

    def _find_place(self) -> None:
        """Set the result, and go to the node that was current."""
        end = self._record.main_line_end
        marked = self._marked.get("end")
        # the result belongs to the whole main line, not to the part that was read
        whole = marked is not None or end not in self._cut_at
        self._read_result(marked or end, whole)
        self._record.go_to(self._marked.get("here", end))
        self._record.aside = self._marked.get("aside")
        if not self._names_starters and self._record.ends_swapped:
            self._record.names.reverse()
            self._record.root.properties = exchanged(self._record.root.properties)
        self._record.taken_back = self._marked.get("undone") is self._record.node

    def _read_result(self, node: Node, whole: bool) -> None:
        """Apply RE if the rules have not ended the game; a value that is not a result is kept."""
        text = self._result
        if text is None or self._record.position_at(node).over:
            return
        outcome = read_result(text.strip())
        if outcome is not None and not whole:
            self._record.root.properties["XR"] = [text]
        elif outcome is not None:
            self._record.ending, self._record.ended_at = outcome, node
        elif not self._record.game_result_text:
            self._record.root.properties["RE"] = [text]

    # -- inner -------------------------------------------------------------------------------

    def _report_progress(self, progress: Progress) -> None:
        if self._node_count % _REPORT_NODES == 0:
            progress(self._scanner.at / len(self._scanner.text))
        self._node_count += 1

    def _at(self, problem: str, name: str, node: SgfNode) -> GameFileError:
        """Return an error at a property of a node, or at the node if it lacks the property."""
        return self._error(problem, self._scanner.offset_of(name, node))

    def _error(self, problem: str, offset: int) -> GameFileError:
        return GameFileError(problem, *self._places.of(offset))


def read_result(text: str) -> Outcome | None:
    """Return the outcome in RE of a game that its rules have not ended; None if it has none."""
    if text in ("0", "Draw"):
        return Outcome(None, Ending.AGREEMENT)
    found = _RESULT.fullmatch(text)
    if found is None:
        return None
    winner, resigned, late, forfeit, margin = found.groups()
    reason = Ending(resigned or late or forfeit or "")
    return Outcome(_COLOURS[winner], reason, margin=int(margin or 0) or None)
