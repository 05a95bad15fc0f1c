"""Buttons with a picture: their names, in every language."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.i18n.text import tr
from desktop.widgets.icon_button import IconButton


def names(button: IconButton) -> set[str]:
    """Return its names, in the tool tip and for screen readers."""
    return {button.toolTip(), button.accessibleName()}


def test_a_button_with_a_picture_is_called_by_its_title_and_key(qtbot: QtBot) -> None:
    button = IconButton("close", "Close", "Esc")
    qtbot.addWidget(button)
    assert not button.icon().isNull()
    assert button.text() == ""
    assert names(button) == {"Close  (Esc)"}
    button.call("Keys")
    assert names(button) == {"Keys  (Esc)"}


def test_its_name_follows_the_language_also_after_it_was_called_otherwise(qtbot: QtBot) -> None:
    button = IconButton("close", "Close")
    qtbot.addWidget(button)
    assert names(button) == {"Close"}
    UI_LANGUAGE.set_language(Language("de"))
    german = tr("Close")
    assert names(button) == {german}
    assert german != "Close"
    button.call("Size")
    assert names(button) == {tr("Size")}
    UI_LANGUAGE.set_language(Language("en"))
    assert names(button) == {"Size"}
