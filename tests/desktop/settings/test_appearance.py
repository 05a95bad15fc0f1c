"""The theme and the zoom, without a window: what is stored, emitted and applied."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.settings.appearance import Appearance
from desktop.settings.settings import ZOOMS, Settings
from desktop.theme.colour_names import colour_name, piece_colour
from desktop.theme.style import style_sheet
from desktop.theme.theme import DARK, LIGHT, SHIPPED
from desktop.theme.themes import Themes


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
        for name in ("theme_changed", "themes_reloaded", "note_changed", "zoomed"):
            signal = getattr(self.appearance, name)
            signal.connect(lambda name=name: self._emitted.append(name))

    def put(self, name: str, **said: object) -> None:
        text = json.dumps({"name": name, "extends": "light", **said})
        (self.folder / f"{name}.json").write_text(text, "utf-8")

    @property
    def emitted(self) -> list[str]:
        """The signals since the last call."""
        emitted, self._emitted = self._emitted, []
        return emitted


@pytest.fixture
def wardrobe(qtbot: QtBot, tmp_path: Path) -> Iterator[Wardrobe]:
    yield Wardrobe(tmp_path)
    QApplication.instance().setStyleSheet("")  # type: ignore[union-attr]


def worn() -> tuple[str, str]:
    """Return the program's style sheet and its background colour."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app.styleSheet(), app.palette().window().color().name()


@pytest.mark.styled
def test_the_stored_theme_is_applied_from_the_start(qtbot: QtBot, tmp_path: Path) -> None:
    wardrobe = Wardrobe(tmp_path, "print")
    assert wardrobe.appearance.theme is SHIPPED["print"]
    assert wardrobe.appearance.chosen == "print"
    assert worn() == (style_sheet(SHIPPED["print"]), SHIPPED["print"].background.lower())


@pytest.mark.styled
def test_a_chosen_theme_is_stored_and_emitted_once(wardrobe: Wardrobe) -> None:
    appearance = wardrobe.appearance
    assert appearance.chosen == "system"
    assert appearance.theme is LIGHT
    appearance.choose("dark")
    assert wardrobe.emitted == ["theme_changed", "note_changed"]
    assert appearance.theme is DARK
    assert appearance.chosen == wardrobe.settings.theme == "dark"
    assert worn() == (style_sheet(DARK), DARK.background.lower())
    appearance.choose("dark")
    assert wardrobe.emitted == ["note_changed"]
    appearance.choose("light")
    assert wardrobe.emitted == ["theme_changed", "note_changed"]
    appearance.choose("system")
    assert wardrobe.emitted == ["note_changed"]  # the same colours as before
    assert appearance.chosen == "system"


def test_a_theme_that_nobody_has_is_that_of_the_system(wardrobe: Wardrobe) -> None:
    wardrobe.appearance.choose("dark")
    wardrobe.appearance.choose("sea")
    assert wardrobe.appearance.chosen == "system"
    assert wardrobe.appearance.theme is LIGHT
    wardrobe.put("sea", background="#001122")
    assert wardrobe.emitted
    wardrobe.appearance.reload_themes()
    assert wardrobe.emitted == ["themes_reloaded", "theme_changed", "note_changed"]
    assert wardrobe.appearance.chosen == "sea"
    assert wardrobe.appearance.theme.background == "#001122"
    assert worn()[1] == "#001122"
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
    assert wardrobe.emitted == ["theme_changed"]
    assert wardrobe.appearance.theme is DARK


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
