"""The menus of a game in a window without a program: keys, ticks, and what is enabled."""

import pytest
from driving import (
    HUMANS,
    commands,
    enabled,
    game_page,
    lay_out,
    node,
    press,
    small,
    window_actions,
)
from lone_window import LoneWindow
from PySide6.QtWidgets import QMenu

from desktop.game.game_session import Phase
from desktop.game.players import Computer, Human
from desktop.pages.game_page import GamePage
from desktop.panels.game_info_dialog import GameInfoDialog
from desktop.panels.mark_tool import MarkTool
from desktop.widgets.page import Page
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl
from rules.record.game_file import write_game
from rules.record.game_record import GameRecord


@pytest.fixture
def window(lone: LoneWindow) -> MainWindow:
    """Return a window with the menus that its games need."""
    return lone.window


# -- turns -------------------------------------------------------------------------------------


ALWAYS = {"tell", "cancel"}
PASTING = {"copy", "paste"}  # always
CHOICE = {"next_place", "previous_place"}


def line(window: MainWindow) -> list[str]:
    return [node.text for node in game_page(window).session.record.line]


def test_a_key_that_is_held_plays_one_move_and_answers_no_question(window: MainWindow) -> None:
    actions = commands(window)
    once = [name for name, action in actions.items() if not action.autoRepeat()]
    steps = ("swap", "pass", "end", "capture", "keep")
    assert once == [f"turn.{name}" for name in (*steps, "confirm", "resign")]


def test_only_possible_actions_are_enabled(window: MainWindow) -> None:
    assert enabled(window, "turn") == set()
    page = lay_out(window, small("egotzi"))
    assert enabled(window, "turn") == {*ALWAYS, *CHOICE, "swap", "type", "resign"}
    page.session.play(page.session.position.read("b2")[0])
    here = {*ALWAYS, *CHOICE, "swap", "type", "resign", "count", "autoplay"}
    assert enabled(window, "turn") == {*here, "undo", "first", "previous"}
    page.session.go_first()
    assert enabled(window, "turn") == {*here, "redo", "next", "last"} - {"count", "resign"}
    page.session.go_last()
    page.session.resign()
    over = here - {*CHOICE, "type", "resign"}
    assert enabled(window, "turn") == {*over, "undo", "first", "previous"}
    window.show_page(Page())
    assert enabled(window, "turn") == set()


def test_keys_lead_through_the_turns(window: MainWindow) -> None:
    lay_out(window, small("egotzi"), "b2", "c3", "a1")
    for key, turns in (
        ("Alt+Left", ["b2", "c3"]),
        ("Ctrl+Home", []),
        ("Alt+Right", ["b2"]),
        ("Ctrl+End", ["b2", "c3", "a1"]),
        ("Ctrl+Z", ["b2", "c3"]),
        ("Ctrl+Z", ["b2"]),
        ("Ctrl+Y", ["b2", "c3"]),
        ("Ctrl+Shift+Z", ["b2", "c3", "a1"]),
    ):
        press(window, key)
        assert line(window) == turns, key


def test_keys_of_steps_are_refused_with_a_reason_where_they_are_not_legal(
    window: MainWindow,
) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    for key in ("P", "E", "C", "K"):
        page.refresh()
        assert not page.status.refuses
        press(window, key)
        assert page.status.refuses, key
        assert line(window) == ["b2"]
    press(window, "S")
    assert page.session.position.swapped


