"""The log: its games are read back, and only by the match they belong to."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path

import pytest

from rules.match import GameResult, MatchError, MatchSetup
from rules.match.game import Forfeit
from rules.match.log import MatchLog

SETUP = MatchSetup(black="random", white="level 1", game="wythe size=4")
GAMES = [
    GameResult(
        game=0,
        first=0,
        winner=1,
        result="W+3",
        turns=("a1a2", "swap"),
        opening=1,
        choices=(0, 1),
        seconds=(0.0, 0.25),
    ),
    GameResult(
        game=1,
        first=1,
        winner=None,
        result="0",
        turns=(),
        opening=0,
        choices=(0, 0),
        seconds=(0.0, 0.0),
        fault=Forfeit(1, "it has crashed: Ж", ("one", "two")),
    ),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a log with two games and one that broke off."""
    path = tmp_path / "logs" / "match.jsonl"
    log = MatchLog(path, SETUP)
    for game in GAMES:
        log.add(game)
    log.add_unplayed(2, "its worker ended")
    log.close()
    return path


def read(path: Path, setup: MatchSetup = SETUP) -> list[GameResult]:
    log = MatchLog(path, setup)
    log.close()
    return list(log.results.values())


def test_each_line_is_on_the_disk_before_the_match_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    synced: list[int] = []

    def fsync(_file: int) -> None:
        synced.append(path.read_bytes().count(b"\n"))

    monkeypatch.setattr(os, "fsync", fsync)
    log = MatchLog(path, SETUP)
    log.add(GAMES[0])
    log.add_unplayed(1, "its worker ended")
    log.close()
    assert synced == [1, 2, 3]


def test_games_are_found_again(path: Path) -> None:
    assert read(path) == GAMES


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_last_line_is_cut_off(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert read(path) == (GAMES if cut <= 48 else GAMES[:1])
    assert path.read_bytes().endswith(b"\n")
    assert whole.startswith(path.read_bytes())


def test_a_torn_first_line_is_begun_again(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:40])
    assert read(path) == []
    assert path.read_bytes().count(b"\n") == 1
    path.write_bytes(b"")
    assert read(path) == []


def test_a_log_of_another_match_is_refused_with_the_difference(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(MatchError, match="white was 'level 1', now 'level 2'; seed was 1, now 5"):
        MatchLog(path, dataclasses.replace(SETUP, white="level 2", seed=5))
    assert path.read_bytes() == before


def test_another_version_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.match.log.VERSION", "99")
    with pytest.raises(MatchError, match=r"version was .*, now '99'"):
        MatchLog(path, SETUP)


@pytest.mark.parametrize(
    "content",
    [b"hello", b"hello\n", b"\n", b"{}\n", b"[]\n", b'{"game": 1}', b"\xff\n", b"{" * 5000 + b"\n"],
)
def test_other_files_are_refused_and_stay(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(MatchError, match="not a log of a match"):
        MatchLog(path, SETUP)
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", [b"rubbish", b"{}", b'{"game": 3}', b"3"])
def test_a_damaged_line_is_named(line: bytes, path: Path) -> None:
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(MatchError, match=r", line 5: not a (game|line of such a log)$"):
        MatchLog(path, SETUP)


def test_a_log_is_written_by_one_match_at_a_time(path: Path) -> None:
    log = MatchLog(path, SETUP)
    with pytest.raises(MatchError, match="in use by another match"):
        MatchLog(path, SETUP)
    log.close()
    assert read(path) == GAMES
