"""The dialog for changing keys, and the sheet that shows them."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import commands, delete_what_is_closed, game_page, program_of, small
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.game.players import Human
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.services.text import say, tr
from desktop.settings.action import Action, Command, Keymap
from desktop.settings.settings import Settings
from desktop.window.main_window import MainWindow
from desktop.window.shortcut_editor import KeySheet, ShortcutEditor

# -- changing keys -----------------------------------------------------------------------------


K, M = Qt.Key, Qt.KeyboardModifier
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


class FewMenu(QMenu):
    def __init__(self, title: str, parent: QWidget, *actions: Action) -> None:
        super().__init__(parent)
        say(self.setTitle, lambda: tr(title))
        self.actions_by_id = {action.id: action for action in actions}


class FewActions(dict[str, Action]):
    """Undo, redo and resign in the menu of turns, and the settings in the view menu."""

    def __init__(self, parent: QWidget, folder: Path) -> None:
        made = [
            Action(parent, Command("turn.undo", "&Undo", str, ["Ctrl+Z"])),
            Action(parent, Command("turn.redo", "&Redo", str, ["Ctrl+Shift+Z", "Ctrl+Y"])),
            Action(parent, Command("turn.resign", "Res&ign", str)),
            Action(parent, Command("view.settings", "S&ettings …", str, ["Ctrl+,"])),
        ]
        super().__init__({action.id: action for action in made})
        self.menus = [FewMenu("&Move", parent, *made[:3]), FewMenu("&View", parent, made[3])]
        store = QSettings(str(folder / "keys.ini"), QSettings.Format.IniFormat)
        self.keymap = Keymap(Settings(store))
        self.keymap.changed.connect(self.take_keys)
        self.take_keys()

    def take_keys(self) -> None:
        for name, keys in self.keymap.keys(self).items():
            self[name].setShortcuts([QKeySequence(key) for key in keys])

    def chosen(self) -> dict[str, list[str]]:
        """Return the current keys of each."""
        return {name: [key.toString() for key in self[name].shortcuts()] for name in self}


DEFAULTS = {
    "turn.undo": ["Ctrl+Z"],
    "turn.redo": ["Ctrl+Shift+Z", "Ctrl+Y"],
    "turn.resign": [],
    "view.settings": ["Ctrl+,"],
}


@pytest.fixture
def actions(parent: QWidget, tmp_path: Path) -> FewActions:
    return FewActions(parent, tmp_path)


@pytest.fixture
def editor(actions: FewActions, parent: QWidget, qtbot: QtBot) -> Iterator[ShortcutEditor]:
    made = ShortcutEditor(actions.menus, actions.keymap, parent)  # type: ignore[arg-type]
    made.open()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def top(editor: ShortcutEditor, row: int = 0) -> QTreeWidgetItem:
    """Return the row of a menu."""
    item = editor.list.topLevelItem(row)
    assert item is not None
    return item


def children(head: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """Return the rows of a menu's actions."""
    return [item for row in range(head.childCount()) if (item := head.child(row)) is not None]


def current(editor: ShortcutEditor) -> QTreeWidgetItem:
    item = editor.list.currentItem()
    assert item is not None
    return item


