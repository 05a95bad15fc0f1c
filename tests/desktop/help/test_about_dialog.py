"""The dialogs about the program and its licences, and the components that they list."""

import platform
import re
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest
from driving import delete_what_is_closed, window_actions
from lone_widgets import shown_alone
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.help import about_dialog
from desktop.help import components as parts
from desktop.help.about_dialog import AboutDialog, LicenceDialog
from desktop.help.components import Component, components
from desktop.theme.icons import program_icon
from desktop.widgets.label import Label
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.version import VERSION


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    made = shown_alone(qtbot, QWidget(), (1000, 700))
    yield made
    made.close()


def opened(parent: QWidget, qtbot: QtBot, notice: str = "The core is slow.") -> AboutDialog:
    box = AboutDialog(notice, parent)
    box.open()
    qtbot.waitUntil(box.isActiveWindow)
    return box


def words(box: AboutDialog) -> list[tuple[str, str]]:
    return [(label.text(), label.property("role")) for label in box.findChildren(Label)]


def test_it_names_the_program_its_games_and_its_licence(parent: QWidget, qtbot: QtBot) -> None:
    box = opened(parent, qtbot)
    assert box.windowTitle() == "About Oddments"
    title, games, licence, notice = words(box)
    assert notice == ("The core is slow.", "")
    assert title == (f"Oddments {VERSION}", "title")
    assert games == (", ".join(game.title for game in GAMES.values()), "")
    assert licence[1] == "quiet"
    assert "MIT licence" in licence[0]
    (picture,) = [label for label in box.findChildren(QLabel) if not label.pixmap().isNull()]
    assert picture.pixmap().toImage() == program_icon().pixmap(72, 72).toImage()
    assert picture.width() == 72  # the text gets the rest of the width


def test_enter_closes_it(parent: QWidget, qtbot: QtBot) -> None:
    box = opened(parent, qtbot)
    assert box.close_button.hasFocus()
    assert box.close_button.isDefault()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert not box.isVisible()


def test_the_licences_open_over_it_and_are_deleted_when_closed(
    parent: QWidget, qtbot: QtBot
) -> None:
    box = opened(parent, qtbot)
    QTest.mouseClick(box.licences_button, Qt.MouseButton.LeftButton)
    (licences,) = box.findChildren(LicenceDialog)
    assert licences.isVisible()
    assert licences.isModal()
    licences.close()
    delete_what_is_closed()
    assert box.findChildren(LicenceDialog) == []
    QTest.mouseClick(box.close_button, Qt.MouseButton.LeftButton)
    assert not box.isVisible()


# -- from the menu -------------------------------------------------------------------------------


def action(window: MainWindow, name: str) -> QAction:
    menus = window_actions(window).menus
    return next(menu.actions_by_id[name] for menu in menus if name in menu.actions_by_id)


def test_every_component_is_listed_with_its_full_licence(window: MainWindow, qtbot: QtBot) -> None:
    action(window, "help.about").trigger()
    (about,) = window.findChildren(AboutDialog)
    about.licences_button.click()
    (licences,) = about.findChildren(LicenceDialog)
    qtbot.waitUntil(licences.isVisible)
    rows = range(licences.parts.count())
    names = [licences.parts.item(row).text() for row in rows]
    assert names == [f"{part.name} {part.version}" for part in components()]
    for row, part in enumerate(components()):
        licences.parts.setCurrentRow(row)
        shown = licences.text.toPlainText()
        assert part.licence in shown
        assert all(text.strip() in shown for _title, text in part.texts), part.name


def test_actions_have_the_menu_roles_for_macos(window: MainWindow) -> None:
    roles = {"help.about": "AboutRole", "view.settings": "PreferencesRole", "game.quit": "QuitRole"}
    for name, role in roles.items():
        assert action(window, name).menuRole() is QAction.MenuRole[role]
    for menu in window_actions(window).menus:
        for name, other in menu.actions_by_id.items():
            if name not in roles:  # a text like "Settings" would be moved to the program's menu
                assert other.menuRole() is QAction.MenuRole.NoRole, name


# -- licences --------------------------------------------------------------------------------------

