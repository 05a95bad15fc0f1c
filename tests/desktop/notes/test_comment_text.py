"""Formatted comments: whatever they contain, they are text."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextBlock, QTextCharFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.notes.comment_field import CommentField
from desktop.notes.comment_text import CommentText
from desktop.notes.markdown import MOST_CHARACTERS
from desktop.theme.theme import LIGHT, SHIPPED
from rules.record.simple_text import shown_text


@pytest.fixture
def text(qtbot: QtBot) -> CommentText:
    shown = CommentText(LIGHT)
    qtbot.addWidget(shown)
    shown.resize(300, 120)
    shown.show()
    return shown


@pytest.fixture
def field(qtbot: QtBot) -> CommentField:
    made = CommentField()
    qtbot.addWidget(made)
    return made


def formats(text: CommentText) -> dict[str, QTextCharFormat]:
    """Return [words of one style] -> their style."""
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
    text.highlight("a")
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


def test_each_style_looks_different(text: CommentText) -> None:
    text.show_comment("**bold** *italic* `code` [page](http://x.y/?%s) plain" % ("a" * 100), "")
    assert text.accessibleDescription() == "bold italic code page plain"
    looks = formats(text)
    plain = looks[" plain"]
    assert [word for word, look in looks.items() if look.fontWeight() >= 600] == ["bold"]
    assert [word for word, look in looks.items() if look.fontItalic()] == ["italic"]
    assert [word for word, look in looks.items() if look.fontUnderline()] == ["page"]
    assert [word for word, look in looks.items() if look.isAnchor()] == ["page"]
    assert looks["code"].fontFamilies() != plain.fontFamilies()
    background = looks["code"].background()
    assert background.color().name() == LIGHT.background.lower()
    assert plain.background() != background
    address, tip = looks["page"].anchorHref(), looks["page"].toolTip()
    assert tip.replace("\n", "") == address == "http://x.y/?" + "a" * 100
    assert "\n" in tip  # it is not as wide as the screen


def test_quotes_and_code_have_a_background(text: CommentText) -> None:
    text.show_comment("plain\n\n> quote\n\n```\nco\nde\n```\n\n- item", "")
    forms = [block.blockFormat() for block in blocks(text)]
    grounds = [
        form.background().color().name() if form.hasProperty(form.Property.BackgroundBrush) else ""
        for form in forms
    ]
    ground = LIGHT.background.lower()
    assert grounds == ["", ground, ground, ""]
    assert forms[0].leftMargin() == 0 < forms[1].leftMargin() == forms[3].leftMargin()
    assert text.toPlainText() == "plain\nquote\nco\nde\n•\titem"
    assert len(forms) == 4  # the lines of code are one block


def test_words_stay_highlighted_in_another_comment_and_theme(text: CommentText) -> None:
    text.show_comment("one net", "")
    text.highlight("net")
    for _ in range(2):  # the same comment again keeps the selection
        text.show_comment("a net and a net [page](http://x.y)", "")
        assert len(text.extraSelections()) == 2
        assert text.textCursor().position() == 2  # at the first one
    text.selectAll()
    text.show_comment("a net and a net [page](http://x.y)", "")
    assert text.textCursor().selectedText() == "a net and a net page"
    colours = []
    for theme in SHIPPED.values():
        text.set_theme(theme)
        (mark, _) = text.extraSelections()
        colours.append(mark.format.background().color().name())
        assert formats(text)["page"].foreground().color().name() == theme.hint.lower()
    assert len(set(colours)) > 1
    text.highlight("")
    assert text.textCursor().position() == 0


def test_found_words_are_highlighted(text: CommentText) -> None:
    text.show_comment("Ein *Café* und ein\n- CAFE\n- 🀄 café", "")
    text.highlight("cafe")
    marked = [selection.cursor.selectedText() for selection in text.extraSelections()]
    assert marked == ["Café", "CAFE", "café"]
    text.highlight("")
    assert text.extraSelections() == []


@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.text(st.characters(codec="utf-8"), max_size=60))
def test_the_field_keeps_what_it_shows(field: CommentField, comment: str) -> None:
    field.show_text(comment)
    assert field.text == shown_text(comment).replace("\r", "")


def test_a_comment_is_shown_from_its_beginning(text: CommentText) -> None:
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
    text.highlight("sought")
    assert bar.value() > there
    text.resize(300, 40)
    assert (
        text.viewport().rect().contains(text.cursorRect().center())
    )  # the user is still reading it
    text.show_comment("short", "")
    assert bar.value() == 0


def blocks(text: CommentText) -> list[QTextBlock]:
    document = text.document()
    return [document.findBlockByNumber(number) for number in range(document.blockCount())]


@pytest.mark.parametrize("comment", ["", " \n\t"])
def test_the_placeholder_is_in_a_quiet_style(text: CommentText, comment: str) -> None:
    text.show_comment("words", "")
    text.show_comment(comment, "No comment")
    assert text.toPlainText() == "No comment"
    (look,) = formats(text).values()
    assert look.fontItalic()
    assert look.foreground().color().name() == LIGHT.coordinates.lower()
    assert text.accessibleDescription() == "No comment"
    text.highlight("comment")  # it is not a note
    assert text.extraSelections() == []
    text.show_comment(comment, "Nothing here")
    assert text.toPlainText() == "Nothing here"


@pytest.mark.parametrize("more", [0, 1, 2000])
def test_the_length_of_the_hidden_part_of_a_comment_is_shown(text: CommentText, more: int) -> None:
    text.show_comment("x" * (MOST_CHARACTERS + more), "")
    shown, *note = text.toPlainText().split("\n")
    assert shown == "x" * MOST_CHARACTERS
    count = {0: [], 1: ["… and 1 more character, which is kept but not shown."]}.get(
        more, ["… and 2,000 more characters, which are kept but not shown."]
    )
    assert note == count


def test_items_hang_below_their_marker_and_closer_than_paragraphs(text: CommentText) -> None:
    text.show_comment("first\n\nsecond\n\n1. item\n2. item\n   - inner", "")
    forms = [block.blockFormat() for block in blocks(text)]
    gaps = [form.topMargin() for form in forms]
    assert gaps[0] == 0
    assert gaps[1] > gaps[2] == gaps[3] == gaps[4] > 0
    step = forms[2].leftMargin()
    assert [form.leftMargin() for form in forms] == [0, 0, step, step, 2 * step]
    assert [form.textIndent() for form in forms] == [0, 0, -step, -step, -step]
    assert [[tab.position for tab in form.tabPositions()] for form in forms[1:3]] == [[], [step]]
    line = text.fontMetrics().lineSpacing()
    assert line < step < 3 * line
    assert gaps[1] < line
    # an item is indented from left or right, as its own script runs
    assert all(form.layoutDirection() is Qt.LayoutDirection.LayoutDirectionAuto for form in forms)


def test_the_comment_follows_the_font_size_and_a_long_word_is_broken(text: CommentText) -> None:
    text.show_comment("some words\n\n- item", "")
    before, margin = text.document().size(), blocks(text)[1].blockFormat().leftMargin()
    font = text.font()
    font.setPointSizeF(2 * font.pointSizeF())
    text.setFont(font)
    assert text.document().defaultFont().pointSizeF() == font.pointSizeF()
    assert blocks(text)[1].blockFormat().leftMargin() == 2 * margin
    assert text.document().size().height() > before.height() * 1.5
    text.show_comment("x" * 200, "")
    assert text.horizontalScrollBar().maximum() == 0
    assert text.document().begin().layout().lineCount() > 3


def test_clicks_follow_links_and_begin_editing(text: CommentText) -> None:
    asked, chosen = emitted(text.edit_asked), emitted(text.link_chosen)
    text.show_comment("[a page](http://x.y/z)", "")
    QApplication.processEvents()
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 14))
    assert (asked, chosen) == ([], [QUrl("http://x.y/z")])
    assert text.toPlainText() == "a page"
    text.show_comment("some words", "")
    QTest.mouseDClick(text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    assert (len(asked), len(chosen)) == (1, 1)
    assert not text.textCursor().hasSelection()


def test_tab_leads_out_of_the_comment(qtbot: QtBot) -> None:
    page = QWidget()
    text, after = CommentText(LIGHT), QLineEdit()
    for part in (text, after):
        part.setParent(page)
    shown_alone(qtbot, page)
    text.show_comment("words", "")
    text.setFocus()
    QTest.keyClick(text, Qt.Key.Key_Tab)
    assert after.hasFocus()
