"""Themes: the user's own files, good and bad, and how the window reports them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import game_page, shown, small
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.players import Human
from desktop.theme import themes as themes_module
from desktop.theme.contrasts import weak_contrasts
from desktop.theme.theme import DARK, LIGHT, SHIPPED, read_theme
from desktop.theme.themes import Themes
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow
from desktop.window.theme_menu import ThemeMenu

ROOT = Path(__file__).parents[3]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of the user's own themes."""
    path = tmp_path / "themes"
    path.mkdir(parents=True)
    return path


def put(folder: Path, file: str, **said: object) -> Path:
    path = folder / file
    path.write_text(json.dumps({"name": file, "extends": "light", **said}), "utf-8")
    return path


def test_own_themes_come_after_the_shipped_ones(folder: Path) -> None:
    put(folder, "sea.json", background="#001122")
    put(folder, "beach.json")
    themes = Themes(folder)
    assert list(themes.all) == [*SHIPPED, "beach", "sea"]
    assert themes.all["sea"].background == "#001122"
    assert themes.problems == []


def test_no_folder_is_no_problem(tmp_path: Path) -> None:
    themes = Themes(tmp_path / "nowhere")
    assert themes.all == SHIPPED
    assert themes.problems == []


def test_bad_files_are_reported_by_name_and_reason_and_left_out(folder: Path) -> None:
    put(folder, "good.json")
    put(folder, "light.json")
    put(folder, "system.json")
    put(folder, "typo.json", ink="black")
    (folder / "binary.json").write_bytes(b"\xff\xfe\x00")
    (folder / "huge.json").write_text("[" * 100_000)
    (folder / "folder.json").mkdir()
    os.mkfifo(folder / "pipe.json")  # reading it would wait for ever
    themes = Themes(folder)
    assert list(themes.own) == ["good"]
    problems = "\n".join(themes.problems)
    for name, reason in {
        "light": "that of a built-in one",
        "system": "that of a built-in one",
        "typo": "'black'",
        "binary": "UTF-8",
        "huge": "65536 bytes",
    }.items():
        assert re.search(rf"^{name}\.json is not a theme: .*{reason}.*\.$", problems, re.MULTILINE)
    assert len(themes.problems) == 5


def test_a_file_that_may_not_be_read_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "secret.json")

    def refuse(self: Path, *args: object) -> str:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "read_text", refuse)
    assert "secret.json" in Themes(folder).problems[0]
    assert "permission denied" in Themes(folder).problems[0]


def test_of_many_weak_contrasts_the_first_is_reported_and_the_others_are_counted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "one.json", last_cell="#E8D6AE")  # the colour of one of two cells
    put(folder, "many.json", ink="#EEEEEE")
    put(folder, "good.json")
    themes = Themes(folder)
    assert themes.own["many"].ink == "#EEEEEE"  # it is accepted all the same
    for key in ("one", "many"):
        first, *others = weak_contrasts(themes.own[key])
        more = f" (and {len(others)} more)" if others else ""
        assert themes.note_on(key) == f"{key}.json is hard to read in places: {first}{more}."
    assert themes.note_on("good") == themes.note_on("nobody") == themes.note_on("light") == ""
    monkeypatch.setattr(themes_module, "weak_contrasts", lambda _theme: ["ink: too pale"])
    assert themes.note_on("one") == "one.json is hard to read in places: ink: too pale."


def test_a_file_may_be_as_large_as_the_bound_and_no_larger(folder: Path) -> None:
    path = put(folder, "large.json")
    text = path.read_text("utf-8")
    path.write_text(text + " " * (64 * 1024 - len(text)), "utf-8")
    assert list(Themes(folder).own) == ["large"]
    path.write_text(text + " " * (64 * 1024 + 1 - len(text)), "utf-8")
    assert list(Themes(folder).own) == []


def test_a_folder_that_cannot_be_read_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "sea.json")
    themes = Themes(folder)

    def refuse(self: Path, *args: object) -> list[Path]:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "glob", refuse)
    themes.reload()
    assert themes.own == {}
    assert themes.problems == [f"{folder} cannot be read: permission denied."]
    monkeypatch.undo()
    themes.reload()
    assert list(themes.own) == ["sea"]
    assert themes.problems == []


def test_the_example_in_the_documents_is_a_good_theme() -> None:
    text = (ROOT / "docs/themes.md").read_text("utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert weak_contrasts(read_theme(example, SHIPPED)) == []
    for field in read_theme(example, SHIPPED).__dataclass_fields__:
        assert f"`{field}`" in text


# -- in the window ---------------------------------------------------------------------------


def menu_of(program: Program, window: MainWindow) -> ThemeMenu:
    menu = ThemeMenu(program.appearance, window)
    menu.aboutToShow.emit()
    return menu


def ground(window: MainWindow) -> str:
    """Return the colour at the window's corner, below the page."""
    image = window.grab().toImage()
    return image.pixelColor(3, image.height() // 2).name().upper()


@pytest.mark.styled
def test_the_menu_shows_a_file_that_was_just_added_or_changed(
    program: Program, window: MainWindow, folder: Path
) -> None:
    assert "Sea" not in [a.text() for a in menu_of(program, window).actions()]
    put(folder, "sea.json", name="Sea", background="#001122", extends="dark")
    action = next(a for a in menu_of(program, window).actions() if a.text() == "Sea")
    action.trigger()
    assert ground(window) == "#001122"
    assert program.settings.theme == "sea"
    checked = [a.text() for a in menu_of(program, window).actions() if a.isChecked()]
    assert checked == ["Sea"]
    put(folder, "sea.json", name="Sea", background="#003355", extends="dark")
    menu_of(program, window)
    assert ground(window) == "#003355"


@pytest.mark.styled
def test_every_theme_dresses_window_and_board(program: Program, window: MainWindow) -> None:
    window.play_new(small("egotzi"), (Human(), Human()))
    for key, theme in SHIPPED.items():
        program.appearance.choose(key)
        assert ground(window) == theme.background
        board = game_page(window).board.grab().toImage()
        assert board.pixelColor(1, 1).name().upper() == theme.background
        assert QApplication.palette().windowText().color().name().upper() == theme.ink


def test_what_is_wrong_is_reported_in_the_window_until_it_is_mended(
    make_program: Callable[..., Program], qtbot: QtBot, folder: Path
) -> None:
    put(folder, "typo.json", ink="black")
    program = make_program()
    window = shown(program, qtbot)
    assert "typo.json" in window.notices.texts[Topic.THEMES]
    put(folder, "typo.json", ink="#FFFFFF")
    program.appearance.reload_themes()
    assert Topic.THEMES not in window.notices.texts
    program.appearance.choose("typo")
    assert "hard to read" in window.notices.texts[Topic.THEMES]
    program.appearance.choose("print")
    assert Topic.THEMES not in window.notices.texts


def test_the_systems_theme_replaces_a_deleted_one(
    make_program: Callable[..., Program], folder: Path
) -> None:
    path = put(folder, "sea.json", background="#001122")
    program = make_program()
    program.appearance.choose("sea")
    path.unlink()
    again = make_program()
    assert again.appearance.chosen == "system"
    assert again.appearance.theme in (LIGHT, DARK)


def test_the_systems_scheme_is_followed_live(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Hints:
        """The desktop turned dark; the platform of these tests has no scheme of its own."""

        def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
            return Qt.ColorScheme.Dark

    real = QGuiApplication.styleHints()
    monkeypatch.setattr(QGuiApplication, "styleHints", Hints)
    real.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert program.appearance.theme is DARK
    program.appearance.choose("print")
    real.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert program.appearance.theme is SHIPPED["print"]
