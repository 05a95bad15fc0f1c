"""The current language: its texts, numbers, lists and dates, and which one a user gets."""

import datetime
import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from scenes import PseudoTranslator
from spoken import each_language

from desktop.services import languages
from desktop.services.languages import (
    SOURCE,
    UI_LANGUAGE,
    Language,
    UiLanguage,
    available_languages,
    chosen,
    preferred_language,
    system_language,
    texts_folder,
)
from desktop.services.text import (
    both,
    clauses,
    date_text,
    day_text,
    either,
    first_day,
    isolated,
    listed,
    month_text,
    said,
    say,
    tr,
    tr_noop,
    translated,
)
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from rules.record.sgf import GameFileError
from rules.translatable_text import TranslatableText, error_text, unpacked

MOVE = "Move {number}: {turn}"
DAY = datetime.date(2026, 11, 3)


# -- texts ---------------------------------------------------------------------------------------


def test_values_and_plurals_are_written_as_the_language_writes_them() -> None:
    assert tr(MOVE, number=1234, turn=1234567) == "Move 1,234: 1,234,567"
    assert tr(MOVE, number=True, turn=None) == "Move True: None"
    assert tr(MOVE, number=0.5, turn="{x}") == "Move 0.5: {x}"
    assert tr("%Ln move(s)", "", 1) == "1 move"
    assert tr("%Ln move(s)", "", 1234) == "1,234 moves"
    UI_LANGUAGE.set_language(Language("de"))
    assert "1.234" in tr(MOVE, number=1234, turn="c3")
    assert "0,5" in tr(MOVE, number=0.5, turn="c3")


def test_a_text_without_values_may_have_braces() -> None:
    assert tr("it is not an object in { }") == "it is not an object in { }"


def test_the_same_english_has_other_words_elsewhere() -> None:
    assert tr("Moves", "tab") == "Moves"
    assert tr_noop("Moves", "tab") == "Moves"
    UI_LANGUAGE.set_language(Language("de"))
    assert tr(tr_noop("swap colours", "to do instead"), "to do instead") != "swap colours"
    assert tr_noop("Close") == "Close"


def test_lists_are_joined_as_the_language_does() -> None:
    for join in (both, either, listed, clauses):
        assert join([]) == ""
        assert join(["a"]) == "a"
    assert both(["a", "b"]) == "a and b"
    assert both(["a", "b", "c"]) == "a, b and c"
    assert either(["a", "b"]) == "a or b"
    assert either(["a", "b", "c"]) == "a, b or c"
    assert listed(["a", "b", "c"]) == "a, b, c"
    assert clauses(["a", "b, c"]) == "a; b, c"
    UI_LANGUAGE.set_language(Language("fr"))
    assert clauses(["a", "b"]) == "a\N{NARROW NO-BREAK SPACE}; b"


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


@pytest.mark.parametrize("code", ["xx", ""])
def test_a_language_without_texts_is_english(code: str) -> None:
    UI_LANGUAGE.set_language(Language("de"))
    UI_LANGUAGE.set_language(Language(code))
    assert not UI_LANGUAGE.has_translations
    assert tr("Close") == "Close"


def test_texts_of_the_rules_are_translated_with_all_their_values() -> None:
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


@each_language()
def test_numbers_are_written_as_the_language_does(language: Language) -> None:
    UI_LANGUAGE.set_language(language)
    assert QLocale().name().startswith(language.code)
    assert tr("%Ln move(s)", "", 1234567).count("1") == 1
    point = "." if language.code == "en" else ","
    assert tr(MOVE, number=1.5, turn="c3").count(f"1{point}5") == 1


@pytest.mark.parametrize(
    ("language", "day", "month"),
    [
        ("en", "3 Nov 2026", "Nov 2026"),
        ("de", "3. Nov. 2026", "Nov. 2026"),
        ("fr", "3 nov. 2026", "nov. 2026"),
        ("nl", "3 nov 2026", "nov 2026"),
    ],
)
def test_days_and_months(language: str, day: str, month: str) -> None:
    UI_LANGUAGE.set_language(Language(language))
    assert (day_text(DAY), month_text(DAY)) == (day, month)
    assert (date_text("2026-11-03"), date_text("2026-11")) == (day, month)


