"""Comments: formatted and as text to write, and the question before a link opens."""

from collections.abc import Callable

import pytest
from driving import click
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.panels.comment_panel import (
    MOST_CHARACTERS,
    CommentField,
    CommentText,
    LinkQuestion,
    is_page,
)
from desktop.theme.themes import LIGHT, SHIPPED, UI_THEME
from desktop.widgets.layouts import hbox, vbox
from rules.record.sgf import shown_text


@pytest.fixture
def edits() -> list[bool]:
    """Return how often the comment was to be edited."""
    return []


@pytest.fixture
def text(qtbot: QtBot, edits: list[bool]) -> CommentText:
    return shown_alone(qtbot, CommentText(lambda: edits.append(True)), (300, 120))


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
        UI_THEME.set_theme(theme)
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


def test_clicks_follow_links_and_begin_editing(text: CommentText, edits: list[bool]) -> None:
    chosen = emitted(text.anchorClicked)
    text.show_comment("[a page](http://x.y/z)", "")
    QApplication.processEvents()
    QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 14))
    assert (edits, chosen) == ([], [QUrl("http://x.y/z")])
    assert text.toPlainText() == "a page"
    text.show_comment("some words", "")
    QTest.mouseDClick(text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    assert (len(edits), len(chosen)) == (1, 1)
    assert not text.textCursor().hasSelection()


@pytest.mark.parametrize("make", [lambda: CommentText(str), CommentField])
def test_tab_leads_out_of_the_comment(qtbot: QtBot, make: Callable[[], QWidget]) -> None:
    page, comment, after = QWidget(), make(), QLineEdit()
    vbox(comment, after, on=page)
    shown_alone(qtbot, page)
    comment.setFocus()
    left = emitted(comment.left) if isinstance(comment, CommentField) else [None]
    QTest.keyClick(comment, Key.Key_Tab)
    assert after.hasFocus()
    assert left == [None]


# -- writing a comment: the keys, and that nothing gets lost ---------------------------------------

Key = Qt.Key
NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
Reason = Qt.FocusReason


@pytest.fixture
def field(qtbot: QtBot) -> CommentField:
    made = CommentField()
    qtbot.addWidget(made)
    return made


def test_every_typed_change_is_emitted_but_not_what_is_shown(field: CommentField) -> None:
    written: list[str] = []
    field.textChanged.connect(lambda: written.append(field.text))
    QTest.keyClicks(field, "ab")
    QTest.keyClick(field, Key.Key_Return)
    QTest.keyClick(field, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    field.show_text("words\u00a0here\u2028and there\n")
    assert field.text == "words\u00a0here\nand there\n"
    assert written == ["a", "ab", "ab\n", "ab\n\n"]


def test_the_cursor_stays_where_it_can(field: CommentField) -> None:
    field.show_text("one two three")
    cursor = field.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.NextWord, QTextCursor.MoveMode.KeepAnchor)
    field.setTextCursor(cursor)
    field.show_text("one two three")
    assert field.textCursor().selectedText() == "one "
    cursor.setPosition(7)
    field.setTextCursor(cursor)
    for shown, place in (("one two four five", 7), ("one", 3)):
        field.show_text(shown)
        assert field.textCursor().position() == place
    field.show_text("one and more")
    field.moveCursor(QTextCursor.MoveOperation.End)
    assert field.textCursor().position() == len("one and more")


@pytest.mark.parametrize(("length", "sealed"), [(20_000, False), (20_001, True)])
def test_a_comment_that_is_too_long_is_read_only(
    field: CommentField, length: int, sealed: bool
) -> None:
    field.show_text("x" * length)
    assert field.isReadOnly() is sealed
    assert len(field.text) == 20_000
    field.show_text("x" * 20_000)
    assert not field.isReadOnly()  # although it looks the same


@pytest.mark.parametrize(
    ("key", "held", "ends"),
    [
        (Key.Key_Escape, NONE, True),
        (Key.Key_Return, CONTROL, True),
        (Key.Key_Enter, CONTROL, True),
        (Key.Key_Return, NONE, False),
        (Key.Key_Enter, NONE, False),
        (Key.Key_A, CONTROL, False),
        (Key.Key_F3, NONE, False),
    ],
)
def test_escape_and_control_enter_end_the_editing(
    field: CommentField, key: Qt.Key, held: Qt.KeyboardModifier, ends: bool
) -> None:
    left = emitted(field.left)
    field.show_text("x")
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, key, held)
    asked.ignore()
    QApplication.sendEvent(field, asked)
    if ends or key is Key.Key_F3:  # it accepts some other keys too, as all text fields do
        assert asked.isAccepted() is ends  # then no shortcut of the window takes it
    assert left == []  # not by the override event alone
    QTest.keyClick(field, key, held)
    assert len(left) == int(ends)
    assert (field.text == "\nx") is (key in (Key.Key_Return, Key.Key_Enter) and not ends)


