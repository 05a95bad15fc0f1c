"""The texts about a game in the list of the library."""

from __future__ import annotations

from pathlib import Path

import pytest
from library_rows import row, unreadable

from desktop.game.players import Computer, Human, seat_names
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language, available_languages
from desktop.library.game_words import (
    computer_words,
    details,
    nameless,
    players,
    result,
    sentence,
    setup_title,
    title,
)
from rules.library.filter import Nameless
from rules.translatable_text import TranslatableText


def test_a_game_is_named_by_its_setup_and_another_file_by_its_name() -> None:
    assert title(row(setup="wythe size=8")).startswith("Wythe")
    assert setup_title("wythe size=8") != setup_title("wythe size=9")
    assert setup_title("chess size=8") == "chess size=8"
    assert title(row(setup="", path=Path("a") / "b.oddments")) == "b.oddments"
    english = setup_title("oddy sides=5 size=5")
    UI_LANGUAGE.set_language(Language("de"))
    german = setup_title("oddy sides=5 size=5")
    assert german != english
    assert title(row(setup="oddy sides=5 size=5")) == german


@pytest.mark.parametrize(
    ("names", "seats", "expected"),
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
def test_players_are_listed_with_black_first(
    names: tuple[str, str], seats: tuple[str, str], expected: str
) -> None:
    assert players(row(names=names, seats=seats)) == expected


@pytest.mark.parametrize(
    ("ended", "winner", "expected"),
    [
        ("", None, "Ann – Bob"),
        ("0", 2, "Ann – Bob"),
        ("B+R", 0, "Ann – Bob"),
        ("W+R", 1, "Ann – Bob"),
        ("W+R", 0, "Bob – Ann"),
        ("B+R", 1, "Bob – Ann"),
    ],
)
def test_black_at_the_end_is_listed_first(ended: str, winner: int | None, expected: str) -> None:
    assert players(row(result=ended, winner=winner)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
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
def test_results_are_described(text: str, expected: str) -> None:
    assert result(row(result=text)) == expected
    assert result(row(result=text, setup="")) == ""  # a file without a game


def test_details_show_when_and_where_and_how_long() -> None:
    game = row(date="2026-11-21", event="Club\nnight", turns=1)
    assert details(game, None) == "21 Nov 2026   ·   Club night   ·   1 move"
    assert details(game, 0).endswith("   ·   1 move   ·   at the start")
    assert details(game, 12).endswith("   ·   1 move   ·   position after move 12")
    assert details(row(turns=0), None) == "0 moves"
    long = details(row(date="2" * 500, event="e" * 500), None).split("   ·   ")
    assert [len(each) in range(100, 103) for each in long] == [True, True, False]


def test_the_problem_of_a_file_comes_last() -> None:
    problem = TranslatableText(
        "read in part: {problem}", problem=TranslatableText("permission denied")
    )
    game = row(problem=problem)
    assert details(game, 3) == (
        "12 moves   ·   position after move 3   ·   read in part: permission denied"
    )
    assert details(unreadable(), 3) == "this is not an SGF file"


def test_a_sentence_contains_everything_for_screen_readers() -> None:
    game = row(date="2026-11-21", result="B+R", winner=0)
    assert sentence(game, 2) == ", ".join(
        [
            setup_title("egotzi size=4"),
            "Ann – Bob",
            "Black won by resignation",
            "21 Nov 2026",
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
def test_the_computer_is_found_by_its_name(typed: str, words: str) -> None:
    assert computer_words(typed) == words


def test_nameless_players_are_found_by_what_the_list_calls_them_in_every_language() -> None:
    engine = ("person", "engine 5")
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        for seats, kinds in (
            (engine, [Nameless.ALONE]),
            (("person", "person"), [Nameless.FIRST, Nameless.SECOND]),
        ):
            listed = players(row(names=("", ""), seats=seats)).split(" – ")
            assert [nameless(name) for name in listed[: len(kinds)]] == [{kind} for kind in kinds]
    assert nameless("") == nameless("Yoda") == frozenset()


def test_the_computer_is_found_by_its_name_in_every_language() -> None:
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        called = seat_names((Human("Eve"), Computer(5)))[1]
        assert called in players(row(names=("Eve", ""), seats=("person", "engine 5")))
        assert computer_words(called) == "engine 5", language.code
        assert computer_words(called.split()[-2]) == "engine", language.code
        assert computer_words(f"{called}0") != "engine 5", language.code
