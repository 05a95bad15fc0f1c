"""A search in the library, and its SQL."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Mapping

from rules.library.entry import phrases


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

    def __init__(self, wanted: Filter, order: Order = Order.LATEST, *, full_text: bool) -> None:
        self._full_text = full_text
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
                self._ask(either, winners[0], *one, winners[1], *other)
            else:
                self._ask(f"({first} OR {second})", *one, *other)
        for column, text in (("event", wanted.event), ("comments", wanted.comment)):
            if words := phrases(text):
                condition, values = self._with_words(column, [words])
                self._ask(condition, *values)

    def _with_player(
        self, seat: str, ways: list[list[str]], nameless: frozenset[Nameless]
    ) -> tuple[str, tuple[object, ...]]:
        """Return the condition, with its values, that the player in a seat matches."""
        condition, values = self._with_words(seat, ways)
        others = [_NAMELESS[seat][kind] for kind in _NAMELESS[seat].keys() & nameless]
        return f"({' OR '.join([condition, *others])})", values

    def _with_words(self, column: str, ways: list[list[str]]) -> tuple[str, tuple[object, ...]]:
        """Return the condition, with its values, that a column matches one of the ``ways``.

        A column matches if it has words beginning with all words of one way.
        """
        values: tuple[object, ...]
        if self._full_text:
            each = [[f'"{word}" *' for word in words] for words in ways]
            some = [f"({column} : ({' AND '.join(words)}))" for words in each]
            condition, values = "words MATCH ?", (" OR ".join(some),)
        else:
            liked = [[f"' ' || {column} LIKE ?"] * len(words) for words in ways]
            condition = " OR ".join([f"({' AND '.join(conditions)})" for conditions in liked])
            values = tuple([f"% {word}%" for words in ways for word in words])
        return f"games.id IN (SELECT rowid FROM words WHERE {condition})", values
