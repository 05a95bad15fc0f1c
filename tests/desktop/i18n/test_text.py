"""How texts follow the current language, one by one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE, UiLanguage
from desktop.i18n.languages import SOURCE, Language
from desktop.i18n.text import both, either, listed, said, say, tr, tr_noop
from desktop.i18n.translated import translated
from rules.translatable_text import TranslatableText


def test_values_are_written_as_the_language_writes_them(qtbot: QtBot) -> None:
    assert tr("Move {number}: {turn}", number=1234, turn=1234567) == "Move 1,234: 1,234,567"
    assert tr("Move {number}: {turn}", number=True, turn=None) == "Move True: None"
    assert tr("Move {number}: {turn}", number=0.5, turn="{x}") == "Move 0.5: {x}"
    UI_LANGUAGE.set_language(Language("de"))
    assert "1.234" in tr("Move {number}: {turn}", number=1234, turn="c3")
    assert "0,5" in tr("Move {number}: {turn}", number=0.5, turn="c3")


def test_a_text_without_values_may_have_braces(qtbot: QtBot) -> None:
    assert tr("it is not an object in { }") == "it is not an object in { }"


def test_the_same_english_has_other_words_elsewhere(qtbot: QtBot) -> None:
    assert tr("Moves", "tab") == "Moves"
    assert tr_noop("Moves", "tab") == "Moves"
    UI_LANGUAGE.set_language(Language("de"))
    assert tr(tr_noop("swap colours", "to do instead"), "to do instead") != "swap colours"
    assert tr_noop("Close") == "Close"


def test_lists_of_one_text_or_none(qtbot: QtBot) -> None:
    for join in (both, either, listed):
        assert join([]) == ""
        assert join(["a"]) == "a"
    assert either(["a", "b"]) == "a or b"
    assert both(["a", "b"]) == "a and b"


def test_what_is_said_follows_the_language_while_its_owner_lives(qtbot: QtBot) -> None:
    label = said(QLabel(), lambda: tr("Close"))
    assert isinstance(label, QLabel)
    title, owner = QWidget(), QObject()
    qtbot.addWidget(label)
    qtbot.addWidget(title)
    shown: list[str] = []
    say(title.setWindowTitle, lambda: tr("Close"))
    say(shown.append, lambda: tr("Close"), owner)
    assert (label.text(), title.windowTitle(), shown) == ("Close", "Close", ["Close"])
    UI_LANGUAGE.set_language(Language("de"))
    german = tr("Close")
    assert german != "Close"
    assert (label.text(), title.windowTitle(), shown) == (german, german, ["Close", german])
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    UI_LANGUAGE.set_language(SOURCE)
    assert (label.text(), title.windowTitle()) == ("Close", "Close")
    assert shown == ["Close", german]


def test_a_language_brings_its_own_texts_and_those_of_qt_and_takes_the_last_away(
    qtbot: QtBot,
) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    codes: list[str] = []
    owner = QObject()
    say(codes.append, lambda: UI_LANGUAGE.language.code, owner)
    for code, number in (("fr", "1,5"), ("de", "1,5"), ("en", "1.5")):
        UI_LANGUAGE.set_language(Language(code))
        assert UI_LANGUAGE.language == Language(code)
        assert UI_LANGUAGE.has_translations
        assert button.locale().name().startswith(code)
        assert number in tr("Move {number}: {turn}", number=1.5, turn="")
    assert codes == ["en", "fr", "de", "en"]
    assert tr("Close") == "Close"  # nothing of German is left


def test_a_language_has_only_the_texts_of_the_code_at_first() -> None:
    other = UiLanguage()
    assert other.language == SOURCE
    assert not other.has_translations


def test_texts_of_the_rules_are_translated_with_all_their_values(qtbot: QtBot) -> None:
    UI_LANGUAGE.set_language(Language("de"))
    taken = translated(TranslatableText("the cell is taken"))
    assert taken != "the cell is taken"
    whole = TranslatableText(
        "{text} is illegal: {why}", text="c3", why=TranslatableText("the cell is taken")
    )
    assert translated(whole).endswith(taken)
    assert "c3" in translated(whole)
    assert translated(ValueError(TranslatableText("the cell is taken"))) == taken
    inner = TranslatableText("{text} is illegal: {why}", text="c3", why=ValueError("no reason"))
    assert translated(inner).endswith("no reason")
    assert translated("nobody's words") == "nobody's words"
    assert translated(ValueError("x")) == "x"
    numbered = TranslatableText("{name} has %Ln values", "", 2, name=1234)
    assert translated(numbered) == "1.234 hat 2 Werte"


@pytest.mark.parametrize("code", ["xx", ""])
def test_a_language_without_texts_is_english(qtbot: QtBot, code: str) -> None:
    UI_LANGUAGE.set_language(Language("de"))
    UI_LANGUAGE.set_language(Language(code))
    assert not UI_LANGUAGE.has_translations
    assert tr("Close") == "Close"
