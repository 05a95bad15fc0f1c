"""How settings are declared: what is stored, what is returned, and which changes are emitted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lone_widgets import emitted
from PySide6.QtCore import QSettings

from desktop.settings.setting import GameSetting, Setting, StoredSettings, Switch
from desktop.settings.settings import Settings
from rules.games import GAMES
from rules.number import whole_number


class Some(StoredSettings):
    number = Setting("some/number", 7, lambda text: whole_number(str(text)))
    on = Switch("some/on", default=False)
    as_desktop = Switch[bool | None]("some/as_desktop", default=None)
    level = GameSetting("level", 3, lambda text: whole_number(str(text)))


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def some(store: QSettings) -> Some:
    return Some(store)


def test_a_setting_is_its_default_until_something_valid_is_stored(
    some: Some, store: QSettings
) -> None:
    assert (some.number, some.on, some.as_desktop) == (7, False, None)
    for key in ("some/number", "some/on", "some/as_desktop"):
        store.setValue(key, "perhaps")
    assert (some.number, some.on, some.as_desktop) == (7, False, None)
    store.setValue("some/number", "12")
    store.setValue("some/on", "yes")
    store.setValue("some/as_desktop", "no")
    assert (some.number, some.on, some.as_desktop) == (12, True, False)


def test_what_is_assigned_is_stored_under_its_key(some: Some, store: QSettings) -> None:
    some.number, some.on, some.as_desktop = 9, True, False
    assert {key: str(store.value(key)) for key in store.allKeys()} == {
        "some/number": "9",
        "some/on": "yes",
        "some/as_desktop": "no",
    }


def test_a_change_is_emitted_once_it_is_stored(some: Some) -> None:
    values: list[int] = []
    some.changed.connect(lambda _changed: values.append(some.number))
    changes = emitted(some.changed)
    some.number = 9
    assert values == [9]
    assert changes == [frozenset([Some.number])]
    some.number = 9
    assert len(changes) == 1


def test_changes_that_belong_together_are_emitted_once(some: Some) -> None:
    changes = emitted(some.changed)
    with some.together():
        some.number = 9
        with some.together():
            some.on = True
            some.number = 10
        assert changes == []
    assert changes == [frozenset([Some.number, Some.on])]
    with some.together():
        some.on = True
    assert len(changes) == 1


def test_each_game_has_its_own_value(some: Some, store: QSettings) -> None:
    oddy, yodd = GAMES["oddy"], GAMES["yodd"]
    changes = emitted(some.changed)
    Some.level.assign(some, oddy, 5)
    assert (Some.level.of(some, oddy), Some.level.of(some, yodd)) == (5, 3)
    assert store.allKeys() == ["oddy/level"]
    assert changes == [frozenset([Some.level])]


def declared() -> list[Any]:
    return [value for value in vars(Settings).values() if isinstance(value, Setting | GameSetting)]


def test_no_two_settings_share_a_key() -> None:
    keys = [setting.key for setting in declared() if setting.key]
    assert sorted(keys) == sorted(set(keys))


def test_switches_that_are_offered_say_what_they_do() -> None:
    offered = [switch for switch in Settings.switches() if switch.action]
    assert len({switch.action for switch in offered}) == len(offered) == 11
    for switch in Settings.switches():
        assert bool(switch.title) is bool(switch.action)
        assert switch.action or not (switch.heading or switch.keys)


@pytest.mark.parametrize("switch", Settings.switches(), ids=lambda s: s.action or s.key)
def test_games_follow_every_switch_of_how_they_are_shown_and_played(switch: Switch[Any]) -> None:
    assert switch.followed is (switch not in (Settings.ponders, Settings.trains_mistakes))
