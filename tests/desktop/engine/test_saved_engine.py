"""The engines that the user has added: stored, read again, and named."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings

from desktop.engine.saved_engine import (
    DEFAULT_SECONDS,
    SavedEngine,
    engine_names,
    free_name,
    read_engines,
    write_engines,
)
from desktop.settings.settings import Settings
from rules.games import GAMES
from rules.gtp_client.engine_facts import EngineFacts
from rules.record.engine_seat import LONGEST_NAME

FIRST, SECOND, *_ = GAMES
FACTS = EngineFacts("Hexy", "1.0", frozenset({"play", "genmove", "analyze"}), (FIRST,))
HEXY = SavedEngine(name="Hexy", command_line="hexy -x 'a b'", facts=FACTS)
FAR = SavedEngine(
    name="Ĝ; [far] \\ away",
    command_line="ssh host oddments-gtp --no-files",
    commands=("level 7", 'say "ü"'),
    seconds=90,
)


def test_engines_are_read_back_in_their_order() -> None:
    assert read_engines(write_engines([HEXY, FAR])) == (HEXY, FAR)
    assert read_engines(write_engines([FAR, HEXY])) == (FAR, HEXY)
    assert read_engines(write_engines([])) == ()


def test_the_settings_keep_them_and_report_changes(tmp_path: Path) -> None:
    def settings() -> Settings:
        return Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))

    first = settings()
    changes: list[frozenset[object]] = []
    first.changed.connect(changes.append)
    assert first.engines == ()
    first.engines = (HEXY, FAR)
    first._store.sync()
    assert settings().engines == (HEXY, FAR)
    first.engines = (HEXY, FAR)
    assert changes == [frozenset({Settings.engines})]


@pytest.mark.parametrize("text", ["", "x", "3", "{}", "[3, null, []]", '[{"name": "a"}]', None])
def test_what_is_damaged_is_left_out(text: object) -> None:
    assert read_engines(text) == ()


@pytest.mark.parametrize(
    ("field", "value", "read"),
    [
        ("name", 3, None),
        ("name", " \n", None),
        ("name", "a\nb", "a b"),
        ("name", "x" * 500, None),
        ("command", "", None),
        ("command", 7, None),
        ("command", "x" * 5000, None),
    ],
)
def test_an_engine_without_a_name_or_a_command_line_is_left_out(
    field: str, value: Any, read: str | None
) -> None:
    (stored,) = json.loads(write_engines([HEXY]))
    engines = read_engines(
        json.dumps([stored | {field: value}, json.loads(write_engines([FAR]))[0]])
    )
    assert engines[-1] == FAR
    names = [engine.name for engine in engines[:-1]]
    if field == "name" and value == "x" * 500:
        assert [len(name) for name in names] == [LONGEST_NAME]
    else:
        assert names == ([] if read is None else [read])


@pytest.mark.parametrize(
    ("field", "value"),
    [("seconds", 0), ("seconds", True), ("seconds", "9"), ("facts", {"name": 3}), ("commands", 4)],
)
def test_any_other_field_that_is_damaged_gets_its_default(field: str, value: Any) -> None:
    (stored,) = json.loads(write_engines([HEXY]))
    (engine,) = read_engines(json.dumps([stored | {field: value}]))
    default: Any = {"seconds": DEFAULT_SECONDS, "facts": None, "commands": ()}[field]
    changed: dict[str, Any] = {field: default}
    assert engine == dataclasses.replace(HEXY, **changed)


def test_two_engines_of_one_name_are_not_kept() -> None:
    again = dataclasses.replace(FAR, name=HEXY.name)
    assert read_engines(write_engines([HEXY, again])) == (HEXY,)


def test_only_engines_that_are_known_to_play_a_game_are_offered_for_it() -> None:
    assert engine_names([HEXY, FAR], FIRST) == ["Hexy"]
    assert engine_names([HEXY, FAR], SECOND) == []


def test_a_free_name_has_a_number_if_need_be_and_stays_short() -> None:
    assert free_name("Other", [HEXY]) == "Other"
    assert free_name("Hexy", [HEXY]) == "Hexy (2)"
    second = dataclasses.replace(HEXY, name="Hexy (2)")
    assert free_name("Hexy", [HEXY, second]) == "Hexy (3)"
    long = dataclasses.replace(HEXY, name="x" * LONGEST_NAME)
    free = free_name(long.name, [long])
    assert free.endswith("x (2)")
    assert len(free) == LONGEST_NAME
