"""What games add to the pages of the help that are about all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop.help.pages import KEYS, help_page
from desktop.help.shared_page import fill_page, in_order
from desktop.i18n.languages import SOURCE, Language
from desktop.views.game_texts import TEXTS
from rules.games import GAMES
from rules.games.game_files import game_file

SHARED = Path(__file__).parents[3] / "resources/help"


def names(text: str) -> set[str]:
    return set(re.findall(r"^<!-- ([a-z]+) -->$", text, re.MULTILINE))


@pytest.mark.parametrize("key", GAMES)
def test_all_that_a_game_adds_has_its_place_on_a_page(key: str) -> None:
    pages = "".join(page.read_text("utf-8") for page in SHARED.glob("en/*.md"))
    added = names(game_file(key, "help", "en", "shared.md").read_text("utf-8"))
    assert {"overview", "pictures", "playing", "notation"} <= added <= names(pages)


def test_each_game_adds_its_part_in_order() -> None:
    text = fill_page("Before\n\n<!-- notation -->\nAfter\n", SOURCE)
    before, *items, after = text.splitlines()
    assert (before, after) == ("Before", "After")
    assert [item[:3] for item in items[1:]] == ["- ["] * len(GAMES)
    assert [re.findall(r"\[(.*?)\]", item)[0] for item in items[1:]] == [
        game.title for game in GAMES.values()
    ]


def test_a_place_where_no_game_adds_anything_vanishes() -> None:
    assert fill_page("one\n<!-- unknown -->\ntwo\n", SOURCE) == "one\ntwo\n"


def test_a_language_without_a_file_gets_the_english_one() -> None:
    text = "<!-- overview -->\n"
    assert fill_page(text, Language("xx")) == fill_page(text, SOURCE)
    assert fill_page(text, Language("de")) != fill_page(text, SOURCE)


def test_each_list_is_sorted_without_regard_to_case_and_accents() -> None:
    text = "A\n\n- **Zoo**: z\n- **Écart** (B): e,\n  more\n- **Ear**: e\n\nB\n\n- y\n- x\n"
    assert in_order(text) == (
        "A\n\n- **Ear**: e\n- **Écart** (B): e,\n  more\n- **Zoo**: z\n\nB\n\n- x\n- y\n"
    )


def test_the_glossary_has_the_words_of_the_games_in_order() -> None:
    words = re.findall(r"^- \*\*(.*?)\*\*", help_page("glossary").section("words").text, re.M)
    assert words == sorted(words, key=str.lower)
    added = game_file(next(iter(TEXTS)), "help", "en", "shared.md").read_text("utf-8")
    own = re.findall(r"^- \*\*(.*?)\*\* \(", added, re.M)
    assert own
    assert set(own) < set(words)


@pytest.mark.parametrize("key", KEYS)
def test_no_place_is_left_on_a_page(key: str) -> None:
    assert not names(help_page(key).markdown)
