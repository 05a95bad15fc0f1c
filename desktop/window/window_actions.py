"""The actions of one window, made from a table, and the menus that show them."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QObject, QTime
from PySide6.QtGui import QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop.game.players import read_seat, seat_names
from desktop.services.text import day_text, isolated, on_button, say, tr
from desktop.settings.action import Action, Command, Keymap, Scope
from desktop.settings.appearance import Appearance
from desktop.settings.autosave import Autosaves
from desktop.settings.settings import RecentFiles
from desktop.theme.icons import row_icon
from desktop.theme.themes import SHIPPED, choices_of_theme
from desktop.window.main_window import MainWindow
from rules.record.sgf import GameFileError
from rules.regular_file import open_regular

_ANNOTATED = ("edit.undo", "edit.redo", "notes.panel", "notes.clear_marks")


@dataclass(frozen=True)
class Menu:
    """A menu of the table.

    Attributes:
        title: English, with a mnemonic.
        entries: its actions; the ids of actions that another menu has as well; menus; functions
            that return a menu which fills itself; None for a line between groups.
        scope: the pages on which the menu bar shows it.
        apart: whether lists of keys show it apart from the menu around it.
    """

    title: str
    entries: Sequence[Command | str | Menu | Callable[[Any], QMenu] | None]
    scope: Scope = Scope.WINDOW
    apart: bool = False


class ActionMenu(QMenu):
    """A menu that is made from the table.

    Attributes:
        actions_by_id: its actions, in order, with those of menus within it that are not apart.
        groups: itself, and the menus within it that lists of keys show apart.
    """

    def __init__(
        self, menu: Menu, window: MainWindow, context: Any, actions: dict[str, Action]
    ) -> None:
        """Make the menu, and its actions, which are added to ``actions``."""
        super().__init__(window)
        say(self.setTitle, lambda: tr(menu.title))
        self.actions_by_id: dict[str, Action] = {}
        self.groups: list[ActionMenu] = [self]
        self._window, self._context, self._scope = window, context, menu.scope
        self._inner: list[ActionMenu] = []
        self._shared: list[Action] = []  # actions of other menus
        self._choices: QActionGroup | None = None
        for entry in menu.entries:
            self._add_entry(entry, actions)

    @property
    def fits(self) -> bool:
        """Whether the menu bar shows it with this page."""
        return self._scope.is_entered(self._window)

    def refresh(self, *, in_menu: bool = False) -> None:
        """Update all actions; ``in_menu``: the menu is open."""
        for action in (*self.actions_by_id.values(), *self._shared):
            action.refresh(in_menu=in_menu)
        for menu in self._inner:
            menu.refresh(in_menu=in_menu)
            entry = menu.menuAction()
            entry.setVisible(any(action.isVisible() for action in menu.actions_by_id.values()))
            entry.setEnabled(any(action.isEnabled() for action in menu.actions_by_id.values()))

    def _add_entry(
        self,
        entry: Command | str | Menu | Callable[[Any], QMenu] | None,
        actions: dict[str, Action],
    ) -> None:
        if entry is None:
            self.addSeparator()
        elif isinstance(entry, str):
            self._shared.append(actions[entry])
            self.addAction(actions[entry])
        elif isinstance(entry, Command):
            action = actions[entry.id] = self.actions_by_id[entry.id] = self._action(entry)
            self.addAction(action)
        elif isinstance(entry, Menu):
            inner = ActionMenu(entry, self._window, self._context, actions)
            self.addMenu(inner)
            self._inner.append(inner)
            if entry.apart:
                self.groups.append(inner)
            else:
                self.actions_by_id |= inner.actions_by_id
        else:
            self.addMenu(entry(self._context))

    def _action(self, command: Command) -> Action:
        action = Action(self._window, command, self._context)
        if command.exclusive:
            self._choices = self._choices or QActionGroup(self)
            self._choices.addAction(action)
        return action


class WindowActions(QObject):
    """The actions of a window, in the order of the menus.

    Attributes:
        menus: those of the menu bar.
        groups: the menus by which lists of keys group the actions.
        by_id: [id] -> action.
    """

    def __init__(
        self, window: MainWindow, context: Any, table: Iterable[Menu], keymap: Keymap
    ) -> None:
        """Put the menus of the table into the window's menu bar, and give the actions keys.

        ``context`` is what the functions in the table get.
        """
        super().__init__(window)
        self._keymap = keymap
        self.by_id: dict[str, Action] = {}
        self.menus = [ActionMenu(menu, window, context, self.by_id) for menu in table]
        self.groups = [group for menu in self.menus for group in menu.groups]
        for menu in self.menus:
            window.menuBar().addMenu(menu)
            # now, since another window may have changed what is ticked
            menu.aboutToShow.connect(functools.partial(menu.refresh, in_menu=True))
            menu.aboutToHide.connect(menu.refresh)
        keymap.changed.connect(self.take_keys)
        self.take_keys()
        self.refresh()

    def refresh(self) -> None:
        """Update which menus and actions are visible, enabled and ticked."""
        for menu in self.menus:
            menu.refresh()
            menu.menuAction().setVisible(menu.fits)

    def refresh_annotated(self) -> None:
        """Update only the actions that depend on notes: it happens with each key of a comment."""
        for name in _ANNOTATED:
            self.by_id[name].refresh()

    def take_keys(self) -> None:
        """Give the actions their current keys from the keymap."""
        for name, keys in self._keymap.keys(self.by_id).items():
            self.by_id[name].setShortcuts([QKeySequence(key) for key in keys])


_MAX_EARLIER = 15

_TIME = len("2026-11-21 17.14.26")

_HEAD = 20_000  # bytes of a game that are read for the menu


class RecentMenu(QMenu):
    """The recent files."""

    def __init__(
        self, recent: RecentFiles, choose: Callable[[Path], object], parent: QWidget
    ) -> None:
        """``choose`` opens a file."""
        super().__init__(parent)
        say(self.setTitle, lambda: tr("Open &recent"))
        self._recent, self._choose = recent, choose
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        for path in self._recent.paths:
            action = self.addAction(on_button(str(path)))
            action.triggered.connect(lambda _=False, path=path: self._choose(path))
        if self.isEmpty():
            self.addAction(tr("No files yet")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(tr("Clear this list")).triggered.connect(lambda: self._recent.clear())


class EarlierGamesMenu(QMenu):
    """Autosaved games without a file."""

    def __init__(
        self, autosaves: Autosaves, choose: Callable[[Path], object], parent: QWidget
    ) -> None:
        """``choose`` shows a game."""
        super().__init__(parent)
        say(self.setTitle, lambda: tr("R&ecent games"))
        self._autosaves, self._choose = autosaves, choose
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        unfinished = self._autosaves.unfinished()
        paths = dict.fromkeys(unfinished + self._autosaves.latest(_MAX_EARLIER))
        for path in list(paths)[:_MAX_EARLIER]:
            over = "" if path in unfinished else "   " + tr("(finished)")
            action = self.addAction(f"{on_button(_words(path))}{over}")
            action.triggered.connect(lambda _=False, path=path: self._choose(path))
        if self.isEmpty():
            self.addAction(tr("No games yet")).setEnabled(False)


def _words(path: Path) -> str:
    """Return the game in an autosave, its players, and when it began; its name if that fails."""
    from rules.record.game_file import Collection  # late: the first window needs no game

    try:
        with open_regular(path) as file:
            heading = next(Collection(file.read(_HEAD)).headings())
        began = datetime.datetime.strptime(path.stem[:_TIME], "%Y-%m-%d %H.%M.%S")
    except (OSError, GameFileError, ValueError):
        return path.stem
    if not heading.game:
        return path.stem
    first, second = map(read_seat, heading.seats, heading.players)
    time = QLocale().toString(QTime(began.hour, began.minute), QLocale.FormatType.ShortFormat)
    players = " – ".join(map(isolated, seat_names((first, second))))
    return "   ·   ".join([heading.game, players, f"{day_text(began.date())} {time}"])


class ThemeMenu(QMenu):
    """The themes, also from files that were just added."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        say(self.setTitle, lambda: tr("&Theme"))
        self.setIcon(row_icon("theme"))
        self._appearance = appearance
        self._group = QActionGroup(self)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        self._appearance.reload_themes()
        first_of_each_kind = [next(iter(SHIPPED)), *list(self._appearance.themes.own)[:1]]
        for key, title in choices_of_theme(self._appearance.themes.all).items():
            if key in first_of_each_kind:
                self.addSeparator()
            action = self.addAction(on_button(title))
            action.setCheckable(True)
            action.setChecked(key == self._appearance.chosen)
            action.triggered.connect(lambda _=False, key=key: self._appearance.choose(key))
            self._group.addAction(action)
