"""The sheet of all keys, and the dialog for changing them."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import key_names, said, say, tr, tr_noop
from desktop.settings.action import Action, Keymap, is_free
from desktop.widgets.keys import KeyField, press_by_enter
from desktop.widgets.label import Label
from desktop.widgets.layouts import FlowLayout, hbox, vbox
from desktop.widgets.windows import Dialog
from desktop.window.window_actions import ActionMenu

# what they do, and the keys
_BOARD_KEYS = (
    (tr_noop("To the ends of the row"), ("Home", "End")),
    (tr_noop("Click on the current cell"), ("Enter", "Space")),
    (tr_noop("Menu of the current cell"), ("Shift+F10",)),
    (tr_noop("Undo the last click"), ("Esc",)),
)

_MOVING_KEYS = (
    (tr_noop("Next control, previous control"), ("Tab", "Shift+Tab")),
    (tr_noop("Step through the move list"), ("Up", "Down")),
)

_COLUMN_LINES = 21  # width of a column, in line heights

_MIN_SIZE = (320, 300)

_SHARE = 0.92  # of the window


class KeySheet(QDialog):
    """All keys of the game that is shown, in as many columns as there is room for."""

    def __init__(self, menus: Sequence[ActionMenu], parent: QWidget) -> None:
        super().__init__(parent)
        say(self.setWindowTitle, lambda: tr("Keys"))
        self._menus = menus
        self._groups = self._make_groups()
        self._columns: list[QVBoxLayout] = []
        self._row = QHBoxLayout()
        self._build()
        UI_LANGUAGE.changed.connect(self._retranslate)
        self.setMinimumSize(*_MIN_SIZE)
        self.resize(parent.size() * _SHARE)

    def _make_groups(self) -> list[tuple[QWidget, int]]:
        groups = [(tr("On the board"), _board_rows()), (tr("In the window"), _moving_rows())]
        for menu in self._menus:
            rows = [
                (_unbroken(action.title), key_names([k.toString() for k in action.shortcuts()]))
                for action in menu.actions_by_id.values()
                if action.isVisible()
            ]
            if rows:
                groups.append((menu.title().replace("&", ""), rows))
        return [(_group(title, rows), len(rows) + 2) for title, rows in groups]

    def _retranslate(self) -> None:
        for group, _ in self._groups:
            group.deleteLater()
        self._groups = self._make_groups()
        self._arrange(len(self._columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = _COLUMN_LINES * self.fontMetrics().height()
        count = max(1, min(len(self._groups), self.width() // width))
        if count != len(self._columns):
            self._arrange(count)

    def _arrange(self, count: int) -> None:
        """Distribute the groups over columns of about the same length."""
        while self._row.takeAt(0) is not None:
            pass
        self._columns = [QVBoxLayout() for _ in range(count)]
        whole = sum(length for _, length in self._groups)
        before = [0, *itertools.accumulate(length for _, length in self._groups)]
        for (group, length), start in zip(self._groups, before, strict=False):
            middle = start + length / 2
            self._columns[min(count - 1, int(count * middle / whole))].addWidget(group)
        for column in self._columns:
            column.addStretch()
            self._row.addLayout(column, 1)

    def _build(self) -> None:
        inner = QWidget()
        inner.setProperty("role", "plain")
        inner.setLayout(self._row)
        self._row.setSpacing(24)
        scroll = QScrollArea()
        say(scroll.setAccessibleName, lambda: tr("Keys"))
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        close = said(QPushButton(), lambda: tr("&Close"))
        buttons = QDialogButtonBox()
        buttons.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        heading = said(Label(role="heading"), lambda: tr("Keys"))
        vbox(heading, (scroll, 1), buttons, on=self, margins=None)
        close.clicked.connect(self.accept)
        scroll.setFocus()  # arrow keys scroll


def _unbroken(title: str) -> str:
    """Return a title whose dots cannot wrap to a line of their own."""
    return title.replace(" …", "\N{NO-BREAK SPACE}…")


def _board_rows() -> list[tuple[str, str]]:
    rows = [(tr(what), key_names(keys)) for what, keys in _BOARD_KEYS]
    return [(tr("Move the cursor"), tr("Arrow keys")), *rows]


def _moving_rows() -> list[tuple[str, str]]:
    rows = [(tr(what), key_names(keys)) for what, keys in _MOVING_KEYS]
    return [*rows, (tr("Open a menu"), tr("Alt and the letter"))]


def _group(title: str, rows: Sequence[tuple[str, str]]) -> QWidget:
    group = QWidget()
    grid = QGridLayout(group)
    grid.setContentsMargins(0, 0, 0, 12)
    grid.setColumnStretch(0, 1)
    grid.addWidget(Label(title, role="name"), 0, 0, 1, 2)
    for at, (what, keys) in enumerate(rows, start=1):
        grid.addWidget(Label(what), at, 0)
        grid.addWidget(Label(keys or "–", role="key" if keys else "quiet"), at, 1)
    return group


_ID = Qt.ItemDataRole.UserRole

_LINES = (48, 38)  # the least size at which it opens, in line heights


class ShortcutEditor(Dialog):
    """All actions by menu, with their keys; changes apply at once in every window."""

    def __init__(self, menus: Sequence[ActionMenu], keymap: Keymap, parent: QWidget) -> None:
        super().__init__(parent, lines=_LINES)
        say(self.setWindowTitle, lambda: tr("Keyboard shortcuts"))
        self._menus, self._keymap = menus, keymap
        self._actions: dict[str, Action] = {}
        for menu in menus:
            self._actions |= menu.actions_by_id
        self._then: Callable[[], None] | None = None  # what Yes does, while a question is open
        self.search = QLineEdit()
        for show in (self.search.setPlaceholderText, self.search.setAccessibleName):
            say(show, lambda: tr("Search by name or key"))
        self.search.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        say(self.list.setAccessibleName, lambda: tr("Actions and their keys"))
        self.field = KeyField()
        self.message = Label()
        self.yes = said(QPushButton(), lambda: tr("Yes"))
        self.no = said(QPushButton(), lambda: tr("No"))
        self.new_key = said(QPushButton(), lambda: tr("New &key …"))
        self.more_key = said(QPushButton(), lambda: tr("A&nother key …"))
        self.no_key = said(QPushButton(), lambda: tr("N&o key"))
        self.reset = said(QPushButton(), lambda: tr("&Reset"))
        self.reset_all = said(QPushButton(), lambda: tr("Reset &all …"))
        self.close_button = said(QPushButton(), lambda: tr("&Close"))
        self._items: dict[str, QTreeWidgetItem] = {}
        self._groups: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self._fill()
        self._build()
        self._connect()
        self._show_keys()
        self.list.setCurrentItem(next(iter(self._items.values())))
        self._settle()
        self.search.setFocus()

    @property
    def _chosen(self) -> str:
        """The id of the selected action, "" for a menu."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(0, _ID) or "")

    # -- keys --------------------------------------------------------------------------------

    def _ask_key(self, *, more: bool = False) -> None:
        """Wait for a key for the selected action, to replace its keys or to add to them."""
        if not self._chosen:
            return
        self._more = more
        title = self._actions[self._chosen].title
        self._say(tr("Press the new key for “{action}”, or Esc to cancel.", action=title))
        self.field.setText("…")
        self.field.show()
        self.field.setFocus()

    def _take(self, key: str) -> None:
        """Give the selected action this key, or show why not, or ask whether another loses it."""
        name, keys = self._chosen, self._keymap.keys(self._actions)
        self.field.setText(key_names([key]))
        if not is_free(key) or key in self._mnemonics():
            needed = tr(
                "{key} is needed to move around the window. Press another key.",
                key=key_names([key]),
            )
            self._say(needed)
            return
        mine = [*keys[name], key] if self._more else [key]
        owner = next((other for other, theirs in keys.items() if key in theirs), name)

        def give() -> None:
            self._keymap.choose(self._actions, name, mine)

        if owner == name:
            self._settle()
            give()
        else:
            title = self._actions[owner].title
            question = tr(
                "{key} is already used for “{action}”. Reassign it?",
                key=key_names([key]),
                action=title,
            )
            self._ask(question, give)

    def _mnemonics(self) -> set[str]:
        titles = [menu.title() for menu in self._menus if not _is_inner(menu)]
        return {f"Alt+{title[title.index('&') + 1].upper()}" for title in titles}

    def _drop_keys(self) -> None:
        if self._chosen:
            self._keymap.choose(self._actions, self._chosen, [])

    def _reset(self) -> None:
        if self._chosen:
            self._keymap.reset(self._chosen)

    def _ask_reset_all(self) -> None:
        self._ask(
            tr("Reset all keyboard shortcuts to their defaults?"),
            lambda: self._keymap.reset(*self._actions),
        )

    # -- questions and messages ---------------------------------------------------------------

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.message.setAccessibleName(text)

    def _ask(self, question: str, then: Callable[[], None]) -> None:
        self._then = then
        self._say(question)
        for button in (self.yes, self.no):
            button.show()
        self.yes.setFocus()
        self.field.hide()

    def _answer(self) -> None:
        then = self._then
        self._settle()
        if then:
            then()

    def _settle(self) -> None:
        """Stop waiting for a key or an answer, and enable the list."""
        self._then = None
        self._say("")
        self.list.setFocus()
        for widget in (self.field, self.yes, self.no):
            widget.hide()

    def _leave_field(self) -> None:
        if self._then is None and self.field.isVisible():
            self._settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._then is not None:
            self._settle()  # Esc answers the question with No
        elif not press_by_enter(self, event):
            super().keyPressEvent(event)

    # -- the list ----------------------------------------------------------------------------

    def _fill(self) -> None:
        self.list.setColumnCount(2)
        for menu in self._menus:
            head = QTreeWidgetItem(["", ""])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = head.font(0)
            font.setBold(True)
            head.setFont(0, font)
            self.list.addTopLevelItem(head)
            items = []
            for name in menu.actions_by_id:
                item = QTreeWidgetItem(["", ""])
                item.setData(0, _ID, name)
                head.addChild(item)
                items.append(item)
                self._items[name] = item
            self._groups.append((head, items))
        self.list.expandAll()
        self._name_items()

    def _name_items(self) -> None:
        self.list.setHeaderLabels([tr("Action"), tr("Keys")])
        for menu, (head, items) in zip(self._menus, self._groups, strict=True):
            head.setText(0, menu.title().replace("&", ""))
            for action, item in zip(menu.actions_by_id.values(), items, strict=True):
                item.setText(0, action.title)

    def _show_keys(self) -> None:
        for name, keys in self._keymap.keys(self._actions).items():
            item = self._items[name]
            item.setText(1, key_names(keys))
            item.setData(1, Qt.ItemDataRole.AccessibleTextRole, key_names(keys) or tr("no key"))
            font = item.font(1)
            font.setBold(keys != list(self._actions[name].default_keys))
            item.setFont(1, font)
        self._filter()

    def _filter(self) -> None:
        """Hide actions without all the words of the search in their names or keys."""
        words = self.search.text().lower().split()
        for head, items in self._groups:
            for item in items:
                text = f"{head.text(0)} {item.text(0)} {item.text(1)}".lower()
                item.setHidden(not all(word in text for word in words))
            head.setHidden(all(item.isHidden() for item in items))

    def _choose_first_found(self) -> None:
        found = next((item for item in self._items.values() if not item.isHidden()), None)
        if found is not None:
            self.list.setCurrentItem(found)
            self.list.setFocus()

    # -- making it ---------------------------------------------------------------------------

    def _build(self) -> None:
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        frame = QFrame()
        hbox((self.message, 1), self.field, self.yes, self.no, on=frame)
        frame.setMinimumHeight(2 * self.yes.sizeHint().height())
        buttons = FlowLayout(self.new_key, self.more_key, self.no_key, self.reset, self.reset_all)
        box = QDialogButtonBox()
        box.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        vbox(self.search, (self.list, 1), frame, buttons, box, on=self, margins=None)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)  # Enter belongs to the search field and the list

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._choose_first_found)
        self.list.itemActivated.connect(lambda: self._ask_key())
        self.field.caught.connect(self._take)
        self.field.left.connect(self._leave_field)
        self.yes.clicked.connect(self._answer)
        self.no.clicked.connect(self._settle)
        self.new_key.clicked.connect(lambda: self._ask_key())
        self.more_key.clicked.connect(lambda: self._ask_key(more=True))
        self.no_key.clicked.connect(self._drop_keys)
        self.reset.clicked.connect(self._reset)
        self.reset_all.clicked.connect(self._ask_reset_all)
        self.close_button.clicked.connect(self.accept)
        self._keymap.changed.connect(self._show_keys)
        UI_LANGUAGE.changed.connect(self._name_items)
        UI_LANGUAGE.changed.connect(self._show_keys)


def _is_inner(menu: QMenu) -> bool:
    """Return whether a menu is opened from another one, not from the menu bar."""
    return any(isinstance(shower, QMenu) for shower in menu.menuAction().associatedObjects())
