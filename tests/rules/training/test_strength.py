"""Ratings against the levels, and which level to try."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from own_games import SETUPS, put

from rules.games import GAMES
from rules.games.level_ratings import level_ratings
from rules.library.library import Library
from rules.training.own_results import ResultGroup, Tally
from rules.training.strength import (
    Advice,
    Strength,
    advice,
    even_level,
    matched_level,
    present_strength,
    strength,
    strength_by_month,
)

YODD = level_ratings(GAMES["yodd"].setup())


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_stronger_than_the_one_below(game: str) -> None:
    ratings = level_ratings(GAMES[game].setup())
    assert len(ratings) == 10
    assert ratings[0] > 0
    assert list(ratings) == sorted(ratings)
    assert all(math.isfinite(rating) for rating in ratings)


def test_without_games_one_is_as_strong_as_level_3() -> None:
    known = strength("yodd", {})
    assert known.games == 0
    assert known.rating == pytest.approx(YODD[2], abs=5)
    assert known.interval[1] - known.interval[0] == pytest.approx(2 * 1.96 * 400, rel=0.05)
    assert even_level("yodd", known.rating) == 3


@pytest.mark.parametrize("level", range(1, 10))
def test_even_results_give_the_rating_of_the_level(level: int) -> None:
    known = strength("yodd", {level: Tally(100, 20, 100)})
    assert known.rating == pytest.approx(YODD[level - 1], abs=15)
    assert known.interval[0] < YODD[level - 1] < known.interval[1]
    assert even_level("yodd", known.rating) == level
    assert known.games == 220


def test_the_share_of_points_gives_the_difference_in_elo() -> None:
    known = strength("yodd", {3: Tally(7500, 0, 2500)})
    assert known.rating == pytest.approx(YODD[2] + 400 * math.log10(3), abs=5)
    assert known.interval[1] - known.interval[0] < 25


@given(st.dictionaries(st.integers(1, 10), st.builds(Tally, *[st.integers(0, 30)] * 4)))
def test_the_rating_lies_in_its_interval_and_another_win_raises_it(
    results: dict[int, Tally],
) -> None:
    known = strength("wythe", results)
    low, high = known.interval
    assert low <= known.rating <= high
    more = {**results, 5: results.get(5, Tally()) + Tally(won=5)}
    assert strength("wythe", more).rating >= known.rating


def test_more_games_make_it_more_certain() -> None:
    widths = []
    for games in (1, 10, 100, 1000):
        low, high = strength("yodd", {4: Tally(games, 0, games)}).interval
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_only_won_games_give_a_finite_rating() -> None:
    known = strength("yodd", {10: Tally(won=500)})
    assert YODD[9] < known.rating < YODD[9] + 1200


def group(month: str, level: int, tally: Tally, game: str = "yodd") -> ResultGroup:
    return ResultGroup(game, f"{game} size=6", level, 0, month, tally)


def test_the_graph_follows_the_latest_games() -> None:
    groups = [
        group("2026-03", 2, Tally(won=20)),  # with those of February just enough
        group("2026-01", 1, Tally(won=30, lost=30)),
        group("2026-02", 2, Tally(won=15, lost=15)),
        group("2026-02", 3, Tally(unfinished=9)),
        group("2026-04", 2, Tally(unfinished=9)),
        group("2025", 9, Tally(won=50)),
        group("", 9, Tally(won=50)),
        group("2026-01", 9, Tally(won=50), game="wythe"),
    ]
    graph = strength_by_month("yodd", groups)
    assert list(graph) == ["2026-01", "2026-02", "2026-03"]
    assert graph["2026-01"] == strength("yodd", {1: Tally(30, 0, 30)})
    assert graph["2026-02"] == strength("yodd", {1: Tally(30, 0, 30), 2: Tally(15, 0, 15)})
    assert graph["2026-03"] == strength("yodd", {2: Tally(35, 0, 15)})
    assert isinstance(graph["2026-03"], Strength)
    assert present_strength("yodd", groups) == graph["2026-03"]
    assert graph["2026-01"] == present_strength("yodd", groups[1:2])


def test_games_without_a_month_count_as_the_oldest() -> None:
    dated = group("2026-01", 1, Tally(won=30))
    older = [group("", 9, Tally(won=40)), group("2025", 5, Tally(lost=10))]
    graph = strength_by_month("yodd", [*older, dated])
    known = strength("yodd", {1: Tally(won=30), 5: Tally(lost=10), 9: Tally(won=40)})
    assert graph == {"2026-01": known}
    assert present_strength("yodd", [*older, dated]) == known
    assert present_strength("yodd", older[:1]) == strength("yodd", {9: Tally(won=40)})


@pytest.mark.parametrize("game", GAMES)
def test_the_matched_level_follows_the_games(game: str, library: Library) -> None:
    assert matched_level(library, game) == 3
    setup = GAMES[game].setup()
    for number in range(40):
        put(library.folder, number, (setup, "person", "engine 7", "2026-11", number % 2, False))
    library.catch_up()
    assert matched_level(library, game) == 7


@pytest.mark.parametrize("level", range(1, 11))
def test_the_even_level_is_the_nearest(level: int) -> None:
    assert even_level("yodd", YODD[level - 1]) == level
    assert even_level("yodd", -1000) == 1
    assert even_level("yodd", 9000) == 10


# -- advice --------------------------------------------------------------------------------------


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path)
    yield library
    library.close()


def play(library: Library, results: str, level: int) -> None:
    """Add games against a level, the last one last: won, drawn or lost."""
    first = len(list(library.folder.glob("games/*/*")))
    for number, result in enumerate(results, first):
        winner = {"w": 0, "l": 1, "d": None}[result]
        seats = ("person", f"engine {level}")
        put(library.folder, number, (SETUPS[0], *seats, "2026-11-03", winner, False))
    library.catch_up()


@pytest.mark.parametrize(
    ("results", "advised"),
    [
        ("wwww", None),
        ("wwwww", (5, 5.0, 4)),
        ("wlwwwwwlww", (10, 8.0, 4)),  # "8 of 10 at level 3: try 4"
        ("wlwwlwwlww", (10, 7.0, 3)),
        ("wwwwlll" + "d", (8, 4.5, 3)),
        ("dwwwwwwlldw", (10, 7.5, 4)),
        ("lllllllwww", (10, 3.0, 3)),
        ("lllllllwwd", (10, 2.5, 2)),
        ("l" * 10 + "w" * 10, (10, 10.0, 4)),
    ],
)
def test_the_last_ten_games_decide(
    library: Library, results: str, advised: tuple[int, float, int] | None
) -> None:
    play(library, results, 3)
    expected = None if advised is None else Advice(3, *advised)
    assert advice(library, "yodd") == expected
    assert advice(library, "wythe") is None


def test_only_games_since_the_last_change_of_level_count(library: Library) -> None:
    play(library, "wwwwwwww", 3)
    play(library, "wwww", 4)
    assert advice(library, "yodd") is None
    play(library, "l", 4)
    assert advice(library, "yodd") == Advice(4, 5, 4.0, 5)


def test_there_is_no_level_beyond_the_ends(library: Library) -> None:
    play(library, "wwwww", 10)
    assert advice(library, "yodd") == Advice(10, 5, 5.0, 10)
    play(library, "lllll", 1)
    assert advice(library, "yodd") == Advice(1, 5, 0.0, 1)
