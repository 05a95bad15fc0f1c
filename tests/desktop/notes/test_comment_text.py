"""Comments as they are read: whatever they say, they are text."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextBlock, QTextCharFormat
from pytestqt.qtbot import QtBot

from desktop.looks.theme import LIGHT, SHIPPED
from desktop.notes.comment_field import CommentField
from desktop.notes.comment_text import CommentText
from rules.record.simple_text import shown_text


@pytest.fixture
def text(qtbot: QtBot) -> CommentText:
    shown = CommentText(LIGHT)
    qtbot.addWidget(shown)
    shown.resize(300, 120)
    shown.show()
    return shown


def formats(text: CommentText) -> dict[str, QTextCharFormat]:
    """[words that look alike] -> how they look."""
    found: dict[str, QTextCharFormat] = {}
    block: QTextBlock = text.document().begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            found[part.fragment().text()] = part.fragment().charFormat()
            part += 1
        block = block.next()
    return found


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.one_of(
        st.text(st.characters(), max_size=200),
        st.text(st.sampled_from("*_`<>[]()!\\/:.- \n1a\u202e\ufdd0\ufffc\x00&;"), max_size=200),
    )
)
def test_any_comment_can_be_shown(text: CommentText, comment: str) -> None:
    text.show_comment(comment, "nothing")
    text.seek("a")
    assert not any(look.isImageFormat() for look in formats(text).values())
    for look in formats(text).values():
        address = QUrl(look.anchorHref())
        assert not look.isAnchor() or address.scheme() in ("http", "https")


@pytest.mark.parametrize(
    "comment",
    [
        '<img src="file:///etc/passwd"> <b>x</b>',
        "<script>alert(1)</script>",
        "<style>* { color: red }</style>",
        '<a href="http://x.y">z</a>',
        "&lt;b&gt;",
        "![x](file:///dev/zero)",
    ],
)
def test_html_is_text(text: CommentText, comment: str) -> None:
    text.show_comment(comment, "")
    assert text.toPlainText() == comment
    assert text.loadResource(2, QUrl("file:///etc/hostname")) is None


def test_words_look_as_they_are_written(text: CommentText) -> None:
    text.show_comment("**bold** *italic* `code` [page](http://x.y) plain", "")
    looks = formats(text)
    assert looks["bold"].fontWeight() > looks[" plain"].fontWeight()
    assert looks["italic"].fontItalic()
    assert looks["code"].fontFamilies() != looks[" plain"].fontFamilies()
    assert looks["page"].anchorHref() == "http://x.y"
    assert looks["page"].toolTip() == "http://x.y"


def test_lists_and_quotes_are_indented(text: CommentText) -> None:
    text.show_comment("a\n\n- b\n  - c\n\n> d", "")
    margins = []
    block = text.document().begin()
    while block.isValid():
        margins.append(block.blockFormat().leftMargin())
        block = block.next()
    assert margins[0] == 0 < margins[1] < margins[2]
    assert margins[3] == margins[1]
    assert text.toPlainText() == "a\n•\tb\n•\tc\nd"


def test_the_colours_are_those_of_the_theme(text: CommentText) -> None:
    text.show_comment("[page](http://x.y)", "")
    for theme in SHIPPED.values():
        text.set_theme(theme)
        assert formats(text)["page"].foreground().color().name() == theme.hint.lower()


def test_found_words_are_marked_where_they_are(text: CommentText) -> None:
    text.show_comment("Ein *Café* und ein\n- CAFE\n- 🀄 café", "")
    text.seek("cafe")
    marked = [selection.cursor.selectedText() for selection in text.extraSelections()]
    assert marked == ["Café", "CAFE", "café"]
    text.seek("")
    assert text.extraSelections() == []


@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.text(st.characters(codec="utf-8"), max_size=60))
def test_the_field_keeps_what_it_shows(qtbot: QtBot, comment: str) -> None:
    field = CommentField()
    qtbot.addWidget(field)
    field.show_text(comment)
    assert field.text == shown_text(comment).replace("\r", "")


def test_one_begins_to_read_at_the_beginning(text: CommentText) -> None:
    comment = "\n".join(["words that need room " * 3] * 20)
    text.resize(60, 40)
    text.show_comment(f"{comment}\nsought", "")
    text.resize(300, 120)
    bar = text.verticalScrollBar()
    assert bar.value() == 0 < bar.maximum()
    bar.triggerAction(bar.SliderAction.SliderPageStepAdd)
    there = bar.value()
    text.resize(300, 110)
    assert bar.value() == there > 0
    text.seek("sought")
    assert bar.value() > there
    text.show_comment("short", "")
    assert bar.value() == 0
