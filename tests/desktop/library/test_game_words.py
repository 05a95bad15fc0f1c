"""What the list of the library says of a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from shelved import row, unreadable

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.library.game_words import (
    computer_words,
    details,
    players,
    result,
    sentence,
    setup_title,
    title,
)
from rules.translatable_text import TranslatableText


def test_a_game_is_called_by_what_was_chosen_for_it() -> None:
    assert title(row(setup="wythe size=8")).startswith("Wythe")
    assert setup_title("wythe size=8") != setup_title("wythe size=9")
    assert setup_title("chess size=8") == "chess size=8"


def test_the_title_of_a_game_follows_the_language() -> None:
    english = setup_title("oddy sides=5 size=5")
    UI_LANGUAGE.set_language(Language("de"))
    german = setup_title("oddy sides=5 size=5")
    assert german != english
    assert title(row(setup="oddy sides=5 size=5")) == german


def test_a_file_without_a_game_is_called_by_its_name() -> None:
    assert title(unreadable(5)) == "5.oddments"


@pytest.mark.parametrize(
    ("names", "seats", "told"),
    [
        (("Ann", "Bob"), ("person", "person"), "Ann – Bob"),
        (("Ann", "Ann"), ("person", "person"), "Ann – Ann"),
        (("", ""), ("person", "person"), "Player 1 – Player 2"),
        (("Ann", ""), ("person", "person"), "Ann – Player 2"),
        (("", ""), ("person", "engine 5"), "You – Computer, level 5"),
        (("", "Deep"), ("engine 2", "engine 5"), "Computer, level 2 – Computer, level 5"),
        (("", ""), ("engine 5", "engine 5"), "Computer, level 5 (1) – Computer, level 5 (2)"),
        (("a\nb", "Bob"), ("", "robot"), "a b – Bob"),
    ],
)
def test_players_are_reported_with_black_first(
    names: tuple[str, str], seats: tuple[str, str], told: str
) -> None:
    assert players(row(names=names, seats=seats)) == told


@pytest.mark.parametrize(
    ("ended", "winner", "told"),
    [
        ("", None, "Ann – Bob"),
        ("0", 2, "Ann – Bob"),
        ("B+R", 0, "Ann – Bob"),
        ("W+R", 1, "Ann – Bob"),
        ("W+R", 0, "Bob – Ann"),
        ("B+R", 1, "Bob – Ann"),
    ],
)
def test_who_was_black_at_the_end_is_reported_first(
    ended: str, winner: int | None, told: str
) -> None:
    assert players(row(result=ended, winner=winner)) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "unfinished"),
        ("0", "a draw"),
        ("Draw", "a draw"),
        ("B+", "Black won"),
        ("W+", "White won"),
        ("W+R", "White won by resignation"),
        ("B+T", "Black won on time"),
        ("W+F", "White won by forfeit"),
        ("B+3", "Black won by 3"),
        ("W+2.5", "White won by 2.5"),
        ("+3", "a draw"),
        ("xB+3", "a draw"),
    ],
)
def test_how_a_game_ended_is_reported_in_words(text: str, told: str) -> None:
    assert result(row(result=text)) == told


def test_a_file_without_a_game_has_no_result() -> None:
    assert result(unreadable()) == ""


def test_details_show_when_and_where_and_how_long() -> None:
    game = row(date="2026-11-21", event="Club\nnight", turns=1)
    assert details(game, None) == "2026-11-21   ·   Club night   ·   1 move"
    assert details(game, 0).endswith("   ·   1 move   ·   at the start")
    assert details(game, 12).endswith("   ·   1 move   ·   position after move 12")
    assert details(row(turns=0), None) == "0 moves"


def test_details_are_cut_off_where_they_are_too_long() -> None:
    date, event, turns = details(row(date="2" * 500, event="e" * 500), None).split("   ·   ")
    assert len(date) in range(100, 103)
    assert len(event) in range(100, 103)
    assert turns == "12 moves"


def test_what_is_wrong_with_a_file_comes_last() -> None:
    problem = TranslatableText(
        "read in part: {problem}", problem=TranslatableText("permission denied")
    )
    game = row(problem=problem)
    assert details(game, 3) == (
        "12 moves   ·   position after move 3   ·   read in part: permission denied"
    )
    assert details(unreadable(), 3) == "this is not an SGF file"


def test_a_sentence_shows_all_of_it_to_those_who_do_not_see_it() -> None:
    game = row(date="2026-11-21", result="B+R", winner=0)
    assert sentence(game, 2) == ", ".join(
        [
            setup_title("egotzi size=4"),
            "Ann – Bob",
            "Black won by resignation",
            "2026-11-21",
            "12 moves",
            "position after move 2",
        ]
    )
    assert sentence(unreadable(), None) == "1.oddments, this is not an SGF file"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("Computer", "engine"),
        ("COMP", "engine"),
        ("computer, level 5", "engine 5"),
        ("level 5", "engine 5"),
        ("5 comp", "engine 5"),
        ("  lev  ", "engine"),
        ("5", ""),
        ("", ""),
        ("Ann", ""),
        ("computer Ann", ""),
        ("omputer", ""),
    ],
)
def test_the_computer_is_looked_for_by_what_it_is_called(typed: str, words: str) -> None:
    assert computer_words(typed) == words


def test_paths_of_the_system_are_no_part_of_a_title() -> None:
    assert title(row(setup="", path=Path("a") / "b.oddments")) == "b.oddments"
