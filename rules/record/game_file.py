"""Files of saved games: written whole, read one game or a collection at a time.

Where the rules of a game are not there, its file is shown as a ``Scoresheet``.
"""

from __future__ import annotations

import dataclasses
import itertools
import os
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules.outcome import Outcome
from rules.position import Position
from rules.record import sgf
from rules.record.game_reader import GameReader, check_size, decode, read_bytes, read_result
from rules.record.game_record import GameRecord, Node
from rules.record.game_root import OPTIONS, RootReader, root_properties, sets_up
from rules.record.sgf import (
    EMPTY,
    NO_SGF,
    GameFileError,
    MissingGameError,
    Places,
    Progress,
    Scanner,
    SgfError,
    SgfNode,
)
from rules.record.whole_file import SUFFIX, FileFingerprint, write_whole
from rules.regular_file import read_regular
from rules.translatable_text import TranslatableText, error_text

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


MAX_GAMES = 100_000  # in one file

_TOO_MANY = TranslatableText(
    "the file has more than %Ln games; the rest were skipped", "", MAX_GAMES
)

_REPORT_GAMES = 64  # between two calls of the progress callback


class Heading(NamedTuple):
    """What the root of a game says about it, without its turns.

    Attributes:
        start: the offset of the game, for ``Collection.game``.
        game: its title, its key if its rules are not there; "" if it cannot be read.
        players: who had Black and White at the end.
        result, date, event: the values of RE, DT and EV; "" for none.
        problem: why the game cannot be read; "" if the root is valid.
        seats: the values of XC for these players; "" for none.
    """

    start: int
    game: str = ""
    players: tuple[str, str] = ("", "")
    result: str = ""
    date: str = ""
    event: str = ""
    problem: str = ""
    seats: tuple[str, str] = ("", "")


