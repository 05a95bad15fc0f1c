"""One's own results equal a plain count over the files of the library."""

from __future__ import annotations

import dataclasses
import os
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.games import GAMES
from rules.library.game_bin import GameBin
from rules.library.library import Library
from rules.outcome import Outcome
from rules.record.game_file import load, save
from rules.record.game_record import Ending, GameRecord
from rules.training.own_results import (
    Streaks,
    Tally,
    latest_results,
    own_results,
    own_seat,
    streaks,
    tallies,
)

SETUPS = [GAMES["yodd"].setup(size=4), GAMES["yodd"].setup(size=5), GAMES["wythe"].setup(size=4)]
SEATS = ["person", "person", "engine 1", "engine 3", "engine 10", "engine 11", ""]
DATES = ["2026-11-03", "2026-11-03", "2026-10-31", "2026-10", "2025", ""]

game = st.tuples(
    st.sampled_from(SETUPS),
    st.sampled_from(SEATS),
    st.sampled_from(SEATS),
    st.sampled_from(DATES),
    st.sampled_from([0, 1, None, "on"]),  # the colour that won, a draw, still on
    st.booleans(),  # swapped
)


def put(folder: Path, number: int, drawn: tuple[object, ...]) -> Path:
    setup, first, second, date, winner, swapped = drawn
    record = GameRecord(setup)  # type: ignore[arg-type]
    record.seats = [str(first), str(second)]
    record.root.properties["DT"] = [str(date)] if date else []
    position = record.position
    record.play(next(iter(position.legal_turns())))
    if swapped and setup.get("pie"):  # type: ignore[attr-defined]
        record.play_text("swap")
    if winner != "on":
        ending = Ending.AGREEMENT if winner is None else Ending.RESIGNATION
        record.end(Outcome(winner, ending))  # type: ignore[arg-type]
    path = folder / "games" / "2026-11" / f"{number}.oddments"
    path.parent.mkdir(parents=True, exist_ok=True)
    save(record, path)
    os.utime(path, (1000 + number, 1000 + number))
    return path


@dataclasses.dataclass
class Plain:
    """A game of one's own, as its file says."""

    key: tuple[str, str, int, int, str]
    order: tuple[str, int]
    level: int
    score: float | None


def plain_count(folder: Path) -> list[Plain]:
    """Read the files one after another."""
    found = []
    for path in folder.glob("games/*/*.oddments"):
        record = load(path)
        levels = [
            int(seat[7:]) if seat in {f"engine {n}" for n in range(1, 11)} else None
            for seat in record.seats
        ]
        if (levels[0] is None) == (levels[1] is None):
            continue
        own = 0 if levels[0] is None else 1
        level = levels[1 - own]
        assert level is not None
        date = "".join(record.root.properties.get("DT", []))
        score = None
        if record.ending is not None:
            colour = record.ending.winner
            last = record.position_at(record.main_line_end)
            score = 0.5 if colour is None else float(last.player_of(colour) == own)
        setup = str(record.setup)
        found.append(
            Plain(
                (setup.split()[0], setup, level, own, date[:7]),
                (date, path.stat().st_mtime_ns),
                level,
                score,
            )
        )
    return sorted(found, key=lambda one: one.order)


def plain_streaks(games: list[Plain]) -> Streaks:
    current = longest = 0
    for one in games:
        if one.score is not None:
            current = current + 1 if one.score == 1 else 0
            longest = max(longest, current)
    return Streaks(current, longest)


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
