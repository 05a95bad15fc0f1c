"""How games are shown in all windows, and what the desktop wants of motion."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from desktop.painting.drawing import Drawing, Numbers
from desktop.settings.preferences import Preferences
from desktop.settings.reduced_motion import ReducedMotion
from desktop.settings.setting import Switch
from desktop.settings.settings import Settings
from rules.games import GAMES

KEPT = (
    "flat",
    "log",
    "comments",
    "confirms",
    "side_shown",
    "turns_shown",
    "tree_shown",
    "ponders",
    "animated",
    "side_share",
)


@dataclass
class Chosen:
    """Preferences, their settings, and the signals they have emitted."""

    preferences: Preferences
    settings: Settings
    changed: QSignalSpy
    ponders_changed: QSignalSpy

    def after(self, act: Callable[[], object]) -> tuple[dict[str, object], int, int]:
        """Return the settings that an act changed, and how often it emitted each of the signals."""
        before = {name: getattr(self.settings, name) for name in KEPT}
        counts = self.changed.count(), self.ponders_changed.count()
        act()
        now = {name: getattr(self.settings, name) for name in KEPT}
        different = {name: value for name, value in now.items() if value != before[name]}
        emitted = self.changed.count() - counts[0]
        return different, emitted, self.ponders_changed.count() - counts[1]

    def after_toggling(self, switch: Switch[Any]) -> tuple[dict[str, object], int, int]:
        return self.after(lambda: self.preferences.toggle(switch))


@pytest.fixture
def chosen(qapp: QApplication, tmp_path: Path) -> Chosen:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    preferences = Preferences(settings, qapp)
    spies = QSignalSpy(preferences.changed), QSignalSpy(preferences.ponders_changed)
    return Chosen(preferences, settings, *spies)


@pytest.mark.parametrize(
    ("switch", "name", "at_first"),
    [
        (Settings.flat, "flat", False),
        (Settings.log, "log", False),
        (Settings.confirms, "confirms", False),
        (Settings.side_shown, "side_shown", True),
    ],
)
def test_a_switch_goes_to_and_fro_and_is_emitted_each_time(
    chosen: Chosen, switch: Switch[bool], name: str, at_first: bool
) -> None:
    assert chosen.after_toggling(switch) == ({name: not at_first}, 1, 0)
    assert chosen.after_toggling(switch) == ({name: at_first}, 1, 0)


def test_thinking_on_the_opponents_time_has_its_own_signal(chosen: Chosen) -> None:
    assert chosen.after_toggling(Settings.ponders) == ({"ponders": True}, 0, 1)
    assert chosen.after_toggling(Settings.ponders) == ({"ponders": False}, 0, 1)


def test_comments_are_hidden_and_shown(chosen: Chosen) -> None:
    assert chosen.after(lambda: chosen.preferences.show_comments(False)) == (
        {"comments": False},
        1,
        0,
    )
    assert chosen.after(lambda: chosen.preferences.show_comments(True)) == (
        {"comments": True},
        1,
        0,
    )


@pytest.mark.parametrize("still", [True, False])
def test_pieces_move_as_the_desktop_has_it_until_the_user_chooses(
    chosen: Chosen, still: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReducedMotion, "still", still)
    assert chosen.preferences.animated is not still
    toggled = still  # what moves stands still, and the other way round
    assert chosen.after_toggling(Settings.animated) == ({"animated": toggled}, 1, 0)
    assert chosen.preferences.animated is toggled
    monkeypatch.setattr(ReducedMotion, "still", not still)
    assert chosen.preferences.animated is toggled
    chosen.preferences.toggle(Settings.animated)
    assert chosen.preferences.animated is not toggled


def test_a_change_in_the_desktop_is_passed_on(chosen: Chosen) -> None:
    motion = next(
        child for child in chosen.preferences.children() if isinstance(child, ReducedMotion)
    )
    assert chosen.after(motion.changed.emit) == ({}, 1, 0)


def test_a_drawing_is_stored_for_its_game(chosen: Chosen) -> None:
    drawing = Drawing(numbers=Numbers.ALL)
    game = GAMES["yodd"]
    assert chosen.after(lambda: chosen.preferences.set_drawing(game, drawing)) == ({}, 1, 0)
    assert chosen.settings.drawing(game) == drawing


def test_turns_are_shown_as_a_list_or_a_tree_or_not_at_all(chosen: Chosen) -> None:
    def toggle(*, tree: bool) -> tuple[dict[str, object], int, int]:
        switch = Settings.tree_of_turns if tree else Settings.list_of_turns
        return chosen.after_toggling(switch)

    assert toggle(tree=True) == ({"tree_shown": True}, 1, 0)  # in place of the list
    assert toggle(tree=True) == ({"turns_shown": False}, 1, 0)
    assert toggle(tree=False) == ({"turns_shown": True, "tree_shown": False}, 1, 0)
    assert toggle(tree=False) == ({"turns_shown": False}, 1, 0)
    assert toggle(tree=False) == ({"turns_shown": True}, 1, 0)
    assert chosen.after(lambda: chosen.preferences.show_tree(True)) == ({"tree_shown": True}, 1, 0)
    assert chosen.after(lambda: chosen.preferences.show_tree(False)) == (
        {"tree_shown": False},
        1,
        0,
    )


def test_the_width_of_the_panels_is_stored_without_a_signal(chosen: Chosen) -> None:
    assert chosen.after(lambda: chosen.preferences.keep_side_share(0.3)) == (
        {"side_share": 0.3},
        0,
        0,
    )


def test_a_change_is_stored_before_it_is_emitted(chosen: Chosen) -> None:
    kept: list[bool] = []
    chosen.preferences.changed.connect(lambda: kept.append(chosen.settings.flat))
    chosen.preferences.toggle(Settings.flat)
    assert kept == [True]


GNOME = ("org.gnome.desktop.interface", "enable-animations")
KDE = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
ALL = ("org.freedesktop.appearance", "reduced-motion")
# the changes of settings that are made, and whether nothing should move then
CHANGES = [
    (*GNOME, True, False),
    (*ALL, 1, True),
    (*KDE, "0", True),  # a second reason
    (*ALL, 2, True),  # no longer, but KDE still says so
    (*KDE, "0.5", False),
    (*KDE, "0.0", True),
    (*KDE, "1", False),
    ("org.kde.kdeglobals.KDE", "widgetStyle", "0", False),  # something else
    (*GNOME, False, True),
]

# runs on a bus of its own: settings change, and the program follows
SCRIPT = """
import json, subprocess, sys
from PySide6.QtWidgets import QApplication
from PySide6.QtTest import QTest
from desktop.settings.reduced_motion import ReducedMotion
def wait(wanted):
    for _ in range(3000):
        if motion.still == wanted:
            break
        QTest.qWait(20)
    print(motion.still)