class Collection:
    """The games of a text, read one after another; only the text is kept in memory."""

    def __init__(self, data: bytes | str, encoding: str = "") -> None:
        """Decode the text and find its first game; ``encoding``: what the user has chosen.

        Raises:
            GameFileError: it contains no game, is too big, or has an unknown encoding.
        """
        check_size(len(data))
        self._encoding, self._unreadable, self._is_chosen = "", -1, bool(encoding)
        if isinstance(data, str):
            self._text = data.removeprefix("\ufeff")
        else:
            self._text, self._encoding, self._unreadable = decode(data, encoding)
        self._fingerprint: FileFingerprint | None = None
        self._spare: Position | None = None  # of the last reader
        self._places = Places(self._text)
        self._left_at: int | None = None  # the offset of the first game that is too many
        self._first = self._find_first()

    @classmethod
    def load(cls, path: str | os.PathLike[str], encoding: str = "") -> Collection:
        """Return the games of a file, in its own encoding or in one that the user has chosen.

        Raises:
            OSError: it cannot be read.
            GameFileError: as for the class.
        """
        fingerprint = FileFingerprint.of(path)
        collection = cls(read_bytes(path), encoding)
        collection._fingerprint = fingerprint
        return collection

    @property
    def holds_one(self) -> bool:
        """Whether there is a single game."""
        return len(list(itertools.islice(self._starts(None), 2))) == 1

    def first(self, progress: Progress | None = None) -> GameRecord:
        """Return the first game; its ``reading`` says whether there are more.

        Raises:
            GameFileError: it is not a game that this program can continue.
        """
        return self.game(self._first, progress)

    def shown(
        self, start: int | None = None, progress: Progress | None = None
    ) -> GameRecord | Scoresheet:
        """Return the game at this offset, by default the first, as far as it can be shown.

        That is its scoresheet if the rules of the game are not there.

        Raises:
            GameFileError: it is not a game that this program can continue, or show.
        """
        start = self._first if start is None else start
        try:
            return self.game(start, progress)
        except MissingGameError as missing:
            scoresheet = read_scoresheet(Scanner(self._text, start), missing)
            alone = scoresheet.alone and start == self._first
            return dataclasses.replace(scoresheet, alone=alone)

    def games(self, progress: Progress | None = None) -> Iterator[GameRecord | GameFileError]:
        """Yield all games in order; an error replaces a game that cannot be read.

        After ``MAX_GAMES`` games an error ends them.
        """
        scanner = Scanner(self._text, self._first)
        for count in range(MAX_GAMES):
            start, is_whole = scanner.at, False
            self._report(progress, count, start)
            try:
                record = self._game(scanner, progress)
                is_whole = not record.reading.problems
                yield record
            except GameFileError as error:
                yield error
            if not is_whole:  # it may have been read up to damage only
                scanner.at = start
                scanner.skip_game()
            if not _skip_to_next(scanner):
                return
        yield self._error(_TOO_MANY, scanner.at)

    def headings(self, progress: Progress | None = None) -> Iterator[Heading]:
        """Yield the heading of each game, in the order of ``games`` but much faster to read."""
        starts = itertools.chain(self._starts(progress), [len(self._text)])
        for start, end in itertools.pairwise(starts):
            yield self._heading(start, end)
        if self._left_at is not None:
            yield Heading(self._left_at, problem=error_text(self._error(_TOO_MANY, self._left_at)))

    def game(self, start: int, progress: Progress | None = None) -> GameRecord:
        """Return the game that begins at this offset.

        Raises:
            GameFileError: it is not a game that this program can continue.
        """
        return self._game(Scanner(self._text, start), progress)

    def _game(self, scanner: Scanner, progress: Progress | None) -> GameRecord:
        """Return the game that follows; the scanner ends behind it, or at damage."""
        start = scanner.at
        spare, self._spare = self._spare, None  # no other thread may get it meanwhile
        reader = GameReader(scanner, self._places, progress, spare)
        record, self._spare = reader.read(), reader.spare
        if start == self._first and self._text[:start].strip():
            record.reading.note(self._error(TranslatableText("there is text before the game"), 0))
        if start <= self._unreadable < scanner.at:
            problem = TranslatableText("this is not {encoding} text", encoding=self._encoding)
            record.reading.note(self._error(problem, self._unreadable))
            record.reading.encoding = self._encoding
        if self._is_chosen:
            record.reading.encoding = self._encoding
        if scanner.begins_game:
            record.reading.alone = False
        elif not scanner.at_end:
            record.reading.alone = False
            if not record.reading.problems:
                problem = TranslatableText("there is text after the end of the game")
                record.reading.note(self._error(problem, scanner.at))
        record.reading.alone &= start == self._first
        record.reading.fingerprint = self._fingerprint
        return record

    def _find_first(self) -> int:
        scanner = Scanner(self._text)
        if scanner.at_end:
            raise self._error(EMPTY, scanner.at)
        if not scanner.begins_game:
            start = scanner.at
            if not scanner.skip_to_game():
                raise self._error(NO_SGF, start)
        return scanner.at

    def _starts(self, progress: Progress | None) -> Iterator[int]:
        scanner = Scanner(self._text, self._first)
        for count in range(MAX_GAMES):
            self._report(progress, count, scanner.at)
            yield scanner.at
            scanner.skip_game()
            if not _skip_to_next(scanner):
                return
        self._left_at = scanner.at

    def _report(self, progress: Progress | None, count: int, at: int) -> None:
        if progress is not None and count % _REPORT_GAMES == 0:
            progress(at / len(self._text))

    def _heading(self, start: int, end: int) -> Heading:
        scanner = Scanner(self._text, start)
        items = scanner.read_game()
        try:
            _bracket, node = next(items), next(items)
        except SgfError as error:
            problem = error_text(self._error(error.problem, error.offset))
            return Heading(start, problem=problem)
        assert isinstance(node, SgfNode)
        root = RootReader(
            node.properties,
            lambda problem, name: self._error(problem, scanner.offset_of(name, node)),
        )
        try:
            game, problem = root.facts().setup.game.title, ""
        except MissingGameError as error:
            game, problem = error.key, ""
        except GameFileError as error:
            game, problem = "", error_text(error)
        names = (root.text("PB") or "", root.text("PW") or "")
        first, second = [*root.texts("XC"), "", ""][:2]
        # few games have a swap, and to look for its word is quick
        might_swap = not problem and self._text.find("swap", start, end) >= 0
        if not problem and not root.names_starters:
            first, second = second, first
        elif might_swap and _begins_with_swap(items):
            names, first, second = (names[1], names[0]), second, first
        result, date, event = [root.text(name) or "" for name in ("RE", "DT", "EV")]
        return Heading(start, game, names, result, date, event, problem, (first, second))

    def _error(self, problem: str, offset: int) -> GameFileError:
        return GameFileError(problem, *self._places.of(offset))


