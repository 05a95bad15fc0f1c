"""The tables of the games in the documents are current, and say what the games say."""

from __future__ import annotations

import re
from pathlib import Path

import game_tables
import pytest

from rules.games import GAMES
from rules.games.puzzle_kinds import PUZZLE_KINDS


@pytest.mark.parametrize("page", game_tables.PAGES, ids=lambda page: page.name)
def test_the_tables_of_a_page_are_current(page: Path) -> None:
    text = page.read_text("utf-8")
    assert text == game_tables.fill(text), "run installer/game_tables.py"


def test_every_table_is_somewhere() -> None:
    text = "".join(page.read_text("utf-8") for page in game_tables.PAGES)
    assert sorted(re.findall(r"<!-- games: (\w+) -->", text)) == sorted(game_tables.TABLES)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_a_row_with_its_number_and_the_properties_of_its_options(key: str) -> None:
    game = GAMES[key]
    (row,) = [row for row in game_tables.TABLES["numbers"]() if f"| `{key}` |" in row]
    assert row.startswith(f"| {game.title} | {game.number} |")
    for option in game.options({}):
        assert f"`{option.sgf}`" in row


@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_a_row_with_its_options(key: str) -> None:
    (row,) = [row for row in game_tables.TABLES["setups"]() if f"| `{key}` |" in row]
    described = row.rpartition(" | ")[2]
    for option in GAMES[key].options({}):
        assert f"`{option.key}` " in described
    assert GAMES[key].options({}) or described == "none |"


@pytest.mark.parametrize("key", GAMES)
def test_all_themes_of_the_puzzles_of_a_game_are_described_in_order(key: str) -> None:
    described = re.findall(r"(?:^|; )`(.*?)`", game_tables.part(key, "themes"))
    assert tuple(described) == PUZZLE_KINDS[key].themes


@pytest.mark.parametrize("name", ["author", "readme", "themes", "estimate"])
@pytest.mark.parametrize("key", GAMES)
def test_a_game_has_the_parts_that_all_have(key: str, name: str) -> None:
    assert game_tables.part(key, name)


def test_what_is_by_hand_in_a_table_is_replaced_and_the_rest_is_not() -> None:
    filled = game_tables.fill("a\n<!-- games: rules -->\nold\n<!-- end -->\nb\n")
    assert filled.startswith("a\n<!-- games: rules -->\n- [")
    assert filled.endswith("\n<!-- end -->\nb\n")
    assert "old" not in filled
    assert filled.count("\n- [") == len(GAMES)


def test_a_table_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError, match="chess"):
        game_tables.fill("<!-- games: chess -->\n<!-- end -->")
