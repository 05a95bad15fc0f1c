"""Which differences between two processes matter."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

from rules.games import GAMES
from rules.version import VERSION
from rules.work.versions import own_versions

HERE = dataclasses.replace(
    own_versions(), core="compiled", python="3.12", games={"own": "", "hex": "oddments-hex 1"}
)


def test_a_process_knows_its_own() -> None:
    versions = own_versions()
    assert versions.oddments == VERSION
    assert versions.games.keys() == GAMES.keys()
    assert pickle.loads(pickle.dumps(versions)).differences(versions, GAMES) == []


@pytest.mark.parametrize(
    ("changes", "games", "differences"),
    [
        ({"host": "other"}, ["own", "hex"], []),
        ({"oddments": "9.1"}, ["own"], [f"Oddments is 9.1 there, {VERSION} here"]),
        ({"core": "not compiled"}, [], ["the core is not compiled there, compiled here"]),
        ({"python": "3.13"}, [], ["Python is 3.13 there, 3.12 here"]),
        ({"games": {"own": ""}}, ["own"], []),
        (
            {"games": {"own": ""}},
            ["own", "hex"],
            ["hex is not installed there, oddments-hex 1 here"],
        ),
        (
            {"games": {"own": "", "hex": "oddments-hex 2"}},
            ["hex"],
            ["hex is oddments-hex 2 there, oddments-hex 1 here"],
        ),
    ],
)
def test_only_what_the_work_needs_is_compared(
    changes: dict[str, object], games: list[str], differences: list[str]
) -> None:
    there = dataclasses.replace(HERE, **changes)  # type: ignore[arg-type]
    assert there.differences(HERE, games) == differences
