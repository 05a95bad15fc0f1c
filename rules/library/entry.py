"""What the library has about one game, and how it is searched for it.

Of a game it has the summary, the words and the keys of its positions.
"""

from __future__ import annotations

import dataclasses
import enum
import hashlib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rules.engine.limits import STRONGEST
from rules.library.explorer import Move, opening_moves
from rules.library.positions import canonical_key, positions_of
from rules.outcome import Outcome
from rules.record.engine_seat import read_engine_seat
from rules.record.game_file import Collection, Scoresheet
from rules.record.game_record import GameRecord, Node, write_result
from rules.record.sgf import GameFileError, simple_text
from rules.translatable_text import TranslatableText, error_text

_ACCENTS = re.compile("[\u0300-\u036f]")

_BETWEEN_WORDS = re.compile(r"[\W_]+")

# in scripts without spaces between words each letter is a word, so that words are found inside
_UNSPACED = re.compile("([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff])")


def folded(text: str) -> str:
    """Return a text's words in a form for comparison: "Škoda!" and "skoda" are equal."""
    whole = text.encode("utf-8", "replace").decode()  # half of a surrogate pair becomes "?"
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", whole.casefold()))
    spaced = _UNSPACED.sub(r" \1 ", unicodedata.normalize("NFC", plain))
    return _BETWEEN_WORDS.sub(" ", spaced).strip()


def phrases(text: str) -> list[str]:
    """Return the words of a search, folded; they match words that begin with them."""
    return [phrase for word in text.split() if (phrase := folded(word))]


def node_with(record: GameRecord, key: int) -> Node | None:
    """Return the first node with this key, in the order of ``canonical_keys``, or None."""
    return next((n for n, position in record.positions() if canonical_key(position) == key), None)


_DATE = re.compile(r"\s*(\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)(?!\d)", re.ASCII)

_DRAWN = 2

_LEVELS = {f"engine {level}": level for level in range(1, STRONGEST + 1)}

_MAX_WORD = 40  # characters of a key or an option that no game here has


@dataclasses.dataclass
class Entry:
    """A summary of a game.

    Attributes:
        setup: the game and its options, ``Setup.options_text``, wherever the game started; "" if
            the file holds no readable game.
        names, seats: of player 0 and player 1.
        result: SGF's RE; "" while the game is on.
        winner: the player who won, 2 for a draw, None while the game is on.
        date: of the game, "2026-11-21" or a part of it; "" if unknown.
        event: where it was played.
        turns: number of turns on the main line.
        comments: all comments in the tree.
        digest: equal for equal games with equal texts; b"" unless the rules of the game are there.
        keys: canonical key -> number of turns, for all positions in the tree.
        moves: the first ones, for the opening explorer.
        problem: what is wrong with the file, or "".
    """

    setup: str = ""
    names: tuple[str, str] = ("", "")
    seats: tuple[str, str] = ("", "")
    result: str = ""
    winner: int | None = None
    date: str = ""
    event: str = ""
    turns: int = 0
    comments: str = ""
    digest: bytes = b""
    keys: dict[int, int] = dataclasses.field(default_factory=dict)
    moves: Sequence[Move] = ()
    problem: str = ""

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.setup.partition(" ")[0]


def read_entry(path: Path) -> Entry:
    """Return the summary of the game in a file; if it cannot be read, with the reason."""
    try:
        record = Collection.load(path).shown()
        if isinstance(record, Scoresheet):
            return _entry_of_scoresheet(record)
        entry = entry_of(record)
        entry.problem = left_out(record)
        return entry
    except (GameFileError, OSError) as error:
        return Entry(problem=error_text(error))


def left_out(record: GameRecord) -> str:
    """Return why a game was read only in part; "" if all of it was read."""
    problems = record.reading.problems
    if not problems:
        return ""
    return TranslatableText("read in part: {problem}", problem=error_text(problems[0]))


def entry_of(record: GameRecord) -> Entry:
    """Return the summary of a game; its current node is not changed."""
    outcome, player = _ending(record)
    root = record.root.properties
    found = positions_of(record)
    nodes = found.nodes
    own = own_seat(record.seats[0], record.seats[1])
    levels = [level_of(seat) or 0 for seat in record.seats]
    comments = [text for node in nodes if node.properties for text in node.properties.get("C", ())]
    return Entry(
        setup=record.setup.options_text,
        names=(record.names[0], record.names[1]),
        seats=(record.seats[0], record.seats[1]),
        result=write_result(outcome),
        winner=player,
        date=date_of(record),
        event=" ".join(root.get("EV", []) + root.get("PC", [])),
        turns=len(record.main_line),
        comments="\n".join(comments),
        digest=_digest(record, nodes),
        keys=found.keys,
        moves=opening_moves(found.opening, player, levels, None if own is None else own[0]),
    )


