"""The view menu: its keys, and ticks on what is on."""

from __future__ import annotations

from driving import commands, lay_out, program_of, small, window_actions
from window_keys import press

from desktop.window.main_window import MainWindow
from desktop.window.settings_dialog import SettingsDialog


def ticked(window: MainWindow) -> set[str]:
    names = ("full_screen", "flat", "animated", "confirms", "side", "turns", "tree", "log")
    return {name for name in names if commands(window)[f"view.{name}"].isChecked()}


def test_the_full_screen_is_entered_and_left(window: MainWindow) -> None:
    press(window, "F11")
    assert window.isFullScreen()
    window_actions(window).refresh()
    assert "full_screen" in ticked(window)
    press(window, "F11")
    assert not window.isFullScreen()
    window_actions(window).refresh()
    assert "full_screen" not in ticked(window)


def test_text_is_made_larger_and_smaller(window: MainWindow) -> None:
    settings = program_of(window).settings
    for key, zoom in (("Ctrl++", 1.1), ("Ctrl+=", 1.25), ("Ctrl+-", 1.1), ("Ctrl+0", 1.0)):
        press(window, key)
        assert settings.zoom == zoom, key
    press(window, "Ctrl+-")
    assert settings.zoom == 0.9


def test_the_panels_and_the_turns_are_shown_and_hidden(window: MainWindow) -> None:
    page = lay_out(window, small("egotzi"), "b2")
    assert ticked(window) >= {"side", "turns"}
    assert not ticked(window) & {"tree", "log", "flat", "confirms"}
    for key, shown in (
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
        assert ticked(window) & {"side", "turns", "tree", "log"} == shown, key
        assert page.log.isVisible() is ("log" in shown)


def test_switches_are_stored_and_ticked(window: MainWindow) -> None:
    settings, preferences = program_of(window).settings, program_of(window).preferences
    for name in ("flat", "animated", "confirms"):
        keeper = preferences if name == "animated" else settings
        before = getattr(keeper, name)
        for on in (not before, before):
            commands(window)[f"view.{name}"].trigger()
            assert getattr(keeper, name) is on, name
            assert (name in ticked(window)) is on, name


def test_f6_goes_round_in_both_directions(window: MainWindow) -> None:
    panes = window.page.panes
    assert len(panes) > 1
    panes[0].setFocus()
    press(window, "F6")
    assert panes[1].hasFocus()
    press(window, "Shift+F6", "Shift+F6")
    assert panes[-1].hasFocus()


def test_the_settings_are_opened_by_their_key_once(window: MainWindow) -> None:
    press(window, "Ctrl+,")
    (dialog,) = window.findChildren(SettingsDialog)
    assert dialog.isVisible()
    dialog.close()
    press(window, "Ctrl+,")
    assert window.findChildren(SettingsDialog) == [dialog]
    assert dialog.isVisible()
