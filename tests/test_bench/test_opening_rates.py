"""Opening rates are the same wherever they are searched, and nothing is searched twice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import opening_rates
import pytest
from opening_games import fitted, opening_games, text
from opening_rates import Searches, table, that_matter, write
from opening_searches import OpeningSearch, win_rate

from rules.calibration import Calibration
from rules.games import GAMES, read_setup
from rules.openings.opening_table import read_table, read_tables
from rules.work.process_pool import ProcessPool

SETUP = GAMES["egotzi"].setup(size=5)


@pytest.fixture
def workers() -> Iterator[ProcessPool]:
    pool = ProcessPool(2)
    yield pool
    pool.close()


def test_a_search_is_of_whoever_begins_as_if_nobody_swapped() -> None:
    # without the pie rule every first move wins on this board
    for pie in ("on", "off"):
        search = OpeningSearch(f"egotzi size=3 pie={pie}", "b2", seed=1, simulations=20_000)
        assert win_rate(search) == 1.0


def test_processes_find_the_table_and_a_later_run_searches_only_what_is_missing(
    workers: ProcessPool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = opening_rates.opening_rates(Searches(SETUP, 2, workers, tmp_path), SETUP, 50)
    kept = tmp_path / "egotzi.jsonl"
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 2 * (6 + 2)  # a third of the six is searched again
    kept.write_text("".join(lines[:5]) + lines[5][:20], "utf-8")  # as a kill leaves it
    searched: list[OpeningSearch] = []

    def in_order(
        _workers: ProcessPool, work: Callable[[OpeningSearch], float], tasks: list[OpeningSearch]
    ) -> Iterator[float]:
        searched.extend(tasks)
        yield from map(work, tasks)

    monkeypatch.setattr(opening_rates, "in_order", in_order)
    again = opening_rates.opening_rates(Searches(SETUP, 2, workers, tmp_path), SETUP, 50)
    assert again == rows
    assert len(searched) == len(lines) - 5
    whole = opening_rates.opening_rates(Searches(SETUP, 2, workers, tmp_path), SETUP, 50)
    assert whole == rows
    assert len(searched) == len(lines) - 5


def test_with_the_pie_rule_even_turns_matter_without_it_the_best() -> None:
    rates = {"a": [0.4], "b": [0.6, 0.5], "c": [0.9], "d": [0.1]}
    assert that_matter(rates, SETUP) == ["b", "a"]
    assert that_matter(rates, SETUP.with_options(pie=False)) == ["c", "b"]


def test_a_table_takes_the_place_of_its_old_one_only(tmp_path: Path) -> None:
    file = tmp_path / "openings.json"
    other = read_setup(["egotzi", "size=3"])
    small = [
        {"turn": turn, "simulations": 1, "win_rates": [rate]}
        for turn, rate in (("a1", 0.5), ("b1", 0.5), ("b2", 0.5))
    ]
    same = Calibration(sites=9, factor=1.0, flattery=0.0)
    write(file, other, table(1, 0, same, small))
    write(file, SETUP, table(1, 0, same, []))
    write(file, other, table(1, 0, same, [{**row, "win_rates": [0.25]} for row in small]))
    tables = read_tables(file.read_bytes())
    assert set(tables) == {str(other), str(SETUP)}
    rates = [opening.win_rate for opening in read_table(other, tables[str(other)]).openings]
    assert rates == pytest.approx([0.25] * 3)
    assert json.loads(file.read_text("utf-8"))["boards"][str(SETUP)]["openings"] == []


def test_games_say_how_win_rates_are_calibrated(workers: ProcessPool, tmp_path: Path) -> None:
    setup = read_setup(["egotzi", "size=3"])
    rates = {"a1": 0.52, "b1": 0.55, "b2": 1.0}  # every first move wins on this board
    games = opening_games(setup, rates, 6, workers, tmp_path)
    assert games == opening_games(setup, rates, 6, workers, tmp_path)
    assert [game["opening"] for game in games] == ["a1", "b1"] * 3
    assert all(game["score"] == 1.0 for game in games)
    calibration = fitted(setup, rates, games)
    assert calibration.sites == 9
    assert calibration.calibrated(0.52) > 0.6
    assert text(rates, games, calibration).splitlines()[-1].startswith("b2       100.0% -> 100.0%")


def test_games_of_another_board_are_not_taken_for_its_own(
    workers: ProcessPool, tmp_path: Path
) -> None:
    for size in (3, 4):
        setup = read_setup(["egotzi", f"size={size}"])
        (game,) = opening_games(setup, {"a1": 0.5}, 1, workers, tmp_path)
        assert game["setup"] == str(setup.with_options(pie=False))


def test_without_games_the_win_rates_stay() -> None:
    assert fitted(SETUP, {"a1": 0.6}, []).calibrated(0.6) == pytest.approx(0.6)