def rows(editor: ShortcutEditor) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the visible list: menus, and their actions with keys; "*" marks chosen ones."""
    found = []
    for row in range(editor.list.topLevelItemCount()):
        head = top(editor, row)
        if not head.isHidden():
            assert head.isExpanded()
            items = children(head)
            found.append((head.text(0), [_row(item) for item in items if not item.isHidden()]))
    return found


def _row(item: QTreeWidgetItem) -> tuple[str, str]:
    return item.text(0), item.text(1) + "*" * item.font(1).bold()


def choose(editor: ShortcutEditor, title: str) -> None:
    for row in range(editor.list.topLevelItemCount()):
        head = top(editor, row)
        for item in [head, *children(head)]:
            if item.text(0) == title:
                editor.list.setCurrentItem(item)
                return
    raise AssertionError(title)


def shown(editor: ShortcutEditor) -> list[str]:
    """Return which of the optional parts are visible."""
    parts = {"field": editor.field, "yes": editor.yes, "no": editor.no}
    return [name for name, part in parts.items() if part.isVisible()]


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press(editor: ShortcutEditor, key: Qt.Key, held: Qt.KeyboardModifier = M.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or editor, key, held)


WAITING = "Press the new key for “{}”, or Esc to cancel."


def test_at_first_all_actions_are_listed_without_a_question(editor: ShortcutEditor) -> None:
    assert editor.windowTitle() == "Keyboard shortcuts"
    assert rows(editor) == [
        ("Move", [("Undo", "Ctrl+Z"), ("Redo", "Ctrl+Shift+Z, Ctrl+Y"), ("Resign", "")]),
        ("View", [("Settings …", "Ctrl+,")]),
    ]
    header = editor.list.headerItem()
    assert (header.text(0), header.text(1)) == ("Action", "Keys")
    assert header.columnCount() == 2
    assert current(editor).text(0) == "Undo"
    assert shown(editor) == []
    assert editor.message.text() == ""
    assert editor.search.placeholderText() == editor.search.accessibleName()
    assert editor.search.accessibleName() == "Search by name or key"
    assert editor.search.isClearButtonEnabled()
    assert editor.list.accessibleName() == "Actions and their keys"
    assert not any(button.autoDefault() for button in editor.findChildren(QPushButton))


def test_what_has_no_key_says_so_to_screen_readers(editor: ShortcutEditor) -> None:
    head = top(editor)
    assert [item.data(1, ACCESSIBLE) for item in children(head)] == [
        "Ctrl+Z",
        "Ctrl+Shift+Z, Ctrl+Y",
        "no key",
    ]


@pytest.mark.parametrize("more", [False, True])
def test_a_key_takes_the_place_of_the_old_ones_or_comes_beside_them(
    editor: ShortcutEditor, actions: FewActions, more: bool
) -> None:
    choose(editor, "Redo")
    before = editor.list.geometry()
    click(editor.more_key if more else editor.new_key)
    assert shown(editor) == ["field"]
    assert editor.field.hasFocus()
    assert editor.field.text() == "…"
    assert editor.message.text() == editor.message.accessibleName() == WAITING.format("Redo")
    assert editor.list.geometry() == before  # nothing moves under the mouse
    QTest.keyClick(editor.field, K.Key_F7)
    keys = [*DEFAULTS["turn.redo"], "F7"] if more else ["F7"]
    assert actions.chosen() == {**DEFAULTS, "turn.redo": keys}
    assert rows(editor)[0][1][1] == ("Redo", f"{', '.join(keys)}*")
    assert shown(editor) == []
    assert editor.message.text() == editor.message.accessibleName() == ""
    assert editor.list.hasFocus()


def test_a_key_is_replaced_after_another_was_added(
    editor: ShortcutEditor, actions: FewActions
) -> None:
    click(editor.more_key)
    QTest.keyClick(editor.field, K.Key_F7)
    click(editor.new_key)
    QTest.keyClick(editor.field, K.Key_F8)
    assert actions.chosen()["turn.undo"] == ["F8"]


def test_a_key_that_it_has_already_is_no_question(
    editor: ShortcutEditor, actions: FewActions
) -> None:
    click(editor.new_key)
    QTest.keyClick(editor.field, K.Key_Z, M.ControlModifier)
    assert shown(editor) == []
    assert actions.chosen() == DEFAULTS
    assert rows(editor)[0][1][0] == ("Undo", "Ctrl+Z")


def test_one_can_search_as_soon_as_the_dialog_is_open(editor: ShortcutEditor) -> None:
    assert editor.search.hasFocus()
    QTest.keyClicks(editor.search, "resign")
    assert rows(editor) == [("Move", [("Resign", "")])]


@pytest.mark.parametrize("how", ["enter", "double click"])
def test_the_list_begins_the_change_of_a_key(editor: ShortcutEditor, how: str) -> None:
    choose(editor, "Redo")
    if how == "enter":
        QTest.keyClick(editor.list, K.Key_Return)
    else:
        place = editor.list.visualItemRect(current(editor)).center()
        QTest.mouseClick(editor.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(editor.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert editor.message.text() == WAITING.format("Redo")
    assert editor.field.hasFocus()


@pytest.mark.parametrize(
    ("taken", "keys"),
    [
        (True, [K.Key_Return]),
        (True, [K.Key_Enter]),
        (True, [K.Key_Space]),
        (False, [K.Key_Tab, K.Key_Return]),
        (False, [K.Key_Tab, K.Key_Space]),
        (False, [K.Key_Escape]),
    ],
)
def test_the_key_of_another_action_is_taken_only_after_a_yes(
    editor: ShortcutEditor, actions: FewActions, taken: bool, keys: list[Qt.Key]
) -> None:
    choose(editor, "Resign")
    click(editor.new_key)
    QTest.keyClick(editor.field, K.Key_Y, M.ControlModifier)
    assert editor.message.text() == "Ctrl+Y is already used for “Redo”. Reassign it?"
    assert editor.message.accessibleName() == editor.message.text()
    assert shown(editor) == ["yes", "no"]
    assert editor.yes.hasFocus()
    assert actions.chosen() == DEFAULTS
    for key in keys:
        press(editor, key)
    moved = {"turn.redo": ["Ctrl+Shift+Z"], "turn.resign": ["Ctrl+Y"]} if taken else {}
    assert actions.chosen() == {**DEFAULTS, **moved}
    assert shown(editor) == []
    assert editor.message.text() == ""
    assert editor.list.hasFocus()
    assert editor.isVisible()


@pytest.mark.parametrize(
    ("key", "held", "name"),
    [
        (K.Key_Left, M.NoModifier, "Left"),
        (K.Key_Tab, M.NoModifier, "Tab"),
        (K.Key_Up, M.ShiftModifier, "Shift+Up"),
        (K.Key_M, M.AltModifier, "Alt+M"),
        (K.Key_V, M.AltModifier, "Alt+V"),
    ],
)
def test_reserved_keys_are_refused_by_name_and_the_field_keeps_waiting(
    editor: ShortcutEditor, actions: FewActions, key: Qt.Key, held: Qt.KeyboardModifier, name: str
) -> None:
    click(editor.new_key)
    QTest.keyClick(editor.field, key, held)
    assert editor.message.text() == (
        f"{name} is needed to move around the window. Press another key."
    )
    assert editor.field.text() == name
    assert shown(editor) == ["field"]
    assert editor.field.hasFocus()
    assert actions.chosen() == DEFAULTS
    QTest.keyClick(editor.field, K.Key_Control, M.ControlModifier)  # nothing yet
    assert actions.chosen() == DEFAULTS
    QTest.keyClick(editor.field, K.Key_U, M.AltModifier)  # no menu opens by it
    assert actions.chosen()["turn.undo"] == ["Alt+U"]


def test_keys_are_taken_away_and_given_back(editor: ShortcutEditor, actions: FewActions) -> None:
    choose(editor, "Redo")
    click(editor.no_key)
    assert actions.chosen() == {**DEFAULTS, "turn.redo": []}
    assert rows(editor)[0][1] == [("Undo", "Ctrl+Z"), ("Redo", "*"), ("Resign", "")]
    choose(editor, "Undo")
    click(editor.reset)
    assert actions.chosen()["turn.redo"] == []
    choose(editor, "Redo")
    click(editor.reset)
    assert actions.chosen() == DEFAULTS
    assert rows(editor)[0][1][1] == ("Redo", "Ctrl+Shift+Z, Ctrl+Y")


def test_every_button_has_a_letter(
    editor: ShortcutEditor, actions: FewActions, qtbot: QtBot
) -> None:
    def by_letter(key: Qt.Key) -> None:
        mark = f"&{chr(key.value)}".lower()
        (button,) = [b for b in editor.findChildren(QPushButton) if mark in b.text().lower()]
        with qtbot.waitSignal(button.clicked):  # after it was shown as pressed
            press(editor, key, M.AltModifier)

    by_letter(K.Key_N)
    press(editor, K.Key_F7)
    assert actions.chosen()["turn.undo"] == ["Ctrl+Z", "F7"]
    by_letter(K.Key_O)
    assert actions.chosen()["turn.undo"] == []
    by_letter(K.Key_R)
    assert actions.chosen() == DEFAULTS
    by_letter(K.Key_A)
    assert shown(editor) == ["yes", "no"]


@pytest.mark.parametrize("sure", [True, False])
def test_all_keys_become_the_default_ones_only_after_a_yes(
    editor: ShortcutEditor, actions: FewActions, sure: bool
) -> None:
    actions.keymap.choose(actions, "turn.undo", ["F7"])
    actions.keymap.choose(actions, "view.settings", ["F8"])
    chosen = actions.chosen()
    click(editor.reset_all)
    assert editor.message.text() == "Reset all keyboard shortcuts to their defaults?"
    assert shown(editor) == ["yes", "no"]
    click(editor.yes if sure else editor.no)
    assert actions.chosen() == (DEFAULTS if sure else chosen)
    assert shown(editor) == []


def test_a_menu_has_no_keys_to_ask_for(editor: ShortcutEditor, actions: FewActions) -> None:
    choose(editor, "Move")
    for button in (editor.new_key, editor.more_key, editor.no_key, editor.reset):
        click(button)
        assert shown(editor) == []
        assert editor.message.text() == ""
        assert actions.chosen() == DEFAULTS


def test_leaving_the_field_or_escape_ends_the_question(
    editor: ShortcutEditor, actions: FewActions
) -> None:
    for by_escape in (False, True):
        click(editor.new_key)
        if by_escape:
            press(editor, K.Key_Escape)
        else:
            editor.search.setFocus()
        assert editor.isVisible()
        assert shown(editor) == []
        assert editor.message.text() == ""
    press(editor, K.Key_Q)
    assert actions.chosen() == DEFAULTS


def test_a_search_leaves_what_has_all_its_words_in_name_or_keys(editor: ShortcutEditor) -> None:
    for words, found in (
        ("CTRL+z", [("Move", [("Undo", "Ctrl+Z")])]),
        ("move  re", [("Move", [("Redo", "Ctrl+Shift+Z, Ctrl+Y"), ("Resign", "")])]),
        ("view", [("View", [("Settings …", "Ctrl+,")])]),
        ("undo view", []),
    ):
        editor.search.setText(words)
        assert rows(editor) == found, words
    editor.search.setFocus()
    QTest.keyClick(editor.search, K.Key_Return)
    assert editor.search.hasFocus()  # nothing was found
    editor.search.setText("sett")
    QTest.keyClick(editor.search, K.Key_Return)
    assert current(editor).text(0) == "Settings …"
    assert editor.list.hasFocus()
    editor.search.clear()
    assert len(rows(editor)[0][1]) == 3


def test_a_search_by_keys_follows_what_is_chosen(
    editor: ShortcutEditor, actions: FewActions
) -> None:
    editor.search.setText("f7")
    assert rows(editor) == []
    actions.keymap.choose(actions, "turn.undo", ["F7"])
    assert rows(editor) == [("Move", [("Undo", "F7*")])]


def test_it_is_closed_by_its_button_and_by_escape(editor: ShortcutEditor) -> None:
    click(editor.close_button)
    assert not editor.isVisible()
    assert editor.result() == QDialog.DialogCode.Accepted
    editor.open()
    QTest.keyClick(editor.list, K.Key_Escape)
    assert not editor.isVisible()


# -- the sheet ---------------------------------------------------------------------------------


def opened(window: MainWindow) -> KeySheet:
    QTest.keyClick(window, K.Key_Question)
    sheet = window.findChildren(KeySheet)[-1]
    QTest.qWaitForWindowActive(sheet)
    return sheet


def texts(sheet: KeySheet) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel)]


def test_it_shows_all_actions_and_the_keys_of_the_board(window: MainWindow) -> None:
    window.play_new(small("yodd"), (Human(), Human()))
    game_page(window)
    program_of(window).keymap.choose(commands(window), "turn.undo", ["Ctrl+F7"])
    sheet = opened(window)
    shown = texts(sheet)
    for action in commands(window).values():
        listed = action.title.replace(" …", "\N{NO-BREAK SPACE}…") in shown
        assert listed is action.isVisible(), action.id
    for name in ("turn.capture", "turn.swap", "turn.pause", "view.flat"):
        assert not commands(window)[name].isVisible()
    assert "Ctrl+F7" in shown
    assert "Ctrl+Z" not in shown
    for what, keys in (("Move the cursor", "Arrow keys"), ("Undo the last click", "Esc")):
        assert shown[shown.index(what) + 1] == keys
    QTest.keyClick(sheet, K.Key_Escape)
    assert not sheet.isVisible()


@pytest.mark.parametrize(
    "size", [(800, 600), pytest.param((1600, 1200), marks=pytest.mark.long)], ids=str
)
def test_nothing_is_cut_off(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    sheet = opened(window)
    QApplication.processEvents()
    assert sheet.width() <= size[0]
    assert sheet.height() <= size[1]
    for label in sheet.findChildren(QLabel):
        assert label.width() >= label.minimumSizeHint().width(), label.text()
        right = label.mapTo(sheet, label.rect().topRight()).x()
        assert 0 < right < sheet.width(), label.text()
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    sheet.close()


@pytest.fixture
def sheet(actions: FewActions, parent: QWidget, qtbot: QtBot) -> KeySheet:
    """Return a sheet of only a few actions."""
    made = KeySheet(actions.menus, parent)  # type: ignore[arg-type]
    made.open()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def labels(sheet: KeySheet) -> list[tuple[str, str]]:
    """Return all texts in order, with their roles."""
    QApplication.processEvents()
    seen = [label for label in sheet.findChildren(QLabel) if label.isVisible()]
    seen.sort(key=lambda label: _place(label, sheet))
    return [(label.text(), str(label.property("role"))) for label in seen]


def _place(label: QLabel, sheet: KeySheet) -> tuple[int, int, int]:
    parent = label.parentWidget()
    assert parent is not None
    group = parent.mapTo(sheet, parent.rect().topLeft())
    here = label.mapTo(sheet, label.rect().topLeft())
    return group.x() if label.property("role") != "heading" else -1, here.y(), here.x()


EVERYTHING = [
    ("Keys", "heading"),
    ("On the board", "name"),
    *(("Move the cursor", ""), ("Arrow keys", "key")),
    *(("To the ends of the row", ""), ("Home, End", "key")),
    *(("Click on the current cell", ""), ("Enter, Space", "key")),
    *(("Menu of the current cell", ""), ("Shift+F10", "key")),
    *(("Undo the last click", ""), ("Esc", "key")),
    ("In the window", "name"),
    *(("Next control, previous control", ""), ("Tab, Shift+Tab", "key")),
    *(("Step through the move list", ""), ("Up, Down", "key")),
    *(("Open a menu", ""), ("Alt and the letter", "key")),
    ("Move", "name"),
    *(("Undo", ""), ("Ctrl+Z", "key")),
    *(("Redo", ""), ("Ctrl+Shift+Z, Ctrl+Y", "key")),
    *(("Resign", ""), ("–", "quiet")),
    ("View", "name"),
    *(("Settings\N{NO-BREAK SPACE}…", ""), ("Ctrl+,", "key")),
]


def test_all_groups_are_read_in_their_order_in_any_number_of_columns(sheet: KeySheet) -> None:
    assert sheet.windowTitle() == "Keys"
    for width in (2000, 1000, 500, 330, 1500):
        sheet.resize(width, 1500)
        assert labels(sheet) == EVERYTHING, width


def columns(sheet: KeySheet) -> list[int]:
    """Return where the columns begin, from left to right."""
    names = [label for label in sheet.findChildren(QLabel) if label.property("role") == "name"]
    return sorted({label.mapTo(sheet, label.rect().topLeft()).x() for label in names})


def test_there_are_as_many_columns_as_there_is_room_for(sheet: KeySheet) -> None:
    line = sheet.fontMetrics().height()
    for lines, count in ((20, 1), (41, 1), (43, 2), (64, 3), (90, 4), (200, 4)):
        sheet.resize(lines * line, 900)
        QApplication.processEvents()
        found = columns(sheet)
        assert len(found) == count, lines
        gaps = [right - left for left, right in itertools.pairwise(found)]
        assert not gaps or max(gaps) - min(gaps) <= 2  # all have the same width


def test_it_has_room_in_its_window_and_scrolls_by_arrows(sheet: KeySheet, parent: QWidget) -> None:
    assert sheet.size() == (parent.size() * 0.92)
    assert sheet.minimumWidth() <= 400
    (area,) = sheet.findChildren(QScrollArea)
    assert area.hasFocus()
    assert area.accessibleName() == "Keys"
    assert area.widgetResizable()
    assert area.frameShape() is QFrame.Shape.NoFrame
    inner = area.widget()
    assert inner is not None
    assert inner.property("role") == "plain"
    sheet.resize(340, 310)
    QApplication.processEvents()
    assert not area.horizontalScrollBar().isVisible()
    QTest.keyClick(area, K.Key_Down)
    assert area.verticalScrollBar().value() > 0


def test_all_is_written_once_in_another_language(sheet: KeySheet) -> None:
    count = len(labels(sheet))
    UI_LANGUAGE.set_language(Language("de"))
    delete_what_is_closed()
    assert len(labels(sheet)) == count
    assert "Strg+Z" in [text for text, _role in labels(sheet)]


def test_it_is_closed_by_its_button(sheet: KeySheet) -> None:
    (close,) = sheet.findChildren(QPushButton)
    assert close.text() == "&Close"
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()
