"""The actions and menus of a window: ids, keys, mnemonics, groups, and what is shown when."""

import itertools
import re
from pathlib import Path

from driving import (
    PIE_GAMES,
    commands,
    enabled,
    lay_out,
    lessons,
    show_start,
    small,
    window_actions,
)
from lone_window import LoneWindow
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot
from shown_facts import each

from desktop.services.languages import SOURCE, UI_LANGUAGE, available_languages
from desktop.settings.action import Command, Scope
from desktop.settings.settings import Settings
from desktop.window.cell_menu import add_mnemonics
from desktop.window.main_window import MainWindow
from desktop.window.window_actions import ActionMenu, Menu
from rules.games import GAMES

# -- in the window -----------------------------------------------------------------------------


STEPS = ("swap", "pass", "end", "capture", "keep", "hand")
# the game -> what its players may choose besides the cells
OFFERED = each("OFFERED")
# [menu] -> the number of lines between its groups
LINES = {
    "Game": 3,
    "Move": 4,
    "By keyboard": 0,
    "Edit variations": 2,
    "Engine": 3,
    "Board": 2,
    "Notes": 2,
    "Marks": 2,
    "View": 3,
    "Panels": 1,
    "Help": 3,
    "Troubleshooting": 0,
    "Share and export": 1,
}


def opened(window: MainWindow, title: str) -> QMenu:
    """Return a menu of the menu bar as it is when it is open."""
    (menu,) = [m for m in window_actions(window).menus if m.title().replace("&", "") == title]
    menu.aboutToShow.emit()
    return menu


def entries(menu: QMenu) -> dict[str, bool]:
    """Return the entries that are visible: id -> whether it is enabled."""
    actions = [a for a in menu.actions() if a.isVisible() and not a.isSeparator()]
    return {a.objectName() or a.text().replace("&", ""): a.isEnabled() for a in actions}


def bar(window: MainWindow) -> list[str]:
    return [a.text().replace("&", "") for a in window.menuBar().actions() if a.isVisible()]


def test_an_id_names_the_menu_and_the_action_and_every_switch_has_one(window: MainWindow) -> None:
    named = {"Move": "turn", "By keyboard": "turn", "Edit variations": "edit"}  # in the code
    for menu in window_actions(window).groups:
        title = menu.title().replace("&", "")
        name = named.get(title, title.lower())
        for id, action in menu.actions_by_id.items():  # noqa: A001
            assert re.fullmatch(rf"{name}\.[a-z_]+", id)
            assert action.id == action.objectName() == id
            assert commands(window)[id] is action
    groups = window_actions(window).groups
    assert sum(len(menu.actions_by_id) for menu in groups) == len(commands(window))
    assert {switch.action for switch in Settings.switches()} - {""} <= commands(window).keys()


# [menu] -> its actions and their keys, as docs/keys.md and the help describe them
KEYS = {
    "game": (
        "home Alt+Home; new Ctrl+N; new_window Ctrl+Shift+N; open Ctrl+O; "
        "library Ctrl+Shift+O; rematch Ctrl+Shift+R; rematch_swapped Ctrl+Alt+R; "
        "same_position Ctrl+Shift+P; save Ctrl+S; save_as Ctrl+Shift+S; copy_picture Ctrl+C; "
        "save_picture Ctrl+E; save_animation Ctrl+Shift+E; print Ctrl+P; "
        "copy_diagram Ctrl+Shift+C; paste_game Ctrl+V; close_window Ctrl+W; quit Ctrl+Q"
    ),
    "turn": (
        "undo Ctrl+Z; redo Ctrl+Shift+Z or Ctrl+Y; cancel Esc; swap S; pass P; end E; "
        "capture C; keep K; hand X; confirm Return or Enter; first Ctrl+Home; "
        "previous Alt+Left; next Alt+Right; last Ctrl+End; autoplay Alt+Shift+Right; count R; "
        "pause Shift+P or Pause; "
        "resign Ctrl+R; type / or Ctrl+L; next_place N; previous_place Shift+N; "
        "tell T"
    ),
    "edit": (
        "next Alt+Down; previous Alt+Up; promote Ctrl+Shift+Up; main_line Ctrl+Shift+Home; "
        "cut Ctrl+X; copy Ctrl+Alt+C; paste Ctrl+Alt+V; delete Ctrl+Del; undo Ctrl+Alt+Z; "
        "redo Ctrl+Alt+Shift+Z"
    ),
    "engine": ("hint H; analysis A; stop Ctrl+.; go_on G"),
    "learn": ("review V; next J; previous Shift+J; line B; map O; openings Shift+O; retry L"),
    "board": (
        "coordinates Ctrl+G; groups Y; right Ctrl+T or Ctrl+]; left Ctrl+Shift+T or Ctrl+[; "
        "mirror Ctrl+M"
    ),
    "notes": (
        "write W; panel F4; marks M; triangle 1; square 2; circle 3; cross 4; letter 5; "
        "number 6; arrow 7; info Ctrl+I; find Ctrl+F; find_next F3; find_previous Shift+F3"
    ),
    "view": (
        "full_screen F11; larger Ctrl++ or Ctrl+=; smaller Ctrl+-; usual Ctrl+0; side F9; "
        "turns Shift+F9; tree Ctrl+F9; log Ctrl+Shift+L; next_pane F6; previous_pane Shift+F6; "
        "settings Ctrl+,"
    ),
    "help": ("here F1; keys ?"),
}


