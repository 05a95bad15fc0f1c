"""How windows look and games are shown: preferences, themes, zoom, sizes, motion."""

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
from driving import delete_what_is_closed
from lone_widgets import emitted
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtDBus import QDBusVariant
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.painting.drawing import Drawing, Numbers
from desktop.settings.appearance import Appearance, Preferences, ReducedMotion
from desktop.settings.setting import Switch
from desktop.settings.settings import ZOOMS, Settings
from desktop.settings.window_frame import SideWindow, WindowSize
from desktop.theme.colour_names import colour_name, piece_colour
from desktop.theme.style import style_sheet
from desktop.theme.themes import (
    DARK,
    LIGHT,
    SHIPPED,
    SHIPPED_BOARDS,
    UI_THEME,
    Themes,
    dressed,
)
from rules.games import GAMES

WOODEN = {
    LIGHT: dressed(LIGHT, SHIPPED_BOARDS["light_wood"], None),
    DARK: dressed(DARK, SHIPPED_BOARDS["dark_wood"], None),
}

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


def test_a_drawing_is_stored_for_its_game(chosen: Chosen) -> None:
    drawing = Drawing(numbers=Numbers.ALL)
    game = GAMES["yodd"]
    assert chosen.after(lambda: chosen.settings.set_drawing(game, drawing)) == ({}, 1, 0)
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