def test_keys_type_a_turn_read_the_position_out_and_lead_the_cursor(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    page.log.clear()
    press(window, "T")
    assert page.log.blockCount() == 1
    assert "b2" in page.log.toPlainText()
    for key in ("/", "Ctrl+L"):
        press(window, key)
        assert page.entry.field.hasFocus()
        press(window, "Esc")
        assert not page.entry.isVisible()
    page.history.turns.setFocus()
    press(window, "N")
    assert page.board.hasFocus()
    first = page.board.cursor_site
    press(window, "N")
    assert page.board.cursor_site != first
    press(window, "Shift+N")
    assert page.board.cursor_site == first


def test_the_hand_is_changed_by_its_key(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    page.session.play(page.session.position.legal_steps()[0])
    before = page.board.input.hand
    press(window, "X")
    assert page.board.input.hand != before
    press(window, "X")
    assert page.board.input.hand == before


def test_a_game_on_time_is_paused(window: MainWindow) -> None:
    for key in ("Shift+P", "Pause"):
        window.play_new(small("egotzi"), HUMANS, TimeControl(main_seconds=600))
        page = game_page(window)
        page.session.play(page.session.position.read("b2")[0])
        assert "pause" in enabled(window, "turn")
        press(window, key)
        assert page.session.phase is Phase.PAUSED
        assert "pause" not in enabled(window, "turn")


def test_a_game_is_given_up_and_counted(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    press(window, "R")
    assert page.counting.isVisible()
    press(window, "Esc")
    assert not page.counting.isVisible()
    press(window, "Ctrl+R")
    press(window, "Ctrl+R")
    assert page.session.phase is Phase.OVER


def test_a_turn_that_waits_is_confirmed(window: MainWindow, lone: LoneWindow) -> None:
    lone.settings.confirms = True
    page = lay_out(window, small("egotzi"))
    assert "confirm" not in enabled(window, "turn")
    for key, text in (("Return", "b2"), ("Enter", "c3")):
        page.session.play(page.session.position.read(text)[0])
        assert page.session.phase is Phase.CONFIRM
        assert "confirm" in enabled(window, "turn")
        assert not enabled(window, "turn") & CHOICE
        page.board.setFocus()
        press(window, key)
        assert line(window)[-1] == text


def test_while_the_computer_thinks_no_place_is_chosen(window: MainWindow) -> None:
    undo = commands(window)["turn.undo"]
    assert (undo.text(), undo.iconText()) == ("&Undo", "Undo")  # shorter on buttons
    window.play_new(small("yodd"), (Computer(1), Human()))
    offered = enabled(window, "turn")
    assert not offered & {*CHOICE, "hand", "confirm", "pause"}
    assert offered >= {"pass", "end", "type", "cancel"}


def opened(window: MainWindow, title: str) -> QMenu:
    """Return a menu of the menu bar as it is when it is open."""
    (menu,) = [m for m in window_actions(window).menus if m.title().replace("&", "") == title]
    menu.aboutToShow.emit()
    return menu


def entries(menu: QMenu) -> dict[str, bool]:
    """Return the entries that are visible: id -> whether it is enabled."""
    actions = [a for a in menu.actions() if a.isVisible() and not a.isSeparator()]
    return {a.objectName() or a.text().replace("&", ""): a.isEnabled() for a in actions}


def test_an_open_menu_enables_only_steps_that_are_legal(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    shown = entries(opened(window, "Move"))
    assert not shown["turn.pass"]
    assert not shown["turn.cancel"]
    page.session.play(page.session.position.read("Bc3")[0])
    shown = entries(opened(window, "Move"))
    assert shown["turn.pass"]
    assert not shown["turn.end"]
    page.board.input.set_hand(0)
    page.board.input.click((page.session.position.board.site("c4"),))
    shown = entries(opened(window, "Move"))
    assert shown["turn.end"]
    assert shown["turn.cancel"]
    assert not shown["turn.pass"]


def test_a_closed_menu_leaves_the_keys_that_say_why(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    menu = opened(window, "Move")
    assert not commands(window)["turn.pass"].isEnabled()
    menu.aboutToHide.emit()
    assert commands(window)["turn.pass"].isEnabled()
    press(window, "P")
    assert page.status.refuses


def test_pause_confirmation_and_stop_are_offered_where_they_are_of_use(
    window: MainWindow, lone: LoneWindow
) -> None:
    lay_out(window, small("egotzi"))
    assert not {"turn.pause", "turn.confirm"} & entries(opened(window, "Move")).keys()
    window.play_new(small("egotzi"), HUMANS, TimeControl(main_seconds=600))
    assert entries(opened(window, "Move"))["turn.pause"]
    lone.settings.confirms = True
    assert entries(opened(window, "Move"))["turn.confirm"] is False
    assert "engine.stop" not in entries(opened(window, "Engine"))
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    assert entries(opened(window, "Engine"))["engine.stop"] is False


# -- edits of the game tree --------------------------------------------------------------------


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    """Return a game with the variations a1 d1, c1, b1 d1 and b1 c1; at the start."""
    record = GameRecord(small("oddy", pie=False))
    record.seats = [str(seat) for seat in HUMANS]
    for line in ("b1 d1", "b1 c1", "c1", "a1 d1"):
        record.go_to(record.root)
        for text in line.split():
            record.play_text(text)
    record.go_to(record.root)
    window.play(record)
    return game_page(window)


def go(page: GamePage, line: str) -> None:
    page.session.go_to(node(page.session.record, line))


def first_turns(page: GamePage) -> list[str]:
    return [child.text for child in page.session.record.root.children]


def test_only_what_can_be_edited_is_offered(window: MainWindow, page: GamePage) -> None:
    aside = {"next", "previous"}
    assert enabled(window, "edit") == PASTING
    go(page, "a1")
    assert enabled(window, "edit") == {*PASTING, "cut", "delete", *aside} | (
        {"promote", "main_line"} if first_turns(page)[0] != "a1" else set()
    )
    last = first_turns(page)[-1]
    go(page, last)
    assert enabled(window, "edit") == {
        *PASTING,
        "cut",
        "delete",
        "promote",
        "main_line",
        *aside,
    }
    press(window, "Ctrl+Del")
    assert "undo" in enabled(window, "edit")
    assert "redo" not in enabled(window, "edit")
    press(window, "Ctrl+Alt+Z")
    assert "undo" not in enabled(window, "edit")
    assert "redo" in enabled(window, "edit")
    window.show_page(Page())
    assert enabled(window, "edit") == set()


def test_each_edit_has_its_key_and_is_undone_and_redone(window: MainWindow, page: GamePage) -> None:
    last = first_turns(page)[-1]
    for key in ("Ctrl+X", "Ctrl+Del", "Ctrl+Shift+Up", "Ctrl+Shift+Home"):
        go(page, last)
        before = write_game(page.session.record)
        press(window, key)
        after = write_game(page.session.record)
        assert after != before, key
        if key in ("Ctrl+X", "Ctrl+Del"):
            assert last not in first_turns(page)
        else:
            assert first_turns(page)[0] == last
        press(window, "Ctrl+Alt+Z")
        assert first_turns(page)[-1] == last
        press(window, "Ctrl+Alt+Shift+Z")
        assert write_game(page.session.record) == after
        press(window, "Ctrl+Alt+Z")


def test_promoting_goes_up_one_fork_and_the_main_line_all_of_them(
    window: MainWindow, page: GamePage
) -> None:
    def second_turns() -> list[str]:
        return [child.text for child in node(page.session.record, "b1").children]

    first, second = first_turns(page), second_turns()
    assert first[0] != "b1"
    go(page, f"b1 {second[-1]}")
    press(window, "Ctrl+Shift+Up")
    assert second_turns() == second[::-1]
    assert first_turns(page) == first
    press(window, "Ctrl+Alt+Z", "Ctrl+Shift+Home")
    assert second_turns() == second[::-1]
    assert first_turns(page)[0] == "b1"


def test_a_branch_is_copied_and_pasted_elsewhere(window: MainWindow, page: GamePage) -> None:
    go(page, "a1 d1")
    press(window, "Ctrl+Alt+C")
    go(page, "c1")
    press(window, "Ctrl+Alt+V")
    assert [child.text for child in node(page.session.record, "c1").children] == ["d1"]


def test_keys_go_from_variation_to_variation(window: MainWindow, page: GamePage) -> None:
    texts = first_turns(page)
    go(page, texts[0])
    press(window, "Alt+Down")
    assert page.session.record.node.text == texts[1]
    press(window, "Alt+Down")
    assert page.session.record.node.text == texts[2]
    press(window, "Alt+Up")
    assert page.session.record.node.text == texts[1]


def test_undo_and_redo_are_named_only_while_the_menu_is_open(
    window: MainWindow, page: GamePage
) -> None:
    (menu,) = [m for m in window_actions(window).menus if "turn.undo" in m.actions_by_id]
    undo, redo = commands(window)["edit.undo"], commands(window)["edit.redo"]

    def texts() -> tuple[str, str]:
        return undo.text(), redo.text()

    plain = ("&Undo edit", "&Redo edit")
    menu.aboutToShow.emit()
    assert texts() == plain  # there is nothing to undo
    go(page, first_turns(page)[-1])
    press(window, "Ctrl+Del")
    menu.aboutToShow.emit()
    assert texts()[0] not in plain
    assert texts()[0].startswith("&Undo ")
    assert texts()[1] == plain[1]
    menu.aboutToHide.emit()
    assert texts() == plain
    press(window, "Ctrl+Alt+Z")
    menu.aboutToShow.emit()
    assert texts()[0] == plain[0]
    assert texts()[1].startswith("&Redo ")
    assert texts()[1] != plain[1]
    menu.aboutToHide.emit()
    assert texts() == plain
    window.show_page(Page())
    menu.aboutToShow.emit()
    assert texts() == plain


# -- the view ----------------------------------------------------------------------------------


def ticked(window: MainWindow) -> set[str]:
    names = ("full_screen", "flat", "animated", "confirms", "side", "turns", "tree", "log")
    return {name for name in names if commands(window)[f"view.{name}"].isChecked()}


def test_the_panels_and_the_turns_are_shown_and_hidden(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    assert ticked(window) >= {"side", "turns"}
    assert not ticked(window) & {"tree", "log", "flat", "confirms"}
    for key, parts in (
        ("Ctrl+F9", {"side", "tree"}),
        ("Shift+F9", {"side", "turns"}),
        ("Shift+F9", {"side"}),
        ("Ctrl+F9", {"side", "tree"}),
        ("Ctrl+F9", {"side"}),
        ("F9", set()),
        ("F9", {"side"}),
        ("Ctrl+Shift+L", {"side", "log"}),
        ("Ctrl+Shift+L", {"side"}),
    ):
        press(window, key)
        assert ticked(window) & {"side", "turns", "tree", "log"} == parts, key
        assert page.log.isVisible() is ("log" in parts)


# -- the engine --------------------------------------------------------------------------------


HERE = {"analysis", "play_aside", "play_new", "programs"}
AGAINST = {*HERE, "ponder"}


def test_only_possible_requests_are_enabled(window: MainWindow) -> None:
    assert enabled(window, "engine") == {"programs"}
    page = lay_out(window, small("egotzi"))
    assert enabled(window, "engine") == {*HERE, "hint"}
    page.session.resign()
    assert enabled(window, "engine") == {*HERE, "hint"}
    window.play_new(small("egotzi"), (Computer(1), Human()))
    session = game_page(window).session
    assert session.phase is Phase.THINKING
    assert enabled(window, "engine") == {*AGAINST, "stop"}
    press(window, "Ctrl+.")
    assert session.phase is not Phase.THINKING
    assert enabled(window, "engine") == {*AGAINST, "go_on", "hint"}
    press(window, "G")
    assert session.phase is Phase.THINKING
    assert enabled(window, "engine") == {*AGAINST, "stop"}


def test_nobody_plays_on_from_a_position_that_is_over(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"))
    while not page.session.record.position.over:
        page.session.play(page.session.position.legal_steps()[-1])
    assert not enabled(window, "engine") & {"play_aside", "play_new", "hint"}
    page.session.go_previous()
    assert enabled(window, "engine") >= {"play_aside", "play_new"}


def test_a_hint_is_requested_and_removed(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    press(window, "H")
    assert page.analysis_controller.is_searching_hint
    press(window, "Esc")
    assert not page.analysis_controller.is_searching_hint


def test_analysis_is_ticked_while_it_runs(window: MainWindow) -> None:
    page, action = lay_out(window, small("egotzi")), commands(window)["engine.analysis"]
    for on in (True, False):
        press(window, "A")
        assert page.analysis_controller.analysing is on
        assert action.isChecked() is on


# -- notes -------------------------------------------------------------------------------------


TOOLS = {
    "1": MarkTool.TRIANGLE,
    "2": MarkTool.SQUARE,
    "3": MarkTool.CIRCLE,
    "4": MarkTool.CROSS,
    "5": MarkTool.LETTER,
    "6": MarkTool.NUMBER,
}


def ticked_notes(window: MainWindow) -> set[str]:
    """Return what is ticked in the menu once it is opened."""
    window_actions(window).refresh()
    return {
        name.partition(".")[2]
        for name, action in commands(window).items()
        if name.startswith("notes.") and action.isChecked()
    }


def test_everything_except_removing_marks_is_enabled_in_a_game(window: MainWindow) -> None:
    assert enabled(window, "notes") == set()
    page = lay_out(window, small("egotzi"))
    everything = {name.partition(".")[2] for name in commands(window) if name.startswith("notes.")}
    assert enabled(window, "notes") == everything - {"clear_marks"}
    press(window, "M")
    page.board.setFocus()
    page.board.input.click((3,))
    assert page.notes.marks
    assert enabled(window, "notes") == everything
    commands(window)["notes.clear_marks"].trigger()
    assert not page.notes.marks
    assert enabled(window, "notes") == everything - {"clear_marks"}


def test_a_comment_is_begun_and_its_panel_hidden_and_shown(
    window: MainWindow, lone: LoneWindow
) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    assert ticked_notes(window) == set()
    page.board.setFocus()
    press(window, "W")
    assert page.notes.panel_shown
    assert page.notes.panel.isAncestorOf(window.focusWidget())
    assert ticked_notes(window) == {"panel"}
    press(window, "F4")
    assert not page.notes.panel_shown
    assert not lone.settings.comments
    assert ticked_notes(window) == set()
    press(window, "F4")
    assert page.notes.panel_shown
    assert lone.settings.comments
    assert ticked_notes(window) == {"panel"}


def test_keys_choose_the_tools_and_the_chosen_one_is_ticked(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"))
    for key, tool in TOOLS.items():
        press(window, key)
        assert page.notes.marking
        assert page.notes.mark_bar.tool is tool
        assert ticked_notes(window) == {"marks", tool.value}
    press(window, "M")
    assert not page.notes.marking
    assert ticked_notes(window) == set()
    press(window, "M")
    assert ticked_notes(window) == {"marks", MarkTool.NUMBER.value}


def test_words_are_found_in_both_directions(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2", "c3", "a1")
    for played in page.session.record.line:
        played.properties["C"] = [f"quagga at {played.text}"]
    page.session.go_first()
    press(window, "Ctrl+F")
    assert page.notes.find_bar.isVisible()
    page.notes.find_bar.field.setText("quagga")
    at = page.session.record.node
    seen = []
    for key in ("F3", "F3", "Shift+F3"):
        press(window, key)
        seen.append(page.session.record.node.text)
    assert page.session.record.node is not at
    assert seen[0] == seen[2]
    assert seen[1] != seen[0]


def test_the_dialog_about_a_game_opens_over_its_window(window: MainWindow) -> None:
    lay_out(window, small("egotzi"))
    press(window, "Ctrl+I")
    (dialog,) = window.findChildren(GameInfoDialog)
    assert dialog.isVisible()
    assert dialog.isModal()
