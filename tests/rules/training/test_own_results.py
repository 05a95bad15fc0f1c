"""One's own results equal a plain count over the files of the library."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from own_games import SETUPS, plain_count, plain_streaks, put

from rules.library.game_bin import GameBin
from rules.library.library import Library
from rules.training.own_results import (
    Streaks,
    Tally,
    latest_game,
    latest_results,
    own_results,
    own_seat,
    streaks,
    tallies,
)

OTHER = "program 3000 Hex"  # an engine that the user has added
SEATS = ["person", "person", "engine 1", "engine 3", "engine 10", "engine 11", OTHER, ""]
DATES = ["2026-11-03", "2026-11-03", "2026-10-31", "2026-10", "2025", ""]

game = st.tuples(
    st.sampled_from(SETUPS),
    st.sampled_from(SEATS),
    st.sampled_from(SEATS),
    st.sampled_from(DATES),
    st.sampled_from([0, 1, None, "on"]),  # the colour that won, a draw, still on
    st.booleans(),  # swapped
)


@settings(max_examples=30)
@given(st.lists(game, max_size=25))
def test_results_equal_a_plain_count_over_the_files(
    tmp_path_factory: pytest.TempPathFactory, games: list[tuple[object, ...]]
) -> None:
    folder = tmp_path_factory.mktemp("library")
    for number, drawn in enumerate(games):
        put(folder, number, drawn)
    library = Library(folder)
    library.catch_up()
    plain = plain_count(folder)
    expected = Counter((one.key, one.score) for one in plain)
    groups = own_results(library)
    found = Counter[tuple[object, float | None]]()
    for group in groups:
        key = (group.game, group.setup, group.level, group.player, group.month)
        tally = group.tally
        found[key, 1.0] += tally.won
        found[key, 0.5] += tally.drawn
        found[key, 0.0] += tally.lost
        found[key, None] += tally.unfinished
    assert +found == +expected
    assert len(groups) == len({one.key for one in plain})
    assert streaks(library) == plain_streaks(plain)
    for name in ("yodd", "wythe"):
        own = [one for one in plain if one.key[0] == name]
        assert streaks(library, name) == plain_streaks(own)
        finished = [(one.level, one.score) for one in reversed(own) if one.score is not None]
        assert latest_results(library, name, 5) == finished[:5]
        assert Counter(own_results(library, name)) == Counter(g for g in groups if g.game == name)
    ended = [one.key[0] for one in plain if one.score is not None]
    assert latest_game(library) == (ended[-1] if ended else "")
    library.close()


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path)
    yield library
    library.close()


def fill(library: Library) -> None:
    choice = random.Random(3)
    for number in range(40):
        level = choice.choice([2, 3])
        winner = choice.choice([0, 1, None, "on"])
        seats = choice.choice([("person", f"engine {level}"), (f"engine {level}", "person")])
        put(library.folder, number, (SETUPS[number % 3], *seats, "2026-11-03", winner, False))
    library.catch_up()


def test_an_empty_library_has_no_results(library: Library) -> None:
    assert own_results(library) == []
    assert streaks(library) == Streaks(0, 0)
    assert latest_results(library, "yodd", 3) == []


def test_groups_are_added_up_by_any_kind(library: Library) -> None:
    fill(library)
    groups = own_results(library)
    for by in (
        lambda group: group.game,
        lambda group: group.setup,
        lambda group: group.level,
        lambda group: group.player,
        lambda group: group.month,
    ):
        found = tallies(groups, by)
        assert sum([tally.finished + tally.unfinished for tally in found.values()]) == 40
    assert set(tallies(groups, lambda group: group.level)) == {2, 3}
    assert Tally(3, 1, 2, 5) + Tally(1, 0, 0, 0) == Tally(4, 1, 2, 5)
    assert (Tally(3, 1, 2, 5).points, Tally(3, 1, 2, 5).finished) == (3.5, 6)


def test_games_in_the_bin_do_not_count(library: Library) -> None:
    fill(library)
    path = next(library.folder.glob("games/*/0.oddments"))
    there = GameBin(library).delete(path)
    assert sum([g.tally.finished + g.tally.unfinished for g in own_results(library)]) == 39
    GameBin(library).restore(there)
    assert sum([g.tally.finished + g.tally.unfinished for g in own_results(library)]) == 40


def test_only_games_between_a_human_and_a_level_are_ones_own() -> None:
    assert own_seat("person", "engine 4") == (0, 4)
    assert own_seat("engine 4", "person") == (1, 4)
    for seats in (("person", "person"), ("engine 1", "engine 2"), ("", ""), ("engine 12", "me")):
        assert own_seat(*seats) is None
    assert own_seat("engine 5", OTHER) is None
    assert own_seat(OTHER, "person") is None
