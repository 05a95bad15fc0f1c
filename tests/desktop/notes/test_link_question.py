"""The question before a link in a comment opens."""

from __future__ import annotations

import pytest
from driving import click
from lone_widgets import shown_alone
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.notes.link_question import LinkQuestion, is_page


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    shown_alone(qtbot, widget)
    return widget


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
