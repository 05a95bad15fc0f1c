"""A game is serialized in slices."""

from __future__ import annotations

import itertools
import types

import pytest
from driving import small

from desktop.storage import incremental_serializer as serializer_module
from desktop.storage.incremental_serializer import IncrementalSerializer
from rules.record.game_file import write_game
from rules.record.game_record import GameRecord, Node


def large_record() -> GameRecord:
    record = GameRecord(small("egotzi"))
    for number in range(300):
        node = Node(record.root, (), "a1", 0)
        node.properties["C"] = [f"remark {number}"]
        record.root.children.append(node)
    return record


def test_without_a_limit_the_whole_game_is_serialized_at_once() -> None:
    record = large_record()
    data = IncrementalSerializer(record).advance()
    assert data is not None
    assert data.decode() == write_game(record)


def count_slices(max_ms: float) -> int:
    """Return how many slices of this length it takes to serialize a large game."""
    record = large_record()
    serializer = IncrementalSerializer(record)
    count = 1
    while (data := serializer.advance(max_ms)) is None:
        count += 1
    assert data.decode() == write_game(record)
    return count


def test_shorter_slices_mean_more_interruptions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = itertools.count()
    clock = types.SimpleNamespace(perf_counter=lambda: next(looks) / 8)  # 125 ms a look
    monkeypatch.setattr(serializer_module, "time", clock)
    slices = count_slices(0)
    assert slices > 8
    assert count_slices(125) == slices
    assert count_slices(500) == -(-slices // 4)


def test_with_enough_time_it_is_not_interrupted() -> None:
    assert IncrementalSerializer(large_record()).advance(60_000) is not None


def test_invalid_characters_do_not_keep_a_game_from_being_written() -> None:
    record = GameRecord(small("egotzi"))
    record.root.properties["C"] = ["half a \ud800 letter"]
    data = IncrementalSerializer(record).advance()
    assert data is not None
    assert "half a ? letter" in data.decode()
