"""The language changes while the program runs, and nothing else does."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from driving import commands, game_page, lay_out, small, window_actions
from pseudo import PseudoTranslator
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from spoken import each_language

from desktop.application.program import Program
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import SOURCE, Language, available_languages, chosen, preferred_language
from desktop.i18n.text import both, clauses, either, listed, said, say, tr
from desktop.i18n.translated import translated
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow
from rules.record.read_report import GameFileError
from rules.translatable_text import TranslatableText, error_text, unpacked


@pytest.fixture
def pseudo() -> Iterator[None]:
    yield
    UI_LANGUAGE.set_language(SOURCE)


def speak_pseudo() -> None:
    UI_LANGUAGE.install_translators([PseudoTranslator()])


def test_texts_have_their_values_and_plurals() -> None:
    assert tr("Move {number}: {turn}", number=1234, turn="c3") == "Move 1,234: c3"
    assert tr("%Ln move(s)", "", 1) == "1 move"
    assert tr("%Ln move(s)", "", 1234) == "1,234 moves"


def test_lists() -> None:
    assert [both(list(letters)) for letters in ("", "a", "ab", "abc")] == [
        *("", "a", "a and b"),
        "a, b and c",
    ]
    assert either(["a", "b", "c"]) == "a, b or c"
    assert listed(["a", "b", "c"]) == "a, b, c"
    assert clauses(["a", "b, c"]) == "a; b, c"
    assert listed(["a"]) == clauses(["a"]) == "a"


def test_lists_are_joined_as_the_language_does() -> None:
    UI_LANGUAGE.set_language(Language("fr"))
    assert clauses(["a", "b"]) == "a\N{NARROW NO-BREAK SPACE}; b"


@pytest.mark.usefixtures("pseudo")
def test_what_is_said_follows_the_language_while_its_widget_lives(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    button = said(QPushButton(parent), lambda: tr("Close"))
    title: list[str] = []
    say(title.append, lambda: tr("Keys"), button)
    speak_pseudo()
    assert button.text() == "⟦Close⟧"
    assert title == ["Keys", "⟦Keys⟧"]
    with qtbot.waitSignal(button.destroyed):
        button.deleteLater()
    UI_LANGUAGE.set_language(SOURCE)
    assert title == ["Keys", "⟦Keys⟧"]


def test_nothing_is_kept_alive_by_its_text(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    label = said(QLabel(parent), lambda: tr("Close"))
    gone = weakref.ref(label)
    label.deleteLater()
    del label
    qtbot.waitUntil(lambda: not parent.findChildren(QLabel))
    gc.collect()
    assert gone() is None


@pytest.mark.usefixtures("pseudo")
def test_a_game_continues_in_another_language(window: MainWindow) -> None:
    page = lay_out(window, small("yodd"))
    page.session.play(page.session.position.legal_steps()[-1])
    page.type_turn()
    page.entry.field.setText("Ba")
    before = page.session.record, page.session.position.copy(), page.session.can_undo
    speak_pseudo()
    assert game_page(window) is page
    assert page.entry.field.text() == "Ba"
    assert page.session.record is before[0]
    assert page.session.can_undo == before[2]
    assert page.status.text.startswith("⟦")
    assert page.summary.rules.text() == "⟦Rules⟧"
    assert commands(window)["turn.undo"].title == "⟦Undo⟧"
    assert page.tools.buttons["turn.undo"].text() == "⟦Undo⟧"
    UI_LANGUAGE.set_language(SOURCE)
    assert page.summary.rules.text() == "Rules"
    assert page.tools.buttons["turn.undo"].text() == "Undo"


@pytest.mark.usefixtures("pseudo")
def test_notices_and_errors_are_shown_in_another_language(window: MainWindow) -> None:
    error = GameFileError(TranslatableText("{name} has %Ln values", "", 2, name="KM"), 1, 7)
    window.notices.show_notice(Topic.FILE, lambda: translated(error))
    assert window.notices.texts[Topic.FILE] == "line 1, column 7: KM has 2 values"
    speak_pseudo()
    notice = window.notices.texts[Topic.FILE]
    assert notice == "⟦line ⟧1⟦, column ⟧7⟦: ⟧KM⟦ has ⟧2⟦ values⟧"


def test_a_translatable_text_is_stored_as_text() -> None:
    text = TranslatableText("read in part: {problem}", problem=TranslatableText("it has no moves"))
    again = unpacked(text.packed())
    assert again == text == "read in part: it has no moves"
    assert isinstance(again, TranslatableText)
    assert again.values["problem"] == TranslatableText("it has no moves")
    assert unpacked("plain [text]") == "plain [text]"
    assert unpacked('["{name} stays", {"name": "x"}]') == "x stays"


def test_a_translatable_text_has_a_plural() -> None:
    one, two = [TranslatableText("{name} has %Ln values", "", count, name="SZ") for count in (1, 2)]
    assert two == "SZ has 2 values"
    assert unpacked(two.packed()) == two
    UI_LANGUAGE.set_language(Language("de"))
    assert [translated(text) for text in (one, two)] == ["SZ hat 1 Wert", "SZ hat 2 Werte"]
    again = unpacked(two.packed())
    assert translated(again) == "SZ hat 2 Werte"


def test_an_error_of_the_system_is_a_translatable_text() -> None:
    assert isinstance(error_text(FileNotFoundError(2, "x")), TranslatableText)
    assert error_text(ValueError("x")) == "x"


def test_the_first_preferred_language_with_a_translation() -> None:
    assert preferred_language(["xx-YY", "en-GB"]) == SOURCE
    assert preferred_language(["xx"]) == SOURCE
    assert preferred_language(["xx", "it-CH", "de"]) == Language("it")
    assert preferred_language(["de_AT"]) == Language("de")
    assert chosen("en") == SOURCE
    assert SOURCE in available_languages()


@each_language()
def test_numbers_are_written_as_the_language_does(language: Language, program: Program) -> None:
    UI_LANGUAGE.set_language(language)
    window = program.show_another()
    assert QLocale().name().startswith(language.code)
    assert window.locale().name().startswith(language.code)
    assert tr("%Ln move(s)", "", 1234567).count("1") == 1


@each_language()
def test_parts_of_numbers_are_written_as_the_language_does(language: Language) -> None:
    UI_LANGUAGE.set_language(language)
    point = "." if language.code == "en" else ","
    assert tr("Move {number}: {turn}", number=1.5, turn="c3").count(f"1{point}5") == 1


@each_language()
def test_letters_for_keys_are_unique_in_a_menu(language: Language, window: MainWindow) -> None:
    UI_LANGUAGE.set_language(language)
    menus = window_actions(window).menus
    rows = [[menu.title() for menu in menus]]
    rows += [[action.text() for action in menu.actions()] for menu in menus]
    for texts in rows:
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), [t for t in texts if "&" in t]
