"""How settings are declared, and what a later start reads of them."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lone_widgets import emitted
from PySide6.QtCore import QByteArray, QSettings

from desktop.game.players import Computer, Human
from desktop.painting.drawing import Drawing, Numbers, Orientation, Pace
from desktop.settings.setting import (
    GameSetting,
    Setting,
    StoredSettings,
    Switch,
    keep_damaged,
    settings_file,
)
from desktop.settings.settings import Settings
from rules.clock import NO_CLOCKS, TimeControl
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
    assert len({switch.action for switch in offered}) == len(offered) == 12
    for switch in Settings.switches():
        assert bool(switch.title) is bool(switch.action)
        assert switch.action or not (switch.heading or switch.keys)


UNFOLLOWED = (Settings.ponders, Settings.trains_mistakes, Settings.system_typeface)


@pytest.mark.parametrize("switch", Settings.switches(), ids=lambda s: s.action or s.key)
def test_games_follow_every_switch_of_how_they_are_shown_and_played(switch: Switch[Any]) -> None:
    assert switch.followed is (switch not in UNFOLLOWED)


# [name of a switch in the program] -> its default
SWITCHES = {
    "groups": False,
    "flat": False,
    "log": False,
    "comments": True,
    "confirms": False,
    "side_shown": True,
    "system_typeface": False,
    "turns_shown": True,
    "tree_shown": False,
    "ponders": False,
    "tutor": False,
    "trains_mistakes": True,
}


def test_no_switch_with_a_default_is_missing_here() -> None:
    declared = {name: value for name, value in vars(Settings).items() if isinstance(value, Switch)}
    stored = {name: one.default for name, one in declared.items() if one.key}
    assert stored == {**SWITCHES, "coordinates": True, "animated": None, "sounds": None}


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "settings.ini")


def opened(path: str) -> Settings:
    return Settings(QSettings(path, QSettings.Format.IniFormat))


@pytest.mark.parametrize("key", GAMES)
def test_before_the_first_game_there_are_defaults(path: str, key: str) -> None:
    assert opened(path).setup(GAMES[key]) == GAMES[key].setup()
    assert opened(path).seats(GAMES[key]) == (Human(), Computer(3))


def test_each_game_remembers_its_own(path: str) -> None:
    oddy = GAMES["oddy"].setup(sides=7, size=4, pie=False)
    egotzi = GAMES["egotzi"].setup(variant="squared", komi=6)
    settings = opened(path)
    settings.remember(oddy, (Computer(10), Human()), komi_offered=False)
    settings.remember(egotzi, (Human(), Human()), komi_offered=True)
    del settings
    assert opened(path).setup(GAMES["oddy"]) == oddy
    assert opened(path).seats(GAMES["oddy"]) == (Computer(10), Human())
    assert opened(path).setup(GAMES["egotzi"]) == egotzi
    assert opened(path).komi_is_offered(GAMES["egotzi"])
    opened(path).remember(egotzi, (Human(), Human()), komi_offered=False)
    assert not opened(path).komi_is_offered(GAMES["egotzi"])


def test_komi_is_offered_after_a_game_that_had_none(path: str) -> None:
    opened(path).remember(GAMES["egotzi"].setup(), (Human(), Human()), komi_offered=False)
    assert opened(path).komi_is_offered(GAMES["egotzi"])


@pytest.mark.parametrize("text", ["size=99", "nonsense", "size", "size=7 colour=red", "="])
def test_options_that_cannot_be_read_are_the_defaults(path: str, text: str) -> None:
    store = QSettings(path, QSettings.Format.IniFormat)
    store.setValue("wythe/options", text)
    assert Settings(store).setup(GAMES["wythe"]) == GAMES["wythe"].setup()


def test_humans_have_the_same_names_in_every_game(path: str) -> None:
    setup = GAMES["egotzi"].setup()
    opened(path).remember(setup, (Computer(2), Human("Ada")), komi_offered=False)
    assert opened(path).seats(GAMES["egotzi"]) == (Computer(2), Human("Ada"))
    assert opened(path).seats(GAMES["yodd"]) == (Human("Ada"), Computer(2))
    opened(path).remember(setup, (Human("Ada"), Human("Bo")), komi_offered=False)
    opened(path).remember(setup, (Human("Cy"), Computer(2)), komi_offered=False)
    opened(path).remember(GAMES["yodd"].setup(), (Human("Ada"), Human("Bo")), komi_offered=False)
    assert opened(path).seats(GAMES["yodd"]) == (Human("Ada"), Human("Bo"))


def test_a_game_not_played_yet_begins_with_the_level_played_last(path: str) -> None:
    for key, level in (("wythe", 7), ("egotzi", 5)):
        opened(path).remember(GAMES[key].setup(), (Human(), Computer(level)), komi_offered=False)
    assert opened(path).seats(GAMES["yodd"]) == (Human(), Computer(5))
    assert opened(path).seats(GAMES["wythe"]) == (Human(), Computer(7))
    store = QSettings(path, QSettings.Format.IniFormat)
    for damaged in ("eleven", "0", "11", ""):
        store.setValue("people/level", damaged)
        assert Settings(store).seats(GAMES["yodd"]) == (Human(), Computer(3))


@pytest.mark.parametrize("text", ["", "wide", "0", "1", "-1", "nan", "7"])
def test_a_share_that_cannot_be_is_none(path: str, text: str) -> None:
    QSettings(path, QSettings.Format.IniFormat).setValue("window/side_share", text)
    assert opened(path).side_share is None


@pytest.mark.parametrize(
    ("text", "zoom"), [("0", 0.8), ("-3", 0.8), ("1000", 2.0), ("1.25", 1.25), ("1.3", 1.3)]
)
def test_text_stays_readable_with_any_stored_size(path: str, text: str, zoom: float) -> None:
    QSettings(path, QSettings.Format.IniFormat).setValue("window/zoom", text)
    assert opened(path).zoom == zoom


@pytest.mark.parametrize("text", ["nan", "1_5", "٢", "inf", "9" * 5000])
def test_settings_that_are_no_plain_numbers_count_as_missing(path: str, text: str) -> None:
    store = QSettings(path, QSettings.Format.IniFormat)
    for name in ("window/zoom", "window/comments_share", "oddy/sectors"):
        store.setValue(name, text)
    store.sync()
    settings = opened(path)
    assert settings.zoom == 1.0
    assert settings.comments_share is None
    assert settings.drawing(GAMES["oddy"]).orientation.sectors == 0


def switches(settings: Settings) -> dict[str, bool]:
    return {name: getattr(settings, name) for name in SWITCHES}


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_is_stored_and_changes_no_other(path: str, name: str) -> None:
    assert switches(opened(path)) == SWITCHES
    setattr(opened(path), name, not SWITCHES[name])
    assert switches(opened(path)) == {**SWITCHES, name: not SWITCHES[name]}
    assert opened(path).animated is None
    setattr(opened(path), name, SWITCHES[name])
    assert switches(opened(path)) == SWITCHES


def test_switches_that_cannot_be_read_are_as_they_are_at_first(path: str) -> None:
    for name in SWITCHES:
        setattr(opened(path), name, not SWITCHES[name])
    settings = opened(path)
    settings.animated = True
    settings.set_drawing(GAMES["oddy"], Drawing(coordinates=False, numbers=Numbers.ALL))
    del settings
    store = QSettings(path, QSettings.Format.IniFormat)
    for key in store.allKeys():
        store.setValue(key, "perhaps")
    store.sync()
    assert switches(opened(path)) == SWITCHES
    assert opened(path).animated is None
    assert opened(path).drawing(GAMES["oddy"]) == Drawing()


def test_the_drawing_is_stored_with_an_orientation_for_each_game(path: str) -> None:
    oddy, yodd = GAMES["oddy"], GAMES["yodd"]
    assert opened(path).drawing(oddy) == Drawing()
    lies = Orientation(-2, mirrored=True)
    drawn = Drawing(flat=True, coordinates=False, numbers=Numbers.LAST, orientation=lies)
    opened(path).set_drawing(oddy, drawn)
    assert opened(path).drawing(oddy) == drawn
    assert opened(path).drawing(yodd) == Drawing(flat=True, coordinates=False, numbers=Numbers.LAST)
    assert opened(path).flat
    opened(path).set_drawing(oddy, Drawing(orientation=Orientation(1)))
    assert opened(path).drawing(oddy) == Drawing(orientation=Orientation(1))


@pytest.mark.parametrize(
    "control",
    [
        TimeControl(main_seconds=300, increment_seconds=5),
        TimeControl(main_seconds=600, overtime_seconds=30, overtime_turns=1),
        TimeControl(overtime_seconds=30, overtime_turns=10),
        NO_CLOCKS,
    ],
    ids=str,
)
def test_the_clocks_played_with_last_are_stored_for_that_game(
    path: str, control: TimeControl
) -> None:
    seats = (Human(), Human())
    opened(path).remember(GAMES["yodd"].setup(), seats, control=control, komi_offered=False)
    assert Settings.clocks.of(opened(path), GAMES["yodd"]) == control
    assert Settings.clocks.of(opened(path), GAMES["wythe"]) == NO_CLOCKS
    opened(path).remember(GAMES["yodd"].setup(), seats, komi_offered=False)
    assert Settings.clocks.of(opened(path), GAMES["yodd"]) == NO_CLOCKS


def test_one_seat_without_the_other_counts_as_missing(path: str) -> None:
    store = QSettings(path, QSettings.Format.IniFormat)
    store.setValue("people/1", "Ada")
    store.setValue("oddy/first", "engine 7")
    assert Settings(store).seats(GAMES["oddy"]) == (Human("Ada"), Computer(3))


def test_each_lesson_of_a_game_is_remembered_by_itself(path: str) -> None:
    opened(path).set_lesson_taken("yodd", "pass")
    assert opened(path).lesson_taken("yodd", "pass")
    assert not opened(path).lesson_taken("yodd", "parity")
    assert not opened(path).lesson_taken("yodd")
    assert not opened(path).lesson_taken("wythe", "pass")
    opened(path).set_lesson_taken("yodd")
    assert opened(path).lesson_taken("yodd")
    assert not opened(path).lesson_taken("wythe")


def test_theme_and_language_are_those_of_the_system_until_others_are_chosen(path: str) -> None:
    assert (opened(path).theme, opened(path).language) == ("system", "system")
    opened(path).theme = "dark"
    assert (opened(path).theme, opened(path).language) == ("dark", "system")
    opened(path).language = "it"
    assert (opened(path).theme, opened(path).language) == ("dark", "it")
    assert (opened(path).board, opened(path).pieces) == ("theme", "theme")
    opened(path).board = "slate"
    assert (opened(path).board, opened(path).pieces) == ("slate", "theme")


def test_each_kind_of_window_has_its_own_size_and_place(path: str) -> None:
    names = ("geometry", "help_geometry", "library_geometry")
    for name in names:
        assert getattr(opened(path), name) is None
        setattr(opened(path), name, QByteArray(name.encode()))
    for name in names:
        assert getattr(opened(path), name) == QByteArray(name.encode())
    store = QSettings(path, QSettings.Format.IniFormat)
    for key in store.allKeys():
        store.setValue(key, "somewhere on the left")
    store.sync()
    assert [getattr(opened(path), name) for name in names] == [None, None, None]


def test_choices_are_stored_for_each_kind_of_picture(path: str) -> None:
    assert opened(path).choices("picture") == {}
    opened(path).set_choices("picture", {"format": "svg", "size": "400"})
    opened(path).set_choices("print", {"every": "2"})
    opened(path).set_choices("picture", {"size": "800"})
    settings = opened(path)
    assert settings.choices("picture") == {"format": "svg", "size": "800"}
    assert settings.choices("print") == {"every": "2"}
    assert settings.choices("animation") == {}
    assert settings.flat is False  # what is asked for afterwards is looked for where it lies
    settings.flat = True
    assert opened(path).flat


@pytest.mark.parametrize("rubbish", [QByteArray(b"x"), "", None])
def test_recent_files_that_cannot_be_read_are_none(path: str, rubbish: object) -> None:
    store = QSettings(path, QSettings.Format.IniFormat)
    store.setValue("files/recent", rubbish)
    store.sync()
    assert opened(path).recent_files == []


def test_keys_are_stored_for_each_action_unless_they_are_the_defaults(path: str) -> None:
    assert opened(path).keys("turn.undo") is None
    opened(path).set_keys("turn.undo", ["|", "Ctrl+;", "Ctrl+,"])
    opened(path).set_keys("turn.redo", [])
    assert opened(path).keys("turn.undo") == ["|", "Ctrl+;", "Ctrl+,"]
    assert opened(path).keys("turn.redo") == []
    opened(path).set_keys("turn.undo", None)
    assert opened(path).keys("turn.undo") is None
    assert opened(path).keys("turn.redo") == []


@pytest.mark.parametrize("mirrored", [None, "perhaps", "no"])
def test_a_board_that_was_turned_is_mirrored_only_by_a_clear_yes(
    path: str, mirrored: str | None
) -> None:
    store = QSettings(path, QSettings.Format.IniFormat)
    store.setValue("oddy/sectors", "2")
    if mirrored is not None:
        store.setValue("oddy/mirrored", mirrored)
    store.sync()
    assert opened(path).drawing(GAMES["oddy"]).orientation == Orientation(2)


def test_the_pace_of_animations_is_part_of_the_drawing(path: str) -> None:
    game = GAMES["oddy"]
    assert opened(path).drawing(game).pace is Pace.NORMAL
    opened(path).pace = Pace.FAST
    assert opened(path).drawing(game).pace is Pace.FAST
    QSettings(path, QSettings.Format.IniFormat).setValue("window/pace", "furious")
    assert opened(path).pace is Pace.NORMAL


@pytest.mark.parametrize(
    "damage", [b"\0" * 100, b"[window]\nboard=a\nbo\xff", b"my notes\n", b"a=\1"]
)
def test_damaged_settings_are_kept_beside_the_new_ones_once(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "Oddments.conf"
    path.write_bytes(damage)
    kept = keep_damaged(path)
    assert kept is not None
    assert kept.name.startswith("Oddments damaged ")
    assert (kept.read_bytes(), path.read_bytes()) == (damage, damage)
    assert keep_damaged(path) is None
    assert sorted(tmp_path.iterdir()) == sorted([kept, path])


def test_a_fifo_in_the_place_of_the_settings_is_moved_away(tmp_path: Path) -> None:
    path = tmp_path / "Oddments.conf"
    os.mkfifo(path)
    kept = keep_damaged(path)
    assert kept is not None
    assert kept.is_fifo()
    assert not path.exists()


def test_a_folder_in_the_place_of_the_settings_lock_does_not_stop_the_start(tmp_path: Path) -> None:
    path = tmp_path / "Oddments.conf"
    locked = tmp_path / "Oddments.conf.lock"
    makes: tuple[Callable[[], object], ...] = (
        locked.mkdir,
        lambda: os.mkfifo(locked),
        lambda: locked.symlink_to(locked),
    )
    for make in makes:
        make()
        assert keep_damaged(path) is None
        assert not os.path.lexists(locked)  # for which Qt would wait without end
    locked.touch()
    assert keep_damaged(path) is None
    assert locked.exists()


def test_settings_that_qt_has_written_are_sound(tmp_path: Path) -> None:
    path = tmp_path / "Oddments.conf"
    store = QSettings(str(path), QSettings.Format.IniFormat)
    for at, value in enumerate(["", "a\nb\0;=[", "日本\x7f", ["x", "y,"], b"\xff\0", 3, None]):
        store.setValue(f"group {at}/ä key]=", value)
    store.sync()
    assert b"[group" in path.read_bytes()
    assert keep_damaged(path) is None
    assert keep_damaged(path.with_name("absent")) is None


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system stores them")
def test_the_file_of_the_settings_is_that_of_qt() -> None:
    assert str(settings_file()) == QSettings("Oddments", "Oddments").fileName()