def _skip_to_next(scanner: Scanner) -> bool:
    """Skip what may lie between two games; return whether there is another one."""
    return scanner.begins_game or (not scanner.at_end and scanner.skip_to_game())


def _begins_with_swap(items: Iterator[SgfNode | str]) -> bool:
    """Return whether White's first turn on the main line is the swap; read no further."""
    try:
        for item in items:
            if item == ")":
                break
            if isinstance(item, SgfNode) and "W" in item.properties:
                return item.properties["W"][0] == "swap"
            if isinstance(item, SgfNode) and "end" in item.properties.get("XH", ()):
                break  # the game ended here; what follows is a variation
    except SgfError:
        pass  # no turn was read, so no swap
    return False


__all__ = [
    "SUFFIX",
    "GameFileError",
    "game_pieces",
    "is_saved",
    "load",
    "load_games",
    "read_game",
    "save",
    "write_game",
]


def load(path: str | os.PathLike[str], progress: Progress | None = None) -> GameRecord:
    """Return the game saved in a file, the first of a collection.

    What is damaged or of a newer version is left out and reported in ``record.reading``.

    Raises:
        OSError: the file cannot be read.
        GameFileError: it holds no game that this program can continue.
    """
    return Collection.load(path).first(progress)


def load_games(
    path: str | os.PathLike[str], progress: Progress | None = None
) -> Iterator[GameRecord | GameFileError]:
    """Yield all games of a file in order; an error replaces a game that cannot be read.

    Raises:
        OSError: the file cannot be read.
        GameFileError: it holds no games.
    """
    return Collection.load(path).games(progress)


def save(record: GameRecord, path: str | os.PathLike[str]) -> None:
    """Write a game to a file, completely or not at all; through a link, its target is written.

    Raises:
        OSError: it cannot be written; an existing file is unchanged.
    """
    write_whole(path, encoded(record))


def is_saved(record: GameRecord, path: str | os.PathLike[str]) -> bool:
    """Return whether a file holds exactly what ``save`` would write."""
    data = encoded(record)
    try:
        if os.stat(path).st_size != len(data):
            return False
        return read_regular(path) == data
    except OSError:
        return False


def read_game(data: bytes | str) -> GameRecord:
    """Return the game in a text, the first of a collection, as ``load`` reads it.

    Raises:
        GameFileError: it holds no game that this program can continue.
    """
    return Collection(data).first()


def write_game(record: GameRecord) -> str:
    """Return the text of a saved game, for encoding in UTF-8."""
    return "".join(game_pieces(record))


def game_pieces(record: GameRecord) -> Iterator[str]:
    """Yield the same text piece by piece; the record must not change meanwhile."""
    end = record.main_line_end
    marks: dict[Node, list[str]] = {}
    if record.node is not end:
        marks[record.node] = ["here", "undone"] if record.taken_back else ["here"]
    if record.ended_at is not None and record.ended_at is not end:
        marks.setdefault(record.ended_at, []).append("end")
    if record.aside is not None:
        marks.setdefault(record.aside, []).append("aside")

    def properties(node: Node) -> dict[str, list[str]]:
        if node.parent is None:
            known = root_properties(record)
        else:
            known = {"BW"[node.colour]: [node.text]}
            kept = node.properties.items()
            known |= {name: values for name, values in kept if values}
        if node in marks:
            known["XH"] = marks[node]
        return known

    return sgf.pieces(record.root, properties)


def encoded(record: GameRecord) -> bytes:
    return write_game(record).encode("utf-8", "replace")  # half of a surrogate pair becomes "?"