portal = subprocess.Popen([sys.executable, sys.argv[1]], stdin=-1, stdout=-1, text=True)
portal.stdout.readline()
app = QApplication([])
motion = ReducedMotion()
changed = []
motion.changed.connect(lambda: changed.append(1))
print(motion.still)
wait(True)
for namespace, key, value, still in json.loads(sys.argv[2]):
    portal.stdin.write(json.dumps([namespace, key, value]) + "\\n")
    portal.stdin.flush()
    wait(still)
print(len(changed))
portal.kill()
portal.wait()
"""


@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="there is no D-Bus")
def test_the_setting_of_the_desktop_is_requested_and_followed() -> None:
    portal = str(Path(__file__).with_name("portal.py"))
    command = ["dbus-run-session", "--", sys.executable, "-c", SCRIPT, portal, json.dumps(CHANGES)]
    done = subprocess.run(
        command,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()},
        stdout=subprocess.PIPE,
        text=True,
        timeout=300,
        check=True,
    )
    *seen, changes = done.stdout.split()
    assert seen == ["False", "True", *[str(still) for *_, still in CHANGES]]
    assert changes == "9"


@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.usefixtures("qapp")
def test_without_a_bus_the_style_shows(moves: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    style = SimpleNamespace(styleHint=lambda _hint: int(moves))
    monkeypatch.setattr(QApplication, "style", lambda: style)
    motion = ReducedMotion()
    QApplication.processEvents()
    assert motion.still is not moves
