"""Every text of the code is in the translators' files, and every translation is usable."""

import ast
import functools
import re
import string
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLibraryInfo, QTranslator
from spoken import each_language

from desktop.help.pages import KEYS, page_in, read_page
from desktop.pages.lesson import read_lesson
from desktop.services.languages import SOURCE, UI_LANGUAGE, Language
from desktop.views.game_cards import LESSONS
from installer import languages
from rules.games import GAMES

ROOT = languages.ROOT
ENTRIES = [entry for entries in LESSONS.values() for entry in entries]
FUNCTIONS = {"tr", "tr_noop", "TranslatableText"}
# texts of Qt that users see: buttons of its dialogs, and the menu of a text field
QT_TEXTS = (
    ("QPlatformTheme", "Cancel"),
    ("QPlatformTheme", "Open"),
    ("QPlatformTheme", "Close"),
    ("QLineEdit", "&Paste"),
    ("QFileDialog", "Directory:"),
    ("QShortcut", "Home"),
)


class Text(NamedTuple):
    """A text in the code: its source, its comment, and whether it has plurals."""

    source: str
    comment: str
    plural: bool


class Translation(NamedTuple):
    """The translation of a text: a form for each plural, or one."""

    text: Text
    forms: tuple[str, ...]


def texts_of(path: Path) -> Iterator[Text]:
    """Yield the texts that a file passes to ``tr`` and the like, read by Python's own parser."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        if getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP":  # a text of Qt that we replace
            yield Text(ast.literal_eval(node.args[1]), "", plural=False)
        if getattr(node.func, "id", "") not in FUNCTIONS:
            continue
        if not isinstance(node.args[0], ast.Constant):  # a text from a table, marked there
            assert not isinstance(node.args[0], ast.JoinedStr | ast.BinOp), path
            continue
        texts = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
        yield Text(str(texts[0]), str(texts[1]) if texts[1:] else "", len(node.args) == 3)


@functools.cache
def in_code() -> set[Text]:
    files = {*(ROOT / "desktop").rglob("*.py"), *(ROOT / "rules").rglob("*.py")}
    return {text for path in files for text in texts_of(path)}


def translations(language: Language) -> list[Translation]:
    """Return the finished translations; another test looks for what is missing."""
    file = languages.FOLDER / f"oddments_{language.code}.ts"
    found = []
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.findall("numerusform")]
        text = Text(
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        translated = tuple(forms) or (translation.text or "",)
        if all(translated):
            found.append(Translation(text, translated))
    return found


def gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_lupdate_finds_every_text_of_the_code(tmp_path: Path) -> None:
    file = tmp_path / "oddments_xx.ts"
    languages.update([file])
    found = {
        Text(m.findtext("source", ""), m.findtext("comment", ""), m.get("numerus") == "yes")
        for m in ElementTree.parse(file).iter("message")
    }
    assert found == in_code()


def test_texts_with_a_number_are_those_with_plurals() -> None:
    for text in in_code():
        if not text.plural:
            assert not re.search("%L?n", text.source), text
            assert not re.search(r"\{count\} [a-z]", text.source), f"{text}: one, or more?"
        assert "%n" not in text.source, f"{text}: %Ln writes it as the language does"


def test_the_translators_files_are_up_to_date() -> None:
    assert languages.stale(languages.texts_files()) == [], "installer/translate"


@pytest.mark.long  # English is enough on a branch
@each_language()
def test_every_text_is_translated(language: Language) -> None:
    missing = languages.missing_of(languages.FOLDER / f"oddments_{language.code}.ts")
    if missing:
        pytest.fail(missing, pytrace=False)


# "Clear" was taken for "Delete", and the score of Wythe cannot be raised at will
@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("de", "Leisten"),
        ("es", "<source>Clear</source>"),
        ("fr", "Disques à personne"),
        ("it", "cattura quanti dischi racchiusi vuole"),
        ("it", "<translation>tocca</translation>"),
        ("nl", "<source>Raise your own score.</source>"),
    ],
)
def test_misleading_texts_do_not_come_back(code: str, text: str) -> None:
    assert text not in (languages.FOLDER / f"oddments_{code}.ts").read_text("utf-8")


@each_language()
def test_placeholders_are_those_of_the_source(language: Language) -> None:
    for text, forms in translations(language):
        for form in forms:
            assert gaps(form) == gaps(text.source), (text.source, form)
            if "%Ln" not in text.source:
                assert "%" not in form.replace("%", "", text.source.count("%")), form
        if "%Ln" in text.source:  # "one stone" may do without
            assert all("%Ln" in form for form in forms[1:]), (text.source, forms)


@each_language()
def test_letters_for_keys_stand_where_the_source_has_them(language: Language) -> None:
    for text, forms in translations(language):
        for form in forms:
            assert form.count("&") == text.source.count("&"), (text.source, form)
            if "&" in form:
                assert form[form.index("&") + 1].isalnum(), form


@each_language()
def test_ends_of_texts_are_those_of_the_source(language: Language) -> None:
    for text, forms in translations(language):
        for form in forms:
            for end in (0, -1):
                assert form[end].isspace() == text.source[end].isspace(), (text.source, form)
            for end_sign in (".", "…", "?", "!"):
                assert form.endswith(end_sign) == text.source.endswith(end_sign), form


@each_language(source=False)
def test_qt_has_its_own_texts_in_it(language: Language) -> None:
    texts = QTranslator()
    path = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    assert texts.load(f"qtbase_{language.code}", path)
    for context, source in QT_TEXTS:
        assert texts.translate(context, source), source


def check_page(page: Path) -> None:
    if not page.is_file():
        pytest.fail(f"{page.relative_to(ROOT)} is missing", pytrace=False)


# -- the help ------------------------------------------------------------------------------------


@pytest.mark.long  # English is enough on a branch
@each_language(source=False)
def test_pages_of_the_help_are_there_and_whole(language: Language) -> None:
    for key in KEYS:
        folder = ROOT / "resources" / "games" / key if key in GAMES else ROOT / "resources"
        check_page(folder / "help" / language.code / f"{key}.md")
        page, source = page_in(key, language), page_in(key, SOURCE)
        assert [section.id for section in page.sections] == [s.id for s in source.sections], key
        patterns = (r"\]\((<[^>]*>|[^)]*)\)", r"^\|", r"^[-*] ", r"^\d+\. (?:`.*?`)?", r"^> \*\*")
        for pattern in patterns:
            texts = (page.markdown.replace(f"/{language.code}/", "/en/"), source.markdown)
            found = [re.findall(pattern, text, re.MULTILINE) for text in texts]
            assert sorted(found[0]) == sorted(found[1]), (key, pattern)
        for section, english in zip(page.sections, source.sections, strict=True):
            if english.text.strip():
                assert section.text.strip() not in ("", english.text.strip()), (key, section.title)


@pytest.mark.long  # English is enough on a branch
@each_language(source=False)
def test_lessons_are_there_and_whole(language: Language) -> None:
    UI_LANGUAGE.set_language(language)
    for entry in ENTRIES:
        folder, key = ROOT / "resources" / "games" / entry.game / "lessons", entry.key
        check_page(folder / language.code / f"{key}.md")
        played = (folder / f"{key}.json").read_text("utf-8")
        said, english = [
            (folder / code / f"{key}.md").read_text("utf-8")
            for code in (language.code, SOURCE.code)
        ]
        title = read_lesson(GAMES[entry.game], played, said).title
        assert title == (entry.title if entry.name else GAMES[entry.game].title), (
            key,
            "as in the menu",
        )
        page, source = read_page(key, said), read_page(key, english)
        for section, original in zip(page.sections, source.sections, strict=True):
            assert section.id == original.id, key
            assert gaps(section.text) == gaps(original.text), (key, section.id)
            assert section.text != original.text or not original.text.strip(), (key, section.id)


def test_a_page_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = tmp_path / "resources" / "help" / "en"
    english.mkdir(parents=True)
    (english / "yodd.md").write_text("# Yodd\n", "utf-8")
    monkeypatch.setattr(languages, "ROOT", tmp_path)
    texts = tmp_path / "oddments_pt.ts"
    texts.write_text('<TS version="2.1" language="pt"></TS>', "utf-8")
    with pytest.raises(
        languages.LanguageError, match=r"missing in oddments_pt\.ts: resources/help/pt/yodd\.md"
    ):
        languages.compile_texts([texts], whole=True)