@pytest.mark.parametrize(
    ("reason", "ends"),
    [
        (Reason.MouseFocusReason, True),
        (Reason.TabFocusReason, True),
        (Reason.OtherFocusReason, True),
        (Reason.PopupFocusReason, False),
        (Reason.ActiveWindowFocusReason, False),
    ],
)
def test_leaving_ends_the_editing_but_a_menu_or_another_window_does_not(
    field: CommentField, reason: Qt.FocusReason, ends: bool
) -> None:
    left = emitted(field.left)
    QApplication.sendEvent(field, QFocusEvent(QEvent.Type.FocusOut, reason))
    assert len(left) == int(ends)


def test_the_cursor_goes_with_the_focus(qtbot: QtBot) -> None:
    page, left, other = QWidget(), CommentField(), CommentField()
    hbox(left, other, on=page)
    shown_alone(qtbot, page, (400, 100))
    left.setFocus()
    page.setFocus()
    assert left.viewport().grab().toImage() == other.viewport().grab().toImage()


# -- the question before a link opens --------------------------------------------------------------


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    return shown_alone(qtbot, QWidget())


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    urls: list[str] = []

    def keep(url: QUrl) -> bool:
        urls.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", keep)
    return urls


def ask(page: QWidget, address: str) -> LinkQuestion:
    question = LinkQuestion(QUrl(address), page)
    question.open()
    return question


def test_it_shows_the_address_as_text(page: QWidget) -> None:
    question = ask(page, "https://bänk.example/<b>?x=1")
    assert question.windowTitle() == "Open a link – Oddments"
    assert question.text() == "The comment links to a page on xn--bnk-qla.example."
    assert question.informativeText() == "https://xn--bnk-qla.example/%3Cb%3E?x=1"
    assert question.textFormat() is Qt.TextFormat.PlainText
    texts = [button.text() for button in question.findChildren(QPushButton)]
    assert {"Open in the browser", "Copy the address"} < set(texts)
    assert len(texts) == 3


@pytest.mark.parametrize("length", [300, 301])
def test_a_long_address_is_cut(page: QWidget, opened: list[str], length: int) -> None:
    address = "https://x.example/".ljust(length, "y")
    question = ask(page, address)
    cut = address if length == 300 else address[:300] + "…"
    assert question.informativeText() == cut
    click(question.open_button)
    assert opened == [address]  # all of it


def test_only_the_copy_button_copies_and_enter_and_escape_open_nothing(
    page: QWidget, opened: list[str], qtbot: QtBot
) -> None:
    address = "https://x.example/" + "y" * 400
    QGuiApplication.clipboard().setText("before")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        question = ask(page, address)
        with qtbot.waitSignal(question.destroyed):  # it does not stay behind the page
            QTest.keyClick(question, key)
        assert QGuiApplication.clipboard().text() == "before"
    question = ask(page, address)
    with qtbot.waitSignal(question.destroyed):
        click(question.copy_button)
    assert QGuiApplication.clipboard().text() == address
    assert opened == []


@pytest.mark.parametrize("opens", [True, False])
def test_only_a_failure_to_open_is_reported(
    page: QWidget, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, opens: bool
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: opens)
    QGuiApplication.clipboard().setText("before")
    question = ask(page, "https://x.example/")
    click(question.open_button)
    failures = [box for box in page.findChildren(QMessageBox) if box is not question]
    copied = "before" if opens else "https://x.example/"
    assert QGuiApplication.clipboard().text() == copied
    assert len(failures) == (0 if opens else 1)
    for box in failures:
        assert box.isVisible()
        assert box.windowTitle() == "Open a link – Oddments"
        assert box.text() == "No browser could be opened. The address was copied to the clipboard."
        assert box.textFormat() is Qt.TextFormat.PlainText
        with qtbot.waitSignal(box.destroyed):
            box.close()


@pytest.mark.parametrize(
    ("address", "leads"),
    [
        ("https://x.example/a?b#c", True),
        ("http://x.example", True),
        ("HTTP://x.example", True),
        ("ftp://x.example/", False),
        ("file:///etc/passwd", False),
        ("https:///a", False),
        ("https://me@x.example/", False),
        ("https://[bad", False),
        ("", False),
    ],
)
def test_only_web_pages_can_be_opened(address: str, leads: bool) -> None:
    assert is_page(QUrl(address)) is leads