def test_every_action_has_its_own_keys(window: MainWindow) -> None:
    found: dict[str, list[str]] = {menu: [] for menu in KEYS}
    keys = []
    for name, action in commands(window).items():
        keys += [QKeySequence(key).toString() for key in action.default_keys]
        assert [key.toString() for key in action.shortcuts()] == list(action.default_keys)
        if action.default_keys:
            menu, _dot, short = name.partition(".")
            found[menu].append(f"{short} {' or '.join(action.default_keys)}")
    assert {menu: "; ".join(keys) for menu, keys in found.items()} == KEYS
    assert all(keys)
    assert len(set(keys)) == len(keys)


def test_the_page_of_keys_agrees_with_the_actions(window: MainWindow) -> None:
    page = (Path(__file__).parents[3] / "docs" / "keys.md").read_text("utf-8")
    for sign, name in {"←": "Left", "→": "Right", "↑": "Up", "↓": "Down"}.items():
        page = page.replace(f"+{sign}", f"+{name}")
    meanings: dict[str, str] = {}
    for keys, words in re.findall(r"^\| (\S.*) \| (\S.*) \|$", page, re.MULTILINE)[1:]:
        named = keys.split(" · ")
        said = words.split(" · ") if len(named) > 1 else [words]
        for names, meaning in zip(named, said, strict=True):
            meanings |= dict.fromkeys(names.split(", "), meaning)
    actions = [action for action in commands(window).values() if action.default_keys]
    for action in actions:
        (key,) = meanings.keys() & action.default_keys
        title, meaning = (
            re.findall(r"\w{3,}", text.lower()) for text in (action.title, meanings[key])
        )
        assert {*title} & {*meaning} - {"the"}, (key, action.title)
    ours = {key for action in actions for key in action.default_keys} | {"Shift+F10"}
    assert {key for key in meanings if "+" in key} <= ours


def test_default_keys_need_no_alt_gr(window: MainWindow) -> None:
    for action in commands(window).values():
        assert not set("[]{}@#\\|~`") & set("".join(action.default_keys[:1])), action.id


def test_every_menu_has_its_groups(window: MainWindow) -> None:
    found = {}
    for menu in window.menuBar().findChildren(QMenu) + window.findChildren(QMenu):
        title = menu.title().replace("&", "")
        if title in LINES:
            lines = [action.isSeparator() for action in menu.actions()]
            assert not lines[0]
            assert not lines[-1]
            assert not any(one and other for one, other in itertools.pairwise(lines))
            found[title] = sum(lines)
    assert found == LINES


def test_mnemonics_are_unique_in_every_menu_and_language(window: MainWindow) -> None:
    lay_out(window, small("wythe"))
    sources: set[str] = set()  # texts that are not translated yet are compared in English alone
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        found, english = [window.menuBar().actions()], list[str]()
        for actions in found:  # which grows by the menus within
            found += [menu.actions() for a in actions if isinstance(menu := a.menu(), QMenu)]
            texts = [a.text().replace("&&", "") for a in actions if not a.isSeparator()]
            new = [text for text in texts if "&" in text and text not in sources]
            letters = [re.findall(r"&(\w)", text)[0].lower() for text in new]
            assert len(set(letters)) == len(letters), texts
            if language == SOURCE:
                english += texts
        sources |= set(english)
        for menu in window_actions(window).groups:
            texts = [menu.title(), *[action.text() for action in menu.actions_by_id.values()]]
            assert all("&" in text for text in texts), texts


def test_menus_show_only_what_the_game_has(window: MainWindow) -> None:
    for key in GAMES:
        lay_out(window, small(key))
        shown = entries(opened(window, "Move"))
        assert {step for step in STEPS if f"turn.{step}" in shown} == OFFERED[key]
        assert ("view.flat" in entries(opened(window, "View"))) is (key == "wythe")
    lay_out(window, small(PIE_GAMES[0], pie=False))
    assert "turn.swap" not in entries(opened(window, "Move"))
    show_start(window)
    assert entries(opened(window, "View"))["view.flat"]


