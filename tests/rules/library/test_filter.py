"""The queries sent to SQLite."""

from __future__ import annotations

import dataclasses
import sqlite3

import pytest

from rules.library.filter import Ended, Filter, Order, Query

FIELDS = {
    "game": "oddy",
    "setup": "oddy sides=3",
    "player": "ann",
    "computer": "engine",
    "ended": Ended.WON,
    "since": "2026",
    "until": "2026",
    "event": "cup",
    "comment": "why",
    "position": 7,
}


def test_a_filter_finds_all_until_something_is_asked_for() -> None:
    assert set(FIELDS) | {"binned"} == {field.name for field in dataclasses.fields(Filter)}
    assert Filter().finds_all
    assert Filter(binned=True).finds_all
    for name, value in FIELDS.items():
        assert not Filter(**{name: value}).finds_all  # type: ignore[arg-type]


def test_words_are_looked_for_by_their_index_where_there_is_one() -> None:
    wanted = Filter(player="Ann Lee", comment="why")
    indexed, plain = (Query(wanted, full_text=full) for full in (True, False))
    assert indexed.sql.count("words MATCH ?") == 2
    assert "LIKE" not in indexed.sql
    assert indexed.values == [
        0,
        '(first : ("ann" * AND "lee" *)) OR (second : ("ann" * AND "lee" *))',
        '(comments : ("why" *))',
    ]
    assert "MATCH" not in plain.sql
    assert plain.values == [0, *["% ann%", "% lee%"] * 2, "% why%"]


@pytest.mark.parametrize("full_text", [True, False])
@pytest.mark.parametrize("order", Order)
def test_whatever_is_asked_for_sqlite_understands(full_text: bool, order: Order) -> None:
    connection = sqlite3.connect(":memory:")
    connection.executescript(
        "CREATE TABLE games (id, path, changed, binned, game_key, setup, players, result, winner,"
        " date); CREATE TABLE positions (key, game, turn);"
        + (
            "CREATE VIRTUAL TABLE words USING fts5 (first, second, event, comments)"
            if full_text
            else "CREATE TABLE words (first, second, event, comments)"
        )
    )
    for ended in (None, *Ended):
        for wanted in (Filter(ended=ended), Filter(**{**FIELDS, "ended": ended})):
            query = Query(wanted, order, full_text=full_text)
            assert connection.execute(query.sql, query.values).fetchall() == []
    connection.close()


def test_where_games_are_equal_the_latest_comes_first() -> None:
    for order in Order:
        if order is not Order.OLDEST:
            sql = Query(Filter(), order, full_text=True).sql
            assert sql.endswith("date DESC, changed DESC, games.id DESC")
    assert Query(Filter(), full_text=True).sql == Query(Filter(), Order.LATEST, full_text=True).sql