K, M = Qt.Key, Qt.KeyboardModifier
LINE = "—" * 40
TYPEFACE = ["Figtree", "Fraunces", "Inter"]  # what it is made of
PARTS = (
    Component("Alpha", "1.0", "MIT", "https://alpha.example", "", (("LICENSE", " One apple.\n"),)),
    Component("Beta", "2", "BSD", "", "", (("A", "An apple, an Apple"), ("B", "and one apple"))),
    Component("Gamma", "3", "", "", "", (("C", "Ünique words"),)),
)


@pytest.fixture
def owner(qtbot: QtBot) -> Iterator[QWidget]:
    made = shown_alone(qtbot, QWidget(), (1200, 900))
    yield made
    made.close()


@pytest.fixture
def dialog(owner: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> LicenceDialog:
    monkeypatch.setattr(about_dialog, "components", lambda: PARTS)
    made = LicenceDialog(owner)
    made.open()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def listed(dialog: LicenceDialog) -> list[str]:
    """Return the listed components, with a star at the current one."""
    return [
        dialog.parts.item(row).text() + " *" * (row == dialog.parts.currentRow())
        for row in range(dialog.parts.count())
    ]


def look_for(dialog: LicenceDialog, words: str) -> None:
    dialog.search.selectAll()
    QTest.keyClick(dialog.search, K.Key_Delete)
    dialog.search.insert(words)  # QTest cannot type umlauts


def at(dialog: LicenceDialog) -> int:
    """Return where the selection in the text begins, -1 without one."""
    cursor = dialog.text.textCursor()
    return cursor.selectionStart() if cursor.hasSelection() else -1


def marked(dialog: LicenceDialog) -> list[str]:
    return [mark.cursor.selectedText() for mark in dialog.text.extraSelections()]


def test_at_first_all_components_are_listed_and_the_first_is_shown(dialog: LicenceDialog) -> None:
    assert dialog.windowTitle() == "Licences"
    assert listed(dialog) == ["Alpha 1.0 *", "Beta 2", "Gamma 3"]
    assert dialog.parts.hasFocus()
    assert not dialog.found.isVisible()
    assert dialog.text.toPlainText() == (
        f"Alpha 1.0\nMIT\nhttps://alpha.example\n\n{LINE}\nLICENSE\n{LINE}\n\nOne apple.\n"
    )
    assert dialog.text.accessibleName() == "Licence of Alpha"
    assert dialog.text.isReadOnly()
    flags = dialog.text.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert dialog.parts.accessibleName() == "Components"
    assert dialog.search.accessibleName() == "Find in the licences"
    assert dialog.search.placeholderText() == "Find"
    assert dialog.search.isClearButtonEnabled()
    assert marked(dialog) == []


def test_the_search_ignores_case_and_surrounding_spaces(
    dialog: LicenceDialog,
) -> None:
    look_for(dialog, "  APPLE ")
    assert listed(dialog) == ["Alpha 1.0 *", "Beta 2"]
    assert marked(dialog) == ["apple"]
    assert at(dialog) == dialog.text.toPlainText().index("apple")
    look_for(dialog, "ÜNIQUE")
    assert listed(dialog) == ["Gamma 3 *"]
    look_for(dialog, "  ")
    assert len(listed(dialog)) == 3
    assert marked(dialog) == []


def test_the_current_component_stays_while_it_matches(dialog: LicenceDialog) -> None:
    dialog.parts.setCurrentRow(1)
    look_for(dialog, "one")
    assert listed(dialog) == ["Alpha 1.0", "Beta 2 *"]
    look_for(dialog, "unique")
    assert listed(dialog) == []
    look_for(dialog, "ünique")
    assert listed(dialog) == ["Gamma 3 *"]
    assert dialog.text.toPlainText().startswith("Gamma 3\n")
    dialog.search.clear()
    assert listed(dialog) == ["Alpha 1.0", "Beta 2", "Gamma 3 *"]


def test_enter_goes_to_the_next_match_and_wraps_around(dialog: LicenceDialog) -> None:
    dialog.parts.setCurrentRow(1)
    look_for(dialog, "apple")
    text = dialog.text.toPlainText().lower()
    places = [number for number in range(len(text)) if text.startswith("apple", number)]
    assert marked(dialog) == ["apple", "Apple", "apple"]
    assert at(dialog) == places[0]
    for place in (*places[1:], *places):
        QTest.keyClick(dialog.search, K.Key_Return)
        assert at(dialog) == place
    for place in (places[1], places[0], places[2], places[1]):
        QTest.keyClick(dialog, K.Key_F3, M.ShiftModifier)
        assert at(dialog) == place
    QTest.keyClick(dialog, K.Key_F3)
    assert at(dialog) == places[2]
    assert dialog.isVisible()


def test_without_a_match_nothing_is_shown(dialog: LicenceDialog) -> None:
    look_for(dialog, "quagga")
    assert listed(dialog) == []
    assert (dialog.found.isVisible(), dialog.found.text()) == (True, "not found")
    assert dialog.isAncestorOf(dialog.found)
    assert not dialog.found.wordWrap()
    assert dialog.text.toPlainText() == ""
    assert dialog.text.accessibleName() == "Licence"
    dialog.search.clear()
    assert not dialog.found.isVisible()
    assert dialog.text.accessibleName() == "Licence of Alpha"


def test_the_number_of_marked_matches_is_limited(
    owner: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = Component("Many", "1", "", "", "", (("X", "e " * 1500),))
    monkeypatch.setattr(about_dialog, "components", lambda: (part,))
    dialog = LicenceDialog(owner)
    dialog.search.setText("e")
    assert len(marked(dialog)) == 1000


def test_everything_is_reachable_by_keys(dialog: LicenceDialog) -> None:
    QTest.keyClick(dialog, K.Key_F, M.ControlModifier)
    assert dialog.search.hasFocus()
    for there in (dialog.parts, dialog.text, dialog.close_button):
        QTest.keyClick(dialog.focusWidget(), K.Key_Tab)
        assert there.hasFocus()
    QTest.keyClick(dialog.close_button, K.Key_Return)
    assert not dialog.isVisible()


# -- components ------------------------------------------------------------------------------------

ROOT = Path(__file__).parents[3]
DEPENDENCIES = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "dependencies"
]


def by_name() -> dict[str, parts.Component]:
    return {part.name.lower().replace("_", "-"): part for part in parts.installed()}


def test_oddments_and_python_lead_the_list() -> None:
    first, second, *_ = parts.installed()
    assert (first.name, first.version) == ("Oddments", VERSION)
    assert "MIT License" in first.texts[0][1]
    assert second.name == "Python"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in second.texts[0][1]


def test_every_dependency_is_listed_but_no_tool_of_the_developers() -> None:
    listed = by_name()
    for needed in DEPENDENCIES:
        name = re.split(r"[<>=]", needed)[0]
        part = listed[name.lower()]
        assert part.version == distribution(name).version
        assert part.purl == f"pkg:pypi/{name.lower()}@{part.version}"
    assert "shiboken6" in listed  # which others depend on
    assert not {"pytest", "mypy", "ruff"} & listed.keys()


def test_every_component_has_a_full_licence() -> None:
    for part in parts.installed():
        assert part.licence, part
        assert part.texts, part.name
        assert all(len(text) > 300 for _title, text in part.texts), part.name
        assert part.home.startswith("https://"), part


def test_libraries_inside_wheels_are_named() -> None:
    assert "Geometry Engine" in "".join(text for _title, text in by_name()["shapely"].texts)
    assert "OpenBLAS" in "".join(text for _title, text in by_name()["numpy"].texts)
    assert [title for title, _text in by_name()["pyside6-essentials"].texts] == [
        "LGPL-3.0-only",
        "GPL-3.0-only",
    ]


def test_the_list_of_a_bundle_is_read_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = parts.installed()[:4]
    (tmp_path / parts.LIST).write_text(parts.to_json(made), "utf-8")
    monkeypatch.setattr(parts, "_RESOURCES", tmp_path)
    assert parts.components() == made


def test_a_text_shared_by_components_is_written_once() -> None:
    same_licence = [part for part in parts.installed() if part.licence.startswith("LGPL")]
    assert len(same_licence) == 2
    assert parts.to_json(same_licence).count("GNU LESSER GENERAL PUBLIC LICENSE") == 1


# -- distributions made to order -------------------------------------------------------------------


@pytest.fixture
def make(tmp_path: Path) -> Callable[..., Distribution]:
    """Return a function that makes an installed distribution from metadata and files."""

    def made(name: str, *metadata: str, **files: str) -> Distribution:
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        head = ["Metadata-Version: 2.1", f"Name: {name}", "Version: 1.0", *metadata]
        (info / "METADATA").write_text("\n".join(head) + "\n")
        record = []
        for path, text in files.items():
            place = tmp_path / path.replace("INFO", info.name)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
            record.append(f"{path.replace('INFO', info.name)},sha256=x,{len(text)}")
        (info / "RECORD").write_text("\n".join(record))
        return Distribution.at(info)

    return made


def only(found: Distribution) -> parts.Component:
    (part,) = parts.of_distribution(found)
    return part


def test_a_component_has_the_name_given_by_its_authors(make: Callable[..., Distribution]) -> None:
    found = make("Some_Thing.Else", "License-Expression: MIT", "Home-page: https://a.example")
    part = only(found)
    assert (part.name, part.version, part.licence) == ("Some_Thing.Else", "1.0", "MIT")
    assert part.home == "https://a.example"
    assert part.purl == "pkg:pypi/some-thing-else@1.0"


@pytest.mark.parametrize(
    ("metadata", "licence"),
    [
        (["License-Expression: MIT", "License: other"], "MIT"),
        (["License: BSD"], "BSD"),
        (["License: BSD", "Classifier: License :: OSI Approved :: Zope"], "BSD"),
        (
            [
                "License: a long",
                "        text",
                "Classifier: Topic :: Games",
                "Classifier: License :: OSI Approved :: MIT License",
                "Classifier: License :: Public Domain",
            ],
            "MIT License, Public Domain",
        ),
        (["Classifier: License :: OSI Approved :: Zope Public License"], "Zope Public License"),
        ([], ""),
    ],
)
def test_the_licence_is_taken_from_the_metadata(
    make: Callable[..., Distribution], metadata: list[str], licence: str
) -> None:
    assert only(make("thing", *metadata)).licence == licence


@pytest.mark.parametrize(
    ("metadata", "home"),
    [
        (
            [
                "Home-page: https://old.example",
                "Project-URL: Source, https://s.example",
                "Project-URL: Homepage, https://h.example",
            ],
            "https://h.example",
        ),
        (
            ["Home-page: https://old.example", "Project-URL: Source, https://s"],
            "https://old.example",
        ),
        (["Project-URL: Source, https://s?a,b", "Project-URL: Docs, https://d"], "https://s?a,b"),
        ([], ""),
    ],
)
def test_the_website_is_taken_from_the_metadata(
    make: Callable[..., Distribution], metadata: list[str], home: str
) -> None:
    assert only(make("thing", *metadata)).home == home


def test_licences_are_found_by_folder_or_name(make: Callable[..., Distribution]) -> None:
    files = {
        "INFO/licenses/sub/AUTHORS": "who",
        "INFO/licenses/LICENSE": "first",
        "INFO/COPYING.txt": "second",
        "INFO/licence.md": "third",
        "INFO/NOTICE": "fourth",
        "INFO/WHEEL": "no licence",
        "INFO/data/LICENSE": "not there",
        "thing/LICENSE": "beside the code",
        "thing/other-2.0.dist-info/LICENSE": "of another",
    }
    assert dict(only(make("thing", **files)).texts) == {
        "sub/AUTHORS": "who",
        "LICENSE": "first",
        "COPYING.txt": "second",
        "licence.md": "third",
        "NOTICE": "fourth",
    }


def test_a_licence_that_is_only_named_gets_our_copy(make: Callable[..., Distribution]) -> None:
    part = only(make("thing", "License-Expression: LGPL-3.0-only OR GPL-3.0-only"))
    assert [title for title, _text in part.texts] == ["LGPL-3.0-only", "GPL-3.0-only"]
    own = only(make("other", "License-Expression: GPL-3.0-only", **{"INFO/LICENSE": "own"}))
    assert own.texts == (("LICENSE", "own"),)


def test_icu_inside_qt_is_a_component_too(make: Callable[..., Distribution]) -> None:
    files = {"Qt/lib/libicuuc.so.73": "", "Qt/lib/libicuuc.so": "", "Qt/lib/libicui18n.so.73": ""}
    _own, icu = parts.of_distribution(make("thing", "License: MIT", **files))
    assert (icu.name, icu.version, icu.licence) == ("ICU", "73", "Unicode-3.0")
    assert icu.home.startswith("https://icu.")
    assert icu.purl == "pkg:generic/icu@73"
    assert [title for title, _text in icu.texts] == ["Unicode-3.0"]


def test_a_distribution_without_a_list_has_no_files(
    make: Callable[..., Distribution], tmp_path: Path
) -> None:
    found = make("thing", **{"a/b.py": "x", "c.py": "y"})
    assert parts.files_of(found) == ["a/b.py", "c.py"]
    (tmp_path / "thing-1.0.dist-info" / "RECORD").unlink()
    assert parts.files_of(Distribution.at(tmp_path / "thing-1.0.dist-info")) == []


def test_components_are_listed_once_and_sorted_without_case() -> None:
    def part(name: str, version: str = "1") -> parts.Component:
        return parts.Component(name, version, "", "", "", ())

    some = [part("b"), part("C"), part("a", "2"), part("A", "1"), part("b")]
    names = [each.name + each.version for each in parts.complete(some)[2:]]
    assert names[:4] == ["A1", "a2", "b1", "C1"]


def test_indirect_dependencies_are_followed_once(
    make: Callable[..., Distribution], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {
        "oddments": make(
            "oddments", "Requires-Dist: one>=2,<3", 'Requires-Dist: dev; extra == "x"'
        ),
        "one": make("one", "Requires-Dist: two [some] (>1)", "Requires-Dist: elsewhere"),
        "two": make("two", "Requires-Dist: one", 'Requires-Dist: three; python_version > "3"'),
        "three": make("three"),
        "dev": make("dev"),
    }

    def find(name: str) -> Distribution:
        if name not in known:
            raise PackageNotFoundError(name)
        return known[name]

    monkeypatch.setattr(parts, "distribution", find)
    names = [part.name for part in parts.installed()]
    assert names == ["Oddments", "Python", *TYPEFACE, "one", "three", "two"]


def test_an_uninstalled_checkout_declares_its_dependencies(
    make: Callable[..., Distribution], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def find(name: str) -> Distribution:
        asked.append(name)
        raise PackageNotFoundError(name)

    monkeypatch.setattr(parts, "distribution", find)
    assert [part.name for part in parts.installed()] == ["Oddments", "Python", *TYPEFACE]
    assert sorted(asked[1:]) == sorted(re.split(r"[<>=]", needed)[0] for needed in DEPENDENCIES)


def test_an_installed_program_includes_its_licence(
    make: Callable[..., Distribution], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = make("oddments", **{"INFO/licenses/LICENSE": "ours"})
    monkeypatch.setattr(parts, "_CHECKOUT", tmp_path / "nowhere")
    monkeypatch.setattr(parts, "distribution", lambda _name: own)
    part = parts.oddments()
    assert part.texts == (("LICENSE", "ours"),)
    assert (part.licence, part.home) == ("MIT", "https://oddments.github.io")
    assert part.purl == f"pkg:generic/oddments@{VERSION}"


def test_pythons_licence_is_its_own_or_else_our_copy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = tmp_path / "lib" / "os.py"
    place.parent.mkdir()
    monkeypatch.setattr("os.__file__", str(place))
    monkeypatch.setattr("sys.base_prefix", str(tmp_path))
    ((title, shipped),) = parts.python().texts
    assert title == "PSF-2.0"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in shipped
    (tmp_path / "LICENSE.txt").write_text("below the prefix")
    assert parts.python().texts == (("LICENSE.txt", "below the prefix"),)
    (place.parent / "LICENSE.txt").write_text("beside the library")
    part = parts.python()
    assert part.texts == (("LICENSE.txt", "beside the library"),)
    assert part.version == platform.python_version()
    assert (part.licence, part.home) == ("PSF-2.0", "https://www.python.org")
    assert part.purl == f"pkg:generic/python@{part.version}"