def _entry_of_scoresheet(scoresheet: Scoresheet) -> Entry:
    """Return the summary of a game whose rules are not there, with the reason.

    It has no digest and no positions. Its setup is what the file says, and colours stand for the
    players: whether they were swapped, only the rules know.
    """
    options = [f"{key}={_word(value)}" for key, value in scoresheet.options.items()]
    outcome = scoresheet.outcome
    winner = None if outcome is None else _DRAWN if outcome.winner is None else outcome.winner
    return Entry(
        setup=" ".join([_word(scoresheet.missing.key), *options]),
        names=scoresheet.names,
        seats=scoresheet.seats,
        result=write_result(outcome),
        winner=winner,
        date=_first_date(scoresheet.value("DT")),
        event=" ".join(filter(None, map(scoresheet.value, ("EV", "PC")))),
        turns=scoresheet.turn_count,
        comments="\n".join(scoresheet.comments),
        problem=scoresheet.missing.problem,
    )


def _word(text: str) -> str:
    """Return a text of the file as one short word."""
    return "_".join(simple_text(text, _MAX_WORD).split())


def players_key(names: Sequence[str], seats: Sequence[str]) -> str:
    """Return a sort key: people by name without accents, then computers by level."""
    return "\n".join([_seat_key(name, seat) for name, seat in zip(names, seats, strict=True)])


def _seat_key(name: str, seat: str) -> str:
    kind, _, level = seat.partition(" ")
    return f"~{level:>4}" if kind == "engine" else folded(name)


def is_human(seat: str) -> bool:
    """Return whether a human plays in a seat, as a saved game describes it."""
    return level_of(seat) is None and read_engine_seat(seat) is None


def level_of(seat: str) -> int | None:
    """Return the level of the computer in a seat, "engine 5"; None for anybody else."""
    return _LEVELS.get(seat)


def own_seat(first: str, second: str) -> tuple[int, int] | None:
    """Return one's own player and the computer's level; None for another kind of game."""
    for player, (own, other) in enumerate(((first, second), (second, first))):
        level = level_of(other)
        if level is not None and is_human(own):
            return player, level
    return None


def date_of(record: GameRecord) -> str:
    """Return the first date in DT, which may lack month or day; "" if there is none."""
    return _first_date("".join(record.root.properties.get("DT", [])[:1]))


def _first_date(text: str) -> str:
    found = _DATE.match(text)
    return found[1] if found else ""


def digest(record: GameRecord) -> bytes:
    """Return 16 bytes that identify a game, whatever file it is in and program wrote it."""
    return _digest(record, record.root.subtree())


def _digest(record: GameRecord, nodes: Iterable[Node]) -> bytes:
    facts = [repr((str(record.setup), record.names, record.seats, record.game_result_text))]
    if record.ended_at is not None:
        facts.append(repr(([node.text for node in record.ended_at.path()],)))
    for node in nodes:
        said = [pair for pair in node.properties.items() if pair[1]] if node.properties else []
        said.sort()
        facts.append(f"({node.text!r}, {len(node.children)}, {said})")
    text = "".join(facts)
    return hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=16).digest()


def _ending(record: GameRecord) -> tuple[Outcome | None, int | None]:
    """Return how the main line ended, and the player who won."""
    last = record.end_node
    position = record.position_at(last)
    outcome = record.ending or position.outcome()
    if outcome is None:
        return None, None
    if outcome.winner is None:
        return outcome, _DRAWN
    return outcome, position.player_of(outcome.winner)


class Ended(enum.Enum):
    """How the games ended that are searched for."""

    BLACK = "Black won"
    WHITE = "White won"
    DRAW = "nobody won"
    UNFINISHED = "still on"
    WON = "won by the player in the filter"
    LOST = "lost by the player in the filter"


class Nameless(enum.Enum):
    """A human without a name, who is called something else in every language."""

    ALONE = "the only human in the game"
    FIRST = "player 0, against a human"
    SECOND = "player 1, against a human"


class Order(enum.Enum):
    """The order of the games found; equal ones are ordered by date, latest first."""

    LATEST = "the latest"
    OLDEST = "the oldest, those without a date before them"
    GAME = "the kinds of game, by key and by what was chosen"
    PLAYERS = "the player who moved first, by name, people before computers"
    RESULT = "won by White, by Black, drawn, unfinished"


_LATEST = "date DESC, changed DESC, games.id DESC"
_ORDERS = {
    Order.LATEST: _LATEST,
    Order.OLDEST: "date, changed, games.id",
    Order.GAME: f"game_key, setup, {_LATEST}",
    Order.PLAYERS: f"players, {_LATEST}",
    Order.RESULT: f"substr(result, 1, 1) DESC, {_LATEST}",
}

