"""The menu of themes: its lines when it opens, and the current one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.theme.theme import SHIPPED
from desktop.theme.themes import Themes
from desktop.window.theme_menu import ThemeMenu


@pytest.fixture
def appearance(parent: QWidget, tmp_path: Path) -> Appearance:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    return Appearance(Settings(store), Themes(tmp_path / "themes"), parent)


@pytest.fixture
def menu(appearance: Appearance, parent: QWidget) -> ThemeMenu:
    return ThemeMenu(appearance, parent)


def opened(menu: ThemeMenu) -> list[str]:
    """Return its lines once it is opened: "-" between groups, and a mark on ticked ones."""
    menu.aboutToShow.emit()
    return [
        "-" if action.isSeparator() else action.text() + " *" * action.isChecked()
        for action in menu.actions()
    ]


def test_the_systems_theme_the_shipped_and_ones_own_are_three_groups(
    menu: ThemeMenu, appearance: Appearance
) -> None:
    shipped = [theme.name for theme in SHIPPED.values()]
    assert opened(menu) == ["Follow the system *", "-", *shipped]
    folder = appearance.themes.folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("Sea & sand", "Wood"):
        facts = {"name": name, "extends": "dark"}
        (folder / f"{name[:3].lower()}.json").write_text(json.dumps(facts))
    own = ["Sea && sand", "Wood"]
    assert opened(menu) == ["Follow the system *", "-", *shipped, "-", *own]
    assert opened(menu) == ["Follow the system *", "-", *shipped, "-", *own]  # nothing twice


def test_a_theme_is_applied_and_it_alone_is_ticked(menu: ThemeMenu, appearance: Appearance) -> None:
    opened(menu)
    for key, theme in SHIPPED.items():
        (action,) = [action for action in menu.actions() if action.text() == theme.name]
        action.trigger()
        assert appearance.chosen == key
        assert [a.text() for a in menu.actions() if a.isChecked()] == [theme.name]
        assert [line for line in opened(menu) if line.endswith("*")] == [f"{theme.name} *"]


def test_names_follow_the_language(menu: ThemeMenu) -> None:
    assert menu.title() == "&Theme"
    assert not menu.icon().isNull()
    UI_LANGUAGE.set_language(Language("de"))
    assert menu.title() == tr("&Theme") != "&Theme"
    dark = tr("Dark", "theme")
    assert dark != "Dark"
    assert dark in opened(menu)
