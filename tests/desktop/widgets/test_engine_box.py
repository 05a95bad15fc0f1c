"""The list of engines: our own first, and the others as they come and go."""

from __future__ import annotations

from lone_widgets import emitted, shown_alone
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from desktop.widgets.engine_box import EngineBox


def texts(box: EngineBox) -> list[str]:
    return [box.itemText(at) for at in range(box.count())]


def test_our_own_engine_comes_first_and_is_chosen(qtbot: QtBot) -> None:
    box = EngineBox(["Far", "<b>Odd</b> & more"])
    shown_alone(qtbot, box)
    assert texts(box) == ["Oddments’ own", "Far", "<b>Odd</b> & more"]
    assert box.name == ""
    assert box.has_choice
    assert not EngineBox().has_choice


def test_only_the_user_picks(qtbot: QtBot) -> None:
    box = EngineBox(["Far"])
    shown_alone(qtbot, box)
    picked = emitted(box.picked)
    box.choose("Far")
    assert (box.name, picked) == ("Far", [])
    QTest.keyClick(box, Qt.Key.Key_Up)
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert picked == ["", "Far"]
    box.choose("no such engine")
    assert box.name == ""


def test_an_engine_that_is_still_there_stays_chosen(qtbot: QtBot) -> None:
    box = EngineBox(["Far", "Other"])
    qtbot.addWidget(box)
    box.choose("Other")
    box.offer(["New", "Other"])
    assert (texts(box)[1:], box.name) == (["New", "Other"], "Other")
    box.offer(["New"])
    assert box.name == ""
    box.offer([])
    assert not box.has_choice


def test_an_engine_that_is_called_like_our_own_is_another_one(qtbot: QtBot) -> None:
    box = EngineBox(["Oddments’ own"])
    qtbot.addWidget(box)
    box.setCurrentIndex(1)
    assert box.name == "Oddments’ own"


def test_our_own_is_named_in_the_current_language(qtbot: QtBot) -> None:
    box = EngineBox(["Far"])
    qtbot.addWidget(box)
    UI_LANGUAGE.set_language(Language("de"))
    assert texts(box) == ["Die von Oddments", "Far"]