@pytest.mark.parametrize(
    "text", ["", "2026", "2026-13", "2026-02-30", "1999-05-01,02", "20261103", "spring"]
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert date_text(text) == text
    assert first_day(text) is None


# -- in the window -------------------------------------------------------------------------------


@pytest.fixture
def speak_pseudo() -> Iterator[Callable[[], None]]:
    yield lambda: UI_LANGUAGE.install_translators([PseudoTranslator()])
    UI_LANGUAGE.set_language(SOURCE)


def test_notices_and_errors_are_shown_in_another_language(
    window: MainWindow, speak_pseudo: Callable[[], None]
) -> None:
    error = GameFileError(TranslatableText("{name} has %Ln values", "", 2, name="KM"), 1, 7)
    window.notices.show_notice(Topic.FILE, lambda: translated(error))
    assert window.notices.texts[Topic.FILE] == "line 1, column 7: KM has 2 values"
    speak_pseudo()
    notice = window.notices.texts[Topic.FILE]
    assert notice == "⟦line ⟧1⟦, column ⟧7⟦: ⟧KM⟦ has ⟧2⟦ values⟧"


def test_a_name_from_right_to_left_does_not_turn_a_sentence_around() -> None:
    UI_LANGUAGE.set_language(SOURCE)
    david = "\u05d3\u05d5\u05d3"
    apart = f"\u2068{david}\u2069"
    sentence = tr("{name} cannot be opened: {why}.", name=Path(david), why="it is a folder")
    assert sentence == f"{apart} cannot be opened: it is a folder."
    assert listed([david, "Ann"]) == f"{apart}, Ann"
    assert isolated(f"\u2067{david}") == f"\u2068\u2067{david}\u2069\u2069"  # left open
    assert isolated("J\u00f6rg") == "J\u00f6rg"


# -- the choice of a language --------------------------------------------------------------------


class System:
    """Replaces the system's settings by those of another language."""

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def uiLanguages(self) -> list[str]:  # noqa: N802
        return list(self.tags)

    def name(self) -> str:
        return self.tags[0].replace("-", "_")


def set_system(monkeypatch: pytest.MonkeyPatch, *tags: str) -> System:
    system = System(*tags)
    monkeypatch.setattr(QLocale, "system", lambda: system)
    return system


def test_all_languages_are_offered_by_their_own_names_english_first() -> None:
    names = [language.name for language in available_languages()]
    assert names == ["English", "Deutsch", "Español", "Français", "Italiano", "Nederlands"]
    assert available_languages()[0] is SOURCE
    assert (texts_folder() / "oddments_de.qm").is_file()


def test_languages_are_those_of_which_there_are_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for code in ("en", "sv", "cs", "da"):
        (tmp_path / f"oddments_{code}.qm").touch()
    (tmp_path / "qtbase_fi.qm").touch()
    (tmp_path / "oddments_fi.ts").touch()
    monkeypatch.setattr(languages, "texts_folder", lambda: tmp_path)
    # Čeština after Dansk, as its letters are compared, and no language twice
    assert [language.code for language in available_languages()] == ["en", "da", "sv", "cs"]
    assert preferred_language(["fi", "da-DK"]) == Language("da")


def test_the_first_available_language_of_the_users_list_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_system(monkeypatch, "pt-BR", "fr_CA", "de")
    assert system_language() == Language("fr")
    assert chosen("it") == Language("it")
    assert chosen("xx") == chosen("") == Language("fr")
    assert chosen("en") == SOURCE
    set_system(monkeypatch, "pt-BR")
    assert system_language() == chosen("xx") == SOURCE
    assert preferred_language(["xx-YY", "en-GB"]) == preferred_language(["xx"]) == SOURCE
    assert preferred_language(["xx", "it-CH", "de"]) == Language("it")
    assert preferred_language(["de_AT"]) == Language("de")


def test_numbers_follow_the_users_country_if_it_has_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    system = set_system(monkeypatch, "de-CH")
    assert Language("de").locale is system  # type: ignore[comparison-overlap]
    assert Language("fr").locale == QLocale("fr")
    assert Language("en").locale == QLocale("en")