def test_pages_without_a_game_have_only_the_menus_they_need(window: MainWindow) -> None:
    assert bar(window) == ["Game", "Learn", "View", "Help"]
    lay_out(window, small("yodd"))
    assert bar(window) == ["Game", "Move", "Engine", "Learn", "Board", "Notes", "View", "Help"]
    lessons(window).start(GAMES["yodd"])
    assert bar(window) == ["Game", "Move", "Learn", "View", "Help"]
    shown = entries(opened(window, "Move"))
    assert shown.keys() == {
        *("turn.undo", "turn.cancel", "turn.pass", "turn.end", "turn.hand", "By keyboard")
    }
    show_start(window)
    assert bar(window) == ["Game", "Learn", "View", "Help"]
    assert entries(opened(window, "Game"))["Share and export"] is False


# -- games and files ---------------------------------------------------------------------------


REMATCHES = {"rematch", "rematch_swapped"}
OF_GAME = {
    *REMATCHES,
    "same_position",
    "save",
    "save_as",
    "copy_picture",
    "copy_diagram",
    "copy_game",
    "save_picture",
    "save_animation",
    "print",
}


def test_without_a_game_there_is_nothing_to_save_or_take_along(window: MainWindow) -> None:
    everything = {name.partition(".")[2] for name in commands(window) if name.startswith("game.")}
    assert enabled(window, "game") == everything - OF_GAME
    page = lay_out(window, small("egotzi"))
    assert enabled(window, "game") == everything - REMATCHES
    page.session.resign()
    assert enabled(window, "game") == everything


# -- help --------------------------------------------------------------------------------------


# -- a menu of actions by itself ---------------------------------------------------------------


def menu_of(window: MainWindow, *entries: Command | Menu) -> ActionMenu:
    return ActionMenu(Menu("&Board", entries), window, window, {})


def test_actions_are_in_their_order_and_belong_to_the_window(lone: LoneWindow) -> None:
    menu = menu_of(
        lone.window,
        Command("x.one", "&Undo", str, ("F7", "F8")),
        Menu("&More", [Command("x.two", "&Redo", str, scope=Scope.GAME)]),
        Menu("&Apart", [Command("x.three", "&Next", str, scope=Scope.BOARD)], apart=True),
        Command("x.four", "&Next", str, repeats=False, exclusive=True),
    )
    assert list(menu.actions_by_id) == ["x.one", "x.two", "x.four"]
    assert [list(group.actions_by_id) for group in menu.groups[1:]] == [["x.three"]]
    actions = menu.actions_by_id
    assert {action.parent() for action in actions.values()} == {lone.window}
    assert actions["x.one"].default_keys == ("F7", "F8")
    assert [action.autoRepeat() for action in actions.values()] == [True, True, False]
    assert actions["x.four"].actionGroup() is not None


def test_actions_in_a_game_use_the_current_game(lone: LoneWindow) -> None:
    window, done = lone.window, list[object]()
    state = {"can": True, "on": True}

    def can(window: MainWindow) -> bool:
        assert window.session is not None
        return state["can"] and window.session.record.line == []

    command = Command(
        "x.y",
        "&Undo",
        lambda window: done.append(window.game_page),
        scope=Scope.GAME,
        when=can,
        ticked=lambda _window: state["on"],
    )
    action = menu_of(window, command).actions_by_id["x.y"]
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (False, False)
    action.setEnabled(True)
    action.trigger()
    assert done == []  # there is no game
    first = lay_out(window, small("egotzi"))
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (True, True)
    action.trigger()
    second = lay_out(window, small("yodd"))
    action.refresh()
    action.trigger()
    assert done == [first, second]
    state.update({"can": False, "on": False})
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (False, False)
    lay_out(window, small("egotzi"), "b2")
    state.update({"can": True, "on": True})
    action.refresh()
    assert (action.isEnabled(), action.isChecked()) == (False, True)


def marked(qtbot: QtBot, *texts: str) -> list[str]:
    menu = QMenu()
    qtbot.addWidget(menu)
    for text in texts:
        menu.addAction(text)
    add_mnemonics(menu)
    return [action.text() for action in menu.actions()]


def test_each_entry_has_the_first_letter_that_is_free(qtbot: QtBot) -> None:
    assert marked(qtbot, "Play", "Pass", "Pp on") == ["&Play", "P&ass", "Pp &on"]
    assert marked(qtbot, "aa", "aa") == ["&aa", "aa"]


def test_a_mnemonic_that_is_there_stays_if_it_is_free(qtbot: QtBot) -> None:
    assert marked(qtbot, "Ma&rks", "&Rules") == ["Ma&rks", "R&ules"]


def test_keys_and_real_signs_are_left_alone(qtbot: QtBot) -> None:
    assert marked(qtbot, "Undo\tCtrl+Z") == ["&Undo\tCtrl+Z"]
    assert marked(qtbot, "A && B", "A && C") == ["&A && B", "A && &C"]
