"""The menu of notes: its keys, and ticks on what is on."""

from __future__ import annotations

from driving import commands, lay_out, program_of, small, window_actions
from window_keys import enabled, press

from desktop.notes.game_info_dialog import GameInfoDialog
from desktop.notes.mark_tool import MarkTool
from desktop.window.main_window import MainWindow

TOOLS = {
    "1": MarkTool.TRIANGLE,
    "2": MarkTool.SQUARE,
    "3": MarkTool.CIRCLE,
    "4": MarkTool.CROSS,
    "5": MarkTool.LETTER,
    "6": MarkTool.NUMBER,
}


def ticked(window: MainWindow) -> set[str]:
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
    page.board.act_at(3)
    assert page.notes.marks
    assert enabled(window, "notes") == everything
    commands(window)["notes.clear_marks"].trigger()
    assert not page.notes.marks
    assert enabled(window, "notes") == everything - {"clear_marks"}


def test_a_comment_is_begun_and_its_panel_hidden_and_shown(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    assert ticked(window) == set()
    page.board.setFocus()
    press(window, "W")
    assert page.notes.panel_shown
    assert page.notes.panel.isAncestorOf(window.focusWidget())
    assert ticked(window) == {"panel"}
    press(window, "F4")
    assert not page.notes.panel_shown
    assert not program_of(window).settings.comments
    assert ticked(window) == set()
    press(window, "F4")
    assert page.notes.panel_shown
    assert program_of(window).settings.comments
    assert ticked(window) == {"panel"}


def test_keys_choose_the_tools_and_the_chosen_one_is_ticked(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"))
    for key, tool in TOOLS.items():
        press(window, key)
        assert page.notes.marking
        assert page.notes.mark_bar.tool is tool
        assert ticked(window) == {"marks", tool.value}
    press(window, "M")
    assert not page.notes.marking
    assert ticked(window) == set()
    press(window, "M")
    assert ticked(window) == {"marks", MarkTool.NUMBER.value}


def test_words_are_found_in_both_directions(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2", "c3", "a1")
    for node in page.session.record.line:
        node.properties["C"] = [f"quagga at {node.text}"]
    page.session.go_first()
    press(window, "Ctrl+F")
    assert page.notes.find_bar.isVisible()
    page.notes.find_bar.field.setText("quagga")
    steps = [("F3", 1), ("F3", 1), ("Shift+F3", -1)]
    at = page.session.record.node
    seen = []
    for key, _step in steps:
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
