"""The text of a game, written in stretches."""

from __future__ import annotations

import itertools
import types

import pytest
from driving import small

from desktop.storage import incremental_serializer as transcript_module
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


def test_without_a_limit_the_whole_game_is_written_at_once() -> None:
    record = large_record()
    data = IncrementalSerializer(record).go_on()
    assert data is not None
    assert data.decode() == write_game(record)


def calls(most_ms: float) -> int:
    """How often one must go on with the game until it is written, in such slices."""
    record = large_record()
    incremental_serializer = IncrementalSerializer(record)
    count = 1
    while (data := incremental_serializer.go_on(most_ms)) is None:
        count += 1
    assert data.decode() == write_game(record)
    return count


def test_the_less_time_there_is_the_more_often_it_is_interrupted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = itertools.count()
    clock = types.SimpleNamespace(perf_counter=lambda: next(looks) / 8)  # 125 ms a look
    monkeypatch.setattr(transcript_module, "time", clock)
    stretches = calls(0)
    assert stretches > 8
    assert calls(125) == stretches
    assert calls(500) == -(-stretches // 4)


def test_with_time_enough_it_is_not_interrupted() -> None:
    assert IncrementalSerializer(large_record()).go_on(60_000) is not None


def test_invalid_characters_do_not_keep_a_game_from_being_written() -> None:
    record = GameRecord(small("egotzi"))
    record.root.properties["C"] = ["half a \ud800 letter"]
    data = IncrementalSerializer(record).go_on()
    assert data is not None
    assert "half a ? letter" in data.decode()