def test_the_width_of_the_panels_is_stored_without_a_signal(chosen: Chosen) -> None:
    assert chosen.after(lambda: setattr(chosen.settings, "side_share", 0.3)) == (
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
from desktop.settings.appearance import ReducedMotion
def wait(wanted):
    for _ in range(3000):
        if motion.still == wanted:
            break
        QTest.qWait(20)
    print(motion.still)
    if motion.still != wanted:
        portal.kill()
        sys.exit()
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


def test_only_its_own_settings_of_the_desktop_stop_motion(qtbot: QtBot) -> None:
    motion = ReducedMotion()
    motion._take_change("org.gnome.desktop.interface", "cursor-size", QDBusVariant(0))
    assert not motion.still
    with qtbot.waitSignal(motion.changed):
        motion._take_change("org.gnome.desktop.interface", "enable-animations", QDBusVariant(False))
    assert motion.still


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


class Wardrobe:
    """An appearance, and the signals it has emitted."""

    def __init__(self, folder: Path, key: str = "") -> None:
        self.folder = folder / "themes"
        self.folder.mkdir(exist_ok=True)
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        if key:
            self.settings.theme = key
        self._parent = QObject()
        self.appearance = Appearance(self.settings, Themes(self.folder), self._parent)
        self._emitted: list[str] = []
        for owner, name in (
            (UI_THEME, "changed"),
            *((self.appearance, name) for name in ("themes_reloaded", "note_changed", "zoomed")),
        ):
            getattr(owner, name).connect(lambda name=name: self._emitted.append(name))

    def put(self, name: str, **said: object) -> None:
        text = json.dumps({"name": name, "extends": "light", **said})
        (self.folder / f"{name}.json").write_text(text, "utf-8")

    @property
    def emitted(self) -> list[str]:
        """The signals since the last call."""
        emitted, self._emitted = self._emitted, []
        return emitted


@pytest.fixture
def wardrobe(tmp_path: Path) -> Wardrobe:
    return Wardrobe(tmp_path)


def worn(appearance: Appearance) -> tuple[str, str]:
    """Return the style sheet of windows and the program's background colour."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    assert app.styleSheet() == ""  # Qt would apply it again and again: see Appearance
    return appearance.sheet, app.palette().window().color().name()


def test_the_stored_theme_is_applied_from_the_start(tmp_path: Path) -> None:
    wardrobe = Wardrobe(tmp_path, "print")
    assert UI_THEME.theme is SHIPPED["print"]
    assert wardrobe.appearance.chosen == "print"
    assert worn(wardrobe.appearance) == (
        style_sheet(SHIPPED["print"]),
        SHIPPED["print"].background.lower(),
    )


def test_a_chosen_theme_is_stored_and_emitted_once(wardrobe: Wardrobe) -> None:
    appearance = wardrobe.appearance
    assert appearance.chosen == "system"
    assert UI_THEME.theme == WOODEN[LIGHT]
    appearance.choose("dark")
    assert wardrobe.emitted == ["changed", "note_changed"]
    assert UI_THEME.theme == WOODEN[DARK]
    assert appearance.chosen == wardrobe.settings.theme == "dark"
    assert worn(appearance) == (style_sheet(DARK), DARK.background.lower())
    appearance.choose("dark")
    assert wardrobe.emitted == ["note_changed"]
    appearance.choose("light")
    assert wardrobe.emitted == ["changed", "note_changed"]
    appearance.choose("system")
    assert wardrobe.emitted == ["note_changed"]  # the same colours as before
    assert appearance.chosen == "system"


def test_a_theme_that_nobody_has_is_that_of_the_system(wardrobe: Wardrobe) -> None:
    wardrobe.appearance.choose("dark")
    wardrobe.appearance.choose("sea")
    assert wardrobe.appearance.chosen == "system"
    assert UI_THEME.theme == WOODEN[LIGHT]
    wardrobe.put("sea", background="#001122")
    assert wardrobe.emitted
    wardrobe.appearance.reload_themes()
    assert wardrobe.emitted == ["themes_reloaded", "changed", "note_changed"]
    assert wardrobe.appearance.chosen == "sea"
    assert UI_THEME.theme.background == "#001122"
    assert worn(wardrobe.appearance)[1] == "#001122"
    wardrobe.appearance.reload_themes()
    assert wardrobe.emitted == ["themes_reloaded", "note_changed"]


def test_the_systems_colours_are_followed_where_they_are_wanted(
    wardrobe: Wardrobe, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = QGuiApplication.styleHints()

    class Dark:
        def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
            return Qt.ColorScheme.Dark

    monkeypatch.setattr(QGuiApplication, "styleHints", Dark)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert set(wardrobe.emitted) == {"changed"}  # also by those of other tests
    assert UI_THEME.theme == WOODEN[DARK]


def test_problems_with_themes_are_one_note(wardrobe: Wardrobe) -> None:
    assert wardrobe.appearance.note == ""
    wardrobe.put("pale", ink="#EEEEEE")
    wardrobe.put("typo", ink="black")
    wardrobe.appearance.reload_themes()
    typo = "typo.json is not a theme: 'ink' has 'black' where a colour like #1A2B3C should be."
    assert wardrobe.appearance.note == typo
    wardrobe.appearance.choose("pale")
    first, _, second = wardrobe.appearance.note.partition("  ")
    assert first == typo
    assert second.startswith("pale.json is hard to read in places: ink: #EEEEEE on #FCFAF4 is 1.1")


def test_zooms_go_step_by_step_between_their_bounds(wardrobe: Wardrobe) -> None:
    appearance, settings = wardrobe.appearance, wardrobe.settings
    default = ZOOMS.index(1.0)
    appearance.zoom(1)
    assert settings.zoom == ZOOMS[default + 1]
    appearance.zoom(-2)
    assert settings.zoom == ZOOMS[default - 1]
    appearance.zoom(0)
    assert settings.zoom == 1.0
    assert wardrobe.emitted == ["zoomed"] * 3
    appearance.zoom(99)
    assert settings.zoom == ZOOMS[-1]
    appearance.zoom(1)
    assert settings.zoom == ZOOMS[-1]
    appearance.zoom(-99)
    assert settings.zoom == ZOOMS[0]
    appearance.zoom(-1)
    assert settings.zoom == ZOOMS[0]


def test_the_next_zoom_is_that_beside_the_nearest_one(wardrobe: Wardrobe) -> None:
    appearance = wardrobe.appearance
    appearance.zoom_to(1.42)
    assert wardrobe.emitted == ["zoomed"]
    assert wardrobe.settings.zoom == 1.42
    assert appearance.nearest_zoom == 1.5
    appearance.zoom(-1)
    assert wardrobe.settings.zoom == appearance.nearest_zoom == 1.25


def test_colours_have_a_name_in_a_sentence_and_one_on_their_own() -> None:
    assert [colour_name(colour) for colour in (0, 1)] == ["Black", "White"]
    assert [piece_colour(colour) for colour in (0, 1)] == ["black", "white"]


def sized(window: QWidget, wardrobe: Wardrobe, contents: QWidget | None = None) -> WindowSize:
    return WindowSize(
        window,
        wardrobe.settings,
        wardrobe.appearance,
        Settings.help_geometry,
        first_px=(400, 300),
        least_px=(200, 100),
        contents=contents,
    )


def test_a_window_has_the_size_of_the_one_before(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    sizes = []
    for _ in range(2):
        window = QWidget()
        qtbot.addWidget(window)
        size = sized(window, wardrobe)
        assert window.minimumSize().toTuple() == (200, 100)
        sizes.append(window.size().toTuple())
        window.resize(500, 450)
        size.remember()
    assert sizes == [(400, 300), (500, 450)]
    assert wardrobe.settings.geometry is None


def test_text_and_spaces_follow_the_zoom(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label, layout = QLabel("text"), QVBoxLayout(window)
    layout.addWidget(label)
    layout.setSpacing(8)
    window.show()
    size = sized(window, wardrobe)
    zoomed = emitted(size.zoomed)
    size.fit()
    assert len(zoomed) == 1
    heights = [label.fontMetrics().height()]
    wardrobe.appearance.zoom_to(1.5)
    heights.append(label.fontMetrics().height())
    assert layout.spacing() == 12
    assert heights[1] > heights[0]
    assert len(zoomed) == 2
    size.fit()
    assert len(zoomed) == 2  # nothing has changed


def test_new_layouts_are_zoomed_when_the_window_says_so(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    contents, beside = QWidget(window), QWidget(window)
    size = sized(window, wardrobe, contents)
    wardrobe.appearance.zoom_to(2.0)
    layouts = [QVBoxLayout(contents), QVBoxLayout(beside)]
    for layout in layouts:
        layout.setSpacing(5)
    size.fit()
    assert [layout.spacing() for layout in layouts] == [5, 5]
    size.fit(rebuilt=True)
    assert [layout.spacing() for layout in layouts] == [10, 5]


class Window(SideWindow):
    """A window with a text and a button."""

    def __init__(self, wardrobe: Wardrobe) -> None:
        super().__init__(
            wardrobe.settings,
            wardrobe.appearance,
            Settings.library_geometry,
            first_px=(400, 300),
            least_px=(200, 100),
        )
        self.label, self.button = QLabel("text"), QPushButton("Do it")
        column = QVBoxLayout(self)
        column.addWidget(self.label)
        column.addWidget(self.button)
        self.window_size.fit()


@pytest.fixture
def window(wardrobe: Wardrobe, qtbot: QtBot) -> Window:
    made = Window(wardrobe)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_a_side_window_closes_by_escape_and_is_gone(wardrobe: Wardrobe, window: Window) -> None:
    closes, gone = emitted(window.closed), []
    window.destroyed.connect(lambda: gone.append(True))
    window.resize(450, 350)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert len(closes) == 1
    delete_what_is_closed()
    assert gone == [True]
    again = Window(wardrobe)
    assert again.size().toTuple() == (450, 350)
    again.close()


def test_a_side_window_follows_theme_and_zoom(wardrobe: Wardrobe, window: Window) -> None:
    wardrobe.appearance.choose("dark")
    assert style_sheet(WOODEN[DARK]) in window.styleSheet()
    heights = []
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Minus, Qt.Key.Key_0):
        QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        heights.append((wardrobe.settings.zoom, window.label.fontMetrics().height()))
    assert [zoom for zoom, _height in heights] == [1.1, 1.0, 0.9, 1.0]
    assert heights[0] > heights[1] == heights[3] > heights[2]
    window.resize(2400, 1800)
    assert window.label.fontMetrics().height() > heights[3][1]
    window.close()


def test_a_side_window_has_keys_of_its_own_and_enter_presses_its_buttons(window: Window) -> None:
    pressed: list[str] = []
    window.add_shortcut("Ctrl+J", lambda: pressed.append("Ctrl+J"))
    window.button.clicked.connect(lambda: pressed.append("button"))
    QTest.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    window.button.setFocus()
    QTest.keyClick(window.button, Qt.Key.Key_Return)
    assert pressed == ["Ctrl+J", "button"]
    window.close()