# [seat] that the player there is nameless, by what they are called
_HUMAN = "{0}_seat NOT GLOB 'engine [0-9]*' AND {0}_seat NOT GLOB 'program [0-9]* ?*'"
_FIRST, _SECOND = (f"({_HUMAN.format(seat)})" for seat in ("first", "second"))
_NAMELESS: Mapping[str, Mapping[Nameless, str]] = {
    "first": {
        Nameless.ALONE: f"(first_name = '' AND {_FIRST} AND NOT {_SECOND})",
        Nameless.FIRST: f"(first_name = '' AND {_FIRST} AND {_SECOND})",
    },
    "second": {
        Nameless.ALONE: f"(second_name = '' AND {_SECOND} AND NOT {_FIRST})",
        Nameless.SECOND: f"(second_name = '' AND {_SECOND} AND {_FIRST})",
    },
}


@dataclasses.dataclass(frozen=True)
class Filter:
    """The criteria of a search; the default filter finds all games.

    Attributes:
        game: the key of the game.
        setup: the game with all options, as ``Setup.options_text``.
        player: words from the name of a player or computer, such as "computer 5".
        computer: alternative words for a player; either may match.
        nameless: humans without a name who match as well, since they are called that.
        ended: how it ended.
        since, until: dates, or parts of them such as "2026-11"; both are inclusive.
        event: words from the event.
        comment: words from the comments.
        position: the canonical key of a position in the game or a variation.
        binned: whether to search the bin instead of the other games.
    """

    game: str = ""
    setup: str = ""
    player: str = ""
    computer: str = ""
    nameless: frozenset[Nameless] = frozenset()
    ended: Ended | None = None
    since: str = ""
    until: str = ""
    event: str = ""
    comment: str = ""
    position: int | None = None
    binned: bool = False

    @property
    def finds_all(self) -> bool:
        """Return whether there are no criteria, apart from the bin."""
        return dataclasses.replace(self, binned=False) == Filter()


class Query:
    """A filter as SQL. ``sql`` yields rows of a game id and a number of turns, or NULL."""

    def __init__(self, wanted: Filter, order: Order = Order.LATEST) -> None:
        self._where: list[str] = []
        self.values: list[object] = []
        source, turn = "games", "NULL"
        if wanted.position is not None:
            source = "positions CROSS JOIN games ON games.id = positions.game"
            turn = "positions.turn"
            self._ask("positions.key = ?", wanted.position)
        self._ask("binned = ?", int(wanted.binned))
        self._ask_plain(wanted)
        self._ask_words(wanted)
        self.sql = (
            f"SELECT games.id, {turn} FROM {source} WHERE {' AND '.join(self._where)}"
            f" ORDER BY {_ORDERS[order]}"
        )

    def _ask(self, condition: str, *values: object) -> None:
        self._where.append(condition)
        self.values += values

    def _ask_plain(self, wanted: Filter) -> None:
        if wanted.game:
            self._ask("game_key = ?", wanted.game)
        if wanted.setup:
            self._ask("setup = ?", wanted.setup)
        # an incomplete date may lie in the period
        if wanted.since:
            self._ask("date >= substr(?, 1, length(date)) AND date != ''", wanted.since)
        if wanted.until:
            self._ask("substr(date, 1, length(?)) <= ? AND date != ''", *2 * (wanted.until,))
        if wanted.ended in (Ended.BLACK, Ended.WHITE):
            self._ask("substr(result, 1, 1) = ?", "B" if wanted.ended is Ended.BLACK else "W")
        elif wanted.ended is Ended.DRAW:
            self._ask("winner = 2")
        elif wanted.ended is Ended.UNFINISHED:
            self._ask("winner IS NULL AND setup != ''")

    def _ask_words(self, wanted: Filter) -> None:
        players = [words for text in (wanted.player, wanted.computer) if (words := phrases(text))]
        if players:
            first, one = self._with_player("first", players, wanted.nameless)
            second, other = self._with_player("second", players, wanted.nameless)
            if wanted.ended in (Ended.WON, Ended.LOST):
                winners = (0, 1) if wanted.ended is Ended.WON else (1, 0)
                either = f"(winner = ? AND {first} OR winner = ? AND {second})"
                self._ask(either, winners[0], one, winners[1], other)
            else:
                self._ask(f"({first} OR {second})", one, other)
        for column, text in (("event", wanted.event), ("comments", wanted.comment)):
            if words := phrases(text):
                self._ask(*self._with_words(column, [words]))

    def _with_player(
        self, seat: str, ways: list[list[str]], nameless: frozenset[Nameless]
    ) -> tuple[str, str]:
        """Return the condition, with its value, that the player in a seat matches."""
        condition, value = self._with_words(seat, ways)
        others = [_NAMELESS[seat][kind] for kind in _NAMELESS[seat].keys() & nameless]
        return f"({' OR '.join([condition, *others])})", value

    def _with_words(self, column: str, ways: list[list[str]]) -> tuple[str, str]:
        """Return the condition, with its value, that a column matches one of the ``ways``.

        A column matches if it has words beginning with all words of one way.
        """
        each = [" AND ".join([f'"{word}" *' for word in words]) for words in ways]
        some = " OR ".join([f"({column} : ({words}))" for words in each])
        return "games.id IN (SELECT rowid FROM words WHERE words MATCH ?)", some
